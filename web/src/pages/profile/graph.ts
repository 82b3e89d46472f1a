// The graph of a rating: what is drawn, in parts of its box from 0 to 100, the highest rating on top.
import { points } from "../../parts/rating";
import type { RatingPoint } from "../../wire";

export interface Graph {
  /** The line, and the band around it, as paths. */
  line: string;
  band: string;
  /** Round numbers on the left, with where they stand. */
  ticks: { at: number; label: number }[];
  dots: { x: number; y: number }[];
}

const STEPS = [25, 50, 100, 200, 250, 500, 1000];
const ROOM = 5;

export function graphOf(rows: readonly RatingPoint[]): Graph {
  const band = rows.map(({ mu, sigma }) => ({ low: points(mu - 2 * sigma), high: points(mu + 2 * sigma) }));
  const least = Math.min(...band.map(({ low }) => low));
  const most = Math.max(...band.map(({ high }) => high));
  const step = STEPS.find((each) => (most - least) / each <= ROOM) ?? 2000;
  const bottom = Math.floor(least / step) * step;
  const top = Math.max(bottom + step, Math.ceil(most / step) * step);
  const x = (i: number) => (rows.length > 1 ? (100 * i) / (rows.length - 1) : 50);
  const y = (value: number) => 100 - (100 * (value - bottom)) / (top - bottom);
  const at = (i: number, value: number) => `${round(x(i))} ${round(y(value))}`;
  const line = rows.map(({ mu }, i) => at(i, points(mu)));
  const upper = band.map(({ high }, i) => at(i, high));
  const lower = band.map(({ low }, i) => at(i, low)).reverse();
  const ticks = [];
  for (let label = bottom; label <= top; label += step) ticks.push({ at: y(label), label });
  return {
    line: `M${line.join("L")}`,
    band: `M${[...upper, ...lower].join("L")}Z`,
    ticks,
    dots: rows.map(({ mu }, i) => ({ x: x(i), y: y(points(mu)) })),
  };
}

const round = (value: number): number => Math.round(100 * value) / 100;
