// @vitest-environment happy-dom
// The window of the result: points are counted up line by line, unless somebody skips it or wants no motion.
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { lang, motion } from "../app/settings";
import { lookOf } from "../games";
import type { Socket } from "../net/socket";
import { Catalogue } from "../text/catalogue";
import { GameContext, putTexts } from "../text/texts";
import { GameOver, OverPrompt } from "./GameOver";
import { info, state } from "./samples";
import { TableContext, TableStore } from "./store";

const WORDS = `
web-result = Result
web-won = { $names } wins!
web-count-all = Show it all
over = It is over.
toy-sum-track = track
toy-sum-gold = gold
toy-sum-turns = turns
`;
const RESULT = {
  scores: [7, 9],
  ranks: [2, 1],
  winners: [1],
  ending: { id: "over", args: {} },
  breakdown: [
    { track: 5, gold: 2, turns: 4 },
    { track: 3, gold: 6, turns: 4 },
  ],
  counts: true,
};

let root: HTMLElement;
let table: TableStore;
let games = 0;

const all = (selector: string) =>
  [...root.querySelectorAll<HTMLElement>(selector)].map((found) => found.firstChild?.textContent?.trim());
const points = () => all("[data-part=points]");
const heading = () => root.querySelector("dialog h2")?.textContent;
const said = () => root.querySelector("[data-state=over] [data-part=question] b")?.textContent;
const facts = () => root.querySelectorAll("[data-fact]").length;

function show(): void {
  putTexts("en", "toy", new Catalogue("en", [WORDS]));
  table.apply({ ...state(1, [], { result: RESULT }, { over: true }), info: info({ status: "over" }) });
  table.resultOpen.value = true;
  act(() =>
    render(
      <GameContext.Provider value="toy">
        <TableContext.Provider value={table}>
          <OverPrompt />
          <GameOver />
        </TableContext.Provider>
      </GameContext.Provider>,
      root,
    ),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  lang.value = "en";
  motion.value = "auto";
  games += 1;
  lookOf("toy").sums = ["track", "gold"];
  root = document.createElement("div");
  document.body.replaceChildren(root);
  table = new TableStore(`t${games}`);
  table.connect({ watch: () => () => {}, send: () => {}, done: () => {} } as unknown as Socket);
});

afterEach(() => {
  act(() => render(null, root));
  delete lookOf("toy").sums;
  vi.useRealTimers();
});

const tick = () => act(() => void vi.advanceTimersToNextTimer());

describe("the points", () => {
  test("are counted line by line, and who has won is told at the end", () => {
    show();
    expect([points(), facts(), heading(), said()]).toEqual([["0", "0"], 0, "Result", "Result"]);
    tick();
    expect([points(), facts(), heading()]).toEqual([["5", "3"], 2, "Result"]);
    tick();
    expect([points(), facts(), heading(), said()]).toEqual([["9", "7"], 6, "Tomáš wins!", "Tomáš wins!"]);
  });

  test("can be had at once", () => {
    show();
    act(() => root.querySelector<HTMLElement>("[data-part=all-counted]")!.click());
    expect([points(), heading()]).toEqual([["9", "7"], "Tomáš wins!"]);
  });

  test("are counted only once", () => {
    show();
    act(() => root.querySelector<HTMLElement>("[data-part=all-counted]")!.click());
    act(() => {
      table.resultOpen.value = false;
    });
    expect(heading()).toBeUndefined();
    act(() => {
      table.resultOpen.value = true;
    });
    expect([points(), heading()]).toEqual([["9", "7"], "Tomáš wins!"]);
  });

  test("are there at once for who wants no motion", () => {
    motion.value = "off";
    show();
    expect([points(), heading()]).toEqual([["9", "7"], "Tomáš wins!"]);
  });
});
