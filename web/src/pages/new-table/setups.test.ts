// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { me } from "../../app/session";
import { ApiError, api } from "../../net/api";
import type { NamedSetup } from "../../wire";
import { forgetSetup, inBrowser, keepSetup, loadSetups, setups } from "./setups";

const named = (name: string, setup = {}, game = "dominion"): NamedSetup => ({
  game,
  name,
  setup,
  seats: 0,
  pace: 0,
  clock: null,
});

beforeEach(() => {
  localStorage.clear();
  me.value = { name: "Anna", account: "" };
});
afterEach(() => vi.restoreAllMocks());

test("a guest's setups are kept in the browser by game, the latest first, one of each name", async () => {
  await keepSetup(named("Quiet", { kingdom: ["cellar"] }));
  await keepSetup(named("Wild", { kingdom: ["witch"] }));
  await keepSetup(named("Quiet", { "late-treasures": true }));
  await keepSetup(named("Quiet", { clans: "draft" }, "north"));
  expect(setups.value).toEqual([
    named("Quiet", { "late-treasures": true }),
    named("Wild", { kingdom: ["witch"] }),
    named("Quiet", { clans: "draft" }, "north"),
  ]);
  await forgetSetup(named("Quiet"));
  expect(inBrowser().map(({ game, name }) => [game, name])).toEqual([
    ["dominion", "Wild"],
    ["north", "Quiet"],
  ]);
});

test("lists of cards from before are setups of one item", () => {
  localStorage.setItem("kronika-lists-dominion-kingdom", '[{"name": "Mean", "words": ["witch", "moat"]}, {"name": 3}]');
  expect(inBrowser()).toEqual([named("Mean", { kingdom: ["witch", "moat"] })]);
  expect(localStorage.getItem("kronika-lists-dominion-kingdom")).toBeNull();
  expect(inBrowser()).toHaveLength(1);
});

test("what somebody else has put there is no setup", () => {
  localStorage.setItem(
    "kronika-setups-dominion",
    '[{"name": 3}, null, {"game": "dominion", "name": "x", "setup": []}]',
  );
  expect(inBrowser()).toEqual([]);
  localStorage.setItem("kronika-setups-dominion", "{");
  expect(inBrowser()).toEqual([]);
});

test("what this browser has kept comes along to an account; what has no room there stays", async () => {
  await keepSetup(named("One"));
  await keepSetup(named("Two"));
  me.value = { name: "Anna", account: "Anna" };
  const there: NamedSetup[] = [];
  vi.spyOn(api, "keepSetup").mockImplementation(async (kept) => {
    if (there.length === 1) throw new ApiError(409, "setup-enough", {});
    there.push(kept);
    return there;
  });
  vi.spyOn(api, "ownSetups").mockImplementation(async () => there);
  await loadSetups();
  expect(there).toEqual([named("One")]);
  expect(inBrowser()).toEqual([named("Two")]);
  expect(setups.value).toEqual([named("One"), named("Two")]);
});
