// A story as a column of lines beside a drawing: as much of it as there is room for.
export interface Excerpt {
  /** Which game of the saga it tells. */
  above: string;
  title: string;
  paragraphs: readonly string[];
}

export type Kind = "above" | "title" | "text";

export interface Line {
  words: string;
  kind: Kind;
  /** The foot of its letters. */
  y: number;
}

/** How high the letters of a line are, and how far it is from the line above it. */
export const LETTERS: Readonly<Record<Kind, { size: number; high: number }>> = {
  above: { size: 14, high: 20 },
  title: { size: 24, high: 30 },
  text: { size: 17, high: 24 },
};
/** Before a title and between paragraphs. */
const GAP = 12;
const CUT = " …";

/** The lines of a story in a column of this size; where it is too long, the last one says so. */
export function column(
  { above, title, paragraphs }: Excerpt,
  width: number,
  height: number,
  measure: (words: string, kind: Kind) => number,
): Line[] {
  const lines: Line[] = [];
  let y = 0;
  let full = false;
  const put = (text: string, kind: Kind) => {
    if (full) return;
    if (lines.length) y += GAP;
    for (const words of wrapped(text, width, (some) => measure(some, kind))) {
      if (y + LETTERS[kind].high > height) {
        full = true;
        break;
      }
      y += LETTERS[kind].high;
      lines.push({ words, kind, y });
    }
  };
  put(above, "above");
  put(title, "title");
  for (const text of paragraphs) put(text, "text");
  const last = lines.at(-1);
  if (full && last) last.words = cut(last.words, width, (some) => measure(some, last.kind));
  return lines;
}

function wrapped(text: string, width: number, measure: (words: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/ +/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

function cut(line: string, width: number, measure: (words: string) => number): string {
  let words = line.replace(/[\s.,;:]+$/, "");
  while (words.includes(" ") && measure(words + CUT) > width) words = words.slice(0, words.lastIndexOf(" "));
  return words + CUT;
}
