import { expect, test } from "vitest";
import { Catalogue } from "../../text/catalogue";
import { factName, percent, valueName } from "./names";

const texts = new Catalogue("cs", [
  `stats-seat = { $seat }. místo
stats-person = lidé
stats-fact-player = Hráči
fact-toy-ending = Jak hra skončila
fact-toy-ending-gold = došlo zlato
option-toy-kingdom-first = První království
card-moat = Hradní příkop
toy-bot-steward = Správce`,
]);

test("a value is called by the game, by an option, by a card, or by itself", () => {
  expect(valueName("ending", "gold", "toy", texts)).toBe("došlo zlato");
  expect(valueName("kingdom", "first", "toy", texts)).toBe("První království");
  expect(valueName("owned", "moat", "toy", texts)).toBe("Hradní příkop");
  expect(valueName("rounds", "7", "toy", texts)).toBe("7");
});

test("seats and players are called the same in every game", () => {
  expect(valueName("seat", "2", "toy", texts)).toBe("2. místo");
  expect(valueName("player", "person", "toy", texts)).toBe("lidé");
  expect(valueName("player", "steward", "toy", texts)).toBe("Správce");
  expect(factName("player", "toy", texts)).toBe("Hráči");
  expect(factName("ending", "toy", texts)).toBe("Jak hra skončila");
});

test("rates are said in the reader's numbers", () => {
  expect(percent(0.4167, "cs", 1)).toBe("41,7");
  expect(percent(0.4167, "en", 1)).toBe("41.7");
  expect(percent(1, "en")).toBe("100");
});
