// Written by `python -m kronika.server.typescript` from src/kronika/server/coach_messages.py. Do not edit.

import type { Question, Refused, Text } from "./wire";

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

/** The best answers, the best first; `equal` is how many cannot be told apart (1: the first is clearly better; 0: nothing else was tried). `chances` are everybody's, if the first is given. Where no world could be imagined (`worlds` is 0), there is only what a bot would do. */
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

/** An answer that was possible: its options, what they say, and the chance to win with it. */
export interface WeighedAnswer {
  keys: string[];
  texts: Text[];
  chance: number;
}

/** A decision of a finished game, see `kronika.coach.analysis.Decision`. */
export interface Decided {
  seq: number;
  seat: number;
  what: Text;
  several: boolean;
  given: string[];
  best: string[];
  chances: number[];
  cost: number;
  error: number;
  gained: number[];
  weighed: WeighedAnswer[];
  playouts: number;
  why: Why[];
  doubt: number;
}

/** Why a seat ended as it did: the four before `end` add up to it. */
export interface ChanceShares {
  start: number;
  own: number;
  luck: number;
  others: number;
  end: number;
}

/** How the chances changed between two decisions, after `seq` answers. */
export interface LuckAt {
  seq: number;
  by: number[];
}

/** How far the analysis of a game has come: `none` until somebody wants it, then `waiting` and `running`. While it runs, `decisions` are those that have been looked at once. */
export interface GameAnalysis {
  state: "done" | "none" | "running" | "waiting";
  percent: number;
  decisions: Decided[];
  marked: number[][];
  shares: ChanceShares[];
  luck: LuckAt[];
}

/** A sentence of a story, and after how many answers of the game it happened. */
export interface ToldSentence {
  text: string;
  seq: number;
}

/** A finished game in prose, in the reader's language. */
export interface ToldGame {
  title: string;
  paragraphs: ToldSentence[][];
}

/** How stories speak of the visitor; "": neither. */
export interface Spoken {
  spoken: "" | "he" | "she";
}

/** How many puzzles a game has, whose turn it is of them, and whether that is the puzzle of the day. */
export interface PuzzleLine {
  game: string;
  count: number;
  number: number;
  today: boolean;
}

/** A puzzle as it stands on the table, for whoever is to move: the view and the question. Its solution is sent to who tries. */
export interface PuzzlePosition {
  id: string;
  game: string;
  number: number;
  count: number;
  level: number;
  seat: number;
  names: string[];
  view: Record<string, unknown>;
  ask: Question;
  refused: Refused[];
}

/** An answer to a puzzle; without keys its solution is wanted. */
export interface TryPuzzle {
  keys: string[];
}

/** An answer that was possible, the chance to win with it, and why. */
export interface TriedAnswer {
  keys: string[];
  chance: number;
  why: Why[];
}

/** What came of it. `told` are all answers, once it is solved or given up; else the one that was tried, if its chance is known. */
export interface PuzzleTried {
  right: boolean;
  best: string[];
  told: TriedAnswer[];
}
