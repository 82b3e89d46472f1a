// Cards that nobody holds before or after, but everybody sees going: from a pile of the supply to a discard pile or
// deck. Whatever is drawn in both places is moved by the shared motion.

import { still } from "../../app/settings";
import { fly } from "../../motion/aloft";
import type { TableEvent } from "../../table/view";

const TIME = 420;
const STEP = 120;
const MOST = 6;

export interface Flight {
  from: string;
  to: string;
}

/** Which piles cards flew from, and where to. Into a hand that is seen the shared motion brings them. */
export function flightsOf(events: readonly TableEvent[]): Flight[] {
  return events
    .flatMap((event) => event.moves)
    .filter((move) => move.from.startsWith("pile:") && /^(discard|deck):/.test(move.to))
    .map(({ from, to }) => ({ from, to }))
    .slice(-MOST);
}

const placeOf = (zone: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-zone="${CSS.escape(zone)}"]`)].find(
    (found) => found.offsetWidth > 0,
  );

export function flights(events: readonly TableEvent[]): void {
  if (still.value || document.hidden) return;
  for (const [i, { from, to }] of flightsOf(events).entries()) {
    const card = placeOf(from)?.querySelector<HTMLElement>('[data-part="card"]');
    const target = placeOf(to);
    if (card && target) launch(card, card.getBoundingClientRect(), target.getBoundingClientRect(), i * STEP);
  }
}

/** What belongs to the pile and not to the card. */
const EXTRA = '[data-part="count"], [data-part="tick"], [data-part="none"], kbd';

function launch(card: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const copy = card.cloneNode(true) as HTMLElement;
  for (const extra of copy.querySelectorAll(EXTRA)) extra.remove();
  copy.classList.remove("can", "chosen", "off");
  for (const mark of ["data-flip", "data-light", "data-glow", "data-options"]) copy.removeAttribute(mark);
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    margin: "0",
    zIndex: "40",
    pointerEvents: "none",
  });
  const dx = to.left + to.width / 2 - from.left - from.width / 2;
  const dy = to.top + to.height / 2 - from.top - from.height / 2;
  const scale = Math.max(0.2, to.width / from.width);
  fly(
    copy,
    [
      { transform: "none", opacity: 1 },
      {
        transform: `translate(${dx * 0.4}px, ${dy * 0.4 - 46}px) scale(${(1 + scale) / 2})`,
        opacity: 1,
        offset: 0.5,
      },
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.6 },
    ],
    { duration: TIME, delay, easing: "cubic-bezier(.4,.1,.3,1)", fill: "both" },
  );
}
