// The question. Payments and harvests are said in signs, with what they leave.
import type { ComponentChildren } from "preact";
import { Prompt } from "../../parts";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import type { Catalogue } from "../../text/catalogue";
import { useTexts } from "../../text/texts";
import type { Choice, Question, Text } from "../../wire";
import { facesOf } from "..";
import { formula, type Sign } from "./formula";
import { DICE, RESOURCE, type Resource } from "./icons";
import { Signs } from "./Signs";
import { amountsIn, type ValeriaView } from "./view";

/** With more ways to pay than this each is said in its own signs alone; the tracks show what it leaves. */
const FEW_SPLITS = 5;
/** No price allows more. */
const ALL_SPLITS = 24;

export function Ask({ view }: { view: ValeriaView }) {
  const table = useTable();
  const texts = useTexts();
  const { small } = useSize();
  const ask = table.ask.value;
  const about = ask?.what.id.replace("valeria-ask-", "") ?? "";
  const card = typeof ask?.what.args.card === "string" ? ask.what.args.card : undefined;
  const many = about === "pay" && (ask?.options.length ?? 0) > FEW_SPLITS;
  return (
    <div class={`val-ask ${many ? "many" : about === "dice" ? "dicing" : ""}`}>
      <Prompt
        title={title()}
        face={many ? undefined : card}
        help={help()}
        buttons={about === "return" && !small ? unplaced : shown}
        draw={(option) => signed(option, texts, many, ask?.outlook[option.key])}
        {...(many ? { most: ALL_SPLITS } : {})}
      />
    </div>
  );

  function title(): string | undefined {
    if (about === "action") return texts.text("valeria-pill-action-of", { n: Math.max(1, 3 - view.extra.actions) });
    if (about === "dice") return texts.text("valeria-pill-roll");
    if (about === "draft") return texts.text("valeria-draft-title");
    if (about === "duke") return texts.text("valeria-zone-duke");
    return undefined;
  }

  function help() {
    if (about === "action") return texts.text("valeria-help-action");
    if (about === "harvest") {
      const waiting = view.asked.filter((seat) => seat !== view.seat).map((seat) => table.names.value[seat] ?? "");
      // Of several, their panels tell.
      if (waiting.length !== 1) return texts.text("valeria-help-harvest");
      return texts.text("valeria-waits-for", { names: texts.listed(waiting) });
    }
    if (about === "pay" && card) {
      const facts = facesOf("valeria").get(card);
      const lines = facts?.lines as Record<string, string> | undefined;
      const line = lines?.reward ?? lines?.effect;
      return (
        <>
          {line && (
            <>
              {texts.text(lines?.reward ? "valeria-reward" : "valeria-effect")} <Signs signs={formula(line)} />{" "}
            </>
          )}
          {facts?.points ? <Signs signs={[{ text: `+${facts.points}`, icon: RESOURCE.vp, tone: "vp" }]} /> : null}{" "}
          {!many && texts.text("valeria-help-pay")}
        </>
      );
    }
    return undefined;
  }
}

/** What stands as a button: words, harvests and whatever takes from a seat. Stacks, dukes and what is drafted are on the table. */
const shown = (ask: Question): Choice[] =>
  ask.options.filter((option) =>
    option.refs.every(({ kind }) => kind !== "stack" && kind !== "offer" && kind !== "draft"),
  );

/** Where every card of the duchy lies open, those that go back are clicked there. */
const unplaced = (ask: Question): Choice[] => ask.options.filter((option) => option.refs.length === 0);

/** An option in signs; nothing for those that need words. */
function signed(option: Choice, texts: Catalogue, many: boolean, follows?: Text): ComponentChildren {
  const { id, args } = option.text;
  const signs = (list: [Resource, number][]): Sign[] =>
    list.flatMap(([resource, n], i): Sign[] => [
      ...(i ? [{ op: "+" }] : []),
      { text: String(n), icon: RESOURCE[resource], tone: resource },
    ]);
  if (id === "valeria-do-pay") {
    const resource = args.resource as Resource;
    const paid: [Resource, number][] = [
      [resource, Number(args.real)],
      ["magic", Number(args.magic)],
    ];
    const left: Sign[] = [
      { text: String(args.left), icon: RESOURCE[resource], tone: resource },
      { text: String(args.magicLeft), icon: RESOURCE.magic, tone: "magic" },
    ];
    const price = <Signs signs={signs(paid.filter(([, n]) => n > 0))} class="val-strong" />;
    if (many) return price;
    return (
      <span class="val-two">
        {price}
        <small>
          {texts.text("valeria-leaves")} <Signs signs={left} />
        </small>
      </span>
    );
  }
  if (id === "valeria-do-harvest" || id === "valeria-do-exchange" || id === "valeria-do-use") {
    const pays = signs(amountsIn(args, "pay-"));
    const gains = signs(amountsIn(args, ""));
    return (
      <span class="val-two">
        <Signs signs={pays.length ? [...pays, { op: "→" }, ...gains] : gains} class="val-strong" />
        {args.card && <small>{texts.card(String(args.card))}</small>}
      </span>
    );
  }
  if (follows?.id === "valeria-then-harvest") {
    // What one's citizens give is said in signs; the words of the outlook are longer than a button.
    const gains = signs(amountsIn(follows.args, ""));
    const price: Sign[] = args.gold ? [{ text: `−${args.gold}`, icon: RESOURCE.gold, tone: "gold" }] : [];
    const turned: Sign[] = "to" in args ? [{ text: `${args.from} → ${args.to}`, icon: DICE }, ...price] : [];
    return (
      <span class="val-two">
        {turned.length ? <Signs signs={turned} class="val-strong" /> : <b>{texts.text("valeria-keep-dice")}</b>}
        <small>
          <Signs signs={gains.length ? gains : [{ text: "0" }]} />
          {follows.args.more ? " …" : ""}
        </small>
      </span>
    );
  }
  if (id === "valeria-do-gain-resource") {
    const resource = args.resource as Resource;
    return <Signs signs={[{ text: "+1", icon: RESOURCE[resource], tone: resource }]} class="val-strong" />;
  }
  return undefined;
}
