// Several picks take a while: a page that is loaded again has them still, as long as the question is open.
import { keep, kept } from "../app/kept";
import type { Question } from "../wire";
import { type Pick, single } from "./choose";

const place = (table: string) => `picks-${table}`;

export function keepPicks(table: string, ask: string, picks: readonly Pick[]): void {
  keep(place(table), { ask, picks });
}

export const forgetPicks = (table: string): void => keep(place(table), null);

/** Those that still can be picked; of another question nothing is kept any longer. */
export function keptPicks(table: string, ask: Question | undefined): Pick[] {
  const found = kept<{ ask: string; picks: Pick[] }>(place(table));
  if (!found) return [];
  if (!ask || found.ask !== ask.id || single(ask)) {
    forgetPicks(table);
    return [];
  }
  return found.picks.filter(({ key }) => ask.options.some((option) => option.key === key));
}
