import { expect, test } from "vitest";
import type { ReplayCharts } from "../../wire";
import { leadChanges, leader, leaps, marksOf, placeOf, rowsOf, stepAt, turnAt, turnStep } from "./turns";

// Anna takes four steps, Tom one, Anna two.
const charts: ReplayCharts = {
  turns: [
    { first: 0, seat: 0, round: 1 },
    { first: 4, seat: 1, round: 1 },
    { first: 5, seat: 0, round: 2 },
  ],
  ends: [0, 4, 5, 7],
  values: {
    points: [
      [3, 3],
      [9, 3],
      [9, 15],
      [21, 15],
    ],
    hidden: [
      [null, null],
      [null, null],
      [null, null],
      [null, null],
    ],
  },
  marks: [{ seq: 5, round: 1, event: { id: "toy-log-crown", seat: 1, args: {}, moves: [] } }],
};
const { turns } = charts;
const rows = rowsOf(charts, "points");

test("a step belongs to the turn that began last", () => {
  expect([0, 3, 4, 5, 7].map((seq) => turnAt(turns, seq))).toEqual([0, 0, 1, 2, 2]);
});

test("turns are equally long on the line, and the way back finds every step again", () => {
  expect(placeOf(turns, 7, 0)).toBe(0);
  expect(placeOf(turns, 7, 4)).toBeCloseTo(1 / 3);
  expect(placeOf(turns, 7, 7)).toBe(1);
  for (let seq = 0; seq <= 7; seq++) expect(stepAt(turns, 7, placeOf(turns, 7, seq))).toBe(seq);
});

test("before the turns are known the line is even", () => {
  expect(placeOf([], 10, 5)).toBe(0.5);
  expect(stepAt([], 10, 2)).toBe(10);
  expect(placeOf([], 0, 0)).toBe(0);
});

test("one goes from turn to turn, and to the ends", () => {
  expect(turnStep(turns, 7, 0, true)).toBe(4);
  expect(turnStep(turns, 7, 6, true)).toBe(7);
  expect(turnStep(turns, 7, 6, false)).toBe(5);
  expect(turnStep(turns, 7, 5, false)).toBe(4);
  expect(turnStep(turns, 7, 0, false)).toBe(0);
});

test("as long as the turns are not known one stays", () => {
  expect(turnStep([], 7, 3, true)).toBe(3);
  expect(turnStep([], 7, 3, false)).toBe(3);
});

test("a row belongs to the end of a turn and to who had it", () => {
  expect(rows.map(({ seq, seat, points }) => [seq, seat, ...points])).toEqual([
    [0, null, 3, 3],
    [4, 0, 9, 3],
    [5, 1, 9, 15],
    [7, 0, 21, 15],
  ]);
});

test("what nobody knows has no graph, nor has what is not there", () => {
  expect(rowsOf(charts, "hidden")).toEqual([]);
  expect(rowsOf(charts, "cards")).toEqual([]);
  expect(rowsOf(null, "points")).toEqual([]);
});

test("the lead changes when somebody else is ahead alone", () => {
  expect(leader([4, 4])).toBeNull();
  expect(leader([4, null])).toBeNull();
  expect(leadChanges(rows)).toEqual([
    { seq: 5, seat: 1 },
    { seq: 7, seat: 0 },
  ]);
});

test("great turns are marked", () => {
  expect(leaps(rows)).toEqual([
    { seq: 4, seat: 0, gained: 6 },
    { seq: 5, seat: 1, gained: 12 },
    { seq: 7, seat: 0, gained: 12 },
  ]);
});

test("all that turned the game is in order, and what the game itself tells of lies on top", () => {
  expect(marksOf(rows, charts).map(({ seq, kind, seat }) => [seq, kind, seat])).toEqual([
    [4, "leap", 0],
    [5, "lead", 1],
    [5, "leap", 1],
    [5, "event", 1],
    [7, "lead", 0],
    [7, "leap", 0],
  ]);
});
