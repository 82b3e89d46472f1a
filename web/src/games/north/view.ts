// What the North adds to a view (src/kronika/games/north/view.py), and what can be read from it without a rule.
import type { Face } from "../../net/api";
import type { View, Zone, ZoneCard } from "../../table/view";
import type { Choice, Text } from "../../wire";
import { GOODS, THINGS, type Thing, TILES, type Tile } from "./icons";

export interface Ship {
  seat: number;
  fish: number;
  raze: number;
  common: boolean;
}

export interface Extra extends Record<string, unknown> {
  tiles: Tile[];
  queue: Ship[];
  goal: number;
  goalRounds: number;
  last: boolean;
  first: number;
  /** The clans that a draft has put out of this game. */
  struck?: string[];
}

export type NorthView = View<Extra>;

export interface Disc {
  tile: Tile;
  turned: boolean;
}

interface NorthSeat {
  clan: string;
  track: number;
  points: number;
  passed: boolean;
  first: boolean;
  /** null: in the supply. */
  discs: (Disc | null)[];
}

interface Built extends ZoneCard {
  exhausted?: boolean;
  /** Who exhausted it, if it was another player. */
  raider?: number;
  /** The field whose upgrade it is, by its index in the empire. */
  under?: number;
  copies?: string;
  tokens?: Partial<Record<Thing, number>>;
}

export interface Facts extends Face {
  clan: string;
  type: string;
  price?: Partial<Record<Thing, number>>;
  yields: Partial<Record<Thing, number>>;
  pillage: Partial<Record<Thing, number>>;
  with: Tile | "";
  copies: number;
  start: boolean;
  distance: "near" | "distant" | "";
  lines: Partial<Record<"bonus" | "action" | "instant" | "feature", string>>;
}

export type Kind = "field" | "upgrade" | "action" | "feature" | "boost" | "near" | "distant";

/** A card's kind as its color tells it: locations by what they do, islands by how far they are. */
export function kindOf(facts: Face | undefined): Kind {
  const { kinds, lines, distance } = (facts ?? {}) as Partial<Facts>;
  const kind = kinds?.[0];
  if (kind === "island") return distance === "distant" ? "distant" : "near";
  if (kind === "location") return lines?.action ? "action" : "feature";
  return (kind as Kind | undefined) ?? "feature";
}

export const zoneOf = (view: NorthView, id: string): Zone | undefined => view.zones.find((zone) => zone.id === id);

export const seatOf = (view: NorthView, seat: number): NorthSeat => view.seats[seat] as unknown as NorthSeat;

export type Stock = Record<string, number>;

/** What a seat has, by the names of its tracks: goods, worker, tired, ship, common-ship, vp. */
export function stockOf(view: NorthView, seat: number): Stock {
  return Object.fromEntries(view.tracks.filter(({ owner }) => owner === seat).map(({ id, value }) => [id, value]));
}

export const roundOf = (view: NorthView): number =>
  view.tracks.find(({ id, owner }) => id === "round" && owner === null)?.value ?? 0;

/** Whose empire lies open large: one's own; for a spectator that of whoever is on turn. */
export const shownSeat = (view: NorthView): number => view.seat ?? view.turn ?? 0;

/** The other seats in turn order, as one sees them from one's chair. */
export function across(view: NorthView): number[] {
  const seats = view.seats.length;
  return Array.from({ length: seats - 1 }, (_, i) => (shownSeat(view) + 1 + i) % seats);
}

/** The name by which options mean a tile. */
export const tileName = (tile: Tile): string => `tile:${TILES.indexOf(tile)}`;

/** Amounts in the words of an option or event, in the order of the things. */
export const amountsIn = (args: Record<string, unknown>): [Thing, number][] =>
  THINGS.map((thing): [Thing, number] => [thing, Number(args[thing] ?? 0)]).filter(([, n]) => n > 0);

// --- the empire ---

export interface Placed {
  card: Built;
  index: number;
  /** Upgrades of a field, in the order they came. */
  upgrades: Placed[];
}

export interface Rows {
  fields: Placed[];
  actions: Placed[];
  features: Placed[];
  islands: Placed[];
}

type Faces = ReadonlyMap<string, Face>;

/** The empire as it lies: fields with their upgrades, actions, features, islands. */
export function rowsOf(cards: readonly ZoneCard[], faces: Faces): Rows {
  const rows: Rows = { fields: [], actions: [], features: [], islands: [] };
  const all = cards.map((card, index): Placed => ({ card: card as Built, index, upgrades: [] }));
  for (const placed of all) {
    const host = all.find(({ index }) => index === placed.card.under);
    if (host) {
      host.upgrades.push(placed);
      continue;
    }
    const kind = kindOf(faces.get(placed.card.face));
    if (kind === "near" || kind === "distant") rows.islands.push(placed);
    else if (kind === "field" || kind === "upgrade") rows.fields.push(placed);
    else if (kind === "action") rows.actions.push(placed);
    else rows.features.push(placed);
  }
  return rows;
}

/** A rival's empire for a raider: what they can raid first, then the rest by the reason why not. */
interface Sorted {
  targets: Placed[];
  fields: Placed[];
  features: Placed[];
  exhausted: Placed[];
}

export function sortedFor({ fields, actions, features, islands }: Rows, target: (placed: Placed) => boolean): Sorted {
  const others = [...actions, ...islands].filter((placed) => !target(placed));
  return {
    targets: [...actions, ...islands, ...features].filter(target),
    fields,
    features: [...features, ...others.filter(({ card }) => !card.exhausted)].filter((placed) => !target(placed)),
    exhausted: others.filter(({ card }) => card.exhausted),
  };
}

/** Cards of an empire that bring something whenever its owner raids, with what they bring as it is printed. */
export function raidFeatures(cards: readonly ZoneCard[], faces: Faces): { face: string; line: string }[] {
  return cards.flatMap(({ face }) => {
    const [, line] = /^when raid: (.+)$/.exec((faces.get(face) as Facts | undefined)?.lines.feature ?? "") ?? [];
    return line ? [{ face, line }] : [];
  });
}

// --- what a choice would leave ---

/** What one's supply would show after an option, as far as its words, or those of what follows, tell. */
export function afterwards(option: Choice | undefined, stock: Stock, follows?: Text): Stock {
  if (!option) return {};
  if (follows?.id === "north-then") return changed(follows, stock);
  const { id, args } = option.text;
  const after: Stock = {};
  const change = (thing: string, by: number) => {
    if (by) after[thing] = (stock[thing] ?? 0) + by;
  };
  if (id === "north-do-pay") for (const [thing, n] of amountsIn(args)) change(thing, -n);
  else if (id === "north-do-get") {
    for (const [thing, n] of amountsIn(args)) if (thing in stock) change(thing, n);
  } else if (id === "north-do-cargo") for (const good of GOODS) change(good, -Number(args[good] ?? 0));
  else if (id === "north-do-resource") change(String(args.thing), 1);
  else if (id === "north-do-assign") change(String(args.thing), -1);
  else if (id === "north-do-release") change(String(args.thing), 1);
  else if (id === "north-do-raid") change("raze", -1);
  return after;
}

/** Costs and gains together; resources of any kind are nobody's yet. */
function changed({ args }: Text, stock: Stock): Stock {
  const after: Stock = {};
  for (const thing of Object.keys(stock)) {
    const by = Number(args[thing] ?? 0) - Number(args[`pay-${thing}`] ?? 0);
    if (by) after[thing] = (stock[thing] ?? 0) + by;
  }
  return after;
}

/** The points one would have after an option, where that is foreseen. */
export function pointsAfter(follows: Text | undefined): number | undefined {
  if (!follows || !("total" in follows.args) || follows.args.total === follows.args.before) return undefined;
  return Number(follows.args.total);
}

/** Tiles to which a disc that lies out could go a second time, with the tile it comes from. */
export function secondUses(view: NorthView, options: readonly Choice[]): { from: Tile; to: Tile }[] {
  if (view.seat === null) return [];
  const discs = seatOf(view, view.seat).discs;
  return options.flatMap(({ key }) => {
    const [, number, to] = /^move:(\d):([a-z]+)$/.exec(key) ?? [];
    const from = number === undefined ? undefined : discs[Number(number)]?.tile;
    return from ? [{ from, to: to as Tile }] : [];
  });
}
