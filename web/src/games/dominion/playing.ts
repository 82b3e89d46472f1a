// Which cards in hand the pile under pointer or focus would take.
import { signal } from "@preact/signals";
import type { Question } from "../../wire";

/** The key of what is pointed at and within reach. */
export const pointed = signal("");

/** Follows pointer and focus over the piles. */
export function pointing(board: HTMLElement): () => void {
  const stop = new AbortController();
  const at = (event: Event) => {
    const found = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-reach]") : null;
    pointed.value = event.type === "focusout" ? "" : (found?.dataset.reach ?? "");
  };
  for (const kind of ["pointerover", "pointerleave", "focusin", "focusout"]) {
    board.addEventListener(kind, at, { signal: stop.signal });
  }
  return () => stop.abort();
}

/** The places in the hand of the Treasures that would be played. */
export function toPlay(ask: Question | null, key: string, hand: readonly { face: string }[]): Set<number> {
  const answers = ask?.reach.find((reached) => reached.key === key)?.answers.flat() ?? [];
  const left = new Map<string, number>();
  for (const answer of answers) {
    const every = ask!.options.filter((option) => option.key.startsWith("treasure:"));
    const faces = answer === "treasures" ? every.map((option) => option.key) : [answer];
    for (const face of faces) left.set(face, (left.get(face) ?? 0) + (answer === "treasures" ? hand.length : 1));
  }
  const found = new Set<number>();
  for (const [i, { face }] of hand.entries()) {
    const n = left.get(`treasure:${face}`) ?? 0;
    if (n > 0) found.add(i);
    left.set(`treasure:${face}`, n - 1);
  }
  return found;
}
