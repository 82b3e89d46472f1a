import { expect, test } from "vitest";
import { countsPoints, type Result } from "./view";

const result = (change: Partial<Result>): Result => ({
  scores: [0, 1],
  ranks: [2, 1],
  winners: [1],
  ending: { id: "toy-end", args: {} },
  breakdown: [{}, {}],
  ...change,
});

test("a game without points shows none, whatever its scores are", () => {
  expect(countsPoints(result({ counts: false }))).toBe(false);
  expect(countsPoints(result({ counts: true }))).toBe(true);
});

test("a result kept from before is taken by its scores", () => {
  expect(countsPoints(result({}))).toBe(false);
  expect(countsPoints(result({ scores: [12, 31] }))).toBe(true);
});
