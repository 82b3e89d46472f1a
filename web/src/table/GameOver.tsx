// The end: who won, with how many points and from what; another game, or this one again.
import { useEffect, useRef } from "preact/hooks";
import { navigate } from "../app/router";
import { facesOf, lookOf } from "../games";
import { ApiError, api } from "../net/api";
import { Crest } from "../parts/Crest";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import { NameMark } from "../parts/NameMark";
import { toast } from "../parts/toast";
import { Words } from "../parts/Words";
import type { Catalogue } from "../text/catalogue";
import { useTexts } from "../text/texts";
import { type Counting, countedTo, isLine, linesOf, underway, useCounting } from "./counting";
import { Liking } from "./Liking";
import { RatingChange } from "./RatingChange";
import { Seal } from "./Seal";
import { useTable } from "./store";
import { countsPoints, type Result } from "./view";
import "./GameOver.css";

export function GameOver() {
  const table = useTable();
  const result = table.result.value;
  return result && table.resultOpen.value ? <ResultWindow result={result} /> : null;
}

/** Points are counted up line by line; who has won is told when all are. */
function ResultWindow({ result }: { result: Result }) {
  const table = useTable();
  const texts = useTexts();
  const counting = useCounting(table.id, linesOf(result, lookOf(table.game.value).sums).length);
  const close = () => {
    table.resultOpen.value = false;
  };
  const ending = useRef<HTMLParagraphElement>(null);
  // The button that was in focus is gone when all is counted.
  useEffect(() => {
    if (counting.done && document.activeElement === document.body) ending.current?.closest("dialog")?.focus();
  }, [counting.done]);
  const title = counting.done ? <WhoWon result={result} /> : texts.text("web-result");
  return (
    <Dialog title={title} onClose={close} class="result" part="result">
      <p ref={ending} class="ending sub" data-part="ending">
        <Words pieces={texts.promptPieces(result.ending, table.names.value)} />
      </p>
      {counting.done && result.tie && (
        <p class="sub" data-part="tie">
          {texts.prompt(result.tie, table.names.value)}
        </p>
      )}
      <Scores result={result} counting={counting} />
      {counting.done ? (
        <>
          <RatingChange />
          <Seal />
          <Liking />
          <div class="result-foot">
            <OverActions />
          </div>
        </>
      ) : (
        <div class="opts result-foot">
          <button type="button" class="btn go" data-part="all-counted" data-first onClick={counting.skip}>
            <Icon name="lucide:skip-forward" />
            {texts.text("web-count-all")}
          </button>
        </div>
      )}
    </Dialog>
  );
}

/** "Anna wins!" Whoever plays alone and loses has lost to somebody, where the game knows to whom. */
export function headline(result: Result, names: readonly string[], game: string, texts: Catalogue): string {
  const winners = result.winners.map((seat) => names[seat] ?? "");
  const nobody = lookOf(game).nobody;
  if (names.length === 1 && winners.length === 0 && nobody) winners.push(texts.text(nobody));
  return texts.text("web-won", { names: texts.listed(winners), count: winners.length });
}

function WhoWon({ result }: { result: Result }) {
  const table = useTable();
  const texts = useTexts();
  return <>{headline(result, table.names.value, table.game.value, texts)}</>;
}

/** In the place of the question when there are no more. */
export function OverPrompt() {
  const table = useTable();
  const texts = useTexts();
  const result = table.result.value;
  if (!result) return null;
  return (
    <section class="prompt pair over" data-part="prompt" data-state="over" aria-label={texts.text("web-result")}>
      <Icon name={result.winners.length ? "game-icons:laurel-crown" : "lucide:flag"} />
      <div class="q" data-part="question">
        <p>
          <b>{underway.value ? texts.text("web-result") : <WhoWon result={result} />}</b>
        </p>
        <p class="help">
          <Words pieces={texts.promptPieces(result.ending, table.names.value)} />
        </p>
      </div>
      <div class="answers pair" data-part="answers">
        <button
          type="button"
          class="btn"
          onClick={() => {
            table.resultOpen.value = true;
          }}
        >
          <Icon name="lucide:list" />
          {texts.text("web-result")}
        </button>
        <OverActions />
      </div>
    </section>
  );
}

/** Another game, this one again, or home. */
function OverActions() {
  const table = useTable();
  const texts = useTexts();
  const rematch = table.info.value?.rematch;
  const saga = table.info.value?.saga;
  const again = () =>
    (saga ? api.nextGame(table.id) : api.rematch(table.id)).then(
      (info) => navigate(`/table/${info.id}`),
      (failed: unknown) => failed instanceof ApiError && toast(texts.text(failed.id, failed.args), { kind: "error" }),
    );
  const tournament = table.info.value?.tournament;
  return (
    <div class="opts">
      {tournament && (
        <a class="btn go" href={`/tournament/${encodeURIComponent(tournament)}`}>
          <Icon name="lucide:trophy" />
          {texts.text("tournament-back")}
        </a>
      )}
      {rematch ? (
        <a class="btn go" href={`/table/${rematch}`}>
          <Icon name={saga ? "lucide:chevron-right" : "lucide:rotate-ccw"} />
          {texts.text(saga ? "saga-next-join" : "web-rematch-join")}
        </a>
      ) : (
        table.seat.value !== null &&
        !tournament && (
          <button type="button" class="btn go" data-part="again" onClick={again}>
            <Icon name={saga ? "lucide:chevron-right" : "lucide:rotate-ccw"} />
            {texts.text(saga ? "saga-next" : "web-rematch")}
          </button>
        )
      )}
      {saga && (
        <a class="btn" href={`/saga/${saga.saga}`}>
          <Icon name="game-icons:family-tree" />
          {texts.text("saga-history")}
        </a>
      )}
      <a class="btn" href={`/replay/${table.id}`}>
        <Icon name="lucide:history" />
        {texts.text("web-replay")}
      </a>
      <a class="btn" href="/">
        <Icon name="lucide:house" />
        {texts.text("web-home")}
      </a>
    </div>
  );
}

export function Scores({ result, counting }: { result: Result; counting?: Counting }) {
  const table = useTable();
  const texts = useTexts();
  const seats = result.scores.map((_, seat) => seat);
  const done = counting?.done ?? true;
  const order = done ? seats.sort((a, b) => result.ranks[a]! - result.ranks[b]!) : seats;
  const lines = linesOf(result, lookOf(table.game.value).sums);
  // All points stand beside it in large.
  const tells = (line: string) => isLine(result, line) && !(line === "points" && countsPoints(result));
  const pointsOf = (seat: number) =>
    done ? result.scores[seat]! : countedTo(result.breakdown[seat] ?? {}, lines, counting!.step);
  return (
    <ol class="scores col" data-part="scores" data-state={done ? undefined : "counting"}>
      {order.map((seat) => (
        <li key={seat} class={`pair ${done && result.winners.includes(seat) ? "won" : ""}`}>
          <span class="rank sub">{done ? `${result.ranks[seat]}.` : ""}</span>
          <Crest seat={seat} />
          <span class="score-about col">
            <span class="pair">
              <b data-part="name">{table.names.value[seat]}</b>
              <NameMark mark={table.info.value?.chairs[seat]?.mark} />
            </span>
            <Breakdown
              row={result.breakdown[seat] ?? {}}
              tells={(line) => (done ? tells(line) : lines.slice(0, counting!.step).includes(line))}
            />
            {done && <Deck cards={result.owned?.[seat]} />}
          </span>
          {countsPoints(result) && (
            <span class="points gold" data-part="points">
              {pointsOf(seat)}
              <span class="vh"> {texts.text("web-points", { count: pointsOf(seat) })}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** All cards somebody ended with. */
function Deck({ cards }: { cards: Record<string, number> | undefined }) {
  const table = useTable();
  const texts = useTexts();
  if (!cards) return null;
  const facts = facesOf(table.game.value);
  const kinds = Object.keys(lookOf(table.game.value).kinds);
  const place = (face: string) => kinds.indexOf(facts.get(face)?.kinds?.[0] ?? "") * 100 - (facts.get(face)?.cost ?? 0);
  const faces = Object.keys(cards).sort((a, b) => place(a) - place(b));
  return (
    <details class="whole-deck fine" data-part="deck">
      <summary class="sub">
        {texts.text("web-whole-deck", { count: Object.values(cards).reduce((sum, n) => sum + n, 0) })}
      </summary>
      <p class="breakdown wrap">
        {faces.map((card) => (
          <span key={card} data-card={card} data-count={cards[card]}>
            <Words pieces={[{ text: texts.card(card, cards[card]!), card }]} />
          </span>
        ))}
      </p>
    </details>
  );
}

interface CardRow {
  card: string;
  count: number;
  points: number;
}

interface BreakdownProps {
  row: Record<string, unknown>;
  /** Which lines are said. */
  tells: (line: string) => boolean;
}

/** Where points come from: rows of cards, and whatever else the game counts. */
function Breakdown({ row, tells }: BreakdownProps) {
  const table = useTable();
  const texts = useTexts();
  const game = table.game.value;
  const cards = Array.isArray(row.cards) ? (row.cards as CardRow[]) : [];
  const rest = Object.entries(row)
    .filter(([, value]) => typeof value === "number" || typeof value === "string")
    .filter(([key]) => tells(key));
  return (
    <span class="breakdown wrap sub fine" data-part="breakdown">
      {cards.map(({ card, count, points }) => (
        <span key={card} data-card={card}>
          <Words pieces={[{ text: texts.card(card, count), card }]} />{" "}
          <b>{points > 0 ? `+${points}` : String(points).replace("-", "−")}</b>
        </span>
      ))}
      {rest.map(([key, value]) => (
        <span key={key} class="fact" data-fact={key}>
          {texts.or(`${game}-score-${key}`, texts.or(`${game}-sum-${key}`, key))}:{" "}
          <b>{typeof value === "string" ? texts.or(`card-${value}`, value) : String(value)}</b>
        </span>
      ))}
    </span>
  );
}
