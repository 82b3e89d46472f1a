// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { explained, startExplaining } from "./explaining";

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <main data-game="oath">
      <i data-explains="oath-phase-wake"></i><button data-track="1.favor"></button><p></p>
    </main>
    <div data-part="explain"><a></a></div>`;
  stop = startExplaining();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const at = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const point = (type: string, selector: string, pointerType = "mouse") =>
  at(selector).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, clientX: 5, clientY: 5 }));

test("a pointer that rests is told what is under it, and can go into the note", () => {
  point("pointerover", "i");
  expect(explained.value).toBeNull(); // it may only pass by
  vi.runAllTimers();
  expect(explained.value).toMatchObject({ game: "oath", id: "oath-phase-wake" });
  point("pointerover", "p");
  point("pointerover", "a");
  vi.runAllTimers();
  expect(explained.value).not.toBeNull();
  point("pointerover", "p");
  vi.runAllTimers();
  expect(explained.value).toBeNull();
});

test("a counter is explained by what it counts, whoever has it", () => {
  point("pointerover", "button");
  vi.runAllTimers();
  expect(explained.value?.id).toBe("oath-track-favor");
});

test("a long press explains and is no answer; a short one is", () => {
  const clicked = vi.fn();
  at("button").addEventListener("click", clicked);
  point("pointerdown", "button", "touch");
  point("pointerup", "button", "touch");
  at("button").click();
  vi.runAllTimers();
  expect(explained.value).toBeNull();
  expect(clicked).toHaveBeenCalledTimes(1);
  point("pointerdown", "button", "touch");
  vi.runAllTimers();
  expect(explained.value?.id).toBe("oath-track-favor");
  point("pointerup", "button", "touch");
  at("button").click();
  expect(clicked).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(explained.value).toBeNull();
});
