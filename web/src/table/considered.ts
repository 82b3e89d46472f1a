// The option under pointer or focus: a table shows what it would leave, or what it concerns.
import { signal } from "@preact/signals";

export const considered = signal("");

/** Follows pointer and focus over the options of the question; with `things` also over what stands for one of them. */
export function considering(board: HTMLElement, things = false): () => void {
  const stop = new AbortController();
  const at = (event: Event) => {
    const sought = things ? "[data-option], [data-options]" : "[data-option]";
    const found = event.target instanceof Element ? event.target.closest<HTMLElement>(sought) : null;
    const { option, options = "" } = found?.dataset ?? {};
    considered.value = event.type === "focusout" ? "" : (option ?? (options.includes(" ") ? "" : options));
  };
  for (const kind of ["pointerover", "pointerleave", "focusout", "focusin"]) {
    board.addEventListener(kind, at, { signal: stop.signal });
  }
  return () => stop.abort();
}
