// Which puzzles of the day this browser has solved, and on how many days in a row.
import { signal } from "@preact/signals";
import type { PuzzleLine } from "../../wire";

const KEY = "kronika-puzzles";
const DAY = 24 * 3600 * 1000;

/** The reader's day, as a number since 1970. */
export const today = (now = new Date()): number => Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);

function read(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "number") : [];
  } catch {
    return [];
  }
}

export const solvedDays = signal<readonly number[]>(read());

export function solve(day: number): void {
  if (solvedDays.value.includes(day)) return;
  solvedDays.value = [...solvedDays.value, day].sort((a, b) => a - b).slice(-400);
  try {
    localStorage.setItem(KEY, JSON.stringify(solvedDays.value));
  } catch {
    // Without room to keep it, it counts until the page is closed.
  }
}

/** Whether a solution counts for the day: of the puzzle of that day, by whoever has not had it shown. */
export function counts(lines: readonly PuzzleLine[], game: string, number: number, shown: boolean): boolean {
  return !shown && lines.some((line) => line.today && line.game === game && line.number === number);
}

/** Days in a row up to today, or to yesterday while today is still to come. */
export function streak(days: readonly number[], day: number): number {
  let last = days.includes(day) ? day : day - 1;
  let count = 0;
  while (days.includes(last)) {
    count++;
    last--;
  }
  return count;
}
