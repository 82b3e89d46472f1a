// Keys of every table: 1–9 options, letters of their own for some (`keys` of a game's look), Enter confirms, Esc goes
// back, L list, Z undo. Arrows belong to the groups (Rove).
import { useEffect } from "preact/hooks";
import { letters } from "../app/settings";
import type { TableStore } from "./store";

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The button that answers with all picks: in the open list of options, else in the prompt. */
const confirmation = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-part="confirm"]')].at(-1);

/** What one went to by key. That is known only when the focus comes: at the next key browsers call whatever has it
 * `:focus-visible`, a pile that was clicked in the last turn too. */
let reached: EventTarget | null = null;

export function noteFocus({ target }: Pick<FocusEvent, "target">): void {
  reached = target instanceof Element && target.matches(":focus-visible") ? target : null;
}

/** Enter belongs to what has the focus: one writes there, or went there by key. What was clicked has done its part. */
export function keepsEnter(): boolean {
  const on = document.activeElement;
  return writes(on) || (on === reached && on?.matches("button, a, summary") === true);
}

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
  if (event.key === "ArrowDown" && table.listOpen.value && document.activeElement?.matches("dialog")) {
    document.querySelector<HTMLElement>("dialog[open] [data-option]")?.focus();
    return true;
  }
  const primary = table.primary.value;
  const undecided = table.undecided.value;
  if (event.key === "Enter" && ask && !(undecided && inDialog)) {
    if (keepsEnter()) return false;
    if (event.repeat || inDialog) return true;
    if (primary) table.choose(primary);
    else if (undecided) table.listOpen.value = true;
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
    document.addEventListener("focusin", noteFocus);
    return () => {
      document.removeEventListener("keydown", listen);
      document.removeEventListener("focusin", noteFocus);
    };
  }, [table, more]);
}
