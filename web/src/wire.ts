// Written by `python -m kronika.server.typescript` from src/kronika/server/messages.py. Do not edit.

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

/** An open ask of the reader's own seat. `id` names it in answers, so that a late answer can't hit another. */
export interface Question {
  id: string;
  seat: number;
  what: Text;
  options: Choice[];
  least: number;
  most: number;
  ordered: boolean;
  rule: string;
}

/** Something that is not possible now, and why. */
export interface Refused {
  key: string;
  reason: Text;
  rule: string;
  refs: Thing[];
}

/** Who sits where. `bot` plays when it is set; a person's chair can be lent to a bot while he is away. */
export interface Chair {
  seat: number;
  name: string;
  person: boolean;
  bot: string;
  mine: boolean;
  here: boolean;
  resigned: boolean;
}

/** A table as lists and lobbies show it. */
export interface TableInfo {
  id: string;
  game: string;
  name: string;
  options: Record<string, unknown>;
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
}

/** I look at this table, in my seat if I have one. `seq` is the last log entry I know (0: send all). */
export interface Watch {
  type: "watch";
  table: string;
  seq: number;
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

/** Keeps the line open. */
export interface Ping {
  type: "ping";
}

/** Where the table stands for the reader's seat. `events` are new since the last state he got. `seq` counts the entries of the table's log; `undos` counts how often the game went back: where it differs from that of the state before, `events` are all events from the beginning and replace those he has. While the table gathers, `view` is empty. `can_undo`: my undo needs nobody's consent. */
export interface State {
  type: "state";
  table: string;
  seq: number;
  undos: number;
  view: Record<string, unknown>;
  asks: Question[];
  refused: Refused[];
  events: Record<string, unknown>[];
  info: TableInfo;
  can_undo: boolean;
  undo_asked_by: number | null;
  result: Record<string, unknown> | null;
}

/** A line of chat. After each `watch` the last hundred lines come again. */
export interface Said {
  type: "said";
  table: string;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** Somebody came, went, sat down or changed places. */
export interface Presence {
  type: "presence";
  table: string;
  info: TableInfo;
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

/** The visitor. A guest has a name as soon as he sits down somewhere. */
export interface Me {
  name: string;
}

/** Which Kronika this is. */
export interface About {
  version: string;
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
  options: Record<string, unknown>;
  player: string;
}

/** Takes an empty chair; `invite` is the signed word from the link (the host needs none). */
export interface SitDown {
  seat: number;
  name: string;
  invite: string;
}

/** The host puts a bot on an empty chair, or empties it again (`bot` = ""). */
export interface FillChair {
  seat: number;
  bot: string;
}

export interface Invitation {
  invite: string;
}

/** One moment of a replay: the view after `seq` answers and what happened since the frame before. */
export interface Frame {
  seq: number;
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
}

export interface Frames {
  game: string;
  names: string[];
  answers: number;
  first: number;
  frames: Frame[];
  result: Record<string, unknown> | null;
  seats: number[];
  everyone: boolean;
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

export type ClientMessage = Watch | Leave | Answer | Undo | Consent | Chat | Ping;

export type ServerMessage = State | Said | Presence | Problem | Pong;
