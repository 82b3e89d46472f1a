import { expect, test } from "vitest";
import { fold, highlights, holds, wordsOf } from "./search";

test("accents and case make no difference", () => {
  expect(fold("Žalářník ŘÍDÍ účty")).toBe("zalarnik ridi ucty");
  expect(holds("Vévoda se řadí ke kartám království.", wordsOf("VEVODA kralovstvi"))).toBe(true);
});

test("all words must be there, in any order", () => {
  expect(holds("Each player draws a card", wordsOf("card player"))).toBe(true);
  expect(holds("Each player draws a card", wordsOf("card coin"))).toBe(false);
});

test("words in quotes stay together", () => {
  expect(wordsOf('buy "action phase"')).toEqual(["buy", "action phase"]);
  expect(wordsOf("„fáze nákup“")).toEqual(["faze nakup"]);
  expect(holds("The phase of action", wordsOf('"action phase"'))).toBe(false);
});

test("nothing typed finds everything and marks nothing", () => {
  expect(wordsOf("   ")).toEqual([]);
  expect(holds("anything", [])).toBe(true);
  expect(highlights("anything", [])).toEqual([{ text: "anything", hit: false }]);
});

test("what is found is marked with its own letters", () => {
  expect(highlights("Šlechtici a šlechtic", wordsOf("slecht"))).toEqual([
    { text: "Šlecht", hit: true },
    { text: "ici a ", hit: false },
    { text: "šlecht", hit: true },
    { text: "ic", hit: false },
  ]);
});

test("letters written with separate accents are marked whole", () => {
  const text = "Z\u030ca\u0301ba";
  expect(
    highlights(text, ["za"])
      .map((cut) => cut.text)
      .join(""),
  ).toBe(text);
  expect(highlights(text, ["za"])[0]!.text.normalize("NFC")).toMatch(/^Ž/);
});
