// @vitest-environment node
// The house rules of the stylesheets, and that the checks would notice.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { placeOf } from "./place.ts";
import { filesBelow, literalColors, offScale, type Sheet, shared, sheetsBelow, unused } from "./styles.ts";

const SRC = fileURLToPath(new URL("../src", import.meta.url));
const sheets = sheetsBelow(SRC);
const components = filesBelow(SRC, /(?<!\.test)\.tsx$/).map((file) => readFileSync(file, "utf8"));
const sources = filesBelow(SRC, /(?<!\.test)\.tsx?$/).map((file) => readFileSync(file, "utf8"));

const sheet = (path: string, text: string): Sheet => ({ path, text, place: placeOf(`src/${path}`)! });

describe("stylesheets", () => {
  it("a class has one owner", () => {
    expect(shared(sheets)).toEqual([]);
  });
  it("colors are named in tokens and palettes", () => {
    expect(literalColors(sheets)).toEqual([]);
  });
  it("space, type, corners and layers come from one scale", () => {
    expect(offScale(sheets)).toEqual([]);
  });
  it("every class is used", () => {
    expect(unused(sheets, sources)).toEqual([]);
  });
  it("are two thirds of what they style at most, and no file is long", () => {
    const lines = sheets.map(({ path, text }) => [path, text.split("\n").length - 1] as const);
    const styled = components.reduce((sum, text) => sum + text.split("\n").length - 1, 0);
    expect(lines.reduce((sum, [, n]) => sum + n, 0) / styled).toBeLessThan(2 / 3);
    expect(lines.filter(([, n]) => n > 600)).toEqual([]);
  });
});

describe("the components", () => {
  // A native title comes late, and neither a finger nor the keyboard ever sees it: `data-tip` is the one tooltip.
  const titled = (text: string) =>
    text.match(/<[a-z][\w-]*(?=\s)(?:\s+[\w-]+(?:="[^"]*"|=\{[^<>]*?\})?|\s+\{\.\.\.[^}]*\})*?\s+title=/g) ?? [];
  it("have no native titles", () => {
    expect(components.flatMap(titled)).toEqual([]);
    expect(titled('<span class={wide ? "a" : ""} title={name}>')).toHaveLength(1);
    expect(titled('<Dialog class="x" title={name}>')).toHaveLength(0);
  });
});

describe("the checks notice", () => {
  const card = sheet("parts/Card.css", ".card { } .card .face { }");
  it("a game that styles a part", () => {
    const oath = sheet("games/oath/site.css", ".site .card { } .site b { } .relic.card { } .card b { }");
    expect(shared([card, oath])).toEqual([
      'games/oath/site.css:1 ".site .card" styles what belongs to parts/Card',
      'games/oath/site.css:1 ".card b" styles what belongs to parts/Card',
    ]);
  });
  it("two owners of one class, and a state that stands alone", () => {
    const home = sheet("pages/home/home.css", ".none { } .row.on { }");
    const valeria = sheet("games/valeria/duchy.css", ".slot.none { } .on { }");
    expect(shared([home, valeria])).toEqual([
      ".none is styled by pages/home (pages/home/home.css:1) and games/valeria (games/valeria/duchy.css:1)",
      'games/valeria/duchy.css:1 ".on" styles what belongs to nobody',
    ]);
  });
  it("a rule inside another", () => {
    const oath = sheet("games/oath/site.css", ".site { .card & { } & .card { } .card { } @room low { .face { } } }");
    expect(shared([card, oath])).toHaveLength(3);
  });
  it("a color and a size of its own", () => {
    const oath = sheet("games/oath/site.css", ".site { color: #123; padding: 2px 7px; margin: 0 -4px; z-index: 3 }");
    expect(literalColors([oath])).toEqual(["games/oath/site.css:1 color: #123"]);
    expect(offScale([oath])).toEqual(["games/oath/site.css:1 padding: 2px 7px", "games/oath/site.css:1 z-index: 3"]);
    expect(literalColors([sheet("games/oath/palette.css", ":scope { --x: #123 }")])).toEqual([]);
  });
  it("a class nobody gives, but not one that is put together", () => {
    const oath = sheet("games/oath/site.css", ".k-wood { } .gone { } .here { }");
    const sources = [`<b class={\`k-\${kind}\`}>`, '<b class="here">'];
    expect(unused([oath], sources)).toEqual([".gone (games/oath/site.css:1)"]);
  });
});
