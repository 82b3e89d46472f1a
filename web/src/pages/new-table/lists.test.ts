// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { removeList, savedLists, saveList } from "./lists";

beforeEach(() => localStorage.clear());

test("lists are kept by game and item, the latest first, one of each name", () => {
  saveList("dominion", "kingdom", { name: "Quiet", words: ["cellar", "village"] });
  saveList("dominion", "kingdom", { name: "Wild", words: ["witch"] });
  saveList("dominion", "kingdom", { name: "Quiet", words: ["market"] });
  expect(savedLists("dominion", "kingdom")).toEqual([
    { name: "Quiet", words: ["market"] },
    { name: "Wild", words: ["witch"] },
  ]);
  expect(savedLists("dominion", "other")).toEqual([]);
  removeList("dominion", "kingdom", "Quiet");
  expect(savedLists("dominion", "kingdom").map(({ name }) => name)).toEqual(["Wild"]);
});

test("what somebody else has put there is no list", () => {
  localStorage.setItem("kronika-lists-dominion-kingdom", '[{"name": 3}, {"name": "x", "words": [1]}, null]');
  expect(savedLists("dominion", "kingdom")).toEqual([]);
  localStorage.setItem("kronika-lists-dominion-kingdom", "{");
  expect(savedLists("dominion", "kingdom")).toEqual([]);
});
