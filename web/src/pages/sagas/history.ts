// What a game that draws the history of its sagas is given, and what all of them need.
import type { SagaGame, SagaStory } from "../../wire";

export interface HistoryProps {
  story: SagaStory;
  /** The number of the game whose story stands beside the drawing. */
  chosen: number;
  onChoose: (number: number) => void;
}

export const finished = (story: SagaStory): SagaGame[] =>
  story.games.filter((game) => game.status === "over" && Object.keys(game.saga_record).length > 0);

/** The table whose next game may be started, or the one that is on. */
export const lastGame = (story: SagaStory): SagaGame | undefined => story.games.at(-1);

const SIGNS: [number, string][] = [
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

/** Games have Roman numerals, as kings do. */
export function roman(number: number): string {
  let rest = number;
  let said = "";
  for (const [value, sign] of SIGNS) {
    while (rest >= value) {
      said += sign;
      rest -= value;
    }
  }
  return said;
}
