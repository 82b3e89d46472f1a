// Written by `python -m kronika.server.typescript` from src/kronika/server/setup_messages.py. Do not edit.

import type { LiveClock, Text } from "./wire";

/** House rules under a name: what differs from the usual setup, for this many players (0: any number), with a time limit as a table has it. */
export interface NamedSetup {
  game: string;
  name: string;
  setup: Record<string, unknown>;
  seats: number;
  pace: number;
  clock: LiveClock | null;
}

export interface ForgetSetup {
  game: string;
  name: string;
}

/** A setup somebody thinks of, for this many players. */
export interface LookAhead {
  setup: Record<string, unknown>;
  seats: number;
}

/** Lines to read, under the text that heads them. */
export interface PreviewPart {
  head: string;
  lines: Text[];
}

/** What somebody who comes new may know of the game that a setup makes. */
export interface Preview {
  parts: PreviewPart[];
}

/** How somebody liked what a game was set up with; 0 takes it back. */
export interface Like {
  stars: number;
}

/** The visitor's own vote about a game (0: none), and why they have none to give: they have no `account`, had no `chair` to the end, or there is `nothing` that could be set up again. */
export interface Liking {
  stars: number;
  why: "" | "account" | "chair" | "nothing";
}

/** What people liked. `stars` is the mean in halves and `voters` how many said so, once enough have; `mine` is the visitor's own vote (0: none). */
export interface LikedSetup {
  setup: Record<string, unknown>;
  stars: number;
  voters: number;
  mine: number;
}
