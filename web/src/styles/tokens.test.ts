// @vitest-environment node
// The colors of seats: readable as text in both themes, and with the setting far apart for eyes that see few colors.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

type Rgb = readonly [number, number, number];

const CSS = readFileSync(fileURLToPath(new URL("tokens.css", import.meta.url)), "utf8");
const APART = CSS.slice(CSS.indexOf('[data-colors="apart"]'));

/** A token in the light theme and in the dark one. */
function colors(sheet: string, name: string): [light: Rgb, dark: Rgb] {
  const found = new RegExp(`--${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(sheet)!;
  return [linear(found[1] ?? found[3]!), linear(found[2] ?? found[3]!)];
}

function linear(hex: string): Rgb {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (a: Rgb, b: Rgb) => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

// Viénot, Brettel and Mollon (1999): what an eye without green, or without red, makes of a color.
const DEUTAN = [
  [0.29275, 0.70725, 0],
  [0.29275, 0.70725, 0],
  [-0.02234, 0.02234, 1],
] as const;
const PROTAN = [
  [0.11238, 0.88762, 0],
  [0.11238, 0.88762, 0],
  [0.00401, -0.00401, 1],
] as const;
const seen = (by: readonly (readonly [number, number, number])[], color: Rgb): number[] =>
  by.map((row) => Math.cbrt(Math.max(0, row[0] * color[0] + row[1] * color[1] + row[2] * color[2])));
const distance = (a: number[], b: number[]) => Math.hypot(...a.map((value, i) => value - b[i]!));

const SEATS = [0, 1, 2, 3, 4, 5];

test.each([
  ["usual", CSS],
  ["apart", APART],
])("seats can be read as text: %s", (_, sheet) => {
  for (const ground of ["table", "surface", "surface-raised"]) {
    const [light, dark] = colors(CSS, ground);
    for (const name of [...SEATS.map((seat) => `seat${seat}`), "oxblood", "verdigris"]) {
      const [onLight, onDark] = colors(sheet, name);
      expect(contrast(onLight, light), `${name} on ${ground}, light`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(onDark, dark), `${name} on ${ground}, dark`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test.each([
  ["without green", DEUTAN],
  ["without red", PROTAN],
])("seats lie further apart for an eye %s", (_, eye) => {
  const closest = (sheet: string, kind: string, theme: 0 | 1) => {
    const all = SEATS.map((seat) => seen(eye, colors(sheet, `${kind}${seat}`)[theme]));
    return Math.min(...all.flatMap((one, i) => all.slice(i + 1).map((other) => distance(one, other))));
  };
  for (const [kind, theme] of [
    ["crest", 0],
    ["seat", 0],
    ["seat", 1],
  ] as const)
    expect(closest(APART, kind, theme)).toBeGreaterThan(2 * closest(CSS, kind, theme));
});

test.each([
  ["without green", DEUTAN],
  ["without red", PROTAN],
])("so do the houses of Oath for an eye %s", (_, eye) => {
  const palette = readFileSync(fileURLToPath(new URL("../games/oath/palette.css", import.meta.url)), "utf8");
  const house = (name: string, sheet: string): Rgb => {
    const own = new RegExp(`\\.h-${name} {\\s+--c: (?:var\\(--${name}-apart, )?(#\\w{6})`).exec(palette)!;
    return sheet.includes(`--${name}-apart:`) ? colors(sheet, `${name}-apart`)[0] : linear(own[1]!);
  };
  const closest = (sheet: string) => {
    const all = ["purple", "blue", "red", "yellow", "white", "black"].map((name) => seen(eye, house(name, sheet)));
    return Math.min(...all.flatMap((one, i) => all.slice(i + 1).map((other) => distance(one, other))));
  };
  expect(closest(APART)).toBeGreaterThan(1.5 * closest(""));
});
