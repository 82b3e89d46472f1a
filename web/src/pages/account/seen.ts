// When a device was last there. The server notes it once an hour, so nobody is told more than that.
import type { Args } from "../../text/catalogue";
import { ago } from "../home/ago";

const HOUR = 3600;

/** `then` and `now` in seconds; null where it is not known. */
export function seen(then: number, now: number, lang: string): { id: string; args: Args } | null {
  if (then <= 0) return null;
  return now - then < 2 * HOUR ? { id: "device-lately", args: {} } : ago(then, now, lang);
}
