// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { navigate } from "../app/router";
import { forget, looked, openCloseUp, opened, previewed, registerStand } from "./looking";
import { describe as know, startReading } from "./reading";

const MOAT = { game: "dominion", face: "moat" };

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  stop = startReading();
  document.body.innerHTML = `
    <main data-game="dominion">
      <button data-face="moat">Moat</button>
      <button data-named="moat" data-option="reveal:moat">Reveal a Moat</button>
      <p>nothing</p>
      <aside></aside>
    </main>
    <button data-face="moat" id="nowhere">Moat of no game</button>`;
});
afterEach(() => {
  stop();
  forget();
  vi.useRealTimers();
});

const find = (what: string) => document.querySelector<HTMLElement>(what)!;
const card = () => find("[data-face]");
const named = () => find("[data-named]");

const pointer = (type: string, { x = 0, by = "touch", to = null as Element | null } = {}) =>
  new PointerEvent(type, { bubbles: true, pointerType: by, clientX: x, clientY: 0, relatedTarget: to });
const space = () => new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true });

function rest(on: Element, by = "mouse"): void {
  on.dispatchEvent(pointer("pointerover", { by }));
  vi.advanceTimersByTime(1000);
}

describe("opening a card", () => {
  it("is done by Space, a long press and the right button, everywhere on the page", () => {
    card().dispatchEvent(space());
    expect(opened.value).toEqual(MOAT);
    opened.value = null;
    card().dispatchEvent(pointer("pointerdown"));
    vi.advanceTimersByTime(500);
    expect(opened.value).toEqual(MOAT);
    opened.value = null;
    card().dispatchEvent(new MouseEvent("contextmenu", { bubbles: true }));
    expect(opened.value).toEqual(MOAT);
  });

  it("says what is true now of a card that lies there while the question changes", () => {
    know(card(), { ...MOAT, takes: { id: "play-and-buy", args: {} } });
    rest(card());
    expect(looked.value?.takes).toBeDefined();
    know(card(), MOAT);
    expect(looked.value).toEqual(MOAT);
    know(card(), { ...MOAT, cost: 1 });
    expect(looked.value).toEqual({ ...MOAT, cost: 1 });
  });

  it("says what is true when it comes to lie there, not when it was pointed at", () => {
    know(card(), { ...MOAT, takes: { id: "play-and-buy", args: {} } });
    card().dispatchEvent(pointer("pointerover", { by: "mouse" }));
    know(card(), MOAT);
    vi.advanceTimersByTime(1000);
    expect(looked.value).toEqual(MOAT);
  });

  it("knows what the card costs now, where that is told", () => {
    know(card(), { ...MOAT, cost: 1 });
    card().dispatchEvent(space());
    expect(opened.value).toEqual({ ...MOAT, cost: 1 });
  });

  it("leaves Space to a button that only names a card; a finger reads it there too", () => {
    const press = space();
    named().dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
    expect(opened.value).toBeNull();
    named().dispatchEvent(pointer("pointerdown"));
    vi.advanceTimersByTime(500);
    expect(opened.value).toEqual(MOAT);
  });

  it("swallows the click that ends a long press, and only that", () => {
    const clicked = vi.fn();
    named().addEventListener("click", clicked);
    named().dispatchEvent(pointer("pointerdown"));
    vi.advanceTimersByTime(500);
    named().click();
    expect(clicked).not.toHaveBeenCalled();
    named().click();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("does not take a finger that moves, or a tap, for a long press", () => {
    card().dispatchEvent(pointer("pointerdown"));
    card().dispatchEvent(pointer("pointermove", { x: 40 }));
    vi.advanceTimersByTime(500);
    card().dispatchEvent(pointer("pointerdown"));
    card().dispatchEvent(pointer("pointerup"));
    vi.advanceTimersByTime(500);
    expect(opened.value).toBeNull();
  });

  it("opens nothing of a game it does not know", () => {
    find("#nowhere").dispatchEvent(space());
    expect(opened.value).toBeNull();
  });
});

describe("looking at a card", () => {
  it("shows it beside the thing where there is no stand, until the pointer goes on", () => {
    rest(card());
    expect(previewed.value).toEqual({ what: MOAT, at: card() });
    rest(find("p"));
    expect(previewed.value).toBeNull();
  });

  it("shows it on the stand where there is one", () => {
    const leave = registerStand(find("aside"));
    rest(card());
    expect(looked.value).toEqual(MOAT);
    expect(previewed.value).toBeNull();
    leave();
  });

  it("shows it beside the thing where a window hides the stand", () => {
    const leave = registerStand(find("aside"));
    document.body.insertAdjacentHTML(
      "beforeend",
      '<dialog open data-game="dominion"><b data-named="moat">M</b></dialog>',
    );
    rest(find("dialog b"));
    expect(previewed.value?.what).toEqual(MOAT);
    leave();
  });

  it("shows nothing to a pointer that passes by, and nothing to a finger", () => {
    card().dispatchEvent(pointer("pointerover", { by: "mouse" }));
    vi.advanceTimersByTime(30);
    find("p").dispatchEvent(pointer("pointerover", { by: "mouse" }));
    vi.advanceTimersByTime(1000);
    expect(looked.value).toBeNull();
    rest(card(), "touch");
    expect(looked.value).toBeNull();
    expect(previewed.value).toBeNull();
  });

  it("is over with Esc, a press, and when the pointer leaves the window", () => {
    for (const end of [
      () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })),
      () => card().dispatchEvent(pointer("pointerdown", { by: "mouse" })),
      () => card().dispatchEvent(pointer("pointerout", { by: "mouse" })),
    ]) {
      rest(find("p"));
      rest(card());
      expect(previewed.value).not.toBeNull();
      end();
      vi.advanceTimersByTime(1000);
      expect(previewed.value).toBeNull();
    }
  });

  it("leaves nothing behind on another page", () => {
    looked.value = MOAT;
    opened.value = MOAT;
    navigate(`${location.pathname}#clause`);
    expect(looked.value).toEqual(MOAT);
    navigate("/elsewhere");
    expect(looked.value).toBeNull();
    expect(opened.value).toBeNull();
  });
});

it("a click opens a sheet only where no stand can be seen", () => {
  const leave = registerStand(find("aside"));
  openCloseUp(MOAT);
  expect(looked.value).toEqual(MOAT);
  expect(opened.value).toBeNull();
  leave();
  openCloseUp(MOAT);
  expect(opened.value).toEqual(MOAT);
});
