// Written by `python -m kronika.server.typescript` from src/kronika/server/lot_messages.py. Do not edit.

/** A list for a setup item, to be drawn by lot so that it meets all wishes; without a seed another every time. */
export interface Draw {
  item: string;
  wishes: Record<string, unknown>;
  seed: string;
}

/** What was drawn, and the seed that draws it again. */
export interface Drawn {
  words: string[];
  seed: string;
}
