// A sentence without its subject, where that stands above it.
import type { Piece } from "./catalogue";

/** Czech "Anna si bere" without its subject is "bere si". */
const CLITIC = /^(si|se) (\S+)/;

export function withoutSubject(pieces: readonly Piece[], name: string): Piece[] {
  const [first, ...rest] = pieces;
  if (!first || first.card !== undefined || !name || !first.text.startsWith(`${name} `)) return [...pieces];
  const text = first.text.slice(name.length + 1).replace(CLITIC, "$2 $1");
  return [{ text }, ...rest];
}
