// Keys of every table: 1–9 options, letters of their own for some (`keys` of a game's look), Enter confirms, Esc goes
// back, L list, Z undo. Arrows belong to the groups (Rove).
import { useEffect } from "preact/hooks";
import { letters } from "../app/settings";
import { single } from "./choose";
import type { TableStore } from "./store";

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** What was clicked last. Once any key is pressed, browsers show the ring around it as if one had gone there by key. */
let clicked: EventTarget | null = null;
document.addEventListener("pointerdown", () => {
  clicked = null;
});
document.addEventListener("click", (event) => {
  clicked = event.detail > 0 && event.target instanceof Element ? event.target.closest("button, a, summary") : null;
});

/** The button that answers with all picks: in the open list of options, else in the prompt. */
const confirmation = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-part="confirm"]')].at(-1);

/** Handles one key; true if it did something. `more` are the keys of the game or page, by letter. */
export function press(table: TableStore, event: KeyboardEvent, more: Record<string, () => void> = {}): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return false;
  const ask = table.ask.value;
  const inDialog = document.querySelector("dialog[open]") !== null;
  if (event.key === "Escape") {
    if (inDialog || (table.picks.value.length === 0 && table.doubted.value === null)) return false;
    table.clear();
    return true;
  }
  if (table.held.value) return false;
  if (ask && /^[1-9]$/.test(event.key)) {
    const option = table.numbered.value[Number(event.key) - 1];
    if (!option || (inDialog && !table.listOpen.value)) return false;
    table.choose(option);
    return true;
  }
  const primary = table.primary.value;
  if (event.key === "Enter" && ask && (primary || !single(ask))) {
    // On a card or a link Enter is that thing's own, if one went there by key; what was clicked before has done its part.
    const at = document.activeElement;
    if (at !== clicked && at?.matches(":is(button, a, summary):focus-visible")) return false;
    if (event.repeat || inDialog) return true;
    if (primary) table.choose(primary);
    else table.confirm();
    // The next Enter is pressed on the button that asks once more.
    if (table.doubted.value === "") confirmation()?.focus();
    return true;
  }
  if (letters.value === "off" || event.shiftKey || event.repeat) return false;
  const letter = event.key.toLowerCase();
  if (letter === "l" && ask) {
    if (inDialog && !table.listOpen.value) return false;
    table.listOpen.value = !table.listOpen.value;
    return true;
  }
  const option = table.lettered.value.get(letter);
  if (option && (!inDialog || table.listOpen.value)) {
    table.choose(option);
    return true;
  }
  if (inDialog) return false;
  if (letter === "z") {
    table.undo();
    return true;
  }
  const own = more[letter];
  own?.();
  return own !== undefined;
}

export function useKeys(table: TableStore, more?: Record<string, () => void>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (press(table, event, more)) event.preventDefault();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [table, more]);
}
