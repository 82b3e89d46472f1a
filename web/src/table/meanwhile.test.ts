// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { Meanwhile } from "./meanwhile";
import { tableEvent } from "./samples";
import type { View } from "./view";

const [ANNA, EVA] = [0, 1];
const EMPHASIS = { headlines: ["play"] };
const play = (seat: number) => tableEvent("play", seat);
const view = (turn: number, points: number[]) =>
  ({ turn, seats: points.map((points) => ({ points })) }) as unknown as View;

describe("points when the others began", () => {
  test("what the reader did before them is no part of it", () => {
    const meanwhile = new Meanwhile();
    meanwhile.note(view(ANNA, [10, 5]), ANNA, [], EMPHASIS, true);
    meanwhile.note(view(EVA, [13, 5]), ANNA, [play(ANNA)], EMPHASIS, false);
    meanwhile.note(view(EVA, [13, 7]), ANNA, [play(EVA)], EMPHASIS, false);
    meanwhile.note(view(ANNA, [13, 9]), ANNA, [play(EVA)], EMPHASIS, false);
    expect(meanwhile.pointsThen.value).toEqual([13, 5]);
    expect(meanwhile.turns.value).toBe(1);
  });

  test("though the turn stays the reader's while others act", () => {
    const meanwhile = new Meanwhile();
    meanwhile.note(view(ANNA, [10, 5]), ANNA, [], EMPHASIS, true);
    meanwhile.note(view(ANNA, [10, 8]), ANNA, [play(EVA)], EMPHASIS, false);
    expect(meanwhile.pointsThen.value).toEqual([10, 5]);
  });
});
