// What Valeria adds to a view (src/kronika/games/valeria/view.py), and what can be read from it without a rule.
import type { Face } from "../../net/api";
import type { View, Zone, ZoneCard } from "../../table/view";
import type { Choice, Refused, Text } from "../../wire";
import { amountsOf } from "./formula";
import { RESOURCES, type Resource, ROLES, type Role } from "./icons";

/** What one activation gives, by how many rolls of 36 it is reached, and how many cards leave something to decide. */
export interface ForecastLine {
  numbers?: number[];
  chance: number;
  gains: Partial<Record<Resource, number>>;
  choices?: number;
  exchanges?: number;
  thefts?: number;
}

interface SeatForecast {
  rests: boolean;
  lines?: ForecastLine[];
  herald?: ForecastLine;
  doubles?: Partial<Record<Resource, number>>;
  /** Sums over all 36 rolls. */
  mean?: Partial<Record<Resource, number>>;
}

export interface Extra extends Record<string, unknown> {
  dice: number[];
  actions: number;
  exhausted: number;
  endExhausted: number;
  ending: boolean;
  resting: number | null;
  first: number;
  /** What can still be picked, while the center is drafted. */
  draft?: string[];
  /** The next roll; not there when nobody rolls any more. */
  forecast?: { roller: number; seats: SeatForecast[] };
}

export type ValeriaView = View<Extra>;

export interface Stack extends Zone {
  cover: ZoneCard[];
  price?: Partial<Record<Resource, number>>;
}

export const zoneOf = (view: ValeriaView, id: string): Zone | undefined => view.zones.find((zone) => zone.id === id);

export const cardsOf = (view: ValeriaView, id: string): ZoneCard[] => zoneOf(view, id)?.cards ?? [];

/** The four rows of five as they lie on the table. */
export function rowsOf(view: ValeriaView): { kind: string; stacks: Stack[] }[] {
  const stacks = view.zones.filter((zone) => zone.id.startsWith("stack:")) as Stack[];
  const kinds = ["monsters", "citizens-low", "citizens-high", "domains"];
  return kinds.map((kind, row) => ({ kind, stacks: stacks.slice(row * 5, row * 5 + 5) }));
}

/** The number in a stack's id: options mean it by that. */
export const numberOf = (stack: Zone): string => stack.id.slice("stack:".length);

/** What lies on top: the card, an enemy event, or the card that says the stack is spent. */
export const topOf = (stack: Stack): ZoneCard | undefined => stack.cards.at(-1) ?? stack.cover.at(-1);

export type Stock = Record<Resource, number>;

export function stockOf(view: ValeriaView, seat: number): Stock {
  const found: Stock = { strength: 0, gold: 0, magic: 0, vp: 0 };
  for (const track of view.tracks) if (track.owner === seat) found[track.id as Resource] = track.value;
  return found;
}

/** The other seats in turn order, as one sees them from one's chair; all but the one shown below for a spectator. */
export function across(view: ValeriaView): number[] {
  const seats = view.seats.length;
  const here = shownSeat(view);
  return Array.from({ length: seats - 1 }, (_, i) => (here + 1 + i) % seats);
}

/** Whose duchy lies open large: one's own; for a spectator that of whoever is on turn. */
export const shownSeat = (view: ValeriaView): number => view.seat ?? view.turn ?? 0;

// --- activation numbers ---

export const SLOTS: readonly { id: string; numbers: readonly number[] }[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ id: String(n), numbers: [n] })),
  { id: "9/10", numbers: [9, 10] },
  { id: "11/12", numbers: [11, 12] },
];

type Facts = ReadonlyMap<string, Face>;

export const numbersOf = (facts: Face | undefined): number[] => (facts?.numbers as number[] | undefined) ?? [];

/** How often a roll speaks to a card with these numbers: for each die and for the sum. */
export function hits(numbers: readonly number[], dice: readonly number[]): number {
  if (dice.length < 2 || !dice[0]) return 0;
  const [one = 0, two = 0] = dice;
  return [one, two, one + two].filter((n) => numbers.includes(n)).length;
}

export const doubles = (dice: readonly number[]): boolean => dice.length > 1 && dice[0] !== 0 && dice[0] === dice[1];

export interface Placed {
  card: ZoneCard;
  index: number;
}

export interface Slot {
  id: string;
  numbers: readonly number[];
  cards: Placed[];
}

/** The duchy by activation number; cards without one (the Herald) are returned apart. */
export function slotsOf(duchy: readonly ZoneCard[], facts: Facts): { slots: Slot[]; others: Placed[] } {
  const slots: Slot[] = SLOTS.map((slot) => ({ ...slot, cards: [] }));
  const others: Placed[] = [];
  for (const [index, card] of duchy.entries()) {
    const first = numbersOf(facts.get(card.face))[0];
    const slot = slots.find(({ numbers }) => first !== undefined && numbers.includes(first));
    (slot?.cards ?? others).push({ card, index });
  }
  return { slots, others };
}

export interface Group {
  card: ZoneCard;
  /** Where the first of them lies. */
  first: number;
  count: number;
}

/** Equal cards together, in the order in which they came. */
export function groupsOf(cards: readonly ZoneCard[]): Group[] {
  const groups = new Map<string, Group>();
  for (const [first, card] of cards.entries()) {
    const group = groups.get(card.face);
    if (group) group.count += 1;
    else groups.set(card.face, { card, first, count: 1 });
  }
  return [...groups.values()];
}

/** How many of each role the citizens show; domains' symbols count at the end only. */
export function rolesOf(duchy: readonly ZoneCard[], facts: Facts): Record<Role, number> {
  const found: Record<Role, number> = { worker: 0, soldier: 0, shadow: 0, holy: 0 };
  for (const card of duchy) {
    const roles = (facts.get(card.face)?.roles as number[] | undefined) ?? [];
    for (const [i, role] of ROLES.entries()) found[role] += roles[i] ?? 0;
  }
  return found;
}

/** What the cards of a slot bring without a question, by what is printed on them. */
export function bringsOf(slot: Slot, dice: readonly number[], active: boolean, facts: Facts): [Resource, number][] {
  const found: Stock = { strength: 0, gold: 0, magic: 0, vp: 0 };
  for (const { card } of slot.cards) {
    const face = facts.get(card.face);
    const lines = face?.lines as Record<string, string> | undefined;
    const times = hits(numbersOf(face), dice);
    for (const [resource, n] of amountsOf(lines?.[active ? "active" : "other"] ?? "")) found[resource] += n * times;
  }
  return RESOURCES.map((name): [Resource, number] => [name, found[name]]).filter(([, n]) => n > 0);
}

export const pointsOf = (cards: readonly ZoneCard[], facts: Facts): number =>
  cards.reduce((sum, card) => sum + (facts.get(card.face)?.points ?? 0), 0);

// --- what is missing, and what a choice would leave ---

export interface Lack {
  what: Resource | Role;
  count: number;
}

/** What is missing for a stack that was refused, where it is a matter of quantity. */
export function lackOf(refused: Refused | undefined): Lack | undefined {
  if (!refused) return undefined;
  const { id, args } = refused.reason;
  const n = (key: string) => Number(args[key] ?? 0);
  const short = (count: number, what: Resource): Lack => ({ what, count: Math.max(1, count) });
  if (id === "valeria-why-gold") return short(n("cost") - n("have") - n("haveMagic"), "gold");
  if (id === "valeria-why-slay") {
    if (n("magic") > n("haveMagic")) return short(n("magic") - n("haveMagic"), "magic");
    return short(n("strength") + n("magic") - n("have") - n("haveMagic"), "strength");
  }
  if (id === "valeria-why-roles") return { what: args.role as Role, count: n("needed") - n("have") };
  return undefined;
}

/** Not all of a price lies on one's board: what can be chosen nevertheless, magic pays for. */
export function standsIn(view: ValeriaView, stack: Stack): boolean {
  const stock = stockOf(view, shownSeat(view));
  return RESOURCES.some((name) => (stack.price?.[name] ?? 0) > stock[name]);
}

/** What one's board would show after an option, as far as its words, or those of what follows, tell. */
export function afterwards(option: Choice, stock: Stock, follows?: Text): Partial<Stock> {
  const { id, args } = option.text;
  const n = (key: string) => Number(args[key] ?? 0);
  if (follows?.id === "valeria-then") return bought(follows, stock);
  if (id === "valeria-do-pay") return { [args.resource as Resource]: n("left"), magic: n("magicLeft") };
  if (id === "valeria-do-gain-resource") {
    const resource = args.resource as Resource;
    return { [resource]: stock[resource] + 1 };
  }
  const after: Partial<Stock> = {};
  for (const resource of RESOURCES) {
    const change = n(resource) - n(`pay-${resource}`);
    if (change && /^valeria-do-(harvest|exchange|use|gain|take-citizen)$/.test(id)) {
      after[resource] = stock[resource] + change;
    }
  }
  return after;
}

/** A card won: what paying leaves, and what it brings at once. */
function bought({ args }: Text, stock: Stock): Partial<Stock> {
  const left: Stock = { ...stock };
  if (args.bought) {
    left[args.resource as Resource] = Number(args.left);
    left.magic = Number(args.magicLeft);
  }
  for (const [resource, count] of amountsIn(args, "")) left[resource] += count;
  return left;
}

/** The points one would have after an option, where that is foreseen. */
export const pointsAfter = (follows: Text | undefined): number | undefined =>
  follows?.args.change ? Number(follows.args.total) : undefined;

/** Amounts in an option's words: what it brings (`""`) or costs (`"pay-"`). */
export const amountsIn = (args: Record<string, string | number>, prefix: "" | "pay-"): [Resource, number][] =>
  RESOURCES.map((resource): [Resource, number] => [resource, Number(args[`${prefix}${resource}`] ?? 0)]).filter(
    ([, count]) => count > 0,
  );
