import { expect, test } from "vitest";
import { minutesOf, timeOf } from "./times";

test("a time of day goes there and back", () => {
  for (const minutes of [0, 59, 60, 7 * 60, 22 * 60 + 30, 1439]) expect(minutesOf(timeOf(minutes))).toBe(minutes);
  expect(timeOf(7 * 60 + 5)).toBe("07:05");
  expect(minutesOf("22:30:00")).toBe(1350);
  expect(minutesOf("")).toBe(null);
});
