// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { opened } from "./looking";
import { reading } from "./reading";

function board(): { board: HTMLElement; card: HTMLElement } {
  document.body.innerHTML = '<div id="board"><button data-face="knight">Knight</button></div>';
  const found = document.querySelector<HTMLElement>("#board")!;
  return { board: found, card: found.querySelector("button")! };
}

const touch = (type: string, x = 0) =>
  new PointerEvent(type, { bubbles: true, pointerType: "touch", clientX: x, clientY: 0 });

describe("reading a card large", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    opened.value = null;
  });
  afterEach(() => vi.useRealTimers());

  it("opens the card of the board's own game by Space and by a long press", () => {
    const { board: there, card } = board();
    const stop = reading(there, "valeria");
    card.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true }));
    expect(opened.value).toEqual({ game: "valeria", face: "knight" });
    opened.value = null;
    card.dispatchEvent(touch("pointerdown"));
    vi.advanceTimersByTime(500);
    expect(opened.value).toEqual({ game: "valeria", face: "knight" });
    stop();
  });

  it("does not take a finger that moves, or a tap, for a long press", () => {
    const { board: there, card } = board();
    const stop = reading(there, "valeria");
    card.dispatchEvent(touch("pointerdown"));
    card.dispatchEvent(touch("pointermove", 40));
    vi.advanceTimersByTime(500);
    card.dispatchEvent(touch("pointerdown"));
    card.dispatchEvent(touch("pointerup"));
    vi.advanceTimersByTime(500);
    expect(opened.value).toBeNull();
    stop();
  });
});
