import { expect, test } from "vitest";
import { info } from "../table/samples";
import { isNews, see } from "./seen";

const table = (id: string, seq: number) => info({ id, seq });

test("what has happened since one looked is news, and no longer when one has looked again", () => {
  expect(isNews(table("a", 7))).toBe(false); // never looked at here: nothing is known
  see("a", 7);
  expect(isNews(table("a", 7))).toBe(false);
  expect(isNews(table("a", 9))).toBe(true);
  see("a", 9);
  expect(isNews(table("a", 9))).toBe(false);
  see("a", 3); // an older state came late
  expect(isNews(table("a", 9))).toBe(false);
});

test("it is remembered for the tables that were seen last", () => {
  for (let i = 0; i < 250; i++) see(`t${i}`, 1);
  expect(isNews(table("t0", 2))).toBe(false);
  expect(isNews(table("t249", 2))).toBe(true);
  expect(JSON.parse(localStorage.getItem("kronika-seen")!)).toHaveLength(200);
});
