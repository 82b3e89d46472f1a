import { describe, expect, test } from "vitest";
import { Digits } from "./digits";
import { option } from "./samples";

const copper = option("treasure:copper", "hand", "copper");
const silver = option("buy:silver", "pile", "silver");
const village = option("buy:village", "pile", "village");
const gold = option("buy:gold", "pile", "gold");
const keys = (found: readonly ({ key: string } | undefined)[]) => Array.from(found, (each) => each?.key ?? "");

describe("the digit of an option", () => {
  test("stays while the same thing is asked, whatever goes before it", () => {
    const digits = new Digits();
    expect(keys(digits.follow("buy", [copper, silver, village]))).toEqual([copper.key, silver.key, village.key]);
    expect(keys(digits.follow("buy", [silver, village]))).toEqual(["", silver.key, village.key]);
    expect(keys(digits.follow("buy", [copper, village]))).toEqual([copper.key, "", village.key]);
  });

  test("is not taken over: pressed once too often it does nothing", () => {
    const digits = new Digits();
    digits.follow("buy", [copper, silver]);
    expect(keys(digits.follow("buy", [silver, gold]))).toEqual(["", silver.key, gold.key]);
  });

  test("begins anew when nothing was asked meanwhile", () => {
    const digits = new Digits();
    digits.follow("buy", [copper, silver]);
    digits.forget();
    expect(keys(digits.follow("buy", [gold, silver]))).toEqual([gold.key, silver.key]);
  });

  test("begins anew with another question", () => {
    const digits = new Digits();
    digits.follow("buy", [copper, silver]);
    digits.follow("discard", [village]);
    expect(keys(digits.follow("buy", [gold, silver]))).toEqual([gold.key, silver.key]);
  });
});
