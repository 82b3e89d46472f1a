// How far I have seen my tables, in this browser: what has happened since is news.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TableInfo } from "../wire";

const KEY = "kronika-seen";
/** Tables that are remembered; those seen last. */
const MOST = 200;

function load(): ReadonlyMap<string, number> {
  try {
    return new Map(JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, number][]);
  } catch {
    return new Map(); // nothing is kept here, or something else is
  }
}

const seen = signal(load());

/** Somebody has seen the table as it stands after this entry of its log. */
export function markSeen(table: string, seq: number): void {
  if ((seen.peek().get(table) ?? -1) >= seq) return;
  const others = [...seen.peek()].filter(([id]) => id !== table);
  seen.value = new Map([...others, [table, seq] as const].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen.value]));
  } catch {
    // One can play without storage.
  }
}

/** The same while a page shows the table: not in a tab that nobody looks at. */
export function useSeen(table: string, seq: number): void {
  useEffect(() => {
    const look = () => document.hidden || markSeen(table, seq);
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [table, seq]);
}

/** Whether something has happened at a table since it was last looked at here. */
export const hasNews = (table: TableInfo): boolean => (seen.value.get(table.id) ?? table.seq) < table.seq;
