// The question. In the Act Phase: six major actions with what they cost, then minor actions and powers; what is not
// possible says why, with its clause. On a phone the map stands for its sites, and what is tapped there is confirmed here.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon, Key, Prompt, toast } from "../../parts";
import { CoachLetter } from "../../parts/CoachLetter";
import { meaningOf } from "../../parts/explaining";
import { refusedName } from "../../parts/OptionRow";
import { reasonOf } from "../../table/marks";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import type { Choice, Question, Refused } from "../../wire";
import { facesOf, lookOf } from "..";
import { mapShown } from "./Cover";
import { answering, composing } from "./deal";
import { oddsOf, setUpOf } from "./foresight";
import { ACTION, DEAL, MAJOR, PERMISSION } from "./icons";
import { dropProposal, proposals } from "./proposals";
import { Cost, TokenIcon } from "./Signs";
import type { Facts, OathView, Spot } from "./view";
import "./Ask.css";

/** Up to this many options stand as buttons, even where something on the map stands for them. */
const FEW = 6;

const PERMITTING = /^oath-ask-permit-/;
const ON_MAP = /^site:\d+$/;

export function Ask({ view }: { view: OathView }) {
  const table = useTable();
  const texts = useTexts();
  const { small } = useSize();
  const ask = table.ask.value;
  const about = ask?.what.id ?? "";
  if (small && proposals(table)) return <Prompt body={<MapProposal />} />;
  if (about === "oath-ask-act") return <Prompt body={<Acts view={view} ask={ask!} />} beside={<Rest ask={ask!} />} />;
  const title =
    composing(ask) || answering(ask) ? (
      <Icon name={DEAL} />
    ) : PERMITTING.test(about) ? (
      <Icon name={PERMISSION} />
    ) : undefined;
  const card = typeof ask?.what.args.card === "string" ? ask.what.args.card : undefined;
  if (composing(ask)) return <Prompt title={title} buttons={() => []} confirm={texts.text("oath-make-offer")} />;
  const odds = oddsOf(ask);
  if (odds?.about === "dice" && ask) {
    // The others are on the stage, and in the list.
    const set = setUpOf(ask, odds)?.dice;
    return <Prompt buttons={({ options }) => options.filter(({ key }) => key === `dice:${set}`)} row />;
  }
  if (odds?.about === "plans" && !mapShown.value) {
    return <Prompt buttons={({ options }) => options.filter(({ key }) => key === "go-on")} row />;
  }
  const spots = table.spots.value;
  const buttons = ({ options }: Question) =>
    small
      ? options.filter(({ key }) => !spots.get(key)?.some((spot) => ON_MAP.test(spot)))
      : options.length <= FEW
        ? options
        : options.filter(({ key }) => !spots.has(key));
  return <Prompt title={title} face={card} buttons={buttons} most={14} row />;
}

/** What a finger has proposed: what it is, and the second tap, or none. */
function MapProposal() {
  const table = useTable();
  const texts = useTexts();
  const { options, at } = proposals(table)!;
  const spot = table.zone(at) as Spot | undefined;
  const face = spot?.site?.face;
  return (
    <div class="stacked map-proposal" data-part="map-proposal">
      <h3>{face ? texts.card(face) : texts.text("oath-unknown-site")}</h3>
      <p>{face ? texts.or(`card-${face}`, "", {}, "text") : texts.text("oath-unknown-help")}</p>
      <div class="wrapped">
        <button type="button" class="btn" onClick={dropProposal}>
          <Icon name="lucide:x" />
          {texts.text("oath-take-back")}
        </button>
        {options.map((option) => (
          <button
            key={option.key}
            type="button"
            class="btn go grow"
            data-option={option.key}
            disabled={table.pending.value}
            onClick={() => {
              dropProposal();
              table.choose(option, at);
            }}
          >
            {texts.prompt(option.text, table.names.value)}
          </button>
        ))}
      </div>
    </div>
  );
}

function Rest({ ask }: { ask: Question }) {
  const table = useTable();
  const texts = useTexts();
  const rest = ask.options.find(({ key }) => key === "rest");
  if (!rest) return null;
  const main = table.primary.value === rest;
  return (
    <button
      type="button"
      class={`btn ${main ? "go" : ""} ${table.doubted.value === "rest" ? "on" : ""}`}
      data-option="rest"
      data-explains="oath-do-rest"
      data-part={main ? "primary" : undefined}
      aria-keyshortcuts={[main ? "Enter" : "", table.key(rest)].filter(Boolean).join(" ") || undefined}
      disabled={table.pending.value}
      onClick={() => table.choose(rest)}
    >
      <CoachLetter option="rest" />
      <Icon name="game-icons:night-sleep" />
      <span class="lbl">{texts.text("oath-rest-short")}</span>
      <Key name={main ? "↵" : table.key(rest)} />
    </button>
  );
}

function Acts({ view, ask }: { view: OathView; ask: Question }) {
  const table = useTable();
  const texts = useTexts();
  const { name: size } = useSize();
  const refused = table.state.value?.refused ?? [];
  const others = ask.options.filter(({ key }) => key !== "rest" && !(MAJOR as readonly string[]).includes(key));
  const barred = refused.filter(({ key }) => key !== "*" && !(MAJOR as readonly string[]).includes(key));
  return (
    <div class="stacked acts">
      <div class="majors" data-part="majors" role="group" aria-label={texts.text("oath-group-major")}>
        {MAJOR.map((key) => {
          const option = ask.options.find((option) => option.key === key);
          const no = refused.find((no) => no.key === key);
          return option ? <Major key={key} view={view} option={option} /> : no ? <NoMajor key={key} no={no} /> : null;
        })}
      </div>
      {(size === "wide" || size === "table") && others.length + barred.length > 0 && (
        <Minors others={others} barred={barred} />
      )}
    </div>
  );
}

/** One row of minor actions; how many more there are stands at its end and opens the list. */
function Minors({ others, barred }: { others: Choice[]; barred: Refused[] }) {
  const table = useTable();
  const texts = useTexts();
  const row = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const box = row.current!;
    const look = () => {
      const all = [...box.children] as HTMLElement[];
      for (const one of all) one.style.visibility = "";
      more.current!.hidden = false;
      const beyond = all.filter((one) => one.offsetTop > all[0]!.offsetTop);
      for (const one of beyond) one.style.visibility = "hidden";
      more.current!.hidden = beyond.length === 0;
      more.current!.firstElementChild!.textContent = `+${beyond.length}`;
    };
    look();
    const observer = new ResizeObserver(look);
    for (const thing of [box, ...box.children]) observer.observe(thing);
    return () => observer.disconnect();
  });
  return (
    <div class="abreast minors" data-part="minors" role="group" aria-label={texts.text("oath-group-minor")}>
      <div ref={row} class="wrapped">
        {others.map((option) => (
          <Minor key={option.key} option={option} />
        ))}
        {barred.map((no) => (
          <NoMinor key={no.key} no={no} />
        ))}
      </div>
      <button
        ref={more}
        type="button"
        class="abreast boxed minor minor-more"
        aria-haspopup="dialog"
        aria-label={texts.text("oath-more-minor")}
        data-tip={texts.text("oath-more-minor")}
        onClick={() => {
          table.listOpen.value = true;
        }}
      >
        <b />
        <Icon name="lucide:list" />
      </button>
    </div>
  );
}

function Major({ view, option }: { view: OathView; option: Choice }) {
  const table = useTable();
  const texts = useTexts();
  const key = table.key(option);
  return (
    <button
      type="button"
      class="abreast boxed major"
      data-option={option.key}
      data-explains={`oath-action-${option.key}`}
      aria-keyshortcuts={key || undefined}
      disabled={table.pending.value}
      onClick={() => table.choose(option)}
    >
      <CoachLetter option={option.key} />
      <Icon name={ACTION[option.key]!} class="major-sign" />
      <span class="words major-words">
        <span>{texts.prompt(option.text)}</span>
        <Cost prices={view.extra.prices[option.key]} />
      </span>
      <Key name={key} />
    </button>
  );
}

/** Why it is not possible is said on hover and focus, and aloud when it is pressed. */
function useRefusal(no: Refused) {
  const table = useTable();
  const texts = useTexts();
  const game = table.game.value;
  const why = texts.prompt(no.reason, table.names.value);
  return {
    why,
    props: {
      type: "button" as const,
      "aria-disabled": "true" as const,
      "aria-description": texts.text("web-not-now", { why }),
      "data-tip": reasonOf(no, texts, table.names.value),
      "data-refused": no.key,
      onClick: () => toast(why, { rule: no.rule, game, answering: true }),
    },
  };
}

function NoMajor({ no }: { no: Refused }) {
  const texts = useTexts();
  const { props } = useRefusal(no);
  return (
    <button {...props} class="abreast boxed major barred">
      <Icon name={ACTION[no.key]!} class="major-sign" />
      <span class="words major-words">
        <span>{texts.text(`oath-action-${no.key}`)}</span>
        <small class="abreast">
          <Icon name="lucide:lock" /> {no.rule}
        </small>
      </span>
    </button>
  );
}

function Minor({ option }: { option: Choice }) {
  const table = useTable();
  const texts = useTexts();
  const key = table.key(option);
  const card = option.key.startsWith("use:") ? option.key.slice(4) : "";
  const icons = lookOf("oath").options;
  const icon = icons?.[option.key] ?? icons?.[option.key.split(":")[0]!];
  const words = texts.prompt(option.text, table.names.value);
  // The whole sentence is its name; on the button stands a shorter one where there is any.
  const short = { id: option.text.id.replace("oath-do-", "oath-short-"), args: option.text.args };
  const label = card ? texts.card(card) : texts.has(short.id) ? texts.prompt(short, table.names.value) : words;
  return (
    <button
      type="button"
      class="abreast boxed minor"
      data-option={option.key}
      data-face={card || undefined}
      data-tip={words}
      data-explains={meaningOf(option, texts)}
      aria-label={words}
      aria-keyshortcuts={key || undefined}
      disabled={table.pending.value}
      onClick={() => table.choose(option)}
    >
      <CoachLetter option={option.key} />
      {icon && <Icon name={icon} />}
      <span class="lbl">{label}</span>
      {card && <CardCost face={card} />}
    </button>
  );
}

function NoMinor({ no }: { no: Refused }) {
  const table = useTable();
  const texts = useTexts();
  const { props } = useRefusal(no);
  const name = refusedName(table, texts, no);
  if (!name) return null;
  return (
    <button {...props} class="abreast boxed minor barred">
      <Icon name="lucide:lock" />
      <span class="lbl">{name}</span>
      <small>{no.rule}</small>
    </button>
  );
}

/** What using a card takes. */
function CardCost({ face }: { face: string }) {
  const price = (facesOf("oath").get(face) as Facts | undefined)?.price ?? {};
  const parts = [
    ["place_favor", "favor", false],
    ["burn_favor", "favor", true],
    ["place_secret", "secrets", false],
    ["burn_secret", "secrets", true],
  ] as const;
  return (
    <span class="abreast costs">
      {parts.map(([key, of, burn]) =>
        price[key] ? <TokenIcon key={key} of={of} burn={burn} count={price[key]} /> : null,
      )}
    </span>
  );
}
