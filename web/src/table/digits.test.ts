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

  test("stays when the same thing is asked again in the turn, after another question and after none", () => {
    const digits = new Digits();
    digits.note(0);
    digits.follow("buy", [copper, silver, village]);
    digits.follow("discard", [gold, village]);
    expect(keys(digits.follow("buy", [silver, village]))).toEqual(["", silver.key, village.key]);
    digits.follow("", []);
    expect(keys(digits.follow("discard", [village]))).toEqual(["", village.key]);
    digits.note(0);
    expect(keys(digits.follow("buy", [copper, silver, village]))).toEqual([copper.key, silver.key, village.key]);
  });

  test("begins anew with another turn", () => {
    const digits = new Digits();
    digits.note(0);
    digits.follow("buy", [copper, silver]);
    digits.note(1);
    digits.note(0);
    expect(keys(digits.follow("buy", [gold, silver]))).toEqual([gold.key, silver.key]);
  });

  test("is there for whatever is offered, as long as nine are enough", () => {
    const digits = new Digits();
    digits.note(0);
    const eight = Array.from({ length: 8 }, (_, n) => option(`use:${n}`));
    digits.follow("act", eight);
    digits.follow("pay", [copper]);
    const back = digits.follow("act", [eight[6]!, gold, silver]);
    expect(keys(back).indexOf("use:6")).toBe(6);
    expect(keys(back).slice(0, 2)).toEqual([gold.key, silver.key]);
  });
});
