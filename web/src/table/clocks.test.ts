import { expect, test } from "vitest";
import { clockFace, secondsLeft, toldAt } from "./clocks";

test("a clock that runs runs down, and the others stand", () => {
  const times = { left: [300, 42.5], running: [0], since: 1000 };
  expect(secondsLeft(times, 0, 1000)).toBe(300);
  expect(secondsLeft(times, 0, 1010)).toBe(290);
  expect(secondsLeft(times, 1, 1010)).toBe(43);
  expect(secondsLeft(times, 0, 990)).toBe(300); // it begins to run in a moment
  expect(secondsLeft(times, 0, 2000)).toBe(0);
});

test("zero is shown when nothing is left, not before", () => {
  const times = { left: [1], running: [0], since: 0 };
  expect(secondsLeft(times, 0, 0.9)).toBe(1);
  expect(secondsLeft(times, 0, 1)).toBe(0);
});

test("a clock is read as clocks are", () => {
  expect([0, 7, 60, 247, 3600, 3750].map(clockFace)).toEqual(["0:00", "0:07", "1:00", "4:07", "1:00:00", "1:02:30"]);
});

test("somebody who does not see it is told a few times, not every second", () => {
  expect([61, 60, 31, 30, 29, 11, 10, 1].map(toldAt)).toEqual([0, 60, 60, 30, 30, 30, 10, 10]);
});
