// A game as a row of turns: how steps lie between them, how its charts went, and what turned it.
import type { TableEvent, View } from "../../table/view";
import type { ReplayCharts, Stretch } from "../../wire";

/** One moment of a replay as the server sends it. */
export interface Moment {
  seq: number;
  view: View;
  events: TableEvent[];
}

/** The place of the turn a step belongs to, in the row of turns. */
export function turnAt(turns: readonly Stretch[], seq: number): number {
  let low = 0;
  for (const [i, turn] of turns.entries()) if (turn.first <= seq) low = i;
  return low;
}

/** Where a step lies on a line on which every turn is equally long; 0 is the beginning, 1 the end. */
export function placeOf(turns: readonly Stretch[], last: number, seq: number): number {
  if (last === 0) return 0;
  if (turns.length < 2) return seq / last;
  const i = turnAt(turns, seq);
  const from = i === 0 ? 0 : turns[i]!.first;
  const to = turns[i + 1]?.first ?? last;
  return (i + (to > from ? (seq - from) / (to - from) : 1)) / turns.length;
}

/** The step nearest to a place on that line. */
export function stepAt(turns: readonly Stretch[], last: number, place: number): number {
  const x = Math.min(1, Math.max(0, place));
  if (turns.length < 2) return Math.round(x * last);
  const i = Math.min(turns.length - 1, Math.floor(x * turns.length));
  const from = i === 0 ? 0 : turns[i]!.first;
  const to = turns[i + 1]?.first ?? last;
  return Math.round(from + (x * turns.length - i) * (to - from));
}

/** The step of the next turn's beginning (or, going back, of this turn's or the one before). */
export function turnStep(turns: readonly Stretch[], last: number, seq: number, forward: boolean): number {
  if (!turns.length) return seq;
  if (forward) return turns.find((turn) => turn.first > seq)?.first ?? last;
  return turns.findLast((turn) => turn.first < seq)?.first ?? 0;
}

export interface Score {
  /** The end of a turn. */
  seq: number;
  /** Whose turn that was. */
  seat: number | null;
  points: (number | null)[];
}

/** The chart values of all seats at the start and after every turn; empty where there is nothing to draw. */
export function rowsOf(charts: ReplayCharts | null, chart: string): Score[] {
  const rows = charts?.values[chart];
  if (!charts || !rows || charts.turns.length < 2) return [];
  const found = rows.map((points, i) => ({
    seq: charts.ends[i]!,
    seat: i ? (charts.turns[i - 1]?.seat ?? null) : null,
    points,
  }));
  return found.some((score) => score.points.some((n) => n !== null)) ? found : [];
}

/** The seat that is ahead; null where several are, or where nobody knows. */
export function leader(points: readonly (number | null)[]): number | null {
  if (points.length === 0 || points.some((n) => n === null)) return null;
  const most = Math.max(...(points as number[]));
  return points.indexOf(most) === points.lastIndexOf(most) ? points.indexOf(most) : null;
}

interface Lead {
  seq: number;
  seat: number;
}

/** The ends of turns after which the leader has changed. */
export function leadChanges(scores: readonly Score[]): Lead[] {
  const found: Lead[] = [];
  let ahead: number | null = null;
  for (const { seq, points } of scores) {
    const now = leader(points);
    if (now === null || now === ahead) continue;
    if (ahead !== null) found.push({ seq, seat: now });
    ahead = now;
  }
  return found;
}

interface Leap {
  seq: number;
  seat: number;
  gained: number;
}

/** Turns in which somebody's points went up by a good deal: at least a sixth of what the winner has in the end. */
export function leaps(scores: readonly Score[]): Leap[] {
  const best = Math.max(0, ...(scores.at(-1)?.points ?? []).map((n) => n ?? 0));
  const least = Math.max(3, Math.min(6, Math.floor(best / 6)));
  const found: Leap[] = [];
  for (const [i, { seq, points }] of scores.entries()) {
    const before = scores[i - 1]?.points;
    if (!before) continue;
    for (const [seat, now] of points.entries()) {
      const was = before[seat];
      if (now !== null && was !== null && was !== undefined && now - was >= least)
        found.push({ seq, seat, gained: now - was });
    }
  }
  return found;
}

/** A moment that turned the game: somebody took the lead, gained a good deal, the game itself says so, or a decision
 * cost somebody a good deal of their chance. */
export interface Mark {
  kind: "lead" | "leap" | "event" | "mistake";
  seq: number;
  seat: number;
  gained?: number;
  event?: TableEvent;
}

/** All of them in their order. What the game says comes last of those at one moment, so that it lies on top. */
export function marksOf(scores: readonly Score[], charts: ReplayCharts | null): Mark[] {
  const leads: Mark[] = leadChanges(scores).map((lead) => ({ ...lead, kind: "lead" }));
  const great: Mark[] = leaps(scores).map((leap) => ({ ...leap, kind: "leap" }));
  const events: Mark[] = (charts?.marks ?? []).map(({ seq, event }) => {
    const happened = event as unknown as TableEvent;
    return { kind: "event", seq, seat: happened.seat, event: happened };
  });
  return [...leads, ...great, ...events].sort((a, b) => a.seq - b.seq);
}
