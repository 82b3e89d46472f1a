// @vitest-environment happy-dom
// Every pictogram on every card of our games explains itself, in both languages, and so do the words of its text.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { until } from "../../build/until";
import { lang } from "../app/settings";
import type { Face } from "../net/api";
import { CardFace } from "../parts";
import { marked } from "../parts/Keywords";
import { GameContext, loadTexts, textsOf } from "../text/texts";
import { lookOf, putFaces } from ".";

function printed(): Record<string, Face[]> {
  const python = ["../.venv/bin/python", "../.venv/Scripts/python.exe"].find(existsSync);
  if (!python) throw new Error("Python is not set up in .venv: run `python3 run.py setup` first");
  const env = { ...process.env, PYTHONPATH: "src" };
  const asked = { cwd: "..", env, maxBuffer: 2 ** 26 };
  return JSON.parse(execFileSync(join("web", python), ["-m", "tests.web.face_samples"], asked).toString());
}

/** The texts as the server sends them: all files of a folder one after another. */
function sent(address: string): string {
  const [, game, language] = /^\/texts\/(\w+)\.(\w+)\.ftl$/.exec(address)!;
  const home = game === "common" ? "../src/kronika/texts" : `../src/kronika/games/${game}/texts`;
  const files = readdirSync(home).filter((name) => name.endsWith(`.${language}.ftl`));
  return files.map((name) => readFileSync(join(home, name), "utf8")).join("\n");
}

const faces = printed();
const GAMES = Object.keys(faces);

beforeAll(async () => {
  vi.stubGlobal("fetch", async (address: string) => new Response(sent(address)));
  for (const game of GAMES) {
    putFaces(game, faces[game]!);
    lookOf(game);
    for (const language of ["en", "cs"]) expect(await loadTexts(language, game)).toBe(true);
  }
  await until(() => expect(GAMES.every((game) => Object.keys(lookOf(game).art).length > 0)).toBe(true));
});

describe.each(GAMES.flatMap((game) => (["en", "cs"] as const).map((language) => [game, language] as const)))(
  "%s in %s",
  (game, language) => {
    it("explains every sign on its cards", async () => {
      lang.value = language;
      const root = document.createElement("div");
      await act(() =>
        render(
          <GameContext.Provider value={game}>
            {faces[game]!.map(({ id }) => (
              <div key={id} data-face={id}>
                <CardFace face={id} />
              </div>
            ))}
          </GameContext.Provider>,
          root,
        ),
      );
      const signs = [...root.querySelectorAll("[data-print] use")].filter(
        (sign) => !sign.closest("[data-part=picture]"),
      );
      expect(signs.length).toBeGreaterThan(faces[game]!.length);
      const texts = textsOf(game);
      const mute = signs.filter((sign) => {
        const id = sign.closest<HTMLElement>("[data-explains]")?.dataset.explains;
        return !id || !texts.has(id, "about") || !texts.has(id, "rule");
      });
      const told = mute.map((sign) => {
        const face = sign.closest<HTMLElement>("[data-face]")!.dataset.face;
        const id = sign.closest<HTMLElement>("[data-explains]")?.dataset.explains;
        return `${face}: ${sign.getAttribute("href")} ${id ?? ""}`;
      });
      expect(told).toEqual([]);
      const said = [...root.querySelectorAll<HTMLElement>("[data-print] [data-explains]")];
      const unknown = said.map((sign) => sign.dataset.explains!).filter((id) => !texts.has(id, "about"));
      expect([...new Set(unknown)]).toEqual([]);
    }, 60_000);

    it("finds each of its words in some card's text", () => {
      lang.value = language;
      const texts = textsOf(game);
      const words = lookOf(game).keywords!;
      const found = new Set(
        faces[game]!.flatMap(({ id }) =>
          marked(texts.or(`card-${id}`, "", {}, "text"), game, words, texts).map((run) => run.id),
        ),
      );
      expect(words.filter((word) => !found.has(`${game}-keyword-${word}`))).toEqual([]);
    });
  },
);

it("marks a word once, whole, and in any of its forms", () => {
  lang.value = "cs";
  const runs = marked("Spal přízeň. Kdo spálí víc, vyhrává.", "oath", ["burn"], textsOf("oath"));
  expect(runs).toEqual([{ text: "Spal", id: "oath-keyword-burn" }, { text: " přízeň. Kdo spálí víc, vyhrává." }]);
});
