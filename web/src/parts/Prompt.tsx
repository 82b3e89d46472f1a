// The question: one sentence, a line of help, the options that are words as buttons, the full list. Always in the same
// place, directly above the player's own area. Without a question it says who is being waited for.
import type { ComponentChildren } from "preact";
import { touch } from "../app/settings";
import { facesOf, lookOf } from "../games";
import { ceiling, picked, single } from "../table/choose";
import { useTable } from "../table/store";
import { TimeLeft } from "../table/TimeLeft";
import { Waiting } from "../table/Waiting";
import { useTexts } from "../text/texts";
import type { Choice, Question } from "../wire";
import { FacePicture, frameOf } from "./Card";
import { CoachLetter } from "./CoachLetter";
import { Dialog } from "./Dialog";
import { meaningOf } from "./explaining";
import { Icon } from "./Icon";
import { Key } from "./Key";
import { OptionList } from "./OptionList";
import { OptionRow } from "./OptionRow";
import { RuleLink } from "./RuleNote";
import { Words } from "./Words";
import "./Prompt.css";

interface PromptProps {
  /** The card or phase that asks, where the game knows it. */
  face?: string | undefined;
  title?: ComponentChildren;
  /** A line of help below the sentence; what is picked is said by itself. */
  help?: ComponentChildren;
  /** Which options stand as buttons; by default those that no thing on the table stands for. */
  buttons?: (ask: Question) => Choice[];
  /** An option as signs instead of words; the words stay its name. */
  draw?: (option: Choice) => ComponentChildren;
  /** How many of them; the others are in the list. */
  most?: number;
  /** The options as the game arranges them, instead of a row of buttons; the list of all stays. */
  body?: ComponentChildren;
  /** What the button says that answers with all picks. */
  confirm?: string;
  /** What stands before the button of the list. */
  beside?: ComponentChildren;
  /** The options in a row of their own, with counts on the buttons, and after them what is not possible. */
  row?: boolean;
}

const MOST_BUTTONS = 6;

/** An answer with more characters than this needs a wide button where there is little room. */
const LONG = 24;

export function Prompt({
  face,
  title,
  help,
  buttons,
  draw,
  most: room = MOST_BUTTONS,
  body,
  beside,
  confirm,
  row = false,
}: PromptProps) {
  const table = useTable();
  const texts = useTexts();
  const ask = table.ask.value;
  const names = table.names.value;
  if (table.past) return null;
  if (!ask) return <Waiting />;
  const shown = (buttons?.(ask) ?? ask.options.filter((option) => !table.spots.value.has(option.key))).slice(0, room);
  const picks = table.picks.value;
  const most = ceiling(ask);
  // Where all of them do the same to a card, its name is enough: the button says what is done.
  const alike = ask.options.every(
    ({ text }) => text.id === ask.options[0]!.text.id && Object.keys(text.args).every((arg) => arg === "card"),
  );
  const chosen = [...new Set(picks.map((pick) => pick.key))].map((key) => {
    const { text } = ask.options.find((option) => option.key === key)!;
    const n = picked(picks, key);
    const said = alike && text.args.card ? texts.card(String(text.args.card)) : texts.prompt(text, names);
    return n > 1 ? `${n}× ${said}` : said;
  });
  const warning = ask.warnings[table.doubted.value ?? ""];
  // What the list gave and is asked once more has to be pressed somewhere: the list is closed by then.
  const doubted = ask.options.find(({ key }) => warning && key === table.doubted.value && !table.spots.value.has(key));
  const again = !body && doubted !== table.primary.value && doubted && !shown.includes(doubted) ? doubted : undefined;
  const worded = shown.some((option) => !draw?.(option) && texts.prompt(option.text, names).length > LONG);
  const frame = face ? frameOf(table.game.value, face) : undefined;
  const told = touch.value && Object.keys(ask.outlook).some((key) => table.spots.value.has(key));
  return (
    <section
      class={`prompt pair ${table.pending.value ? "pending" : ""} ${table.listOpen.value ? "listed" : ""} ${row ? "rowed" : ""}`}
      aria-label={texts.text("web-prompt")}
      aria-busy={table.pending.value}
      data-part="prompt"
      data-state={table.pending.value ? "pending" : undefined}
      data-ask={ask.id}
      data-digits={Array.from(table.numbered.value.slice(0, 9), (option) => option?.key ?? "-").join(" ")}
    >
      {face && (
        <span
          class={`pim ${frame!.class}`}
          style={frame!.style}
          data-room={frame!.room}
          data-named={face}
          data-game={table.game.value}
        >
          <FacePicture face={face} />
        </span>
      )}
      <div class="q" data-part="question" key={ask.id}>
        <p>
          {title && <b>{title}</b>}
          {title && <wbr />}
          <Words pieces={texts.promptPieces(ask.what, names)} />
        </p>
        <p class="help">
          <TimeLeft />{" "}
          {warning ? (
            <span class="doubt" data-part="doubt">
              <Icon name="lucide:triangle-alert" /> {texts.prompt(warning, names)} {texts.text("web-doubt-again")}
            </span>
          ) : chosen.length > 0 ? (
            <span class="picked">
              {texts.text("web-chosen")} <b>{chosen.join(", ")}</b>
              {ask.ordered && picks.length > 1 && ` · ${texts.text("web-order-matters")}`}
            </span>
          ) : (
            <span class="hint">
              {help ?? (shown.length > 1 && single(ask) ? null : <Hint ask={ask} told={told} />)}
              {help && told && ` ${texts.text("web-hint-hold")}`}
            </span>
          )}{" "}
          {ask.rule && <RuleLink rule={ask.rule} />}
        </p>
      </div>
      {row && <OptionRow options={shown} refused={table.state.value?.refused ?? []} />}
      {body}
      <div class={`answers pair ${worded ? "worded" : ""}`} data-part="answers">
        {table.primary.value && !shown.includes(table.primary.value) && <OptionButton option={table.primary.value} />}
        {again && <OptionButton option={again} />}
        <div class="choices">
          {beside}
          {!row &&
            !body &&
            shown.map((option) => (
              <OptionButton key={option.key} option={option}>
                {draw?.(option)}
              </OptionButton>
            ))}
        </div>
        {!single(ask) && <Confirm most={most} {...(confirm ? { label: confirm } : {})} />}
        <ListButton ask={ask} spare={shown.length === ask.options.length} />
      </div>
      {table.listOpen.value && <Options />}
      {table.menu.value && <Menu />}
    </section>
  );
}

/** The list of all options. Where none of them is offered first it stands in the golden button's place, on Enter: it
 * says what is missing, as the confirmation does that is not ready, and answers nothing by itself. Where every option
 * is a button already (`spare`), it has that key and no more: it would look like one more answer. */
function ListButton({ ask, spare }: { ask: Question; spare: boolean }) {
  const table = useTable();
  const texts = useTexts();
  const first = table.undecided.value;
  const count = ask.options.length;
  return (
    <button
      type="button"
      class={`btn ${first && !spare ? "go main" : "ghost"}`}
      data-part={first ? "choose" : undefined}
      aria-keyshortcuts={first ? "Enter l" : "l"}
      aria-haspopup="dialog"
      aria-expanded={table.listOpen.value}
      onClick={() => {
        table.listOpen.value = true;
      }}
    >
      <Icon name="lucide:list" />
      <span class="lbl lists">{texts.text(first ? "web-choose-one" : "web-options-count", { count })}</span>
      <Key name={first ? "↵" : "L"} />
    </button>
  );
}

/** `told`: a finger that rests on a thing is told what follows from it. */
function Hint({ ask, told }: { ask: Question; told: boolean }) {
  const texts = useTexts();
  const table = useTable();
  const most = ceiling(ask);
  const hint = () => {
    if (single(ask)) {
      if (!table.spots.value.size) return "";
      return touch.value ? texts.text("web-hint-tap", { told: Number(told) }) : texts.text("web-hint-click");
    }
    if (ask.least === most) return texts.text("web-hint-exactly", { count: most });
    if (ask.least === 0) return texts.text("web-hint-most", { most });
    return texts.text("web-hint-range", { least: ask.least, most });
  };
  return <>{hint()}</>;
}

/** An option as a button with its key; golden if it is the one that is offered first. Pointing at it shows the card it
 * names, and it says what follows. */
export function OptionButton({
  option,
  steps = false,
  children,
}: {
  option: Choice;
  /** With more and less beside it, where it may be picked several times. */
  steps?: boolean;
  children?: ComponentChildren;
}) {
  const table = useTable();
  const texts = useTexts();
  const n = picked(table.picks.value, option.key);
  const key = table.key(option);
  const icons = lookOf(table.game.value).options;
  const icon = icons?.[option.key] ?? icons?.[option.key.split(":")[0]!];
  const many = steps && option.most > 1;
  const main = table.primary.value === option;
  const button = (
    <button
      type="button"
      class={`btn ${main ? "go" : ""} ${n || table.doubted.value === option.key ? "on" : ""}`}
      data-part={main ? "primary" : undefined}
      aria-pressed={single(table.ask.value!) ? undefined : n > 0}
      aria-keyshortcuts={[main ? "Enter" : "", key].filter(Boolean).join(" ") || undefined}
      aria-label={children ? texts.prompt(option.text, table.names.value) : undefined}
      data-option={option.key}
      data-named={namedBy(option, table.game.value)}
      data-game={table.game.value}
      data-explains={meaningOf(option, texts)}
      disabled={table.pending.value}
      // What is asked once more needs a second press of its own: no double click, no key that is held down.
      onClick={(event) => (event.detail > 1 && table.doubted.value === option.key) || table.choose(option)}
      onKeyDown={(event) => event.repeat && event.key === "Enter" && event.preventDefault()}
    >
      <CoachLetter option={option.key} />
      {icon && !children && <Icon name={icon} />}
      <span class="lbl" data-part="label">
        <span>{children ?? texts.prompt(option.text, table.names.value)}</span>
        <Outlook option={option} />
      </span>
      {n > 0 && option.most > 1 && !many && <span class="nn">{n}×</span>}
      <Key name={main ? "↵" : key} />
    </button>
  );
  if (!many) return button;
  return (
    <span class={`stepper pair ${n ? "on" : ""}`} data-part="stepper">
      {button}
      <Steps option={option} />
    </span>
  );
}

/** What follows from an option, where that is known. */
export function Outlook({ option }: { option: Choice }) {
  const table = useTable();
  const texts = useTexts();
  const follows = table.ask.value?.outlook[option.key];
  return follows ? <small data-part="outlook">{texts.prompt(follows, table.names.value)}</small> : null;
}

/** The card that an option speaks of. */
export function namedBy(option: Choice, game: string): string | undefined {
  const { card } = option.text.args;
  return typeof card === "string" && facesOf(game).has(card) ? card : undefined;
}

/** One less, how many, one more. */
export function Steps({ option }: { option: Choice }) {
  const table = useTable();
  const texts = useTexts();
  const ask = table.ask.value!;
  const n = picked(table.picks.value, option.key);
  const what = texts.prompt(option.text, table.names.value);
  return (
    <span class="counts pair" data-part="steps">
      <button
        type="button"
        class="bare"
        aria-label={texts.text("web-less", { what })}
        disabled={n === 0}
        onClick={() => table.less(option)}
      >
        <Icon name="lucide:minus" />
      </button>
      <output>
        {n}/{Math.min(option.most, ceiling(ask))}
      </output>
      <button
        type="button"
        class="bare"
        aria-label={texts.text("web-more", { what })}
        disabled={n >= option.most || table.picks.value.length >= ask.most}
        onClick={() => table.more(option)}
      >
        <Icon name="lucide:plus" />
      </button>
    </span>
  );
}

/** Not ready it has a dashed edge and says what is missing; it stays focusable. To choose none is never what it offers
 * first: then it is plain, and by key it asks once more. */
export function Confirm({ most, label }: { most: number; label?: string }) {
  const table = useTable();
  const texts = useTexts();
  const n = table.picks.value.length;
  const ready = table.ready.value;
  const none = table.none.value;
  const unsure = table.doubted.value === "";
  const ask = table.ask.value!;
  const chosen = table.picks.value.flatMap(({ key }) => ask.options.find((option) => option.key === key)?.text ?? []);
  const names = table.names.value;
  const deed = n ? texts.deed(ask.what, chosen, names) : none ? texts.refrain(ask.what, names) : "";
  const word = deed || texts.text(none ? "web-confirm-nothing" : "web-confirm");
  return (
    <button
      type="button"
      class={`btn ${none ? "" : "go"} ${ready && !unsure ? "" : "main"}`}
      data-part="confirm"
      data-state={unsure ? "unsure" : none ? "none" : ready ? "ready" : "missing"}
      aria-disabled={!ready}
      aria-keyshortcuts="Enter"
      disabled={table.pending.value}
      // A key that presses a button makes a click without a count.
      onClick={(event) => (event.detail === 0 ? table.confirm() : table.submit())}
      onKeyDown={(event) => event.repeat && event.key === "Enter" && event.preventDefault()}
      onBlur={() => {
        table.doubted.value = null;
      }}
    >
      <Icon name="lucide:check" />
      <span class="lbl">{unsure ? texts.text("web-confirm-nothing-sure") : (label ?? word)}</span>
      <span class="nn">{texts.text("web-n-of-m", { n, most })}</span>
      <Key name="↵" />
    </button>
  );
}

function Options() {
  const table = useTable();
  const texts = useTexts();
  const ask = table.ask.value!;
  const close = () => {
    table.listOpen.value = false;
  };
  return (
    <Dialog
      title={<Words pieces={texts.promptPieces(ask.what, table.names.value)} />}
      onClose={close}
      class="options"
      part="options"
    >
      <OptionList />
    </Dialog>
  );
}

/** A thing that several options touch: which of them? */
function Menu() {
  const table = useTable();
  const texts = useTexts();
  const menu = table.menu.value!;
  const card = menu.options.every((option) => "card" in option.text.args);
  return (
    <Dialog
      title={texts.text("web-which", { thing: card ? "card" : "" })}
      onClose={() => {
        table.menu.value = null;
      }}
      part="which"
    >
      <div class="opts column" data-part="answers">
        {menu.options.map((option) => (
          <button
            type="button"
            key={option.key}
            class={`btn ${picked(table.picks.value, option.key) ? "on" : ""}`}
            data-option={option.key}
            disabled={table.pending.value}
            onClick={() => table.choose(option, menu.at)}
          >
            <span class="lbl">
              <span>{texts.prompt(option.text, table.names.value)}</span>
              <Outlook option={option} />
            </span>
          </button>
        ))}
      </div>
    </Dialog>
  );
}

/** In the question's place while something is shown that it would tell the end of; a button shows all of it at once. */
export function Held({ word, skip, onSkip }: { word: string; skip: string; onSkip: () => void }) {
  const texts = useTexts();
  return (
    <section class="prompt pair idle" data-part="prompt" data-state="held" aria-label={texts.text("web-prompt")}>
      <Icon name="lucide:hourglass" />
      <div class="q" data-part="question">
        <p>{word}</p>
      </div>
      <button type="button" class="btn" data-part="skip" aria-keyshortcuts="Space" onClick={onSkip}>
        <Icon name="lucide:chevrons-right" />
        <span class="lbl">{skip}</span>
      </button>
    </section>
  );
}
