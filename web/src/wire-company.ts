// Written by `python -m kronika.server.typescript` from src/kronika/server/company_messages.py. Do not edit.

/** I am here, and want to hear of my friends and of chairs that I am offered; or no longer. */
export interface LookCompany {
  type: "company";
  look: boolean;
}

/** `who` names them in messages about them, to the reader alone. `seen` is the day on which they were last here, in seconds (0: nobody says); whoever hides is neither online nor seen. */
export interface Friend {
  who: string;
  name: string;
  online: boolean;
  seen: number;
}

/** Somebody who has asked the reader, whom the reader has asked, or whom they have blocked; and when. */
export interface Acquaintance {
  who: string;
  name: string;
  at: number;
}

/** A chair that the reader is offered: by a friend, by the one who wants the same game with the same people once more, or by a tournament. `invite` lets them sit down; `seat` is the chair that is meant (null: any). */
export interface Bid {
  table: string;
  game: string;
  name: string;
  by: string;
  kind: "friend" | "rematch" | "tournament";
  seat: number | null;
  free: number;
  pace: number;
  invite: string;
  at: number;
}

/** The reader's people: friends by name, those who ask the reader and whom the reader has asked, chairs that they are offered, whom they have blocked, and whether they let themselves be seen. */
export interface Company {
  type: "company";
  friends: Friend[];
  asking: Acquaintance[];
  asked: Acquaintance[];
  bids: Bid[];
  blocked: Acquaintance[];
  hidden: boolean;
}

/** Asks somebody, by the name of their account. If they have asked the visitor, the two are friends. */
export interface AskFriend {
  name: string;
}

/** Says yes or no to somebody who has asked. They are not told a no. */
export interface AnswerFriend {
  who: string;
  accept: boolean;
}

/** Takes a question back, or ends a friendship. */
export interface EndTie {
  who: string;
}

/** Blocks somebody, or no longer. */
export interface Block {
  who: string;
  blocked: boolean;
}

/** Whether friends do not see that the visitor is here. */
export interface Hide {
  hidden: boolean;
}

/** Offers a chair to a friend. */
export interface OfferChair {
  who: string;
}

/** No, thanks: I do not sit down at this table. */
export interface Decline {
  table: string;
}

/** Whose lines the reader does not want to see at a table, by their `who` there. */
export interface Folded {
  who: string[];
}
