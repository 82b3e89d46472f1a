// What a seat sees, as src/kronika/engine/table.py builds it. `extra` is the game's own; shared parts never need it.

export interface ZoneCard {
  /** The physical card, where the seat may know it. */
  id?: number;
  face: string;
  [more: string]: unknown;
}

export interface Zone {
  id: string;
  owner: number | null;
  kind: string;
  /** How many cards lie here; `cards` are those the seat sees. */
  count: number;
  cards: ZoneCard[];
  /** What a pile's card costs now. */
  cost?: number;
  [more: string]: unknown;
}

export interface Track {
  id: string;
  owner: number | null;
  value: number;
  most?: number;
  [more: string]: unknown;
}

export interface Token {
  id: string;
  kind?: string;
  owner?: number | null;
  /** The zone or thing it stands on. */
  on?: string;
  count?: number;
  [more: string]: unknown;
}

export interface ViewSeat {
  seat: number;
  name: string;
  points?: number | null;
  [more: string]: unknown;
}

export interface View<Extra = Record<string, unknown>> {
  game: string;
  rules: string;
  seat: number | null;
  seq: number;
  over: boolean;
  asked: number[];
  turn: number | null;
  phase: string;
  seats: ViewSeat[];
  zones: Zone[];
  tracks: Track[];
  tokens: Token[];
  extra: Extra;
}

export interface Move {
  from: string;
  to: string;
  count: number;
  cards: { id: number; face: string }[];
}

/** Something that happened, as the seat lived it. */
export interface Happening {
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
  breakdown: Record<string, unknown>[];
}

/** The name of a thing as options refer to it: "pile:copper". */
export const thingKey = (thing: { kind: string; id: string }): string => `${thing.kind}:${thing.id}`;

/** Where exactly something lies, so that of three Coppers one can be picked. */
export const spotOf = (zone: Zone, index: number): string => {
  const id = zone.cards[index]?.id;
  return id === undefined ? `${zone.id}/${index}` : `#${id}`;
};

/** All names by which an option may mean this card; `seat` is who is asked. */
export function namesOfCard(zone: Zone, index: number, seat: number | null): string[] {
  const card = zone.cards[index];
  const names = [`${zone.kind}:${zone.owner}.${index}`, `${zone.id}:${index}`];
  if (card) {
    if (zone.owner === null || zone.owner === seat || zone.kind === "play") names.push(`${zone.kind}:${card.face}`);
    names.push(`${zone.id}:${card.face}`, `card:${card.face}`);
    if (card.id !== undefined) names.push(`card:${card.id}`);
  }
  return names;
}

export const namesOfZone = (zone: Zone): string[] => [
  zone.id,
  `zone:${zone.id}`,
  zone.owner === null ? `zone:${zone.kind}` : `${zone.kind}:${zone.owner}`,
];

export const namesOfSeat = (seat: number): string[] => [`seat:${seat}`, `player:${seat}`];
