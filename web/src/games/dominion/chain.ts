// What is happening: the steps of the card being carried out, what was bought, what somebody gained last.
import type { TableEvent } from "../../table/view";

/** Lines without news for the chain: they are on the table anyway. */
const SILENT = new Set(["dominion-log-turn", "dominion-log-shuffle"]);

/** What happened since the current turn began. */
export function thisTurn(events: readonly TableEvent[]): TableEvent[] {
  const start = events.findLastIndex((event) => event.id === "dominion-log-turn");
  return events.slice(start + 1);
}

/** The latest steps of the card that is being carried out (the outermost of the chain). */
export function steps(events: readonly TableEvent[], chain: readonly string[], most = 3): TableEvent[] {
  const turn = thisTurn(events);
  const root = chain[0];
  if (root === undefined || most === 0) return [];
  const start = turn.findLastIndex((event) => event.id === "dominion-log-play" && event.args.card === root);
  return turn
    .slice(start + 1)
    .filter((event) => !SILENT.has(event.id))
    .slice(-most);
}

/** Cards bought in the current turn, in order. */
export const bought = (events: readonly TableEvent[]): string[] =>
  thisTurn(events)
    .filter((event) => event.id === "dominion-log-buy")
    .map((event) => String(event.args.card));

/** What a seat gained last, bought or otherwise. */
export function lastGain(events: readonly TableEvent[], seat: number): string | undefined {
  const found = events.findLast(
    (event) => event.seat === seat && (event.id === "dominion-log-buy" || event.id === "dominion-log-gain"),
  );
  return found && String(found.args.card);
}

/** Which card on the mat is being carried out: the last one with the face of the innermost effect; -1 for none. */
export function liveIndex(cards: readonly { face: string }[], chain: readonly string[]): number {
  const face = chain.at(-1);
  return face === undefined ? -1 : cards.findLastIndex((card) => card.face === face);
}
