// What happened since one's last turn, told by who did it, and what of it touched oneself. Made of the events alone.
import { beginsTurn, type Emphasis, isHeadline, leading, weighs } from "./emphasis";
import type { TableEvent, Zone } from "./view";

export interface Deed {
  event: TableEvent;
  /** Other seats that something happened to because of it. */
  hits: number[];
  weighty: boolean;
}

export interface Recap {
  /** How many events came before it. */
  since: number;
  /** How many turns others had; 0 where the game does not tell of turns. */
  turns: number;
  /** By seat, in the order in which they acted. */
  deeds: Map<number, Deed[]>;
  /** What it did to the reader, and whether it carries weight. */
  mine: { event: TableEvent; weighty: boolean }[];
}

/** Arguments that are seats, as in `text/catalogue.ts`. */
const PLAYERS = ["player", "victim", "receiver"];

/** The seats that an event's own words name. */
export const namedIn = ({ args }: TableEvent): number[] => PLAYERS.map((name) => Number(args[name] ?? -1));

/** Whether an event touches a seat: it is theirs, it names them, or something of theirs moves. What is `shared` is
 * nobody's, though its name may end in a number as a seat's zones do. */
function touches(event: TableEvent, seat: number, shared: ReadonlySet<string>): boolean {
  if (event.seat === seat || PLAYERS.some((name) => event.args[name] === seat)) return true;
  const own = (zone: string) => zone.endsWith(`:${seat}`) && !shared.has(zone);
  return event.moves.some(({ from, to }) => own(from) || own(to));
}

/** Where the reader's last turn ended: with the first turn of somebody else after it; where a game tells of no turns,
 * with the first thing that somebody else did. A reader who had none yet gets everything. */
function sinceMyTurn(events: readonly TableEvent[], emphasis: Emphasis, me: number): number {
  const turns = events.some(beginsTurn);
  const begins = (event: TableEvent) => (turns ? beginsTurn(event) : isHeadline(emphasis, event));
  // The turn that begins now is no part of it.
  let end = events.length;
  while (end > 0 && !(begins(events[end - 1]!) && events[end - 1]!.seat !== me)) end--;
  let start = end;
  for (let i = end - 1; i >= 0; i--) {
    if (!begins(events[i]!)) continue;
    if (events[i]!.seat === me) return start;
    start = i;
  }
  return 0;
}

/** The places that belong to no seat. */
export const sharedOf = (zones: readonly Zone[]): ReadonlySet<string> =>
  new Set(zones.filter(({ owner }) => owner === null).map(({ id }) => id));

const NOTHING: ReadonlySet<string> = new Set();

export function recapOf(
  events: readonly TableEvent[],
  emphasis: Emphasis,
  me: number,
  shared: ReadonlySet<string> = NOTHING,
): Recap {
  const since = sinceMyTurn(events, emphasis, me);
  const ends = events.findIndex((event, i) => i >= since && beginsTurn(event) && event.seat === me);
  const told = events.slice(since, ends < 0 ? events.length : ends);
  const leads = leading(emphasis, told);
  const recap: Recap = { since, turns: 0, deeds: new Map(), mine: [] };
  const deeds = new Map<number, Deed>();
  const open = (i: number, event: TableEvent) => {
    const deed: Deed = { event, hits: [], weighty: weighs(emphasis, event) };
    deeds.set(i, deed);
    const those = recap.deeds.get(event.seat);
    if (those) those.push(deed);
    else recap.deeds.set(event.seat, [deed]);
    return deed;
  };
  for (const [i, event] of told.entries()) {
    if (beginsTurn(event)) {
      recap.turns++;
      continue;
    }
    const lead = leads[i]!;
    const by = told[lead]!.seat;
    // What somebody pays comes before what they do.
    const alone = lead === i && (isHeadline(emphasis, event) || weighs(emphasis, event));
    const deed =
      deeds.get(lead) ?? (by !== me && by >= 0 && (alone || lead !== i) ? open(lead, told[lead]!) : undefined);
    if (deed && event.seat === by && weighs(emphasis, event)) deed.weighty = true;
    if (deed && event.seat !== by && event.seat >= 0 && !deed.hits.includes(event.seat)) deed.hits.push(event.seat);
    if (by !== me && touches(event, me, shared)) recap.mine.push({ event, weighty: weighs(emphasis, event) });
  }
  return recap;
}
