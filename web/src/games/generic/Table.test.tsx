// @vitest-environment happy-dom
import { render } from "preact";
import { beforeEach, expect, test } from "vitest";
import { lang } from "../../app/settings";
import type { Socket } from "../../net/socket";
import { option, question, state, tableEvent, zone } from "../../table/samples";
import { TableContext, TableStore } from "../../table/store";
import { Catalogue } from "../../text/catalogue";
import { GameContext, putTexts } from "../../text/texts";
import type { ClientMessage } from "../../wire";
import { putFaces } from "..";
import GenericTable, { lastMoves, others, shapeOf } from "./Table";

const WORDS = `
game-toy = Toy
what = Which card?
play-copper = Play a Copper
end = Stop
card-copper = Copper
card-estate = Estate
card-gold = Gold
toy-zone-hand = Hand
toy-zone-won = Won
toy-track-coins = Coins
`;

let sent: ClientMessage[];
let root: HTMLElement;
let table: TableStore;
const tick = () => new Promise((done) => setTimeout(done, 20));
const labels = (selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute("aria-label"));

beforeEach(async () => {
  lang.value = "en";
  putTexts("en", "toy", new Catalogue("en", [WORDS]));
  putFaces("toy", []);
  sent = [];
  root = document.createElement("div");
  document.body.replaceChildren(root);
  table = new TableStore("t");
  table.connect({
    watch: () => () => {},
    send: (m: ClientMessage) => sent.push(m),
    done: () => {},
  } as unknown as Socket);
  const play = option("play-copper", "hand", "copper");
  table.apply(state(1, [question("a", [play, option("end")])], { events: [tableEvent("x", 1, ["gold"])] as never }));
  render(
    <GameContext.Provider value="toy">
      <TableContext.Provider value={table}>
        <GenericTable />
      </TableContext.Provider>
    </GameContext.Provider>,
    root,
  );
  await tick();
});

test("a game without code of its own is drawn whole: seats, zones, counters, question", () => {
  expect(root.querySelector('[data-part="question"]')?.textContent).toContain("Which card?");
  expect(labels('[data-part="hand"] [data-part="card"]')).toEqual(["Copper", "Copper", "Estate"]);
  expect(root.textContent).toContain("Tomáš");
  expect(root.querySelector('[data-part="pile"] [data-part="count"]')?.textContent).toBe("30");
  expect(root.querySelector('[data-part="track"]')?.textContent).toBe("2Coins");
  expect(root.querySelectorAll('[data-part="fan"] [data-part="back"]')).toHaveLength(5);
});

test("only what an option touches is lit; the rest of the options are buttons", () => {
  expect(labels('[data-part="card"][data-light="can"]')).toEqual(["Copper", "Copper"]);
  const words = [...root.querySelectorAll('[data-part="answers"] [data-part="label"]')];
  expect(words.map((label) => label.textContent)).toContain("Stop");
});

test("a click on a lit card answers", async () => {
  root.querySelector<HTMLElement>('[data-part="hand"] [data-options~="play-copper"]')!.click();
  expect(sent).toMatchObject([{ type: "answer", ask: "a", keys: ["play-copper"] }]);
});

test("the list holds every option and is enough to answer", async () => {
  table.listOpen.value = true;
  await tick();
  const rows = [...root.querySelectorAll<HTMLElement>('[data-part="option-list"] [data-option]')];
  expect(rows.map((row) => row.textContent)).toEqual(["1Play a Copper", "2Stop"]);
  rows[1]!.click();
  expect(sent).toMatchObject([{ keys: ["end"] }]);
});

test("without a question it says who is waited for, and the end shows the result", async () => {
  table.apply(state(2, [], {}, { asked: [1] }));
  await tick();
  expect(root.querySelector('[data-part="prompt"][data-state="idle"]')).not.toBeNull();
  const result = {
    scores: [3, 2],
    ranks: [1, 2],
    winners: [0],
    ending: { id: "end", args: {} },
    breakdown: [{ cards: 3 }, {}],
  };
  table.apply(state(3, [], { result: result as never }, { over: true, asked: [] }));
  await tick();
  const scores = [...root.querySelectorAll('[data-part="scores"] [data-part="points"]')];
  expect(scores.map((points) => points.firstChild?.textContent)).toEqual(["3", "2"]);
});

test("seats follow in turn order from one's own", () => {
  const seats = [0, 1, 2, 3].map((seat) => ({ seat, name: "" }));
  const view = (seat: number | null) => ({ seat, seats }) as never;
  expect(others(view(2))).toEqual([3, 0, 1]);
  expect(others(view(null))).toEqual([0, 1, 2, 3]);
});

test("a zone's shape follows from what is seen of it", () => {
  expect(shapeOf(zone("pile:gold", null, ["gold"], 30))).toBe("pile");
  expect(shapeOf(zone("hand:1", 1, [], 5))).toBe("fan");
  expect(shapeOf(zone("deck:1", 1, [], 5))).toBe("stack");
  expect(shapeOf(zone("discard:1", 1, ["gold"], 5))).toBe("stack");
  expect(shapeOf(zone("won:1", 1, ["gold"]))).toBe("row");
  expect(shapeOf(zone("aside:1", 1, []))).toBe("nothing");
});

test("the last moves are those of one kind that were seen", () => {
  const events = [
    tableEvent("deal", 0, ["gold"]),
    tableEvent("play", 0, ["copper"]),
    tableEvent("play", 1, ["estate"]),
  ];
  expect(lastMoves(events, 4).map((event) => event.seat)).toEqual([0, 1]);
  expect(lastMoves([...events, tableEvent("note")], 4)).toHaveLength(2);
});
