// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { info } from "../table/samples";
import { account, me } from "./session";
import { notices } from "./settings";
import { play } from "./sound/player";
import { answered, notifyTurn, startTurns } from "./turns";

vi.mock("./sound/player", () => ({ play: vi.fn() }));

let hidden = true;
let shown = 0;

beforeEach(() => {
  hidden = true;
  shown = 0;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  vi.stubGlobal(
    "Notification",
    class {
      static permission = "granted";
      onclick = null;
      constructor() {
        shown++;
      }
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

test("a player who looks elsewhere is called once for each turn, by a chime and a notice", () => {
  notifyTurn(info());
  notifyTurn(info());
  expect(play).toHaveBeenCalledExactlyOnceWith("turn");
  expect(shown).toBe(1);
  answered("t");
  notifyTurn(info());
  expect(play).toHaveBeenCalledTimes(2);
  expect(shown).toBe(2);
});

test("without notices there is the chime alone", () => {
  notices.value = "off";
  notifyTurn(info());
  expect(play).toHaveBeenCalledExactlyOnceWith("turn");
  expect(shown).toBe(0);
});

test("a player who sees the page hears its table and gets no notice", () => {
  hidden = false;
  notifyTurn(info());
  expect(play).not.toHaveBeenCalled();
  expect(shown).toBe(0);
});

test("while one signs out, nothing is asked in the old name", async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  let signOut = () => {};
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (path === "/api/account/out") {
      await new Promise<void>((go) => {
        signOut = go;
      });
    }
    return new Response(path === "/api/me" ? '{"name":""}' : JSON.stringify([info()]));
  });
  me.value = { name: "Anna" } as never;
  startTurns();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toEqual(["/api/tables"]);
  const out = account.signOut(false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toEqual(["/api/tables", "/api/account/out"]);
  signOut();
  await out;
  expect(asked.at(-1)).toBe("/api/me");
  vi.useRealTimers();
});
