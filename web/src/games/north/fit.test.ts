// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { fitted, type Unit } from "./fit";

const cards = (n: number, unit: Unit = {}): Unit[] => Array.from({ length: n }, () => unit);

describe("cards of an empire or a hand", () => {
  it("are as large as the room allows, and no larger than they may be", () => {
    expect(fitted(cards(3), { width: 900, height: 400 }, 200)).toEqual({ card: 200, place: 208, lapped: false });
    // three in a row of 320 px: 3 · 101 and the two gaps between them
    expect(fitted(cards(3), { width: 320, height: 160 }, 200)).toEqual({ card: 101, place: 109, lapped: false });
  });
  it("lie in as many rows as make them larger", () => {
    // 12 in one row would be 54 px wide; six and six are limited by the height
    const { card, lapped } = fitted(cards(12), { width: 740, height: 260 }, 200);
    expect([card, lapped]).toEqual([90, false]);
  });
  it("are rather smaller than without their names", () => {
    const row = { width: 660, height: 180 };
    expect(fitted(cards(8), row, 200)).toEqual({ card: 75, place: 83, lapped: false });
    // ten would be too small; lapped, three quarters of each are to be seen
    const { card, place } = fitted(cards(14), row, 200);
    expect(place / card).toBeGreaterThan(0.7);
  });
  it("lap where they would be too small to be read, and leave each other a strip to be hit", () => {
    const { card, place, lapped } = fitted(cards(22), { width: 450, height: 290 }, 200);
    expect(lapped).toBe(true);
    expect(card).toBeGreaterThanOrEqual(56);
    expect(place).toBeGreaterThan(40);
  });
  it("scroll, large enough for a name, where not even that helps", () => {
    expect(fitted(cards(60), { width: 300, height: 130 }, 200)).toEqual({
      card: 70,
      place: 44,
      lapped: true,
      scrolls: true,
    });
  });
  it("keep an upgrade with its field, and turn what is exhausted", () => {
    const room = { width: 560, height: 150 };
    const free = fitted(cards(4), room, 200).card;
    expect(fitted(cards(4, { upgrades: 1 }), room, 200).card).toBeLessThan(free);
    expect(fitted(cards(4, { aside: true }), room, 200).card).toBeLessThan(free);
    expect(fitted(cards(4, { before: 30 }), room, 200).card).toBeLessThan(free);
  });
});
