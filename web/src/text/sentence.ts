// What is said in few words, as a sentence of its own.

/** With a capital letter at its beginning and a full stop at its end. */
export function sentence(words: string): string {
  const text = words.trim();
  if (!text) return "";
  return text[0]!.toLocaleUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? "" : ".");
}
