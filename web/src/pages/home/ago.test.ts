import { expect, test } from "vitest";
import { ago, called, greeting } from "./ago";

const now = new Date(2026, 10, 15, 20, 0).getTime() / 1000;
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).getTime() / 1000;

test("a moment, minutes and hours", () => {
  expect(ago(now - 20, now, "en")).toEqual({ id: "ago-now", args: {} });
  expect(ago(now - 2 * 60, now, "en")).toEqual({ id: "ago-minutes", args: { n: 2 } });
  expect(ago(now - 59 * 60 - 59, now, "en")).toEqual({ id: "ago-minutes", args: { n: 59 } });
  expect(ago(at(2026, 10, 15, 8, 30), now, "en")).toEqual({ id: "ago-hours", args: { n: 11 } });
});

test("yesterday has its time in the reader's way of writing", () => {
  expect(ago(at(2026, 10, 14, 13, 5), now, "cs")).toEqual({ id: "ago-yesterday", args: { time: "13:05" } });
  expect(ago(at(2026, 10, 14, 13, 5), now, "en").args.time).toMatch(/1:05\sPM/);
});

test("shortly after midnight an hour ago is not called yesterday", () => {
  const night = at(2026, 10, 15, 0, 30);
  expect(ago(at(2026, 10, 14, 23, 15), night, "en")).toEqual({ id: "ago-hours", args: { n: 1 } });
});

test("older things have a date, of another year with the year", () => {
  expect(ago(at(2026, 10, 2, 9, 0), now, "cs").args.date).toBe("2. listopadu");
  expect(ago(at(2025, 11, 24, 9, 0), now, "en").args.date).toMatch(/December 24, 2025/);
});

test("a clock that runs ahead of the server's tells no future", () => {
  expect(ago(now + 30, now, "en").id).toBe("ago-now");
});

test("the greeting follows the clock", () => {
  expect([2, 7, 12, 19].map(greeting)).toEqual(["home-night", "home-morning", "home-day", "home-evening"]);
});

test("Czech calls people in its own case, or not by name at all", () => {
  expect(called("Anna", "en")).toBe("Anna");
  expect(called("Anna", "cs")).toBe("Anno");
  expect(called("Jiří", "cs")).toBe("Jiří");
  expect(called("Tomáš", "cs")).toBe("");
  expect(called("hráč 7", "cs")).toBe("");
});
