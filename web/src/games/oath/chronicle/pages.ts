// What the view tells of the Chronicle (src/kronika/games/oath/ceremony.py), and what can be read from it without a rule.
import type { Text } from "../../../wire";
import type { OathView } from "../view";

export interface Plot {
  /** Empty where nothing lies, and where what lies there is facedown. */
  site: string;
  taken: boolean;
  cards: string[];
  relics: number;
  ruler: number;
}

export interface Page {
  step: string;
  map: Plot[];
  deeds: [string, string][];
  count: number;
}

export interface Change {
  slot: number;
  fate: string;
}

export interface Chronicle {
  winner: number;
  ending: string;
  end: Text;
  next: string;
  steps: { step: string; rule: string }[];
  /** The step under way; empty when all is written. */
  now: string;
  pages: Page[];
  /** What becomes of each site as things stand, while it is still to be decided. */
  fates: string[];
  /** By the keys of options: what would fare otherwise. */
  would: Record<string, Change[]>;
  shares: Record<string, [string, number][]>;
  /** How many advisers of each suit the winner has. */
  advisers: number[];
  citizens: string[];
}

export const chronicleOf = (view: OathView): Chronicle | null => (view.extra.chronicle as Chronicle | null) ?? null;

/** The eight parts of the Chronicle, each with its steps. */
export const CHAPTERS = [
  { id: "vow", rule: "8.1", steps: ["vow"] },
  { id: "citizens", rule: "8.2", steps: ["citizens"] },
  { id: "map", rule: "8.3", steps: ["works", "departure", "ruins", "ranks"] },
  { id: "people", rule: "8.4", steps: ["people"] },
  { id: "exodus", rule: "8.5", steps: ["exodus"] },
  { id: "relics", rule: "8.6", steps: ["relics"] },
  { id: "boards", rule: "8.7", steps: ["boards"] },
  { id: "deck", rule: "8.8", steps: ["written"] },
] as const;

/** The place of the part a step belongs to; before the first is -1. */
export const chapterOf = (step: string): number =>
  CHAPTERS.findIndex(({ steps }) => (steps as readonly string[]).includes(step));

/** The page that a part ends with, as far as it has been written; -1: nothing of it has. */
export const pageOf = (pages: readonly Page[], chapter: number): number =>
  pages.findLastIndex(({ step }) => chapterOf(step) === chapter);

/** What a page's deeds of a kind were about. */
export const deedsOf = (page: Page, what: string): string[] =>
  page.deeds.filter(([kind]) => kind === what).map(([, of]) => of);

/** Slots that lost what lay there. */
export const leftSlots = (before: Page, after: Page): number[] =>
  after.map.flatMap((plot, slot) => (!plot.taken && before.map[slot]?.taken ? [slot] : []));

/** Sites that nobody saw on the map before. */
export function newSites(before: Page, after: Page): string[] {
  const old = new Set(before.map.map(({ site }) => site));
  return after.map.flatMap(({ site }) => (site && !old.has(site) ? [site] : []));
}

const BRIEF = 1000;
const USUAL = 2300;
const SOLEMN = 3400;

/** How long a page is looked at before the next one is turned, in milliseconds. */
export function durationOf(pages: readonly Page[], at: number): number {
  const page = pages[at]!;
  const before = pages[at - 1];
  if (page.step === "victory" || page.step === "ranks") return SOLEMN;
  const happened = page.deeds.length > 0 || page.count > 0 || (before && leftSlots(before, page).length > 0);
  return happened ? USUAL : BRIEF;
}

/** Whether something of the Chronicle can be shown: then it has the whole board for itself. */
export const beingWritten = (view: OathView): boolean =>
  view.phase === "chronicle" && (chronicleOf(view)?.pages.length ?? 0) > 0;
