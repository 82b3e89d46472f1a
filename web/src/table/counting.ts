// Points counted up line by line when a game is over: each step shows one more line of everybody's sum. Whoever wants no
// motion, or clicks, has all of it at once.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { still } from "../app/settings";
import type { Result } from "./view";

/** Milliseconds between two lines. */
const PACE = 700;

/** Whether anybody has anything in a line; one of nothing but zeros says nothing. */
export const isLine = (result: Result, line: string): boolean =>
  result.breakdown.some((row) => row[line] !== 0 && row[line] !== undefined);

/** The lines that make up the points, in the order in which they are counted. */
export const linesOf = (result: Result, lines: readonly string[] = []): string[] =>
  lines.filter((line) => isLine(result, line) && result.breakdown.some((row) => typeof row[line] === "number"));

/** What a row has after so many lines. */
export const countedTo = (row: Record<string, unknown>, lines: readonly string[], step: number): number =>
  lines.slice(0, step).reduce((sum, line) => sum + Number(row[line] ?? 0), 0);

export interface Counting {
  /** How many lines have been counted. */
  step: number;
  done: boolean;
  /** The rest at once. */
  skip: () => void;
}

/** While points are being counted nothing else tells who has won. */
export const underway = signal(false);

/** The tables whose points have been counted: nobody wants to see that twice. */
const counted = new Set<string>();

export function useCounting(table: string, lines: number): Counting {
  const [step, setStep] = useState(0);
  const done = still.value || counted.has(table) || step >= lines;
  useEffect(() => {
    if (done) return undefined;
    const next = setTimeout(() => setStep(step + 1), PACE);
    return () => clearTimeout(next);
  }, [step, done]);
  useEffect(() => {
    underway.value = !done;
    if (done && lines) counted.add(table);
    return () => {
      underway.value = false;
    };
  }, [done, lines, table]);
  return { step, done, skip: () => setStep(lines) };
}
