// What a game says about its events, as data: which of them say what somebody does, and which nobody should miss. The
// rest is grouping, the same for all games.
import type { GameInfo } from "../net/api";
import { games, loadGames } from "../pages/home/shelf";
import type { TableEvent } from "./view";

export type Emphasis = Pick<GameInfo, "headlines" | "preludes" | "weighty">;

const NONE: Emphasis = {};
let asked = false;

/** What a game says about its events; nothing until it is known. */
export function emphasisOf(game: string): Emphasis {
  const known = games.value;
  if (known === null && !asked) {
    asked = true;
    void loadGames();
  }
  return known?.find(({ id }) => id === game) ?? NONE;
}

export const beginsTurn = (event: TableEvent): boolean => event.id.endsWith("-log-turn");

/** What comes with a new round follows from nothing that somebody did before. */
const beginsRound = (event: TableEvent): boolean => event.id.endsWith("-log-round");

/** Whether it says what somebody does. Where a game names no headlines, every event does. */
export const isHeadline = ({ headlines = [] }: Emphasis, event: TableEvent): boolean =>
  headlines.length ? headlines.includes(event.id) : !beginsTurn(event);

/** Whether nobody should miss it. */
export function weighs({ weighty = {} }: Emphasis, event: TableEvent): boolean {
  const cards = weighty[event.id];
  return cards !== undefined && (cards.length === 0 || cards.includes(String(event.args.card)));
}

/** For each event the place of the one it follows from; its own where it stands alone. */
export function leading(emphasis: Emphasis, events: readonly TableEvent[]): number[] {
  const leads: number[] = [];
  let lead = -1;
  for (const [i, event] of events.entries()) {
    if (beginsTurn(event) || beginsRound(event)) lead = -1;
    else if (isHeadline(emphasis, event)) lead = i;
    leads.push(lead < 0 ? i : lead);
  }
  // What is paid first belongs to what it was paid for; until that is known, not to what somebody else did before.
  for (let i = events.length - 1; i >= 0; i--) {
    if (!emphasis.preludes?.includes(events[i]!.id)) continue;
    const next = leads[i + 1] ?? i;
    if (next > i && events[next]!.seat === events[i]!.seat) leads[i] = next;
    else if (events[leads[i]!]!.seat !== events[i]!.seat) leads[i] = i;
  }
  return leads;
}
