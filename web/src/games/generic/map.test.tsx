// @vitest-environment happy-dom
// The generic table where zones lie in regions: places, cards known by their backs, refusals, counts.
import { render } from "preact";
import { beforeEach, expect, test } from "vitest";
import { lang } from "../../app/settings";
import type { Socket } from "../../net/socket";
import { option, question, state } from "../../table/samples";
import { TableContext, TableStore } from "../../table/store";
import type { Zone } from "../../table/view";
import { Catalogue } from "../../text/catalogue";
import { GameContext, putTexts } from "../../text/texts";
import type { Choice, ClientMessage } from "../../wire";
import { putFaces } from "..";
import GenericTable, { shapeOf } from "./Table";

const WORDS = `
game-toy = Toy
what = Where?
lose = Lose one
go = Go
why = The road is closed.
held = Held by { $player }
title = The war
line = { $player } attacks.
card-hill = The Hill
card-guard = Guard
type-spy = Spy
web-card-down = Facedown: { $kind }
web-card-turned = facedown
web-not-now = Not now: { $why }
toy-region-north = The North
toy-zone-deck = Deck
toy-zone-spot = Unknown place
toy-track-coins = Coins
`;

const text = (id: string, args = {}) => ({ id, args });
const ZONES = [
  {
    id: "spot:0",
    owner: null,
    kind: "spot",
    count: 1,
    region: "north",
    name: "hill",
    cards: [{ face: "guard", coins: 2 }],
    notes: [text("held", { player: 1 })],
  },
  { id: "spot:1", owner: null, kind: "spot", count: 0, region: "north", cards: [] },
  { id: "deck", owner: null, kind: "deck", cards: [], top: "spy", ref: "deck:all" },
  { id: "held:1", owner: 1, kind: "held", count: 1, cards: [{ back: "spy", down: true, ref: "held-by:1.0" }] },
] as unknown as Zone[];
const SHOWN = {
  zones: ZONES,
  tokens: [{ id: "pawn:1", kind: "pawn", owner: 1, on: "spot:0" }],
  notices: [{ id: "war", title: text("title"), lines: [text("line", { player: 1 })], live: true }],
};

let sent: ClientMessage[];
let root: HTMLElement;
let table: TableStore;
const tick = () => new Promise((done) => setTimeout(done, 20));

async function ask(options: Choice[], more = {}, rest = {}) {
  table.apply(state(2, [question("b", options, more)], rest, SHOWN));
  await tick();
}

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
  table.apply(state(1, [], {}, SHOWN));
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

test("places lie in their region, called by the card they are, with what holds of them and what stands there", () => {
  const region = root.querySelector('[data-region="north"]')!;
  expect(region.querySelector("h2")?.textContent).toBe("The North");
  const hill = region.querySelector("[data-spot='spot:0']")!;
  expect(hill.querySelector('[data-part="card-line"] [data-part="name"]')?.textContent).toBe("The Hill");
  expect(hill.querySelector('[data-part="notes"]')?.textContent).toBe("Held by Tomáš");
  expect(hill.querySelector('[data-part="token"]')?.getAttribute("data-tip")).toBe("pawn, Tomáš");
  expect(hill.querySelector('[data-part="lines"] [data-part="name"]')?.textContent).toBe("Guard");
  expect(region.querySelector("[data-spot='spot:1'] [data-part='card-line']")?.textContent).toBe(
    "Facedown: Unknown place",
  );
});

test("a deck whose size is secret shows no number, a card known by its back no name", () => {
  const deck = root.querySelector("[data-zone=deck]")!;
  expect(deck.textContent).toBe("");
  expect(deck.getAttribute("aria-label")).toBe("Deck: Spy");
  expect(root.querySelector('[data-part="held"] [data-part="card-line"]')?.getAttribute("aria-label")).toBe(
    "Facedown: Spy",
  );
  expect(root.textContent).not.toContain("undefined");
  expect(shapeOf(table.view.value!.zones[2]!)).toBe("stack");
});

test("what is under way is told in sentences", () => {
  expect(root.querySelector('[data-notice="war"][data-on]')?.textContent).toBe("The warTomáš attacks.");
});

test("a card known by its back can be chosen by its place", async () => {
  await ask([option("go", "held-by", "1.0"), option("lose")]);
  root.querySelector<HTMLElement>('[data-part="held"] [data-options~="go"]')!.click();
  expect(sent).toMatchObject([{ keys: ["go"] }]);
});

test("an option that may be picked several times is counted up and down before it is confirmed", async () => {
  await ask([option("lose", "", "", 3), option("go")], { least: 2, most: 3 });
  const [less, more] = root.querySelectorAll<HTMLButtonElement>('[data-part="stepper"] [data-part="steps"] button');
  expect(less!.disabled).toBe(true);
  for (const button of [more!, more!, more!, less!]) {
    button.click();
    await tick();
  }
  expect(root.querySelector('[data-part="stepper"] output')?.textContent).toBe("2/3");
  root.querySelector<HTMLElement>('[data-part="answers"] [aria-keyshortcuts="Enter"]')!.click();
  expect(sent).toMatchObject([{ keys: ["lose", "lose"] }]);
});

test("what is refused stands among the options and says why", async () => {
  const no = { key: "visit:0", reason: text("why"), rule: "1.2", refs: [{ kind: "spot", id: "0" }] };
  await ask([option("go")], {}, { refused: [no] });
  const button = root.querySelector('[data-refused="visit:0"]')!;
  expect(button.textContent).toBe("The Hill");
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(button.getAttribute("aria-description")).toBe("Not now: The road is closed.");
});
