import { expect, test } from "vitest";
import type { SetupItem } from "../../net/api";
import { addressOf, setupIn } from "./address";

const item = (id: string, more: Partial<SetupItem>): SetupItem =>
  ({ id, kind: "choice", default: "", choices: [], label: id, ...more }) as SetupItem;
const items = [
  item("deck", {
    default: "easy",
    choices: ["easy", "hard"],
    listed: ["ant", "bee", "cow", "dog"],
    contents: { easy: ["ant", "bee"], hard: ["cow", "dog"] },
  }),
  item("clans", { choices: ["draft"], listed: ["ulaf", "glenn", "panuk"] }),
  item("sets", { kind: "many", default: ["one"], choices: ["one", "two"] }),
  item("large", { kind: "flag", default: false }),
  item("world", { kind: "text", default: "" }),
];
const brought = (address: string) => setupIn(items, new URLSearchParams(address));

test("an address brings a list, if the game knows all its words and it is whole", () => {
  expect(brought("new=toy&deck=dog,ant").values).toEqual({ deck: ["dog", "ant"] });
  expect(brought("deck=dog").values).toEqual({});
  expect(brought("deck=dog,unicorn").values).toEqual({});
  expect(brought("clans=ulaf,glenn,panuk").values).toEqual({ clans: ["ulaf", "glenn", "panuk"] });
});

test("a whole setup comes back as it was sent", () => {
  const setup = { deck: "hard", clans: ["ulaf"], sets: ["one", "two"], large: true, world: "0303 a&b=č" };
  const link = addressOf("toy", setup, 3, 86400);
  expect(brought(link.slice(2))).toEqual({ values: setup, seats: 3, pace: 86400, clock: null });
  const clock = { per: "game", increment: 5, at_zero: "loss" } as const;
  expect(brought(addressOf("toy", {}, 0, 300, clock).slice(2))).toEqual({ values: {}, seats: 0, pace: 300, clock });
  expect(brought("pace=300&clock=game-5-nothing").clock).toBeNull();
  expect(brought(addressOf("toy", {}).slice(2))).toEqual({ values: {}, seats: 0, pace: 0, clock: null });
});

test("what no game could have sent brings nothing", () => {
  expect(brought("deck=x&sets=three&large=maybe&seats=-4&pace=soon")).toEqual({
    values: {},
    seats: 0,
    pace: 0,
    clock: null,
  });
  expect(brought(`world=${"0".repeat(5000)}`).values).toEqual({});
});
