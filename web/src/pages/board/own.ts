// The visitor's own ratings, asked for by whichever page shows them.
import { signal } from "@preact/signals";
import { api } from "../../net/api";
import type { OwnRatings } from "../../wire";

/** null until the server has told. */
export const ownRatings = signal<OwnRatings | null>(null);

export async function loadOwnRatings(): Promise<void> {
  ownRatings.value = await api.ownRatings();
}
