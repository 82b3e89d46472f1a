// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { info } from "../table/samples";
import { hasNews, markSeen } from "./seen";

const table = (id: string, seq: number) => info({ id, seq });

test("what has happened since one looked is news, and no longer when one has looked again", () => {
  expect(hasNews(table("a", 7))).toBe(false); // never looked at here: nothing is known
  markSeen("a", 7);
  expect(hasNews(table("a", 7))).toBe(false);
  expect(hasNews(table("a", 9))).toBe(true);
  markSeen("a", 9);
  expect(hasNews(table("a", 9))).toBe(false);
  markSeen("a", 3); // an older state came late
  expect(hasNews(table("a", 9))).toBe(false);
});

test("it is remembered for the tables that were seen last", () => {
  for (let i = 0; i < 250; i++) markSeen(`t${i}`, 1);
  expect(hasNews(table("t0", 2))).toBe(false);
  expect(hasNews(table("t249", 2))).toBe(true);
  expect(JSON.parse(localStorage.getItem("kronika-seen")!)).toHaveLength(200);
});
