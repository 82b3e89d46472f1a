// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { kept } from "../app/kept";
import { outdated } from "../app/outdated";
import type { Answer } from "../wire";
import { Socket } from "./socket";

class FakeSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor(readonly address = "") {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
}

beforeEach(() => {
  FakeSocket.all = [];
  outdated.value = false;
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const nothing = () => ({ epoch: 0, events: 0, seat: null });
const answer: Answer = { type: "answer", table: "t", ask: "a", keys: ["x"], nonce: "n1", seat: null };

test("after a lost line every table is taken up where it was left, and open answers are sent again", () => {
  const socket = new Socket("ws://here/ws");
  let events = 0;
  socket.watch("t", { known: () => ({ epoch: 3, events, seat: 1 }), hear: () => {} });
  FakeSocket.all[0]!.open();
  expect(FakeSocket.all[0]!.sent).toEqual([{ type: "watch", table: "t", epoch: 3, events: 0, seat: 1 }]);
  events = 7;
  socket.send(answer);
  FakeSocket.all[0]!.close();
  expect(socket.line.value).toBe("lost");
  vi.advanceTimersByTime(1000);
  FakeSocket.all[1]!.open();
  expect(socket.line.value).toBe("open");
  expect(FakeSocket.all[1]!.sent).toEqual([{ type: "watch", table: "t", epoch: 3, events: 7, seat: 1 }, answer]);
});

test("a line that looks open and leads nowhere is given up soon after a sleep or when the network has gone", () => {
  const socket = new Socket("ws://mine/ws");
  const mine = () => FakeSocket.all.filter(({ address }) => address === "ws://mine/ws"); // others hear of it too
  socket.watch("t", { known: nothing, hear: () => {} });
  const [first] = mine();
  first!.open();
  first!.close = () => {}; // the browser waits for a goodbye that never comes
  vi.advanceTimersByTime(1000);
  dispatchEvent(new Event("offline"));
  expect(first!.sent.at(-1)).toEqual({ type: "ping" });
  vi.advanceTimersByTime(9000);
  expect(socket.line.value).toBe("open");
  vi.advanceTimersByTime(1000);
  expect(socket.line.value).toBe("lost");
  vi.advanceTimersByTime(1000);
  const second = mine()[1]!;
  second.open();
  first!.onclose?.(); // at last; the new line is not touched by it
  expect(socket.line.value).toBe("open");
  vi.advanceTimersByTime(25_000);
  expect(second.sent.at(-1)).toEqual({ type: "ping" });
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(1000);
  second.onmessage?.({ data: '{"type":"pong"}' });
  vi.advanceTimersByTime(9000);
  expect(socket.line.value).toBe("open");
});

test("what the server has dealt with is not sent again", () => {
  const socket = new Socket("ws://here/ws");
  socket.watch("t", { known: nothing, hear: () => {} });
  FakeSocket.all[0]!.open();
  socket.send(answer);
  socket.done("n1");
  FakeSocket.all[0]!.close();
  vi.advanceTimersByTime(1000);
  FakeSocket.all[1]!.open();
  expect(FakeSocket.all[1]!.sent).toHaveLength(1);
});

test("it waits longer after each failure, but never very long", () => {
  const socket = new Socket("ws://here/ws");
  socket.watch("t", { known: nothing, hear: () => {} });
  const tries = () => FakeSocket.all.length;
  FakeSocket.all[0]!.close();
  vi.advanceTimersByTime(650);
  expect(tries()).toBe(2);
  FakeSocket.all[1]!.close();
  vi.advanceTimersByTime(650);
  expect(tries()).toBe(2);
  vi.advanceTimersByTime(650);
  expect(tries()).toBe(3);
  for (let i = 0; i < 10; i++) {
    FakeSocket.all.at(-1)!.close();
    vi.advanceTimersByTime(20_000);
  }
  expect(tries()).toBe(13);
});

test("who watches nothing any more closes the line for good", () => {
  const socket = new Socket("ws://here/ws");
  const leave = socket.watch("t", { known: nothing, hear: () => {} });
  FakeSocket.all[0]!.open();
  leave();
  vi.advanceTimersByTime(60_000);
  expect(socket.line.value).toBe("closed");
  expect(FakeSocket.all).toHaveLength(1);
});

test("a line that is only being opened is closed once it is open, or kept if it is needed again by then", () => {
  const socket = new Socket("ws://here/ws");
  const watch = () => socket.watch("t", { known: nothing, hear: () => {} });
  watch()();
  expect(FakeSocket.all[0]!.readyState).toBe(FakeSocket.CONNECTING);
  FakeSocket.all[0]!.open();
  expect(FakeSocket.all[0]!.sent).toEqual([]);
  expect(socket.line.value).toBe("closed");
  watch()();
  watch();
  FakeSocket.all[1]!.open();
  expect(socket.line.value).toBe("open");
  expect(FakeSocket.all).toHaveLength(2);
});

test("a message goes to who watches its table, an error to who sent it", () => {
  const socket = new Socket("ws://here/ws");
  const heard: string[] = [];
  socket.watch("a", { known: nothing, hear: (message) => heard.push(`a ${message.type}`) });
  socket.watch("b", { known: nothing, hear: (message) => heard.push(`b ${message.type}`) });
  FakeSocket.all[0]!.open();
  const say = (message: unknown) => FakeSocket.all[0]!.onmessage?.({ data: JSON.stringify(message) });
  say({ type: "said", table: "b", seat: 0, name: "A", text: "x", at: 1 });
  socket.send({ ...answer, table: "a" });
  say({ type: "error", id: "answer-unknown", args: {}, rule: "", nonce: "n1" });
  say({ type: "pong" });
  expect(heard).toEqual(["b said", "a error"]);
});

test("a page that the server no longer understands stays quiet and keeps what was not taken", () => {
  const socket = new Socket("ws://here/ws");
  const heard: string[] = [];
  socket.watch("t", { known: nothing, hear: (message) => heard.push(message.type) });
  FakeSocket.all[0]!.open();
  socket.send(answer);
  socket.send({ type: "chat", table: "t", text: "Dobrý tah!", nonce: "n2", seat: null });
  FakeSocket.all[0]!.onmessage?.({
    data: JSON.stringify({ type: "error", id: "reload-page", args: {}, rule: "", nonce: "" }),
  });
  FakeSocket.all[0]!.close();
  vi.advanceTimersByTime(60_000);
  expect(outdated.value).toBe(true);
  expect(FakeSocket.all).toHaveLength(1);
  expect(heard).toEqual([]);
  expect(kept("chat-t")).toBe("Dobrý tah!");
  expect(kept("picks-t")).toEqual({ ask: "a", picks: [{ key: "x" }] });
});

test("the list of open tables needs a line of its own, is asked for again on a new one, and lets it go", () => {
  const socket = new Socket("ws://here/ws");
  const heard: unknown[] = [];
  const leave = socket.look(({ tables }) => heard.push(tables));
  FakeSocket.all[0]!.open();
  expect(FakeSocket.all[0]!.sent).toEqual([{ type: "lobby", look: true }]);
  FakeSocket.all[0]!.onmessage?.({ data: JSON.stringify({ type: "open-tables", tables: [], gone: [], whole: true }) });
  expect(heard).toEqual([[]]);
  FakeSocket.all[0]!.close();
  vi.advanceTimersByTime(1000);
  FakeSocket.all[1]!.open();
  expect(FakeSocket.all[1]!.sent).toEqual([{ type: "lobby", look: true }]);
  leave();
  expect(FakeSocket.all[1]!.sent.at(-1)).toEqual({ type: "lobby", look: false });
  expect(socket.line.value).toBe("closed");
});

test("whoever has an account has a line for their people; a guest hears of theirs while there is one anyway", () => {
  const socket = new Socket("ws://here/ws");
  const stop = socket.company(() => {}, false);
  expect(FakeSocket.all).toHaveLength(0);
  const leave = socket.watch("t", { known: nothing, hear: () => {} });
  FakeSocket.all[0]!.open();
  expect(FakeSocket.all[0]!.sent).toContainEqual({ type: "company", look: true });
  leave();
  expect(socket.line.value).toBe("closed");
  stop();
  const heard: string[] = [];
  socket.company(({ type }) => heard.push(type), true);
  FakeSocket.all[1]!.open();
  FakeSocket.all[1]!.onmessage?.({ data: JSON.stringify({ type: "company", bids: [] }) });
  expect(heard).toEqual(["company"]);
  FakeSocket.all[1]!.close();
  vi.advanceTimersByTime(1000);
  FakeSocket.all[2]!.open();
  expect(FakeSocket.all[2]!.sent).toEqual([{ type: "company", look: true }]);
});
