// A position to show in the help: my own Action phase in a game for two, with a Torturer in hand.
import { sampleInfo } from "../../table/sampleInfo";
import { TableStore } from "../../table/store";
import type { TableEvent, View } from "../../table/view";
import type { State } from "../../wire";

const NAMES = ["Anna", "Tomáš"];

const zone = (id: string, owner: number | null, faces: string[], count = faces.length, more = {}) => ({
  id,
  owner,
  kind: id.split(":")[0]!,
  count,
  cards: faces.map((face, i) =>
    id.startsWith("pile") ? { face } : { id: 100 * (owner ?? 9) + i + (id.startsWith("hand") ? 0 : 50), face },
  ),
  ...more,
});

const HAND = ["torturer", "bridge", "gold", "silver", "estate"];

const view: View = {
  game: "dominion",
  rules: 1,
  seat: 0,
  over: false,
  asked: [0],
  turn: 0,
  phase: "action",
  seats: NAMES.map((name, seat) => ({ seat, name, points: 6 })),
  zones: [
    zone("pile:province", null, ["province"], 7, { cost: 8 }),
    zone("pile:torturer", null, ["torturer"], 6, { cost: 5 }),
    zone("pile:great-hall", null, ["great-hall"], 8, { cost: 3 }),
    zone("hand:0", 0, HAND),
    zone("deck:0", 0, [], 9),
    zone("discard:0", 0, ["silver"], 4),
    zone("hand:1", 1, [], 5),
    zone("deck:1", 1, [], 11),
    zone("discard:1", 1, ["harem"], 3),
  ],
  tracks: [],
  tokens: [],
  extra: {},
};

const option = (face: string) => ({
  key: `play:${face}`,
  text: { id: "dominion-do-play", args: { card: face } },
  refs: [{ kind: "hand", id: face }],
  most: 1,
});

const move = (from: string, to: string, face: string) => [{ from, to, count: 1, cards: [{ id: 1, face }] }];

const EVENTS: TableEvent[] = [
  { id: "dominion-log-turn", seat: 1, args: { turn: 9 }, moves: [] },
  { id: "dominion-log-play", seat: 1, args: { card: "bridge" }, moves: move("hand:1", "play", "bridge") },
  { id: "dominion-log-treasures", seat: 1, args: { coins: 6 }, moves: move("hand:1", "play", "gold") },
  { id: "dominion-log-buy", seat: 1, args: { card: "harem" }, moves: move("pile:harem", "discard:1", "harem") },
  { id: "dominion-log-turn", seat: 0, args: { turn: 10 }, moves: [] },
  { id: "dominion-log-play", seat: 0, args: { card: "great-hall" }, moves: move("hand:0", "play", "great-hall") },
];

/** A table that shows the position and sends nothing anywhere. */
export function sampleTable(): TableStore {
  const store = new TableStore("help");
  const info = sampleInfo("dominion", NAMES, 0);
  store.apply({
    type: "state",
    table: "help",
    seq: 40,
    epoch: 0,
    first: 0,
    view: view as unknown as State["view"],
    asks: [
      {
        id: "help",
        seat: 0,
        what: { id: "dominion-ask-action", args: { actions: 1 } },
        options: [
          option("torturer"),
          option("bridge"),
          { key: "end-actions", text: { id: "dominion-do-end-actions", args: {} }, refs: [], most: 1 },
        ],
        least: 1,
        most: 2,
        ordered: false,
        rule: "D3.2-a",
        primary: "",
        outlook: {},
        warnings: {},
        reach: [],
        odds: {},
      },
    ],
    refused: [],
    events: EVENTS as unknown as State["events"],
    info,
    can_undo: false,
    undo_asked_by: null,
    result: null,
    now: 0,
  });
  store.picks.value = [{ key: "play:torturer", at: "#0" }];
  return store;
}
