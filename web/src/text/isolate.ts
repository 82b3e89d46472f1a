// Names written from right to left, among words that are not: each is kept to itself, or the figures and signs beside it
// would change places with it (Unicode's bidirectional algorithm, its isolates). All others stay as they are.

const FIRST = "\u2068"; // the direction inside is that of its first letter
const POP = "\u2069";

/** A letter that is written from right to left: Hebrew, Arabic and their kin. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1eeff}]/u;

/** A name, kept to itself where it has to be. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) && !name.includes(FIRST) ? FIRST + name + POP : name;
}

/** A text as somebody may take it elsewhere, without what only matters on the page. */
export const unmarked = (text: string): string => text.replaceAll(FIRST, "").replaceAll(POP, "");
