// Written by `python -m kronika.server.typescript` from src/kronika/server/open_messages.py. Do not edit.

import type { LiveClock, Rating } from "./wire";

/** I look at the list of open tables, or no longer. */
export interface LookAround {
  type: "lobby";
  look: boolean;
}

/** A chair of an open table: empty where there is no name. */
export interface OpenChair {
  name: string;
  person: boolean;
  bot: string;
  mark: "" | "account" | "other";
  here: boolean;
  rating: Rating | null;
}

/** A table at which anybody may sit down, as the list shows it. */
export interface OpenTable {
  id: string;
  game: string;
  name: string;
  host: string;
  setup: Record<string, unknown>;
  chairs: OpenChair[];
  pace: number;
  clock: LiveClock | null;
  locked: boolean;
  lang: "" | "cs" | "en";
  rated: boolean;
  near: boolean;
  fill_at: number | null;
  created: number;
}

/** The open tables, the newest first, for whoever looks at the list; after the `whole` of it only those that are new or have changed, and which are `gone`. */
export interface OpenTables {
  type: "open-tables";
  tables: OpenTable[];
  gone: string[];
  whole: boolean;
}

/** The host lets two chairs change places before the game. */
export interface Swap {
  one: number;
  other: number;
}

/** I want to play this game with anybody; 0 seats: however many. Where nobody waits, I wait at a table of my own, and after this many seconds bots fill it (0: never). */
export interface FindGame {
  game: string;
  seats: number;
  pace: number;
  clock: LiveClock | null;
  lang: "" | "cs" | "en";
  fill_after: number;
  rated: boolean;
  near: boolean;
  player: string;
  takes_part: boolean;
}
