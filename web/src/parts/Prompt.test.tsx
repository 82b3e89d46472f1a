// @vitest-environment happy-dom
// Choosing none, keys of their own, and who is waited for.
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { until } from "../../build/until";
import { lang, letters, touch } from "../app/settings";
import { lookOf } from "../games";
import type { Socket } from "../net/socket";
import { noteFocus, press } from "../table/keys";
import { info, option, question, state } from "../table/samples";
import { TableContext, TableStore } from "../table/store";
import { Catalogue } from "../text/catalogue";
import { GameContext, putTexts } from "../text/texts";
import type { Answer, Choice, ClientMessage, Question } from "../wire";
import { Prompt } from "./Prompt";

const WORDS = `
what = Which of them?
trash = Trash two cards.
    .do = { $count ->
        [1] Trash { $things }
       *[other] Trash { $count } cards
    }
warned = Something would be lost.
then = three are left
web-doubt-again = Once more if you mean it.
web-confirm = Confirm
web-confirm-nothing = Choose none
web-confirm-nothing-sure = Really none?
web-choose-one = Choose 1 of { $count }
web-waiting = One moment
web-waiting-for = Waiting for { $names }
`;

let sent: ClientMessage[];
let root: HTMLElement;
let table: TableStore;

const answers = () => sent.filter((message): message is Answer => message.type === "answer");
const confirm = () => root.querySelector<HTMLButtonElement>('[data-part="confirm"]')!;
const keyOn = (key: string) => root.querySelector(`[data-option="${key}"] kbd`)?.textContent ?? "";

/** A key as the browser hears it: on what has the focus, and a focused button is pressed by Enter. */
function type(key: string, repeat = false): void {
  act(() => {
    const event = new KeyboardEvent("keydown", { key, repeat, bubbles: true, cancelable: true });
    const focused = document.activeElement ?? document.body;
    focused.dispatchEvent(event);
    if (press(table, event) || event.defaultPrevented) return;
    if (key === "Enter" && focused instanceof HTMLButtonElement) focused.click();
  });
}

function show(game: string, asks: Question[], more: Parameters<typeof state>[2] = {}): void {
  putTexts("en", game, new Catalogue("en", [WORDS]));
  table.apply({ ...state(1, asks, more), info: info({ game }) });
  act(() =>
    render(
      <GameContext.Provider value={game}>
        <TableContext.Provider value={table}>
          <Prompt />
        </TableContext.Provider>
      </GameContext.Provider>,
      root,
    ),
  );
}

beforeEach(() => {
  lang.value = "en";
  letters.value = "on";
  touch.value = false;
  sent = [];
  root = document.createElement("div");
  document.body.replaceChildren(root);
  table = new TableStore("t");
  table.connect({
    watch: () => () => {},
    send: (message: ClientMessage) => sent.push(message),
    done: () => {},
  } as unknown as Socket);
});

afterEach(() => act(() => render(null, root)));

describe("a question that allows none", () => {
  const some = [option("keep:a"), option("keep:b")];
  beforeEach(() => show("toy", [question("q", some, { least: 0, most: 2 })]));

  test("does not offer it first: Enter asks once more, a second Enter sends it", () => {
    expect(confirm().dataset.state).toBe("none");
    expect(confirm().classList).not.toContain("go");
    type("Enter");
    expect(answers()).toEqual([]);
    expect(confirm().textContent).toContain("Really none?");
    expect(document.activeElement).toBe(confirm());
    type("Enter", true);
    expect(answers()).toEqual([]);
    type("Enter");
    expect(answers().map(({ keys }) => keys)).toEqual([[]]);
  });

  test("asks once more even where its button still has the focus of the question before", () => {
    confirm().focus();
    type("Enter");
    expect(answers()).toEqual([]);
    expect(confirm().dataset.state).toBe("unsure");
  });

  test("is sure no longer after a pick, Esc, or when one goes elsewhere", () => {
    for (const turn of [() => type("1"), () => type("Escape"), () => act(() => confirm().blur())]) {
      type("Enter");
      expect(table.doubted.value).toBe("");
      turn();
      expect(table.doubted.value).toBe(null);
      act(() => table.clear());
    }
    expect(answers()).toEqual([]);
  });

  test("takes one click of the mouse", () => {
    act(() => {
      confirm().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    });
    expect(answers().map(({ keys }) => keys)).toEqual([[]]);
  });

  test("offers what is picked, and one Enter sends that", () => {
    type("1");
    expect(confirm().dataset.state).toBe("ready");
    expect(confirm().classList).toContain("go");
    type("Enter");
    expect(answers().map(({ keys }) => keys)).toEqual([["keep:a"]]);
  });
});

describe("the key of an option", () => {
  const buys: Choice[] = Array.from({ length: 11 }, (_, i) => option(`buy:${i}`));
  const asked = () => question("q", [option("treasures"), ...buys, option("end-turn")]);
  beforeEach(() => until(() => expect(lookOf("dominion").keys).toBeDefined()));

  test("is a letter that stays, for what ends a turn; digits are the others'", () => {
    show("dominion", [asked()]);
    expect(table.key(asked().options[0]!)).toBe("");
    const [treasures, first, ...rest] = table.ask.value!.options;
    expect(table.key(treasures!)).toBe("T");
    expect(table.key(first!)).toBe("1");
    expect(table.key(rest.at(-1)!)).toBe("E");
    type("e");
    expect(answers().map(({ keys }) => keys)).toEqual([["end-turn"]]);
  });

  test("is a digit where letters are switched off", () => {
    letters.value = "off";
    show("dominion", [question("q", [option("buy:1"), option("end-turn")])]);
    expect(keyOn("end-turn")).toBe("2");
    type("2");
    expect(answers().map(({ keys }) => keys)).toEqual([["end-turn"]]);
  });

  test("is shown on its button, but not to who plays by finger", () => {
    show("dominion", [question("q", [option("buy:1"), option("end-turn")])]);
    expect(keyOn("buy:1")).toBe("1");
    expect(keyOn("end-turn")).toBe("E");
    act(() => {
      touch.value = true;
    });
    expect(root.querySelector("kbd")).toBeNull();
  });
});

describe("without a question", () => {
  const waiting = (asked: number[]) => {
    const { view } = state(1, []);
    show("toy", [], { view: { ...view, asked } });
    return root.querySelector('[data-part="question"]')!.textContent!;
  };

  test("it says who is waited for", () => {
    expect(waiting([1])).toContain("Waiting for Tomáš");
  });

  test("it never says so to a player who is asked himself", () => {
    expect(waiting([0, 1])).toContain("One moment");
    expect(waiting([0, 1])).not.toContain("Waiting for");
  });
});

describe("the golden button", () => {
  const end = option("end");
  const play = option("play");

  test("says what follows, has Enter, and is there even where a thing on the table stands for it", () => {
    const outlook = { play: { id: "then", args: {} } };
    show("plain", [question("a", [play, end], { primary: "play", outlook })]);
    const golden = root.querySelector('[data-part="primary"]')!;
    expect(golden.getAttribute("data-option")).toBe("play");
    expect(golden.getAttribute("aria-keyshortcuts")).toContain("Enter");
    expect(golden.querySelector('[data-part="outlook"]')?.textContent).toBe("three are left");
    type("Enter");
    expect(answers()[0]?.keys).toEqual(["play"]);
  });

  test("is the list where nothing is offered first, and Enter twice answers nothing", () => {
    show("plain", [question("a", [play, end])]);
    const choose = root.querySelector('[data-part="choose"]')!;
    expect(choose.getAttribute("aria-keyshortcuts")).toBe("Enter l");
    expect(choose.textContent).toContain("Choose 1 of 2");
    expect(root.querySelector('[data-part="primary"]')).toBeNull();
    type("Enter");
    expect(table.listOpen.value).toBe(true);
    expect(root.querySelector("dialog [data-option]")).not.toBeNull();
    expect(root.querySelector("dialog [data-first]")).toBeNull();
    type("Enter");
    expect(answers()).toEqual([]);
    type("ArrowDown");
    expect(document.activeElement?.getAttribute("data-option")).toBe("play");
  });

  test("is one alone, whatever is asked", () => {
    const onEnter = () => root.querySelectorAll('[aria-keyshortcuts~="Enter"]').length;
    show("plain", [question("a", [play, end])]);
    expect(onEnter()).toBe(1);
    show("plain", [question("b", [play, end], { primary: "play" })]);
    expect(onEnter()).toBe(1);
    show("plain", [question("c", [play, end], { least: 0, most: 2 })]);
    expect(onEnter()).toBe(1);
  });

  test("has Enter while something that was clicked has kept the focus, not while one went there by key", () => {
    show("plain", [question("a", [play, end], { primary: "play" })]);
    const pile = document.createElement("button");
    root.append(pile);
    pile.focus();
    const matches = pile.matches.bind(pile);
    let visible = true;
    vi.spyOn(pile, "matches").mockImplementation((what: string) =>
      what === ":focus-visible" ? visible : matches(what),
    );
    noteFocus({ target: pile });
    type("Enter");
    expect(answers()).toEqual([]);
    visible = false;
    noteFocus({ target: pile });
    visible = true; // as browsers have it at every key after a click
    type("Enter");
    expect(answers()[0]?.keys).toEqual(["play"]);
  });

  test("of several picks names the deed and their number", () => {
    const cards = [option("estate", "hand", "estate", 2), option("curse")];
    show("plain", [question("a", cards, { what: { id: "trash", args: {} }, least: 2, most: 2 })]);
    expect(confirm().textContent).toContain("Confirm");
    act(() => table.choose(cards[1]!));
    expect(confirm().textContent).toContain("Trash curse");
    act(() => table.choose(cards[0]!));
    expect(confirm().textContent).toContain("Trash 2 cards");
  });

  test("asks once more before something is given away; a double click is one press", () => {
    show("plain", [question("a", [play, end], { warnings: { end: { id: "warned", args: {} } } })]);
    const button = root.querySelector<HTMLButtonElement>('[data-option="end"]')!;
    const click = (detail: number) =>
      act(() => void button.dispatchEvent(new MouseEvent("click", { detail, bubbles: true })));
    click(1);
    expect(root.querySelector('[data-part="doubt"]')?.textContent).toContain("Something would be lost.");
    click(2);
    expect(answers()).toEqual([]);
    click(1);
    expect(answers()[0]?.keys).toEqual(["end"]);
  });

  test("what the list gave and is asked once more stands at the question, since the list is closed by then", () => {
    const many = Array.from({ length: 8 }, (_, n) => option(`use${n}`));
    show("plain", [question("a", [...many, end], { warnings: { end: { id: "warned", args: {} } } })]);
    expect(root.querySelector('[data-option="end"]')).toBeNull();
    act(() => table.choose(end));
    act(() => root.querySelector<HTMLButtonElement>('[data-option="end"]')!.click());
    expect(answers()[0]?.keys).toEqual(["end"]);
  });
});
