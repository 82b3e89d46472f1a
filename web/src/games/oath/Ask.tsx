// The question. In the Act Phase: six major actions with what they cost, then minor actions and powers; what is not
// possible says why, with its clause.
import { phone } from "../../app/settings";
import { Icon, Key, Prompt, toast } from "../../parts";
import { refusedName } from "../../parts/OptionRow";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import type { Choice, Question, Refused } from "../../wire";
import { facesOf, lookOf } from "..";
import { answering, composing } from "./deal";
import { ACTION, DEAL, MAJOR, PERMISSION } from "./icons";
import { Cost, Tok } from "./Signs";
import type { Facts, OathView } from "./view";

/** So few options stand as buttons, even where something on the map stands for them. */
const FEW = 6;

const PERMITTING = /^oath-ask-permit-/;

export function Ask({ view }: { view: OathView }) {
  const table = useTable();
  const texts = useTexts();
  const ask = table.ask.value;
  const about = ask?.what.id ?? "";
  if (about === "oath-ask-act") return <Prompt body={<Acts view={view} ask={ask!} />} beside={<Rest ask={ask!} />} />;
  const title =
    composing(ask) || answering(ask) ? (
      <Icon name={DEAL} />
    ) : PERMITTING.test(about) ? (
      <Icon name={PERMISSION} />
    ) : undefined;
  const card = typeof ask?.what.args.card === "string" ? ask.what.args.card : undefined;
  if (composing(ask)) return <Prompt title={title} buttons={() => []} confirm={texts.text("oath-make-offer")} />;
  const buttons = ({ options }: Question) =>
    phone.value || options.length <= FEW ? options : options.filter(({ key }) => !table.spots.value.has(key));
  return <Prompt title={title} face={card} buttons={buttons} most={14} row />;
}

function Rest({ ask }: { ask: Question }) {
  const table = useTable();
  const texts = useTexts();
  const rest = ask.options.find(({ key }) => key === "rest");
  if (!rest) return null;
  return (
    <button
      type="button"
      class="btn go rest"
      data-option="rest"
      aria-keyshortcuts={table.key(rest) || undefined}
      disabled={table.pending.value}
      onClick={() => table.choose(rest)}
    >
      <Icon name="game-icons:night-sleep" />
      <span class="lbl">{texts.text("oath-rest-short")}</span>
      <Key name={table.key(rest)} />
    </button>
  );
}

function Acts({ view, ask }: { view: OathView; ask: Question }) {
  const table = useTable();
  const texts = useTexts();
  const refused = table.state.value?.refused ?? [];
  const others = ask.options.filter(({ key }) => key !== "rest" && !(MAJOR as readonly string[]).includes(key));
  const barred = refused.filter(({ key }) => key !== "*" && !(MAJOR as readonly string[]).includes(key));
  return (
    <div class="oacts">
      <div class="majors" role="group" aria-label={texts.text("oath-group-major")}>
        {MAJOR.map((key) => {
          const option = ask.options.find((option) => option.key === key);
          const no = refused.find((no) => no.key === key);
          return option ? <Major key={key} view={view} option={option} /> : no ? <NoMajor key={key} no={no} /> : null;
        })}
      </div>
      {(others.length > 0 || barred.length > 0) && (
        <div class="minors" role="group" aria-label={texts.text("oath-group-minor")}>
          {others.map((option) => (
            <Minor key={option.key} option={option} />
          ))}
          {barred.map((no) => (
            <NoMinor key={no.key} no={no} />
          ))}
        </div>
      )}
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
      class="maj"
      data-option={option.key}
      aria-keyshortcuts={key || undefined}
      disabled={table.pending.value}
      onClick={() => table.choose(option)}
    >
      <Icon name={ACTION[option.key]!} class="mi" />
      <span class="mt">
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
      title: no.rule ? `${why} (${no.rule})` : why,
      "data-refused": no.key,
      onClick: () => toast(why, { rule: no.rule, game }),
    },
  };
}

function NoMajor({ no }: { no: Refused }) {
  const texts = useTexts();
  const { props } = useRefusal(no);
  return (
    <button {...props} class="maj refusal">
      <Icon name={ACTION[no.key]!} class="mi" />
      <span class="mt">
        <span>{texts.text(`oath-action-${no.key}`)}</span>
        <small>
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
      class="mn"
      data-option={option.key}
      data-face={card || undefined}
      title={words}
      aria-label={words}
      aria-keyshortcuts={key || undefined}
      disabled={table.pending.value}
      onClick={() => table.choose(option)}
    >
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
    <button {...props} class="mn refusal">
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
    <span class="costs">
      {parts.map(([key, of, burn]) => (price[key] ? <Tok key={key} of={of} burn={burn} count={price[key]} /> : null))}
    </span>
  );
}
