// Written by `python -m kronika.server.typescript` from src/kronika/server/moderation_messages.py. Do not edit.

/** The host mutes somebody, or lets them write again. `who` comes from a chair, a line or the list of the muted. */
export interface Mute {
  who: string;
  muted: boolean;
}

/** The host takes somebody off their chair; all invitations are taken back with it. */
export interface Remove {
  who: string;
}

/** The host lets spectators write or not, and in or not, and the seats ask the coach or not (null: as it is). */
export interface Arrange {
  open_chat: boolean | null;
  closed: boolean | null;
  coach: "free" | "off" | "told" | null;
  listed: boolean | null;
  locked: boolean | null;
  ready: boolean | null;
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
