// Written by `python -m kronika.server.typescript` from src/kronika/server/coach_messages.py. Do not edit.

import type { Text } from "./wire";

/** What would a good player do? About the open question `ask` of the visitor, or of the `seat` at their device. The first answer comes soon; a `full` one takes up to two seconds. */
export interface AskCoach {
  ask: string;
  full: boolean;
  seat: number | null;
}

/** What speaks for an answer or against it, or what it is about. */
export interface Why {
  kind: "about" | "against" | "for";
  text: Text;
}

/** An answer that can be given: the keys of its options, the chance to win with it from 0 to 1, and by how much that may be off (a standard error). */
export interface Advice {
  keys: string[];
  chance: number;
  spread: number;
  worlds: number;
  reasons: Why[];
}

/** The best answers, the best first; the first so many are about equally good. `chances` are everybody's, if the first is given. Where no world could be imagined (`worlds` is 0), there is only what a bot would do. */
export interface Hint {
  ask: string;
  seat: number;
  advice: Advice[];
  equal: number;
  chances: number[];
  worlds: number;
  playouts: number;
  full: boolean;
}
