// Lists of cards under a name of one's own: saved in this browser, and sent to others as a link.
import { useState } from "preact/hooks";
import type { GameInfo, SetupItem } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { toast } from "../../parts/toast";
import { useTexts } from "../../text/texts";
import { copy } from "../Shell";
import { addressOf } from "./form";
import { removeList, savedLists, saveList } from "./lists";
import { CardStrip } from "./SetupFields";

interface ToolsProps {
  game: string;
  item: string;
  words: readonly string[];
  /** The name it is offered under. */
  named: string;
}

/** Saves the chosen cards, or copies a link to them. */
export function ListTools({ game, item, words, named }: ToolsProps) {
  const texts = useTexts(game);
  const [name, setName] = useState<string | null>(null);
  const share = async () => {
    const link = location.origin + addressOf(game, item, words);
    toast((await copy(link)) ? texts.text("new-saved-shared") : link);
  };
  const save = () => {
    const called = (name ?? "").trim();
    if (!called) return;
    if (saveList(game, item, { name: called, words: [...words] })) toast(texts.text("new-saved-done"));
    setName(null);
  };
  return (
    <div class="presets" data-part="list-tools">
      {name === null ? (
        <>
          <button type="button" class="btn ghost preset" onClick={() => setName(named)}>
            <Icon name="lucide:bookmark" />
            {texts.text("new-saved-save")}
          </button>
          <button type="button" class="btn ghost preset" onClick={share}>
            <Icon name="lucide:link" />
            {texts.text("new-saved-share")}
          </button>
        </>
      ) : (
        <>
          <input
            class="inp"
            maxLength={40}
            autofocus
            value={name}
            aria-label={texts.text("new-saved-name")}
            placeholder={texts.text("new-saved-name")}
            onInput={(event) => setName(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // The sheet around it would be sent.
              event.preventDefault();
              save();
            }}
          />
          <button type="button" class="btn preset" disabled={!name.trim()} onClick={save}>
            <Icon name="lucide:check" />
            {texts.text("new-saved-save")}
          </button>
        </>
      )}
    </div>
  );
}

export interface SavedListsProps {
  game: GameInfo;
  item: SetupItem;
  onTake: (words: string[]) => void;
}

export function SavedLists({ game, item, onTake }: SavedListsProps) {
  const texts = useTexts(game.id);
  const [lists, setLists] = useState(() => savedLists(game.id, item.id));
  // A card may have left the game since.
  const whole = lists.filter(({ words }) => words.every((word) => item.listed?.includes(word)));
  if (whole.length === 0) return <p class="sub prose">{texts.text("new-saved-none")}</p>;
  return (
    <ul class="card-sets" data-part="saved-lists">
      {whole.map(({ name, words }) => (
        <li key={name} class="col">
          <div class="set-head ends">
            <h3>{name}</h3>
            <span class="pair">
              <button
                type="button"
                class="btn"
                aria-label={`${texts.text("new-take")}: ${name}`}
                onClick={() => onTake(words)}
              >
                {texts.text("new-take")}
              </button>
              <button
                type="button"
                class="bare"
                aria-label={texts.text("new-saved-remove", { name })}
                onClick={() => {
                  removeList(game.id, item.id, name);
                  setLists(savedLists(game.id, item.id));
                }}
              >
                <Icon name="lucide:trash-2" />
              </button>
            </span>
          </div>
          <CardStrip game={game.id} cards={words} />
        </li>
      ))}
    </ul>
  );
}
