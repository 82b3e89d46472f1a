// Finding words in a rulebook or among cards as one types: without diacritics, without case, in any order.

/** Letters as a Czech keyboard and an English one both type them. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** The words to look for; in quotes they stay together. */
export function wordsOf(query: string): string[] {
  const found: string[] = [];
  for (const [, quoted, bare] of fold(query).matchAll(/["„“”]([^"„“”]+)["„“”]|([^\s"„“”]+)/g)) {
    const word = (quoted ?? bare ?? "").trim();
    if (word) found.push(word);
  }
  return found;
}

/** Whether all the words are in the text. */
export function holds(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

interface Highlight {
  text: string;
  hit: boolean;
}

/** The text cut at the places where a word was found, so that these can be marked. */
export function highlights(text: string, words: readonly string[]): Highlight[] {
  if (words.length === 0) return [{ text, hit: false }];
  // Folding letter by letter keeps the places of the original: one of its letters may become several, or none.
  const letters = [...text];
  let folded = "";
  const at: number[] = [];
  for (const [i, letter] of letters.entries()) {
    const plain = fold(letter);
    for (let n = 0; n < plain.length; n++) at.push(i);
    folded += plain;
  }
  const hit = new Array<boolean>(letters.length).fill(false);
  for (const word of words) {
    for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + word.length)) {
      for (let n = from; n < from + word.length; n++) hit[at[n]!] = true;
    }
  }
  const found: Highlight[] = [];
  for (const [i, letter] of letters.entries()) {
    const last = found.at(-1);
    // An accent that stands alone goes with its letter.
    if (last && (last.hit === hit[i] || fold(letter) === "")) last.text += letter;
    else found.push({ text: letter, hit: hit[i]! });
  }
  return found;
}
