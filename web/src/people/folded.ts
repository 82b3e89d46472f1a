// Whose lines of chat are folded away: those of whom the reader has blocked.
import { useEffect, useState } from "preact/hooks";
import { company } from "../app/company";
import { api } from "../net/api";
import type { Said } from "../wire";

const NOBODY: ReadonlySet<string> = new Set();

/** By what a table calls them. Whoever has blocked nobody asks for nothing. */
export function useFolded(table: string): ReadonlySet<string> {
  const [folded, setFolded] = useState(NOBODY);
  const blocked = (company.value?.blocked ?? []).map(({ who }) => who).join(" ");
  useEffect(() => {
    if (!blocked) setFolded(NOBODY);
    else
      api.folded(table).then(
        ({ who }) => setFolded(new Set(who)),
        () => {},
      );
  }, [table, blocked]);
  return folded;
}

export interface Run {
  folded: boolean;
  lines: Said[];
}

/** Lines that follow one another and are folded lie in one fold. */
export function inRuns(said: readonly Said[], folded: ReadonlySet<string>): Run[] {
  const runs: Run[] = [];
  for (const line of said) {
    const away = folded.has(line.who);
    const last = runs.at(-1);
    if (last && last.folded === away) last.lines.push(line);
    else runs.push({ folded: away, lines: [line] });
  }
  return runs;
}
