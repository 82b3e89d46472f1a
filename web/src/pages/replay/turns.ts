// A game as a row of turns: where they begin, how steps lie between them, and who was ahead when.
import type { Happening, View } from "../../table/view";

/** One moment of a replay as the server sends it. */
export interface Moment {
  seq: number;
  view: View;
  events: Happening[];
}

export interface Turn {
  /** The step at which it begins. */
  from: number;
  /** null where a game has no turns: all play at once. */
  seat: number | null;
  /** How many turns this seat has had, this one included. */
  round: number;
}

const turnEvent = (moment: Moment): Happening | undefined =>
  moment.events.findLast((event) => event.id.endsWith("-log-turn"));

/** The turns of a game. Where the log tells of none, a change of who is on turn begins one. */
export function turnsOf(moments: readonly Moment[]): Turn[] {
  const found: Turn[] = [];
  const told = moments.some(turnEvent);
  const had = new Map<number | null, number>();
  for (const moment of moments) {
    const event = turnEvent(moment);
    const seat = event?.seat ?? moment.view.turn;
    const begins = told ? event !== undefined : seat === null || found.at(-1)?.seat !== seat;
    if (!begins) continue;
    const round = (had.get(seat) ?? 0) + 1;
    had.set(seat, round);
    found.push({ from: moment.seq, seat, round: typeof event?.args.turn === "number" ? event.args.turn : round });
  }
  return found;
}

/** The place of the turn a step belongs to, in the row of turns. */
export function turnAt(turns: readonly Turn[], seq: number): number {
  let low = 0;
  for (const [i, turn] of turns.entries()) if (turn.from <= seq) low = i;
  return low;
}

/** Where a step lies on a line on which every turn is equally long; 0 is the beginning, 1 the end. */
export function placeOf(turns: readonly Turn[], last: number, seq: number): number {
  if (last === 0) return 0;
  if (turns.length < 2) return seq / last;
  const i = turnAt(turns, seq);
  const from = i === 0 ? 0 : turns[i]!.from;
  const to = turns[i + 1]?.from ?? last;
  return (i + (to > from ? (seq - from) / (to - from) : 1)) / turns.length;
}

/** The step nearest to a place on that line. */
export function stepAt(turns: readonly Turn[], last: number, place: number): number {
  const x = Math.min(1, Math.max(0, place));
  if (turns.length < 2) return Math.round(x * last);
  const i = Math.min(turns.length - 1, Math.floor(x * turns.length));
  const from = i === 0 ? 0 : turns[i]!.from;
  const to = turns[i + 1]?.from ?? last;
  return Math.round(from + (x * turns.length - i) * (to - from));
}

/** The step of the next turn's beginning (or, going back, of this turn's or the one before). */
export function turnStep(turns: readonly Turn[], last: number, seq: number, forward: boolean): number {
  if (forward) return turns.find((turn) => turn.from > seq)?.from ?? last;
  return turns.findLast((turn) => turn.from < seq)?.from ?? 0;
}

export interface Score {
  /** The end of a turn. */
  seq: number;
  /** Whose turn that was. */
  seat: number | null;
  points: (number | null)[];
}

/** The points of all seats at the start and after every turn; empty where the game shows none. */
export function scoresOf(moments: readonly Moment[], turns: readonly Turn[], final?: readonly number[]): Score[] {
  const bySeq = new Map(moments.map((moment) => [moment.seq, moment]));
  const pointsAt = (seq: number) => bySeq.get(seq)?.view.seats.map((seat) => seat.points ?? null) ?? [];
  const first = moments[0];
  const last = moments.at(-1);
  if (!first || !last || turns.length < 2) return [];
  const found: Score[] = [{ seq: first.seq, seat: null, points: pointsAt(first.seq) }];
  for (const [i, turn] of turns.entries()) {
    const end = turns[i + 1]?.from ?? last.seq;
    const points = i === turns.length - 1 && final ? [...final] : pointsAt(end);
    found.push({ seq: end, seat: turn.seat, points });
  }
  return found.some((score) => score.points.some((n) => n !== null)) ? found : [];
}

/** The one who is ahead; null where several are, or where nobody knows. */
export function leader(points: readonly (number | null)[]): number | null {
  if (points.length === 0 || points.some((n) => n === null)) return null;
  const most = Math.max(...(points as number[]));
  return points.indexOf(most) === points.lastIndexOf(most) ? points.indexOf(most) : null;
}

/** The ends of turns after which somebody else is ahead than before. */
export function leadChanges(scores: readonly Score[]): number[] {
  const found: number[] = [];
  let ahead: number | null = null;
  for (const { seq, points } of scores) {
    const now = leader(points);
    if (now === null || now === ahead) continue;
    if (ahead !== null) found.push(seq);
    ahead = now;
  }
  return found;
}

export interface Leap {
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
