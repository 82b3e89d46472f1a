import { expect, it } from "vitest";
import { roman } from "./history";

it("counts games as kings are counted", () => {
  expect([1, 2, 3, 4, 5, 6, 9, 14, 40, 49, 50].map(roman)).toEqual([
    "I",
    "II",
    "III",
    "IV",
    "V",
    "VI",
    "IX",
    "XIV",
    "XL",
    "XLIX",
    "L",
  ]);
});
