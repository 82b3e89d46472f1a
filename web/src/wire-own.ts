// Written by `python -m kronika.server.typescript` from src/kronika/server/own_messages.py. Do not edit.

import type { TableInfo } from "./wire";

/** The visitor. A guest has a name as soon as they sit down somewhere; `account` is what they sign in by, if they have one. */
export interface Me {
  name: string;
  account: string;
}

/** The games against one kind of opponents: the strongest bot among them, the `strength`-th of the `of` that the game has (0: it has it no more); where people played too, "" for the bot. */
export interface Against {
  bot: string;
  strength: number;
  of: number;
  games: number;
  wins: number;
}

/** What somebody has played and won of one game. A victory that was shared is one; a game given up is lost. */
export interface GameRecord {
  game: string;
  games: number;
  wins: number;
  against: Against[];
}

/** The visitor's finished games: their records by game, those played most first, and a page of the games themselves, the latest first. */
export interface OwnGames {
  records: GameRecord[];
  games: TableInfo[];
  count: number;
  each: number;
  unread: number;
}

export interface Rename {
  name: string;
}

/** Makes an account of the visitor, or signs in to one. */
export interface SignUp {
  name: string;
  password: string;
}

export interface SignOut {
  everywhere: boolean;
}

/** Where somebody is signed in: the kind of device ("Firefox, Linux"; "": not known), since when, and when it was last there (to the hour; 0: not known). */
export interface Device {
  id: string;
  agent: string;
  begun: number;
  seen: number;
  here: boolean;
}

/** Signs out one device; without an `id` all but this one. */
export interface SignOutDevice {
  id: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

/** The visitor is to be forgotten: with the password of their account, or, for a guest, with `sure`. */
export interface Erase {
  password: string;
  sure: boolean;
}

/** One kind of what is stored: in which columns, whether its owner can have it (`exported`), what becomes of it when they are erased, and for how long it is kept else (see `Retention`). */
export interface Held {
  id: string;
  columns: string[];
  exported: boolean;
  erased: "deleted" | "kept" | "replaced";
  kept: string;
}

/** What a browser keeps: a cookie, or something that the page has put there. */
export interface Browsers {
  name: string;
  where: "cache" | "cookie" | "local" | "session";
  id: string;
}

/** For how many days something is kept; 0: for good. */
export interface Retention {
  id: string;
  days: number;
}

/** What is stored here about people, and for how long. */
export interface Privacy {
  held: Held[];
  browser: Browsers[];
  kept: Retention[];
}
