// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { loadSprite, pictureOf } from "./sprite";

const FILE = `<svg xmlns="http://www.w3.org/2000/svg"><defs><linearGradient id="tone-gold"/></defs>
<symbol id="lucide-x" viewBox="0 0 24 24"><path d="M1 1"/></symbol>
<symbol id="game-icons-crown" viewBox="0 0 512 512"><path d="M2 2"/></symbol>
<symbol id="game-icons-sword" viewBox="0 0 512 512"><path d="M3 3"/></symbol>
</svg>
`;

const inThePage = () => [...document.querySelectorAll("body > svg symbol")].map(({ id }) => id);

it("holds what has been shown, whether before the file came or after, and each picture once", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(FILE)));
  expect(pictureOf("game-icons:crown")).toBe("#game-icons-crown");
  await loadSprite();
  expect(inThePage()).toEqual(["game-icons-crown"]);
  expect(document.getElementById("tone-gold")).not.toBeNull();

  pictureOf("lucide:x");
  pictureOf("game-icons:crown");
  pictureOf("lucide:x");
  await Promise.resolve();
  expect(inThePage()).toEqual(["game-icons-crown", "lucide-x"]);
});
