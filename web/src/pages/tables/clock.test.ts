import { expect, test } from "vitest";
import { CLOCKS, duration, gameClock, overDays, paceKey, paceText, turnClock, zeroText } from "./clock";

test("durations are said as one says them", () => {
  expect([5, 45, 60, 90, 300, 3600].map(duration)).toEqual(["5 s", "45 s", "1 min", "1:30 min", "5 min", "60 min"]);
});

test("a clock says how it counts", () => {
  expect(paceText(gameClock(300, 10))).toEqual({ id: "clock-game", args: { time: "5 min", increment: "10 s" } });
  expect(paceText(gameClock(300, 0)).id).toBe("clock-game-only");
  expect(paceText(turnClock(30))).toEqual({ id: "clock-turn", args: { time: "30 s" } });
  expect(paceText({ pace: 3600, clock: null }).id).toBe("pace-hours");
  expect([overDays({ pace: 3600, clock: null }), overDays(turnClock(30)), overDays({ pace: 0, clock: null })]).toEqual([
    true,
    false,
    false,
  ]);
});

test("what happens at zero is said, whatever was chosen", () => {
  expect(zeroText(gameClock(300, 10))).toBe("clock-zero-bot");
  expect(zeroText(gameClock(300, 0))).toBe("clock-zero-bot-stays");
  const loss = { pace: 300, clock: { per: "game", increment: 0, at_zero: "loss" } } as const;
  expect(zeroText(loss)).toBe("clock-zero-loss");
});

test("each choice has a value of its own, whatever happens at zero", () => {
  expect(new Set(CLOCKS.map(paceKey)).size).toBe(CLOCKS.length);
  expect(paceKey({ pace: 300, clock: { per: "game", increment: 10, at_zero: "loss" } })).toBe(paceKey(CLOCKS[0]!));
});
