// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import { until } from "../../build/until";
import { lang } from "../app/settings";
import { question, state, tableEvent } from "../table/samples";
import { TableContext, TableStore } from "../table/store";
import { Catalogue } from "../text/catalogue";
import { GameContext, putTexts } from "../text/texts";
import { GameLog } from "./GameLog";
import { forget, opened } from "./looking";

const WORDS = `
card-gold = Gold
took = { $name } took a { CARD("gold") }
toy-log-turn = Turn
web-log = Log
web-log-turn = Turn of { $name }
web-log-earlier = Earlier
`;

const HEIGHT = 900;

let root: HTMLElement;
let table: TableStore;
const list = () => root.querySelector<HTMLElement>("ol")!;
const names = () => [...root.querySelectorAll<HTMLElement>("[data-named]")];
/** What Tab stops at. */
const stops = () => [...root.querySelectorAll<HTMLElement>("ol, [data-named]")].filter((one) => one.tabIndex === 0);
const type = (key: string) =>
  act(() => {
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });

/** Speaks as soon as something is laid out, as a browser does. */
class Observer {
  constructor(private readonly tell: () => void) {}
  observe(): void {
    this.tell();
  }
  disconnect(): void {}
}

beforeEach(() => {
  forget();
  vi.stubGlobal("ResizeObserver", Observer);
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(HEIGHT);
  lang.value = "en";
  putTexts("en", "toy", new Catalogue("en", [WORDS]));
  root = document.createElement("div");
  document.body.replaceChildren(root);
  table = new TableStore("t");
  const took = () => tableEvent("took", 1, ["gold"]);
  table.apply(
    state(1, [question("a", [])], { events: [took(), took(), took(), tableEvent("toy-log-turn", 0)] as never }),
  );
  act(() =>
    render(
      <GameContext.Provider value="toy">
        <TableContext.Provider value={table}>
          <GameLog />
        </TableContext.Provider>
      </GameContext.Provider>,
      root,
    ),
  );
});

test("the log is one stop of Tab, from wherever in it one is", () => {
  expect(names()).toHaveLength(3);
  expect(stops()).toEqual([list()]);
  act(() => names()[1]!.focus());
  expect(stops()).toEqual([names()[1]]);
  act(() => names()[1]!.blur());
  expect(stops()).toEqual([list()]);
});

test("arrows move among the names, from the newest on", () => {
  act(() => list().focus());
  const walked = ["ArrowUp", "ArrowUp", "ArrowDown", "ArrowDown", "Home", "ArrowLeft", "End"].map((key) => {
    type(key);
    return names().indexOf(document.activeElement as HTMLElement);
  });
  expect(walked).toEqual([2, 1, 2, 2, 0, 0, 2]);
});

test("who wants to read further back gets older lines", async () => {
  const older = () => [...root.querySelectorAll("button")].find((button) => button.textContent === "Earlier");
  expect(older()).toBeUndefined();
  act(() => table.apply(state(2, [], { first: 2, events: [tableEvent("took", 1, ["gold"])] as never })));
  expect(names()).toHaveLength(1);
  const page = { first: 0, events: [tableEvent("took", 0, ["gold"]), tableEvent("took", 1, ["gold"])] };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(page)));
  list().scrollTop = 100;
  await act(async () => older()!.click());
  await until(() => expect(names()).toHaveLength(3));
  expect(older()).toBeUndefined();
  expect(list().scrollTop).toBe(100); // and stays where they read
});

test("a name opens its card", () => {
  act(() => names()[0]!.click());
  expect(opened.value).toEqual({ game: "toy", face: "gold" });
});

test("the header of a turn that has just begun is scrolled to", () => {
  expect(list().lastElementChild!.textContent).toContain("Turn of Anna");
  expect(list().scrollTop).toBe(HEIGHT);
});

test("before the first step of a replay the log begins at its beginning", () => {
  const events = table.events.value;
  list().scrollTop = 100;
  act(() =>
    render(
      <GameContext.Provider value="toy">
        <TableContext.Provider value={table}>
          <GameLog events={events} future={events.length} />
        </TableContext.Provider>
      </GameContext.Provider>,
      root,
    ),
  );
  expect(list().scrollTop).toBe(0);
});
