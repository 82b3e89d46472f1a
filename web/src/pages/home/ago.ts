// How long ago something was, as one says it: minutes, hours, yesterday at a time, then the date.
import type { Args } from "../../text/catalogue";

interface Ago {
  id: "ago-now" | "ago-minutes" | "ago-hours" | "ago-yesterday" | "ago-date";
  args: Args;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** `then` and `now` in seconds, as the server counts them. */
export function ago(then: number, now: number, lang: string): Ago {
  const passed = Math.max(0, now - then);
  if (passed < MINUTE) return { id: "ago-now", args: {} };
  if (passed < HOUR) return { id: "ago-minutes", args: { n: Math.floor(passed / MINUTE) } };
  const when = new Date(then * 1000);
  const today = new Date(now * 1000);
  const days = Math.round((midnight(today) - midnight(when)) / 86_400_000);
  if (days === 0 || passed < 6 * HOUR) return { id: "ago-hours", args: { n: Math.floor(passed / HOUR) } };
  const time = new Intl.DateTimeFormat(lang, { hour: "numeric", minute: "2-digit" }).format(when);
  if (days === 1) return { id: "ago-yesterday", args: { time } };
  const form: Intl.DateTimeFormatOptions = { day: "numeric", month: "long" };
  if (when.getFullYear() !== today.getFullYear()) form.year = "numeric";
  return { id: "ago-date", args: { date: new Intl.DateTimeFormat(lang, form).format(when) } };
}

const midnight = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** Which greeting the clock calls for. */
export function greeting(hour: number): "home-night" | "home-morning" | "home-day" | "home-evening" {
  if (hour < 5) return "home-night";
  if (hour < 10) return "home-morning";
  return hour < 18 ? "home-day" : "home-evening";
}

/** How somebody is addressed. Czech declines names; where that cannot be done safely, nobody is called by name. */
export function called(name: string, lang: string): string {
  if (lang !== "cs") return name;
  if (/^\p{Lu}\p{Ll}+a$/u.test(name)) return `${name.slice(0, -1)}o`;
  return /^\p{Lu}\p{Ll}*[eéěiíoóuůyý]$/u.test(name) ? name : "";
}
