// States of a small made-up table, for tests.
import type { Choice, Question, State, TableInfo } from "../wire";
import { sampleInfo } from "./sampleInfo";
import type { TableEvent, View, Zone } from "./view";

export const zone = (id: string, owner: number | null, faces: string[], count = faces.length): Zone => ({
  id,
  owner,
  kind: id.split(":")[0]!,
  count,
  cards: faces.map((face) => ({ face })),
});

export const option = (key: string, kind = "", id = "", most = 1): Choice => ({
  key,
  text: { id: key, args: {} },
  refs: kind ? [{ kind, id }] : [],
  most,
});

/** A question of which nothing can be foreseen. */
export const NO_PROSPECTS = { primary: "", outlook: {}, warnings: {}, reach: [], odds: {} };

export const question = (id: string, options: Choice[], more: Partial<Question> = {}): Question => ({
  id,
  seat: 0,
  what: { id: "what", args: {} },
  options,
  least: 1,
  most: 1,
  ordered: false,
  rule: "",
  ...NO_PROSPECTS,
  ...more,
});

export function info(more: Partial<TableInfo> = {}): TableInfo {
  const found = sampleInfo("toy", ["Anna", "Tomáš"], 0);
  const chairs = found.chairs.map((chair) => ({ ...chair, who: chair.seat === 0 ? "a" : "t" }));
  return { ...found, id: "t", name: "Friday", chairs, seq: 1, ...more };
}

export function view(more: Partial<View> = {}): View {
  return {
    game: "toy",
    rules: 1,
    seat: 0,
    over: false,
    asked: [0],
    turn: 0,
    phase: "play",
    seats: [
      { seat: 0, name: "Anna", points: 3 },
      { seat: 1, name: "Tomáš", points: 2 },
    ],
    zones: [
      { ...zone("pile:gold", null, ["gold"], 30), cards: [{ face: "gold" }] },
      zone("hand:0", 0, ["copper", "copper", "estate"]),
      zone("hand:1", 1, [], 5),
      zone("deck:0", 0, [], 7),
      zone("won:1", 1, ["estate"]),
    ],
    tracks: [{ id: "coins", owner: 0, value: 2 }],
    tokens: [],
    extra: {},
    ...more,
  };
}

export function state(seq: number, asks: Question[], more: Partial<State> = {}, shown: Partial<View> = {}): State {
  return {
    type: "state",
    table: "t",
    seq,
    epoch: 0,
    view: view(shown) as unknown as Record<string, unknown>,
    asks,
    refused: [],
    first: 0,
    events: [],
    info: info(),
    can_undo: false,
    undo_asked_by: null,
    result: null,
    now: 0,
    ...more,
  };
}

export const tableEvent = (id: string, seat = 0, cards: string[] = [], from = "hand:0", to = "won:1"): TableEvent => ({
  id,
  seat,
  args: {},
  moves: cards.length ? [{ from, to, count: cards.length, cards: cards.map((face) => ({ face })) }] : [],
});
