// Written by `python -m kronika.server.typescript` from src/kronika/server/saga_messages.py. Do not edit.

import type { Turn } from "./wire";

/** A saga in a list. `number` and `table` are those of its last game, which `over` tells of. */
export interface SagaLine {
  id: string;
  name: string;
  game: string;
  number: number;
  table: string;
  over: boolean;
  changed: number;
}

/** A game of a saga. What it brought is known when it is over: `saga_record` in the game's own words, the moments that turned it, and `scene`, what all could see (seats, and zones that are nobody's) just before it was decided. Of one that is closed to the reader there are no `names` and nothing else. */
export interface SagaGame {
  number: number;
  table: string;
  status: "gathering" | "over" | "playing";
  names: string[];
  mine: number | null;
  created: number;
  winners: number[];
  saga_record: Record<string, unknown>;
  turns: Turn[];
  scene: Record<string, unknown>;
}

export interface SagaStory {
  id: string;
  name: string;
  game: string;
  games: SagaGame[];
  on: boolean;
  may_go_on: boolean;
  may_renew: boolean;
}

/** The next game of a saga; 0 seats: as many as there were. `replaces` is the table it has now, which has come to nothing and is to be put aside. */
export interface NextGame {
  seats: number;
  replaces: string;
  takes_part: boolean;
}

/** The world that a saga's next game begins with, as one line of text. */
export interface WorldString {
  text: string;
}

export interface OpenedSaga {
  saga: string;
}
