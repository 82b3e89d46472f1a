// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { info } from "../table/samples";
import { notices } from "./settings";
import { play } from "./sound/player";
import { answered, notifyTurn } from "./turns";

vi.mock("./sound/player", () => ({ play: vi.fn() }));

let hidden = true;

beforeEach(() => {
  hidden = true;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  vi.stubGlobal(
    "Notification",
    class {
      static permission = "granted";
      onclick = null;
    },
  );
  vi.mocked(play).mockClear();
  notices.value = "on";
  answered("t");
});

afterEach(() => {
  notices.value = "off";
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("who looks elsewhere is called once for each turn, by a chime too", () => {
  notifyTurn(info());
  notifyTurn(info());
  expect(play).toHaveBeenCalledExactlyOnceWith("turn");
  answered("t");
  notifyTurn(info());
  expect(play).toHaveBeenCalledTimes(2);
});

test("who wants no notices is not called", () => {
  notices.value = "off";
  notifyTurn(info());
  expect(play).not.toHaveBeenCalled();
});

test("who sees the page hears its table, not the notice", () => {
  hidden = false;
  notifyTurn(info());
  expect(play).not.toHaveBeenCalled();
});
