// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { explained, startExplaining } from "./explaining";

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <main data-game="oath">
      <i data-explains="oath-phase-wake"></i><button data-track="1.favor"></button><p></p>
      <ul><li data-track="0.favor">3</li><li data-track="0.secrets">1</li></ul>
      <h2><b data-tip="Anna">Anna</b><em data-tip="plays for Anna">A</em></h2>
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

test("what comes to lie under a pointer that rests is not explained, and a key that answers ends it", () => {
  point("pointermove", "p");
  point("pointerover", "i");
  vi.runAllTimers();
  expect(explained.value).toBeNull();
  at("i").dispatchEvent(new PointerEvent("pointerover", { bubbles: true, clientX: 6, clientY: 5 }));
  vi.runAllTimers();
  expect(explained.value?.id).toBe("oath-phase-wake");
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "2" }));
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

const tab = () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
const stops = () => [...document.querySelectorAll<HTMLElement>("[tabindex='0']")].map((stop) => ({ ...stop.dataset }));

test("the keyboard stops once at each group of counters, and arrows go through it", () => {
  tab();
  expect(stops()).toEqual([
    { explains: "oath-phase-wake" },
    { track: "0.favor" },
    { tip: "plays for Anna" }, // Anna's name says itself
  ]);
  at("li").focus();
  at("li").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  expect(document.activeElement).toBe(at("[data-track='0.secrets']"));
  tab();
  expect(stops()[1]).toEqual({ track: "0.secrets" });
});

test("words of its own are told where no text explains the thing", () => {
  point("pointerover", "em");
  vi.runAllTimers();
  expect(explained.value).toMatchObject({ id: "", tip: "plays for Anna" });
});
