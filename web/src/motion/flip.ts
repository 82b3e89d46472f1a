// Cards that move are seen moving: one batch of measuring before and after a change, then the Web Animations API.
// Elements identify themselves with data-flip ("#26" for a card that the browser follows); zones with data-zone ("deck:0").
import { still, tempo } from "../app/settings";
import { flipOf, type Move } from "../table/view";
import { fly } from "./aloft";

const TIME = 240;
const STEP = 50;
/** How much longer everything takes at this speed. */
const SLOWER = { slow: 2, normal: 1, fast: 0.5, once: 0.5 };
const EASE = "cubic-bezier(.2,.75,.3,1)";

interface Seen {
  rect: DOMRect;
  element: HTMLElement;
}

function survey(): Map<string, Seen> {
  const found = new Map<string, Seen>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-flip]")) {
    const rect = element.getBoundingClientRect();
    if (rect.width) found.set(element.dataset.flip!, { rect, element });
  }
  return found;
}

function placeOf(zone: string): DOMRect | undefined {
  for (const element of document.querySelectorAll(`[data-zone="${CSS.escape(zone)}"]`)) {
    const rect = element.getBoundingClientRect();
    if (rect.width) return rect;
  }
  return undefined;
}

const shift = (from: DOMRect, to: DOMRect, scale = from.width / to.width): string =>
  `translate(${from.left + from.width / 2 - to.left - to.width / 2}px, ${from.top + from.height / 2 - to.top - to.height / 2}px) scale(${Math.min(3, Math.max(0.15, scale))})`;

function glide(element: HTMLElement, frames: Keyframe[], delay: number): void {
  element.style.zIndex = "30";
  const slower = SLOWER[tempo.value];
  const animation = element.animate(frames, {
    duration: TIME * slower,
    delay: delay * slower,
    easing: EASE,
    fill: "backwards",
  });
  animation.finished.then(
    () => element.style.removeProperty("z-index"),
    () => element.style.removeProperty("z-index"),
  );
}

let inHaste = false;

/** Makes changes that nobody has the time to see: nothing moves. */
export function hurried(changes: () => void): void {
  inHaste = true;
  try {
    changes();
  } finally {
    inHaste = false;
  }
}

/** Makes the change; what then stands elsewhere glides there from where it was, or from where the moves say it came. */
export function flip(moves: readonly Move[], change: () => void): void {
  if (inHaste || still.value || typeof document === "undefined" || document.hidden) {
    change();
    return;
  }
  // Pieces move without an event that says from where.
  if (moves.length === 0 && !document.querySelector('[data-flip^="piece:"]')) {
    change();
    return;
  }
  const before = survey();
  const origin = new Map<string, string>();
  const target = new Map<string, string>();
  for (const move of moves) {
    for (const card of move.cards) {
      const key = flipOf(card);
      if (!key) continue;
      if (!origin.has(key)) origin.set(key, move.from);
      target.set(key, move.to);
    }
  }
  const ghosts = [...before]
    .filter(([key]) => target.has(key))
    .map(([key, { rect, element }]) => ({ key, rect, copy: element.cloneNode(true) as HTMLElement }));
  change();
  requestAnimationFrame(() => {
    const now = survey();
    let step = 0;
    const jobs: (() => void)[] = [];
    for (const [key, { rect, element }] of now) {
      const was = before.get(key)?.rect;
      if (was) {
        if (Math.abs(was.left - rect.left) + Math.abs(was.top - rect.top) < 2) continue;
        const frames = [{ transform: shift(was, rect) }, { transform: "none" }];
        jobs.push(() => glide(element, frames, 0));
        continue;
      }
      const from = origin.has(key) ? placeOf(origin.get(key)!) : undefined;
      if (!from) continue;
      const frames = [
        // A place may be much wider than a card; nothing comes from it larger than it is.
        { transform: shift(from, rect, Math.min(1, from.width / rect.width)), opacity: 0.4 },
        { transform: "none", opacity: 1 },
      ];
      const delay = STEP * step++;
      jobs.push(() => glide(element, frames, delay));
    }
    for (const { key, rect, copy } of ghosts) {
      if (now.has(key)) continue;
      const to = placeOf(target.get(key)!);
      if (!to) continue;
      jobs.push(() => leave(copy, rect, to));
    }
    // All measuring is done: now write.
    for (const job of jobs) job();
  });
}

/** A card that is seen no more flies to the pile that took it. */
function leave(copy: HTMLElement, from: DOMRect, to: DOMRect): void {
  copy.removeAttribute("data-flip");
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
  const path = shift(to, from, Math.min(1, to.width / from.width));
  const duration = TIME * SLOWER[tempo.value];
  fly(copy, [{ transform: "none" }, { transform: path, opacity: 0.5 }], { duration, easing: EASE, fill: "forwards" });
}
