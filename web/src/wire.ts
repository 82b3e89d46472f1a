// Written by `python -m kronika.server.typescript` from src/kronika/server/messages.py. Do not edit.

/** The version of all this; the server tells a page of another one to reload. */
export const WIRE = 3;

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

/** How the chance of a table came about, or does: `promise` is the hash of the server's secret and of `table`. By seat: the part of its page, the hash it has sent ("": none), and the bytes it has added, told when all have opened theirs. The `secret` is told when the game is over; in a saga to those who sat there, and until the next game is laid. */
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
  deadline: number | null;
  host_here: boolean;
  deal: Deal | null;
  chat: "free" | "muted" | "seats";
  open_chat: boolean;
  closed: boolean;
  muted: Muted[];
  invites: number;
  removed: boolean;
}

/** I look at this table, in my seat if I have one. I know that many `events` of this `epoch` (0: send all). */
export interface Watch {
  type: "watch";
  table: string;
  epoch: number;
  events: number;
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
}

/** Take back my last answer; where that needs consent, this asks the table for it. */
export interface Undo {
  type: "undo";
  table: string;
  nonce: string;
}

/** My word on an undo that somebody asked for. */
export interface Consent {
  type: "consent";
  table: string;
  agree: boolean;
}

export interface Chat {
  type: "chat";
  table: string;
  text: string;
  nonce: string;
}

/** My page takes part in the deal: the hash of its bytes; and the bytes, when all hashes are here. `promise` is the hash it answers to. */
export interface Mix {
  type: "mix";
  table: string;
  promise: string;
  hash: string;
  opened: string;
  nonce: string;
}

/** Keeps the line open. */
export interface Ping {
  type: "ping";
}

/** Where the table stands for the reader's seat; it comes when something has changed that they may notice, and each number in it counts such things alone. `events` are those after the first `first`. `seq` is that of `info`. Where `epoch` differs from that of the state before, the game has gone back, and where `first` is not as many as the reader has, they have missed some: `events` replace those they have, and what came before them is to be had in pages. While the table gathers, `view` is empty. `can_undo`: my undo needs nobody's consent. */
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

/** A chair of a new table: the visitor's own, a bot's, or empty. */
export interface Seat {
  kind: "bot" | "empty" | "me";
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
  takes_part: boolean;
}

/** Takes an empty chair; `invite` is the signed word from the link (the host needs none). */
export interface SitDown {
  seat: number;
  name: string;
  invite: string;
  takes_part: boolean;
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

/** Which bot plays for me while I am not there; "": the strongest. */
export interface StandIn {
  bot: string;
}

export interface Invitation {
  invite: string;
}

/** The host mutes somebody, or lets them write again. `who` comes from a chair, a line or the list of the muted. */
export interface Mute {
  who: string;
  muted: boolean;
}

/** The host takes somebody off their chair; all invitations are taken back with it. */
export interface Remove {
  who: string;
}

/** The host lets spectators write or not, and in or not (null: as it is). */
export interface Arrange {
  open_chat: boolean | null;
  closed: boolean | null;
}

/** To whoever runs the server: about a line of chat (`line`), or about somebody (`who`) or their name. */
export interface Report {
  about: "line" | "name" | "person";
  reason: string;
  who: string;
  line: number;
}

/** It is written down; the operator will read it. */
export interface Reported {
}

/** One moment of a replay: the view after `seq` answers and what happened since the frame before. While the game runs, `seq` counts what the reader could notice instead. */
export interface Frame {
  seq: number;
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
}

/** Events of a table as a reader lived them, after the first `first`. */
export interface EventPage {
  first: number;
  events: Record<string, unknown>[];
}

export interface Frames {
  game: string;
  names: string[];
  answers: number;
  first: number;
  frames: Frame[];
  result: Record<string, unknown> | null;
  eyes: ("all" | "public" | number)[];
}

/** A moment that turned a game: the replay shows it after `seq` answers. `round` is 0 where a game counts none. */
export interface Turn {
  seq: number;
  round: number;
  event: Record<string, unknown>;
}

/** A turn in a replay: after how many answers it begins, whose it is (null where all play at once), and which of that player's turns it is. */
export interface Stretch {
  first: number;
  seat: number | null;
  round: number;
}

/** The graphs of a replay: how the game stood at its beginning and at the end of each turn. `ends` are the answers given by then; each figure has a row for each of them, with a number for each seat (null: not known). */
export interface Curves {
  turns: Stretch[];
  ends: number[];
  figures: Record<string, ((number | null)[])[]>;
  marks: Turn[];
}

/** A new table that begins with the first `at` answers of a finished game: the visitor takes over one seat, bots the others (`bot` those that people had). */
export interface PlayOn {
  at: number;
  seat: number;
  bot: string;
  player: string;
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

/** The body of every HTTP error. */
export interface Failure {
  id: string;
  args: Record<string, number | string>;
  rule: string;
}

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
export interface Figures {
  game: string;
  games: number;
  wins: number;
  against: Against[];
}

/** The visitor's finished games: figures by game, those played most first, and a page of the games themselves, the latest first. */
export interface OwnGames {
  figures: Figures[];
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

/** One kind of what is stored: in which columns, whether its owner can have it (`exported`), what becomes of it when they are erased, and for how long it is kept else (see `Kept`). */
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
  where: "cookie" | "local" | "session";
  id: string;
}

/** For how many days something is kept; 0: for good. */
export interface Kept {
  id: string;
  days: number;
}

/** What is stored here about people, and for how long. */
export interface Privacy {
  held: Held[];
  browser: Browsers[];
  kept: Kept[];
}

/** A saga in a list. `number` and `table` are those of its last game, which `over` tells of. */
export interface SagaLine {
  id: string;
  name: string;
  game: string;
  number: number;
  table: string;
  over: boolean;
  changed: number;
}

/** A game of a saga. What it brought is known when it is over: `annals` in the game's own words, the moments that turned it, and `scene`, what all could see (seats, and zones that are nobody's) just before it was decided. Of one that is closed to the reader there are no `names` and nothing else. */
export interface SagaGame {
  number: number;
  table: string;
  status: "gathering" | "over" | "playing";
  names: string[];
  mine: number | null;
  created: number;
  winners: number[];
  annals: Record<string, unknown>;
  turns: Turn[];
  scene: Record<string, unknown>;
}

export interface SagaStory {
  id: string;
  name: string;
  game: string;
  games: SagaGame[];
  on: boolean;
  may_go_on: boolean;
  may_renew: boolean;
}

/** The next game of a saga; 0 seats: as many as there were. `anew` is the table it has now, which has come to nothing and is to be put aside. */
export interface NextGame {
  seats: number;
  anew: string;
  takes_part: boolean;
}

/** The world that a saga's next game begins with, as one line of text. */
export interface WorldString {
  text: string;
}

export interface OpenedSaga {
  saga: string;
}

/** A list for a setup item, to be drawn by lot so that it meets all wishes; without a seed another every time. */
export interface Draw {
  item: string;
  wishes: Record<string, unknown>;
  seed: string;
}

/** What was drawn, and the seed that draws it again. */
export interface Drawn {
  words: string[];
  seed: string;
}

export type ClientMessage = Watch | Leave | Answer | Undo | Consent | Chat | Mix | Ping;

export type ServerMessage = State | Said | Presence | Ended | Problem | Pong;
