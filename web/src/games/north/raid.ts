// Whose empire lies open in the place of the sea, and which of its cards one is about to raid. A raid takes two steps:
// the first click chooses and shows what would come of it, the second one does it.
import { signal } from "@preact/signals";
import type { TableStore } from "../../table/store";
import type { Choice } from "../../wire";

interface Visited {
  seat: number;
  /** The key of the raid that is chosen; "" while one only looks. */
  raid: string;
}

export const visited = signal<Visited | null>(null);

export function visit(seat: number, raid = ""): void {
  visited.value = { seat, raid };
}

export const isRaid = ({ key }: Choice): boolean => key.startsWith("raid:");

/** The raid that waits for its second click. */
export function raidOf(table: TableStore): Choice | undefined {
  const key = visited.value?.raid;
  return key && !table.pending.value ? table.ask.value?.options.find((option) => option.key === key) : undefined;
}

/** A click on a rival's card: chooses a raid, or does the one that is chosen. */
export function aim(table: TableStore, seat: number, raid: Choice): void {
  if (visited.value?.raid === raid.key) table.choose(raid);
  else visit(seat, raid.key);
}

/** One step back: to the empire, then to the sea; or straight to the sea. */
export function back(home = false): void {
  const now = visited.value;
  visited.value = now?.raid && !home ? { seat: now.seat, raid: "" } : null;
}
