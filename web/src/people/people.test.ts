import { expect, test } from "vitest";
import type { TableInfo } from "../wire";
import { wanted } from "./chairs";
import { lastSeen } from "./seen";

const DAY = 86_400;

test("the day on which somebody was last here is said, and no more", () => {
  const now = 20_000 * DAY + 5000;
  expect(lastSeen(0, now).id).toBe("friends-offline");
  expect(lastSeen(20_000 * DAY, now).id).toBe("friends-seen-today");
  expect(lastSeen(19_999 * DAY, now).id).toBe("friends-seen-yesterday");
  expect(lastSeen(19_990 * DAY, now)).toEqual({ id: "friends-seen-days", args: { days: 10 } });
});

test("the chair that is meant comes first, then any that is free", () => {
  const chair = (seat: number, person: boolean, bot = "") => ({ seat, person, bot });
  const info = { chairs: [chair(0, true), chair(1, false), chair(2, false, "random"), chair(3, false)] };
  expect(wanted({ seat: 3 }, info as unknown as TableInfo)).toEqual([3, 1]);
  expect(wanted({ seat: null }, info as unknown as TableInfo)).toEqual([1, 3]);
  expect(wanted({ seat: 0 }, info as unknown as TableInfo)).toEqual([1, 3]);
});
