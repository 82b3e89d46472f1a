// A puzzle on the real table: one choice is far better than all others. A wrong try is answered and nothing moves.
import { type ComponentType, createContext } from "preact";
import { useContext, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { PageFailed } from "../../app/PageFailed";
import { navigate, type Params, query } from "../../app/router";
import { useBoard } from "../../games/board";
import { ApiError, api } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { announce } from "../../parts/toast";
import { Hall } from "../../table/Hall";
import { useKeys } from "../../table/keys";
import { TableContext, useTable } from "../../table/store";
import { FrameContext, type TableFrameProps } from "../../table/TableFrame";
import type { Catalogue } from "../../text/catalogue";
import { sentence } from "../../text/sentence";
import { GameContext, textsReady, useTexts } from "../../text/texts";
import type { PuzzlePosition, PuzzleTried } from "../../wire";
import { LoadError, Shell } from "../Shell";
import { counts, solve, solvedDays, streak, today } from "./solved";
import { PuzzleStore } from "./store";
import "./puzzle.css";

interface Tried {
  keys: string[];
  found: PuzzleTried;
}

const TriedContext = createContext<{ position: PuzzlePosition; tried: Tried | null; giveUp: () => void } | null>(null);

export default function Puzzle({ params }: { params: Params }) {
  const game = params.game!;
  const texts = useTexts(game);
  const number = Math.max(0, Number.parseInt(query.value.get("number") ?? "0", 10) || 0);
  const [position, setPosition] = useState<PuzzlePosition | null>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  useEffect(() => {
    setPosition(null);
    api
      .puzzle(game, number)
      .then(setPosition, (error: unknown) =>
        setFailed(error instanceof ApiError ? error : new ApiError(0, "web-offline")),
      );
  }, [game, number]);
  const board = useBoard(game);
  if (failed) {
    return (
      <Shell room="puzzle" title={texts.text("puzzle-title")}>
        <LoadError failed={failed} />
      </Shell>
    );
  }
  if (board === "failed") return <PageFailed />;
  if (!position || !board || !textsReady(game)) return <main class="page waiting" id="main" aria-busy="true" />;
  return (
    <GameContext.Provider value={game}>
      <Stage key={position.id} position={position} Board={board} />
    </GameContext.Provider>
  );
}

/** Notes a day as solved, if this was its puzzle. */
async function countFor(day: number, { game, number }: PuzzlePosition, shown: boolean): Promise<void> {
  const lines = await api.puzzles(day).catch(() => []);
  if (counts(lines, game, number, shown)) solve(day);
}

/** An answer in words. */
function answered(texts: Catalogue, position: PuzzlePosition, keys: readonly string[]): string {
  const picked = position.ask.options.filter(({ key }) => keys.includes(key));
  return texts.listed(picked.map(({ text }) => texts.prompt(text, position.names)));
}

function Stage({ position, Board }: { position: PuzzlePosition; Board: ComponentType }) {
  const texts = useTexts();
  const [tried, setTried] = useState<Tried | null>(null);
  const shown = useRef(false);
  const attempt = async (keys: string[]) => {
    const found = await api.tryPuzzle(position.game, position.number, { keys });
    setTried({ keys, found });
    const what = answered(texts, position, keys.length ? keys : found.best);
    announce(texts.text(found.right ? "puzzle-right" : keys.length ? "puzzle-wrong" : "puzzle-shown", { what }));
    if (!keys.length && !found.right) shown.current = true;
    if (found.right) await countFor(today(), position, shown.current);
  };
  const store = useMemo(() => new PuzzleStore(position, attempt), [position]);
  useEffect(() => {
    document.title = `${texts.text("puzzle-title")} · Kronika`;
  }, [texts]);
  return (
    <TableContext.Provider value={store}>
      <TriedContext.Provider value={{ position, tried, giveUp: () => attempt([]) }}>
        <FrameContext.Provider value={PuzzleFrame}>
          <Board />
        </FrameContext.Provider>
      </TriedContext.Provider>
    </TableContext.Provider>
  );
}

function PuzzleFrame({ keys: _, ...arrangement }: TableFrameProps) {
  const table = useTable();
  const texts = useTexts();
  const { position } = useContext(TriedContext)!;
  useKeys(table);
  const title = texts.text("puzzle-number", { number: position.number + 1, count: position.count });
  return (
    <Hall
      game={position.game}
      page="puzzle"
      heading={`${texts.text("puzzle-title")}: ${title}`}
      crumb={
        <>
          <b>{texts.text("puzzle-title")}</b>
          <span>{texts.or(`game-${position.game}`, position.game)}</span>
        </>
      }
      tools={null}
      above={<Task />}
      log={null}
      logLabel={texts.text("puzzle-title")}
      logTitle={title}
      {...arrangement}
    />
  );
}

/** What is asked of the reader, and what came of their try. */
function Task() {
  const texts = useTexts();
  const { position, tried, giveUp } = useContext(TriedContext)!;
  const over = tried !== null && (tried.found.right || tried.keys.length === 0);
  const days = streak(solvedDays.value, today());
  return (
    <section class="puzzle-task col" data-part="puzzle" data-state={over ? "over" : tried ? "wrong" : "open"}>
      <div class="ends">
        <p class="wrap">
          <b class="gold">{texts.text("puzzle-find")}</b>
          <span class="sub">
            {texts.text("puzzle-number", { number: position.number + 1, count: position.count })} ·{" "}
            {texts.text("puzzle-level", { level: position.level })}
            {days > 0 && ` · ${texts.text("puzzle-streak", { days })}`}
          </span>
        </p>
        <span class="wrap tight">
          {!over && (
            <button type="button" class="btn small" onClick={giveUp}>
              <Icon name="lucide:eye" />
              {texts.text("puzzle-give-up")}
            </button>
          )}
          {position.count > 1 && (
            <button
              type="button"
              class={`btn small ${over ? "go" : ""}`}
              onClick={() => navigate(`/puzzle/${position.game}?number=${(position.number + 1) % position.count}`)}
            >
              {texts.text("puzzle-next")}
              <Icon name="lucide:chevron-right" />
            </button>
          )}
        </span>
      </div>
      {!tried && <p>{texts.text("puzzle-about")}</p>}
      {tried && !over && (
        <p class="puzzle-wrong" role="alert">
          <Icon name="lucide:circle-alert" />
          <span>
            <b>{texts.text("puzzle-wrong", { what: answered(texts, position, tried.keys) })}</b>{" "}
            {tried.found.told[0] &&
              texts.text("puzzle-wrong-chance", { percent: Math.round(100 * tried.found.told[0].chance) })}{" "}
            {tried.found.told[0]?.why.map(({ text }) => sentence(texts.prompt(text, position.names))).join(" ")}{" "}
            {texts.text("puzzle-again")}
          </span>
        </p>
      )}
      {tried && over && <Solution tried={tried} position={position} />}
    </section>
  );
}

function Solution({ tried, position }: { tried: Tried; position: PuzzlePosition }) {
  const texts = useTexts();
  const what = answered(texts, position, tried.found.best);
  return (
    <div class="puzzle-solution col tight" role="status">
      <p>
        <b>{texts.text(tried.found.right ? "puzzle-right" : "puzzle-shown", { what })}</b>{" "}
        {tried.found.told[0]?.why.map(({ text }) => sentence(texts.prompt(text, position.names))).join(" ")}
      </p>
      <ul class="wrap" aria-label={texts.text("puzzle-why")}>
        {tried.found.told.map(({ keys, chance }) => (
          <li key={keys.join(" ")} class="puzzle-chance">
            {answered(texts, position, keys)} <b>{Math.round(100 * chance)} %</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
