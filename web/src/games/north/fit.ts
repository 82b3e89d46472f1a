// How large cards lie where any number of them must find room: as large as may be, so that the most of each can be seen.
// Only where that is too small do they lap, and only where they would hide each other is there something to scroll.
import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useSize } from "../../table/size";

/** A card, or a field with its upgrades: they stay together. */
export interface Unit {
  upgrades?: number;
  /** It lies on its side, unless cards lap. */
  aside?: boolean;
  /** What stands before it, in px. */
  before?: number;
}

export interface Room {
  width: number;
  height: number;
}

interface Fit {
  /** The width of a card, and of the place it has: more than the card, or less where they lap. */
  card: number;
  place: number;
  lapped: boolean;
  /** Not all of them can be seen at once. Only then may there be a bar for it: it takes room that was counted on. */
  scrolls?: boolean;
}

const GAP = 8;
const TALL = 7 / 5;
/** How much of an upgrade is to be seen beside its field, and how far it lies beneath it. */
const SHOWN = 0.46;
const SHOWN_LEAST = 35;
const BENEATH = 7;
/** What remains of a card to be hit. */
const STRIP = 28;
/** Smaller ones have no room for a name and signs. */
const LEAST = 56;
/** Where they scroll: large enough for a name. */
const READ = { card: 70, place: 44 };

export function fitted(units: readonly Unit[], { width, height }: Room, most: number): Fit {
  const holds = (fit: Fit) => rowsFor(units, fit, width) * (fit.card * TALL + GAP) <= height + GAP;
  const free = (card: number): Fit => ({ card, place: card + GAP, lapped: false });
  let best: Fit | undefined;
  let worth = 0;
  for (let card = Math.floor(most); card >= LEAST; card--) {
    if (!holds(free(card))) continue;
    best = free(card);
    worth = worthOf(card, card);
    break;
  }
  const floor = best?.card ?? LEAST;
  for (let card = Math.floor(most); card >= floor; card--) {
    for (let place = card - 1; place >= STRIP && worthOf(card, place) > worth; place--) {
      if (!holds({ card, place, lapped: true })) continue;
      best = { card, place, lapped: true };
      worth = worthOf(card, place);
      break;
    }
  }
  if (best) return best;
  const card = Math.max(LEAST, Math.min(READ.card, Math.floor((height - GAP) / TALL)));
  return { card, place: Math.min(READ.place, card), lapped: true, scrolls: true };
}

/** How much there is to be seen: first the strips that others leave, then how high they are. Lapped is worth less, and
 * a card of which more than a quarter is hidden loses its name: to make it larger still is worth nothing. */
const worthOf = (card: number, place: number): number =>
  place * place * (place < card ? Math.min(card, (place * 4) / 3) * 0.6 : card);

/** As a browser breaks lines: what does not fit comes into the next row. */
function rowsFor(units: readonly Unit[], fit: Fit, width: number): number {
  const { card, place, lapped } = fit;
  // The last of a row needs its whole width.
  const room = width - (card - place);
  let rows = 0;
  let at = room;
  for (const { upgrades = 0, aside = false, before = 0 } of units) {
    const more = lapped
      ? upgrades * place
      : upgrades * (Math.max(card * SHOWN, SHOWN_LEAST) - BENEATH) + (aside ? card * (TALL - 1) : 0);
    const wide = before + place + more;
    if (at + wide > room) {
      rows++;
      at = 0;
    }
    at += wide;
  }
  return rows;
}

/** The same for an element that its cards cannot stretch; on a phone the stylesheet says how large they are. */
export function useFit(
  units: readonly Unit[],
  most: number,
): { box: RefObject<HTMLDivElement | null>; fit: Fit | undefined } {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  const { small } = useSize();
  useLayoutEffect(() => {
    const it = box.current!;
    const look = () => {
      const style = getComputedStyle(it);
      const pad = (...sides: string[]) =>
        sides.reduce((sum, side) => sum + Number.parseFloat(style.getPropertyValue(`padding-${side}`) || "0"), 0);
      // The bar that scrolling brings must not decide whether there is anything to scroll.
      const width = Math.floor(it.getBoundingClientRect().width) - pad("left", "right");
      const height = it.offsetHeight - pad("top", "bottom");
      setRoom((was) => (was.width === width && was.height === height ? was : { width, height }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(it);
    return () => observer.disconnect();
  }, []);
  const told = JSON.stringify(units);
  const found = useMemo(() => fitted(JSON.parse(told), room, most), [told, room, most]);
  return { box, fit: small || room.width === 0 ? undefined : found };
}

/** For the stylesheet: `--card-w`, `--place`. */
export const lying = (fit: Fit | undefined, style: Record<string, string | number> = {}) => ({
  "data-lapped": fit?.lapped || undefined,
  "data-scrolls": fit?.scrolls || undefined,
  style: fit ? { ...style, "--card-w": `${fit.card}px`, "--place": `${fit.place}px` } : style,
});
