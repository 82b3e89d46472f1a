// A game seen again: step by step, by turns or playing, through anybody's eyes, with its points as a graph.
import { type ComponentChildren, type ComponentType, createContext } from "preact";
import { useContext, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { copy } from "../../app/copy";
import { PageFailed } from "../../app/PageFailed";
import { navigate, type Params, path, query } from "../../app/router";
import { letters, railed } from "../../app/settings";
import { useBoard } from "../../games/board";
import { ApiError, api } from "../../net/api";
import { Dialog } from "../../parts/Dialog";
import { GameLog } from "../../parts/GameLog";
import { Icon } from "../../parts/Icon";
import { lazy } from "../../parts/lazy";
import { looked } from "../../parts/looking";
import { Pills } from "../../parts/Pills";
import { Tool } from "../../parts/TopBar";
import { toast } from "../../parts/toast";
import { headline, Scores } from "../../table/GameOver";
import { Hall } from "../../table/Hall";
import { TableContext, useTable } from "../../table/store";
import { FrameContext, type TableFrameProps } from "../../table/TableFrame";
import { countsPoints, type Result } from "../../table/view";
import type { Catalogue } from "../../text/catalogue";
import { GameContext, textsReady, useTexts } from "../../text/texts";
import type { ReplayCharts, TableInfo } from "../../wire";
import { LoadError, Shell } from "../Shell";
import type { AnalysisProps } from "./Analysis";
import { AnalysisOf, chanceRows, mistakes } from "./analysis";
import { ChartTable } from "./ChartTable";
import { Controls } from "./Controls";
import { type Eyes, FrameCache } from "./cache";
import { PlayOn } from "./PlayOn";
import { pastOf, ReplayStore } from "./store";
import { CHANCE, Timeline } from "./Timeline";
import { type Mark, type Moment, marksOf, rowsOf, turnAt, turnStep } from "./turns";
import "../Shell.css";
import "./Replay.css";

const Analysis = lazy<AnalysisProps>(() => import("./Analysis").then((module) => module.Analysis));

/** How long a step is shown at normal speed, in milliseconds. */
const STEP = 1000;
/** Lines of the log that are still to come, shown pale. */
const AHEAD = 24;

export default function Replay({ params }: { params: Params }) {
  const id = params.id!;
  const texts = useTexts("");
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setFailed(null);
    api
      .table(id)
      .then(setInfo, (failed: unknown) =>
        setFailed(failed instanceof ApiError ? failed : new ApiError(0, "web-offline")),
      );
  }, [id, tries]);
  const board = useBoard(info?.game ?? "");
  if (failed) {
    return (
      <Shell room="replay" title={texts.text("replay-title")}>
        <LoadError failed={failed} again={() => setTries(tries + 1)} />
      </Shell>
    );
  }
  if (board === "failed") return <PageFailed />;
  if (!info || !textsReady(info.game) || !board) return <main class="page waiting" id="main" aria-busy="true" />;
  return (
    <GameContext.Provider value={info.game}>
      <Stage info={info} Board={board} />
    </GameContext.Provider>
  );
}

function eyesOf(given: string | null, info: TableInfo): Eyes {
  // While a game is on, everybody looks back from their own chair, whoever sent them the link.
  // Where several play at one device, nobody knows which of them looks.
  if (info.status !== "over") return info.device.length ? "public" : (info.my_seat ?? 0);
  if (given === "public") return given;
  return given !== null && /^\d+$/.test(given) ? Number(given) : "all";
}

/** A chronicle from a file has no name but its game's. */
const nameOf = (info: TableInfo, texts: Catalogue): string => info.name || texts.or(`game-${info.game}`, info.game);

/** The address of a moment. */
const addressOf = (at: number, eyes: Eyes): string =>
  `${path.value}?at=${at}&seat=${eyes}${query.value.has("analysis") ? "&analysis" : ""}`;

function Stage({ info, Board }: { info: TableInfo; Board: ComponentType }) {
  const texts = useTexts();
  const store = useMemo(() => new ReplayStore(info.id), [info.id]);
  const eyes = eyesOf(query.value.get("seat"), info);
  const caches = useRef(new Map<Eyes, FrameCache>());
  let cache = caches.current.get(eyes);
  if (!cache) {
    cache = new FrameCache(info.id, eyes);
    caches.current.set(eyes, cache);
  }
  const last = cache.last.value;
  // Where the address is now: keys may come faster than the page is drawn.
  const place = () => {
    const wanted = Math.max(0, Number.parseInt(query.value.get("at") ?? "0", 10) || 0);
    return last < 0 ? wanted : Math.min(wanted, last);
  };
  const at = place();
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [ended, showEnd] = useState(false);
  const pieces = cache.pieces.value;
  const about = cache.about.value;
  const moment = cache.at(at);

  useEffect(() => {
    cache.loadAll(at);
    return () => cache.stop();
  }, [cache]);
  useEffect(() => {
    if (last >= 0) cache.need(at).catch(() => {});
  }, [cache, at, last]);
  useEffect(() => {
    if (!moment || !about) return;
    store.show(cache, moment, about, info);
    const face = cardOf(moment);
    if (face) looked.value = { game: info.game, face };
  }, [cache, moment, about, info, store]);
  useEffect(() => {
    if (pieces) store.fill(cache);
  }, [cache, pieces, store]);

  const go = (seq: number) => {
    if (last < 0) return; // nothing has come yet, and the address says where to begin
    const to = Math.min(Math.max(0, seq), last);
    navigate(addressOf(to, eyes), "replace");
  };
  const charts = useCharts(info.id, eyes);
  const turns = charts?.turns ?? [];
  const result = (about?.result ?? null) as Result | null;
  const analysis = useMemo(() => new AnalysisOf(info.id), [info.id]);
  const wholeGame = info.status === "over" && (about?.eyes.includes("all") ?? false);
  useEffect(() => {
    if (wholeGame) analysis.load();
    return () => analysis.stop();
  }, [analysis, wholeGame]);
  const analyzed = analysis.found.value;
  const weighed = (analyzed?.decisions.length ?? 0) > 1;
  const chartNames = [...(weighed ? [CHANCE] : []), ...Object.keys(charts?.values ?? {})];
  const [wish, setChart] = useState("");
  const chart = chartNames.includes(wish) ? wish : (chartNames[0] ?? "");
  const scores = useMemo(
    () => (chart === CHANCE ? chanceRows(analyzed, last) : rowsOf(charts, chart)),
    [charts, chart, analyzed, last],
  );
  const marks = useMemo(
    () => (chart === CHANCE ? mistakes(analyzed).sort((a, b) => a.seq - b.seq) : marksOf(scores, charts)),
    [scores, charts, chart, analyzed],
  );
  const [tabled, showTable] = useState(false);

  useEffect(() => {
    if (!playing) return;
    if (last >= 0 && at >= last) {
      setPlaying(false);
      showEnd(result !== null);
      return;
    }
    const timer = setTimeout(() => cache.at(at + 1) && go(at + 1), STEP / speed);
    return () => clearTimeout(timer);
  }, [playing, at, speed, last, pieces, cache]);

  const play = () => {
    if (!playing && place() >= last) go(0);
    setPlaying(!playing);
  };
  const jump = (kind: Mark["kind"]) => {
    const those = marks.filter((mark) => mark.kind === kind);
    const next = those.find((mark) => mark.seq > place()) ?? those[0];
    if (next) go(next.seq);
  };
  const has = (kind: Mark["kind"]) => marks.some((mark) => mark.kind === kind);
  const moves: Record<string, () => void> = {
    start: () => go(0),
    turnBack: () => go(turnStep(turns, last, place(), false)),
    back: () => go(place() - 1),
    play,
    next: () => go(place() + 1),
    turnNext: () => go(turnStep(turns, last, place(), true)),
    end: () => go(last),
    lead: () => jump("lead"),
    leap: () => jump("leap"),
    event: () => jump("event"),
    mistake: () => jump("mistake"),
  };
  usePlayKeys(moves);
  useEffect(() => {
    document.title = `${texts.text("replay-title")}: ${nameOf(info, texts)} · Kronika`;
  }, [info, texts]);

  const failed = cache.failed.value;
  // The world of a saga that goes on is not shown to all: then everybody sees what they saw at the table.
  const own = info.my_seat ?? "public";
  const less = failed !== null && ["saga-on", "saga-people"].includes(failed.id) && eyes !== own;
  useEffect(() => {
    if (less) navigate(addressOf(at, own), "replace");
  }, [less, at, own]);
  if (less) return <main class="page waiting" id="main" aria-busy="true" />;
  if (failed && !store.view.value) {
    return (
      <Shell room="replay" title={texts.text("replay-title")}>
        <LoadError failed={failed} again={failed.status === 403 ? undefined : () => cache.loadAll(at)}>
          {failed.status === 403 && (
            <a class="btn go" href={`/table/${info.id}`}>
              {texts.text("replay-table")}
            </a>
          )}
        </LoadError>
      </Shell>
    );
  }
  // The frame comes with the table: one before it would be another one, and forget what was opened in it.
  if (!store.view.value) return <main class="page waiting" id="main" aria-busy="true" />;
  const turn = turns[turnAt(turns, at)];
  const names = (about?.names ?? []).map((name) => texts.player(name));
  const where =
    turn && turn.seat !== null && at >= turn.first
      ? texts.text("replay-turn", { turn: turn.round, name: names[turn.seat] ?? "" })
      : texts.text("replay-setup");
  const seats = about?.eyes ?? [];
  const past = pastOf(cache, at).length;
  const known = [...pastOf(cache, at), ...upcoming(cache, at)];
  const ahead = known.length - past;
  const stage: StageParts = {
    info,
    eyes,
    seats,
    names,
    at,
    over: last >= 0 && at === last,
    result,
    ended,
    showEnd,
    log: <GameLog events={known} future={ahead} />,
    where: last < 0 ? texts.text("replay-loading") : texts.text("replay-step", { n: at, of: last }),
    analysis: wholeGame ? analysis : null,
    go,
    see: (next) => navigate(addressOf(at, next), "replace"),
    foot: (
      <>
        <Timeline
          at={at}
          last={Math.max(0, last)}
          turns={turns}
          charts={chartNames}
          chart={chart}
          scores={scores}
          names={names}
          marks={marks}
          where={where}
          onChart={setChart}
          onTable={() => showTable(true)}
          onGo={go}
        />
        <Controls
          moves={moves}
          playing={playing}
          speed={speed}
          onSpeed={setSpeed}
          at={at}
          last={last}
          hasLead={has("lead")}
          hasLeap={has("leap")}
          hasEvent={has("event")}
        />
        {tabled && charts && (
          <ChartTable
            chart={chart}
            scores={scores}
            turns={turns}
            names={names}
            marks={marks}
            at={at}
            onGo={go}
            onClose={() => showTable(false)}
          />
        )}
      </>
    ),
  };
  return (
    <TableContext.Provider value={store}>
      <StageContext.Provider value={stage}>
        <FrameContext.Provider value={ReplayFrame}>
          <Board />
        </FrameContext.Provider>
      </StageContext.Provider>
    </TableContext.Provider>
  );
}

/** The graphs through these eyes; null until they have come. A replay without them still plays. */
function useCharts(table: string, eyes: Eyes): ReplayCharts | null {
  const [found, setFound] = useState<{ eyes: Eyes; charts: ReplayCharts } | null>(null);
  useEffect(() => {
    let gone = false;
    api.charts(table, eyes).then(
      (charts) => gone || setFound({ eyes, charts }),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [table, eyes]);
  return found?.eyes === eyes ? found.charts : null;
}

/** The card a moment is about: the one it names, or the last one that was moved openly. */
function cardOf(moment: Moment): string | undefined {
  for (const event of moment.events.toReversed()) {
    if (typeof event.args.card === "string") return event.args.card;
  }
  return moment.events.flatMap((event) => event.moves.flatMap((move) => move.cards)).at(-1)?.face;
}

function upcoming(cache: FrameCache, at: number) {
  const found = [];
  for (let seq = at + 1; found.length < AHEAD && cache.at(seq); seq++) found.push(...cache.at(seq)!.events);
  return found;
}

// --- the frame around the game's table ---

interface StageParts {
  info: TableInfo;
  eyes: Eyes;
  seats: Eyes[];
  names: readonly string[];
  at: number;
  /** The last moment of all. */
  over: boolean;
  result: Result | null;
  ended: boolean;
  showEnd: (shown: boolean) => void;
  log: ComponentChildren;
  where: string;
  /** What was found about its decisions, where the reader may know. */
  analysis: AnalysisOf | null;
  go: (seq: number) => void;
  see: (eyes: Eyes) => void;
  foot: ComponentChildren;
}

const StageContext = createContext<StageParts | null>(null);

function ReplayFrame({ keys: _, aside: __, ...arrangement }: TableFrameProps) {
  const texts = useTexts();
  const stage = useContext(StageContext)!;
  const [leaving, leave] = useState<{ at: number; seat: number } | null>(null);
  const open = stage.analysis !== null && query.value.has("analysis");
  const toggle = () => {
    const there = `${path.value}?at=${stage.at}&seat=${stage.eyes}`;
    navigate(open ? there : `${there}&analysis`, "replace");
  };
  const analysis = open && stage.analysis && (
    <Analysis
      of={stage.analysis}
      names={stage.names}
      at={stage.at}
      seat={stage.info.my_seat ?? 0}
      onGo={stage.go}
      onTry={(at, seat) => leave({ at, seat })}
      onClose={toggle}
    />
  );
  const { info, names, result, ended, showEnd } = stage;
  const whole = stage.seats.includes("all");
  const share = async () => {
    const link = location.origin + addressOf(stage.at, stage.eyes);
    toast((await copy(link)) ? texts.text("replay-shared") : link);
  };
  const winners = result?.winners.map((seat) => names[seat] ?? "") ?? [];
  const best = result ? Math.max(...result.scores) : 0;
  return (
    <Hall
      game={info.game}
      page="replay"
      heading={`${texts.text("replay-title")}: ${nameOf(info, texts)}`}
      crumb={
        <>
          <b>{texts.text("replay-title")}</b>
          <span>{nameOf(info, texts)}</span>
        </>
      }
      tools={
        <>
          {info.status === "over" && (
            <Tool
              icon="game-icons:quill-ink"
              label={texts.text("tale-title")}
              href={`/story/${info.id}`}
              class="extra"
            />
          )}
          {stage.analysis && (
            <Tool
              icon="game-icons:owl"
              label={texts.text("analysis-title")}
              onClick={toggle}
              class={open ? "lit" : ""}
              on={open}
            />
          )}
          <Tool icon="lucide:link" label={texts.text("replay-share")} onClick={share} />
          {info.status === "over" && whole && (
            <Tool
              icon="lucide:download"
              label={texts.text("replay-download-help")}
              href={api.chronicleAddress(info.id)}
              download
            />
          )}
          {info.status !== "over" && (
            <Tool icon="game-icons:round-table" label={texts.text("replay-table")} href={`/table/${info.id}`} />
          )}
        </>
      }
      above={
        <div class="replay-bar ends">
          <Seeing />
          {info.status === "over" && whole && (
            <button
              type="button"
              class="play-on pair"
              data-part="play-on"
              disabled={stage.over && result !== null}
              data-tip={texts.text(stage.over && result !== null ? "replay-play-on-end" : "replay-play-on-help")}
              onClick={() =>
                leave({ at: stage.at, seat: typeof stage.eyes === "number" ? stage.eyes : (info.my_seat ?? 0) })
              }
            >
              <Icon name="lucide:git-branch" />
              {texts.text("replay-play-on")}
            </button>
          )}
          {result && (
            <button
              type="button"
              data-part="won"
              data-on={stage.over || undefined}
              class="who-won pair"
              onClick={() => showEnd(true)}
            >
              <Icon name="game-icons:laurel-crown" />
              {winners.length && countsPoints(result)
                ? texts.text("replay-won", { names: texts.listed(winners), count: winners.length, points: best })
                : headline(result, names, info.game, texts)}
            </button>
          )}
        </div>
      }
      below={
        <div class="replay-foot col" data-part="replay-foot">
          {stage.foot}
        </div>
      }
      log={
        <>
          {stage.log}
          <p class="replay-step sub" data-part="replay-step">
            {stage.where}
          </p>
        </>
      }
      instead={analysis}
      logLabel={texts.text("replay-log")}
      logTitle={nameOf(info, texts)}
      over={
        <>
          {!railed.value && analysis}
          {leaving && (
            <PlayOn info={info} names={names} at={leaving.at} seat={leaving.seat} onClose={() => leave(null)} />
          )}
          {ended && result && (
            <Dialog
              title={headline(result, names, info.game, texts)}
              onClose={() => showEnd(false)}
              class="result"
              part="result"
            >
              <p class="ending sub" data-part="ending">
                {texts.prompt(result.ending, names)}
              </p>
              {result.tie && (
                <p class="sub" data-part="tie">
                  {texts.prompt(result.tie, names)}
                </p>
              )}
              <Scores result={result} />
            </Dialog>
          )}
        </>
      }
      {...arrangement}
    />
  );
}

const MANY = { all: "replay-all", public: "replay-public" } as const;

/** Through whose eyes. */
function Seeing() {
  const texts = useTexts();
  const table = useTable();
  const stage = useContext(StageContext)!;
  if (stage.seats.length < 2)
    return (
      <p class="eyes" data-part="eyes">
        {stage.result ? stage.eyes === "public" && texts.text("replay-from-public") : texts.text("replay-from-chair")}
      </p>
    );
  return (
    <Pills
      class="eyes"
      part="eyes"
      legend={
        <>
          <Icon name="lucide:eye" />
          <span>{texts.text("replay-eyes")}</span>
        </>
      }
      value={stage.eyes}
      of={stage.seats.map((eyes) => ({
        value: eyes,
        label: typeof eyes === "number" ? (stage.names[eyes] ?? table.names.value[eyes]) : texts.text(MANY[eyes]),
      }))}
      set={stage.see}
    />
  );
}

// --- keys ---

/** ← → steps, with Shift turns; Space plays; Home and End; V the lead, P a great turn, T what the game itself marks. */
function usePlayKeys(moves: Record<string, () => void>): void {
  const now = useRef(moves);
  now.current = moves;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector("dialog[open]")) return;
      const target = event.target as HTMLElement;
      if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
      const does = keyFor(event);
      if (!does || (event.key === " " && target.closest("button, summary"))) return;
      event.preventDefault();
      now.current[does]?.();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

const LETTERS: Record<string, string> = { v: "lead", p: "leap", t: "event", n: "mistake" };

function keyFor(event: KeyboardEvent): string | undefined {
  switch (event.key) {
    case "ArrowLeft":
      return event.shiftKey ? "turnBack" : "back";
    case "ArrowRight":
      return event.shiftKey ? "turnNext" : "next";
    case " ":
      return "play";
    case "Home":
      return "start";
    case "End":
      return "end";
    default:
      return letters.value === "on" ? LETTERS[event.key.toLowerCase()] : undefined;
  }
}
