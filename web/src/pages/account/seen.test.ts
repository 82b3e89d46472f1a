import { expect, test } from "vitest";
import { seen } from "./seen";

const NOW = new Date(2026, 4, 20, 15, 30).getTime() / 1000;

test("what was noted to the hour is not said to the minute", () => {
  expect(seen(NOW - 20, NOW, "en")?.id).toBe("device-lately");
  expect(seen(NOW - 7100, NOW, "en")?.id).toBe("device-lately");
  expect(seen(NOW - 3 * 3600, NOW, "en")).toEqual({ id: "ago-hours", args: { n: 3 } });
  expect(seen(NOW - 24 * 3600, NOW, "en")?.id).toBe("ago-yesterday");
});

test("of a device that was signed in before this was noted nothing is said", () => {
  expect(seen(0, NOW, "en")).toBeNull();
});
