// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Face } from "../../net/api";
import type { TableEvent } from "../../table/view";
import type { Choice, Refused } from "../../wire";
import { ART } from "./art";
import { activated } from "./Dice";
import { amountsOf, formula } from "./formula";
import { gainedBy, gainsOf, toldGains } from "./gains";
import { RESOURCE, ROLE, THING } from "./icons";
import {
  across,
  afterwards,
  bringsOf,
  doubles,
  groupsOf,
  hits,
  lackOf,
  pointsAfter,
  pointsOf,
  rolesOf,
  rowsOf,
  type Stack,
  shownSeat,
  slotsOf,
  standsIn,
  topOf,
  type ValeriaView,
} from "./view";

const said = (line: string): string =>
  formula(line)
    .map(({ op, text, icon }) => op ?? `${text ?? ""}${icon ? icon.split(":")[1] : ""}`)
    .join(" ");

describe("effects as signs", () => {
  it("joins amounts with a plus, alternatives with a slash, trades with an arrow", () => {
    expect(said("1 strength + 2 magic")).toBe("1broadsword + 2floating-crystal");
    expect(said("2 gold | 2 magic")).toBe("2two-coins / 2floating-crystal");
    expect(said("1 gold -> 4 strength")).toBe("1two-coins → 4broadsword");
  });
  it("multiplies by what is counted", () => {
    expect(formula("2 gold x worker")).toEqual([
      { text: "2", icon: RESOURCE.gold, tone: "gold" },
      { op: "×" },
      { icon: ROLE.worker },
    ]);
    expect(said("1 strength x named knight")).toContain(THING.knight!.split(":")[1]);
    expect(said("1 gold + 1 gold x domain")).toBe("1two-coins + 1two-coins × castle");
  });
  it("keeps a sum inside one of two alternatives", () => {
    expect(said("2 gold x forest | citizen + 1 vp")).toBe("2two-coins × forest / person + 1laurel-crown");
  });
  it("reads every line of the data files", () => {
    const lines = [
      "take 3 gold or magic",
      "citizen of soldier up to 2",
      "may citizen up to 3",
      "may return citizen -> 3 vp",
      "may rob monster",
      "may slay",
      "pay 2 gold to set die 6",
      "pay 1 gold x holy to set die 1",
      "lower die 1",
      "ignore plus",
      "domains cheaper 1",
      "put strength on monster",
      "all lose 1 gold",
      "3 magic -> 3 vp",
      "5 strength + may slay",
    ];
    for (const line of lines) {
      const signs = formula(line);
      expect(
        signs.some(({ icon }) => icon),
        line,
      ).toBe(true);
      expect(
        signs.some(({ text }) => /[a-z]/.test(text ?? "")),
        line,
      ).toBe(false);
    }
  });
});

const face = (id: string, more: Partial<Face>): [string, Face] => [id, { id, ...more }];
const FACES = new Map([
  face("archer", { numbers: [4], roles: [0, 1, 0, 0] }),
  face("paladin", { numbers: [9, 10], roles: [0, 0, 0, 1] }),
  face("starter-herald", { numbers: [], roles: [0, 0, 0, 0] }),
  face("goblin", { points: 1 }),
  face("troll", { points: 6 }),
]);

describe("the roll", () => {
  it("speaks to each die and to the sum", () => {
    expect(hits([4], [4, 4])).toBe(2);
    expect(hits([8], [4, 4])).toBe(1);
    expect(hits([9, 10], [4, 5])).toBe(1);
    expect(hits([1], [4, 5])).toBe(0);
  });
  it("activates nothing before the first roll", () => {
    expect(hits([1], [0, 0])).toBe(0);
    expect(doubles([0, 0])).toBe(false);
    expect(doubles([3, 3])).toBe(true);
  });
  it("is told by the numbers of the places", () => {
    expect(activated(4, 4)).toEqual([
      { id: "4", times: 2 },
      { id: "8", times: 1 },
    ]);
    expect(activated(5, 6).map(({ id }) => id)).toEqual(["5", "6", "11/12"]);
  });
});

describe("a duchy", () => {
  const duchy = ["archer", "paladin", "archer", "starter-herald"].map((face, id) => ({ id, face }));
  it("lies by activation number, the Herald apart", () => {
    const { slots, others } = slotsOf(duchy, FACES);
    expect(slots.map(({ id }) => id)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9/10", "11/12"]);
    expect(slots[3]!.cards.map(({ index }) => index)).toEqual([0, 2]);
    expect(slots[8]!.cards).toHaveLength(1);
    expect(others.map(({ card }) => card.face)).toEqual(["starter-herald"]);
  });
  it("has equal cards in one group, where the first of them lies", () => {
    const groups = groupsOf(duchy).map(({ card, first, count }) => [card.face, first, count]);
    expect(groups).toEqual([
      ["archer", 0, 2],
      ["paladin", 1, 1],
      ["starter-herald", 3, 1],
    ]);
  });
  it("counts roles and points", () => {
    expect(rolesOf(duchy, FACES)).toEqual({ worker: 0, soldier: 2, shadow: 0, holy: 1 });
    expect(pointsOf([{ face: "goblin" }, { face: "troll" }], FACES)).toBe(7);
  });
});

const refused = (id: string, args: Record<string, string | number>): Refused => ({
  key: "",
  rule: "",
  refs: [],
  reason: { id, args },
});

describe("a price", () => {
  const view = { seat: 0, tracks: [{ id: "gold", owner: 0, value: 2 }] } as unknown as ValeriaView;
  const costs = (gold: number) => standsIn(view, { price: { gold } } as unknown as Stack);
  it("needs magic where more is asked than lies on the board", () => {
    expect(costs(2)).toBe(false);
    expect(costs(3)).toBe(true);
  });
});

describe("what is missing", () => {
  it("is gold after magic has stood in for it", () => {
    expect(lackOf(refused("valeria-why-gold", { cost: 9, have: 3, haveMagic: 4 }))).toEqual({ what: "gold", count: 2 });
  });
  it("is at least one real coin or sword", () => {
    expect(lackOf(refused("valeria-why-gold", { cost: 3, have: 0, haveMagic: 9 }))).toEqual({ what: "gold", count: 1 });
    const slay = { strength: 4, magic: 0, have: 0, haveMagic: 9 };
    expect(lackOf(refused("valeria-why-slay", slay))).toEqual({ what: "strength", count: 1 });
  });
  it("is magic where a monster demands it", () => {
    const slay = { strength: 4, magic: 3, have: 12, haveMagic: 1 };
    expect(lackOf(refused("valeria-why-slay", slay))).toEqual({ what: "magic", count: 2 });
  });
  it("is a role before it is gold", () => {
    const roles = { role: "holy", needed: 2, have: 1 };
    expect(lackOf(refused("valeria-why-roles", roles))).toEqual({ what: "holy", count: 1 });
  });
  it("is nothing for an exhausted stack", () => {
    expect(lackOf(refused("valeria-why-exhausted", {}))).toBeUndefined();
    expect(lackOf(undefined)).toBeUndefined();
  });
});

const option = (id: string, args: Record<string, string | number>): Choice => ({
  key: "",
  refs: [],
  most: 1,
  text: { id, args },
});

describe("what an option would leave", () => {
  const stock = { strength: 6, gold: 5, magic: 4, vp: 6 };
  it("is said by the words of a payment", () => {
    const pay = { real: 3, resource: "strength", magic: 1, left: 3, magicLeft: 3 };
    expect(afterwards(option("valeria-do-pay", pay), stock)).toEqual({ strength: 3, magic: 3 });
  });
  it("is what is there and what comes and goes", () => {
    expect(afterwards(option("valeria-do-gain-resource", { resource: "gold" }), stock)).toEqual({ gold: 6 });
    const trade = { "pay-gold": 1, strength: 4, gold: 0, magic: 0, vp: 0 };
    expect(afterwards(option("valeria-do-exchange", trade), stock)).toEqual({ strength: 10, gold: 4 });
  });
  it("is what a purchase leaves and brings, as far as it is foreseen", () => {
    const args = { bought: 1, resource: "strength", left: 2, magicLeft: 3, gold: 1, magic: 1, change: 4, total: 12 };
    const follows = { id: "valeria-then", args };
    expect(afterwards(option("valeria-do-slay", { card: "goblin" }), stock, follows)).toEqual({
      ...stock,
      strength: 2,
      magic: 4,
      gold: stock.gold + 1,
    });
    expect(pointsAfter(follows)).toBe(12);
    expect(pointsAfter({ ...follows, args: { ...args, change: 0 } })).toBeUndefined();
    expect(pointsAfter(undefined)).toBeUndefined();
  });
  it("is unknown where the words don't tell", () => {
    expect(afterwards(option("valeria-do-slay", { card: "goblin" }), stock)).toEqual({});
  });
});

describe("the kingdom", () => {
  const zones = Array.from({ length: 20 }, (_, i) => ({
    id: `stack:${i}`,
    owner: null,
    kind: "",
    count: 1,
    cards: [{ face: `f${i}` }],
    cover: [],
  }));
  const view = { zones, seats: [{}, {}, {}], seat: 1, turn: 2 } as unknown as ValeriaView;
  it("has four rows of five", () => {
    const rows = rowsOf(view);
    expect(rows.map(({ stacks }) => stacks.length)).toEqual([5, 5, 5, 5]);
    expect(rows[2]!.stacks[0]!.id).toBe("stack:10");
  });
  it("shows what covers a spent stack", () => {
    const stack = { ...zones[0]!, cards: [], cover: [{ face: "bat-swarm" }] };
    expect(topOf(stack)?.face).toBe("bat-swarm");
  });
  it("is seen from one's chair, or from that of whoever is on turn", () => {
    expect(across(view)).toEqual([2, 0]);
    expect(shownSeat({ ...view, seat: null })).toBe(2);
  });
});

describe("pictures", () => {
  it("are there for all 86 faces, no two alike", () => {
    expect(Object.keys(ART)).toHaveLength(86);
    const pictures = Object.values(ART).map(({ a1, icons }) => a1 + icons.map(({ name }) => name).join());
    expect(new Set(pictures).size).toBe(86);
  });
});

describe("what comes in", () => {
  const happens = (id: string, seat: number, args: TableEvent["args"] = {}, from = ""): TableEvent => ({
    id: `valeria-log-${id}`,
    seat,
    args,
    moves: from ? [{ from, to: `slain:${seat}`, count: 1, cards: [] }] : [],
  });
  const roll = happens("roll", 0, { one: 2, two: 3 });
  const none = { strength: 0, gold: 0, magic: 0, vp: 0 };

  it("comes from activated cards after a roll, from the stack of a slain monster, from whom it is taken", () => {
    const found = gainsOf([
      roll,
      happens("gain", 1, { ...none, gold: 2 }),
      happens("take", 0, { amount: 3, resource: "magic", victim: 1 }),
      happens("slay", 0, { card: "goblin" }, "stack:0"),
      happens("gain", 0, { ...none, strength: 1, vp: 1 }),
    ]);
    expect(found).toEqual([
      { seat: 1, resource: "gold", count: 2, from: "lit" },
      { seat: 0, resource: "magic", count: 3, from: "seat:1" },
      { seat: 0, resource: "strength", count: 1, from: "stack:0" },
      { seat: 0, resource: "vp", count: 1, from: "stack:0" },
    ]);
  });
  it("is an exchange's gain without what was paid for it", () => {
    const events = [roll, happens("exchange", 0, { ...none, "pay-gold": 1, strength: 4 })];
    expect(gainsOf(events)).toEqual([{ seat: 0, resource: "strength", count: 4, from: "lit" }]);
  });
  it("is told of as long as the harvest lasts, and after that only while it is news", () => {
    const early = [happens("gain", 0, { ...none, gold: 9 }), roll, happens("gain", 0, { ...none, gold: 1 })];
    const late = [happens("gain", 0, { ...none, gold: 2 })];
    const all = [...early, ...late];
    expect(gainedBy(toldGains(all, late, "harvest"), 0, "gold")).toBe(3);
    expect(gainedBy(toldGains(all, late, "action"), 0, "gold")).toBe(2);
    expect(toldGains(all, all, "action")).toEqual([]);
  });
  it("is read from a card where it prints amounts alone", () => {
    expect(amountsOf("1 strength + 2 magic")).toEqual([
      ["strength", 1],
      ["magic", 2],
    ]);
    for (const line of ["2 gold x worker", "2 gold | 2 magic", "1 gold -> 4 strength", ""]) {
      expect(amountsOf(line)).toEqual([]);
    }
    const facts = new Map([
      ["archer", { id: "archer", numbers: [4], lines: { active: "2 strength", other: "1 strength" } }],
    ]);
    const cards = [0, 1].map((index) => ({ card: { face: "archer" }, index }));
    const slot = { id: "4", numbers: [4], cards };
    expect(bringsOf(slot, [4, 1], true, facts as never)).toEqual([["strength", 4]]);
    expect(bringsOf(slot, [1, 3], false, facts as never)).toEqual([["strength", 2]]);
    expect(bringsOf(slot, [1, 1], true, facts as never)).toEqual([]);
  });
});
