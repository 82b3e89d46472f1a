// Written by `python -m kronika.server.typescript` from src/kronika/server/messages.py. Do not edit.

/** The version of all this; the server tells a page of another one to reload. */
export const WIRE = 7;

import type { LookAround } from "./wire-open";

import type { LookCompany } from "./wire-company";

import type { LookTournament } from "./wire-tournaments";

import type { OpenTables } from "./wire-open";

import type { Company } from "./wire-company";

import type { Tournament } from "./wire-tournaments";

/** One value of a fact. Of a seat's fact: in how many games somebody had it and won (a shared win counts in parts). Of a whole game's: in how many games it was so, out of all; `by_seat` are the wins of the seats in these. `low` and `high` are where the true rate lies with 95 % confidence. */
export interface StatLine {
  value: string;
  games: number;
  wins: number;
  rate: number;
  low: number;
  high: number;
  by_seat: number[];
}

/** The values of one fact, of seats or of the `whole` game, the most frequent first. */
export interface StatPart {
  fact: string;
  whole: boolean;
  lines: StatLine[];
}

/** How the seconds of a table's `pace` are counted where all are here together: for the whole game, and `increment` for each turn; or for each turn. At zero a bot takes over, or the game counts as resigned. */
export interface LiveClock {
  per: "game" | "turn";
  increment: number;
  at_zero: "bot" | "loss";
}

/** The seats' clocks: what was `left` at `since`, and which of them have run from then on. */
export interface SeatTimes {
  left: number[];
  running: number[];
  since: number;
}

/** A message by name; the browser says it in the reader's language. */
export interface Text {
  id: string;
  args: Record<string, number | string>;
}

/** Something on the table that an option touches. */
export interface Thing {
  kind: string;
  id: string;
}

/** An option of an ask. */
export interface Choice {
  key: string;
  text: Text;
  refs: Thing[];
  most: number;
}

/** Something that several answers lead to: the keys of each. The next is sent only if its question offers it. */
export interface Reached {
  key: string;
  text: Text;
  refs: Thing[];
  answers: string[][];
}

/** An open ask of the reader's own seat. `id` names it in answers, so that a late answer can't hit another. What can be foreseen of it: `primary` is the option that is offered first, `outlook` says by key what follows, `warnings` what would be given away, `odds` is the game's own. */
export interface Question {
  id: string;
  seat: number;
  what: Text;
  options: Choice[];
  least: number;
  most: number;
  ordered: boolean;
  rule: string;
  primary: string;
  outlook: Record<string, Text>;
  warnings: Record<string, Text>;
  reach: Reached[];
  odds: Record<string, unknown>;
}

/** Something that is not possible now, and why. */
export interface Refused {
  key: string;
  reason: Text;
  rule: string;
  refs: Thing[];
}

/** How strong somebody is and how unsure that is, on the scale of the bots' levels: their mean is 25. */
export interface Rating {
  mu: number;
  sigma: number;
}

/** Who sits where. `bot` plays when it is set; a person's chair can be lent to a bot while they are away. */
export interface Chair {
  seat: number;
  name: string;
  person: boolean;
  bot: string;
  mine: boolean;
  here: boolean;
  resigned: boolean;
  late: boolean;
  stand_in: string;
  mark: "" | "account" | "other";
  who: string;
  muted: boolean;
  keeper: number | null;
  strength: number;
  of: number;
  rating: Rating | null;
  ready: boolean;
}

/** A spectator who may not write here. */
export interface Muted {
  who: string;
  name: string;
}

/** Which game of which saga a table is. `offers` are the names of those to whom its chairs are offered, by seat ("": nobody in particular); `mine` is the chair that is offered to the reader. */
export interface Chapter {
  saga: string;
  name: string;
  number: number;
  offers: string[];
  mine: number | null;
}

/** How the chance of a table came about, or does: `promise` is the hash of the server's secret and of `table`. By seat: the part of its page, the hash it has sent ("": none), and the bytes it has added, told when all have opened theirs. The `secret` is shown when the game is over; in a saga to those who sat there, and until the next game begins. */
export interface Deal {
  promise: string;
  table: string;
  number: number;
  stage: "bytes" | "dealt" | "hashes";
  parts: ("hashed" | "none" | "opened" | "silent" | "waits")[];
  hashes: string[];
  added: string[];
  secret: string;
}

/** A table as lists and lobbies show it. */
export interface TableInfo {
  id: string;
  game: string;
  name: string;
  setup: Record<string, unknown>;
  chairs: Chair[];
  status: "gathering" | "over" | "playing";
  seq: number;
  host: boolean;
  my_seat: number | null;
  asked: number[];
  prompt: Text | null;
  turn: number | null;
  created: number;
  changed: number;
  winners: number[];
  scores: number[];
  rematch: string;
  saga: Chapter | null;
  pace: number;
  clock: LiveClock | null;
  times: SeatTimes | null;
  deadline: number | null;
  host_here: boolean;
  deal: Deal | null;
  chat: "free" | "muted" | "seats";
  open_chat: boolean;
  closed: boolean;
  coach: "free" | "off" | "told";
  muted: Muted[];
  invites: number;
  removed: boolean;
  listed: boolean;
  locked: boolean;
  ready: boolean;
  lang: "" | "cs" | "en";
  rated: boolean;
  fill_at: number | null;
  tournament: string;
  device: number[];
}

/** I look at this table, in my seat if I have one. I know that many `events` of this `epoch` (0: send all). Here and in all that follows, `seat` is that of the person at my device who speaks; null: I myself. */
export interface Watch {
  type: "watch";
  table: string;
  epoch: number;
  events: number;
  seat: number | null;
}

export interface Leave {
  type: "leave";
  table: string;
}

/** An answer to an open question. The nonce makes a repeated message count once. */
export interface Answer {
  type: "answer";
  table: string;
  ask: string;
  keys: string[];
  nonce: string;
  seat: number | null;
}

/** Take back my last answer; where that needs consent, this asks the table for it. */
export interface Undo {
  type: "undo";
  table: string;
  nonce: string;
  seat: number | null;
}

/** My word on an undo that somebody asked for. */
export interface Consent {
  type: "consent";
  table: string;
  agree: boolean;
  seat: number | null;
}

export interface Chat {
  type: "chat";
  table: string;
  text: string;
  nonce: string;
  seat: number | null;
}

/** My page takes part in the deal: the hash of its bytes; and the bytes, when all hashes are here. `promise` is the hash it answers to. */
export interface Mix {
  type: "mix";
  table: string;
  promise: string;
  hash: string;
  opened: string;
  nonce: string;
  seat: number | null;
}

/** My question has reached my page: where there are clocks, mine starts now. */
export interface Seen {
  type: "seen";
  table: string;
  ask: string;
  seat: number | null;
}

/** Keeps the line open. */
export interface Ping {
  type: "ping";
}

/** Where the table stands for the reader's seat; it comes when something has changed that they may notice, and each number in it counts such things alone. `events` are those after the first `first`. `seq` is that of `info`. Where `epoch` differs from that of the state before, the game has gone back, and where `first` is not as many as the reader has, they have missed some: `events` replace those they have, and what came before them can be had in pages. While the table gathers, `view` is empty. `can_undo`: my undo needs nobody's consent. */
export interface State {
  type: "state";
  table: string;
  seq: number;
  epoch: number;
  view: Record<string, unknown>;
  asks: Question[];
  refused: Refused[];
  first: number;
  events: Record<string, unknown>[];
  info: TableInfo;
  can_undo: boolean;
  undo_asked_by: number | null;
  result: Record<string, unknown> | null;
  now: number;
}

/** A line of chat. After each `watch` the last hundred lines come again. `number` and `who` name the line and its speaker in messages about them. */
export interface Said {
  type: "said";
  table: string;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  number: number;
  who: string;
  mark: "" | "account" | "other";
  remark: Text | null;
}

/** Somebody came, went, sat down or changed places. */
export interface Presence {
  type: "presence";
  table: string;
  info: TableInfo;
}

/** The reader no longer watches the table, and why: the host has closed it to spectators. */
export interface Ended {
  type: "ended";
  table: string;
  id: string;
  args: Record<string, number | string>;
}

/** What was wrong with the reader's message; nothing has changed. `nonce` is that of the message, if it had one. */
export interface Problem {
  type: "error";
  id: string;
  args: Record<string, number | string>;
  rule: string;
  nonce: string;
}

export interface Pong {
  type: "pong";
}

/** Which Kronika this is, and the version of what it says. */
export interface About {
  version: string;
  wire: number;
}

/** A chair of a new table: the visitor's own, that of somebody `beside` them at the same device, a bot's, or empty. */
export interface Seat {
  kind: "beside" | "bot" | "empty" | "me";
  bot: string;
  name: string;
}

export interface NewTable {
  game: string;
  name: string;
  seats: Seat[];
  setup: Record<string, unknown>;
  player: string;
  saga: string;
  pace: number;
  clock: LiveClock | null;
  takes_part: boolean;
  coach: "free" | "off" | "told";
  listed: boolean;
  lang: "" | "cs" | "en";
  fill_after: number;
  rated: boolean;
  ready: boolean | null;
}

/** Takes an empty chair; `invite` is the signed word from the link (the host needs none). */
export interface SitDown {
  seat: number;
  name: string;
  invite: string;
  takes_part: boolean;
}

/** An empty chair for somebody who plays at the visitor's device. */
export interface SitBeside {
  seat: number;
  name: string;
  takes_part: boolean;
}

/** Which of the chairs at the visitor's device is meant; null: their own. */
export interface OwnChair {
  seat: number | null;
}

/** I am ready, and so is everybody at my device: the game may begin; or not yet. */
export interface Ready {
  ready: boolean;
}

/** The same game once more. */
export interface PlayAgain {
  takes_part: boolean;
}

/** The host puts a bot on an empty chair, or empties it again (`bot` = ""). */
export interface FillChair {
  seat: number;
  bot: string;
}

/** Which bot plays for me while I am not there; "": the strongest. `seat` as in `OwnChair`. */
export interface StandIn {
  bot: string;
  seat: number | null;
}

export interface Invitation {
  invite: string;
}

/** How the finished games of one kind and number of seats came out, for all players, for people or for bots. */
export interface Statistics {
  game: string;
  seats: number;
  who: "all" | "bots" | "people";
  games: number;
  counts: Record<string, number>;
  parts: StatPart[];
  waiting: number;
}

export interface Clause {
  id: string;
  text: string;
  section: string;
  example: boolean;
}

export interface Section {
  id: string;
  title: string;
}

export interface Rules {
  game: string;
  lang: string;
  title: string;
  sections: Section[];
  clauses: Clause[];
}

/** A section of a summary. */
export interface SummaryPart {
  id: string;
  title: string;
  clauses: Clause[];
}

/** The rulebook on two pages. */
export interface GameSummary {
  game: string;
  title: string;
  pages: SummaryPart[][];
}

/** The body of every HTTP error. */
export interface Failure {
  id: string;
  args: Record<string, number | string>;
  rule: string;
}

export type ClientMessage = Watch | Leave | Answer | Undo | Consent | Chat | Mix | Seen | LookAround | LookCompany | LookTournament | Ping;

export type ServerMessage = State | Said | Presence | Ended | OpenTables | Company | Tournament | Problem | Pong;

export * from "./wire-own";
export * from "./wire-moderation";
export * from "./wire-sagas";
export * from "./wire-lots";
export * from "./wire-coach";
export * from "./wire-lessons";
export * from "./wire-open";
export * from "./wire-ratings";
export * from "./wire-company";
export * from "./wire-replays";
export * from "./wire-setups";
export * from "./wire-reminders";
export * from "./wire-tournaments";
