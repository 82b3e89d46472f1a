// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { speed } from "../app/settings";
import type { Socket } from "../net/socket";
import { games } from "../pages/home/shelf";
import type { ServerMessage, State } from "../wire";
import { PAUSE } from "./following";
import { info, option, question, state, tableEvent } from "./samples";
import { TableStore } from "./store";

const ANNA = 0;
const TOM = 1;
const TOY = {
  id: "toy",
  rules: 1,
  variants: [],
  setup: [],
  bots: [],
  headlines: ["play"],
  weighty: { gain: ["curse"] },
};

let table: TableStore;
let hear: (message: ServerMessage) => void;
let known: () => { epoch: number; events: number };
let sent: unknown[];
let leave: () => void;
let told: number;
let hidden = false;

/** The next state: one event, and perhaps a question to Anna. */
const next = (id: string, seat = TOM, ask = "", more: Partial<State> = {}): State => {
  const made = state(told + 1, ask ? [question(ask, [option("end")])] : [], {
    first: told,
    events: [tableEvent(id, seat)] as never,
    ...more,
  });
  told = made.first + made.events.length;
  return made;
};
const seen = () => table.events.value.map(({ id }) => id);
const wait = (pauses: number) => vi.advanceTimersByTime(PAUSE.normal * pauses);

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  games.value = [TOY];
  speed.value = "normal";
  sent = [];
  told = 0;
  table = new TableStore("t");
  leave = () => table.leave();
  table.connect({
    watch: (_id: string, watcher: { known: typeof known; hear: typeof hear }) => {
      ({ known, hear } = watcher);
      return () => {};
    },
    send: (message: unknown) => sent.push(message),
    done: () => {},
  } as unknown as Socket);
  hear(next("begin", ANNA));
});

afterEach(() => {
  leave();
  speed.value = "auto";
  games.value = null;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("what others do", () => {
  test("counts as watched unless it was skipped, hidden or shown at once", () => {
    const ways: [() => void, boolean][] = [
      [() => {}, false],
      [() => table.following.skip(), true],
      [
        () => {
          hidden = true;
        },
        true,
      ],
    ];
    for (const [way, missed] of ways) {
      hidden = false;
      table.following.missed = false;
      hear(next("play"));
      way();
      hear(next("play"));
      wait(2);
      hear(next("turn", ANNA, `a${told}`));
      wait(1);
      expect(table.following.missed).toBe(missed);
      hear(next("end", ANNA));
    }
  });

  test("is shown one thing after another, and nothing is left out", () => {
    for (const id of ["play", "draw", "play"]) hear(next(id));
    expect(seen()).toEqual(["begin", "play"]);
    expect(table.following.behind.value).toBe(2);
    wait(1);
    expect(seen()).toEqual(["begin", "play", "draw"]);
    wait(0.5);
    expect(seen()).toEqual(["begin", "play", "draw", "play"]);
    expect(table.following.behind.value).toBe(0);
  });

  test("waits for dice that are still rolling, then leaves time to look at what they brought", () => {
    hear(next("play"));
    table.held.value = true;
    for (const id of ["draw", "play"]) hear(next(id));
    wait(5);
    expect(seen()).toEqual(["begin", "play"]);
    expect(table.following.behind.value).toBe(2);
    table.held.value = false;
    wait(1.4);
    expect(seen()).toEqual(["begin", "play"]);
    wait(0.2);
    expect(seen()).toEqual(["begin", "play", "draw"]);
    wait(0.5);
    expect(seen()).toEqual(["begin", "play", "draw", "play"]);
  });

  test("leaves time to look at what dice have brought to a reader who hurries them on", () => {
    hear(next("play"));
    table.held.value = true;
    hear(next("draw"));
    wait(0.9);
    table.held.value = false;
    wait(1.4);
    expect(seen()).toEqual(["begin", "play"]);
    wait(0.2);
    expect(seen()).toEqual(["begin", "play", "draw"]);
  });

  test("is shown though dice roll once the reader skips, is somewhere else or has their own clock running", () => {
    for (const hurry of [
      () => table.following.skip(),
      () => {
        hidden = true;
        document.dispatchEvent(new Event("visibilitychange"));
      },
      () => hear(next("turn", ANNA, "a", { info: info({ times: { left: [30, 30], running: [ANNA], since: 0 } }) })),
    ]) {
      hidden = false;
      hear(next("play"));
      table.held.value = true;
      hear(next("draw"));
      wait(3);
      expect(seen().at(-1)).toBe("play");
      hurry();
      expect(table.following.behind.value).toBe(0);
      table.held.value = false;
      hear(next("turn", ANNA, `q${told}`));
      hear(next("end", ANNA));
    }
  });

  test("is not in the way of a question once one's clock runs, and the server hears that it is there", () => {
    for (const id of ["play", "play"]) hear(next(id));
    expect(table.following.behind.value).toBe(1);
    const times = { left: [30, 30], running: [ANNA], since: 0 };
    const asked = next("turn", ANNA, "a", { info: info({ times }) });
    hear(asked);
    expect(table.following.behind.value).toBe(0);
    expect(table.ask.value?.id).toBe("a");
    hear({ ...asked, first: told, events: [] });
    expect(sent).toEqual([{ type: "seen", table: "t", ask: "a", seat: null }]);
  });

  test("what carries weight is looked at longer, what one does oneself not at all", () => {
    const curse = { ...tableEvent("gain", TOM), args: { card: "curse" } };
    hear(next("gain", TOM, "", { events: [curse] as never }));
    hear(next("play"));
    wait(1.4);
    expect(seen()).toHaveLength(2);
    wait(0.2);
    expect(seen()).toHaveLength(3);
    wait(1);
    hear(next("draw", ANNA));
    hear(next("play", ANNA));
    expect(seen()).toHaveLength(5);
  });

  test("at once is at once, also for what still waits when the reader chooses it", () => {
    for (const id of ["play", "play"]) hear(next(id));
    speed.value = "once";
    expect(seen()).toEqual(["begin", "play", "play"]);
    hear(next("play"));
    expect(seen()).toHaveLength(4);
  });

  test("slow is slower than fast", () => {
    expect(PAUSE.slow).toBeGreaterThan(PAUSE.normal);
    expect(PAUSE.normal).toBeGreaterThan(PAUSE.fast);
    speed.value = "slow";
    hear(next("play"));
    hear(next("play"));
    wait(1);
    expect(seen()).toHaveLength(2);
    vi.advanceTimersByTime(PAUSE.slow - PAUSE.normal);
    expect(seen()).toHaveLength(3);
  });
});

describe("a question to the reader", () => {
  test("comes as soon as what was before it has been seen, and is then the newest there is", () => {
    hear(next("play"));
    hear(next("attack", TOM, "q"));
    hear(next("play", TOM, "q"));
    expect(table.ask.value).toBeNull();
    wait(1);
    expect(table.ask.value?.id).toBe("q");
    expect(seen()).toHaveLength(4);
  });

  test("while it is open, everything is shown as it comes: an answer means what is truly asked", () => {
    hear(next("attack", TOM, "q"));
    hear(next("play", TOM, "q"));
    hear(next("play", TOM, "r"));
    expect(table.ask.value?.id).toBe("r");
    table.choose(option("end"));
    expect(sent.at(-1)).toMatchObject({ ask: "r", keys: ["end"] });
  });

  test("a question that was answered for the reader meanwhile is not asked", () => {
    hear(next("play"));
    hear(next("attack", TOM, "q"));
    hear(next("stand-in", ANNA));
    wait(1);
    expect(table.ask.value).toBeNull();
    expect(seen()).toHaveLength(4);
  });

  test("stops the skipping", () => {
    for (const id of ["play", "play"]) hear(next(id));
    table.following.skip();
    expect(seen()).toHaveLength(3);
    hear(next("play"));
    hear(next("attack", TOM, "q"));
    expect(table.ask.value?.id).toBe("q");
    expect(table.following.skipping.value).toBe(false);
    hear(next("answer", ANNA));
    hear(next("play"));
    hear(next("play"));
    expect(seen().at(-1)).toBe("play");
    expect(table.following.behind.value).toBe(1);
  });

  test("there is nothing to skip while one is asked", () => {
    hear(next("attack", TOM, "q"));
    table.following.skip();
    expect(table.following.skipping.value).toBe(false);
  });
});

describe("nothing waits", () => {
  beforeEach(() => {
    for (const id of ["play", "play", "play"]) hear(next(id));
    expect(seen()).toHaveLength(2);
  });

  test("when an answer was refused", () => {
    hear({ type: "error", id: "answer-unknown", args: {}, rule: "", nonce: "" });
    expect(seen()).toHaveLength(4);
  });

  test("when the game goes back", () => {
    told = 0;
    hear(next("begin", ANNA, "", { epoch: 1 }));
    expect(seen()).toEqual(["begin"]);
    expect(table.following.behind.value).toBe(0);
    wait(5);
    expect(seen()).toEqual(["begin"]);
  });

  test("before the reader takes something back", () => {
    table.undo();
    expect(seen()).toHaveLength(4);
  });

  test("when the line comes back: the server hears of all that is known", () => {
    expect(known()).toEqual({ epoch: 0, events: 4, seat: null });
    expect(seen()).toHaveLength(4);
  });

  test("when nobody looks at the page", () => {
    hidden = true;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(seen()).toHaveLength(4);
    hear(next("play"));
    expect(seen()).toHaveLength(5);
  });

  test("when the reader changes chairs", () => {
    hear(next("play", TOM, "", { info: info({ my_seat: 1 }), first: 0 }));
    expect(table.following.behind.value).toBe(0);
    expect(table.info.value?.my_seat).toBe(1);
  });

  test("who comes and goes is told in its place, so that no older word has the last say", () => {
    hear({ type: "presence", table: "t", info: info({ name: "Saturday" }) });
    expect(table.info.value?.name).toBe("Friday");
    wait(3);
    expect(table.info.value?.name).toBe("Saturday");
  });
});
