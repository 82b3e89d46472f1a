// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { keep, kept } from "../app/kept";
import type { Socket } from "../net/socket";
import { looked } from "../parts/looking";
import { announce } from "../parts/toast";
import type { ServerMessage, State } from "../wire";
import { Device } from "./device";
import { info, question, state, zone } from "./samples";

const SECRET = "secret-chamber";
let hear: (message: ServerMessage) => void;
let known: () => unknown;

/** A device that seats 0 and 1 share, connected. */
function connected(): { device: Device; sent: unknown[]; leave: () => void } {
  const device = new Device("t");
  const sent: unknown[] = [];
  const socket = {
    watch: (_id: string, watcher: { known: typeof known; hear: typeof hear }) => {
      ({ known, hear } = watcher);
      return () => {};
    },
    send: (message: unknown) => sent.push(message),
    done: () => {},
  };
  const leave = device.connect(socket as unknown as Socket);
  return { device, sent, leave };
}

function shown(seq: number, seat: number | null, asked: number[], mine = false): State {
  const line = info({ seq, my_seat: seat, asked, device: [0, 1] });
  const hand = zone(`hand:${seat}`, seat, seat === null ? [] : [`${SECRET}-${seat}`]);
  return state(seq, mine ? [question(`a${seat}`, [], { most: 2 })] : [], { info: line }, { seat, zones: [hand] });
}

/** All that can be reached from something, as text. */
function reachable(from: unknown, seen = new Set<unknown>()): string {
  if (typeof from === "string") return from;
  if (from === null || typeof from !== "object" || seen.has(from)) return "";
  seen.add(from);
  const inside = from instanceof Map ? [...from.keys(), ...from.values()] : from instanceof Set ? [...from] : [];
  return [...inside, ...Object.values(from)].map((each) => reachable(each, seen)).join(" ");
}

afterEach(() => sessionStorage.clear());

it("forgets all that it knew of a seat before the next can look", () => {
  const { device, leave } = connected();
  hear(shown(1, null, [0]));
  expect([device.covered.value, device.next]).toEqual([true, 0]);
  device.lift(0);
  expect(known()).toMatchObject({ seat: 0, events: 0 });
  hear(shown(1, 0, [0], true));
  expect(device.covered.value).toBe(false);
  expect(reachable(device)).toContain(`${SECRET}-0`);
  looked.value = { game: "toy", face: `${SECRET}-0` };
  keep("picks-t", { ask: "a0", picks: [{ key: SECRET }] });
  keep("chat-t", "half a word");
  announce(`You draw ${SECRET}-0`);
  hear(shown(2, 0, [1]));
  expect(device.covered.value).toBe(true);
  expect(reachable(device)).not.toContain(SECRET);
  expect([looked.value, kept("picks-t"), kept("chat-t")]).toEqual([null, null, null]);
  expect(known()).toMatchObject({ seat: null, epoch: 0, events: 0 });
  hear(shown(2, 0, [1], true)); // it was on its way
  expect(reachable(device)).not.toContain(SECRET);
  hear(shown(2, null, [1]));
  expect(device.next).toBe(1);
  device.lift(1);
  hear(shown(2, 1, [1], true));
  expect(reachable(device)).toContain(`${SECRET}-1`);
  expect(reachable(device)).not.toContain(`${SECRET}-0`);
  leave();
});

it("is covered before the browser puts the page away", () => {
  const { device, leave } = connected();
  hear(shown(1, null, [0]));
  device.lift(0);
  hear(shown(1, 0, [0], true));
  dispatchEvent(new Event("pagehide"));
  expect(device.covered.value).toBe(true);
  expect(reachable(device)).not.toContain(SECRET);
  leave();
});

it("speaks for who has it, and for all at it about an undo", () => {
  const { device, sent, leave } = connected();
  hear(shown(1, null, [1]));
  device.lift(1);
  hear({ ...shown(1, 1, [1], true), undo_asked_by: 3 });
  device.store.value.say("Ahoj");
  device.store.value.undo();
  device.store.value.consent(true);
  expect(sent).toMatchObject([
    { type: "chat", seat: 1 },
    { type: "undo", seat: 1 },
    { type: "consent", seat: 0 },
    { type: "consent", seat: 1 },
  ]);
  leave();
});

it("is nobody's business where one person has it", () => {
  const { device, leave } = connected();
  const alone = state(1, [question("a", [])]);
  hear(alone);
  expect([device.covered.value, device.others, known()]).toMatchObject([false, [], { seat: null }]);
  device.cover();
  expect(device.store.value.state.value).toBe(alone);
  leave();
});

vi.mock("../text/texts", async (original) => ({ ...(await original<object>()), textsReady: () => true }));
