// The question. Payments, cargo and gains are said in tokens, with what they leave; a tile's action in its steps.
import type { ComponentChildren } from "preact";
import { Icon, Key, Outlook, Prompt } from "../../parts";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import type { Catalogue } from "../../text/catalogue";
import { useTexts } from "../../text/texts";
import type { Choice, Question } from "../../wire";
import { facesOf } from "..";
import { THING, type Thing, TILE, type Tile } from "./icons";
import { signsOf } from "./Print";
import { back, raidOf } from "./raid";
import { Amounts, Signs } from "./Signs";
import { afterwards, amountsIn, type Facts, type NorthView, type Stock, stockOf } from "./view";
import { tileOf } from "./Wheel";
import "./Ask.css";

/** With more ways to pay than this each is said in its own tokens alone; the supply shows what it leaves. */
const FEW = 4;
const FEW_ON_PHONE = 3;
const MANY = 24;

/** What comes after the card in a tile's action. */
const STEPS: Partial<Record<Tile, string>> = { sail: "cargo", harvest: "field", construct: "location" };

export function Ask({ view }: { view: NorthView }) {
  const table = useTable();
  const texts = useTexts();
  const { small } = useSize();
  const ask = table.ask.value;
  const raid = raidOf(table);
  const about = ask?.what.id.replace("north-ask-", "") ?? "";
  const card = typeof ask?.what.args.card === "string" ? ask.what.args.card : undefined;
  const stock = view.seat === null ? {} : stockOf(view, view.seat);
  const many = about === "pay" && (ask?.options.length ?? 0) > FEW;
  if (table.past) return null;
  return (
    <div class="north-ask" data-many={(ask && shown(ask, small).length > FEW) || undefined}>
      {raid ? (
        <Prompt
          title={texts.text("north-raid")}
          face={String(raid.text.args.card)}
          help={texts.text("north-raid-help")}
          buttons={() => []}
          beside={<Sure raid={raid} />}
        />
      ) : (
        <Prompt
          title={ask && tileOf(ask.what) ? <Title ask={ask} about={about} /> : undefined}
          face={card}
          help={help()}
          buttons={(ask) => shown(ask, small)}
          draw={(option) => drawn(option, texts, stock, many)}
          {...(about === "pay" ? { most: MANY } : {})}
        />
      )}
    </div>
  );

  function help(): ComponentChildren {
    if (about === "action") return texts.text("north-help-action");
    if (about === "companion") return texts.text("north-help-companion");
    if (about === "pay" && !many) return texts.text("north-help-pay");
    if (about === "keep" || about === "first-hand") {
      const waiting = view.asked.filter((seat) => seat !== view.seat).map((seat) => table.names.value[seat] ?? "");
      if (waiting.length) return texts.text("north-help-waiting", { names: texts.listed(waiting) });
      return about === "keep" ? texts.text("north-help-keep") : undefined;
    }
    return undefined;
  }
}

/** The second step of a raid. */
function Sure({ raid }: { raid: Choice }) {
  const table = useTable();
  const texts = useTexts();
  return (
    <>
      <button
        type="button"
        class="btn go"
        data-option={raid.key}
        data-part="sure"
        aria-keyshortcuts="Enter"
        onClick={() => table.choose(raid)}
      >
        <Icon name={THING.raze} />
        <span class="lbl">
          <span>{texts.prompt(raid.text, table.names.value)}</span>
          <Outlook option={raid} />
        </span>
        <Key name="↵" />
      </button>
      <button type="button" class="btn" aria-keyshortcuts="Escape" onClick={() => back()}>
        <span>{texts.text("north-raid-cancel")}</span>
        <Key name="Esc" />
      </button>
    </>
  );
}

function Title({ ask, about }: { ask: Question; about: string }) {
  const texts = useTexts();
  const tile = tileOf(ask.what);
  if (!tile) return null;
  const steps = STEPS[tile] ? ["card", STEPS[tile]] : [];
  const now = about === "companion" ? 0 : 1;
  return (
    <span class="ask-tile wrap">
      <Icon name={TILE[tile]} />
      {texts.text(`north-tile-${tile}`)}
      {steps.length > 0 && (
        <span class="ask-steps pair">
          {steps.map((step, i) => (
            <>
              {i > 0 && <Icon name="lucide:chevron-right" />}
              <span key={step} aria-current={i === now ? "step" : undefined}>
                {texts.text(`north-step-${step}`)}
              </span>
            </>
          ))}
        </span>
      )}
    </span>
  );
}

/** Questions whose things lie large on the table. */
const ON_TABLE = ["action", "companion", "keep", "first-hand", "clan", "strike", "island"].map(
  (about) => `north-ask-${about}`,
);

/** A few options all stand as buttons; of many only those for which nothing on the table stands. */
function shown(ask: Question, small: boolean): Choice[] {
  const few = ask.options.length <= (small ? FEW_ON_PHONE : FEW);
  if (few && !ON_TABLE.includes(ask.what.id)) return ask.options;
  return ask.options.filter((option) => option.refs.every(({ kind }) => kind === "action"));
}

/** An option in tokens or with what its card does; nothing for those that need only words. */
function drawn(option: Choice, texts: Catalogue, stock: Stock, many: boolean): ComponentChildren {
  const { id, args } = option.text;
  if (id === "north-do-pay") {
    const paid = amountsIn(args);
    // The points that are left are shown beside the supply, where what is paid is shown too.
    const price = <Amounts of={paid} class="ask-amounts ask-paid" />;
    if (many) return price;
    const after = afterwards(option, stock);
    const left = paid.map(([thing]): [Thing, number] => [thing, after[thing] ?? 0]);
    return (
      <span class="ask-option ask-paid">
        {price}
        <span class="pair finest">
          {texts.text("north-leaves")} <Amounts of={left} />
        </span>
      </span>
    );
  }
  if (id === "north-do-get") return <Amounts of={amountsIn(args)} class="ask-amounts" />;
  if (id === "north-do-cargo") {
    const cargo = amountsIn(args);
    return cargo.length ? <Amounts of={cargo} class="ask-amounts" /> : texts.text("north-no-cargo");
  }
  if (id === "north-do-resource") return <Amounts of={[[args.thing as Thing, 1]]} class="ask-amounts" />;
  if (id === "north-do-boost" || id === "north-do-field") {
    const facts = facesOf("north").get(String(args.card)) as Facts | undefined;
    if (!facts) return undefined;
    const signs = id === "north-do-boost" ? <Signs signs={signsOf(facts)} /> : <Amounts of={amountsIn(facts.yields)} />;
    return (
      <span class="ask-option">
        <b>{texts.card(facts.id)}</b>
        <span class="pair finest">
          {texts.text(`type-${facts.kinds![0]}`)} {signs}
        </span>
      </span>
    );
  }
  return undefined;
}
