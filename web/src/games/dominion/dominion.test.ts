// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Face } from "../../net/api";
import { question as sample } from "../../table/samples";
import type { TableEvent, Zone } from "../../table/view";
import type { Choice, Question } from "../../wire";
import { ART } from "./art";
import { bought, lastGain, liveIndex, steps, thisTurn } from "./chain";
import { flightsOf } from "./flights";
import { look } from "./look";
import { sorted } from "./Mine";
import { PICS, values } from "./pics";
import { toPlay } from "./playing";
import { coinOf, dimmed, payable, plain, reach, supplyOf } from "./supply";
import { across, asker, type DominionView } from "./view";

const pile = (face: string, cost: number, count = 10): Zone => ({
  id: `pile:${face}`,
  owner: null,
  kind: "pile",
  count,
  cards: [{ face }],
  cost,
});

const BASIC: [string, number][] = [
  ["copper", 0],
  ["silver", 3],
  ["gold", 6],
  ["estate", 2],
  ["duchy", 5],
  ["province", 8],
  ["curse", 0],
];

function seen(change: Partial<DominionView> = {}, extra: Partial<DominionView["extra"]> = {}, coins = 0): DominionView {
  const kingdom = ["upgrade", "bridge", "courtyard", "steward", "nobles"];
  const costs = [5, 4, 2, 3, 6];
  return {
    game: "dominion",
    rules: 1,
    seat: 0,
    over: false,
    asked: [0],
    turn: 0,
    phase: "buy",
    seats: [0, 1, 2].map((seat) => ({ seat, name: "ABC"[seat]! })),
    zones: [...BASIC.map(([face, cost]) => pile(face, cost)), ...kingdom.map((face, i) => pile(face, costs[i]!))],
    tracks: [{ id: "coins", owner: 0, value: coins }],
    tokens: [],
    extra: {
      kingdom,
      emptyPiles: 0,
      endPiles: 3,
      discount: 0,
      copperBonus: 0,
      played: 0,
      chain: [],
      handValue: 0,
      draft: [],
      tracker: null,
      ...extra,
    },
    ...change,
  };
}

function question(id: string, keys: string[]): Question {
  const options = keys.map((key): Choice => ({ key, text: { id: key, args: {} }, refs: [], most: 1 }));
  return sample("1", options, { what: { id, args: {} } });
}

const faces = (zones: Zone[]) => zones.map((zone) => zone.cards[0]!.face);

describe("the supply", () => {
  it("puts Treasures and the Curse above the Victory cards and leaves the last place to the trash", () => {
    expect(faces(supplyOf(seen(), () => undefined).basic)).toEqual([
      "copper",
      "silver",
      "gold",
      "curse",
      "estate",
      "duchy",
      "province",
    ]);
  });

  it("sorts the kingdom by printed cost, so that a Bridge moves no pile", () => {
    const printed: Record<string, number> = { upgrade: 5, bridge: 4, courtyard: 2, steward: 3, nobles: 6 };
    const view = seen();
    // Two Bridges: Courtyard and Steward now cost the same.
    for (const zone of view.zones) zone.cost = Math.max(0, zone.cost! - 3);
    const kingdom = supplyOf(view, (face) => printed[face]).kingdom;
    expect(faces(kingdom)).toEqual(["courtyard", "steward", "bridge", "upgrade", "nobles"]);
  });

  it("leaves out piles that are not there yet, while the kingdom is drafted", () => {
    const view = seen({ zones: [] });
    expect(supplyOf(view, () => undefined)).toEqual({ basic: [], row: [], kingdom: [] });
  });
});

describe("what one can pay", () => {
  const buy = question("dominion-ask-buy", ["buy:copper", "buy:silver", "end-turn"]);

  it("follows the open options in one's own Buy phase", () => {
    const view = seen({}, {}, 3);
    expect(payable(pile("silver", 3), view, buy)).toBe(true);
    expect(payable(pile("gold", 6), view, buy)).toBe(false);
    expect(dimmed(pile("gold", 6), view, buy)).toBe(true);
    expect(dimmed(pile("silver", 3), view, buy)).toBe(false);
  });

  it("counts Treasures still in hand together with the coins on the mat", () => {
    const view = seen({}, { handValue: 4 }, 2);
    expect(reach(view)).toBe(6);
    expect(payable(pile("gold", 6), view, null)).toBe(true);
  });

  it("fills the coin for coins on the mat, half of it for those in hand, and not for what is too dear", () => {
    const text = { id: "reach", args: {} };
    const asked = { ...buy, reach: [{ key: "buy:gold", text, refs: [], answers: [["treasures"], ["buy:gold"]] }] };
    const view = seen({}, { handValue: 3 }, 3);
    expect(coinOf(pile("silver", 3), view, asked)).toBe("full");
    expect(coinOf(pile("gold", 6), view, asked)).toBe("half");
    expect(coinOf(pile("province", 8), view, asked)).toBe("hollow");
    expect(dimmed(pile("gold", 6), view, asked)).toBe(false);
  });

  it("knows which cards in hand a pile would take", () => {
    const hand = ["gold", "silver", "copper", "copper", "estate"].map((face) => ({ face }));
    const text = { id: "reach", args: {} };
    const reach = [
      { key: "buy:duchy", text, refs: [], answers: [["treasure:gold"], ["treasure:copper"], ["buy:duchy"]] },
      { key: "buy:gold", text, refs: [], answers: [["treasures"], ["buy:gold"]] },
    ];
    const options = ["treasures", "treasure:copper", "treasure:silver", "treasure:gold", "end-turn"];
    const asked = { ...question("dominion-ask-buy", options), reach };
    expect([...toPlay(asked, "buy:duchy", hand)]).toEqual([0, 2]);
    expect([...toPlay(asked, "buy:gold", hand)]).toEqual([0, 1, 2, 3]);
    expect([...toPlay(asked, "", hand)]).toEqual([]);
  });

  it("lets Copper and Curse not shine while one buys or gains, but where a rival gains them", () => {
    expect(plain(pile("copper", 0), buy)).toBe(true);
    expect(plain(pile("silver", 3), buy)).toBe(false);
    const mine = question("dominion-ask-mine-gain", ["gain:silver", "gain:copper"]);
    expect([plain(pile("copper", 0), mine), plain(pile("silver", 3), mine)]).toEqual([true, false]);
    const swindled = question("dominion-ask-swindler", ["gain:curse"]);
    expect(plain(pile("curse", 0), { ...swindled, what: { ...swindled.what, args: { victim: 1 } } })).toBe(false);
  });

  it("counts only the hand while somebody else is on turn: those coins are his", () => {
    const view = seen({ turn: 1 }, { handValue: 5 }, 3);
    expect(reach(view)).toBe(5);
    expect(payable(pile("duchy", 5), view, null)).toBe(true);
    expect(payable(pile("gold", 6), view, null)).toBe(false);
    expect(dimmed(pile("gold", 6), view, null)).toBe(false);
  });

  it("does not dim an empty pile, which has a look of its own", () => {
    expect(dimmed(pile("gold", 6, 0), seen(), buy)).toBe(false);
  });

  it("shows a spectator no hollow coins", () => {
    expect(payable(pile("province", 8), seen({ seat: null }), null)).toBe(true);
  });
});

const event = (
  id: string,
  seat: number,
  args: TableEvent["args"] = {},
  moves: TableEvent["moves"] = [],
): TableEvent => ({
  id: `dominion-log-${id}`,
  seat,
  args,
  moves,
});

describe("what is happening", () => {
  const events = [
    event("turn", 0, { turn: 1 }),
    event("buy", 0, { card: "gold" }),
    event("turn", 1, { turn: 1 }),
    event("play", 1, { card: "village" }),
    event("draw", 1, { count: 1 }),
    event("play", 1, { card: "torturer" }),
    event("shuffle", 1, { count: 9 }),
    event("draw", 1, { count: 3 }),
    event("gain", 0, { card: "curse" }),
  ];

  it("begins anew with each turn", () => {
    expect(thisTurn(events)).toHaveLength(6);
    expect(bought(events)).toEqual([]);
    expect(bought(events.slice(0, 2))).toEqual(["gold"]);
  });

  it("tells the steps of the card being carried out and nothing before it", () => {
    expect(steps(events, ["torturer"]).map(({ id }) => id)).toEqual(["dominion-log-draw", "dominion-log-gain"]);
  });

  it("tells the latest steps where there are many, and none where nothing is carried out", () => {
    expect(steps(events, ["torturer"], 1).map(({ id }) => id)).toEqual(["dominion-log-gain"]);
    expect(steps(events, ["torturer"], 0)).toEqual([]);
    expect(steps(events, [])).toEqual([]);
  });

  it("follows the outermost card through a Throne Room", () => {
    const nested = [
      event("turn", 0, { turn: 2 }),
      event("play", 0, { card: "throne-room" }),
      event("play", 0, { card: "steward" }),
      event("plus", 0, { coins: 2 }),
      event("again", 0, { card: "steward" }),
    ];
    expect(steps(nested, ["throne-room", "steward"]).map(({ id }) => id)).toEqual([
      "dominion-log-play",
      "dominion-log-plus",
      "dominion-log-again",
    ]);
  });

  it("knows what each seat gained last, bought or not", () => {
    expect(lastGain(events, 0)).toBe("curse");
    expect(lastGain(events.slice(0, -1), 0)).toBe("gold");
    expect(lastGain(events, 1)).toBeUndefined();
  });

  it("lights the last copy of the innermost card", () => {
    const mat = ["throne-room", "steward", "silver", "steward"].map((face) => ({ face }));
    expect(liveIndex(mat, ["throne-room", "steward"])).toBe(3);
    expect(liveIndex(mat, [])).toBe(-1);
    expect(liveIndex(mat, ["feast"])).toBe(-1);
  });
});

describe("who asks", () => {
  const cards = new Set(["militia", "secret-chamber", "throne-room"]);
  const asks = (id: string, chain: string[]) => asker(seen({}, { chain }), question(`dominion-ask-${id}`, []), cards);

  it("is the card that the question is named after, even in the middle of another", () => {
    expect(asks("secret-chamber-back", ["throne-room", "militia"])).toBe("secret-chamber");
    expect(asks("militia", ["throne-room", "militia"])).toBe("militia");
  });

  it("is the innermost card being carried out where the question names none", () => {
    expect(asks("react", ["throne-room", "militia"])).toBe("militia");
    expect(asks("buy", [])).toBeUndefined();
  });
});

describe("flights", () => {
  it("go from a pile to a discard pile or deck; a hand that is seen receives its card otherwise", () => {
    const move = (from: string, to: string) => ({ from, to, count: 1, cards: [] });
    const events = [
      event("buy", 0, {}, [move("pile:gold", "discard:0")]),
      event("gain", 1, {}, [move("pile:curse", "hand:1")]),
      event("gain", 0, {}, [move("pile:silver", "deck:0")]),
      event("trash", 0, {}, [move("hand:0", "trash")]),
    ];
    expect(flightsOf(events)).toEqual([
      { from: "pile:gold", to: "discard:0" },
      { from: "pile:silver", to: "deck:0" },
    ]);
  });
});

describe("seats and hand", () => {
  it("shows the others in turn order from one's chair, and everybody to a spectator", () => {
    expect(across(seen({ seat: 1 }))).toEqual([2, 0]);
    expect(across(seen({ seat: null }))).toEqual([0, 1, 2]);
  });

  it("sorts the hand: Actions, Treasures from Gold down, Victory cards, Curses", () => {
    const facts = new Map<string, Face>([
      ["copper", { id: "copper", kinds: ["treasure"], cost: 0 }],
      ["gold", { id: "gold", kinds: ["treasure"], cost: 6 }],
      ["estate", { id: "estate", kinds: ["victory"], cost: 2 }],
      ["curse", { id: "curse", kinds: ["curse"], cost: 0 }],
      ["nobles", { id: "nobles", kinds: ["action", "victory"], cost: 6 }],
    ]);
    const cards = ["curse", "copper", "estate", "gold", "nobles", "copper"].map((face, id) => ({ id, face }));
    const hand = sorted({ id: "hand:0", owner: 0, kind: "hand", count: 6, cards }, facts);
    expect(hand.cards.map(({ face }) => face)).toEqual(["nobles", "gold", "copper", "copper", "estate", "curse"]);
    // Equal cards keep their order, so that none of them jumps.
    expect(hand.cards.filter(({ face }) => face === "copper").map(({ id }) => id)).toEqual([1, 5]);
  });
});

describe("the look", () => {
  it("has a picture of its own for all 57 cards", () => {
    expect(Object.keys(ART)).toHaveLength(57);
    expect(new Set(Object.values(ART).map((art) => JSON.stringify(art))).size).toBe(57);
    for (const art of Object.values(ART)) {
      expect(art.icons.length).toBeGreaterThan(0);
      expect(art.icons.length).toBeLessThanOrEqual(3);
    }
  });

  it("has pictograms only for cards that have a picture", () => {
    for (const face of Object.keys(PICS)) expect(ART).toHaveProperty([face]);
  });

  it("writes bonuses and alternatives", () => {
    expect(PICS.steward!.map(({ text, or }) => [text, or ?? false])).toEqual([
      ["+2", false],
      ["+2", true],
    ]);
  });

  it("says what coins and points are worth, with a real minus sign", () => {
    const worth = (face: Face) => values(face).map(({ text }) => text);
    expect(worth({ id: "harem", kinds: ["treasure", "victory"], coins: 2, points: 2 })).toEqual(["2", "2"]);
    expect(worth({ id: "curse", kinds: ["curse"], coins: 0, points: -1 })).toEqual(["−1"]);
    expect(worth({ id: "nobles", kinds: ["action", "victory"], points: 2 })).toEqual([]);
  });

  it("frames an Attack and a Reaction by what is special about them", () => {
    expect(look.frame!(["action", "attack"])).toBe("t-attack");
    expect(look.frame!(["action", "reaction"])).toBe("t-reaction");
    expect(look.frame!(["treasure", "victory"])).toBe("t-treasure d-victory");
    expect(look.brief!(["action", "attack"])).toEqual(["attack"]);
    expect(look.brief!(["action", "victory"])).toEqual(["action", "victory"]);
  });
});
