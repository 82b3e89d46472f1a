// Which card is looked at: under the pointer or the focus, it lies on the reading stand; where no stand can be seen,
// beside the thing itself. Opened, it comes in a sheet.
import { signal } from "@preact/signals";
import type { Foretold } from "../table/foretold";
import type { Text } from "../wire";

export interface LookedAt {
  game: string;
  face: string;
  cost?: number | undefined;
  /** Why it cannot be chosen now. */
  why?: { text: Text; rule: string } | undefined;
  /** What a click does in several answers. */
  takes?: Text | undefined;
  /** The answers it stands for, of which something is known that follows. */
  leads?: (() => readonly Foretold[]) | undefined;
}

/** On the reading stand. It stays until something else is looked at. */
export const looked = signal<LookedAt | null>(null);
/** Opened in a sheet (a click where there is no stand, Space, long press). */
export const opened = signal<LookedAt | null>(null);
/** Shown beside the thing that stands for it. */
export const previewed = signal<{ what: LookedAt; at: Element } | null>(null);

const stands = new Set<Element>();

/** A reading stand has come to the page; gives back how it leaves. */
export function registerStand(stand: Element): () => void {
  stands.add(stand);
  return () => stands.delete(stand);
}

/** Whether a reading stand can be seen: a window over the page hides those that are not in it. */
function standVisible(): boolean {
  const over = [...document.querySelectorAll("dialog[open]")].at(-1);
  return [...stands].some((stand) => (!over || over.contains(stand)) && (stand.checkVisibility?.() ?? true));
}

let coming: ReturnType<typeof setTimeout> | undefined;
let beside: ReturnType<typeof setTimeout> | undefined;

/** What was pointed at last: it is shown as it is by then. */
let aimed: LookedAt | undefined;

/** A pointer that only passes by turns no pages … */
const PASSING = 60;
/** … and has to rest before a card comes to lie over others. Where one lies already, the next follows at once. */
const RESTING = 260;
/** From this width a card says all that a preview would. */
const LARGE = 180;

/** Something that stands for a card is pointed at or focused; `at` is that thing, if the card may lie beside it. */
export function lookAt(what: LookedAt, at?: Element): void {
  clearTimeout(coming);
  clearTimeout(beside);
  aimed = what;
  coming = setTimeout(() => {
    looked.value = aimed!;
  }, PASSING);
  const wait = previewed.value ? PASSING : RESTING;
  beside = setTimeout(() => {
    const shown = at?.isConnected && !standVisible() && !large(at);
    previewed.value = shown ? { what: aimed!, at } : null;
  }, wait);
}

const large = (at: Element): boolean => at.matches('[data-part="card"]') && at.getBoundingClientRect().width >= LARGE;

/** What was said of a card has changed while it lies there: another question is open, or none. */
export function readAnew(before: LookedAt, now: LookedAt): void {
  if (aimed === before) aimed = now;
  if (looked.peek() === before) looked.value = now;
  if (opened.peek() === before) opened.value = now;
  const beside = previewed.peek();
  if (beside?.what === before) previewed.value = { what: now, at: beside.at };
}

/** Nothing is looked at any more. What lies on the stand stays there. */
export function lookAway(): void {
  clearTimeout(coming);
  clearTimeout(beside);
  if (!previewed.value) return;
  beside = setTimeout(putAway, PASSING);
}

/** The card beside the thing goes at once. */
export function putAway(): void {
  clearTimeout(beside);
  previewed.value = null;
}

/** Another page, another table: nothing of the last one is left lying. */
export function forget(): void {
  lookAway();
  putAway();
  looked.value = null;
  opened.value = null;
}

/** Shows a card in a sheet, wherever one is. */
export function openLarge(what: LookedAt): void {
  putAway();
  looked.value = what;
  opened.value = what;
}

/** Shows a card large: on the stand where one can be seen, else in a sheet. */
export function openCloseUp(what: LookedAt): void {
  if (standVisible()) looked.value = what;
  else openLarge(what);
}
