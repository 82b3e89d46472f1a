// A table that shows the past: the same store as a live one, fed from moments, asking nobody anything.
import { TableStore } from "../../table/store";
import type { TableEvent } from "../../table/view";
import type { Frames, State, TableInfo } from "../../wire";
import type { FrameCache } from "./cache";
import type { Moment } from "./turns";

export class ReplayStore extends TableStore {
  override readonly past = true;
  private shown: { cache: FrameCache; seq: number } | null = null;
  private jumps = 0;

  /** Shows a moment. From one step to the next things move; anything else is there at once. */
  show(cache: FrameCache, moment: Moment, about: Frames, info: TableInfo): void {
    const before = this.shown;
    if (before?.cache === cache && before.seq === moment.seq) return;
    const next = before?.cache === cache && before.seq + 1 === moment.seq;
    if (!next) this.jumps++;
    this.shown = { cache, seq: moment.seq };
    const end = moment.seq === about.answers;
    const state: State = {
      type: "state",
      table: this.id,
      seq: moment.seq,
      epoch: this.jumps,
      view: (cache.eyes === "all"
        ? { ...moment.view, seat: moment.view.turn }
        : moment.view) as unknown as State["view"],
      asks: [],
      refused: [],
      first: next ? this.told : 0,
      events: (next ? moment.events : pastOf(cache, moment.seq)) as unknown as State["events"],
      info: { ...info, my_seat: null },
      can_undo: false,
      undo_asked_by: null,
      result: end ? about.result : null,
      now: 0,
    };
    this.apply(state);
  }

  /** More of the past has come: what happened before the moment is told in full. */
  fill(cache: FrameCache): void {
    if (this.shown?.cache !== cache) return;
    const past = pastOf(cache, this.shown.seq);
    // What is new stays new; but after a jump everything was told at once, and still is.
    if (this.fresh.value.length >= this.events.value.length) this.fresh.value = past;
    this.events.value = past;
  }

  override undo(): void {}
}

/** All that happened up to a moment, as far as it is known. */
export function pastOf(cache: FrameCache, seq: number): TableEvent[] {
  const found: TableEvent[] = [];
  for (let n = 0; n <= seq; n++) found.push(...(cache.at(n)?.events ?? []));
  return found;
}
