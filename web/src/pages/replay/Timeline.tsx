// Graph and scrubber on one paper: every turn is equally wide, so that line, knob and points lie under one another.
// Dragging anywhere on the paper moves the moment. The past is in full ink, the future pale.
import type { ComponentChildren } from "preact";
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../parts/Icon";
import { useInk } from "../../table/ink";
import type { Catalogue } from "../../text/catalogue";
import { GameContext, useTexts } from "../../text/texts";
import type { Stretch } from "../../wire";
import { type Mark, placeOf, type Score, stepAt, turnAt } from "./turns";
import "./Timeline.css";

interface TimelineProps {
  at: number;
  last: number;
  turns: readonly Stretch[];
  /** The charts that can be drawn, and the one that is. */
  charts: readonly string[];
  chart: string;
  scores: readonly Score[];
  names: readonly string[];
  marks: readonly Mark[];
  /** The moment in words. */
  where: string;
  onChart: (chart: string) => void;
  onTable: () => void;
  onGo: (seq: number) => void;
}

const LEFT = 34;
const RIGHT = 40;
const TOP = 8;
/** Dashes and marks, so that no player is identified by color alone. */
const DASHES = ["", "8 4", "2 4", "10 3 2 3", "5 5", "1 3"];

const SIGNS = {
  lead: "lucide:arrow-left-right",
  leap: "game-icons:laurels",
  event: "lucide:flag",
  mistake: "lucide:circle-alert",
} as const;

/** What a mark tells. */
export function markText(mark: Mark, names: readonly string[], texts: Catalogue): string {
  const name = names[mark.seat] ?? "";
  if (mark.event) return texts.event(mark.event, names);
  if (mark.kind === "mistake") return texts.text("analysis-mark", { name, points: mark.gained ?? 0 });
  return mark.kind === "lead"
    ? texts.text("replay-lead-of", { name })
    : texts.text("replay-leap-of", { name, gained: mark.gained ?? 0 });
}

/** The chart that the analysis adds: everybody's chance to win. */
export const CHANCE = "chance";

export const chartName = (chart: string, game: string, texts: Catalogue): string =>
  chart === CHANCE
    ? texts.text("analysis-figure")
    : texts.or(`figure-${game}-${chart}`, chart === "points" ? texts.text("replay-points-plain") : chart);

export function Timeline(props: TimelineProps) {
  const { at, last, turns, charts, chart, scores, names, marks, where, onChart, onTable, onGo } = props;
  const texts = useTexts();
  const game = useContext(GameContext);
  const paper = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 1000, height: 110 });
  const [dragging, setDragging] = useState(false);
  // On phones the graph takes room from the table, so it is shown on demand.
  const [folded, fold] = useState(true);
  useEffect(() => {
    const plot = paper.current!.querySelector('[data-part="plot"]')!;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width) setSize((now) => ({ width, height: height || now.height }));
    });
    observer.observe(plot);
    return () => observer.disconnect();
  }, []);
  const wide = size.width - LEFT - RIGHT;
  const x = (seq: number) => LEFT + placeOf(turns, last, seq) * wide;
  const pick = (event: PointerEvent) => {
    const { left } = paper.current!.querySelector('[data-part="plot"]')!.getBoundingClientRect();
    onGo(stepAt(turns, last, (event.clientX - left - LEFT) / wide));
  };
  // What the game itself marks flies above the graph, the rest lies under the rail; without a graph all lies there.
  const drawn = scores.length > 0;
  const left = (mark: Mark) => placeOf(turns, last, mark.seq) * wide;
  const pins = together(drawn ? marks.filter((mark) => mark.kind !== "event") : marks, left);
  const flags = together(
    marks.filter((mark) => mark.kind === "event"),
    left,
  );
  const here = marks.filter((mark) => mark.seq === at);
  const value = texts.text("replay-where", { n: at, of: last, turn: where });
  return (
    <div
      ref={paper}
      class={`timeline ${drawn ? "" : "bare-line"} ${dragging ? "dragging" : ""} ${folded ? "folded" : ""}`}
      onPointerDown={(event) => {
        if (event.button !== 0 || (event.target as Element).closest("button, select, label")) return;
        paper.current!.setPointerCapture(event.pointerId);
        setDragging(true);
        pick(event);
      }}
      onPointerMove={(event) => dragging && pick(event)}
      onPointerUp={() => setDragging(false)}
      onPointerCancel={() => setDragging(false)}
    >
      {/* Why this moment is marked: said aloud, since one comes here by a key. */}
      <p class="why-marked pair" data-part="turned" role="status">
        {here.length > 0 && <Icon name={SIGNS[here.at(-1)!.kind]} />}
        {[...new Set(here.map((mark) => markText(mark, names, texts)))].join(" ")}
      </p>
      {drawn && (
        <Legend scores={scores} names={names} at={at}>
          {charts.length > 1 ? (
            <select
              class="chart-choice"
              aria-label={texts.text("replay-figure")}
              value={chart}
              onChange={(event) => onChart(event.currentTarget.value)}
            >
              {charts.map((each) => (
                <option key={each} value={each}>
                  {chartName(each, game, texts)}
                </option>
              ))}
            </select>
          ) : (
            <h2>{chartName(chart, game, texts)}</h2>
          )}
          <button type="button" class="bare as-table" data-tip={texts.text("replay-figures")} onClick={onTable}>
            <Icon name="lucide:table" label={texts.text("replay-figures")} />
          </button>
          <button
            type="button"
            class="bare graph-toggle"
            aria-expanded={!folded}
            aria-label={texts.text("replay-graph-toggle")}
            onClick={() => fold(!folded)}
          >
            <Icon name="lucide:chart-line" />
          </button>
        </Legend>
      )}
      <div class="plot" data-part="plot">
        {drawn && (
          <Graph
            title={chartName(chart, game, texts)}
            flags={flags.map((pin) => pin[0]!.seq)}
            scores={scores}
            turns={turns}
            names={names}
            at={at}
            x={x}
            width={size.width}
            height={size.height}
          />
        )}
        {drawn && (
          <div class="flags" data-part="flags" style={{ left: `${LEFT}px`, right: `${RIGHT}px` }}>
            {flags.map((pin) => (
              <Pin key={pin[0]!.seq} marks={pin} at={placeOf(turns, last, pin[0]!.seq)} names={names} onGo={onGo} />
            ))}
          </div>
        )}
      </div>
      <div class="scrub">
        <div class="scrub-line" style={{ left: `${LEFT}px`, right: `${RIGHT}px` }}>
          <span class="scrub-done" style={{ width: `${placeOf(turns, last, at) * 100}%` }} />
          {turns.length < wide / 6 &&
            turns.map((turn) => (
              <span key={turn.first} class="turn-mark" style={{ left: `${placeOf(turns, last, turn.first) * 100}%` }} />
            ))}
          {pins.map((pin) => (
            <Pin key={pin[0]!.seq} marks={pin} at={placeOf(turns, last, pin[0]!.seq)} names={names} onGo={onGo} />
          ))}
          <div
            class="knob"
            role="slider"
            tabIndex={0}
            aria-label={texts.text("replay-scrub")}
            aria-valuemin={0}
            aria-valuemax={last}
            aria-valuenow={at}
            aria-valuetext={value}
            style={{ left: `${placeOf(turns, last, at) * 100}%` }}
            onKeyDown={(event) => {
              // Left and right belong to the page; up and down are steps too, as sliders have them.
              const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
              if (by === undefined) return;
              event.preventDefault();
              onGo(at + by);
            }}
          >
            <b aria-hidden="true">{where}</b>
          </div>
        </div>
      </div>
    </div>
  );
}

/** How wide a pin is, so that none lies on another. */
const PIN = 24;

/** Marks of one moment, or of moments too close to be pointed at one by one, share a pin, which leads to the first of them. */
function together(marks: readonly Mark[], left: (mark: Mark) => number): Mark[][] {
  const found: Mark[][] = [];
  for (const mark of [...marks].sort((a, b) => a.seq - b.seq)) {
    const before = found.at(-1);
    if (before && left(mark) - left(before[0]!) < PIN) before.push(mark);
    else found.push([mark]);
  }
  return found;
}

interface PinProps {
  marks: readonly Mark[];
  /** From 0 to 1. */
  at: number;
  names: readonly string[];
  onGo: (seq: number) => void;
}

/** For pointers: anyone without one finds the same moments in the table of the chart and by the keys for jumps. */
function Pin({ marks, at, names, onGo }: PinProps) {
  const texts = useTexts();
  const [first] = marks;
  const ink = useInk()(first!.seat);
  const label = [...new Set(marks.map((mark) => markText(mark, names, texts)))].join(" ");
  return (
    <button
      type="button"
      class={`pin ${first!.kind} ${ink.class}`}
      data-part="pin"
      style={{ ...ink.style, left: `${at * 100}%` }}
      data-tip={label}
      aria-label={label}
      tabIndex={-1}
      onClick={() => onGo(first!.seq)}
    >
      <Icon name={SIGNS[first!.kind]} />
    </button>
  );
}

/** Who has which line, with the points of the moment. */
interface LegendProps {
  scores: readonly Score[];
  names: readonly string[];
  at: number;
  children: ComponentChildren;
}

function Legend({ scores, names, at, children }: LegendProps) {
  const now = scores.findLast((score) => score.seq <= at) ?? scores[0]!;
  const ink = useInk();
  return (
    <div class="ink-legend wrap">
      {names.map((name, seat) => (
        <span key={name} {...ink(seat)} class={`pair ${ink(seat).class}`}>
          <svg viewBox="0 0 34 12" aria-hidden="true">
            <path d="M0 6H34" stroke-dasharray={DASHES[seat % 6]} />
            <Sign seat={seat} x={17} y={6} />
          </svg>
          {name} <b>{now.points[seat] ?? "?"}</b>
        </span>
      ))}
      {children}
    </div>
  );
}

/** Circle, square, triangle, diamond …: the mark of a seat on its line. */
function Sign({ seat, x, y }: { seat: number; x: number; y: number }) {
  switch (seat % 6) {
    case 0:
      return <circle cx={x} cy={y} r={4} />;
    case 1:
      return <rect x={x - 3.6} y={y - 3.6} width={7.2} height={7.2} />;
    case 2:
      return <path d={`M${x} ${y - 5}l4.8 8.6h-9.6z`} />;
    case 3:
      return <path d={`M${x} ${y - 5}l5 5l-5 5l-5 -5z`} />;
    case 4:
      return <path d={`M${x} ${y + 5}l4.8 -8.6h-9.6z`} />;
    default:
      return <path d={`M${x - 4} ${y - 1.5}h8v3h-8z`} />;
  }
}

interface GraphProps {
  title: string;
  /** The moments that the game itself marks. */
  flags: readonly number[];
  scores: readonly Score[];
  turns: readonly Stretch[];
  names: readonly string[];
  at: number;
  x: (seq: number) => number;
  width: number;
  height: number;
}

function Graph({ title, flags, scores, turns, names, at, x, width, height }: GraphProps) {
  const texts = useTexts("");
  const ink = useInk();
  const known = scores.flatMap((score) => score.points.filter((n): n is number => n !== null));
  const most = Math.max(5, ...known);
  const least = Math.min(0, ...known);
  const rule = [5, 10, 20, 25, 50, 100].find((step) => (most - least) / step <= Math.max(2, height / 34)) ?? 200;
  // A low graph ends at what was reached, a higher one at the next line.
  const top = height < 100 ? most : Math.ceil(most / rule) * rule;
  const low = least;
  const bottom = height - 20;
  const y = (n: number) => bottom - ((n - low) / (top - low || 1)) * (bottom - TOP);
  const lines: number[] = [];
  for (let n = Math.ceil(low / rule) * rule; n <= top; n += rule) lines.push(n);
  const now = x(at);
  const rounds = new Map<number, number>();
  for (const turn of turns) if (!rounds.has(turn.round)) rounds.set(turn.round, x(turn.first));
  const room = (width - LEFT - RIGHT) / Math.max(1, rounds.size);
  const every = Math.max(1, Math.ceil(24 / room));
  const current = turns[turnAt(turns, at)]?.round;
  const final = scores.at(-1)!.points;
  const summary = names
    .map((name, seat) => texts.text("replay-points-of", { name, points: final[seat] ?? "?" }))
    .join(", ");
  // Labels at the end keep apart from each other.
  const ends = final
    .map((n, seat) => ({ n, seat, at: n === null ? 0 : y(n) }))
    .filter((end) => end.n !== null)
    .sort((a, b) => a.at - b.at);
  for (const [i, end] of ends.entries()) if (i && end.at - ends[i - 1]!.at < 15) end.at = ends[i - 1]!.at + 15;
  return (
    <svg
      class="plot-graph"
      data-part="graph"
      width={width}
      height={height}
      role="img"
      aria-label={texts.text("replay-graph-of", { figure: title, list: summary })}
    >
      {lines.map((n) => (
        <g key={n}>
          <line class="plot-rule" x1={LEFT} x2={width - RIGHT} y1={y(n)} y2={y(n)} />
          <text class="axis" x={LEFT - 8} y={y(n) + 4} text-anchor="end">
            {n}
          </text>
        </g>
      ))}
      <rect class="plot-future" x={now} y={TOP} width={Math.max(0, width - RIGHT - now)} height={bottom - TOP} />
      {[...rounds].map(
        ([round, left]) =>
          (round - 1) % every === 0 && (
            <text key={round} class="axis" data-on={round === current || undefined} x={left + 3} y={height - 5}>
              {round}
            </text>
          ),
      )}
      {flags.map((seq) => (
        <line key={seq} class="flag-line" x1={x(seq)} x2={x(seq)} y1={TOP + 6} y2={bottom} />
      ))}
      <clipPath id="graph-past">
        <rect x={0} y={0} width={now} height={height} />
      </clipPath>
      {names.map((name, seat) => {
        // Where nobody knew the points there is no line.
        let gap = true;
        let d = "";
        const dots: { x: number; y: number; own: boolean }[] = [];
        for (const score of scores) {
          const n = score.points[seat];
          if (n === null || n === undefined) {
            gap = true;
            continue;
          }
          const dot = { x: x(score.seq), y: y(n), own: score.seat === seat };
          d += `${gap ? "M" : "L"}${dot.x.toFixed(1)} ${dot.y.toFixed(1)}`;
          gap = false;
          dots.push(dot);
        }
        const marks = room < 14 ? [] : dots.filter((dot) => dot.own);
        return (
          <g key={name} data-part="ink" data-seat={seat} {...ink(seat)}>
            {["later", "past-line"].map((part) => (
              <g
                key={part}
                class={part === "later" ? "ink-later" : undefined}
                data-part={part}
                clip-path={part === "past-line" ? "url(#graph-past)" : undefined}
              >
                <path class="ink-line" data-part="line" d={d} stroke-dasharray={DASHES[seat % 6]} />
                <g class="ink-dots">
                  {marks.map((dot) => (
                    <Sign key={dot.x} seat={seat} x={dot.x} y={dot.y} />
                  ))}
                </g>
              </g>
            ))}
          </g>
        );
      })}
      {ends.map((end) => (
        <text
          key={end.seat}
          class={`end-label ${ink(end.seat).class}`}
          style={ink(end.seat).style}
          data-part="end-label"
          data-seat={end.seat}
          x={width - RIGHT + 8}
          y={end.at + 5}
        >
          {end.n}
        </text>
      ))}
      <line class="now-line" x1={now} x2={now} y1={0} y2={height} />
    </svg>
  );
}
