// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { question, tableEvent } from "../../table/samples";
import type { TableEvent } from "../../table/view";
import type { Choice } from "../../wire";
import { battleOf, stepOf } from "./battle";
import { answersOf, composing, offerOf, requestOf, termOf, termsOf } from "./deal";
import { flightsOf } from "./flights";
import { MAJOR } from "./icons";
import { look } from "./look";
import {
  type Campaign,
  concernOf,
  costOf,
  nearnessOf,
  type OathView,
  promisesOf,
  refreshOf,
  standingOf,
  type Way,
  watched,
} from "./view";

const told = (id: string, seat: number, args: Record<string, string | number> = {}): TableEvent => ({
  ...tableEvent(`oath-log-${id}`, seat),
  args,
});

const opening = [
  told("campaign", 1),
  told("attacks", 1, { player: 2 }),
  told("targets", 1, { count: 2 }),
  told("target-site", 1, { target: "wastes", player: 2 }),
  told("target-pawn", 1, { target: "", player: 2 }),
  told("ally", 0, { player: 2 }),
  told("pools", 1, { attack: 4, defense: 3 }),
  told("plan", 1, { card: "longbows" }),
];
const rolled = [
  ...opening,
  told("roll-defense", 2, { faces: "1,3,0", defense: 4 }),
  told("roll-attack", 1, { faces: "0,0,1,2", attack: 4, defense: 4 }),
];
const won = [
  ...rolled,
  told("sacrifice", 1, { amount: 1 }),
  told("victor", 1, {
    attack: 5,
    defense: 4,
    ledger: "force=4=0;site:0=0=1;pawn=0=2;longbows=1=0",
    attackTally: "swords=3=3;hollow=2=1;skulls=1=0",
    defenseTally: "shields=1=1;doubling=1=1",
    allies: "0",
    sources: "site=0=1;board=2=1;bandits=0=1",
  }),
  told("lose-at-site", 2, { amount: 1, site: "wastes" }),
];
const live = { step: "plans", allies: [0], attackDice: 5, defenseDice: 3 } as unknown as Campaign;

describe("a battle as the events tell it", () => {
  test("who fights whom for what, with whom and with which plans", () => {
    const battle = battleOf(opening, live)!;
    expect(battle).toMatchObject({ attacker: 1, defender: 2, targets: ["site:wastes", "pawn"], allies: [0] });
    expect(battle.plans).toEqual([{ seat: 1, card: "longbows" }]);
    expect(battle.attackDice).toBe(5); // a plan has changed the pool since
    expect(stepOf(battle, live)).toBe(1);
  });
  test("rolls, then the sacrifice, then the outcome and what follows it", () => {
    expect(battleOf(rolled, live)).toMatchObject({ attackFaces: [0, 0, 1, 2], defense: 4, victor: null, over: false });
    const battle = battleOf(won, null)!;
    expect(battle).toMatchObject({ attack: 5, defense: 4, sacrificed: 1, victor: 1, over: true });
    expect(battle.after.map(({ id }) => id)).toEqual(["oath-log-lose-at-site"]);
    expect(battle.allies).toEqual([0]);
    expect(battle.count?.ledger[1]).toEqual({ what: "site:0", attack: 0, defense: 1 });
    expect(battle.count?.attackTally[2]).toEqual({ what: "skulls", count: 1, worth: 0 });
    expect(battle.count?.sources).toEqual([
      { kind: "site", where: 0, count: 1 },
      { kind: "board", where: 2, count: 1 },
    ]);
    expect(battle.count?.bandits).toBe(1);
  });
  test("it is behind as soon as somebody does something else, but not while it lasts", () => {
    const fled = [...won, told("travel", 2)];
    expect(battleOf(fled, null)).toBeNull();
    expect(battleOf(fled, live)).not.toBeNull();
  });
  test("one that was won just now is still to be seen, though somebody did something else in the same moment", () => {
    const events = [...won, told("turn", 2), told("search", 2)];
    expect(battleOf(events, null, rolled.length)).toMatchObject({ victor: 1, over: true });
    expect(battleOf(events, null, rolled.length)!.after.map(({ id }) => id)).toEqual(["oath-log-lose-at-site"]);
    expect(battleOf(events, null, won.length)).toBeNull();
    expect(battleOf([...opening, told("turn", 2)], null, 0)).toBeNull();
  });
  test("before any battle, and when one was taken back, there is none", () => {
    expect(battleOf([told("turn", 0)], null)).toBeNull();
    expect(battleOf(opening, null)).toBeNull();
  });
});

describe("deals", () => {
  const offered = [
    told("offer", 0, { player: 1 }),
    told("term-give-favor", 0, { player: 1, amount: 2, card: "" }),
    told("term-want-relic", 0, { player: 1, amount: 1, card: "map" }),
    told("term-want-facedown", 0, { player: 1, number: 2 }),
  ];
  test("the offer that lies on the table, term by term", () => {
    expect(offerOf(offered)).toEqual({
      proposer: 0,
      partner: 1,
      give: [{ kind: "favor", amount: 2, what: "" }],
      want: [
        { kind: "relic", amount: 1, what: "map" },
        { kind: "facedown", amount: 1, what: "2" },
      ],
    });
  });
  test("it is gone when something else has happened, and a counter-offer takes its place", () => {
    expect(offerOf([...offered, told("deal", 0, { player: 1 })])).toBeNull();
    const counter = offerOf([...offered, told("offer", 1, { player: 0 })]);
    expect(counter).toMatchObject({ proposer: 1, partner: 0, give: [], want: [] });
  });
  test("how the offers of this round were answered: what follows the terms tells it", () => {
    const how = (...after: TableEvent[]) =>
      answersOf([told("turn", 0, { round: 3 }), ...offered, ...after]).map(({ offer, how }) => [offer.proposer, how]);
    expect(how()).toEqual([]);
    expect(how(told("deal", 0, { player: 1 }))).toEqual([[0, "made"]]);
    expect(how(told("search", 0))).toEqual([[0, "refused"]]);
    const counter = told("offer", 1, { player: 0 });
    expect(how(counter, told("deal-void", 1, { player: 0 }))).toEqual([[0, "countered"], [1, "void"]]); // biome-ignore format: a row
    expect(how(told("search", 0), told("turn", 1, { round: 3 }))).toEqual([[0, "refused"]]);
    expect(how(told("search", 0), told("turn", 0, { round: 4 }))).toEqual([]);
  });
  test("what an option of an offer means", () => {
    const option = (key: string): Choice => ({ key, text: { id: key, args: {} }, refs: [], most: 1 });
    const ask = question("a", [option("give-favor"), option("want-adviser:0"), option("want-adviser:keep")], {
      what: { id: "oath-deal-offer", args: { partner: 1 } },
    });
    expect(composing(ask)).toBe(true);
    const { give, want } = termsOf(ask);
    expect(give.map(({ key }) => key)).toEqual(["give-favor"]);
    expect(want.map((option) => termOf(option))).toEqual([
      { kind: "facedown", amount: 1, what: "1" },
      { kind: "adviser", amount: 1, what: "keep" },
    ]);
  });
});

test("tokens fly from where they were to where they are", () => {
  const flights = flightsOf([
    told("gain-favor", 1, { amount: 2, suit: "order" }),
    told("place-favor", 0, { amount: 1, card: "elders" }),
    told("search", 0),
  ]);
  expect(flights).toEqual([
    { of: "favor", count: 2, from: '[data-bank="order"]', to: '[data-track="1.favor"]' },
    { of: "favor", count: 1, from: '[data-track="0.favor"]', to: '[data-part="card"][data-face="elders"]' },
  ]);
});

describe("what the view says", () => {
  const seat = (role: string, side: number) => ({ seat: side, name: "", role, side, color: "red" });
  const view = {
    seats: [seat("chancellor", 0), seat("citizen", 0), seat("exile", 2)],
    extra: {
      oath: "supremacy",
      standing: [3, 3, 4],
      supplyTrack: { most: 7, exile: [[9, 6], [4, 5], [0, 4]], chancellor: [[18, 6], [0, 3]] }, // biome-ignore format: a row each
    },
  } as unknown as OathView;

  test("the Empire stands once, whoever is ahead comes first", () => {
    expect(standingOf(view).map(({ seat, empire, count }) => [seat, empire, count])).toEqual([
      [2, false, 4],
      [0, true, 3],
    ]);
  });
  test("what Rest brings follows the own bank; a Citizen has the Chancellor's", () => {
    expect(refreshOf(view, 2).map(({ least, supply }) => [least, supply])).toEqual([
      [9, 6],
      [4, 5],
      [0, 4],
    ]);
    expect(refreshOf(view, 1)).toEqual([]);
  });
  describe("how near somebody is to winning", () => {
    const way = (stage: string): Way => ({ id: "oath-way-x", args: {}, stage });
    const least = [0, 0, 0, 0, 6, 5, 3, 0];
    const at = (round: number, ...ways: string[]) =>
      ({
        seat: 0,
        turn: 0,
        seats: ways.map(() => ({})),
        tracks: [{ id: "round", owner: null, value: round }],
        extra: {
          rounds: least.map((least, i) => ({ round: i + 1, least })),
          ways: ways.map((stage) => [way("short"), way(stage)]),
        },
      }) as unknown as OathView;

    test("a Wake away, a step away, or far", () => {
      const near = (stage: string, round = 1) => nearnessOf(at(round), way(stage));
      expect(["wins", "turns", "drawn", "short", "lost", "heir"].map((stage) => near(stage))).toEqual([
        "wins",
        "near",
        "near",
        "calm",
        "calm",
        "calm",
      ]);
      expect([1, 4, 5, 7, 8].map((round) => near("holds", round))).toEqual(["calm", "calm", "near", "near", "wins"]);
    });
    test("who is about to win stands first, then who is near, then the others in turn order", () => {
      expect(watched(at(1, "short", "short", "drawn", "short", "wins"))).toEqual([4, 2, 1, 3]);
    });
  });
  test("promises of peace stand once for each pair", () => {
    expect(
      promisesOf([
        [0, 1, 4],
        [0, 1, 5],
        [1, 0, 4],
      ]),
    ).toEqual([
      { one: 0, other: 1, rounds: [4, 5] },
      { one: 1, other: 0, rounds: [4] },
    ]);
  });
  test("prices: Supply as a span, tokens in one case or the other", () => {
    const price = (supply: number, favor = 0, secrets = 0) => ({ supply, favor, secrets });
    expect(costOf([price(1, 2), price(1, 0, 1)])).toEqual({
      supply: "1",
      others: [
        { favor: 0, secrets: 1 },
        { favor: 2, secrets: 0 },
      ],
    });
    expect(costOf([price(2), price(4)])).toEqual({ supply: "2–4", others: [] });
  });
});

test("a request waits while nothing was said after it", () => {
  const asked = told("request-take", 1, { player: 2, amount: 2, left: 1, rule: "6.5-d" });
  expect(requestOf([told("turn", 1), asked])).toEqual({ event: asked, about: "take", asker: 1, decider: 2 });
  expect(requestOf([asked, told("forbid", 2, { player: 1 })])).toBeNull();
  expect(requestOf([])).toBeNull();
});

test("an action is about what it could be done to, a minor one about what it touches, a word about nothing", () => {
  const reach = { travel: [{ kind: "site", id: "3" }] };
  const view = { extra: { reach } } as unknown as OathView;
  const option = (key: string, ...refs: Choice["refs"]): Choice => ({
    key,
    text: { id: "x", args: {} },
    refs,
    most: 1,
  });
  expect(concernOf(view, option("travel", { kind: "action", id: "travel" }))).toEqual(new Set(["site:3"]));
  expect(concernOf(view, option("use:elders", { kind: "card", id: "elders" }))).toEqual(new Set(["card:elders"]));
  expect(concernOf(view, option("rest"))).toBeNull();
});

test("each step of the Chronicle has its sign in the log", () => {
  const steps = ["vow", "board-exile", "board-citizen", "build", "repair", "ruin", "remove-site", "close-ranks"];
  const cards = ["add-six", "recall", "remove-six", "relics-return", "chronicle"];
  for (const id of [...steps, ...cards]) expect(look.log?.[`oath-log-${id}`], id).toBeTruthy();
});

test("each major action has a letter of its own for the whole game, and none that the table has", () => {
  const { keys = {} } = look;
  const letters = MAJOR.map((action) => keys[action]);
  expect(letters.every(Boolean)).toBe(true);
  // List, undo, recap, coach, and the map during a battle.
  expect(new Set([...letters, keys.rest, "l", "z", "r", "h", "m"]).size).toBe(letters.length + 6);
});
