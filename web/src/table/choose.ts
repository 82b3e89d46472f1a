// Picking options of a question, without knowing any rule: the question says how many, each option how often.
import type { Choice, Question } from "../wire";

/** One pick; `at` is the spot on the table it was made at (one of three Coppers). */
export interface Pick {
  key: string;
  at?: string;
}

interface Chosen {
  picks: Pick[];
  /** Nothing is left to decide: answer at once. */
  done: boolean;
  /** The click changed nothing because all picks are made. */
  full: boolean;
}

export const picked = (picks: readonly Pick[], key: string): number => picks.filter((pick) => pick.key === key).length;

/** Whether one click is a whole answer. */
export const single = (ask: Question): boolean => ask.least === 1 && ask.most === 1;

export const ready = (ask: Question, picks: readonly Pick[]): boolean =>
  picks.length >= ask.least && picks.length <= ask.most;

/** How many picks the question can take at all. */
export const ceiling = (ask: Question): number =>
  Math.min(
    ask.most,
    ask.options.reduce((sum, option) => sum + option.most, 0),
  );

const after = (ask: Question, picks: Pick[]): Chosen => ({
  picks,
  done: single(ask) && picks.length === 1,
  full: false,
});

/** A click on a thing or a button: picks the option, or takes the pick back. */
export function toggle(ask: Question, picks: readonly Pick[], option: Choice, at?: string): Chosen {
  const same = picks.findIndex((pick) => pick.key === option.key && pick.at === at);
  const often = picked(picks, option.key);
  if (same >= 0 && (at !== undefined || option.most === 1)) return after(ask, picks.toSpliced(same, 1));
  if (often >= option.most) {
    // The same option elsewhere: the pick follows the click.
    const last = picks.findLastIndex((pick) => pick.key === option.key);
    if (at === undefined) return after(ask, picks.toSpliced(last, 1));
    return after(ask, picks.toSpliced(last, 1, { key: option.key, at }));
  }
  return add(ask, picks, option, at);
}

/** One more of this option. A question for one pick exchanges it. */
export function add(ask: Question, picks: readonly Pick[], option: Choice, at?: string): Chosen {
  const pick: Pick = at === undefined ? { key: option.key } : { key: option.key, at };
  if (ask.most === 1) return after(ask, [pick]);
  if (picks.length >= ask.most || picked(picks, option.key) >= option.most) {
    return { picks: [...picks], done: false, full: true };
  }
  return after(ask, [...picks, pick]);
}

/** One less of this option. */
export function remove(ask: Question, picks: readonly Pick[], option: Choice): Chosen {
  const last = picks.findLastIndex((pick) => pick.key === option.key);
  return after(ask, last < 0 ? [...picks] : picks.toSpliced(last, 1));
}

/** The keys of the answer: in the order of picking where it matters, else in that of the options. */
export function keysOf(ask: Question, picks: readonly Pick[]): string[] {
  const keys = picks.map((pick) => pick.key);
  if (ask.ordered) return keys;
  const place = new Map(ask.options.map((option, i) => [option.key, i]));
  return keys.sort((a, b) => place.get(a)! - place.get(b)!);
}
