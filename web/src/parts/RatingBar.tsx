// A rating as a mark with its band, on a line where the bots' levels are ticks.

import type { Rating } from "../wire";
import type { Level } from "./rating";
import "./RatingBar.css";

/** What part of the scale is drawn: five steps around the middle. */
const LOW = 10;
const HIGH = 40;

export const place = (mu: number): number => Math.min(100, Math.max(0, (100 * (mu - LOW)) / (HIGH - LOW)));

export function RatingBar({ rating, levels }: { rating: Rating; levels: readonly Level[] }) {
  const from = place(rating.mu - 2 * rating.sigma);
  const to = place(rating.mu + 2 * rating.sigma);
  return (
    <span class="rating-bar" aria-hidden="true">
      {levels.map(({ id, rating: { mu } }) => (
        <i key={id} class="bar-tick" style={{ left: `${place(mu)}%` }} />
      ))}
      <i class="bar-band" style={{ left: `${from}%`, width: `${to - from}%` }} />
      <i class="bar-dot" style={{ left: `${place(rating.mu)}%` }} />
    </span>
  );
}
