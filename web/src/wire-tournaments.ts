// Written by `python -m kronika.server.typescript` from src/kronika/server/tournament_messages.py. Do not edit.

import type { LiveClock } from "./wire";

/** I look at this tournament, or at none (""). */
export interface LookTournament {
  type: "tournament";
  tournament: string;
}

/** `rounds` counts where not everybody meets everybody; `patience` is how many seconds one has to come to a table. `listed`: everybody finds it; else whoever has the link. */
export interface NewTournament {
  game: string;
  name: string;
  system: "round-robin" | "swiss";
  seats: number;
  rounds: number;
  pace: number;
  clock: LiveClock | null;
  patience: number;
  listed: boolean;
  setup: Record<string, unknown>;
}

/** I play; by this name, where I have none yet. */
export interface Enter {
  name: string;
}

/** How many bots of this kind play. */
export interface EnterBots {
  bot: string;
  count: number;
}

/** Somebody plays no more: the organizer says so, or they do. */
export interface RemoveEntrant {
  number: number;
}

/** An entrant with how they stand: `buchholz` is what their opponents have together, `direct` what they have from games among those who have as much of both. */
export interface EntrantRow {
  number: number;
  name: string;
  bot: string;
  mark: "" | "account" | "other";
  gone: boolean;
  rank: number;
  points: number;
  buchholz: number;
  direct: number;
  wins: number;
  games: number;
}

/** Where somebody sits in a round. Points are null as long as nobody knows. */
export interface Seated {
  entrant: number;
  came: boolean;
  points: number | null;
}

/** A table of a round, by seat; without a table those who sit out. */
export interface Board {
  table: string;
  seats: Seated[];
}

export interface Round {
  number: number;
  boards: Board[];
  due: number;
}

/** A tournament in a list. */
export interface TournamentLine {
  id: string;
  name: string;
  game: string;
  host: string;
  system: "round-robin" | "swiss";
  seats: number;
  rounds: number;
  round: number;
  pace: number;
  clock: LiveClock | null;
  status: "entering" | "over" | "running";
  players: number;
  room: number;
  mine: number | null;
  organizes: boolean;
}

/** A tournament as it stands, the best first; rounds from the first. */
export interface Tournament {
  type: "tournament";
  line: TournamentLine;
  patience: number;
  listed: boolean;
  setup: Record<string, unknown>;
  entrants: EntrantRow[];
  played: Round[];
  table: string;
  blocked: number[];
}
