// How time is counted at a table where all are here together, as one chooses and says it.
import type { Args } from "../../text/catalogue";
import type { LiveClock } from "../../wire";
import { timeLimitText } from "./deadline";

/** A time limit: the seconds, and how they are counted (null: for each answer, over days; 0 seconds: not at all). */
export interface Pace {
  pace: number;
  clock: LiveClock | null;
}

export const gameClock = (pace: number, increment: number): Pace => ({
  pace,
  clock: { per: "game", increment, at_zero: "bot" },
});

export const turnClock = (pace: number): Pace => ({ pace, clock: { per: "turn", increment: 0, at_zero: "bot" } });

/** What one may choose without any thought. */
export const CLOCKS: readonly Pace[] = [
  gameClock(300, 10),
  gameClock(600, 20),
  gameClock(1200, 30),
  turnClock(30),
  turnClock(60),
  turnClock(120),
];

/** The bounds of one's own numbers, in seconds, as the server has them. */
export const BOUNDS = { game: [30, 10_800], turn: [5, 3600], increment: [0, 300] } as const;

/** A time limit as the value of a choice; what happens at zero is chosen beside it. */
export const paceKey = ({ pace, clock }: Pace): string =>
  clock ? `${clock.per} ${pace} ${clock.increment}` : `${pace}`;

/** Whether people play over days: nobody has to be here. */
export const overDays = ({ pace, clock }: Pace): boolean => pace > 0 && clock === null;

/** "5 min", "45 s", "1:30 min" */
export function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}${rest ? `:${String(rest).padStart(2, "0")}` : ""} min`;
}

/** A time limit in words. */
export function paceText({ pace, clock }: Pace): { id: string; args: Args } {
  if (!clock) return timeLimitText(pace);
  const time = duration(pace);
  if (clock.per === "turn") return { id: "clock-turn", args: { time } };
  return clock.increment
    ? { id: "clock-game", args: { time, increment: duration(clock.increment) } }
    : { id: "clock-game-only", args: { time } };
}

/** What happens when the time is up: the text that says so. */
export function zeroText({ pace, clock }: Pace): string {
  if (!clock) return pace ? "pace-days-help" : "pace-live-help";
  if (clock.at_zero === "loss") return "clock-zero-loss";
  return clock.per === "game" && clock.increment === 0 ? "clock-zero-bot-stays" : "clock-zero-bot";
}
