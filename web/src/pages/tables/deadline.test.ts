import { expect, test } from "vitest";
import { left, timeLimitText, until } from "./deadline";

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime() / 1000;

test("today, tomorrow, and the date after that", () => {
  const now = at(15, 18);
  expect(until(now + 30, now, "cs")).toEqual({ id: "pace-soon", args: {} });
  expect(until(now - 30, now, "cs").id).toBe("pace-soon");
  expect(until(at(15, 20, 5), now, "cs")).toEqual({ id: "pace-today", args: { time: "20:05" } });
  expect(until(at(16, 0, 1), now, "cs")).toEqual({ id: "pace-tomorrow", args: { time: "0:01" } });
  expect(until(at(18, 18), now, "en").id).toBe("pace-date");
  expect(until(at(18, 18), now, "cs").args.date).toBe("st 18. listopadu");
});

test("a time limit is said in the largest unit that fits", () => {
  expect(timeLimitText(0)).toEqual({ id: "pace-live", args: {} });
  expect(timeLimitText(3600)).toEqual({ id: "pace-hours", args: { n: 1 } });
  expect(timeLimitText(43_200)).toEqual({ id: "pace-hours", args: { n: 12 } });
  expect(timeLimitText(86_400)).toEqual({ id: "pace-days", args: { n: 1 } });
  expect(timeLimitText(259_200)).toEqual({ id: "pace-days", args: { n: 3 } });
  expect(timeLimitText(2)).toEqual({ id: "pace-minutes", args: { n: 1 } });
});

test("what is left is rounded down, and said in days only where there are some", () => {
  expect(left(59, 0).id).toBe("pace-left-soon");
  expect(left(-5, 0).id).toBe("pace-left-soon");
  expect(left(60, 0)).toEqual({ id: "pace-left-minutes", args: { n: 1 } });
  expect(left(3599, 0)).toEqual({ id: "pace-left-minutes", args: { n: 59 } });
  expect(left(5 * 3600 + 3599, 0)).toEqual({ id: "pace-left-hours", args: { n: 5 } });
  expect(left(86_400, 0)).toEqual({ id: "pace-left-hours", args: { n: 24 } });
  expect(left(2 * 86_400, 0)).toEqual({ id: "pace-left-days", args: { n: 2 } });
  expect(left(3 * 86_400 - 1, 0)).toEqual({ id: "pace-left-days", args: { n: 2 } });
});
