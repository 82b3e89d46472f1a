// The odds of the battle that is being prepared: dice and plans to set up, the chance, what it costs, how it may be
// answered. Every number follows what is set up; what nobody can foresee is a question mark.
import { FacePicture, Icon, Key } from "../../parts";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import type { Question, Text } from "../../wire";
import { type BattleOdds, type OddsRow, percentOf, rowOf, type Stakes, setUp, setUpOf, toggled } from "./foresight";
import { DICE, SKULL } from "./icons";
import "./Odds.css";

interface Part {
  ask: Question;
  odds: BattleOdds;
  row: OddsRow;
}

export function Odds({ ask, odds }: { ask: Question; odds: BattleOdds }) {
  const texts = useTexts();
  const row = setUpOf(ask, odds);
  if (!row) return null;
  const part = { ask, odds, row };
  return (
    <section class="odds" data-part="odds" aria-label={texts.text("oath-odds")}>
      <div class="stacked odds-setup">
        {odds.about === "dice" && <DiceChoice {...part} />}
        {odds.plans.length > 0 && <PlanChoice {...part} />}
        <Answers {...part} />
      </div>
      <Chance {...part} />
      <Losses {...part} />
    </section>
  );
}

function DiceChoice({ ask, odds, row }: Part) {
  const texts = useTexts();
  const dice = [...new Set(odds.rows.map((each) => each.dice!))].filter((n) => n > 0).sort((a, b) => a - b);
  return (
    <div class="stacked" role="group" aria-label={texts.text("oath-odds-dice", { force: row.force ?? 0 })}>
      <small class="cap">{texts.text("oath-odds-dice", { force: row.force ?? 0 })}</small>
      <div class="odds-dice">
        {dice.map((n) => {
          const win = rowOf(odds, n, row.plans ?? [])?.win;
          return (
            <button
              key={n}
              type="button"
              class="stacked boxed odds-die"
              data-dice={n}
              aria-pressed={row.dice === n}
              onClick={() => setUp(ask, n, row.plans ?? [])}
            >
              <b>{n}</b>
              <small>{typeof win === "number" ? texts.text("oath-percent", { percent: percentOf(win) }) : "?"}</small>
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** Before the dice are chosen plans are ticks of a forecast; afterwards they are used. */
function PlanChoice({ ask, odds, row }: Part) {
  const texts = useTexts();
  const table = useTable();
  return (
    <div class="stacked" role="group" aria-label={texts.text("oath-odds-plans")}>
      <small class="cap">{texts.text("oath-odds-plans")}</small>
      {odds.plans.map((card) => {
        const ticked = row.plans?.includes(card) ?? false;
        const option = odds.about === "plans" ? ask.options.find(({ key }) => key === `use:${card}`) : undefined;
        const others = (row.plans ?? []).filter((other) => other !== card);
        const without = rowOf(odds, row.dice!, others);
        const used = rowOf(odds, row.dice!, [...others, card]) ?? rowOf(odds, row.dice!, [card]);
        return (
          <button
            key={card}
            type="button"
            class="abreast boxed odds-plan"
            data-plan={card}
            data-named={card}
            data-option={option?.key}
            aria-keyshortcuts={(option && table.key(option)) || undefined}
            aria-pressed={option ? undefined : ticked}
            disabled={table.pending.value}
            onClick={() => (option ? table.choose(option) : setUp(ask, row.dice!, toggled(odds, row, card)))}
          >
            {!option && <Icon name={ticked ? "lucide:square-check" : "lucide:square"} />}
            <span class="thumb">
              <FacePicture face={card} />
            </span>
            <span class="stacked grow odds-words">
              <span>{texts.card(card)}</span>
              <small>{texts.or(`short-${card}`, "")}</small>
            </span>
            <b>
              {typeof used?.win === "number" && typeof without?.win === "number" ? (
                <Change of={used.win - without.win} side={odds.side} />
              ) : (
                "?"
              )}
            </b>
            {option && <Key name={table.key(option)} />}
          </button>
        );
      })}
    </div>
  );
}

function Change({ of, side }: { of: number; side: string }) {
  const texts = useTexts();
  const percent = Math.round(100 * (side === "attack" ? of : -of));
  return <>{texts.text(percent < 0 ? "oath-percent-less" : "oath-percent-more", { percent: Math.abs(percent) })}</>;
}

/** What the other side may still do, as far as it lies open. */
function Answers({ odds, row }: Part) {
  const texts = useTexts();
  const table = useTable();
  const names = table.names.value;
  if (odds.answers.length + odds.rerolls.length + odds.facedown === 0) return null;
  return (
    <div class="stacked odds-answers" data-part="odds-answers">
      <small class="cap">{texts.text("oath-odds-answers")}</small>
      {odds.answers.map(({ card, seat }, i) => {
        const win = row.answers?.[i];
        const name = `${names[seat] ?? ""}, ${texts.card(card)}`;
        return (
          <span key={card} data-named={card}>
            {typeof win === "number"
              ? texts.text("oath-odds-answer", { name, percent: percentOf(win) })
              : texts.text("oath-odds-answer-open", { name })}
          </span>
        );
      })}
      {odds.rerolls.map(({ card, seat }) => (
        <span key={`${card}${seat}`} data-named={card}>
          {texts.text("oath-odds-reroll", { name: `${names[seat] ?? ""}, ${texts.card(card)}` })}
        </span>
      ))}
      {odds.facedown > 0 && (
        <span data-tip={texts.text("oath-odds-facedown", { count: odds.facedown }, "help")}>
          {texts.text("oath-odds-facedown", { count: odds.facedown })}
        </span>
      )}
    </div>
  );
}

/** The dial, and of what it is made: the dice alone, a sacrifice, a loss. */
function Chance({ odds, row }: Part) {
  const texts = useTexts();
  const mine = odds.side === "attack";
  if (row.win === null) return <div class="stacked odds-chance">?</div>;
  const shown = percentOf(mine ? row.win : 1 - row.win);
  const outright = row.outright ?? row.win;
  const parts = [
    { id: "outright", chance: outright },
    { id: "sacrifice", chance: row.win - outright },
    { id: mine ? "lost" : "held", chance: 1 - row.win },
  ];
  return (
    <div class="stacked odds-chance" data-part="odds-chance">
      <p
        class="middle odds-dial"
        style={{ "--win": mine ? row.win : 1 - row.win }}
        role="status"
        aria-label={`${texts.text("oath-percent", { percent: shown })} ${texts.text(`oath-odds-${odds.side}`)}`}
      >
        <span class="stacked" aria-hidden="true">
          <b>{texts.text("oath-percent", { percent: shown })}</b>
          <small>{texts.text(`oath-odds-${odds.side}`)}</small>
        </span>
      </p>
      <div class="odds-bar" aria-hidden="true">
        {parts.map(({ id, chance }) => (
          <span key={id} class={`part-${id}`} style={{ flexGrow: chance }} />
        ))}
      </div>
      <ul class="stacked odds-lines">
        {parts.map(({ id, chance }) => (
          <li key={id} class="abreast">
            <span class="abreast">
              <i class={`odds-dot part-${id}`} /> {texts.text(`oath-odds-${id}`)}
            </span>
            <b>{texts.text("oath-percent", { percent: percentOf(chance) })}</b>
          </li>
        ))}
      </ul>
      {row.attack !== undefined && (
        <p class="abreast odds-pools">
          <Icon name={DICE} />
          {texts.text("oath-odds-pools", { attack: row.attack, defense: row.defense!, guard: row.guard! })}
        </p>
      )}
    </div>
  );
}

/** How many of a kind: one figure after the point. */
const roughly = (n: number): string => n.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });

/** What it may cost: on average, by a sacrifice, and how many are left how often. */
function Losses({ row }: Part) {
  const texts = useTexts();
  if (row.win === null || !row.kept) return null;
  const gifts = row.sacrifices!.map((chance, i) => ({ amount: i + 1, chance })).filter(({ chance }) => chance >= 0.005);
  const highest = Math.max(...row.kept);
  return (
    <div class="stacked odds-losses">
      <ul class="stacked odds-lines">
        <li class="abreast">
          <span>{texts.text("oath-odds-left")}</span>
          <b>{texts.text("oath-odds-of", { count: roughly(row.left!), force: row.force! })}</b>
        </li>
        <li class="abreast">
          <span>{texts.text("oath-odds-falls")}</span>
          <b>{row.falls}</b>
        </li>
      </ul>
      {gifts.length > 0 && (
        <>
          <small class="cap">
            <Icon name={SKULL} /> {texts.text("oath-odds-short")}
          </small>
          <ul class="stacked odds-lines">
            {gifts.slice(0, 4).map(({ amount, chance }) => (
              <li key={amount} class="abreast">
                <span>{texts.text("oath-odds-give", { amount, left: row.force! - amount })}</span>
                <b>{texts.text("oath-percent", { percent: percentOf(chance) })}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      <small class="cap">{texts.text("oath-odds-kept")}</small>
      <ol class="odds-kept">
        {row.kept.map((chance, n) => (
          <li key={n} class="stacked" style={{ "--share": highest ? chance / highest : 0 }}>
            <small>{chance > 0 ? percentOf(chance) : ""}</small>
            <i />
            <b>{n}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What follows from victory, and what from defeat. */
export function Outcomes({ stakes }: { stakes: Stakes }) {
  return (
    <div class="stacked fortunes" data-part="outcomes">
      <OutcomeList id="won" lines={stakes.won} icon="game-icons:laurel-crown" />
      <OutcomeList id="lost" lines={stakes.lost} icon={SKULL} />
    </div>
  );
}

function OutcomeList({ id, lines, icon }: { id: string; lines: Text[]; icon: string }) {
  const texts = useTexts();
  const table = useTable();
  if (lines.length === 0) return null;
  return (
    <div class={`stacked fortune fortune-${id}`} data-outcome={id}>
      <small class="cap">
        <Icon name={icon} /> {texts.text(`oath-if-${id}`)}
      </small>
      <ul>
        {lines.map((line, i) => (
          <li key={i}>{texts.prompt(line, table.names.value)}</li>
        ))}
      </ul>
    </div>
  );
}
