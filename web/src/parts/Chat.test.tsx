// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, test } from "vitest";
import { lang } from "../app/settings";
import type { Socket } from "../net/socket";
import { info, state } from "../table/samples";
import { TableContext, TableStore } from "../table/store";
import { Catalogue } from "../text/catalogue";
import { GameContext, putTexts } from "../text/texts";
import type { ClientMessage, TableInfo } from "../wire";
import { Chat } from "./Chat";

const WORDS = `
web-chat = Words
web-chat-say = Say
chat-seats = Only players write.
chat-muted = You are muted.
chat-too-fast = Too fast.
order-unmuted-you = You may write.
order-about-line = About this line
toy-because-luck = I trust my luck.
`;

let root: HTMLElement;
let table: TableStore;
let sent: (ClientMessage & { nonce?: string })[];
const field = () => root.querySelector<HTMLInputElement>("input");
const quiet = () => root.querySelector("[data-part=chat-quiet]")?.textContent;
const show = (more: Partial<TableInfo>) => act(() => table.hear({ type: "presence", table: "t", info: info(more) }));

beforeEach(() => {
  sessionStorage.clear();
  lang.value = "en";
  putTexts("en", "toy", new Catalogue("en", [WORDS]));
  root = document.createElement("div");
  document.body.replaceChildren(root);
  sent = [];
  table = new TableStore("t");
  table.connect({
    watch: () => () => {},
    send: (message: never) => sent.push(message),
    done: () => {},
  } as unknown as Socket);
  table.apply(state(1, []));
  act(() =>
    render(
      <GameContext.Provider value="toy">
        <TableContext.Provider value={table}>
          <Chat />
        </TableContext.Provider>
      </GameContext.Provider>,
      root,
    ),
  );
});

test("a bot says its reason in the reader's words, and nobody can complain about it", () => {
  const line = {
    type: "said",
    table: "t",
    seat: 1,
    name: "Regent",
    text: "",
    at: 5,
    number: 3,
    who: "",
    mark: "",
  } as const;
  act(() => table.hear({ ...line, remark: { id: "toy-because-luck", args: {} } }));
  expect(root.querySelector("li")?.textContent).toContain("Regent");
  expect(root.querySelector("li")?.textContent).toContain("I trust my luck.");
  expect(root.querySelector("li button")).toBeNull();
});

test("words that could not be said are in the field again", () => {
  field()!.value = "Hello there";
  act(() => {
    field()!.form!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  });
  expect(field()!.value).toBe("");
  act(() => table.hear({ type: "error", id: "chat-too-fast", args: {}, rule: "", nonce: sent[0]!.nonce! }));
  expect(field()!.value).toBe("Hello there");
});

test("whoever may not write reads why, and finds what they had written when they may again", () => {
  field()!.value = "Hello";
  field()!.dispatchEvent(new Event("input", { bubbles: true }));
  show({ chat: "muted" });
  expect([quiet(), field()]).toEqual(["You are muted.", null]);
  show({ chat: "seats" });
  expect(quiet()).toBe("Only players write.");
  show({ chat: "free" });
  expect(field()!.value).toBe("Hello");
});

test("names of others open what can be done about their line, one's own does not", () => {
  act(() => {
    const said = { type: "said", table: "t", mark: "", remark: null } as const;
    table.hear({ ...said, seat: 0, name: "Anna", text: "Mine", at: 1, number: 1, who: "a" });
    table.hear({ ...said, seat: 1, name: "Tomáš", text: "His", at: 2, number: 2, who: "t" });
  });
  expect([...root.querySelectorAll("li button")].map((each) => each.textContent)).toEqual(["Tomáš"]);
});
