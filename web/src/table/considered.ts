// The option under pointer or focus: a table shows what it would leave, or what it concerns.
import { signal } from "@preact/signals";

export const considered = signal("");

/** Follows pointer and focus over the options of the question. */
export function considering(board: HTMLElement): () => void {
  const stop = new AbortController();
  const at = (event: Event) => {
    const found = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-option]") : null;
    considered.value = event.type === "focusout" ? "" : (found?.dataset.option ?? "");
  };
  for (const kind of ["pointerover", "pointerleave", "focusout", "focusin"]) {
    board.addEventListener(kind, at, { signal: stop.signal });
  }
  return () => stop.abort();
}
