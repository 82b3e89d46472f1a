import { expect, test } from "vitest";
import type { Decided, GameAnalysis } from "../../wire";
import { chanceRows, markedOf, mistakes } from "./analysis";

const decision = (seq: number, seat: number, cost: number): Decided =>
  ({ seq, seat, cost, chances: [0.25, 0.75] }) as unknown as Decided;

const found = {
  state: "done",
  decisions: [decision(3, 0, 0.2), decision(5, 1, 0), decision(9, 0, 0.4)],
  marked: [[9, 3], []],
  shares: [{ end: 0 }, { end: 1 }],
} as unknown as GameAnalysis;

test("the curve has a row after each decision and ends as the game did", () => {
  expect(chanceRows(found, 12)).toEqual([
    { seq: 4, seat: 0, points: [25, 75] },
    { seq: 6, seat: 1, points: [25, 75] },
    { seq: 10, seat: 0, points: [25, 75] },
    { seq: 12, seat: null, points: [0, 100] },
  ]);
  expect(chanceRows(null, 12)).toEqual([]);
});

test("what mattered most comes first, and lies on the scrubber before the decision", () => {
  expect(markedOf(found, 0).map(({ seq }) => seq)).toEqual([9, 3]);
  expect(markedOf(found, 1)).toEqual([]);
  expect(mistakes(found)).toEqual([
    { kind: "mistake", seq: 9, seat: 0, gained: 40 },
    { kind: "mistake", seq: 3, seat: 0, gained: 20 },
  ]);
});
