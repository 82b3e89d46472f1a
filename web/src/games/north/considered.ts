// The option under pointer or focus: the supply shows what it would leave.
import { signal } from "@preact/signals";

export const considered = signal("");

/** Follows pointer and focus over the options of the question. */
export function considering(board: HTMLElement): () => void {
  const stop = new AbortController();
  const at = (event: Event) => {
    const found = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-option]") : null;
    considered.value = found?.dataset.option ?? "";
  };
  for (const kind of ["pointerover", "focusin", "pointerleave"]) {
    board.addEventListener(kind, at, { signal: stop.signal });
  }
  return () => stop.abort();
}
