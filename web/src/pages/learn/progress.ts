// How far somebody is in their lessons: kept in this browser and nowhere else.
import { signal } from "@preact/signals";

export interface Progress {
  /** The chapter one is in, and the right answers that one has given in it. */
  chapter: string;
  answers: string[][];
  /** The chapters that are done. */
  done: string[];
}

const KEY = "kronika-lessons";

function load(): Record<string, Progress> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Progress>) : {};
  } catch {
    return {};
  }
}

const all = signal<Readonly<Record<string, Progress>>>(load());

const sound = (found: Progress | undefined): found is Progress =>
  found !== undefined &&
  typeof found.chapter === "string" &&
  Array.isArray(found.done) &&
  Array.isArray(found.answers) &&
  found.answers.every((keys) => Array.isArray(keys));

/** How far one is in a lesson; null: it was never begun. */
export function progressIn(game: string, lesson: string): Progress | null {
  const found = all.value[`${game}/${lesson}`];
  return sound(found) ? found : null;
}

export function keepProgress(game: string, lesson: string, progress: Progress): void {
  all.value = { ...all.value, [`${game}/${lesson}`]: progress };
  try {
    localStorage.setItem(KEY, JSON.stringify(all.value));
  } catch {
    // One can learn without storage.
  }
}
