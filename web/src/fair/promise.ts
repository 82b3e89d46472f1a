// What is promised and added before a game, and what follows from it: the arithmetic of engine/commitment.py and of the
// generator sha512/1. docs/chronicle.md describes it; it never changes.
import { fromHex, sha256, sha512, toHex } from "./sha";

/** Parts in one, each behind its length: no two lists of parts give the same bytes. */
export function sealed(...parts: (string | Uint8Array)[]): Uint8Array {
  const all = parts.map((part) => (typeof part === "string" ? new TextEncoder().encode(part) : part));
  const whole = new Uint8Array(all.reduce((sum, part) => sum + 4 + part.length, 0));
  let at = 0;
  for (const part of all) {
    new DataView(whole.buffer).setUint32(at, part.length);
    whole.set(part, at + 4);
    at += 4 + part.length;
  }
  return whole;
}

/** What the server publishes of its secret. */
export const promiseOf = (secret: string, table: string): string =>
  toHex(sha256(sealed("kronika commitment 1", fromHex(secret), table)));

/** What a page publishes of its bytes. */
export const hashOf = (added: string, table: string): string =>
  toHex(sha256(sealed("kronika person 1", fromHex(added), table)));

/** The seed that follows from the secret and from what each seat has added ("": nothing). */
export const seedOf = (secret: string, table: string, added: readonly string[]): string =>
  toHex(sha512(sealed("kronika chance 1", fromHex(secret), table, ...added.map(fromHex))).slice(0, 32));

/** The first words of a seed's stream: where the order of all cards begins. */
export function wordsOf(seed: string, count: number): number[] {
  const key = sha512(sealed("kronika seed 1", seed)).slice(0, 32);
  const words: number[] = [];
  for (let block = 0n; words.length < count; block++) {
    const message = new Uint8Array(40);
    message.set(key);
    new DataView(message.buffer).setBigUint64(32, block, true);
    const hash = new DataView(sha512(message).buffer);
    for (let i = 0; i < 64; i += 4) words.push(hash.getUint32(i, true));
  }
  return words.slice(0, count);
}

/** Bytes that nobody knows, to be added. */
export const drawn = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));
