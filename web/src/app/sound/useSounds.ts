// A table is heard: what happens, that it is one's turn, how it ends.
import { useEffect, useRef } from "preact/hooks";
import { lookOf } from "../../games";
import { emphasisOf } from "../../table/emphasis";
import { useTable } from "../../table/store";
import type { TableEvent } from "../../table/view";
import type { State } from "../../wire";
import { soundsOf } from "./heard";
import { play } from "./player";
import { lengthOf } from "./sounds";

export function useSounds(): void {
  const table = useTable();
  const before = useRef<State | null>(null);
  const { turns } = table.meanwhile;
  const begun = useRef(turns.value);
  const state = table.state.value;
  useEffect(() => {
    const last = before.current;
    before.current = state;
    const [view, seat] = [table.view.value, table.seat.value];
    // Whoever only looks on is not disturbed.
    if (!state || !view || seat === null) return;
    // A turn of one's own has begun, or one is asked in somebody else's.
    const called =
      begun.current !== turns.value || (view.turn !== seat && state.asks.some(({ id }) => id !== last?.asks[0]?.id));
    begun.current = turns.value;
    // A page that nobody sees has its own way of calling (`app/turns.ts`).
    if (!last || state.epoch !== last.epoch || state.first < last.first + last.events.length || document.hidden) return;
    const game = table.game.value;
    let after = 0;
    for (const name of soundsOf(state.events as unknown as TableEvent[], lookOf(game), emphasisOf(game), seat)) {
      play(name, after);
      after += lengthOf(name) / 2;
    }
    if (view.over && !last.view.over)
      play(table.result.value?.winners.some((winner) => winner === seat) ? "win" : "end", after);
    else if (called) play("turn", after);
  }, [state, table]);
}
