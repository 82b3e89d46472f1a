import { describe, expect, it } from "vitest";
import type { State } from "../wire";
import { Passing, peopleHere } from "./passing";
import { info, question, state } from "./samples";

const ASK = question("a", []);
const chairs = (bots: Record<number, string> = {}) =>
  [0, 1, 2, 3].map((seat) => ({ ...info().chairs[0]!, seat, name: `P${seat}`, mine: false, bot: bots[seat] ?? "" }));

/** Where the table stands for a seat of this device (0, 1 and 2 sit at it), or for the covered device. */
function at(seq: number, seat: number | null, asked: number[], mine = false, bots = {}): State {
  const line = info({ seq, my_seat: seat, asked, device: [0, 1, 2], chairs: chairs(bots) });
  return state(seq, mine ? [ASK] : [], { info: line });
}

describe("the device goes on", () => {
  it("as soon as another of those at it is asked, in the order of the seats", () => {
    const passing = new Passing();
    const covered = at(1, null, [1]);
    passing.note(covered, null);
    expect(passing.next(covered.info)).toBe(1);
    passing.take(1, covered.info);
    expect(passing.note(at(1, 1, [1], true), 1)).toBe(false);
    expect(passing.note(at(2, 1, [1], true), 1)).toBe(false); // they go on with their turn
    expect(passing.note(at(3, 1, [2]), 1)).toBe(true);
    passing.give();
    const then = at(3, null, [2]);
    passing.note(then, null);
    expect(passing.next(then.info)).toBe(2);
  });

  it("to nobody while others play elsewhere, or a bot for somebody here", () => {
    const passing = new Passing();
    passing.take(0, at(1, null, [0]).info);
    passing.note(at(1, 0, [0], true), 0);
    expect(passing.note(at(2, 0, [3]), 0)).toBe(false);
    expect(passing.note(at(3, 0, [2], false, { 2: "steward" }), 0)).toBe(false);
    const covered = at(4, null, [3]);
    passing.give();
    passing.note(covered, null);
    expect(passing.next(covered.info)).toBeNull();
  });

  it("back to who gave it away without an answer", () => {
    const passing = new Passing();
    const covered = at(1, null, [1]);
    passing.note(covered, null);
    passing.take(1, covered.info);
    passing.note(at(1, 1, [1], true), 1);
    passing.give();
    passing.note(covered, null);
    expect(passing.next(covered.info)).toBe(1);
    passing.take(0, covered.info);
    expect(passing.note(at(1, 0, [1]), 0)).toBe(false);
    expect(passing.others(at(1, 0, [1]).info)).toEqual([1]);
  });

  it("back to the same person when they are asked again though nothing was to be noticed", () => {
    const passing = new Passing();
    passing.take(0, at(1, null, [0]).info);
    passing.note(at(1, 0, [0], true), 0);
    expect(passing.note(at(1, 0, [1]), 0)).toBe(true);
    passing.give();
    const covered = at(1, null, [1]);
    passing.note(covered, null);
    passing.take(1, covered.info);
    passing.note(at(1, 1, [1], true), 1);
    expect(passing.note(at(1, 1, [0]), 1)).toBe(true);
    passing.give();
    passing.note(at(1, null, [0]), null);
    expect(passing.next(at(1, null, [0]).info)).toBe(0);
  });
});

describe("where several may have been asked in secret", () => {
  it("each gets the device once, whether they were or not", () => {
    const passing = new Passing();
    const secret = at(5, null, [0, 1, 2, 3]);
    const order: (number | null)[] = [];
    // 0 and 2 are asked, 1 is not: 1 keeps the device until they hand it on themselves.
    for (const [seat, asked] of [
      [0, true],
      [1, false],
      [2, true],
    ] as const) {
      passing.note(secret, null);
      order.push(passing.next(secret.info));
      passing.take(seat, secret.info);
      const others = [0, 1, 2, 3].filter((other) => other !== seat);
      if (asked) expect(passing.note(at(5, seat, [0, 1, 2, 3], true), seat)).toBe(false);
      // Of those at the device none is left after 2; who sits elsewhere still chooses.
      expect(passing.note(at(5, seat, others), seat)).toBe(asked && seat !== 2);
      passing.give();
    }
    passing.note(secret, null);
    order.push(passing.next(secret.info));
    expect(order).toEqual([0, 1, 2, null]);
    passing.note(at(6, null, [1]), null); // it has come out
    expect(passing.next(at(6, null, [1]).info)).toBe(1);
  });
});

describe("somebody who only looks", () => {
  it("keeps the device from those who waited before, and gives it up when another is asked", () => {
    const passing = new Passing();
    const covered = at(1, null, [1]);
    passing.note(covered, null);
    passing.take(0, covered.info);
    expect(passing.note(at(1, 0, [1]), 0)).toBe(false);
    expect(passing.others(at(1, 0, [1]).info)).toEqual([1]);
    expect(passing.note(at(2, 0, [2]), 0)).toBe(true);
  });
});

it("offers the device to those who are still in the game", () => {
  const line = at(1, null, []).info;
  expect(peopleHere({ ...line, chairs: chairs().map((chair) => ({ ...chair, resigned: chair.seat === 1 })) })).toEqual([
    0, 2,
  ]);
});
