// What Oath adds to a view (src/kronika/games/oath/view.py), and what can be read from it without a rule.
import type { Face } from "../../net/api";
import { thingKey, type View, type ViewSeat, type Zone, type ZoneCard } from "../../table/view";
import type { Choice, Text, Thing } from "../../wire";

export interface Price {
  supply: number;
  favor: number;
  secrets: number;
}

/** A way to win: how far it has come, and where two numbers are compared, mine and the best of the others. */
export interface Way {
  id: string;
  args: Record<string, string | number>;
  stage: string;
  score?: [number, number];
}

/** Somebody wins at the next Wake, or with the last round, if nothing changes. */
export interface Alarm {
  seat: number;
  text: Text;
  why: Text;
  /** The sites that count for it. */
  slots: number[];
}

export interface Source {
  kind: "site" | "board";
  where: number;
  count: number;
}

/** How many faces of a kind were rolled, and what they are worth. */
export interface Tally {
  what: string;
  count: number;
  worth: number;
}

/** How a battle is counted: what made the pools, what the faces are worth, whose warbands defend. */
export interface Reckoning {
  ledger: { what: string; attack: number; defense: number }[];
  attackTally: Tally[];
  defenseTally: Tally[];
  sources: Source[];
  bandits: number;
}

/** The Campaign under way. */
export interface Campaign extends Reckoning {
  attacker: number;
  defender: number;
  site: number;
  step: string;
  targets: string[];
  targetDice: number[];
  allies: number[];
  attackDice: number;
  defenseDice: number;
  plans: { card: string; seat: number }[];
  rolledAttack: number[];
  rolledDefense: number[];
  attack: number;
  defense: number;
  attackForce: number;
  sacrifice: { needed: number; force: number; total: number } | null;
  killed: [number, number];
  won: boolean;
}

export interface Extra extends Record<string, unknown> {
  oath: string;
  title: number;
  usurper: boolean;
  claimants: number[];
  standing: number[];
  searchSupply: number;
  shared: number;
  banners: { id: string; holder: number; tokens: number }[];
  mob: boolean;
  uncovered: string[];
  caged: Record<string, number>;
  promises: [number, number, number][];
  campaign: Campaign | null;
  alarms: Alarm[];
  ways: Way[][];
  prices: Record<string, Price[]>;
  /** What each major action could be done to by the player whose turn it is. */
  reach: Record<string, Thing[]>;
  rounds: { round: number; least: number }[];
  searchTrack: number[];
  supplyTrack: { most: number; exile: [number, number][]; chancellor: [number, number][] };
  relicDeck: number;
  advisersMost: number;
}

export type OathView = View<Extra>;

interface Player extends ViewSeat {
  role: "chancellor" | "citizen" | "exile";
  color: string;
  side: number;
  pawn: number;
  title: boolean;
  scepter: boolean;
  banners: string[];
  visionMet: boolean;
  succeeds: boolean;
}

export interface Spot extends Zone {
  site: ZoneCard;
  up: boolean;
  region: string;
  ruler: number;
  warbands: number;
  favor: number;
  secrets: number;
  relics: ZoneCard[];
  pawns: number[];
  capacity: number | null;
  recover: { favor: number; secrets: number; bank: string } | null;
  travel?: number | null;
}

export interface Reliquary extends Zone {
  spaces: { id: string; card: ZoneCard | null }[];
}

export interface Facts extends Face {
  suit?: string;
  only?: string;
  locked?: boolean;
  times?: string[];
  modifies?: string[];
  persistent?: boolean;
  side?: string;
  dice?: number;
  capacity?: number;
  reveal?: { favor: number; secrets: number; relics: number };
  recover?: { favor: number; secrets: number; bank: string } | null;
  price?: Record<string, number>;
}

export const BANDITS = -1;
export const REGIONS = ["cradle", "provinces", "hinterland"] as const;

export const playerOf = (view: OathView, seat: number): Player => view.seats[seat] as Player;

export const zoneOf = (view: OathView, id: string): Zone | undefined => view.zones.find((zone) => zone.id === id);

const sitesOf = (view: OathView): Spot[] => view.zones.filter((zone) => zone.kind === "site") as Spot[];

export const siteOf = (view: OathView, slot: number): Spot | undefined => zoneOf(view, `site:${slot}`) as Spot;

/** The facedown relics that lie at a site; their zone is there only where some do. */
export const relicsAt = (view: OathView, slot: number): Zone | undefined => zoneOf(view, `relics-at:${slot}`);

export const slotOf = (spot: Zone): number => Number(spot.id.slice("site:".length));

export interface Board {
  supply: number;
  favor: number;
  secrets: number;
  flipped: number;
  warbands: number;
  reserve: number;
}

export function boardOf(view: OathView, seat: number): Board {
  const found: Board = { supply: 0, favor: 0, secrets: 0, flipped: 0, warbands: 0, reserve: 0 };
  for (const track of view.tracks) if (track.owner === seat) found[track.id as keyof Board] = track.value;
  return found;
}

export const trackOf = (view: OathView, id: string): number =>
  view.tracks.find((track) => track.id === id && track.owner === null)?.value ?? 0;

/** The color of a side: 0 is the Empire's, else that of the Exile who has this seat. */
export const colorOf = (view: OathView, side: number): string =>
  side < 0 ? "bandit" : (playerOf(view, side)?.color ?? "purple");

/** Whose board lies open below: one's own; for a spectator that of whoever is on turn. */
export const shownSeat = (view: OathView): number => view.seat ?? Math.max(0, view.turn ?? 0);

/** The other seats in turn order. */
export function across(view: OathView): number[] {
  const here = shownSeat(view);
  const seats = view.seats.length;
  return Array.from({ length: seats - 1 }, (_, i) => (here + 1 + i) % seats);
}

/** How near a way to win is: it wins at the next Wake or with the last round, one step is missing, or it is far. */
type Nearness = "calm" | "near" | "wins";

export function nearnessOf(view: OathView, { stage }: Way): Nearness {
  if (stage === "wins") return "wins";
  if (stage === "turns" || stage === "drawn") return "near";
  if (stage !== "holds") return "calm";
  // With the title in the Empire the game ends by the end die, or when the last round is over.
  const round = trackOf(view, "round");
  if (round === view.extra.rounds.length) return "wins";
  return view.extra.rounds[round - 1]?.least ? "near" : "calm";
}

/** How near a player is by the best of the ways. */
export function closestOf(view: OathView, seat: number): Nearness {
  const all = (view.extra.ways[seat] ?? []).map((way) => nearnessOf(view, way));
  return all.includes("wins") ? "wins" : all.includes("near") ? "near" : "calm";
}

/** The other seats: those about to win first, then those near it, then in turn order. */
export function watched(view: OathView): number[] {
  const order: Nearness[] = ["wins", "near", "calm"];
  const rank = (seat: number) => order.indexOf(closestOf(view, seat));
  return across(view).sort((a, b) => rank(a) - rank(b));
}

/** The sites that count for a player: ruled by their own side. */
export const ruledBy = (view: OathView, seat: number): Spot[] =>
  sitesOf(view).filter((spot) => spot.up && spot.ruler === playerOf(view, seat).side);

/** The Supply a player's bank would bring at Rest, the steps from the most to the least. */
export function refreshOf(view: OathView, seat: number): { least: number; supply: number }[] {
  const { role } = playerOf(view, seat);
  // A Citizen's Supply follows the Chancellor's marker.
  if (role === "citizen") return [];
  return view.extra.supplyTrack[role].map(([least, supply]) => ({ least, supply }));
}

/** Who stands where for the oath: one entry for each side, the highest first. */
export function standingOf(view: OathView): { seat: number; empire: boolean; count: number }[] {
  const found: { seat: number; empire: boolean; count: number }[] = [];
  const shared = view.extra.oath === "supremacy";
  for (const [seat, count] of view.extra.standing.entries()) {
    const empire = shared && playerOf(view, seat).side === 0;
    if (empire && seat !== 0) continue;
    found.push({ seat, empire, count });
  }
  return found.sort((a, b) => b.count - a.count);
}

/** Prices in short: Supply from the least to the most; then the cheapest and the dearest of what else they take. */
export function costOf(prices: readonly Price[]): { supply: string; others: { favor: number; secrets: number }[] } {
  const supplies = prices.map((price) => price.supply);
  const [least, most] = [Math.min(...supplies), Math.max(...supplies)];
  const others = new Map<string, { favor: number; secrets: number }>();
  for (const { favor, secrets } of prices) if (favor || secrets) others.set(`${favor}.${secrets}`, { favor, secrets });
  const all = [...others.values()].sort((a, b) => a.favor + a.secrets - b.favor - b.secrets);
  return {
    supply: least === most ? String(least) : `${least}–${most}`,
    others: all.length > 2 ? [all[0]!, all.at(-1)!] : all,
  };
}

/** Cards in their region, top to bottom, as the map has them. */
export const regionOf = (view: OathView, region: string): Spot[] => sitesOf(view).filter((s) => s.region === region);

/** Promises of peace, one for each pair, with the rounds they hold in. */
export function promisesOf(promises: Extra["promises"]): { one: number; other: number; rounds: number[] }[] {
  const found: { one: number; other: number; rounds: number[] }[] = [];
  for (const [one, other, round] of promises) {
    const same = found.find((promise) => promise.one === one && promise.other === other);
    if (!same) found.push({ one, other, rounds: [round] });
    else if (!same.rounds.includes(round)) same.rounds.push(round);
  }
  return found;
}

/** The things on the table that an option is about; null where it is about none, and all keep their light. */
export function concernOf(view: OathView, { key, refs }: Choice): ReadonlySet<string> | null {
  const things = [...refs.filter(({ kind }) => kind !== "action"), ...(view.extra.reach[key] ?? [])];
  return things.length ? new Set(things.map(thingKey)) : null;
}
