// The options of a game as fields, made from what the game says of itself. An option with cards to list shows them.
import { useState } from "preact/hooks";
import { facesOf } from "../../games";
import type { GameInfo, OptionSpec } from "../../net/api";
import { FacePicture, frameOf } from "../../parts/Card";
import { Icon } from "../../parts/Icon";
import { openCloseUp } from "../../parts/looking";
import { useTexts } from "../../text/texts";
import { CardPicker } from "./CardPicker";
import { choicesFor, contentsOf, needed, neededBySaga, ofSeats, toggled, type Value, type Values } from "./form";

export interface OptionFieldsProps {
  game: GameInfo;
  values: Values;
  seats: number;
  /** The name of the saga that begins; "" for a game of its own. */
  saga: string;
  onChange: (values: Values) => void;
}

/** A choice of few words is shown whole; of many words the first ones and a way to all. */
const SHOWN = 5;

export function OptionFields({ game, values, seats, saga, onChange }: OptionFieldsProps) {
  const texts = useTexts(game.id);
  const bySeats = needed(game, seats);
  const bySaga = neededBySaga(game, saga);
  const set = (id: string, value: Value) => onChange({ ...values, [id]: value });
  const main = game.options.filter((spec) => (spec.listed?.length ?? 0) > 0);
  // What cards are drawn from matters where none are named.
  const open = main.some((spec) => contentsOf(spec, values[spec.id]).length === 0);
  const beside = open ? game.options.filter((spec) => spec.kind === "many" && !ofSeats(spec)) : [];
  const rest = game.options.filter((spec) => !main.includes(spec) && !beside.includes(spec));
  const field = (spec: OptionSpec) => (
    <OptionField
      key={spec.id}
      game={game}
      spec={spec}
      value={bySaga[spec.id] ?? bySeats[spec.id] ?? values[spec.id]}
      seats={seats}
      forced={spec.id in bySaga ? "new-forced-saga" : spec.id in bySeats ? "new-forced" : ""}
      onChange={(value) => set(spec.id, value)}
    />
  );
  return (
    <>
      {main.map(field)}
      {beside.map(field)}
      {rest.length > 0 && (
        <details class="lay-more">
          <summary>{texts.text("new-more")}</summary>
          <div class="lay-rest">{rest.map(field)}</div>
        </details>
      )}
    </>
  );
}

interface FieldProps {
  game: GameInfo;
  spec: OptionSpec;
  value: Value | undefined;
  seats: number;
  /** The text that says what decides it: the number of players, or a saga. */
  forced: string;
  onChange: (value: Value) => void;
}

function OptionField({ game, spec, value, seats, forced, onChange }: FieldProps) {
  const texts = useTexts(game.id);
  const label = texts.or(spec.label, spec.id);
  const help = texts.or(spec.label, "", {}, "help");
  if (spec.kind === "flag") {
    return (
      <label class="tickbox" data-part="tick-box">
        <input
          type="checkbox"
          checked={value === true}
          disabled={forced !== ""}
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
  if (spec.kind === "many") {
    const chosen = Array.isArray(value) ? value : [];
    return (
      <fieldset class="fld">
        <legend>{label}</legend>
        <div class="chips">
          {choicesFor(spec, seats).map((choice) => (
            <Chip
              key={choice}
              on={chosen.includes(choice)}
              label={texts.or(`${spec.label}-${choice}`, choice)}
              help={texts.or(`${spec.label}-${choice}`, "", {}, "help")}
              onClick={() => onChange(toggled(chosen, choice))}
            />
          ))}
        </div>
        {help && <small>{help}</small>}
      </fieldset>
    );
  }
  if (spec.kind === "text") {
    return (
      <label class="fld">
        <span>{label}</span>
        <textarea
          class="inp"
          rows={3}
          spellcheck={false}
          autocomplete="off"
          value={typeof value === "string" ? value : ""}
          onInput={(event) => onChange(event.currentTarget.value.trim())}
        />
        {help && <small>{help}</small>}
      </label>
    );
  }
  return <ChoiceField game={game} spec={spec} value={value} label={label} onChange={onChange} />;
}

function ChoiceField({ game, spec, value, label, onChange }: Omit<FieldProps, "seats" | "forced"> & { label: string }) {
  const texts = useTexts(game.id);
  const [picking, setPicking] = useState(false);
  const listed = (spec.listed?.length ?? 0) > 0;
  const many = listed || spec.choices.length > 8;
  const named = (choice: string) => texts.or(`${spec.label}-${choice}`, choice);
  // The first ones, those that leave it to chance or to all, and the one that is chosen.
  const open = listed ? spec.choices.filter((choice) => !spec.contents?.[choice]) : [];
  const first = spec.choices.filter((choice) => !open.includes(choice)).slice(0, Math.max(1, SHOWN - open.length));
  const own = Array.isArray(value);
  const shown = many
    ? [...new Set([...first, ...(own || open.includes(value as string) ? [] : [value as string]), ...open])]
    : spec.choices;
  const help = own
    ? texts.text("new-picked", { n: value.length, of: value.length })
    : texts.or(`${spec.label}-${String(value)}`, "", {}, "help");
  return (
    <fieldset class="fld">
      <legend>{label}</legend>
      <div class="chips">
        {shown.slice(0, many ? SHOWN + 1 : undefined).map((choice) => (
          <Chip
            key={choice}
            on={value === choice}
            label={named(choice)}
            help={texts.or(`${spec.label}-${choice}`, "", {}, "help")}
            icon={choice === "random" ? "lucide:dices" : choice === "draft" ? "lucide:hand" : undefined}
            onClick={() => onChange(choice)}
          />
        ))}
        {own && (
          <Chip
            on
            label={texts.or(`${spec.label}-own`, texts.text("new-choice-own"))}
            help=""
            onClick={() => setPicking(true)}
          />
        )}
        {many && (
          <button type="button" class="chip all" aria-haspopup="dialog" onClick={() => setPicking(true)}>
            {texts.text("new-choice-more")}
          </button>
        )}
      </div>
      <CardStrip game={game.id} cards={contentsOf(spec, value)} />
      {help && <small>{help}</small>}
      {picking && (
        <CardPicker game={game} spec={spec} value={value} onChange={onChange} onClose={() => setPicking(false)} />
      )}
    </fieldset>
  );
}

interface ChipProps {
  on: boolean;
  label: string;
  help: string;
  icon?: string | undefined;
  onClick: () => void;
}

export const Chip = ({ on, label, help, icon, onClick }: ChipProps) => (
  <button type="button" class={`chip ${on ? "on" : ""}`} aria-pressed={on} title={help || undefined} onClick={onClick}>
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
              aria-label={texts.card(face)}
              data-named={face}
              data-game={game}
              onClick={() => openCloseUp({ game, face })}
            >
              <FacePicture face={face} game={game} />
              {cost !== undefined && cost !== null && <b aria-hidden="true">{cost}</b>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
