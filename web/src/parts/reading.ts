// Reading a card without choosing it: whatever stands for a card says so with `data-face`, a text or a button that
// only names one with `data-named`; the game around it is in `data-game`. Pointer and focus look at the card, Space on
// it, a long press and the right button open it in a sheet. One listener for the whole page does it.
import { effect } from "@preact/signals";
import { path } from "../app/router";
import { LongPress } from "./longPress";
import { forget, type LookedAt, lookAt, lookAway, openLarge, putAway, readAnew } from "./looking";

const cardAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-face], [data-named]") : null;

/** Whatever only names a card has something else to do when it is pressed. */
const presses = (card: HTMLElement): boolean => card.dataset.face === undefined;

const known = new WeakMap<Element, LookedAt>();

/** What is known of the card beside its name: its cost now, why it cannot be chosen. Where it is being read, that changes too. */
export function describe(card: Element, what: LookedAt): void {
  const before = known.get(card);
  known.set(card, what);
  if (before) readAnew(before, what);
}

function whatOf(card: HTMLElement): LookedAt | undefined {
  const face = card.dataset.face ?? card.dataset.named!;
  const more = known.get(card);
  if (more?.face === face) return more;
  const game = card.closest<HTMLElement>("[data-game]")?.dataset.game;
  return game ? { game, face } : undefined;
}

/** Listens on the page; gives back how to stop. */
export function startReading(page: Document = document): () => void {
  const press = new LongPress();
  let under: HTMLElement | null = null;
  const stop = new AbortController();
  const on = <K extends keyof DocumentEventMap>(type: K, hear: (event: DocumentEventMap[K]) => void) =>
    page.addEventListener(type, hear, { signal: stop.signal, capture: true });

  const open = (card: HTMLElement) => {
    const what = whatOf(card);
    if (what) openLarge(what);
  };
  const look = (card: HTMLElement, at?: Element) => {
    const what = whatOf(card);
    if (what) lookAt(what, at);
  };

  on("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const card = cardAt(event.target);
    if (card === under) return;
    under = card;
    if (card) look(card, card);
    else lookAway();
  });
  // Without a target to go to, the pointer has left the window.
  on("pointerout", (event) => {
    if (event.relatedTarget !== null) return;
    under = null;
    lookAway();
  });
  on("focusin", (event) => {
    const card = cardAt(event.target);
    // A finger or the mouse gives the focus too: there nothing may come to lie over the page.
    if (card) look(card, card.matches(":focus-visible") ? card : undefined);
  });
  on("focusout", (event) => cardAt(event.target) && lookAway());

  on("keydown", (event) => {
    if (event.key === "Escape") putAway();
    const card = event.key === " " ? cardAt(event.target) : null;
    if (!card || presses(card)) return;
    event.preventDefault();
    if (!event.repeat) open(card);
  });
  // A button is pressed by Space when the key comes up.
  on("keyup", (event) => {
    const card = event.key === " " ? cardAt(event.target) : null;
    if (card && !presses(card)) event.preventDefault();
  });
  on("contextmenu", (event) => {
    const card = cardAt(event.target);
    if (!card || presses(card)) return;
    event.preventDefault();
    open(card);
  });
  on("pointerdown", (event) => {
    press.forget();
    putAway();
    const card = event.pointerType === "touch" ? cardAt(event.target) : null;
    if (card) press.begin(event, () => open(card));
  });
  on("pointermove", (event) => press.move(event));
  on("pointerup", () => press.end());
  on("pointercancel", () => press.end());
  on("click", (event) => press.swallow(event));

  let here = path.value;
  const leave = effect(() => {
    if (path.value === here) return;
    here = path.value;
    under = null;
    forget();
  });
  return () => {
    press.end();
    leave();
    stop.abort();
  };
}
