import { expect, test } from "vitest";
import { Catalogue } from "../../text/catalogue";
import { chosen, filterOf, queryOf, valuesOf } from "./choose";

const texts = new Catalogue("cs", [
  "card-moat = Hradní příkop\n    .text = Vezmi 2 karty.\ncard-copper = Měďák\n    .text = Platí za 1 minci.\ncard-nobles = Šlechtici\n    .text = Zvol karty, nebo akce.\ncard-cellar = Čajovna\n    .text = Odlož karty.\n",
]);
const faces = [
  { id: "copper", set: "basic", cost: 0, kinds: ["treasure"] },
  { id: "moat", set: "base", cost: 2, kinds: ["action", "reaction"] },
  { id: "nobles", set: "intrigue", cost: 6, kinds: ["action", "victory"] },
  { id: "cellar", set: "base", cost: 2, kinds: ["action"] },
];
const ids = (query: string) => chosen(faces, filterOf(new URLSearchParams(query)), texts).map((face) => face.id);

test("cheap cards come first, equal ones by their Czech name", () => {
  expect(ids("")).toEqual(["copper", "cellar", "moat", "nobles"]);
});

test("Czech letters have their place in the alphabet", () => {
  expect(ids("sort=name")).toEqual(["cellar", "moat", "copper", "nobles"]);
});

test("by box, in the order of the boxes", () => {
  expect(ids("sort=set")).toEqual(["copper", "cellar", "moat", "nobles"]);
});

test("names and texts are searched without accents", () => {
  expect(ids("q=prikop")).toEqual(["moat"]);
  expect(ids("q=MINCI")).toEqual(["copper"]);
});

test("filters are all kept at once", () => {
  expect(ids("kind=action&set=base")).toEqual(["cellar", "moat"]);
  expect(ids("kind=victory&cost=2")).toEqual([]);
  expect(ids("cost=0")).toEqual(["copper"]);
});

test("an address says what is wished and nothing else", () => {
  expect(queryOf(filterOf(new URLSearchParams("")))).toBe("");
  expect(queryOf(filterOf(new URLSearchParams("q=most&sort=name&kind=action")))).toBe("?q=most&kind=action&sort=name");
  expect(filterOf(new URLSearchParams("sort=colour")).order).toBe("cost");
});

test("filters offer what there is", () => {
  expect(valuesOf(faces)).toEqual({
    sets: ["basic", "base", "intrigue"],
    kinds: ["treasure", "action", "reaction", "victory"],
    costs: [0, 2, 6],
  });
});
