import { describe, expect, it } from "vitest";
import { between, change, isNew, type Level, points, reach } from "./rating";

const level = (id: string, mu: number): Level => ({ id, portrait: "", sign: "", rating: { mu, sigma: 1, games: 9 } });
const levels = [level("giles", 18), level("ludmila", 29)];

describe("ratings as people read them", () => {
  it("has 1500 in the middle, and 174 points for a step that wins 73 of 100", () => {
    expect(points(25)).toBe(1500);
    expect(points(25 + 5.8926)).toBe(1674);
    expect(reach(25 / 3)).toBe(491);
  });

  it("tells a change as the difference of what is shown", () => {
    expect(change({ mu: 25, sigma: 8 }, { mu: 24, sigma: 7 })).toBe(points(24) - 1500);
    expect(isNew({ mu: 25, sigma: 25 / 3 })).toBe(true);
    expect(isNew({ mu: 25, sigma: 5 })).toBe(false);
  });

  it("says between which bots somebody stands", () => {
    expect(between(levels, 20)).toEqual({ below: levels[0], above: levels[1] });
    expect(between(levels, 10)).toEqual({ below: undefined, above: levels[0] });
    expect(between(levels, 40)).toEqual({ below: levels[1], above: undefined });
  });
});
