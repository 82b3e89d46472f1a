// The browser says everything as the Python side does: samples written by tests/web/make_fixtures.py.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Happening } from "../table/view";
import type { Text } from "../wire";
import { Catalogue } from "./catalogue";
import fixtures from "./fixtures.json";

const HOMES = ["../src/kronika/texts", "../src/kronika/games/dominion/texts"];

function catalogue(lang: string): Catalogue {
  const files = HOMES.flatMap((home) =>
    readdirSync(home)
      .filter((name) => name.endsWith(`.${lang}.ftl`))
      .sort()
      .map((name) => join(home, name)),
  );
  return new Catalogue(
    lang,
    files.map((file) => readFileSync(file, "utf8")),
  );
}

const { names, messages, events } = fixtures.dominion;

describe.each(["en", "cs"] as const)("in %s", (lang) => {
  const texts = catalogue(lang);

  test("every prompt, option and refusal reads as in Python", () => {
    expect(messages.length).toBeGreaterThan(100);
    for (const sample of messages) expect(texts.prompt(sample.message as unknown as Text, names)).toBe(sample[lang]);
  });

  test("every line of the log reads as in Python", () => {
    expect(events.length).toBeGreaterThan(30);
    for (const sample of events) expect(texts.event(sample.event as unknown as Happening, names)).toBe(sample[lang]);
  });

  test("lists of cards are counted and declined as in Python", () => {
    for (const { faces, unseen, ...said } of fixtures.cards) expect(texts.cards(faces, unseen)).toBe(said[lang]);
  });

  test("a line in pieces has the same words, and its cards by id", () => {
    for (const sample of events) {
      const event = sample.event as unknown as Happening;
      const pieces = texts.eventPieces(event, names);
      expect(pieces.map((piece) => piece.text).join("")).toBe(sample[lang]);
      const seen = new Set(event.moves.flatMap((move) => move.cards.map((card) => card.face)));
      if (typeof event.args.card === "string") seen.add(event.args.card);
      for (const piece of pieces) if (piece.card) expect(seen).toContain(piece.card);
    }
  });
});

describe("what nobody wrote", () => {
  const texts = new Catalogue("en", ["hello = Hello, { $name }!\n    .short = Hi\ncard-5 = Five\n"]);

  test("shows its name", () => {
    expect(texts.text("nothing-here")).toBe("nothing-here");
    expect(texts.text("hello", {}, "long")).toBe("hello.long");
    expect(texts.or("nothing-here", "instead")).toBe("instead");
  });

  test("a card without cases keeps its plain name", () => {
    expect(texts.card("5", null, "acc")).toBe("Five");
    expect(texts.cards(["5", "5"])).toBe("2× Five");
  });

  test("parts and arguments are filled in without marks", () => {
    expect(texts.text("hello", { name: "Anna" })).toBe("Hello, Anna!");
    expect(texts.text("hello", {}, "short")).toBe("Hi");
  });
});
