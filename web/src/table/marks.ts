// How a thing on the table says what it is to the open question: tests, scripts and styles go by these, never by a class
// that means something else to somebody else.
import type { Catalogue } from "../text/catalogue";
import type { Refused } from "../wire";
import type { TableStore } from "./store";

export interface Marks {
  /** What `light` says: it can be chosen, is chosen, or is refused. */
  "data-light": string | undefined;
  /** What shines: the same, but while an option is considered only what that is about. */
  "data-glow": string | undefined;
  /** The keys of all options it stands for. */
  "data-options": string | undefined;
  /** What several answers lead to at it. */
  "data-reach": string | undefined;
}

export function marks(table: TableStore | null, names: readonly string[], at?: string): Marks {
  const light = table?.light(names, at) ?? "";
  const answers = light === "can" || light === "chosen" ? table!.optionsAt(names) : [];
  return {
    "data-light": light || undefined,
    "data-glow": table?.glow(names, at) || undefined,
    "data-options": answers.map(({ key }) => key).join(" ") || undefined,
    "data-reach": light === "reach" ? table!.reachedAt(names)?.key : undefined,
  };
}

/** Why something is refused, with its clause, for what explains it under a pointer or a finger that rests. */
export function reasonOf(no: Refused, texts: Catalogue, names: readonly string[]): string {
  const why = texts.prompt(no.reason, names);
  return no.rule ? `${why} (${no.rule})` : why;
}
