import { expect, test } from "vitest";
import type { View } from "../../table/view";
import { leadChanges, leader, leaps, type Moment, placeOf, scoresOf, stepAt, turnAt, turnStep, turnsOf } from "./turns";

const moment = (seq: number, turn: number | null, points: (number | null)[], begins?: number): Moment => ({
  seq,
  view: { turn, seats: points.map((n, seat) => ({ seat, name: "", points: n })) } as unknown as View,
  events: begins === undefined ? [] : [{ id: "toy-log-turn", seat: turn ?? 0, args: { turn: begins }, moves: [] }],
});

// Anna takes four steps, Tom one, Anna two.
const game = [
  moment(0, 0, [3, 3], 1),
  moment(1, 0, [3, 3]),
  moment(2, 0, [3, 3]),
  moment(3, 0, [3, 3]),
  moment(4, 1, [9, 3], 1),
  moment(5, 0, [9, 15], 2),
  moment(6, 0, [9, 15]),
  moment(7, 0, [21, 15]),
];
const turns = turnsOf(game);

test("turns begin where the log says so", () => {
  expect(turns).toEqual([
    { from: 0, seat: 0, round: 1 },
    { from: 4, seat: 1, round: 1 },
    { from: 5, seat: 0, round: 2 },
  ]);
});

test("without such lines a change of who is on turn begins one", () => {
  const silent = game.map((each) => ({ ...each, events: [] }));
  expect(turnsOf(silent)).toEqual(turns);
});

test("where all play at once every step stands for itself", () => {
  expect(turnsOf([moment(0, null, [0]), moment(1, null, [0])]).map((turn) => turn.from)).toEqual([0, 1]);
});

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

test("points are taken at the end of each turn, the last from the result", () => {
  expect(scoresOf(game, turns, [22, 15]).map(({ seq, points }) => [seq, ...points])).toEqual([
    [0, 3, 3],
    [4, 9, 3],
    [5, 9, 15],
    [7, 22, 15],
  ]);
});

test("a game that shows no points has no graph", () => {
  expect(
    scoresOf(
      game.map((each) => moment(each.seq, each.view.turn, [null, null])),
      turns,
    ),
  ).toEqual([]);
});

test("the lead changes when somebody else is ahead alone", () => {
  expect(leader([4, 4])).toBeNull();
  expect(leader([4, null])).toBeNull();
  expect(leadChanges(scoresOf(game, turns))).toEqual([5, 7]);
});

test("great turns are marked", () => {
  expect(leaps(scoresOf(game, turns))).toEqual([
    { seq: 4, seat: 0, gained: 6 },
    { seq: 5, seat: 1, gained: 12 },
    { seq: 7, seat: 0, gained: 12 },
  ]);
});
