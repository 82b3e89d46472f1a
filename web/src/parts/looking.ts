// Which card is looked at: under the pointer or the focus, on the reading stand; or opened large on small screens.
import { signal } from "@preact/signals";
import { narrow } from "../app/settings";
import type { Text } from "../wire";

export interface Looked {
  game: string;
  face: string;
  cost?: number | undefined;
  /** Why it cannot be chosen now. */
  why?: { text: Text; rule: string } | undefined;
}

/** On the reading stand. It stays until something else is looked at. */
export const looked = signal<Looked | null>(null);
/** Opened in a sheet (small screens, Space, long press). */
export const opened = signal<Looked | null>(null);

let coming: ReturnType<typeof setTimeout> | undefined;

/** A pointer that only passes by turns no pages. */
const PASSING = 60;

export function lookAt(what: Looked): void {
  clearTimeout(coming);
  coming = setTimeout(() => {
    looked.value = what;
  }, PASSING);
}

export function lookAway(): void {
  clearTimeout(coming);
}

/** Shows a card in a sheet, wherever one is. */
export function openLarge(what: Looked): void {
  looked.value = what;
  opened.value = what;
}

/** Shows a card large: on the stand where there is one, else in a sheet. */
export function openCloseUp(what: Looked): void {
  looked.value = what;
  if (narrow.value) opened.value = what;
}
