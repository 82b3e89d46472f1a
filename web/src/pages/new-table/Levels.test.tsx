// @vitest-environment happy-dom
import { render } from "preact";
import { expect, test } from "vitest";
import type { GameInfo } from "../../net/api";
import { Levels } from "./Levels";

const level = (id: string) => ({ id, portrait: "", sign: "", rating: null });
const game = {
  id: "valeria",
  rules: 1,
  variants: [{ seats: [1, 5], when: {} }],
  setup: [],
  bots: ["duchess", "giles", "wenceslas"],
  levels: [level("giles"), level("wenceslas")],
  without_net: { wenceslas: "duchess" },
} as unknown as GameInfo;

test("whose net cannot be used says who plays instead", () => {
  const place = document.createElement("div");
  render(<Levels game={game} seats={[]} called={() => ""} onChange={() => {}} />, place);
  const said = (id: string) => place.querySelector(`[data-level=${id}] [data-part=without-net]`);
  expect(said("wenceslas")).not.toBeNull();
  expect(said("giles")).toBeNull();
});
