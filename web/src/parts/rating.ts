// Ratings as people read them. The server's are on the scale of the bots' levels (their mean is 25, a step of 5.9 wins 73
// games of 100); shown is what chess players know: 1500 in the middle, and 174 points for that step.
import type { GameInfo, LevelInfo } from "../net/api";
import type { Rating } from "../wire";

export const MIDDLE = 25;
const STEP = (Math.SQRT2 * 25) / 6;
const POINTS = 400 / Math.LN10;

/** 25 as 1500. */
export const points = (mu: number): number => Math.round(1500 + ((mu - MIDDLE) / STEP) * POINTS);

/** How far the truth may be from it, in 95 of 100 cases. */
export const reach = (sigma: number): number => Math.round(((2 * sigma) / STEP) * POINTS);

/** The two numbers for texts: as words, since nobody reads a rating as "1,612". */
export const told = ({ mu, sigma }: Rating): { points: string; reach: string } => ({
  points: String(points(mu)),
  reach: String(reach(sigma)),
});

/** By how much it has changed, as the two are shown. */
export const change = (before: Rating, after: Rating): number => points(after.mu) - points(before.mu);

/** Nothing to speak of is known yet. */
export const isNew = ({ sigma }: Rating): boolean => sigma > 8;

export type Level = LevelInfo & { rating: NonNullable<LevelInfo["rating"]> };

/** The bots that hold the scale, the weakest first. */
export const levelsOf = (game: GameInfo | undefined): Level[] =>
  (game?.levels ?? []).filter((level): level is Level => level.rating !== null);

/** Between which two of the levels somebody is; either may be missing. */
export function between(levels: readonly Level[], mu: number): { below: Level | undefined; above: Level | undefined } {
  return {
    below: levels.filter(({ rating }) => rating.mu <= mu).at(-1),
    above: levels.find(({ rating }) => rating.mu > mu),
  };
}
