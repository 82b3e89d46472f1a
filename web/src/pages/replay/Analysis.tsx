// The analysis beside the replay: what mattered most, what it cost, luck apart from decisions, and all decisions of a seat.
import { useState } from "preact/hooks";
import { railed } from "../../app/settings";
import { Sheet } from "../../parts/Dialog";
import { Icon } from "../../parts/Icon";
import { Pills } from "../../parts/Pills";
import type { Catalogue } from "../../text/catalogue";
import { sentence } from "../../text/sentence";
import { useTexts } from "../../text/texts";
import type { Decided, GameAnalysis, WeighedAnswer } from "../../wire";
import { type AnalysisOf, markedOf, percent } from "./analysis";
import "./Analysis.css";

export interface AnalysisProps {
  of: AnalysisOf;
  names: readonly string[];
  at: number;
  /** Whose decisions are shown first. */
  seat: number;
  /** To the moment before a decision. */
  onGo: (seq: number) => void;
  /** To a table of one's own from there. */
  onTry: (seq: number, seat: number) => void;
  onClose: () => void;
}

export function Analysis(props: AnalysisProps) {
  const texts = useTexts();
  const title = texts.text("analysis-title");
  if (!railed.value) {
    return (
      <Sheet title={title} part="analysis" onClose={props.onClose}>
        <Inside {...props} />
      </Sheet>
    );
  }
  return (
    <section class="analysis col" data-part="analysis" aria-label={title}>
      <div class="ends">
        <h2 class="pair gold">
          <Icon name="game-icons:owl" />
          {title}
        </h2>
        <button type="button" class="bare" aria-label={texts.text("web-close")} onClick={props.onClose}>
          <Icon name="lucide:x" />
        </button>
      </div>
      <Inside {...props} />
    </section>
  );
}

function Inside({ of, names, at, seat: first, onGo, onTry, onClose }: AnalysisProps) {
  const texts = useTexts();
  const [seat, setSeat] = useState(first);
  const [found, failed] = [of.found.value, of.failed.value];
  if (failed) return <p role="alert">{texts.text(failed.id, failed.args)}</p>;
  if (!found) return <p aria-busy="true">…</p>;
  if (found.state === "none") {
    return (
      <>
        <p>{texts.text("analysis-none-yet")}</p>
        <p class="sub">{texts.text("analysis-about")}</p>
        <button type="button" class="btn go" data-part="analyse" data-first onClick={() => of.begin()}>
          <Icon name="game-icons:owl" />
          {texts.text("analysis-start-button")}
        </button>
      </>
    );
  }
  if (found.state !== "done") return <Progress found={found} />;
  const own = found.decisions.filter((each) => each.seat === seat);
  const marked = markedOf(found, seat);
  const here = found.decisions.find((each) => each.seq === at);
  const go = (seq: number) => {
    if (!railed.value) onClose();
    onGo(seq);
  };
  return (
    <div class="analysis-found col" data-part="analysis-found">
      {names.length > 1 && (
        <Pills
          legend={texts.text("analysis-whose")}
          value={seat}
          of={names.map((label, value) => ({ value, label }))}
          set={setSeat}
        />
      )}
      <section class="col tight">
        <h3>{texts.text("analysis-three")}</h3>
        <p class="sub">
          {texts.text("analysis-of", { count: own.length, fine: own.filter(({ cost }) => !cost).length })}
        </p>
        {marked.length === 0 && <p>{texts.text("analysis-none")}</p>}
        <ol class="col">
          {marked.map((decision, i) => (
            <li key={decision.seq}>
              <Mattered decision={decision} rank={i + 1} names={names} onGo={go} onTry={onTry} />
            </li>
          ))}
        </ol>
      </section>
      {here && (
        <section class="col tight" data-part="decision-here">
          <h3>
            {texts.text("analysis-decision", { number: here.seq })}: {names[here.seat]}
          </h3>
          <Weighed decision={here} names={names} />
        </section>
      )}
      <LuckApart found={found} names={names} seat={seat} onGo={go} />
      <details>
        <summary>{texts.text("analysis-table")}</summary>
        <table class="analysis-all">
          <thead>
            <tr>
              <th scope="col">{texts.text("analysis-here")}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{texts.text("analysis-points")}</th>
            </tr>
          </thead>
          <tbody>
            {own.map((decision) => (
              <tr key={decision.seq}>
                <th scope="row">
                  <button type="button" class="bare link" onClick={() => go(decision.seq)}>
                    {decision.seq} {doneText(texts, decision, names)}
                  </button>
                </th>
                {decision.chances.map((chance, each) => (
                  <td key={each}>{percent(chance)} %</td>
                ))}
                <td>{decision.cost ? texts.text("analysis-cost", { points: percent(decision.cost) }) : "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p class="sub fine">{texts.text("analysis-note")}</p>
    </div>
  );
}

function Progress({ found }: { found: GameAnalysis }) {
  const texts = useTexts();
  const said =
    found.state === "waiting"
      ? texts.text("analysis-waiting")
      : texts.text("analysis-progress", { percent: found.percent });
  return (
    <>
      <p role="status">{said}</p>
      <progress class="analysis-progress" max={100} value={found.percent} aria-label={said} />
      <p class="sub">{texts.text("analysis-about")}</p>
    </>
  );
}

/** An answer in words. */
function answered(
  texts: Catalogue,
  decision: Decided,
  answer: WeighedAnswer | undefined,
  names: readonly string[],
): string {
  if (!answer?.texts.length) return texts.text("web-coach-nothing-picked");
  const said = decision.several ? texts.deed(decision.what, answer.texts, names) : "";
  return said || texts.listed(answer.texts.map((text) => texts.prompt(text, names)));
}

const answerOf = (decision: Decided, keys: readonly string[]): WeighedAnswer | undefined =>
  decision.weighed.find((each) => each.keys.join(" ") === keys.join(" "));

const doneText = (texts: Catalogue, decision: Decided, names: readonly string[]): string =>
  answered(texts, decision, answerOf(decision, decision.given), names);

interface MatteredProps {
  decision: Decided;
  rank: number;
  names: readonly string[];
  onGo: (seq: number) => void;
  onTry: (seq: number, seat: number) => void;
}

function Mattered({ decision, rank, names, onGo, onTry }: MatteredProps) {
  const texts = useTexts();
  const points = percent(decision.cost);
  const [then, now] = [answerOf(decision, decision.best)?.chance ?? 0, answerOf(decision, decision.given)?.chance ?? 0];
  return (
    <article class="analysis-card col tight" data-part="mattered" data-seq={decision.seq}>
      <header class="ends">
        <span class="analysis-rank" aria-hidden="true">
          {rank}
        </span>
        <span class="analysis-what">
          <small class="sub">{texts.text("analysis-decision", { number: decision.seq })}</small>
          <b>{doneText(texts, decision, names)}</b>
        </span>
        <span class="analysis-cost">
          <b aria-hidden="true">{texts.text("analysis-cost", { points })}</b>
          <span class="vh">{texts.text("analysis-cost-said", { points })}</span>
        </span>
      </header>
      <div class="analysis-fall" aria-hidden="true">
        <span>{percent(then)} %</span>
        <span class="analysis-bar">
          <span style={{ width: `${percent(now)}%` }} />
          <i style={{ width: `${Math.max(0, percent(then) - percent(now))}%` }} />
        </span>
        <span>{percent(now)} %</span>
      </div>
      <p>
        <b>
          {texts.text("analysis-better", { what: answered(texts, decision, answerOf(decision, decision.best), names) })}
          .
        </b>{" "}
        {decision.why.map(({ text }) => sentence(texts.prompt(text, names))).join(" ")}
      </p>
      <p class="wrap tight">
        <button
          type="button"
          class={`btn small ${rank === 1 ? "go" : ""}`}
          onClick={() => onTry(decision.seq, decision.seat)}
        >
          <Icon name="lucide:git-branch" />
          {texts.text("analysis-try")}
        </button>
        <button type="button" class="btn small" onClick={() => onGo(decision.seq)}>
          <Icon name="lucide:play" />
          {texts.text("analysis-watch")}
        </button>
      </p>
    </article>
  );
}

/** What could have been answered at a moment, with the chance of each. */
function Weighed({ decision, names }: { decision: Decided; names: readonly string[] }) {
  const texts = useTexts();
  const given = decision.given.join(" ");
  const best = decision.best.join(" ");
  return (
    <ul class="analysis-weighed col tight">
      {decision.weighed.map((answer) => {
        const keys = answer.keys.join(" ");
        const chance = percent(answer.chance);
        return (
          <li key={keys} data-kind={keys === best ? "best" : keys === given ? "given" : undefined}>
            <span class="ends">
              <span>{answered(texts, decision, answer, names)}</span>
              <b>{chance} %</b>
            </span>
            <span class="analysis-bar" aria-hidden="true">
              <span style={{ width: `${chance}%` }} />
            </span>
            <small class="sub">
              {keys === best && texts.text("analysis-best")}
              {keys === best && keys === given && ", "}
              {keys === given && texts.text("analysis-given")}
            </small>
          </li>
        );
      })}
    </ul>
  );
}

const PARTS = ["start", "own", "luck", "others", "end"] as const;

const signed = (chance: number): string => {
  const n = percent(chance);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
};

interface LuckProps {
  found: GameAnalysis;
  names: readonly string[];
  seat: number;
  onGo: (seq: number) => void;
}

function LuckApart({ found, names, seat, onGo }: LuckProps) {
  const texts = useTexts();
  const mine = found.shares[seat]?.luck ?? 0;
  const verdict = mine > 0.05 ? "good" : mine < -0.05 ? "bad" : "even";
  const moments = [...found.luck]
    .sort((a, b) => Math.abs(b.by[seat] ?? 0) - Math.abs(a.by[seat] ?? 0))
    .filter(({ by }) => Math.abs(by[seat] ?? 0) >= 0.08)
    .slice(0, 3);
  return (
    <section class="col tight" data-part="luck">
      <h3>{texts.text("analysis-luck-apart")}</h3>
      <table class="analysis-luck">
        <thead>
          <tr>
            <th scope="col">{texts.text("analysis-seat")}</th>
            {PARTS.map((part) => (
              <th key={part} scope="col">
                {texts.text(`analysis-${part}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.shares.map((share, each) => (
            <tr key={each}>
              <th scope="row">{names[each]}</th>
              {PARTS.map((part) => (
                <td
                  key={part}
                  data-sign={part === "start" || part === "end" ? undefined : Math.sign(percent(share[part]))}
                >
                  {part === "start" || part === "end" ? `${percent(share[part])} %` : signed(share[part])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {names[seat]}: {texts.text(`analysis-luck-${verdict}`)}
      </p>
      <ul class="wrap tight">
        {moments.map(({ seq, by }) => (
          <li key={seq}>
            <button type="button" class="btn small" onClick={() => onGo(seq)}>
              <Icon name="game-icons:perspective-dice-six-faces-random" />
              {texts.text("analysis-decision", { number: seq })} <b>{signed(by[seat] ?? 0)}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
