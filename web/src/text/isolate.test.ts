import { afterEach, expect, test, vi } from "vitest";
import { copy } from "../app/copy";
import { Catalogue } from "./catalogue";

const SARA = "שרה";
const ALI = "علي 7";
const shown = (name: string) => `\u2068${name}\u2069`;
const texts = new Catalogue("en", [
  "took = { $player } took { $count } from { $victim }",
  "at = { $name } (2/3)",
  "list-and = { $rest } and { $last }",
  "erased-player = player { $number }",
]);

afterEach(() => vi.unstubAllGlobals());

test("a name written from right to left is kept to itself in a sentence", () => {
  const names = [SARA, "Anna", ALI];
  const took = (player: number, victim: number) =>
    texts.prompt({ id: "took", args: { player, victim, count: 3 } } as never, names);
  expect(took(0, 2)).toBe(`${shown(SARA)} took 3 from ${shown(ALI)}`);
  expect(took(1, 0)).toBe(`Anna took 3 from ${shown(SARA)}`);
  expect(texts.text("at", { name: `Stůl ${SARA}` })).toBe(`${shown(`Stůl ${SARA}`)} (2/3)`);
});

test("once is enough, also where a shown name is said once more", () => {
  const name = texts.player(SARA);
  expect(name).toBe(shown(SARA));
  expect(texts.text("at", { name })).toBe(`${shown(SARA)} (2/3)`);
  expect(texts.listed([name, ALI, "Anna"])).toBe(`${shown(SARA)}, ${shown(ALI)} and Anna`);
});

test("all other names stay as they are written", () => {
  for (const name of ["Jiří", "Сергей", "Ελένη", "田中", "김민준", "प्रिया", "Anna ♥ 2"]) {
    expect(texts.player(name)).toBe(name);
    expect(texts.text("at", { name })).toBe(`${name} (2/3)`);
  }
  expect(texts.player("#2")).toBe("player 2");
});

test("what is copied holds no sign that was only for the page", async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  await copy(texts.text("at", { name: SARA }));
  expect(writeText).toHaveBeenCalledWith(`${SARA} (2/3)`);
});
