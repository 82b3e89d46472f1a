// Lists of cards that somebody has saved for another game, in this browser, by game and setup item.

const PREFIX = "kronika-lists-";
const MOST = 60;

export interface SavedList {
  name: string;
  words: string[];
}

const keyOf = (game: string, item: string): string => `${PREFIX}${game}-${item}`;

export function savedLists(game: string, item: string): SavedList[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(game, item)) ?? "[]");
    return Array.isArray(found) ? found.filter(isList) : [];
  } catch {
    return [];
  }
}

const isList = (found: unknown): found is SavedList =>
  typeof found === "object" &&
  found !== null &&
  "name" in found &&
  typeof found.name === "string" &&
  "words" in found &&
  Array.isArray(found.words) &&
  found.words.every((word) => typeof word === "string");

/** Saves a list under a name; one of the same name gives way. Whether the browser could keep it. */
export function saveList(game: string, item: string, list: SavedList): boolean {
  const others = savedLists(game, item).filter(({ name }) => name !== list.name);
  return write(game, item, [list, ...others].slice(0, MOST));
}

export const removeList = (game: string, item: string, name: string): boolean =>
  write(
    game,
    item,
    savedLists(game, item).filter((list) => list.name !== name),
  );

function write(game: string, item: string, lists: readonly SavedList[]): boolean {
  try {
    if (lists.length === 0) localStorage.removeItem(keyOf(game, item));
    else localStorage.setItem(keyOf(game, item), JSON.stringify(lists));
    return true;
  } catch {
    return false; // one can play without storage
  }
}
