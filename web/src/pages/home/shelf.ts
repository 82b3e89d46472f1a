// The games and my tables, kept for all pages that show them.
import { signal } from "@preact/signals";
import { keepTables, lastTables, listedAt } from "../../app/last";
import { me } from "../../app/session";
import { ApiError, api, type GameInfo } from "../../net/api";
import type { Catalogue } from "../../text/catalogue";
import { textsOf } from "../../text/texts";
import type { TableInfo } from "../../wire";
import { ORDER } from "./boxes";

export const games = signal<GameInfo[] | null>(null);
export const tables = signal<TableInfo[] | null>(null);
export const loadError = signal<ApiError | null>(null);

const fail = (failed: unknown): void => {
  loadError.value = failed instanceof ApiError ? failed : new ApiError(0, "web-offline");
};

export async function loadGames(): Promise<void> {
  try {
    games.value = inOrder(await api.games());
    loadError.value = null;
  } catch (failed) {
    fail(failed);
  }
}

export async function loadTables(): Promise<void> {
  try {
    const who = me.value;
    tables.value = await api.tables();
    loadError.value = null;
    listedAt.value = null;
    // Else somebody has signed out meanwhile.
    if (who === null || who === me.value) keepTables(tables.value);
  } catch (failed) {
    if (tables.value !== null) return;
    const last = failed instanceof ApiError && failed.status === 0 ? await lastTables() : null;
    if (!last) fail(failed);
    else if (tables.value === null) {
      tables.value = last.tables;
      listedAt.value = last.at;
    }
  }
}

/** The four in the order of the shelf, then whatever else is registered. */
export function inOrder(found: readonly GameInfo[]): GameInfo[] {
  const place = (game: GameInfo) => ORDER.indexOf(game.id) + 1 || ORDER.length + 1;
  return [...found].sort((a, b) => place(a) - place(b) || a.id.localeCompare(b.id));
}

/** What stands on the box. */
export function titleOf(texts: Catalogue, game: string): { title: string; sub: string } {
  const id = `home-box-${game}`;
  if (texts.has(id)) return { title: texts.text(id), sub: texts.text(id, {}, "sub") };
  return { title: textsOf(game).or(`game-${game}`, game), sub: "" };
}

/** The game's full name: "Dominion: Intrigue". */
export function gameName(texts: Catalogue, game: string): string {
  const { title, sub } = titleOf(texts, game);
  return textsOf(game).or(`game-${game}`, sub ? `${title}: ${sub}` : title);
}
