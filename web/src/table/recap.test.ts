// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { type Emphasis, leading } from "./emphasis";
import { recapOf, sharedOf } from "./recap";
import { tableEvent, zone } from "./samples";
import type { TableEvent } from "./view";

const [ANNA, EVA, TOM] = [0, 1, 2];
const EMPHASIS: Emphasis = { headlines: ["play", "buy"], preludes: ["pay"], weighty: { gain: ["curse", "province"] } };

const event = (id: string, seat: number, args: TableEvent["args"] = {}): TableEvent => ({
  ...tableEvent(id, seat),
  args,
});
const turn = (seat: number) => event("toy-log-turn", seat);

const ROUND = [
  turn(ANNA),
  event("play", ANNA, { card: "village" }),
  turn(EVA),
  event("play", EVA, { card: "witch" }),
  event("draw", EVA),
  event("gain", ANNA, { card: "curse" }),
  event("gain", TOM, { card: "curse" }),
  event("pay", EVA),
  event("buy", EVA, { card: "province" }),
  event("gain", EVA, { card: "province" }),
  turn(TOM),
  event("play", TOM, { card: "thief" }),
  event("take", TOM, { victim: ANNA }),
  turn(ANNA),
];

describe("an action", () => {
  test("leads what follows from it, and what was paid for it", () => {
    expect(leading(EMPHASIS, ROUND)).toEqual([0, 1, 2, 3, 3, 3, 3, 8, 8, 8, 10, 11, 11, 13]);
  });

  test("what is paid before it is known what for follows from nothing that somebody else did", () => {
    expect(leading(EMPHASIS, [event("play", EVA), event("pay", ANNA)])).toEqual([0, 1]);
    expect(leading(EMPHASIS, [event("play", EVA), event("pay", ANNA), event("play", ANNA)])).toEqual([0, 2, 2]);
  });

  test("what is paid within an action stays there", () => {
    expect(leading(EMPHASIS, [event("play", EVA), event("pay", EVA), event("draw", EVA), event("buy", EVA)])).toEqual([
      0, 0, 0, 3,
    ]);
  });

  test("has nothing to do with what a new round brings", () => {
    const events = [event("play", EVA), event("toy-log-round", EVA), event("draw", ANNA)];
    expect(leading(EMPHASIS, events)).toEqual([0, 1, 2]);
    expect(recapOf(events, EMPHASIS, ANNA).mine).toEqual([]);
  });

  test("is every event where a game names none", () => {
    expect(leading({}, ROUND)).toEqual(ROUND.map((_, i) => i));
  });
});

describe("what happened since my last turn", () => {
  const told = recapOf(ROUND, EMPHASIS, ANNA);

  test("is told by who did it, with whom it hit and what carries weight", () => {
    expect(told.turns).toBe(2);
    expect([...told.deeds.keys()]).toEqual([EVA, TOM]);
    expect(told.deeds.get(EVA)?.map(({ event, hits, weighty }) => [event.args.card, hits, weighty])).toEqual([
      ["witch", [ANNA, TOM], false],
      ["province", [], true],
    ]);
  });

  test("and by what it did to me", () => {
    expect(told.mine.map(({ event, weighty }) => [event.id, event.seat, weighty])).toEqual([
      ["gain", ANNA, true],
      ["take", TOM, false],
    ]);
  });

  test("stays the same while I play my turn", () => {
    const later = recapOf([...ROUND, event("play", ANNA, { card: "moat" }), event("draw", ANNA)], EMPHASIS, ANNA);
    expect(later.deeds).toEqual(told.deeds);
    expect(later.mine).toEqual(told.mine);
  });

  test("is everything where I had no turn yet", () => {
    const events = [event("play", EVA), turn(TOM), event("play", TOM), turn(ANNA)];
    expect([...recapOf(events, EMPHASIS, ANNA).deeds.keys()]).toEqual([EVA, TOM]);
  });

  test("without turns it begins with what somebody else did after me", () => {
    const events = [event("play", EVA), event("play", ANNA), event("draw", ANNA), event("buy", EVA), event("buy", TOM)];
    const recap = recapOf(events, EMPHASIS, ANNA);
    expect(recap.since).toBe(3);
    expect([...recap.deeds.keys()]).toEqual([EVA, TOM]);
  });

  test("a raid on my things touches me, though it is not my doing", () => {
    const raid = tableEvent("play", EVA, ["farm"], "empire:0", "empire:0");
    expect(recapOf([turn(EVA), raid], EMPHASIS, ANNA).mine.map(({ event }) => event)).toEqual([raid]);
    expect(recapOf([turn(EVA), raid], EMPHASIS, TOM).mine).toEqual([]);
  });

  test("what moves between places of nobody's touches no seat, whatever number they bear", () => {
    const discarded = tableEvent("play", EVA, ["farm"], "hand:1", "pile:0");
    const places = [zone("pile:0", null, []), zone("hand:0", 0, [])];
    expect(recapOf([turn(EVA), discarded], EMPHASIS, ANNA, sharedOf(places)).mine).toEqual([]);
  });
});
