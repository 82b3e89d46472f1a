// Written by `python -m kronika.server.typescript` from src/kronika/server/reminder_messages.py. Do not edit.

/** By which ways somebody wants to be reminded: that it is their turn, that their time is nearly up, that a game is over, that a chair waits for them. */
export interface ReminderChoices {
  turn: ("mail" | "push")[];
  deadline: ("mail" | "push")[];
  ended: ("mail" | "push")[];
  chair: ("mail" | "push")[];
}

/** When nobody is to be woken: minutes after midnight, by the clock on their wall. */
export interface QuietHours {
  begins: number;
  ends: number;
}

/** What somebody wants from now on. `zone` is where they live, as their browser says it (`Europe/Prague`). */
export interface SetReminders {
  choices: ReminderChoices;
  zone: string;
  lang: "cs" | "en";
  quiet: QuietHours | null;
}

/** A browser that can be told something: where, and by which keys only it can read. `lang` "": as it asks for pages, since its service worker does not know what its owner has chosen. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang: "" | "cs" | "en";
}

/** Where mails go once their owner has confirmed it; "": nowhere. */
export interface SetMail {
  address: string;
  lang: "cs" | "en";
}

/** The signed word of a link in a mail. */
export interface MailWord {
  word: string;
}

/** What has become of an address. */
export interface MailDone {
  address: string;
}

/** What somebody has chosen, and what this server can do. */
export interface Reminders {
  choices: ReminderChoices;
  quiet: QuietHours | null;
  zone: string;
  address: string;
  confirmed: boolean;
  here: boolean;
  browsers: number;
  push_key: string;
  can_mail: boolean;
  can_quiet: boolean;
}
