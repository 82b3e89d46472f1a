// The clocks of a table, as this browser reads them: by the server's time, as far as it is known here.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { SeatTimes, State } from "../wire";

/** By how many seconds the server's clock is ahead of this browser's. */
const ahead = signal(0);
let heard = false;

/** A message says what time it was when it was sent. The quickest one knows best; a clock that was set is noticed. */
export function hearTime(now: number): void {
  if (!now) return;
  const found = now - Date.now() / 1000;
  if (!heard || found > ahead.value || ahead.value - found > 2) ahead.value = found;
  heard = true;
}

const serverNow = (): number => Date.now() / 1000 + ahead.value;

/** The server's time, moving on as long as something runs: four times a second, so that no second is left out. */
export function useServerNow(runs: boolean): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    if (!runs) return;
    const timer = setInterval(() => setNow(serverNow()), 250);
    return () => clearInterval(timer);
  }, [runs, ahead.value]);
  return now;
}

/** What a clock shows: whole seconds, the last one to its end. */
export function secondsLeft({ left, running, since }: SeatTimes, seat: number, now: number): number {
  const spent = running.includes(seat) ? Math.max(0, now - since) : 0;
  return Math.max(0, Math.ceil((left[seat] ?? 0) - spent - 0.001));
}

/** "4:07", "1:02:30" */
export function clockFace(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** From when on there is little time left, in seconds. */
export const LOW = 20;

/** The moments at which somebody who cannot see the clock is told how much is left. */
const TOLD = [60, 30, 10] as const;

/** Which of those moments has come last; 0: none of them. */
export const toldAt = (seconds: number): number => TOLD.findLast((each) => seconds <= each) ?? 0;

/** Where there are clocks, mine starts when my question is here: that is said once for each. */
export class Arrival {
  private last = "";
  private readonly say: (ask: string) => void;

  constructor(say: (ask: string) => void) {
    this.say = say;
  }

  note({ asks: [ask], info }: State): void {
    if (!ask || !info.times || ask.id === this.last) return;
    this.last = ask.id;
    this.say(ask.id);
  }
}
