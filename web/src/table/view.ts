// What a seat sees, as src/kronika/engine/table.py builds it. `extra` is the game's own; shared parts never need it.

import type { Text } from "../wire";

export interface ZoneCard {
  /** By this the browser follows a card it sees; it is its own (identity.ts), the server knows cards by their places. */
  key?: number;
  /** Empty where the seat sees only its back. */
  face: string;
  /** The kind of its back, where that is all one sees. */
  back?: string;
  /** It lies facedown, even if one knows its front. */
  down?: boolean;
  /** Another name by which options mean it. */
  ref?: string;
  /** The id of a word about where it lies. */
  note?: string;
  [more: string]: unknown;
}

export interface Zone {
  id: string;
  owner: number | null;
  kind: string;
  /** How many cards lie here; `cards` are those the seat sees. */
  count: number;
  /** Nobody may know how many there are; `count` is then the number of those seen. */
  uncounted?: boolean;
  cards: ZoneCard[];
  /** The one card shown stands for all: they are alike, and any of them may be taken. */
  alike?: boolean;
  /** What lies there when all its own cards are gone. */
  cover?: ZoneCard[];
  /** What a pile's card costs now. */
  cost?: number;
  /** The face that gives the place its name. */
  name?: string;
  /** Zones of one region lie together. */
  region?: string;
  /** The zone it belongs to. */
  on?: string;
  /** The back on top of a deck. */
  top?: string | null;
  /** Another name by which options mean it. */
  ref?: string;
  /** What holds of it, in words. */
  notes?: Text[];
  [more: string]: unknown;
}

export interface Track {
  id: string;
  owner: number | null;
  value: number;
  most?: number;
  /** Another name by which options mean it. */
  ref?: string;
  [more: string]: unknown;
}

export interface Token {
  id: string;
  kind?: string;
  owner?: number | null;
  /** The zone or thing it stands on. */
  on?: string;
  count?: number;
  /** The id of its name, where it has one of its own. */
  name?: string;
  [more: string]: unknown;
}

export interface ViewSeat {
  seat: number;
  name: string;
  points?: number | null;
  /** What holds of this player, in words. */
  notes?: Text[];
  [more: string]: unknown;
}

/** A block of sentences on the table; a live one tells of something under way. */
export interface Notice {
  id: string;
  title: Text;
  lines: Text[];
  live?: boolean;
}

export interface View<Extra = Record<string, unknown>> {
  game: string;
  rules: number;
  seat: number | null;
  over: boolean;
  asked: number[];
  turn: number | null;
  phase: string;
  seats: ViewSeat[];
  zones: Zone[];
  tracks: Track[];
  tokens: Token[];
  notices?: Notice[];
  extra: Extra;
}

/** A view whose zones all have a count and whose cards all have a face, even an empty one. */
export function complete(view: View): View {
  const whole = (zone: Zone) => typeof zone.count === "number" && zone.cards.every((card) => card.face !== undefined);
  if (view.zones.every(whole)) return view;
  const zones = view.zones.map((zone) => {
    if (whole(zone)) return zone;
    const cards = zone.cards.map((card) => (card.face === undefined ? { ...card, face: "" } : card));
    return typeof zone.count === "number"
      ? { ...zone, cards }
      : { ...zone, cards, count: cards.length, uncounted: true };
  });
  return { ...view, zones };
}

export interface Move {
  from: string;
  to: string;
  count: number;
  /** Those that the seat saw; what is new in a state has keys. */
  cards: { key?: number; face: string }[];
}

/** Something that happened, as the seat lived it. */
export interface TableEvent {
  id: string;
  seat: number;
  args: Record<string, string | number>;
  moves: Move[];
}

export interface Result {
  scores: number[];
  ranks: number[];
  winners: number[];
  ending: { id: string; args: Record<string, string | number> };
  /** What decided between equal points. Games kept from before do not say. */
  tie?: { id: string; args: Record<string, string | number> } | null;
  breakdown: Record<string, unknown>[];
  /** Whether scores are points; else they only tell who has won. Games kept from before do not say. */
  counts?: boolean;
  /** The cards each seat ended with, by face, where a game has decks. */
  owned?: Record<string, number>[];
}

export const countsPoints = ({ counts, scores }: Result): boolean => counts ?? scores.some((score) => score > 1);

/** The name of a thing as options refer to it: "pile:copper". */
export const thingKey = (thing: { kind: string; id: string }): string => `${thing.kind}:${thing.id}`;

/** Where exactly something lies, so that of three Coppers one can be picked. */
export const spotOf = (zone: Zone, index: number): string => `${zone.id}/${index}`;

/** What the element of a card is called for movement ("#26"); nothing for one that is not followed. */
export const flipOf = (card: { key?: number } | undefined): string | undefined =>
  card?.key === undefined ? undefined : `#${card.key}`;

/** All names by which an option may mean this card; `seat` is the one that is asked. */
export function namesOfCard(zone: Zone, index: number, seat: number | null): string[] {
  const card = zone.cards[index];
  const names = [`${zone.kind}:${zone.owner}.${index}`, `${zone.id}:${index}`];
  if (card?.ref) names.push(card.ref);
  if (card?.face) {
    if (zone.owner === null || zone.owner === seat || zone.kind === "play") names.push(`${zone.kind}:${card.face}`);
    names.push(`${zone.id}:${card.face}`, `card:${card.face}`);
  }
  return names;
}

export const namesOfZone = (zone: Zone): string[] => [
  zone.id,
  `zone:${zone.id}`,
  zone.owner === null ? `zone:${zone.kind}` : `${zone.kind}:${zone.owner}`,
  ...(zone.ref ? [zone.ref] : []),
];

/** All names by which an option may mean a counter. */
export const namesOfTrack = (track: Track): string[] => [`track:${track.id}`, ...(track.ref ? [track.ref] : [])];

export const namesOfSeat = (seat: number): string[] => [`seat:${seat}`, `player:${seat}`];
