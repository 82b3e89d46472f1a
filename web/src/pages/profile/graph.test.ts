import { expect, it } from "vitest";
import { graphOf } from "./graph";

it("draws a rating with its band between round numbers", () => {
  const graph = graphOf([
    { at: 1, mu: 25, sigma: 5 },
    { at: 2, mu: 27, sigma: 2 },
  ]);
  expect(graph.ticks.map(({ label }) => label)).toEqual([1200, 1400, 1600, 1800]);
  expect(graph.ticks.at(-1)!.at).toBe(0);
  expect(graph.dots.map(({ x }) => x)).toEqual([0, 100]);
  expect(graph.dots[1]!.y).toBeLessThan(graph.dots[0]!.y);
  expect(graph.line).toMatch(/^M0 50L100 /);
  expect(graph.band.match(/L/g)).toHaveLength(3);
});
