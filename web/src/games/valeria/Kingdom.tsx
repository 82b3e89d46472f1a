// The kingdom: the dice and what they activate, and the 5 x 4 stacks with what each costs me or what I lack.
import { Card, Icon, Rove } from "../../parts";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { facesOf } from "..";
import { Dice } from "./Dice";
import { RESOURCE, RESOURCES, type Resource, ROLE, type Role } from "./icons";
import { Amount } from "./Signs";
import {
  hits,
  type Lack,
  lackOf,
  numberOf,
  numbersOf,
  rowsOf,
  type Stack,
  standsIn,
  topOf,
  type ValeriaView,
} from "./view";
import "./Kingdom.css";

/** With more stacks to choose from than this they glow softly. */
const FEW = 4;
/** With more options than this a phone's question needs the room more. */
const MANY = 14;

export function Kingdom({ view }: { view: ValeriaView }) {
  const table = useTable();
  const texts = useTexts();
  const { name: size, small } = useSize();
  const rows = rowsOf(view);
  const lit = rows
    .flatMap(({ stacks }) => stacks)
    .filter((stack) => table.light([`stack:${numberOf(stack)}`]) === "can").length;
  const brief = view.over || (table.ask.value?.options.length ?? 0) > MANY;
  return (
    <section
      class={`kingdom col ${lit > FEW ? "lite" : ""} ${brief ? "pressed" : ""}`}
      aria-label={texts.text("valeria-kingdom")}
    >
      {(size === "wide" || size === "table" || size === "upright") && <Dice view={view} />}
      <Rove class="kingdom-rows col" part="kingdom" label={texts.text("valeria-kingdom")}>
        {rows.map(({ kind, stacks }) => (
          <div key={kind} class="kingdom-row">
            {!small && (
              <span class="kingdom-label sub" aria-hidden="true">
                <span>{texts.text(`valeria-row-${kind}`)}</span>
              </span>
            )}
            {stacks.map((stack) => (
              <KingdomStack key={stack.id} stack={stack} view={view} />
            ))}
          </div>
        ))}
      </Rove>
    </section>
  );
}

function KingdomStack({ stack, view }: { stack: Stack; view: ValeriaView }) {
  const table = useTable();
  const texts = useTexts();
  const faces = facesOf("valeria");
  const names = [`stack:${numberOf(stack)}`];
  const top = topOf(stack);
  const face = top?.face ?? "exhausted";
  const kind = faces.get(face)?.kinds?.[0];
  const gone = face === "exhausted";
  const covered = stack.cards.length === 0;
  const no = table.whyNot(names);
  const lack = gone ? undefined : lackOf(no);
  const lit = !covered && hits(numbersOf(faces.get(face)), view.extra.dice) > 0 && kind === "citizen";
  const ask = table.ask.value;
  const acting = ask?.what.id === "valeria-ask-action";
  const paying = ask?.what.id === "valeria-ask-pay" && ask.what.args.card === face;
  const tokens = view.tokens.find(({ on, face }) => on === stack.id && face === top?.face);
  const said = [
    texts.or(`card-${face}`, "", {}, "stats"),
    gone ? "" : texts.text("web-pile-left", { count: stack.count || 1 }),
    priceWords(),
    lack ? texts.text("valeria-lacking", { what: lackWord(lack), count: lack.count }) : "",
  ];
  return (
    <div
      class={`kstack ${lit ? "val-lit" : ""} ${lack ? "lacking" : ""} ${acting && standsIn(view, stack) ? "by-magic" : ""}`}
      style={{ "--deep": Math.max(0, Math.min(3, stack.count - 1)) }}
      data-part="stack"
      data-zone={stack.id}
    >
      <Card
        face={face}
        zone={covered ? { ...stack, cards: stack.cover } : stack}
        index={covered ? stack.cover.length - 1 : stack.cards.length - 1}
        names={names}
        suffix={said.filter(Boolean).join(", ")}
        class={`val-sized ${paying ? "chosen" : ""}`}
      >
        {tokens && (
          <span class="val-plate pair val-on-paper ktokens" aria-hidden="true">
            {RESOURCES.filter((name) => Number(tokens[name]) > 0).map((name) => (
              <Amount key={name} of={name} count={`+${tokens[name]}`} />
            ))}
          </span>
        )}
        {stack.count > 0 && (
          <span class="val-plate pair kleft" aria-hidden="true">
            <Icon name="lucide:layers" />
            {stack.count}
          </span>
        )}
        {stack.price && !gone && <Price stack={stack} />}
        {lack && (
          <span class="val-plate pair klack" aria-hidden="true">
            <Icon name="lucide:lock" />
            {lack.count}
            <Icon name={lackIcon(lack)} />
          </span>
        )}
      </Card>
    </div>
  );

  function priceWords(): string {
    const price = RESOURCES.filter((name) => (stack.price?.[name] ?? 0) > 0);
    if (!price.length) return "";
    const list = price.map((name) => texts.text(`valeria-resource-${name}`, { count: stack.price![name]! }, "count"));
    return texts.text("valeria-price", { price: list.join(" + ") });
  }
  function lackWord({ what }: Lack): string {
    return texts.text(what in ROLE ? `valeria-role-${what}` : `valeria-resource-${what}`);
  }
}

const lackIcon = ({ what }: Lack): string => (what in ROLE ? ROLE[what as Role] : RESOURCE[what as Resource]);

function Price({ stack }: { stack: Stack }) {
  return (
    <span class="val-plate pair val-on-paper kprice" aria-hidden="true">
      {RESOURCES.filter((name) => (stack.price?.[name] ?? 0) > 0).map((name) => (
        <Amount key={name} of={name} count={stack.price![name]!} />
      ))}
    </span>
  );
}
