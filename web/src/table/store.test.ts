// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keep, kept } from "../app/kept";
import { warned } from "../app/settings";
import type { Socket } from "../net/socket";
import type { Answer, ClientMessage, ServerMessage } from "../wire";
import { press } from "./keys";
import { info, option, question, state, tableEvent } from "./samples";
import { TableStore } from "./store";

const copper = option("discard:copper", "hand", "copper", 2);
const estate = option("discard:estate", "hand", "estate");
const gold = option("buy:gold", "pile", "gold");
const end = option("end");

class Line {
  sent: ClientMessage[] = [];
  finished: string[] = [];
  watch() {
    return () => {};
  }
  send(message: ClientMessage) {
    this.sent.push(message);
  }
  done(nonce: string) {
    this.finished.push(nonce);
  }
}

let line: Line;
let table: TableStore;
const answers = () => line.sent.filter((message): message is Answer => message.type === "answer");
const key = (name: string) => press(table, new KeyboardEvent("keydown", { key: name }));

beforeEach(() => {
  sessionStorage.clear();
  line = new Line();
  table = new TableStore("t");
  table.connect(line as unknown as Socket);
});

test("the answer to a request that comes late does not put the table back", () => {
  table.learn(info({ status: "gathering", seq: 3 }));
  table.apply(state(4, [], { info: info({ status: "playing", seq: 4 }) }));
  table.learn(info({ status: "gathering", seq: 3 }));
  expect(table.info.value?.status).toBe("playing");
  table.learn(info({ status: "playing", seq: 4, name: "told" }));
  expect(table.info.value?.name).toBe("told");
});

describe("a question for one thing", () => {
  beforeEach(() => table.apply(state(1, [question("a", [gold, end])])));

  test("what can be chosen shines, the rest does not", () => {
    expect(table.light(["pile:gold"])).toBe("can");
    expect(table.light(["hand:copper"], "hand:0/0")).toBe("");
  });

  test("clicking the thing answers at once, and only once", () => {
    table.click(["pile:gold"], "pile:gold/0");
    table.click(["pile:gold"], "pile:gold/0");
    expect(answers()).toHaveLength(1);
    expect(answers()[0]).toMatchObject({ table: "t", ask: "a", keys: ["buy:gold"] });
    expect(table.pending.value).toBe(true);
  });

  test("the digit does the same", () => {
    expect(key("2")).toBe(true);
    expect(answers()[0]?.keys).toEqual(["end"]);
    expect(key("7")).toBe(false);
  });

  test("the next state confirms the answer and opens the next question", () => {
    table.choose(end);
    table.apply(state(2, [question("b", [gold])]));
    expect(table.pending.value).toBe(false);
    expect(line.finished).toEqual([answers()[0]!.nonce]);
    expect(table.ask.value?.id).toBe("b");
  });

  test("a state with the question still open leaves the answer to be sent again", () => {
    table.choose(end);
    table.apply(state(2, [question("a", [gold, end])]));
    expect(line.finished).toEqual([]);
    expect(table.pending.value).toBe(true);
  });

  test("an error gives the question back", () => {
    table.choose(end);
    table.hear({ type: "error", id: "answer-unknown", args: {}, rule: "", nonce: answers()[0]!.nonce });
    expect(table.pending.value).toBe(false);
    table.choose(gold);
    expect(answers()).toHaveLength(2);
  });
});

describe("a question for several cards", () => {
  beforeEach(() => table.apply(state(1, [question("a", [copper, estate], { least: 2, most: 2 })])));

  test("of two Coppers the clicked one is chosen", () => {
    table.click(["hand:copper"], "hand:0/1");
    expect(table.light(["hand:copper"], "hand:0/1")).toBe("chosen");
    expect(table.light(["hand:copper"], "hand:0/0")).toBe("can");
    expect(answers()).toHaveLength(0);
  });

  test("the digit takes one Copper after the other", () => {
    key("1");
    key("1");
    expect(table.picks.value.map((pick) => pick.at)).toEqual(["hand:0/0", "hand:0/1"]);
    expect(table.light(["hand:estate"], "hand:0/2")).toBe("");
    key("Enter");
    expect(answers()[0]?.keys).toEqual(["discard:copper", "discard:copper"]);
  });

  test("nothing is sent before enough is chosen", () => {
    key("2");
    key("Enter");
    expect(answers()).toHaveLength(0);
    expect(key("Escape")).toBe(true);
    expect(table.picks.value).toEqual([]);
  });
});

test("a thing that two options touch asks which", () => {
  const play = option("play:gold", "pile", "gold");
  table.apply(state(1, [question("a", [gold, play])]));
  table.click(["pile:gold"], "x");
  expect(answers()).toHaveLength(0);
  expect(table.menu.value?.options).toEqual([gold, play]);
  table.choose(play, "x");
  expect(answers()[0]?.keys).toEqual(["play:gold"]);
});

test("what is not possible has its reason", () => {
  const no = { key: "buy:gold", reason: { id: "why", args: {} }, rule: "D3.3-d", refs: [{ kind: "pile", id: "gold" }] };
  table.apply(state(1, [question("a", [end])], { refused: [no] }));
  expect(table.light(["pile:gold"])).toBe("no");
  expect(table.whyNot(["pile:gold"])?.rule).toBe("D3.3-d");
});

describe("what happened", () => {
  const first = [tableEvent("deal"), tableEvent("play", 0, ["copper"])];

  beforeEach(() => table.apply(state(2, [], { events: first as never })));

  test("news are added to what is known", () => {
    table.apply(state(3, [], { first: 2, events: [tableEvent("play", 1)] as never }));
    expect(table.events.value.map((event) => event.id)).toEqual(["deal", "play", "play"]);
    expect(table.fresh.value).toHaveLength(1);
  });

  test("after an undo the story is told anew", () => {
    table.apply(state(3, [], { epoch: 1, events: [tableEvent("deal")] as never }));
    expect(table.events.value).toHaveLength(1);
  });

  test("from another chair it is told anew", () => {
    table.apply(state(2, [], { info: info({ my_seat: 1 }), events: [tableEvent("deal", 1)] as never }));
    expect(table.events.value.map((event) => event.seat)).toEqual([1]);
  });

  test("what comes twice after a lost line counts once", () => {
    table.apply(state(3, [], { events: [...first, tableEvent("play", 1)] as never }));
    expect(table.events.value).toHaveLength(3);
  });

  describe("of a long story only the end is told at first", () => {
    beforeEach(() => table.apply(state(3, [], { first: 700, events: [tableEvent("play", 1)] as never })));
    const page = (first: number) => {
      const events = [tableEvent("deal"), tableEvent("turn")];
      return vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ first, events })));
    };

    test("what came before is read in pages", async () => {
      page(698);
      await table.tellEarlier();
      expect(table.events.value.map((event) => event.id)).toEqual(["deal", "turn", "play"]);
      table.apply(state(4, [], { first: 701, events: [tableEvent("end", 1)] as never }));
      expect(table.events.value).toHaveLength(4);
      expect(table.earlier.value).toBe(698);
    });

    test("a page that comes after an undo is of another story", async () => {
      page(698);
      const told = table.tellEarlier();
      table.apply(state(4, [], { epoch: 1, first: 700, events: [tableEvent("play", 1)] as never }));
      await told;
      expect(table.events.value).toHaveLength(1);
    });
  });

  test("an older state that comes late changes nothing", () => {
    table.apply(state(1, [question("old", [end])]));
    expect(table.ask.value).toBeNull();
  });
});

test("a line of chat that comes again is shown once", () => {
  const line = { seat: 0, name: "Anna", text: "Ahoj", at: 5, number: 7, who: "a", mark: "", remark: null } as const;
  const said = { type: "said", table: "t", ...line } as const;
  table.hear(said);
  table.hear(said);
  expect(table.chat.value).toHaveLength(1);
  table.hear({ ...said, name: "#1", text: "", who: "" });
  expect(table.chat.value.map(({ name, text }) => [name, text])).toEqual([["#1", ""]]);
});

describe("words that cannot be said", () => {
  const refuse = (nonce: string) =>
    table.hear({ type: "error", id: "chat-too-fast", args: {}, rule: "", nonce } as ServerMessage);
  const nonceOf = (i: number) => (line.sent[i] as { nonce: string }).nonce;

  test("are in the draft again, before what was written since", () => {
    table.say("first");
    table.say("second");
    keep("chat-t", "third");
    refuse(nonceOf(1));
    expect(kept("chat-t")).toBe("second third");
    expect(table.unsaid.value).toBe(1);
  });

  test("are not lost when the game goes on meanwhile", () => {
    table.say("first");
    table.apply(state(1, []));
    expect(line.finished).toEqual([]);
    refuse(nonceOf(0));
    expect(kept("chat-t")).toBe("first");
  });

  test("but what was said is not said again", () => {
    table.say("two  words");
    const said = {
      type: "said",
      table: "t",
      seat: 0,
      name: "Anna",
      at: 5,
      number: 7,
      who: "a",
      mark: "",
      remark: null,
    } as const;
    table.hear({ ...said, text: "two words" });
    expect(line.finished).toEqual([nonceOf(0)]);
  });
});

test("a table that is closed to its reader says so", () => {
  table.hear({ type: "ended", table: "t", id: "table-closed", args: {} });
  expect(table.ended.value?.id).toBe("table-closed");
});

test("while the table gathers there is nothing to draw", () => {
  table.apply({ ...state(0, []), view: {} });
  expect(table.view.value).toBeNull();
  expect(table.names.value).toEqual(["Anna", "Tomáš"]);
});

describe("a page that is loaded again", () => {
  const asked = () => state(1, [question("a", [copper, estate], { least: 0, most: 3 })]);

  test("has the picks of the question that is still open", () => {
    table.apply(asked());
    table.choose(copper);
    table.choose(copper);
    const again = new TableStore(table.id);
    again.apply(asked());
    expect(again.picks.value.map(({ key }) => key)).toEqual(["discard:copper", "discard:copper"]);
  });

  test("has none of them when it is another question, or when they were taken back", () => {
    table.apply(asked());
    table.choose(copper);
    const another = new TableStore(table.id);
    another.apply(state(2, [question("b", [copper, estate], { least: 0, most: 3 })]));
    expect(another.picks.value).toEqual([]);
    table.choose(estate);
    table.clear();
    const again = new TableStore(table.id);
    again.apply(asked());
    expect(again.picks.value).toEqual([]);
  });
});

describe("what can be foreseen", () => {
  const treasures = option("treasures");
  const warnings = { end: { id: "warn", args: {} } };
  const reach = [
    {
      key: "buy:gold",
      text: { id: "reach", args: {} },
      refs: [{ kind: "pile", id: "gold" }],
      answers: [["treasures"], ["buy:gold"]],
    },
  ];
  const before = question("a", [treasures, end], { primary: "treasures", warnings, reach });

  afterEach(() => {
    warned.value = "on";
  });

  test("Enter chooses what is offered first", () => {
    table.apply(state(1, [before]));
    expect(table.primary.value?.key).toBe("treasures");
    expect(key("Enter")).toBe(true);
    expect(answers()[0]?.keys).toEqual(["treasures"]);
  });

  test("what gives something away is asked once more; Esc takes it back", () => {
    table.apply(state(1, [before]));
    table.choose(end);
    expect(table.doubted.value).toBe("end");
    expect(answers()).toEqual([]);
    key("Escape");
    table.choose(end);
    expect(answers()).toEqual([]);
    table.choose(end);
    expect(answers()[0]?.keys).toEqual(["end"]);
  });

  test("a doubt ends with its question", () => {
    table.apply(state(1, [before]));
    table.choose(end);
    table.apply(state(2, [question("b", [gold, end], { warnings })]));
    table.choose(end);
    expect(answers()).toEqual([]);
  });

  test("whoever has switched warnings off is not asked twice", () => {
    warned.value = "off";
    table.apply(state(1, [before]));
    table.choose(end);
    expect(answers()[0]?.keys).toEqual(["end"]);
  });

  test("a thing within reach is lit so, and a click gives all answers, each to its own question", () => {
    table.apply(state(1, [before]));
    expect(table.light(["pile:gold"])).toBe("reach");
    table.click(["pile:gold"]);
    expect(answers().map(({ ask, keys }) => [ask, keys])).toEqual([["a", ["treasures"]]]);
    table.apply(state(2, [question("b", [gold, end])]));
    expect(answers().map(({ ask, keys }) => [ask, keys])).toEqual([
      ["a", ["treasures"]],
      ["b", ["buy:gold"]],
    ]);
    table.apply(state(3, [question("c", [gold, end])]));
    expect(answers()).toHaveLength(2);
  });

  test("what gives something away on the way is asked once more, and the plan is over", () => {
    table.apply(state(1, [before]));
    table.click(["pile:gold"]);
    table.apply(state(2, [question("b", [gold, end], { warnings: { "buy:gold": { id: "warn", args: {} } } })]));
    expect(answers()).toHaveLength(1);
    expect(table.doubted.value).toBe("buy:gold");
    table.choose(gold);
    expect(answers()[1]).toMatchObject({ ask: "b", keys: ["buy:gold"] });
  });

  test("if something else comes between, the rest is not sent", () => {
    table.apply(state(1, [before]));
    table.click(["pile:gold"]);
    table.apply(state(2, []));
    table.apply(state(3, [question("c", [gold, end])]));
    expect(answers()).toHaveLength(1);
  });

  test("a refused answer ends the plan", () => {
    table.apply(state(1, [before]));
    table.click(["pile:gold"]);
    table.hear({ type: "error", id: "answer-unknown", args: {}, rule: "", nonce: answers()[0]!.nonce });
    table.apply(state(2, [question("b", [gold, end])]));
    expect(answers()).toHaveLength(1);
  });
});

test("an option keeps its digit for the turn: past another question, past none, and when an answer is taken back", () => {
  const turn = (seq: number, asks: Parameters<typeof state>[1], of = 0) => {
    table.apply(state(seq, asks, {}, { turn: of }));
    return table.key(table.ask.value?.options.find((each) => each.key === gold.key) ?? end);
  };
  const buys = { what: { id: "buy", args: {} } };
  expect(turn(1, [question("a", [copper, estate, gold], buys)])).toBe("3");
  expect(turn(2, [question("b", [gold, end], { what: { id: "which", args: {} } })])).toBe("1");
  turn(3, []);
  expect(turn(4, [question("c", [estate, gold], buys)])).toBe("3");
  expect(turn(5, [question("a", [copper, estate, gold], buys)])).toBe("3");
  turn(6, [], 1);
  expect(turn(7, [question("d", [estate, gold], buys)])).toBe("2");
});
