import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, type Face } from "../net/api";
import { facesOf } from "./index";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("where the cards of a game did not come they are asked for again, though nobody looks", async () => {
  const asked = vi
    .spyOn(api, "cards")
    .mockRejectedValueOnce(new Error("busy"))
    .mockResolvedValue([{ id: "gardens" } as Face]);
  expect(facesOf("some-game").size).toBe(0);
  expect(facesOf("some-game").size).toBe(0);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(facesOf("some-game").has("gardens")).toBe(true);
});
