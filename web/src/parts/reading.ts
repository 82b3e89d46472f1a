// Reading a card large without choosing it: Space on the focused card, a long press on a touch screen.
import { opened } from "./looking";

const LONG = 450;
const STILL = 10;

const cardAt = (target: EventTarget | null): HTMLElement | null =>
  (target as Element | null)?.closest?.<HTMLElement>("[data-face]") ?? null;

/** Listens on the board of a game; gives back how to stop. */
export function reading(board: HTMLElement, game: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: [number, number] = [0, 0];
  let held = false;
  const stop = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(type: K, hear: (event: HTMLElementEventMap[K]) => void) =>
    board.addEventListener(type, hear, { signal: stop.signal, capture: true });

  const open = (card: HTMLElement) => {
    opened.value = { game, face: card.dataset.face! };
  };
  const forget = () => {
    held = false;
  };

  on("keydown", (event) => {
    const card = event.key === " " ? cardAt(event.target) : null;
    if (!card) return;
    event.preventDefault();
    if (!event.repeat) open(card);
  });
  // A button is pressed by Space when the key comes up.
  on("keyup", (event) => {
    if (event.key === " " && cardAt(event.target)) event.preventDefault();
  });
  on("pointerdown", (event) => {
    clearTimeout(timer);
    const card = event.pointerType === "touch" ? cardAt(event.target) : null;
    if (!card) return;
    start = [event.clientX, event.clientY];
    timer = setTimeout(() => {
      held = true;
      open(card);
    }, LONG);
  });
  on("pointermove", (event) => {
    if (Math.hypot(event.clientX - start[0], event.clientY - start[1]) > STILL) clearTimeout(timer);
  });
  on("pointerup", () => clearTimeout(timer));
  on("pointercancel", () => clearTimeout(timer));
  // The finger goes up over the sheet that has come: that click is nobody's.
  document.addEventListener(
    "click",
    (event) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal: stop.signal, capture: true },
  );
  document.addEventListener("pointerdown", forget, { signal: stop.signal, capture: true });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
