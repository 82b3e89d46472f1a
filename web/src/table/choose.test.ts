import { describe, expect, test } from "vitest";
import type { Choice, Question } from "../wire";
import { add, ceiling, keysOf, type Pick, ready, remove, single, toggle } from "./choose";
import { NO_PROSPECTS } from "./samples";

const option = (key: string, most = 1): Choice => ({ key, text: { id: key, args: {} }, refs: [], most });

function ask(options: Choice[], least = 1, most = 1, ordered = false): Question {
  return { id: "1", seat: 0, what: { id: "what", args: {} }, options, least, most, ordered, rule: "", ...NO_PROSPECTS };
}

const gold = option("discard:gold");
const copper = option("discard:copper", 3);
const estate = option("discard:estate");

describe("one of several", () => {
  const question = ask([gold, copper, estate]);

  test("a click is the whole answer", () => {
    expect(single(question)).toBe(true);
    expect(toggle(question, [], gold, "#1")).toEqual({ picks: [{ key: gold.key, at: "#1" }], done: true, full: false });
  });

  test("one that may be left out waits for the word", () => {
    const may = ask([gold, estate], 0, 1);
    expect(ready(may, [])).toBe(true);
    const first = toggle(may, [], gold);
    expect(first.done).toBe(false);
    expect(toggle(may, first.picks, estate).picks).toEqual([{ key: estate.key }]);
    expect(toggle(may, first.picks, gold).picks).toEqual([]);
  });
});

describe("several at once", () => {
  const question = ask([gold, copper, estate], 2, 2);

  test("two of three equal cards are two picks of one option", () => {
    let picks: Pick[] = toggle(question, [], copper, "#2").picks;
    expect(ready(question, picks)).toBe(false);
    picks = toggle(question, picks, copper, "#3").picks;
    expect(ready(question, picks)).toBe(true);
    expect(keysOf(question, picks)).toEqual(["discard:copper", "discard:copper"]);
  });

  test("clicking a chosen card takes just that one back", () => {
    const picks = [
      { key: copper.key, at: "#2" },
      { key: copper.key, at: "#3" },
    ];
    expect(toggle(question, picks, copper, "#2").picks).toEqual([{ key: copper.key, at: "#3" }]);
  });

  test("when all are chosen, another click changes nothing and says so", () => {
    const picks = [{ key: gold.key }, { key: estate.key }];
    expect(toggle(question, picks, copper, "#2")).toEqual({ picks, done: false, full: true });
  });

  test("answers go in the order of the options", () => {
    expect(keysOf(question, [{ key: estate.key }, { key: gold.key }])).toEqual([gold.key, estate.key]);
  });

  test("no more can be asked for than there is", () => {
    expect(ceiling(ask([gold, copper], 0, 9))).toBe(4);
  });

  test("one less of an option", () => {
    expect(remove(question, [{ key: copper.key }, { key: copper.key }], copper).picks).toHaveLength(1);
    expect(remove(question, [], copper).picks).toEqual([]);
  });

  test("an option is picked no more often than it allows", () => {
    const wide = ask([gold, copper], 0, 5);
    expect(add(wide, [{ key: gold.key }], gold).full).toBe(true);
    expect(toggle(wide, [{ key: gold.key, at: "#1" }], gold, "#9").picks).toEqual([{ key: gold.key, at: "#9" }]);
  });
});

test("where the order matters the answer keeps it", () => {
  const question = ask([gold, estate, copper], 2, 3, true);
  expect(keysOf(question, [{ key: estate.key }, { key: gold.key }])).toEqual([estate.key, gold.key]);
});
