import { expect, test } from "vitest";
import type { Chair, TableInfo } from "../../wire";
import { emptyChairs, scoreLine, sorted, varietyOf, waits } from "./rows";

const chair = (seat: number, change: Partial<Chair> = {}): Chair => ({
  seat,
  name: "",
  person: true,
  bot: "",
  mine: false,
  here: false,
  resigned: false,
  late: false,
  stand_in: "",
  mark: "",
  who: "",
  muted: false,
  keeper: null,
  strength: 0,
  of: 0,
  rating: null,
  ready: false,
  ...change,
});
const table = (id: string, change: Partial<TableInfo>): TableInfo =>
  ({
    id,
    status: "playing",
    my_seat: 0,
    asked: [],
    chairs: [chair(0, { mine: true }), chair(1)],
    changed: 0,
    device: [],
    scores: [],
    ...change,
  }) as TableInfo;

test("a table waits for me when I am asked", () => {
  expect(waits(table("a", { asked: [0] }))).toBe("me");
  expect(waits(table("a", { asked: [1] }))).toBe("others");
  expect(waits(table("a", { asked: [0], my_seat: null }))).toBe("others");
  expect(waits(table("a", { status: "gathering" }))).toBe("gathering");
});

test("while a bot plays my chair nobody waits for me", () => {
  expect(waits(table("a", { asked: [0], chairs: [chair(0, { mine: true, bot: "steward" }), chair(1)] }))).toBe(
    "others",
  );
});

test("tables that wait for me come first, then the newest; finished ones apart", () => {
  const { open, over } = sorted([
    table("old", { changed: 1 }),
    table("new", { changed: 5 }),
    table("mine", { changed: 2, asked: [0] }),
    table("done", { changed: 9, status: "over" }),
    table("gathers", { changed: 3, status: "gathering" }),
  ]);
  expect(open.map(({ id }) => id)).toEqual(["mine", "new", "gathers", "old"]);
  expect(over.map(({ id }) => id)).toEqual(["done"]);
});

test("scores are read from the winner down", () => {
  expect(scoreLine(table("a", { scores: [21, 37, 33] }))).toBe("37 : 33 : 21");
  expect(scoreLine(table("a", { scores: [0, 1, 0] }))).toBe("");
});

test("a chair without person and bot is free", () => {
  expect(
    emptyChairs(
      table("a", { chairs: [chair(0), chair(1, { person: false }), chair(2, { person: false, bot: "random" })] }),
    ),
  ).toBe(1);
});

test("where I am asked, the first deadline comes first; where I am not, the newest", () => {
  const mine = { asked: [0] };
  const list = [
    table("live", { ...mine, changed: 9, deadline: null }),
    table("late", { ...mine, changed: 8, deadline: 300 }),
    table("soon", { ...mine, changed: 1, deadline: 200 }),
    table("theirs", { asked: [1], changed: 2, deadline: 100 }),
    table("theirs later", { asked: [1], changed: 3, deadline: 400 }),
  ];
  expect(sorted(list).open.map(({ id }) => id)).toEqual(["soon", "late", "live", "theirs later", "theirs"]);
});

test("a kingdom of one's own is called so, whatever the rest of the setup says", () => {
  const written: Record<string, string> = {
    "option-dominion-kingdom-first-game": "First Game",
    "option-dominion-kingdom-own": "own kingdom",
    "option-dominion-masquerade-empty-receives": "Receives",
  };
  const texts = { or: (id: string, otherwise: string) => written[id] ?? otherwise };
  const variety = (kingdom: unknown) =>
    varietyOf(texts, table("a", { game: "dominion", setup: { kingdom, "masquerade-empty": "receives" } } as never));
  expect(variety("first-game")).toBe("First Game");
  expect(variety(["moat", "market"])).toBe("own kingdom");
});
