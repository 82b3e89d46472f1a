// What there was between one's turns: when the next one has begun, and how everybody stood when the last one ended.
import { signal } from "@preact/signals";
import { beginsTurn, type Emphasis, isHeadline } from "./emphasis";
import type { TableEvent, View } from "./view";

export class Meanwhile {
  /** What happened since the reader's last turn is shown. */
  readonly open = signal(false);
  /** How many turns of the reader have begun while this page looked on. */
  readonly turns = signal(0);
  /** Everybody's points when the reader's last turn ended, as far as this page saw it. */
  readonly pointsThen = signal<readonly (number | null)[] | null>(null);

  /** Everybody's points in the state before, and before the others began to play. */
  private points: (number | null)[] | null = null;
  private pointsBefore: (number | null)[] | null = null;
  /** Whether somebody else acted last. */
  private others = false;
  private othersPlayed = false;
  private seen = false;

  /** A state is shown; `events` are what it adds, `anew` says that the story begins again. */
  note(view: View | null, seat: number | null, events: readonly TableEvent[], emphasis: Emphasis, anew: boolean): void {
    if (!view || seat === null) return;
    this.look(view, seat, events, emphasis, anew);
    if (anew) this.othersPlayed = false;
    else if (
      events.some(
        (event) => event.seat !== seat && event.seat >= 0 && (beginsTurn(event) || isHeadline(emphasis, event)),
      )
    )
      this.othersPlayed = true;
    if (view.turn !== seat) {
      this.othersPlayed = true;
      return;
    }
    if (this.othersPlayed && this.seen) {
      this.pointsThen.value = this.pointsBefore;
      this.turns.value++;
    }
    this.othersPlayed = false;
    this.seen = true;
  }

  /** What somebody does changes points, the reader too: what the others did begins with the first of theirs. */
  private look(view: View, seat: number, events: readonly TableEvent[], emphasis: Emphasis, anew: boolean): void {
    if (anew) this.others = false;
    for (const event of anew ? [] : events) {
      if (event.seat < 0 || !(beginsTurn(event) || isHeadline(emphasis, event))) continue;
      const theirs = event.seat !== seat;
      if (theirs && !this.others) this.pointsBefore = this.points;
      this.others = theirs;
    }
    this.points = view.seats.map((player) => player.points ?? null);
  }
}
