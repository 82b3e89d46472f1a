// SHA-256 and SHA-512 (FIPS 180-4). The browser's own are missing on plain http, where many play in their own network;
// so the check is the same everywhere and depends on nothing but these lines.

function primes(count: number): bigint[] {
  const found: bigint[] = [];
  for (let n = 2n; found.length < count; n++) if (found.every((prime) => n % prime !== 0n)) found.push(n);
  return found;
}

/** The whole part of the k-th root. */
function root(n: bigint, k: bigint): bigint {
  let low = 0n;
  let high = 1n << (BigInt(n.toString(2).length) / k + 1n);
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** k <= n) low = middle;
    else high = middle - 1n;
  }
  return low;
}

interface Kind {
  /** Bits of a word. */
  bits: bigint;
  rounds: number;
  /** By how much words are turned; the last of `small` are shifts. */
  big: [bigint[], bigint[]];
  small: [bigint[], bigint[]];
}

const SHA256: Kind = {
  bits: 32n,
  rounds: 64,
  big: [
    [2n, 13n, 22n],
    [6n, 11n, 25n],
  ],
  small: [
    [7n, 18n, 3n],
    [17n, 19n, 10n],
  ],
};
const SHA512: Kind = {
  bits: 64n,
  rounds: 80,
  big: [
    [28n, 34n, 39n],
    [14n, 18n, 41n],
  ],
  small: [
    [1n, 8n, 7n],
    [19n, 61n, 6n],
  ],
};

/** Both hashes take their constants from the roots of the first primes: the bits after the point. */
function constantsOf({ bits, rounds }: Kind): { begin: bigint[]; add: bigint[] } {
  const most = (1n << bits) - 1n;
  const first = primes(rounds);
  return {
    begin: first.slice(0, 8).map((prime) => root(prime << (2n * bits), 2n) & most),
    add: first.map((prime) => root(prime << (3n * bits), 3n) & most),
  };
}

const known = new Map<Kind, ReturnType<typeof constantsOf>>();

function hash(kind: Kind, message: Uint8Array): Uint8Array {
  const { bits, rounds, big, small } = kind;
  const most = (1n << bits) - 1n;
  const { begin, add } = known.get(kind) ?? constantsOf(kind);
  known.set(kind, { begin, add });
  const turn = (word: bigint, by: bigint) => ((word >> by) | (word << (bits - by))) & most;
  const turned = (word: bigint, [a, b, c]: bigint[]) => turn(word, a!) ^ turn(word, b!) ^ turn(word, c!);
  const shifted = (word: bigint, [a, b, c]: bigint[]) => turn(word, a!) ^ turn(word, b!) ^ (word >> c!);
  let state = begin;

  const bytes = Number(bits) / 8;
  const block = 16 * bytes;
  // A one, zeros, and the length in bits fill the last block.
  const padded = new Uint8Array(Math.ceil((message.length + 1 + 2 * bytes) / block) * block);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(message.length) * 8n);

  for (let at = 0; at < padded.length; at += block) {
    const words: bigint[] = [];
    for (let i = 0; i < rounds; i++) {
      if (i < 16) {
        let word = 0n;
        for (let k = 0; k < bytes; k++) word = (word << 8n) | BigInt(padded[at + i * bytes + k]!);
        words.push(word);
      } else {
        const [before, late] = [words[i - 15]!, words[i - 2]!];
        words.push((shifted(late, small[1]) + words[i - 7]! + shifted(before, small[0]) + words[i - 16]!) & most);
      }
    }
    let [a, b, c, d, e, f, g, h] = state as [bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint];
    for (let i = 0; i < rounds; i++) {
      const one = h + turned(e, big[1]) + ((e & f) ^ (~e & most & g)) + add[i]! + words[i]!;
      const two = turned(a, big[0]) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(one + two) & most, a, b, c, (d + one) & most, e, f, g];
    }
    state = [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]!) & most);
  }
  return fromHex(state.map((word) => word.toString(16).padStart(2 * bytes, "0")).join(""));
}

export const sha256 = (message: Uint8Array): Uint8Array => hash(SHA256, message);
export const sha512 = (message: Uint8Array): Uint8Array => hash(SHA512, message);

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What does not read as pairs of digits gives no bytes. */
export function fromHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(text)) return new Uint8Array();
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
