// What a counter, a phase, a sign, an action or a word means, said where it stands: whatever has `data-explains` (the id of
// a text with the parts `about` and `rule`), every counter (`data-track`), and whatever brings its own words (`data-tip`, in
// place of the browser's `title`; with `data-explains` beside it they come before the meaning) is explained under the pointer,
// with the focus on it, and by a long press. One listener for the whole page does it.
import { effect, signal } from "@preact/signals";
import { path } from "../app/router";
import type { Catalogue } from "../text/catalogue";
import type { Choice } from "../wire";
import { LongPress } from "./longPress";
import { hearStops } from "./stops";

export interface Explained {
  game: string;
  /** The text that names it; "" for what has only a tip. */
  id: string;
  /** Words that stand on the thing itself. */
  tip: string;
  /** What follows from the answers it stands for, a line for each. */
  follows: string;
  at: HTMLElement;
}

export const explained = signal<Explained | null>(null);

/** Milliseconds: until a pointer that rests is taken for a question, until one that left is gone. */
const REST = 350;
const GRACE = 300;

export const THINGS = "[data-explains], [data-track], [data-tip]";

function thingAt(target: EventTarget | null): HTMLElement | null {
  const thing = target instanceof Element ? target.closest<HTMLElement>(THINGS) : null;
  // A card on the table is one thing, and shown large it explains what is printed on it.
  return thing?.closest("[data-face] [data-print]") ? null : thing;
}
const inside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-part=explain]") !== null;

export function explains(at: HTMLElement): Explained | null {
  const game = at.closest<HTMLElement>("[data-game]")?.dataset.game ?? "";
  const { explains, track, tip = "", follows = "" } = at.dataset;
  // A counter is named by its seat and what it counts: "0.gold".
  const id = explains ?? (track ? `${game}-track-${track.split(".").at(-1)}` : "");
  return (game && id) || tip ? { game, id, tip, follows, at } : null;
}

/** The text that explains what an option does: its own, or that of its kind of action (`oath-do-peek`: `oath-action-peek`). */
export const meaningOf = ({ text }: Choice, texts: Catalogue): string | undefined =>
  [text.id, text.id.replace("-do-", "-action-")].find((id) => texts.has(id, "about"));

/** Listens on the page; gives back how to stop. */
export function startExplaining(page: Document = document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const press = new LongPress();
  const stop = new AbortController();
  const on = <K extends keyof DocumentEventMap>(type: K, hear: (event: DocumentEventMap[K]) => void) =>
    page.addEventListener(type, hear, { signal: stop.signal, capture: true });
  const hide = () => {
    clearTimeout(timer);
    explained.value = null;
  };
  const later = (what: () => void, after: number) => {
    clearTimeout(timer);
    timer = setTimeout(what, after);
  };

  let rests = { x: Number.NaN, y: Number.NaN };
  on("pointerover", (event) => {
    // What comes to lie under a pointer that rests was not asked about.
    if (event.pointerType === "touch" || (event.clientX === rests.x && event.clientY === rests.y)) return;
    const thing = thingAt(event.target);
    if (inside(event.target) || (thing && thing === explained.value?.at)) clearTimeout(timer);
    else if (thing)
      later(() => {
        explained.value = explains(thing);
      }, REST);
    else later(hide, GRACE);
  });
  on("focusin", (event) => {
    const thing = thingAt(event.target);
    if (thing?.matches(":focus-visible")) explained.value = explains(thing);
  });
  on("focusout", (event) => thingAt(event.target) && !inside(event.relatedTarget) && hide());
  on("keydown", (event) => {
    // A key answers, and what is explained is then no longer in question; Tab and arrows go on to the next thing.
    if (event.key === "Escape" || event.key.length === 1) hide();
    if (!hearStops(event, page)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  on("pointerdown", (event) => {
    press.forget();
    if (inside(event.target)) return;
    hide();
    const thing = event.pointerType === "touch" ? thingAt(event.target) : null;
    if (!thing) return;
    press.begin(event, () => {
      explained.value = explains(thing);
    });
  });
  on("pointermove", (event) => {
    rests = { x: event.clientX, y: event.clientY };
    press.move(event);
  });
  on("pointerup", () => press.end());
  on("pointercancel", () => press.end());
  on("contextmenu", (event) => press.isHeld && thingAt(event.target) && event.preventDefault());
  on("click", (event) => {
    if (inside(event.target))
      later(hide, 0); // the clause opens in its own window
    else if (!press.swallow(event) && event.detail > 0) {
      const thing = thingAt(event.target);
      if (thing?.dataset.part === "meaning") explained.value = explains(thing);
    }
  });

  let here = path.value;
  const leave = effect(() => {
    if (path.value === here) return;
    here = path.value;
    hide();
  });
  return () => {
    hide();
    press.end();
    leave();
    stop.abort();
  };
}
