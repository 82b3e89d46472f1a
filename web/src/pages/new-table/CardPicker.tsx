// All choices of an option that stands for cards, each with its cards; and one's own choice by clicking cards.
import { useState } from "preact/hooks";
import { facesOf } from "../../games";
import type { GameInfo, SetupItem } from "../../net/api";
import { Card } from "../../parts/Card";
import { Dialog } from "../../parts/Dialog";
import { Icon } from "../../parts/Icon";
import { Pills } from "../../parts/Pills";
import { Rove } from "../../parts/Rove";
import { useTexts } from "../../text/texts";
import { holds, wordsOf } from "../rules/search";
import { ByLot } from "./ByLot";
import { contentsOf, listLength, toggled, type Value } from "./form";
import { SavedLists } from "./SavedSetups";
import { CardStrip } from "./SetupFields";
import "./CardPicker.css";

interface CardPickerProps {
  game: GameInfo;
  item: SetupItem;
  value: Value | undefined;
  onChange: (value: Value) => void;
  onClose: () => void;
  /** Begins with cards by lot. */
  lot?: boolean;
}

export function CardPicker({ game, item, value, onChange, onClose, lot = false }: CardPickerProps) {
  const texts = useTexts(game.id);
  const [mode, setMode] = useState(lot ? "lot" : Array.isArray(value) ? "own" : "all");
  const wishes = game.draws?.[item.id];
  const label = texts.or(item.label, item.id);
  const length = listLength(item);
  const take = (chosen: Value) => {
    onChange(chosen);
    onClose();
  };
  return (
    <Dialog title={texts.text("new-picker", { option: label })} onClose={onClose} class="wide picker">
      {length > 0 && (
        <Pills
          legend={label}
          value={mode}
          of={[
            { value: "all", label: texts.text("cards-all") },
            { value: "own", label: texts.text("new-choice-own") },
            ...(wishes ? [{ value: "lot", label: texts.text("new-lot") }] : []),
            { value: "saved", label: texts.text("new-saved") },
          ]}
          set={setMode}
        />
      )}
      {mode === "own" && (
        <OwnCards game={game} item={item} start={contentsOf(item, value)} length={length} onTake={take} />
      )}
      {mode === "lot" && wishes && <ByLot game={game} item={item} wishes={wishes} onTake={take} />}
      {mode === "saved" && <SavedLists game={game} item={item} onTake={take} />}
      {mode === "all" && (
        <ul class="card-sets">
          {item.choices.map((choice) => (
            <li key={choice} class="col">
              <div class="set-head ends">
                <h3>{texts.or(`${item.label}-${choice}`, choice)}</h3>
                <button
                  type="button"
                  class={`btn ${value === choice ? "on" : ""}`}
                  aria-pressed={value === choice}
                  aria-label={`${texts.text("new-take")}: ${texts.or(`${item.label}-${choice}`, choice)}`}
                  onClick={() => take(choice)}
                >
                  {value === choice && <Icon name="lucide:check" />}
                  {texts.text("new-take")}
                </button>
              </div>
              <p class="sub">{texts.or(`${item.label}-${choice}`, "", {}, "help")}</p>
              <CardStrip game={game.id} cards={item.contents?.[choice] ?? []} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface OwnProps {
  game: GameInfo;
  item: SetupItem;
  start: string[];
  length: number;
  onTake: (value: string[]) => void;
}

function OwnCards({ game, item, start, length, onTake }: OwnProps) {
  const texts = useTexts(game.id);
  const [chosen, setChosen] = useState<string[]>(start);
  const [find, setFind] = useState("");
  const facts = facesOf(game.id);
  const words = wordsOf(find);
  const cards = [...(item.listed ?? [])]
    .filter((face) => holds(texts.card(face), words))
    .sort(
      (a, b) =>
        (facts.get(a)?.cost ?? 0) - (facts.get(b)?.cost ?? 0) || texts.card(a).localeCompare(texts.card(b), texts.lang),
    );
  const full = chosen.length === length;
  return (
    <div class="own-choice col">
      <div class="own-head wrap">
        <p class="own-count" role="status">
          {texts.text("new-picked", { n: chosen.length, of: length })}
        </p>
        <input
          class="inp"
          type="search"
          value={find}
          placeholder={texts.text("new-find-card")}
          aria-label={texts.text("new-find-card")}
          onInput={(event) => setFind(event.currentTarget.value)}
        />
        <button type="button" class="btn ghost" disabled={chosen.length === 0} onClick={() => setChosen([])}>
          {texts.text("new-picked-clear")}
        </button>
        <button type="button" class={`btn go ${full ? "" : "main"}`} disabled={!full} onClick={() => onTake(chosen)}>
          <Icon name="lucide:check" />
          {texts.text("new-picked-done", { of: length })}
        </button>
      </div>
      <CardStrip game={game.id} cards={chosen} />
      <Rove class="own-cards" label={texts.or(item.label, item.id)}>
        {cards.map((face) => {
          const on = chosen.includes(face);
          return (
            <Card
              key={face}
              face={face}
              class={on ? "chosen" : full ? "not-now" : ""}
              suffix={on ? texts.text("web-chosen") : ""}
              onClick={() => setChosen(toggled(chosen, face, length))}
            >
              {on && (
                <span class="tick">
                  <Icon name="lucide:check" />
                </span>
              )}
            </Card>
          );
        })}
      </Rove>
    </div>
  );
}
