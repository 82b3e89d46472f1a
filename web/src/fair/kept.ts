// What this browser keeps of a deal: the promise it was shown, before anything was dealt if it was there in time, and the
// bytes it has added. Without it the server would have to be believed.
import type { Deal } from "../wire";

export interface Kept {
  promise: string;
  /** Which of the table's seals it is. */
  number: number;
  /** Seen before the game was dealt. */
  early: boolean;
  /** What this browser adds; "" where it has no part. */
  bytes: string;
  /** What it adds for others at this device, by seat. */
  beside?: Record<number, string>;
  /** The secret, once it was shown. */
  secret: string;
  at: number;
}

const PREFIX = "kronika-deal-";
const MOST = 200;
/** One can play without storage; then this lasts as long as the page. */
const here = new Map<string, Kept>();

export function keptOf(table: string): Kept | null {
  try {
    const found = localStorage.getItem(PREFIX + table);
    if (found) return JSON.parse(found) as Kept;
  } catch {
    // See above.
  }
  return here.get(table) ?? null;
}

export function keepDeal(table: string, kept: Kept): void {
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify(kept));
    forget();
  } catch {
    here.set(table, kept);
  }
}

/** What this browser adds for its visitor, or for somebody `beside` them; "" if nothing. */
export function bytesOf(table: string, beside: number | null): string {
  const kept = keptOf(table);
  return (beside === null ? kept?.bytes : kept?.beside?.[beside]) ?? "";
}

export function keepBytes(table: string, beside: number | null, bytes: string): void {
  const kept = keptOf(table);
  if (!kept) return;
  keepDeal(table, beside === null ? { ...kept, bytes } : { ...kept, beside: { ...kept.beside, [beside]: bytes } });
}

/** Notes what the server says of a deal. A promise stays as it was first heard; only a new seal, before anything is
 * dealt, brings another. */
export function noteDeal(table: string, deal: Deal): Kept {
  const known = keptOf(table);
  const early = deal.stage !== "dealt";
  if (known && (known.number >= deal.number || !early)) {
    if (known.promise !== deal.promise || known.secret || !deal.secret) return known;
    const shown = { ...known, secret: deal.secret };
    keepDeal(table, shown);
    return shown;
  }
  const { promise, number, secret } = deal;
  const fresh = { promise, number, early, bytes: "", secret, at: Date.now() };
  keepDeal(table, fresh);
  return fresh;
}

/** The oldest make room. */
function forget(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  if (keys.length <= MOST) return;
  const age = (key: string) => (JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Kept>).at ?? 0;
  keys.sort((a, b) => age(a) - age(b));
  for (const key of keys.slice(0, keys.length - MOST)) localStorage.removeItem(key);
}
