// A Campaign as the events tell it: so everybody can follow it, even if they came late, and when it is over.
import type { TableEvent } from "../../table/view";
import type { Campaign, Reckoning } from "./view";

export interface Plan {
  seat: number;
  card: string;
}

export interface Battle {
  /** Where its events begin. */
  at: number;
  attacker: number;
  /** -1: bandits. */
  defender: number;
  /** "site:wastes", "pawn", "banner:peoples-favor", "relic:map", by the names of cards. */
  targets: string[];
  allies: number[];
  attackDice: number;
  defenseDice: number;
  plans: Plan[];
  attackFaces: number[] | null;
  defenseFaces: number[] | null;
  attack: number;
  defense: number;
  sacrificed: number;
  /** Whether somebody has won, and who. */
  victor: number | null;
  /** How it was counted, once somebody has won. */
  count: Reckoning | null;
  /** What happened after the victory: losses and spoils, as events. */
  after: TableEvent[];
  over: boolean;
}

export const STEPS = ["targets", "plans", "defense", "attack", "losses", "spoils"] as const;

/** Events that say the battle is behind: somebody does something else. */
const BEYOND = new Set(
  ["turn", "search", "muster", "trade", "recover", "campaign", "travel", "use", "offer", "win", "end-die"].map(
    (id) => `oath-log-${id}`,
  ),
);

const numbers = (text: unknown): number[] =>
  text === "" || text === undefined ? [] : String(text).split(",").map(Number);

/** The last battle among these events, or nothing where another deed has followed it. `live` is the Campaign under way
 *  as the view has it. A battle won among the events from `freshFrom` on is still to be seen, whatever came with them. */
export function battleOf(
  events: readonly TableEvent[],
  live: Campaign | null,
  freshFrom: number = events.length,
): Battle | null {
  const at = events.findLastIndex(({ id }) => id === "oath-log-attacks");
  if (at < 0) return null;
  const first = events[at]!;
  const battle: Battle = {
    at,
    attacker: first.seat,
    defender: Number(first.args.player),
    targets: [],
    allies: [],
    attackDice: 0,
    defenseDice: 0,
    plans: [],
    attackFaces: null,
    defenseFaces: null,
    attack: 0,
    defense: 0,
    sacrificed: 0,
    victor: null,
    count: null,
    after: [],
    over: false,
  };
  const wonAt = events.findLastIndex(({ id }) => id === "oath-log-victor");
  for (const [place, event] of events.entries()) {
    if (place <= at) continue;
    const { id, seat, args } = event;
    const what = id.replace("oath-log-", "");
    // Travel can be the flight of a beaten pawn, and powers are used in a battle: only after it do they end it.
    if (BEYOND.has(id) && !live) {
      if (battle.victor === null || wonAt < freshFrom) return null;
      break;
    }
    if (what.startsWith("target-")) {
      const kind = what.slice("target-".length);
      battle.targets.push(kind === "pawn" ? "pawn" : `${kind}:${args.target}`);
    } else if (what === "ally") battle.allies.push(seat);
    else if (what === "pools") {
      battle.attackDice = Number(args.attack);
      battle.defenseDice = Number(args.defense);
    } else if (what === "plan") battle.plans.push({ seat, card: String(args.card) });
    else if (what === "roll-defense") {
      battle.defenseFaces = numbers(args.faces);
      battle.defense = Number(args.defense);
    } else if (what === "roll-attack") {
      battle.attackFaces = numbers(args.faces);
      battle.attack = Number(args.attack);
    } else if (what === "sacrifice") battle.sacrificed += Number(args.amount);
    else if (what === "victor") {
      battle.victor = seat;
      battle.attack = Number(args.attack);
      battle.defense = Number(args.defense);
      battle.count = reckoned(args);
      // The Chancellor joins an Imperial defender without a word.
      battle.allies = numbers(args.allies);
    } else if (battle.victor !== null) battle.after.push(event);
  }
  battle.over = live === null && battle.victor !== null;
  if (live) {
    battle.allies = [...live.allies];
    battle.attackDice = live.attackDice;
    battle.defenseDice = live.defenseDice;
  }
  return live || battle.over ? battle : null;
}

/** How far the battle has come: the place of its step in STEPS. */
export function stepOf(battle: Battle, live: Campaign | null): number {
  if (battle.over) return STEPS.length;
  if (battle.victor !== null) return live?.step === "losses" ? 4 : 5;
  if (battle.attackFaces) return 3;
  if (battle.defenseFaces) return 2;
  return live && ["plans", "dice"].includes(live.step) && battle.targets.length ? 1 : 0;
}

/** The rows of a count as an event has them: "swords=2=2;hollow=3=1". */
const rows = (text: unknown): [string, number, number][] =>
  String(text ?? "")
    .split(";")
    .filter(Boolean)
    .map((row) => {
      const [what = "", one, other] = row.split("=");
      return [what, Number(one), Number(other)];
    });

function reckoned(args: Record<string, string | number>): Reckoning {
  const tally = (text: unknown) => rows(text).map(([what, count, worth]) => ({ what, count, worth }));
  const sources = rows(args.sources);
  return {
    ledger: rows(args.ledger).map(([what, attack, defense]) => ({ what, attack, defense })),
    attackTally: tally(args.attackTally),
    defenseTally: tally(args.defenseTally),
    sources: sources
      .filter(([kind]) => kind !== "bandits")
      .map(([kind, where, count]) => ({ kind: kind as "site" | "board", where, count })),
    bandits: sources.find(([kind]) => kind === "bandits")?.[2] ?? 0,
  };
}
