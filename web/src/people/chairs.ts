// Which chair somebody takes who is offered one.
import type { Bid, TableInfo } from "../wire";

/** The chairs in the order in which they are tried: the one that is meant, then any that is free. */
export function wanted(bid: Pick<Bid, "seat">, info: Pick<TableInfo, "chairs">): number[] {
  const free = info.chairs.filter(({ person, bot }) => !person && !bot).map(({ seat }) => seat);
  return free.sort((a, b) => Number(b === bid.seat) - Number(a === bid.seat) || a - b);
}
