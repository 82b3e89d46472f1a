// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { countedTo, linesOf } from "./counting";
import type { Result } from "./view";

const result: Result = {
  scores: [21, 17],
  ranks: [1, 2],
  winners: [0],
  ending: { id: "over", args: {} },
  breakdown: [
    { monsters: 9, domains: 4, board: 2, duke: 6, dukeCard: "cornelius", points: 21, turns: 9 },
    { monsters: 3, domains: 5, board: 1, duke: 8, dukeCard: "mordred", points: 17, turns: 9 },
  ],
};
const SUMS = ["monsters", "domains", "board", "duke", "dukeless"];

describe("counting up", () => {
  it("takes the lines that the game names and that were counted", () => {
    expect(linesOf(result, SUMS)).toEqual(["monsters", "domains", "board", "duke"]);
    expect(linesOf(result)).toEqual([]);
  });

  it("leaves out what nobody has anything of", () => {
    const none = { ...result, breakdown: result.breakdown.map((row) => ({ ...row, board: 0 })) };
    expect(linesOf(none, SUMS)).toEqual(["monsters", "domains", "duke"]);
  });

  it("has nothing at first and all points at last", () => {
    const lines = linesOf(result, SUMS);
    const sums = [0, 1, 2, 3, 4].map((step) => result.breakdown.map((row) => countedTo(row, lines, step)));
    expect(sums).toEqual([[0, 0], [9, 3], [13, 8], [15, 9], result.scores]);
  });
});
