// What follows from the answers that a thing on the table stands for. Under a pointer the table shows it; a finger cannot
// point at a thing without choosing it, so one that rests on it is told in words.
import type { Catalogue } from "../text/catalogue";
import type { TableStore } from "./store";

export interface Foretold {
  key: string;
  /** The answer, and what follows from it. */
  text: string;
  follows: string;
  choose: () => void;
}

/** Only answers of which something is known. */
export function foretold(table: TableStore, texts: Catalogue, called: readonly string[], at?: string): Foretold[] {
  const names = table.names.value;
  const outlook = table.ask.value?.outlook ?? {};
  return table.optionsAt(called).flatMap((option) => {
    const follows = outlook[option.key];
    if (!follows) return [];
    const choose = () => table.choose(option, at);
    return { key: option.key, text: texts.prompt(option.text, names), follows: texts.prompt(follows, names), choose };
  });
}

/** The same for what explains a thing: several answers are told apart by their own words. */
export function foretoldInWords(table: TableStore, texts: Catalogue, called: readonly string[]): string {
  const found = foretold(table, texts, called);
  return found.map(({ text, follows }) => (found.length > 1 ? `${text}: ${follows}` : follows)).join("\n");
}
