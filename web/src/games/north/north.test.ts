// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Face } from "../../net/api";
import type { TableStore } from "../../table/store";
import type { TableEvent, ZoneCard } from "../../table/view";
import type { Choice } from "../../wire";
import { putFaces } from "..";
import { ART } from "./art";
import { cardsOf } from "./ClanCards";
import { deed, feature, type Sign } from "./formula";
import { gainsOf } from "./gains";
import { aim, back, raidOf, visit, visited } from "./raid";
import {
  across,
  afterwards,
  amountsIn,
  type Facts,
  kindOf,
  type NorthView,
  pointsAfter,
  raidFeatures,
  rowsOf,
  secondUses,
  sortedFor,
  stockOf,
  tileName,
} from "./view";
import { tileOf } from "./Wheel";

const said = (signs: Sign[]): string =>
  signs
    .map(({ op, text, thing, icon }) => op ?? `${text ?? ""}${thing ?? ""}${icon ? icon.split(":")[1] : ""}`)
    .join(" ");

describe("effects as signs", () => {
  it("puts the price before an arrow and joins what follows", () => {
    expect(said(deed("pay 1 worker + 1 food: gain 2 vp"))).toBe("1worker + 1food → 2vp");
    expect(said(deed("gain 1 wood / 1 stone"))).toBe("1wood / 1stone");
    expect(said(deed("gain 1 food; gain 1 vp per type:penguin max 3"))).toBe("1food + 1vp × penguin ≤3");
  });
  it("tells what a feature waits for", () => {
    expect(said(feature("when conquer: pay 1 stone: gain 2 vp"))).toBe("flag-objective : 1stone → 2vp");
    expect(said(feature("stored 2 gold: 1 gold / 1 vp"))).toBe("2gold : 1gold / 1vp");
    expect(said(feature("cheaper 1"))).toBe("hammer-nails −1resource");
  });
  it("reads every form of the vocabulary", () => {
    const lines = [
      "assign up to 3 resource",
      "assign 1 worker; gain 1 vp + 1 food",
      "pay 1 food: gain 1 vp per assigned worker max 3",
      "pay 1 food: may refresh 1 island; gain 1 vp",
      "refresh all island",
      "refresh 1 location; gain 1 food",
      "release 2 worker; gain 1 vp",
      "release all; gain 2 vp",
      "discard up to 3 card: gain 2 vp each",
      "may return 1 card; gain 1 resource",
      "search type:bank; gain 1 wood / 1 stone",
      "search field",
      "move disc; gain 1 food",
      "move ship",
      "pay 1 worker: resolve ship",
      "pay 1 worker: call resculpt",
      "call three-kinds",
      "call release-with-interest",
      "may perform sail",
    ];
    // A word that is left is one nobody has drawn.
    for (const line of lines)
      expect(said(deed(line)), line).not.toMatch(/gain|pay|may|refresh |call|search (type|field)|undefined/);
    for (const line of ["copy action", "copy field", "when build type:penguin: gain 1 fish"]) {
      expect(said(feature(line)), line).not.toMatch(/when|type|undefined/);
    }
  });
});

const face = (id: string, kind: string, more: Partial<Facts> = {}): [string, Face] => [
  id,
  { id, kinds: [kind], lines: {}, distance: "", ...more } as unknown as Face,
];
const FACES = new Map([
  face("grove", "field"),
  face("barn", "upgrade"),
  face("smithy", "location", { lines: { action: "gain 1 raze" } }),
  face("keep", "location", { lines: { feature: "cheaper 1" } }),
  face("islet", "island", { distance: "near" }),
]);

describe("an empire", () => {
  it("lies in rows, upgrades with their fields", () => {
    const cards: ZoneCard[] = [
      { key: 1, face: "grove" },
      { key: 2, face: "smithy", exhausted: true },
      { key: 3, face: "barn", under: 0 },
      { key: 4, face: "keep" },
      { key: 5, face: "islet" },
    ];
    const rows = rowsOf(cards, FACES);
    expect(rows.fields.map(({ card }) => card.key)).toEqual([1]);
    expect(rows.fields[0]!.upgrades.map(({ card, index }) => [card.key, index])).toEqual([[3, 2]]);
    expect(rows.actions.map(({ card }) => card.key)).toEqual([2]);
    expect(rows.features.map(({ card }) => card.key)).toEqual([4]);
    expect(rows.islands.map(({ card }) => card.key)).toEqual([5]);
  });
  it("knows locations by what they do and islands by how far they are", () => {
    expect(kindOf(FACES.get("smithy"))).toBe("action");
    expect(kindOf(FACES.get("keep"))).toBe("feature");
    expect(kindOf(face("far", "island", { distance: "distant" })[1])).toBe("distant");
  });
});

describe("a raid", () => {
  it("sorts a rival's empire: targets first, the rest by the reason why not", () => {
    const cards: ZoneCard[] = [
      { key: 1, face: "grove" },
      { key: 2, face: "smithy" },
      { key: 3, face: "smithy", exhausted: true },
      { key: 4, face: "keep" },
      { key: 5, face: "islet" },
    ];
    const sorted = sortedFor(rowsOf(cards, FACES), ({ card }) => card.key === 2);
    const keys = Object.values(sorted).map((some) => some.map(({ card }: { card: ZoneCard }) => card.key));
    expect(keys).toEqual([[2], [1], [4, 5], [3]]);
  });
  it("tells what one's own cards bring for it", () => {
    const faces = new Map([
      ...FACES,
      face("skald", "location", { lines: { feature: "when raid: gain 1 vp + 1 food" } }),
    ]);
    expect(
      raidFeatures(
        [
          { key: 1, face: "skald" },
          { key: 2, face: "keep" },
        ],
        faces,
      ),
    ).toEqual([{ face: "skald", line: "gain 1 vp + 1 food" }]);
  });
  it("takes two clicks, and goes back by one step", () => {
    const [one, other] = [option("raid:7"), option("raid:9")];
    const chosen: string[] = [];
    const table = {
      pending: { value: false },
      ask: { value: { options: [one, other] } },
      choose: ({ key }: Choice) => chosen.push(key),
    } as unknown as TableStore;
    aim(table, 2, one);
    expect([visited.value, raidOf(table), chosen]).toEqual([{ seat: 2, raid: "raid:7" }, one, []]);
    aim(table, 2, other);
    expect([raidOf(table), chosen]).toEqual([other, []]);
    aim(table, 2, other);
    expect(chosen).toEqual(["raid:9"]);
    back();
    expect(visited.value).toEqual({ seat: 2, raid: "" });
    back();
    expect(visited.value).toBeNull();
    visit(1, "raid:7");
    back(true);
    expect(visited.value).toBeNull();
  });
});

const view = (seat: number | null, seats = 3): NorthView =>
  ({
    seat,
    turn: 1,
    seats: Array.from({ length: seats }, () => ({ discs: [{ tile: "sail", turned: false }, null] })),
    tracks: [
      { id: "wood", owner: 0, value: 3 },
      { id: "gold", owner: 0, value: 1 },
      { id: "wood", owner: 1, value: 9 },
      { id: "round", owner: null, value: 4 },
    ],
    zones: [],
    extra: {},
  }) as unknown as NorthView;

const option = (key: string, id = "", args: Record<string, number | string> = {}): Choice => ({
  key,
  text: { id, args },
  refs: [],
  most: 1,
});

describe("what the table shows", () => {
  it("names tiles as options do", () => {
    expect(tileName("explore")).toBe("tile:0");
    expect(tileName("sail")).toBe("tile:4");
    expect(tileOf({ id: "north-ask-companion", args: { tile: "harvest" } })).toBe("harvest");
    expect(tileOf({ id: "north-ask-action", args: {} })).toBeUndefined();
  });
  it("seats the others in turn order, a spectator sees the one on turn below", () => {
    expect(across(view(1))).toEqual([2, 0]);
    expect(across(view(null))).toEqual([2, 0]);
    expect(across(view(0, 1))).toEqual([]);
  });
  it("tells what an option leaves, and nothing where its words don't tell", () => {
    const stock = stockOf(view(0), 0);
    expect(stock).toEqual({ wood: 3, gold: 1 });
    expect(afterwards(option("pay:1", "north-do-pay", { wood: 2, gold: 1, fish: 0 }), stock)).toEqual({
      wood: 1,
      gold: 0,
    });
    expect(afterwards(option("raid:7", "north-do-raid"), { raze: 2 })).toEqual({ raze: 1 });
    expect(afterwards(option("pass", "north-do-pass"), stock)).toEqual({});
    expect(afterwards(undefined, stock)).toEqual({});
  });
  it("shows what an action costs and brings, as far as it is foreseen", () => {
    const follows = { id: "north-then", args: { "pay-food": 1, food: 0, vp: 2, wood: 1, before: 9, total: 11 } };
    const supply = { food: 3, wood: 0, vp: 5, gold: 2 };
    expect(afterwards(option("use:mill", "north-do-use"), supply, follows)).toEqual({ food: 2, wood: 1, vp: 7 });
    expect(pointsAfter(follows)).toBe(11);
    expect(pointsAfter({ ...follows, args: { before: 9, total: 9 } })).toBeUndefined();
    expect(pointsAfter({ id: "north-then", args: {} })).toBeUndefined();
  });
  it("finds the ropes of a second use", () => {
    expect(secondUses(view(0), [option("move:0:harvest"), option("disc:harvest"), option("move:1:explore")])).toEqual([
      { from: "sail", to: "harvest" },
    ]);
    expect(secondUses(view(null), [option("move:0:harvest")])).toEqual([]);
  });
  it("lets goods fly from what brought them", () => {
    const events: TableEvent[] = [
      { id: "north-log-tile", seat: 0, args: { tile: "harvest" }, moves: [] },
      { id: "north-log-gain", seat: 0, args: { wood: 2, fish: 0, vp: 1 }, moves: [] },
      {
        id: "north-log-use",
        seat: 0,
        args: {},
        moves: [{ from: "", to: "", count: 1, cards: [{ key: 26, face: "smithy" }] }],
      },
      { id: "north-log-gain", seat: 0, args: { raze: 1 }, moves: [] },
    ];
    expect(gainsOf(events)).toEqual([
      { seat: 0, thing: "wood", count: 2, from: "tile:harvest" },
      { seat: 0, thing: "vp", count: 1, from: "tile:harvest" },
      { seat: 0, thing: "raze", count: 1, from: "#26" },
    ]);
    expect(amountsIn({ raze: 1, food: 2 })).toEqual([
      ["food", 2],
      ["raze", 1],
    ]);
  });
  it("shows a clan's cards before one leads it: the start first, no other clan's, none of older rules", () => {
    const own = { clan: "ulaf" };
    putFaces("north", [
      ...new Map([
        face("song", "boost", own),
        face("smithy", "location", { ...own, lines: { action: "gain 1 raze" } }),
        face("oats", "field", { ...own, start: true }),
        face("hut", "upgrade", own),
        face("old", "field", { ...own, retired: true }),
        face("grove", "field", { clan: "glenn" }),
      ]).values(),
    ]);
    expect(cardsOf("ulaf").map(({ id }) => id)).toEqual(["oats", "hut", "smithy", "song"]);
  });
  it("has a picture with a main icon for each card it knows", () => {
    expect(Object.keys(ART).length).toBeGreaterThan(150);
    for (const [id, art] of Object.entries(ART)) expect(art.icons.length, id).toBe(2);
  });
});
