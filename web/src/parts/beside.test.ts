import { describe, expect, it } from "vitest";
import { type Box, beside, clearOf } from "./beside";

const ROOM = { width: 1000, height: 700 };
const SIZE = { width: 300, height: 450 };

const thing = (left: number, top: number, width = 100, height = 40): Box => ({ left, top, width, height });

/** Where it lies; it lies in the window, and not over the thing. */
function lies(at: Box, size = SIZE, room = ROOM): Box {
  const { left, top, scale } = beside(at, size, room);
  const box = { left, top, width: size.width * scale, height: size.height * scale };
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(left + box.width).toBeLessThanOrEqual(room.width);
  expect(top + box.height).toBeLessThanOrEqual(room.height);
  return box;
}

function apart(a: Box, b: Box): boolean {
  return (
    a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top
  );
}

describe("a place beside a thing", () => {
  it("is right of it, else left of it", () => {
    expect(lies(thing(100, 300)).left).toBe(210);
    expect(lies(thing(880, 300)).left).toBe(570);
  });

  it("is below or above a thing that is too wide", () => {
    expect(lies(thing(50, 20, 900)).top).toBe(70);
    expect(lies(thing(50, 640, 900)).top).toBe(180);
  });

  it("is never over the thing, wherever that is, and always in the window", () => {
    for (let left = 0; left <= 900; left += 50) {
      for (let top = 0; top <= 660; top += 30) expect(apart(lies(thing(left, top)), thing(left, top))).toBe(true);
    }
  });

  it("is smaller in a window that is", () => {
    const low = { width: 844, height: 390 };
    const box = lies(thing(20, 300), SIZE, low);
    expect(box.height).toBeLessThan(390);
    expect(box.width / box.height).toBeCloseTo(SIZE.width / SIZE.height);
  });

  it("is the freer half of the window where there is no room beside", () => {
    expect(lies(thing(0, 0, 720, 700)).left).toBe(694);
    expect(lies(thing(280, 0, 720, 700)).left).toBe(6);
  });
});

describe("a note about a thing that was pressed", () => {
  const note = thing(350, 640, 300, 44);

  it("stays where it is if it does not cover it", () => {
    expect(clearOf(note, thing(350, 500), ROOM)).toBeUndefined();
    expect(clearOf(note, thing(20, 650), ROOM)).toBeUndefined();
  });

  it("lies just above it, or just below, or at the upper edge", () => {
    for (const top of [2, 300, 650]) {
      const button = thing(400, top);
      const bottom = clearOf({ ...note, top }, button, ROOM)!;
      expect(apart({ ...note, top: ROOM.height - bottom - note.height }, button)).toBe(true);
    }
    const tall = thing(400, 30, 100, 640);
    expect(ROOM.height - clearOf(note, tall, ROOM)! - note.height).toBe(6);
  });
});
