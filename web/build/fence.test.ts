// Walls between the rooms: what the build makes of a stylesheet.
import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { sizeOf } from "../src/app/sizes.ts";
import { fence } from "./fence.ts";

const built = (path: string, text: string): string =>
  postcss([fence])
    .process(text, { from: `/x/src/${path}` })
    .css.replace(/\s*([{};])\s*/g, "$1")
    .replace(/\s+/g, " ");

const OATH = ':where([data-room="oath"], [data-room="oath"] *)';

describe("the fence", () => {
  it("keeps a game in its room", () => {
    const css = built("games/oath/site.css", ".site > b, .site::before { } :scope { }");
    expect(css).toContain(`.site > b${OATH}, .site${OATH}::before`);
    expect(css).toContain(':where([data-room="oath"]:not([data-room="oath"] *)){}');
    expect(css).toContain("@layer game{");
  });
  it("keeps a page out of the rooms inside it", () => {
    const css = built("pages/replay/replay.css", ".turned { }");
    expect(css).toContain(
      ':where([data-room="replay"], [data-room="replay"] *):not(:where([data-room="replay"] [data-room]:not([data-room="replay"]) *))',
    );
  });
  it("leaves parts and keyframes alone, and names the order of layers first", () => {
    const css = built("parts/Card.css", ".card { } @keyframes rise { from { opacity: 0 } }");
    expect(css).toBe("@layer tokens, base, parts, game, page;@layer parts{.card{}@keyframes rise{from{opacity: 0}}}");
  });
  it("lets no room style the document", () => {
    expect(() => built("games/oath/site.css", "html { }")).toThrow("outside of the room");
  });
  it("knows sizes by name, and no others", () => {
    expect(built("parts/Card.css", "@room low { .card { } }")).toContain(
      "@container room ((width >= 760px) and (height >= 430px) and (height < 640px))",
    );
    expect(() => built("parts/Card.css", "@room tiny { .card { } }")).toThrow('there is no room "tiny"');
  });
});

it("a room has one size", () => {
  const sizes: [number, number, string][] = [
    [1600, 1034, "wide"],
    [1120, 854, "table"],
    [760, 980, "table"],
    [1066, 579, "low"],
    [980, 454, "low"],
    [844, 344, "across"],
    [720, 404, "across"],
    [390, 798, "upright"],
    [390, 400, "upright"],
  ];
  for (const [width, height, name] of sizes)
    expect([width, height, sizeOf(width, height)]).toEqual([width, height, name]);
});
