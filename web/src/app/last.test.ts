import { beforeEach, expect, test, vi } from "vitest";
import type { State, TableInfo } from "../wire";
import { forgetLast, keepTable, keepTables, lastTable, lastTables } from "./last";

/** As much of a browser's store as is used here. */
class Cache {
  readonly held = new Map<string, Response>();
  keys = async () => [...this.held.keys()].map((path) => ({ url: `https://kronika.example${path}` }));
  put = async (path: string, answer: Response) => {
    this.held.delete(path);
    this.held.set(path, answer);
  };
  delete = async (request: string | { url: string }) =>
    this.held.delete(typeof request === "string" ? request : new URL(request.url).pathname);
}

let cache: Cache;

beforeEach(() => {
  vi.stubEnv("PROD", true);
  vi.stubGlobal("navigator", { serviceWorker: {} });
  cache = new Cache();
  vi.stubGlobal("caches", {
    open: async () => cache,
    match: async (path: string) => cache.held.get(path)?.clone(),
    delete: async () => {
      cache = new Cache();
      return true;
    },
  });
});

const info = (change: Partial<TableInfo> = {}) => ({ my_seat: 0, device: [], ...change }) as unknown as TableInfo;
const state = (table: string, change: Partial<TableInfo> = {}) =>
  ({ table, info: info(change), asks: [{ id: "1" }], refused: [{}], can_undo: true, view: {} }) as unknown as State;

test("a table is kept as I saw it, without what I am asked", async () => {
  await keepTable(state("abc"), []);
  const found = await lastTable("abc");
  expect(found?.state).toMatchObject({ table: "abc", asks: [], refused: [], can_undo: false });
  expect(await lastTable("def")).toBe(null);
});

test("nothing is kept of tables where I only look on, or share the device", async () => {
  await keepTable(state("abc", { my_seat: null }), []);
  await keepTable(state("def", { device: [0, 1] }), []);
  expect(cache.held.size).toBe(0);
});

test("the last twelve stay, and the list beside them", async () => {
  await keepTables([info()]);
  for (let i = 0; i < 14; i++) await keepTable(state(`t${i}`), []);
  await keepTable(state("t5"), []);
  expect([await lastTable("t0"), await lastTable("t1")]).toEqual([null, null]);
  expect((await lastTable("t2"))?.state.table).toBe("t2");
  expect((await lastTables())?.tables).toHaveLength(1);
  await keepTables([]);
  expect(await lastTables()).toBe(null);
});

test("what a page of another wire has kept is not read", async () => {
  await cache.put("/tables", new Response(JSON.stringify({ wire: -1, value: { at: 0, tables: [info()] } })));
  expect(await lastTables()).toBe(null);
});

test("whoever signs out leaves nothing behind", async () => {
  await keepTables([info()]);
  await keepTable(state("abc"), []);
  await forgetLast();
  expect([await lastTables(), await lastTable("abc")]).toEqual([null, null]);
});
