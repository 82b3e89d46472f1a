// The stylesheets as the checks see them: which rules there are, who owns which class, and what breaks the house rules
// (docs in web/README.md, "Styles").
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import postcss, { type AtRule, type Declaration, type Rule } from "postcss";
import { type Place, placeOf } from "./place.ts";
import { classesOf, compounds } from "./selectors.ts";

export interface Sheet {
  path: string;
  text: string;
  place: Place;
}

interface Styled {
  sheet: Sheet;
  line: number;
  selector: string;
  /** Classes of the last compound that has any: what is styled, or the nearest thing around it with a name. */
  anchor: string[];
}

/** States a thing may be in. They belong to nobody, so they stand only beside a class that belongs to somebody. */
const STATES: ReadonlySet<string> = new Set(["on", "off", "can", "chosen", "no", "far", "long", "lapped"]);

export function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .sort()
    .map((name) => join(folder, name));
}

export function sheetsBelow(folder: string): Sheet[] {
  return filesBelow(folder, /\.css$/).flatMap((file) => {
    const place = placeOf(file);
    return place ? [{ path: relative(folder, file), text: readFileSync(file, "utf8"), place }] : [];
  });
}

/** A rule inside another one styles something of it: the selectors written out. */
function whole(rule: Rule): string[] {
  const parent = rule.parent;
  if (parent?.type !== "rule") {
    const above = parent?.type === "atrule" ? (parent as AtRule).parent : undefined;
    if (above?.type !== "rule") return rule.selectors;
    return whole(above as Rule).flatMap((outer) => rule.selectors.map((inner) => joined(outer, inner)));
  }
  return whole(parent as Rule).flatMap((outer) => rule.selectors.map((inner) => joined(outer, inner)));
}

const joined = (outer: string, inner: string): string =>
  inner.includes("&") ? inner.replaceAll("&", outer) : `${outer} ${inner}`;

export function rulesOf(sheet: Sheet): Styled[] {
  const found: Styled[] = [];
  postcss.parse(sheet.text).walkRules((rule) => {
    if (rule.parent?.type === "atrule" && /keyframes$/.test((rule.parent as AtRule).name)) return;
    for (const selector of whole(rule)) {
      const anchor =
        compounds(selector)
          .map(classesOf)
          .findLast((names) => names.length > 0) ?? [];
      found.push({ sheet, line: rule.source?.start?.line ?? 0, selector, anchor });
    }
  });
  return found;
}

const at = ({ sheet, line }: { sheet: Sheet; line: number }): string => `${sheet.path}:${line}`;

/** Who owns which class: parts first; games and pages own what no part has. */
export function owners(sheets: readonly Sheet[]): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  const parts = new Set<string>();
  const claim = (name: string, rule: Styled) => {
    const claims = found.get(name) ?? new Map<string, string>();
    if (!claims.has(rule.sheet.place.owner)) claims.set(rule.sheet.place.owner, at(rule));
    found.set(name, claims);
  };
  const named = sheets.filter(({ place }) => !place.module);
  for (const sheet of named.filter(({ place }) => !place.room)) {
    for (const rule of rulesOf(sheet)) {
      // Beside a class of its own, another part's is only named.
      const own = rule.anchor.filter((name) => !STATES.has(name));
      for (const name of own.slice(0, 1)) {
        parts.add(name);
        claim(name, rule);
      }
    }
  }
  for (const sheet of named.filter(({ place }) => place.room)) {
    for (const rule of rulesOf(sheet)) {
      for (const name of rule.anchor) if (!STATES.has(name) && !parts.has(name)) claim(name, rule);
    }
  }
  return found;
}

/** A class is styled by one owner: by its part, or by its game or page. */
export function shared(sheets: readonly Sheet[]): string[] {
  const claims = owners(sheets);
  const twice = [...claims].filter(([, by]) => by.size > 1);
  const faults = twice.map(
    ([name, by]) => `.${name} is styled by ${[...by].map(([who, where]) => `${who} (${where})`).join(" and ")}`,
  );
  for (const sheet of sheets.filter(({ place }) => place.room && !place.module)) {
    for (const rule of rulesOf(sheet)) {
      if (rule.anchor.length === 0 || rule.selector.includes(":scope")) continue;
      if (rule.anchor.some((name) => claims.get(name)?.has(sheet.place.owner))) continue;
      const whose = rule.anchor.map((name) => [...(claims.get(name)?.keys() ?? ["nobody"])].join(", ")).join("; ");
      faults.push(`${at(rule)} "${rule.selector}" styles what belongs to ${whose}`);
    }
  }
  return faults;
}

const COLOR = /#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/;
const SIZES = /(?<![\w.-])(?:[4-9]|\d{2,})(?:\.\d+)?px/;

/** Where colors and sizes get their names. */
const isPalette = ({ path }: Sheet): boolean => /(^|\/)(tokens|palette)\.css$/.test(path);

function declarations(sheets: readonly Sheet[], fault: (declaration: Declaration) => boolean): string[] {
  return sheets.flatMap((sheet) => {
    const found: string[] = [];
    postcss.parse(sheet.text).walkDecls((declaration) => {
      if (fault(declaration)) {
        found.push(
          `${at({ sheet, line: declaration.source?.start?.line ?? 0 })} ${declaration.prop}: ${declaration.value}`,
        );
      }
    });
    return found;
  });
}

export const literalColors = (sheets: readonly Sheet[]): string[] =>
  declarations(
    sheets.filter((sheet) => !isPalette(sheet)),
    ({ value }) => COLOR.test(value.replace(/url\([^)]*\)/g, "")),
  );

/** Space, type, corners and layers come from one scale. */
export const offScale = (sheets: readonly Sheet[]): string[] =>
  declarations(
    sheets.filter((sheet) => !isPalette(sheet)),
    ({ prop, value }) => {
      if (prop === "z-index") return /^-?[1-9]/.test(value);
      if (prop === "font-size" || /radius$/.test(prop))
        return /(?<![\w.-])[1-9][\d.]*px/.test(value) && !/calc/.test(value);
      if (prop === "font" && !/calc/.test(value)) return /(?<![\w./-])(?<!\/ )[1-9][\d.]*px/.test(value);
      if (/^(row-|column-)?gap$|^(padding|margin)(-|$)/.test(prop))
        return SIZES.test(value) && !/calc|env|clamp|m(in|ax)\(/.test(value);
      return false;
    },
  );

/** Classes that no component ever gives to anything. A name may be put together: `k-${kind}`, `s${seat}`. */
export function unused(sheets: readonly Sheet[], sources: readonly string[]): string[] {
  const words = new Set<string>();
  const starts = new Set<string>();
  for (const source of sources.map(withoutComments)) {
    for (const [, , text] of source.matchAll(/(["'])((?:(?!\1)[^\\\n]|\\.)*)\1/g)) note(text!, words);
    for (const [, text] of source.matchAll(/`([^`]*)`/g)) {
      note(text!.replace(/\$\{[^}]*\}/g, " "), words);
    }
    for (const [, start] of source.matchAll(/([\w-]+)\$\{/g)) starts.add(start!);
  }
  // What follows a word without a hyphen is a number: `seat${2}`.
  const made = (name: string) =>
    [...starts].some(
      (start) => name.startsWith(start) && (start.endsWith("-") || /^\d+$/.test(name.slice(start.length))),
    );
  return [...owners(sheets)]
    .filter(([name]) => !words.has(name) && !made(name))
    .map(([name, by]) => `.${name} (${[...by.values()].join(", ")})`);
}

const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");

function note(text: string, words: Set<string>): void {
  for (const word of text.split(/\s+/)) words.add(word);
}
