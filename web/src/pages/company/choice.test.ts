import { expect, test } from "vitest";
import type { OpenTable } from "../../wire";
import { NO_FILTER, seatChoices, shown, told } from "./choice";

const table = (id: string, more: Partial<OpenTable>): OpenTable => ({
  id,
  game: "oath",
  name: id,
  host: "Anna",
  setup: {},
  chairs: [],
  pace: 0,
  clock: null,
  locked: false,
  lang: "",
  rated: false,
  near: false,
  fill_at: null,
  created: 0,
  ...more,
});
const ids = (tables: OpenTable[]) => tables.map(({ id }) => id);

test("nobody is offered to play alone, or with more than usual", () => {
  expect(seatChoices([{ seats: [1, 4], when: {} }])).toEqual([2, 3, 4]);
  expect(
    seatChoices([
      { seats: [2, 4], when: {} },
      { seats: [5, 5], when: { large: true } },
    ]),
  ).toEqual([2, 3, 4]);
});

test("news change the list that is there, and a whole list replaces it", () => {
  const [a, b, c] = [table("a", { created: 1 }), table("b", { created: 2 }), table("c", { created: 3 })];
  const news = (tables: OpenTable[], gone: string[], whole: boolean) =>
    ({ type: "open-tables", tables, gone, whole }) as const;
  expect(ids(told([b!, a!], news([c!], ["a"], false)))).toEqual(["c", "b"]);
  expect(told([a!], news([{ ...a!, name: "new" }], [], false))).toEqual([{ ...a!, name: "new" }]);
  expect(ids(told([b!, a!], news([c!], [], true)))).toEqual(["c"]);
});

test("a list is narrowed by game, pace and language; where any language is spoken, everybody is welcome", () => {
  const all = [
    table("a", { lang: "cs" }),
    table("b", { game: "north", pace: 3600 }),
    table("c", { lang: "en", pace: 86_400 }),
  ];
  expect(ids(shown(all, NO_FILTER))).toEqual(["a", "b", "c"]);
  expect(ids(shown(all, { ...NO_FILTER, game: "oath" }))).toEqual(["a", "c"]);
  expect(ids(shown(all, { ...NO_FILTER, pace: "live" }))).toEqual(["a"]);
  expect(ids(shown(all, { ...NO_FILTER, pace: "days" }))).toEqual(["b", "c"]);
  expect(ids(shown(all, { ...NO_FILTER, lang: "cs" }))).toEqual(["a", "b"]);
});
