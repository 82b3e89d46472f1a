// What the history of a saga shows, read from its record: a column for each game, and what leads from one to the next.
import type { Face } from "../../../net/api";
import { finished } from "../../../pages/sagas/history";
import type { SagaGame, SagaStory } from "../../../wire";
import { SUITS, type Suit } from "../icons";
import { isRuin } from "../Print";

/** As src/kronika/games/oath/saga_record.py tells it. */
export interface SagaRecord {
  oath: string;
  next: string;
  number: number;
  round: number;
  winner: number;
  ending: string;
  colors: string[];
  roles: string[];
  deeds: [what: string, of: string][];
  suits: Record<Suit, number>;
  exiled: string[];
  map: { site: string; cards: string[]; relics: number }[];
}

interface SiteZone {
  kind: string;
  name?: string;
  ruler?: number;
  cards?: { face?: string }[];
}

export interface Place {
  /** "" while it lies facedown. */
  site: string;
  /** The color that rules it; "" for nobody. */
  ruler: string;
  edifice: string;
  ruin: boolean;
  /** Whether the next game has it too; null where nobody knows yet. */
  survived: boolean | null;
}

export interface Column {
  number: number;
  /** A finished game; the one that is on; the world that the last one left. */
  kind: "over" | "on" | "next";
  oath: string;
  places: Place[];
  game?: SagaGame;
  record?: SagaRecord;
  /** The game that is on still waits for its players. */
  gathers?: boolean;
}

export interface Thread {
  column: number;
  from: number;
  to: number;
  ruin: boolean;
}

export type Faces = ReadonlyMap<string, Face>;

const recordOf = (game: SagaGame): SagaRecord => game.saga_record as unknown as SagaRecord;

export function columnsOf(story: SagaStory, faces: Faces): Column[] {
  const told = finished(story);
  const columns: Column[] = told.map((game) => {
    const record = recordOf(game);
    return {
      number: game.number,
      kind: "over",
      oath: record.oath,
      places: placesOf(game, record, faces),
      game,
      record,
    };
  });
  const last = told.at(-1);
  if (last && recordOf(last).map.length > 0) {
    columns.push({
      number: last.number + 1,
      kind: story.on ? "on" : "next",
      gathers: story.games.at(-1)?.status === "gathering",
      oath: recordOf(last).next,
      places: recordOf(last).map.map(({ site, cards }) => placeOf(site, "", cards, null, faces)),
    });
  }
  return columns;
}

function placesOf(game: SagaGame, record: SagaRecord, faces: Faces): Place[] {
  const zones = ((game.scene.zones ?? []) as SiteZone[]).filter((zone) => zone.kind === "site");
  const kept = new Set(keptSites(record));
  return zones.map((zone) => {
    const site = zone.name ?? "";
    const cards = (zone.cards ?? []).flatMap((card) => card.face ?? []);
    const survived = record.map.length > 0 ? site !== "" && kept.has(site) : null;
    return placeOf(site, record.colors[zone.ruler ?? -1] ?? "", cards, survived, faces);
  });
}

/** The sites that the next game has from this one, by their new places: a site that went and was drawn again is a new
 * one, and its place holds "". */
function keptSites(record: SagaRecord): string[] {
  const lost = new Set(record.deeds.flatMap(([what, of]) => (what === "lost" ? [of] : [])));
  return record.map.map(({ site }) => (lost.has(site) ? "" : site));
}

function placeOf(site: string, ruler: string, cards: string[], survived: boolean | null, faces: Faces): Place {
  const edifice = cards.find((card) => faces.get(card)?.kinds?.[0] === "edifice") ?? "";
  return { site, ruler, edifice, ruin: isRuin(faces.get(edifice) as Parameters<typeof isRuin>[0]), survived };
}

/** Where the sites of each game went in the next one. */
export function threadsOf(columns: readonly Column[], faces: Faces): Thread[] {
  return columns.flatMap(({ record, places }, i) =>
    (record && i + 1 < columns.length ? keptSites(record) : []).flatMap((site, to) => {
      const from = site ? places.findIndex((place) => place.site === site) : -1;
      return from < 0
        ? []
        : [{ column: i, from, to, ruin: placeOf(site, "", record!.map[to]!.cards, null, faces).ruin }];
    }),
  );
}

/** How many sites of a game the next one has, and of how many that were known. */
export function survival(column: Column): { count: number; of: number } {
  const known = column.places.filter((place) => place.site);
  return { count: known.filter((place) => place.survived).length, of: known.length };
}

/** For each suit the line above it, from game to game, from 0 at the top to 1 at the bottom. */
export function bands(columns: readonly Column[]): { suit: Suit; top: number[]; bottom: number[]; count: number[] }[] {
  const told = columns.flatMap(({ record }) => (record ? [record.suits] : []));
  const sums = told.map((suits) => Math.max(1, sum(SUITS.map((suit) => suits[suit] ?? 0))));
  const edge = (upTo: number) => told.map((suits, i) => sum(SUITS.slice(0, upTo).map((s) => suits[s] ?? 0)) / sums[i]!);
  return SUITS.map((suit, i) => ({
    suit,
    top: edge(i),
    bottom: edge(i + 1),
    count: told.map((suits) => suits[suit] ?? 0),
  }));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Who was sent away after a game: the next game in the story knows. */
export function exiledAfter(columns: readonly Column[], number: number): string[] | null {
  const now = columns.find((column) => column.number === number)?.record;
  const after = columns.find((column) => column.number === number + 1)?.record;
  if (!now || !after) return null;
  const before = new Set(now.exiled);
  return after.exiled.filter((card) => !before.has(card));
}

export type Step = "found" | "built" | "repaired" | "ruined" | "buried";

interface Fate {
  /** By its intact side. */
  card: string;
  steps: { what: Step; game: number }[];
}

const STEPS = new Set(["built", "repaired", "ruined", "buried"]);

/** What became of each edifice, in the order in which they first come up. */
export function fates(columns: readonly Column[], faces: Faces): Fate[] {
  const found = new Map<string, Fate>();
  const fateOf = (side: string): Fate => {
    const face = faces.get(side);
    const card = isRuin(face as Parameters<typeof isRuin>[0]) ? String(face?.other ?? side) : side;
    let fate = found.get(card);
    if (!fate) {
      fate = { card, steps: [] };
      found.set(card, fate);
    }
    return fate;
  };
  for (const { number, record, places } of columns) {
    for (const [what, of] of record?.deeds ?? []) {
      if (!STEPS.has(what)) continue;
      const fate = fateOf(of);
      if (fate.steps.length === 0 && what !== "built") fate.steps.push({ what: "found", game: 0 });
      fate.steps.push({ what: what as Step, game: number });
    }
    for (const { edifice } of record ? places : []) {
      const fate = edifice ? fateOf(edifice) : null;
      if (fate?.steps.length === 0) fate.steps.push({ what: "found", game: 0 });
    }
  }
  return [...found.values()];
}
