// Written by `python -m kronika.server.typescript` from src/kronika/server/replay_messages.py. Do not edit.

/** One moment of a replay: the view after `seq` answers and what happened since the frame before. While the game runs, `seq` counts what the reader could notice instead. */
export interface Frame {
  seq: number;
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
}

/** Events of a table as a reader lived them, after the first `first`. */
export interface EventPage {
  first: number;
  events: Record<string, unknown>[];
}

export interface Frames {
  game: string;
  names: string[];
  answers: number;
  first: number;
  frames: Frame[];
  result: Record<string, unknown> | null;
  eyes: ("all" | "public" | number)[];
}

/** A moment that turned a game: the replay shows it after `seq` answers. `round` is 0 where a game counts none. */
export interface Turn {
  seq: number;
  round: number;
  event: Record<string, unknown>;
}

/** A turn in a replay: after how many answers it begins, whose it is (null where all play at once), and which of that player's turns it is. */
export interface Stretch {
  first: number;
  seat: number | null;
  round: number;
}

/** The graphs of a replay: how the game stood at its beginning and at the end of each turn. `ends` are the answers given by then; each chart has a row for each of them, with a number for each seat (null: not known). */
export interface ReplayCharts {
  turns: Stretch[];
  ends: number[];
  values: Record<string, ((number | null)[])[]>;
  marks: Turn[];
}

/** A new table that begins with the first `at` answers of a finished game: the visitor takes over one seat, bots the others (`bot` those that people had). */
export interface PlayOn {
  at: number;
  seat: number;
  bot: string;
  player: string;
}
