// On a phone a tap on the map only proposes: what is proposed shines, the question says what it would be, and a second
// tap on its button answers. Where several things are picked, the tap picks and the button below confirms, as ever.
import { signal } from "@preact/signals";
import { single } from "../../table/choose";
import type { TableStore } from "../../table/store";
import type { Choice } from "../../wire";

const proposed = signal<{ ask: string; keys: string[]; at: string } | null>(null);

export function propose(table: TableStore, names: readonly string[], at: string): void {
  const ask = table.ask.value;
  if (!ask) return;
  if (!single(ask)) table.click(names, at);
  else proposed.value = { ask: ask.id, keys: table.optionsAt(names).map(({ key }) => key), at };
}

/** The options of what is proposed now. */
export function proposals(table: TableStore): { options: Choice[]; at: string } | null {
  const ask = table.ask.value;
  const now = proposed.value;
  if (!ask || now?.ask !== ask.id) return null;
  return { options: ask.options.filter(({ key }) => now.keys.includes(key)), at: now.at };
}

export const isProposed = (table: TableStore, names: readonly string[]): boolean => {
  const now = proposals(table);
  return now !== null && table.optionsAt(names).some((option) => now.options.includes(option));
};

export function dropProposal(): void {
  proposed.value = null;
}
