// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keeping } from "../table/keeping";
import type { TableStore } from "../table/store";
import { keep, kept } from "./kept";
import { lastTable } from "./last";
import { forgetMine, startLeaving, tellTabs } from "./leaving";

/** As much of a browser's store as is used here. */
const held = new Map<string, Response>();
/** The other tab hears what this one says, and the other way round. */
const tabs: { onmessage?: (event: unknown) => void; postMessage: (said: unknown) => void }[] = [];

class Channel {
  onmessage?: (event: unknown) => void;
  constructor(readonly name: string) {
    tabs.push(this);
  }
  postMessage(data: unknown) {
    for (const other of tabs) if (other !== this) other.onmessage?.({ data });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv("PROD", true);
  vi.stubGlobal("BroadcastChannel", Channel);
  Object.defineProperty(navigator, "serviceWorker", { value: {}, configurable: true });
  vi.stubGlobal("caches", {
    open: async () => ({
      keys: async () => [],
      put: async (path: string, answer: Response) => held.set(path, answer),
      delete: async (path: string) => held.delete(path),
    }),
    match: async (path: string) => held.get(path)?.clone(),
    delete: async () => {
      held.clear();
      return true;
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  held.clear();
  tabs.length = 0;
});

function atTable(): { store: TableStore; state: { value: unknown } } {
  const state = signal<unknown>({ table: "abc", info: { my_seat: 0, device: [] }, asks: [] });
  const parts = { state, events: signal([]), earlier: signal(0), chat: signal([]), keptAt: signal(null) };
  return { store: parts as unknown as TableStore, state };
}

test("whoever leaves takes along what they had typed, and no more", async () => {
  keep("chat-abc", "Tajně ti řeknu");
  keep("picks-abc", { ask: "1" });
  sessionStorage.setItem("other", "stays");
  await forgetMine();
  expect([kept("chat-abc"), kept("picks-abc"), sessionStorage.getItem("other")]).toEqual([null, null, "stays"]);
});

test("a table is kept a moment after it was shown, but not once somebody has left", async () => {
  const stop = keeping(atTable().store);
  await vi.advanceTimersByTimeAsync(1500);
  expect((await lastTable("abc"))?.state.table).toBe("abc");
  stop();

  const { store, state } = atTable();
  const stopped = keeping(store); // the timer runs
  await forgetMine();
  await vi.advanceTimersByTimeAsync(1500);
  expect(await lastTable("abc")).toBe(null);
  state.value = { table: "abc", info: { my_seat: 0, device: [] }, asks: [] }; // what was still under way
  await vi.advanceTimersByTimeAsync(1500);
  stopped(); // and the page is left
  await vi.advanceTimersByTimeAsync(0);
  expect(await lastTable("abc")).toBe(null);
});

test("the other tabs hear of it, forget it too, and ask who one is now", async () => {
  const asked = vi.fn().mockResolvedValue(undefined);
  startLeaving(asked);
  const other = new Channel("kronika-left");
  const heard = vi.fn();
  other.onmessage = heard;
  keep("chat-abc", "Tajně ti řeknu");
  const stop = keeping(atTable().store);
  other.postMessage("left");
  await vi.advanceTimersByTimeAsync(1500);
  stop();
  await vi.advanceTimersByTimeAsync(0);
  expect([kept("chat-abc"), await lastTable("abc")]).toEqual([null, null]);
  expect(asked).toHaveBeenCalledOnce();
  expect(heard).not.toHaveBeenCalled(); // what was heard is not said again
  tellTabs();
  expect(heard).toHaveBeenCalledOnce();
});
