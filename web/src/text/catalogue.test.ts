// The browser says everything as the Python side does: tests/web/text_samples.py plays games and says what came up.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { TableEvent } from "../table/view";
import type { Text } from "../wire";
import { Catalogue } from "./catalogue";

type Lang = "en" | "cs";
type Said = Record<Lang, string>;

interface Samples {
  names: string[];
  messages: (Said & { message: Text })[];
  events: (Said & { event: TableEvent })[];
  cards: (Said & { faces: string[]; unseen: number })[];
}

function saidInPython(): Record<string, Samples> {
  const python = ["../.venv/bin/python", "../.venv/Scripts/python.exe"].find(existsSync);
  if (!python) throw new Error("Python is not set up in .venv: run `python3 run.py setup` first");
  const env = { ...process.env, PYTHONPATH: "src" };
  const out = execFileSync(join("web", python), ["-m", "tests.web.text_samples"], {
    cwd: "..",
    env,
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(out.toString());
}

function catalogue(game: string, lang: Lang): Catalogue {
  const homes = ["../src/kronika/texts", `../src/kronika/games/${game}/texts`];
  const files = homes.flatMap((home) =>
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

const played = saidInPython();
const LANGS: Lang[] = ["en", "cs"];

describe.each(Object.keys(played).flatMap((game) => LANGS.map((lang) => [game, lang] as const)))(
  "%s in %s",
  (game, lang) => {
    const texts = catalogue(game, lang);
    const { names, messages, events, cards } = played[game]!;

    test("every prompt, option and refusal reads as in Python", () => {
      expect(messages.length).toBeGreaterThan(50);
      for (const sample of messages) {
        expect(sample[lang]).not.toBe(sample.message.id);
        expect(texts.prompt(sample.message, names)).toBe(sample[lang]);
      }
    });

    test("every line of the log reads as in Python", () => {
      expect(events.length).toBeGreaterThan(30);
      for (const sample of events) expect(texts.event(sample.event, names)).toBe(sample[lang]);
    });

    test("lists of cards are counted and declined as in Python", () => {
      expect(cards.length).toBeGreaterThan(100);
      for (const { faces, unseen, ...said } of cards) expect(texts.cards(faces, unseen)).toBe(said[lang]);
    });

    test("a line in pieces has the same words, and its cards by id", () => {
      for (const sample of events) {
        const pieces = texts.eventPieces(sample.event, names);
        expect(pieces.map((piece) => piece.text).join("")).toBe(sample[lang]);
        for (const piece of pieces) if (piece.card) expect(named(sample.event)).toContain(piece.card);
      }
    });
  },
);

/** The faces that an event may name: those it moves, and those in its arguments. */
function named(event: TableEvent): Set<unknown> {
  return new Set([...event.moves.flatMap((move) => move.cards.map((card) => card.face)), ...Object.values(event.args)]);
}

test("many different things were said", () => {
  expect(Object.keys(played).sort()).toEqual(["dominion", "north", "oath", "valeria"]);
  const ids = [
    ...played.dominion!.messages.map(({ message }) => message.id),
    ...played.dominion!.events.map(({ event }) => event.id),
  ];
  expect(new Set(ids).size).toBeGreaterThan(60);
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

test("whoever was erased is called by the number of their chair", () => {
  const texts = new Catalogue("en", ["erased-player = player { $number }\nerased-somebody = somebody"]);
  expect(["#2", "#0", "#two", "Anna #2"].map((name) => texts.player(name))).toEqual([
    "player 2",
    "somebody",
    "#two",
    "Anna #2",
  ]);
});
