// My last tables, as I saw them: kept in this browser to be read without a line, and gone when I sign out. Nothing is kept
// where several people play at one device: nobody knows who will read it.
import { signal } from "@preact/signals";
import { type Said, type State, type TableInfo, WIRE } from "../wire";
import { canKeep } from "./worker";

const CACHE = "kronika-last";
const MOST = 12;
const LIST = "/tables";

/** `at`: when, in seconds, as the server counts them. */
interface LastTables {
  at: number;
  tables: TableInfo[];
}

export interface LastTable {
  at: number;
  state: State;
  chat: readonly Said[];
}

/** When the list of my tables was true; null: it is now. */
export const listedAt = signal<number | null>(null);

const seconds = (): number => Date.now() / 1000;
const nameOf = (table: string): string => `/table/${encodeURIComponent(table)}`;

async function put(name: string, value: unknown): Promise<void> {
  if (!canKeep()) return;
  try {
    const cache = await caches.open(CACHE);
    if (value === null) {
      await cache.delete(name);
      return;
    }
    // In one step, since the page may be left at any moment; what is put again comes last.
    await cache.put(name, new Response(JSON.stringify({ wire: WIRE, value })));
    const names = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== LIST);
    await Promise.all(names.slice(0, Math.max(0, names.length - MOST)).map((old) => cache.delete(old)));
  } catch {
    // One can play without storage.
  }
}

async function get<T>(name: string): Promise<T | null> {
  if (!canKeep()) return null;
  try {
    const found = await caches.match(name, { cacheName: CACHE });
    if (!found) return null;
    const { wire, value } = (await found.json()) as { wire: number; value: T };
    return wire === WIRE ? value : null; // else it was kept by a page that spoke otherwise
  } catch {
    return null;
  }
}

export const keepTables = (tables: readonly TableInfo[]): Promise<void> =>
  put(LIST, tables.length ? { at: seconds(), tables } : null);
export const lastTables = (): Promise<LastTables | null> => get(LIST);
export const lastTable = (id: string): Promise<LastTable | null> => get(nameOf(id));

/** Only my own table, and only without what I am asked: it cannot be answered there. */
export async function keepTable(state: State, chat: readonly Said[]): Promise<void> {
  if (state.info.my_seat === null || state.info.device.length > 1) return;
  const read: State = { ...state, asks: [], refused: [], can_undo: false, undo_asked_by: null };
  await put(nameOf(state.table), { at: seconds(), state: read, chat });
}

/** Somebody has signed out, or is somebody else. */
export async function forgetLast(): Promise<void> {
  if (canKeep()) await caches.delete(CACHE).catch(() => false);
}
