import { expect, test } from "vitest";
import { pointsText, sitOut } from "./words";

test("points are written as one writes numbers", () => {
  expect(pointsText(2.5, "cs")).toBe("2,5");
  expect(pointsText(2 / 3, "en")).toBe("0.67");
  expect(pointsText(3, "en")).toBe("3");
});

test("who does not fill a table sits out", () => {
  expect(sitOut(7, 2)).toBe(1);
  expect(sitOut(8, 2)).toBe(0);
  expect(sitOut(7, 4)).toBe(3);
  expect(sitOut(1, 2)).toBe(0);
});
