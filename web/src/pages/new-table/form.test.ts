import { expect, test } from "vitest";
import type { GameInfo } from "../../net/api";
import {
  bodyOf,
  choicesFor,
  contentsOf,
  defaults,
  type Form,
  firstSeats,
  freeName,
  listLength,
  mayRate,
  missing,
  needed,
  neededBySaga,
  nextSeat,
  ownName,
  picked,
  seatOf,
  seatRange,
  setupOf,
  switchedOff,
  toggled,
  withLevel,
  withoutLevel,
  withSetup,
  withValue,
} from "./form";

const game: GameInfo = {
  id: "toy",
  rules: 1,
  variants: [
    { seats: [2, 4], when: {} },
    { seats: [5, 6], when: { large: true } },
  ],
  setup: [
    {
      id: "deck",
      kind: "choice",
      default: "easy",
      choices: ["easy", "hard", "random"],
      listed: ["ant", "bee", "cow", "dog"],
      contents: { easy: ["ant", "bee"], hard: ["cow", "dog"] },
      label: "option-toy-deck",
    },
    { id: "sets", kind: "many", default: ["one", "two"], choices: ["one", "two"], label: "option-toy-sets" },
    { id: "large", kind: "flag", default: false, choices: [], label: "option-toy-large" },
    { id: "winners", kind: "many", default: [], choices: ["0", "1", "2", "3", "4", "5"], label: "option-toy-winners" },
  ],
  bots: ["weak", "strong"],
};

const form = (change: Partial<Form> = {}): Form => ({
  game: "toy",
  name: "",
  player: "Anna",
  saga: "",
  pace: 0,
  clock: null,
  ready: null,
  listed: false,
  fill_after: 0,
  rated: false,
  seats: firstSeats(game, (_, seats) => freeName(["Giles", "Ludmila"], seats)),
  values: defaults(game.setup),
  ...change,
});

test("one sits down against an opponent whom a beginner can beat without choosing anything", () => {
  expect(form().seats).toEqual([seatOf("me"), seatOf("bot", "strong", "Giles")]);
  expect(missing(game, form())).toBe("");
  expect(bodyOf(game, form(), "Toy night")).toEqual({
    game: "toy",
    name: "Toy night",
    player: "Anna",
    saga: "",
    pace: 0,
    clock: null,
    ready: null,
    seats: [seatOf("me"), seatOf("bot", "strong", "Giles")],
    setup: {},
    takes_part: true,
    coach: "free",
    listed: false,
    lang: "",
    fill_after: 0,
    rated: false,
  });
});

test("a game without bots leaves the other chair free", () => {
  expect(firstSeats({ ...game, bots: [] }, () => "")).toEqual([seatOf("me"), seatOf("empty")]);
});

test("a fifth chair brings the large table with it", () => {
  expect(seatRange(game)).toEqual([2, 6]);
  expect(needed(game, 4)).toEqual({});
  expect(needed(game, 5)).toEqual({ large: true });
  expect(setupOf(game, defaults(game.setup), 5)).toEqual({ large: true });
});

test("only what differs from the default is told", () => {
  const values = { ...defaults(game.setup), deck: "random", sets: ["two"] };
  expect(setupOf(game, values, 2)).toEqual({ deck: "random", sets: ["two"] });
});

test("own cards are told in the order of the box", () => {
  expect(setupOf(game, { ...defaults(game.setup), deck: ["dog", "ant"] }, 2)).toEqual({ deck: ["ant", "dog"] });
});

test("the same boxes ticked in another order are no change", () => {
  expect(setupOf(game, { ...defaults(game.setup), sets: ["two", "one"] }, 2)).toEqual({});
});

test("chairs that do not stand at the table cannot be chosen", () => {
  expect(choicesFor(game.setup[3]!, 3)).toEqual(["0", "1", "2"]);
  expect(setupOf(game, { ...defaults(game.setup), winners: ["1", "5"] }, 3)).toEqual({ winners: ["1"] });
  expect(choicesFor(game.setup[1]!, 3)).toEqual(["one", "two"]);
});

test("a choice shows what it stands for", () => {
  const item = game.setup[0]!;
  expect(contentsOf(item, "hard")).toEqual(["cow", "dog"]);
  expect(contentsOf(item, "random")).toEqual([]);
  expect(contentsOf(item, ["bee"])).toEqual(["bee"]);
  expect(listLength(item)).toBe(2);
});

test("what is missing is said", () => {
  expect(missing(game, form({ player: "  " }))).toBe("new-missing-player");
  expect(missing(game, form({ seats: [seatOf("me")] }))).toBe("new-missing-seats");
  expect(missing(game, form({ values: { ...defaults(game.setup), deck: ["ant"] } }))).toBe("new-missing-list");
  expect(missing(game, form({ values: { ...defaults(game.setup), sets: [] } }))).toBe("new-missing-many");
  expect(missing(game, form({ values: { ...defaults(game.setup), winners: [] } }))).toBe("");
});

test("bots get names nobody has", () => {
  expect(freeName(["Giles", "Ludmila"], form().seats)).toBe("Ludmila");
  expect(freeName(["Giles"], form().seats)).toBe("");
});

test("choosing an opponent is choosing a level: the second one first, then one after the other", () => {
  const levels = ["one", "two", "three"].map((id) => ({ id, portrait: "", sign: "", rating: null }));
  const own = { ...game, bots: [...game.bots, "one", "two", "three"], levels };
  const called = (bot: string, seats: readonly { name: string }[]) => ownName(bot.toUpperCase(), seats as never);
  const first = firstSeats(own, called);
  expect(first).toEqual([seatOf("me"), seatOf("bot", "two", "TWO")]);
  const more = withLevel(first, "one", called, 4)!;
  expect(more.at(-1)).toEqual(seatOf("bot", "one", "ONE"));
  expect(nextSeat(own, more, called)).toEqual(seatOf("bot", "three", "THREE"));
  expect(withLevel(more, "one", called, 4)!.at(-1)!.name).toBe("ONE 2");
  expect(withLevel(more, "three", called, 3)).toBeNull();
  expect(withoutLevel(more, "two", 2)).toEqual([seatOf("me"), seatOf("bot", "one", "ONE")]);
  expect(withoutLevel(first, "two", 2)).toBeNull();
});

test("a full list takes no more", () => {
  expect(toggled(["a"], "b", 2)).toEqual(["a", "b"]);
  expect(toggled(["a", "b"], "c", 2)).toEqual(["a", "b"]);
  expect(toggled(["a", "b"], "a", 2)).toEqual(["b"]);
});

test("a time limit is chosen where somebody else will sit down", () => {
  const alone = form({ pace: 86_400 });
  expect(bodyOf(game, alone, "").pace).toBe(0);
  expect(bodyOf(game, { ...alone, seats: [seatOf("me"), seatOf("empty")] }, "").pace).toBe(86_400);
});

test("a table begins a saga where the game has sagas and somebody gave it a name", () => {
  const named = form({ saga: "  Doba mlhy " });
  expect(bodyOf({ ...game, sagas: true }, named, "Toy night").saga).toBe("Doba mlhy");
  expect(bodyOf({ ...game, sagas: true }, form(), "Toy night").saga).toBe("");
  expect(bodyOf(game, named, "Toy night").saga).toBe("");
});

test("a saga decides what it needs, once it has a name", () => {
  const chain: GameInfo = { ...game, sagas: true, saga_setup: { large: true } };
  const values = { ...defaults(chain.setup), large: false };
  expect(neededBySaga(chain, "  ")).toEqual({});
  expect(neededBySaga(chain, "Mist")).toEqual({ large: true });
  expect(setupOf(chain, values, 2, "Mist")).toEqual({ large: true });
  expect(setupOf(chain, values, 2)).toEqual({});
});

const tangled: GameInfo = {
  ...game,
  setup: [
    { id: "set", kind: "choice", default: "first", choices: ["first", "four", "own"], fits: { four: [4] }, label: "s" },
    {
      id: "kinds",
      kind: "many",
      default: [],
      choices: ["ant", "bee", "cow"],
      groups: [["ant", "bee"], ["cow"]],
      needs: [
        { of: "set", values: ["own"], why: "toy-set" },
        { of: "mixed", values: [false], why: "toy-mixed" },
      ],
      label: "k",
    },
    { id: "mixed", kind: "flag", default: false, choices: [], label: "m" },
    {
      id: "level",
      kind: "choice",
      default: "0",
      choices: ["0", "1"],
      needs: [{ of: "seats", values: [1], why: "toy-alone" }],
      label: "l",
    },
    { id: "events", kind: "many", default: [], choices: ["x", "y", "z"], most: -1, label: "e" },
  ],
};

test("an option that does not go with another is switched off, and says why", () => {
  const values = { ...defaults(tangled.setup), kinds: ["cow"], level: "1" };
  expect(switchedOff(tangled, values, 2)).toEqual({ kinds: "toy-set", level: "toy-alone" });
  expect(switchedOff(tangled, { ...values, set: "own" }, 1)).toEqual({});
  expect(switchedOff(tangled, { ...values, set: "own", mixed: true }, 1)).toEqual({ kinds: "toy-mixed" });
});

test("what is switched off is not told to the server", () => {
  const values = { ...defaults(tangled.setup), kinds: ["cow"], level: "1" };
  expect(setupOf(tangled, values, 2)).toEqual({});
  expect(setupOf(tangled, { ...values, set: "own" }, 1)).toEqual({ set: "own", kinds: ["cow"], level: "1" });
  expect(setupOf(tangled, { ...values, set: "four" }, 4)).toEqual({ set: "four" });
  expect(setupOf(tangled, { ...values, set: "four" }, 3)).toEqual({});
});

test("of a group one word stays, and a list has as many words as there are chairs", () => {
  const [, kinds, , , events] = tangled.setup;
  expect(picked(kinds!, ["ant", "cow"], "bee", 2)).toEqual(["cow", "bee"]);
  expect(picked(kinds!, ["ant"], "ant", 2)).toEqual([]);
  expect(picked(events!, ["x", "y"], "z", 2)).toEqual(["x", "y"]);
  expect(setupOf(tangled, { ...defaults(tangled.setup), events: ["x", "y", "z"] }, 2)).toEqual({
    events: ["x", "y"],
  });
});

test("with another box another kingdom is meant, unless one was chosen", () => {
  const usual = [{ of: "sets", value: ["two"], default: "hard" }];
  const boxes: GameInfo = {
    ...game,
    setup: game.setup.map((item) => (item.id === "deck" ? { ...item, usual } : item)),
  };
  const start = defaults(boxes.setup);
  const second = withValue(boxes.setup, start, "sets", ["two"]);
  expect(second.deck).toBe("hard");
  expect(setupOf(boxes, second, 2)).toEqual({ sets: ["two"] });
  expect(withValue(boxes.setup, second, "sets", ["one", "two"])).toEqual(start);
  // Whoever chooses gets what the sheet shows, and the server is told.
  const own = withValue(boxes.setup, second, "deck", "easy");
  expect(own.deck).toBe("easy");
  expect(setupOf(boxes, own, 2)).toEqual({ sets: ["two"], deck: "easy" });
  const kept = withValue(boxes.setup, withValue(boxes.setup, start, "deck", "random"), "sets", ["two"]);
  expect(kept.deck).toBe("random");
});

test("what is offered is chosen, and told to the server where it is not the default", () => {
  const items = game.setup.map((item) => (item.id === "deck" ? { ...item, offered: "hard" } : item));
  expect(defaults(items).deck).toBe("hard");
  expect(setupOf({ ...game, setup: items }, defaults(items), 2)).toEqual({ deck: "hard" });
});

test("what is offered gives way where something it depends on is changed, and comes back", () => {
  const usual = [{ of: "sets", value: ["one"], default: "random" }];
  const items = game.setup.map((item) => (item.id === "deck" ? { ...item, offered: "hard", usual } : item));
  const two = withValue(items, defaults(items), "sets", ["two"]);
  expect(two.deck).toBe("easy");
  expect(withValue(items, two, "sets", ["one"]).deck).toBe("random");
  expect(withValue(items, two, "sets", ["one", "two"]).deck).toBe("hard");
  expect(withValue(items, { ...two, deck: ["ant", "bee"] }, "sets", ["one"]).deck).toEqual(["ant", "bee"]);
});

test("a table is open to everybody only where a chair is free for them, and no game of a saga", () => {
  const guests = [seatOf("me"), seatOf("empty")];
  const told = (change: Partial<Form>) => bodyOf(game, form({ listed: true, fill_after: 60, ...change }), "t");
  expect(told({ seats: guests })).toMatchObject({ listed: true, fill_after: 60 });
  expect(told({})).toMatchObject({ listed: false, fill_after: 0 });
  expect(told({ seats: guests, saga: "Empire" })).toMatchObject({ listed: false, fill_after: 0 });
});

test("a rated game has no saga, nobody at the same device, and bots that were measured", () => {
  const rated = form({ rated: true });
  expect(missing(game, rated)).toBe("rated-no-bots");
  const level = { id: "strong", portrait: "", sign: "", rating: { mu: 30, sigma: 1, games: 9 } };
  expect(missing({ ...game, levels: [level] }, rated)).toBe("");
  expect(bodyOf(game, rated, "").rated).toBe(true);
  expect(bodyOf(game, form({ rated: true, saga: "Age" }), "").rated).toBe(false);
  expect(mayRate(form({ seats: [seatOf("me"), seatOf("beside", "", "Eva")] }))).toBe(false);
});

test("a setup that is taken brings its chairs along, and all else is as usual again", () => {
  const called = (_: string, seats: readonly { name: string }[]) => `Bot ${seats.length}`;
  const changed = form({ values: { ...defaults(game.setup), deck: "hard", sets: ["one"] } });
  const taken = withSetup(game, changed, { large: true, gone: "x" }, 5, { pace: 3600 }, called);
  expect(taken.values).toEqual({ ...defaults(game.setup), large: true });
  expect([taken.seats.length, taken.pace, taken.player]).toEqual([5, 3600, "Anna"]);
  expect(withSetup(game, taken, {}, 2, { pace: 0 }, called).seats.map(({ kind }) => kind)).toEqual(["me", "bot"]);
  expect(withSetup(game, taken, {}, 0, { pace: 0 }, called).seats).toHaveLength(5);
  expect(withSetup(game, taken, {}, 40, { pace: 0 }, called).seats).toHaveLength(6);
  // A clan for every chair.
  const clans = { id: "clans", kind: "choice", default: "choose", choices: ["choose"], listed: ["a", "b", "c"] };
  const north = { ...game, setup: [{ ...clans, label: "" }] } as GameInfo;
  const led = withSetup(north, form(), { clans: ["a", "b", "c"] }, 0, { pace: 0 }, called);
  expect(led.seats).toHaveLength(3);
  expect(missing(north, led)).toBe("");
  expect(missing(north, { ...led, seats: led.seats.slice(1) })).toBe("new-missing-list");
});
