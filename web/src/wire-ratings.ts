// Written by `python -m kronika.server.typescript` from src/kronika/server/rating_messages.py. Do not edit.

import type { Rating } from "./wire";

/** What a rated game did to the rating of a seat's person. */
export interface RatedSeat {
  seat: number;
  place: number;
  left: boolean;
  before: Rating;
  after: Rating;
}

/** What a game brought to those who may be seen, and to the reader; nothing while it is not decided. */
export interface TableRatings {
  decided: boolean;
  seats: RatedSeat[];
}

export interface BoardLine {
  place: number;
  name: string;
  rating: Rating;
  games: number;
  mine: boolean;
}

/** A page of those who are rated at a game and may be seen, in the order of what they are at least in all likelihood (mu less two sigmas). */
export interface Leaderboard {
  game: string;
  lines: BoardLine[];
  count: number;
  each: number;
  mine: BoardLine | null;
}

export interface OwnRating {
  game: string;
  rating: Rating;
  games: number;
}

/** The visitor's ratings, and who may see them and their profile; a guest has none. */
export interface OwnRatings {
  shown: "everybody" | "friends" | "nobody";
  ratings: OwnRating[];
}

export interface ShowRatings {
  shown: "everybody" | "friends" | "nobody";
}

/** A rating after a game. */
export interface RatingPoint {
  at: number;
  mu: number;
  sigma: number;
}

/** Somebody's rating at one game, with how it came about, the oldest first. */
export interface GameRating {
  game: string;
  rating: Rating;
  games: number;
  wins: number;
  points: RatingPoint[];
}

/** What somebody takes more often than those they play with: a value of one of a game's facts, see `StatPart`. */
export interface Favorite {
  game: string;
  fact: string;
  value: string;
  games: number;
  wins: number;
}

/** A rated game of somebody's. `others` are the names of those who may be seen; `rival` is the strongest of them. */
export interface RatedGame {
  table: string;
  game: string;
  name: string;
  at: number;
  place: number;
  of: number;
  left: boolean;
  others: string[];
  rival: string;
  rival_rating: Rating | null;
  before: Rating;
  after: Rating;
  replay: boolean;
}

/** What may be known of somebody with an account: of their rated games alone. */
export interface Profile {
  name: string;
  since: number;
  mine: boolean;
  shown: "everybody" | "friends" | "nobody";
  games: number;
  wins: number;
  ratings: GameRating[];
  favorites: Favorite[];
  latest: RatedGame[];
  best: RatedGame[];
}
