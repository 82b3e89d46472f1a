import { expect, test } from "vitest";
import { counts, streak, today } from "./solved";

test("days in a row count up to today, and are not lost before today is over", () => {
  expect(streak([10, 11, 12], 12)).toBe(3);
  expect(streak([10, 11, 12], 13)).toBe(3);
  expect(streak([10, 11, 12], 14)).toBe(0);
  expect(streak([9, 11, 12], 12)).toBe(2);
});

test("the day is the reader's own", () => {
  const midnight = new Date(2026, 5, 1, 0, 0, 1);
  expect(today(midnight)).toBe(today(new Date(2026, 5, 1, 23, 59, 59)));
  expect(today(new Date(2026, 5, 2, 0, 0, 1))).toBe(today(midnight) + 1);
});

test("only the puzzle of the day counts for it, and only if it was solved", () => {
  const lines = [
    { game: "dominion", count: 30, number: 5, today: false },
    { game: "oath", count: 30, number: 5, today: true },
  ];
  expect(counts(lines, "oath", 5, false)).toBe(true);
  expect(counts(lines, "oath", 5, true)).toBe(false);
  expect(counts(lines, "oath", 6, false)).toBe(false);
  expect(counts(lines, "dominion", 5, false)).toBe(false);
  expect(counts([], "oath", 5, false)).toBe(false);
});
