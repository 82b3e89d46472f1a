// The setup of a game as fields, made from what the game says of itself. An item with cards to list shows them.
import { useState } from "preact/hooks";
import { facesOf } from "../../games";
import type { GameInfo, SetupItem } from "../../net/api";
import { FacePicture, frameOf } from "../../parts/Card";
import { Icon } from "../../parts/Icon";
import { openCloseUp } from "../../parts/looking";
import { useTexts } from "../../text/texts";
import { CardPicker } from "./CardPicker";
import {
  choicesFor,
  contentsOf,
  fits,
  mostOf,
  needed,
  neededBySaga,
  ofSeats,
  picked,
  switchedOff,
  type Value,
  type Values,
  withValue,
} from "./form";
import { SaveTools } from "./SavedSetups";
import { WorldField } from "./WorldField";

interface SetupFieldsProps {
  game: GameInfo;
  values: Values;
  seats: number;
  /** The name of the saga that begins; "" for a game of its own. */
  saga: string;
  onChange: (values: Values) => void;
}

/** A choice of few words is shown whole; of many words the first ones and a way to all. */
const SHOWN = 5;

export function SetupFields({ game, values, seats, saga, onChange }: SetupFieldsProps) {
  const texts = useTexts(game.id);
  const bySeats = needed(game, seats);
  const bySaga = neededBySaga(game, saga);
  const off = switchedOff(game, values, seats, saga);
  const set = (id: string, value: Value) => onChange(withValue(game.setup, values, id, value));
  const main = game.setup.filter((item) => (item.listed?.length ?? 0) > 0);
  // What cards are drawn from matters where none are named.
  const open = main.some((item) => contentsOf(item, values[item.id]).length === 0);
  const beside = open ? game.setup.filter((item) => item.kind === "many" && !ofSeats(item)) : [];
  const worlds = game.setup.filter((item) => item.kind === "text");
  const rest = game.setup.filter((item) => ![...main, ...beside, ...worlds].includes(item));
  const field = (item: SetupItem) => (
    <SetupField
      key={item.id}
      game={game}
      item={item}
      value={item.id in off ? (item.default as Value) : (bySaga[item.id] ?? bySeats[item.id] ?? values[item.id])}
      seats={seats}
      forced={item.id in bySaga ? "new-forced-saga" : item.id in bySeats ? "new-forced" : ""}
      off={off[item.id] ?? ""}
      onChange={(value) => set(item.id, value)}
    />
  );
  return (
    <>
      {main.map(field)}
      {beside.map(field)}
      {worlds.map(field)}
      {rest.length > 0 && (
        <details class="new-table-more">
          <summary class="sub">{texts.text("new-more")}</summary>
          <div class="new-table-rest col">{rest.map(field)}</div>
        </details>
      )}
    </>
  );
}

interface FieldProps {
  game: GameInfo;
  item: SetupItem;
  value: Value | undefined;
  seats: number;
  /** The text that says what decides it: the number of players, or a saga. */
  forced: string;
  /** The text that says what else it does not go with; "" where it can be chosen. */
  off: string;
  onChange: (value: Value) => void;
}

function SetupField({ game, item, value, seats, forced, off, onChange }: FieldProps) {
  const texts = useTexts(game.id);
  const label = texts.or(item.label, item.id);
  const help = off ? texts.text(off) : texts.or(item.label, "", {}, "help");
  if (off && item.kind !== "flag") {
    return (
      <fieldset class="fld" data-part="switched-off" disabled>
        <legend>{label}</legend>
        <small>{help}</small>
      </fieldset>
    );
  }
  if (item.kind === "flag") {
    return (
      <label class="tickbox" data-part="tick-box">
        <input
          type="checkbox"
          checked={value === true}
          disabled={forced !== "" || off !== ""}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>
          <b>{label}</b>
          {forced && <em> {texts.text(forced)}</em>}
          {help && <small>{help}</small>}
        </span>
      </label>
    );
  }
  if (item.kind === "many") {
    const chosen = Array.isArray(value) ? value : [];
    const full = chosen.length >= mostOf(item, seats);
    return (
      <fieldset class="fld">
        <legend>{label}</legend>
        <div class="presets">
          {choicesFor(item, seats).map((choice) => (
            <Chip
              key={choice}
              on={chosen.includes(choice)}
              label={texts.or(`${item.label}-${choice}`, choice)}
              help={texts.or(`${item.label}-${choice}`, "", {}, "help")}
              disabled={full && !chosen.includes(choice)}
              onClick={() => onChange(picked(item, chosen, choice, seats))}
            />
          ))}
        </div>
        {help && <small>{help}</small>}
      </fieldset>
    );
  }
  if (item.kind === "text") {
    return (
      <WorldField
        game={game.id}
        item={item}
        value={typeof value === "string" ? value : ""}
        seats={seats}
        help={help}
        onChange={onChange}
      />
    );
  }
  return <ChoiceField {...{ game, item, value, label, seats, onChange }} />;
}

function ChoiceField({
  game,
  item,
  value: chosen,
  label,
  seats,
  onChange,
}: Omit<FieldProps, "forced" | "off"> & { label: string }) {
  const texts = useTexts(game.id);
  const [picking, setPicking] = useState<"" | "cards" | "lot">("");
  const listed = (item.listed?.length ?? 0) > 0;
  const many = listed || item.choices.length > 8;
  const named = (choice: string) => texts.or(`${item.label}-${choice}`, choice);
  // A choice for another number of players gives way to the usual one.
  const value = typeof chosen === "string" && !fits(item, chosen, seats) ? (item.default as Value) : chosen;
  const unfit = (choice: string) =>
    fits(item, choice, seats) ? "" : texts.text("new-choice-seats", { seats: item.fits![choice]![0]! });
  const whyNot = item.choices.map((choice) => unfit(choice) && `${named(choice)}: ${unfit(choice)}`).filter(Boolean);
  // The first ones, those that leave it to chance or to all, and the one that is chosen.
  const open = listed ? item.choices.filter((choice) => !item.contents?.[choice]) : [];
  const first = item.choices.filter((choice) => !open.includes(choice)).slice(0, Math.max(1, SHOWN - open.length));
  const own = Array.isArray(value);
  const shown = many
    ? [...new Set([...first, ...(own || open.includes(value as string) ? [] : [value as string]), ...open])]
    : item.choices;
  const cards = contentsOf(item, value).filter((word) => facesOf(game.id).has(word));
  const about = own
    ? cards.length
      ? texts.text("new-picked", { n: value.length, of: value.length })
      : texts.listed(value.map(named))
    : texts.or(`${item.label}-${String(value)}`, "", {}, "help");
  const help = [about, ...whyNot].filter(Boolean).join(" ");
  return (
    <fieldset class="fld">
      <legend>{label}</legend>
      <div class="presets">
        {shown.slice(0, many ? SHOWN + 1 : undefined).map((choice) => (
          <Chip
            key={choice}
            on={value === choice}
            label={named(choice)}
            help={texts.or(`${item.label}-${choice}`, "", {}, "help")}
            disabled={unfit(choice) !== ""}
            icon={choice === "random" ? "lucide:dices" : choice === "draft" ? "lucide:hand" : undefined}
            onClick={() => onChange(choice)}
          />
        ))}
        {own && (
          <Chip
            on
            label={texts.or(`${item.label}-own`, texts.text("new-choice-own"))}
            help=""
            onClick={() => setPicking("cards")}
          />
        )}
        {many && (
          <button type="button" class="btn ghost preset all" aria-haspopup="dialog" onClick={() => setPicking("cards")}>
            {texts.text("new-choice-more")}
          </button>
        )}
        {game.draws?.[item.id] && (
          <button type="button" class="btn ghost preset all" aria-haspopup="dialog" onClick={() => setPicking("lot")}>
            {texts.text("new-lot-open")}
          </button>
        )}
      </div>
      <CardStrip game={game.id} cards={cards} />
      {cards.length > 0 && (
        <SaveTools
          game={game.id}
          setup={{ [item.id]: contentsOf(item, value) }}
          named={own ? "" : named(String(value))}
        />
      )}
      {help && <small>{help}</small>}
      {picking && (
        <CardPicker
          game={game}
          item={item}
          value={value}
          onChange={onChange}
          onClose={() => setPicking("")}
          lot={picking === "lot"}
        />
      )}
    </fieldset>
  );
}

interface ChipProps {
  on: boolean;
  label: string;
  help: string;
  icon?: string | undefined;
  disabled?: boolean;
  onClick: () => void;
}

export const Chip = ({ on, label, help, icon, disabled = false, onClick }: ChipProps) => (
  <button
    type="button"
    class={`btn ghost preset ${on ? "on" : ""}`}
    aria-pressed={on}
    data-tip={help || undefined}
    disabled={disabled}
    onClick={onClick}
  >
    {on ? <Icon name="lucide:check" /> : icon && <Icon name={icon} />}
    {label}
  </button>
);

/** Cards very small, in a row; large under the pointer and the focus, in a sheet on a click. */
export function CardStrip({ game, cards }: { game: string; cards: readonly string[] }) {
  const texts = useTexts(game);
  const facts = facesOf(game);
  if (cards.length === 0) return null;
  return (
    <ul class="tens">
      {cards.map((face) => {
        const frame = frameOf(game, face);
        const cost = facts.get(face)?.cost;
        return (
          <li key={face}>
            <button
              type="button"
              class={`ten ${frame.class}`}
              style={frame.style}
              data-room={frame.room}
              aria-label={texts.card(face)}
              data-named={face}
              data-game={game}
              onClick={() => openCloseUp({ game, face })}
            >
              <FacePicture face={face} game={game} />
            </button>
            {cost !== undefined && cost !== null && <b aria-hidden="true">{cost}</b>}
          </li>
        );
      })}
    </ul>
  );
}
