import { expect, test } from "vitest";
import type { Frames } from "../../wire";
import { CHUNK, FrameCache } from "./cache";

function server(answers: number) {
  const asked: number[] = [];
  const fetch = async (_table: string, _eyes: unknown, from: number, count: number): Promise<Frames> => {
    asked.push(from);
    const frames = [];
    for (let seq = from; seq < Math.min(from + count, answers + 1); seq++) frames.push({ seq, view: {}, events: [] });
    return { game: "toy", names: [], answers, first: from, frames, result: null, eyes: ["all", 0] };
  };
  return { asked, fetch };
}

test("a piece is fetched once, however often its moments are wanted", async () => {
  const { asked, fetch } = server(100);
  const cache = new FrameCache("t", "all", fetch);
  await Promise.all([cache.need(3), cache.need(39), cache.need(0)]);
  await cache.need(12);
  expect(asked).toEqual([0]);
  expect(cache.at(39)?.seq).toBe(39);
  expect(cache.at(40)).toBeUndefined();
});

test("the moment that is looked at comes first, then the rest in order", async () => {
  const { asked, fetch } = server(100);
  const cache = new FrameCache("t", 1, fetch);
  await cache.loadAll(57);
  expect(asked).toEqual([CHUNK, 0, 2 * CHUNK]);
  expect(cache.complete).toBe(true);
  expect(cache.row().length).toBe(101);
});

test("who looks away and comes back gets the rest too", async () => {
  const { fetch } = server(100);
  const cache = new FrameCache("t", 1, fetch);
  const first = cache.loadAll(0);
  cache.stop();
  await first;
  expect(cache.complete).toBe(false);
  await cache.loadAll(0);
  expect(cache.complete).toBe(true);
});

test("a gap ends the row", async () => {
  const { fetch } = server(100);
  const cache = new FrameCache("t", 1, fetch);
  await cache.need(60);
  expect(cache.row()).toEqual([]);
  await cache.need(0);
  expect(cache.row().length).toBe(80);
});

test("what failed can be asked for again", async () => {
  const { fetch } = server(10);
  let broken = true;
  const cache = new FrameCache("t", 1, (...args) => (broken ? Promise.reject(new Error("offline")) : fetch(...args)));
  await cache.loadAll(0);
  expect(cache.failed.value?.id).toBe("web-offline");
  broken = false;
  await cache.loadAll(0);
  expect(cache.failed.value).toBeNull();
  expect(cache.complete).toBe(true);
});
