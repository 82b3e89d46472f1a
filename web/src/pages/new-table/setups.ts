// Setups that somebody keeps under a name: with an account on the server, for all their devices; else in this browser.
// A list of cards is a setup of one item.
import { signal } from "@preact/signals";
import { me } from "../../app/session";
import { api } from "../../net/api";
import type { NamedSetup } from "../../wire";

const PREFIX = "kronika-setups-";
/** Under this, lists of cards were kept before there were whole setups. */
const LISTS = "kronika-lists-";
const MOST = 60;

/** All of one's own, the latest first; null until they are known. */
export const setups = signal<NamedSetup[] | null>(null);

/** Learns what is kept. What this browser has kept comes along to an account, as far as there is room. */
export async function loadSetups(): Promise<void> {
  const here = inBrowser();
  if (!me.value?.account) {
    setups.value = here;
    return;
  }
  try {
    for (const each of [...here].reverse()) {
      await api.keepSetup(each);
      write(
        each.game,
        inBrowser().filter((other) => !isSame(other, each)),
      );
    }
  } catch {
    // There is no room for more, or no line: it stays here.
  }
  try {
    setups.value = [...(await api.ownSetups()), ...inBrowser()];
  } catch {
    setups.value = inBrowser();
  }
}

const isSame = (one: NamedSetup, other: NamedSetup): boolean => one.game === other.game && one.name === other.name;

/** Keeps one; one of the same name gives way. False if the browser cannot; what the server refuses is thrown. */
export async function keepSetup(kept: NamedSetup): Promise<boolean> {
  if (me.value?.account) {
    setups.value = [...(await api.keepSetup(kept)), ...inBrowser()];
    return true;
  }
  const others = inBrowser().filter((other) => !isSame(other, kept));
  const done = write(kept.game, [kept, ...others]);
  setups.value = inBrowser();
  return done;
}

export async function forgetSetup({ game, name }: NamedSetup): Promise<void> {
  const mine = { game, name, setup: {}, seats: 0, pace: 0, clock: null };
  write(
    game,
    inBrowser().filter((other) => !isSame(other, mine)),
  );
  const there = me.value?.account ? await api.forgetSetup({ game, name }) : [];
  setups.value = [...there, ...inBrowser()];
}

// --- in this browser ---

export function inBrowser(): NamedSetup[] {
  try {
    for (const key of keys(LISTS)) adopt(key);
    return keys(PREFIX).flatMap((key) => read(key).filter(isSetup));
  } catch {
    return []; // one can play without storage
  }
}

const keys = (prefix: string): string[] =>
  Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? "")
    .filter((key) => key.startsWith(prefix))
    .sort();

/** A list of cards from before (of Dominion by "kingdom") becomes a setup of one item. */
function adopt(key: string): void {
  const [game = "", ...rest] = key.slice(LISTS.length).split("-");
  const item = rest.join("-");
  const old = read(key).filter(isList);
  const adopted = old.map(
    ({ name, words }): NamedSetup => ({ game, name, setup: { [item]: words }, seats: 0, pace: 0, clock: null }),
  );
  const known = read(PREFIX + game).filter(isSetup);
  const fresh = adopted.filter((each) => !known.some((other) => isSame(other, each)));
  if (write(game, [...known, ...fresh])) localStorage.removeItem(key);
}

function read(key: string): unknown[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

function write(game: string, all: readonly NamedSetup[]): boolean {
  const mine = all.filter((each) => each.game === game).slice(0, MOST);
  try {
    if (mine.length === 0) localStorage.removeItem(PREFIX + game);
    else localStorage.setItem(PREFIX + game, JSON.stringify(mine));
    return true;
  } catch {
    return false;
  }
}

const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === "object" && found !== null && !Array.isArray(found);

const isSetup = (found: unknown): found is NamedSetup =>
  isRecord(found) &&
  typeof found.game === "string" &&
  typeof found.name === "string" &&
  isRecord(found.setup) &&
  typeof found.seats === "number" &&
  typeof found.pace === "number";

const isList = (found: unknown): found is { name: string; words: string[] } =>
  isRecord(found) &&
  typeof found.name === "string" &&
  Array.isArray(found.words) &&
  found.words.every((word) => typeof word === "string");
