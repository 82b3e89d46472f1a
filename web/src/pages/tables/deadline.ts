// Until when somebody has time, as one says it: in a moment, today, tomorrow, then the date.
import type { Args } from "../../text/catalogue";

export interface Until {
  id: "pace-soon" | "pace-today" | "pace-tomorrow" | "pace-date";
  args: Args;
}

/** `then` and `now` in seconds, as the server counts them. */
export function until(then: number, now: number, lang: string): Until {
  if (then - now < 60) return { id: "pace-soon", args: {} };
  const when = new Date(then * 1000);
  const days = Math.round((midnight(when) - midnight(new Date(now * 1000))) / 86_400_000);
  const time = new Intl.DateTimeFormat(lang, { hour: "numeric", minute: "2-digit" }).format(when);
  if (days === 0) return { id: "pace-today", args: { time } };
  if (days === 1) return { id: "pace-tomorrow", args: { time } };
  const date = new Intl.DateTimeFormat(lang, { weekday: "short", day: "numeric", month: "long" }).format(when);
  return { id: "pace-date", args: { date, time } };
}

/** How much of it is left, rounded down: nobody is promised more time than they have. */
export function left(then: number, now: number): { id: string; args: Args } {
  const minutes = Math.floor((then - now) / 60);
  if (minutes < 1) return { id: "pace-left-soon", args: {} };
  if (minutes < 60) return { id: "pace-left-minutes", args: { n: minutes } };
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? { id: "pace-left-hours", args: { n: hours } }
    : { id: "pace-left-days", args: { n: Math.floor(hours / 24) } };
}

const midnight = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** The time limits one can choose for an answer, in seconds; 0: all are here together. */
export const TIME_LIMITS = [0, 3600, 12 * 3600, 24 * 3600, 3 * 24 * 3600] as const;

/** A time limit in words. */
export function timeLimitText(seconds: number): { id: string; args: Args } {
  if (seconds === 0) return { id: "pace-live", args: {} };
  if (seconds % 86_400 === 0) return { id: "pace-days", args: { n: seconds / 86_400 } };
  if (seconds % 3600 === 0) return { id: "pace-hours", args: { n: seconds / 3600 } };
  return { id: "pace-minutes", args: { n: Math.max(1, Math.round(seconds / 60)) } };
}
