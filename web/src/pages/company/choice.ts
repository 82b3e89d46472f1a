// What somebody wants to play with strangers, and which open tables are shown to them.
import type { Lang } from "../../languages";
import type { GameInfo, Variant } from "../../net/api";
import type { FindGame, LiveClock, OpenTable, OpenTables } from "../../wire";
import { overDays } from "../tables/clock";

export interface Wish {
  game: string;
  /** 0: however many. */
  seats: number;
  pace: number;
  clock: LiveClock | null;
  lang: "" | Lang;
  fill_after: number;
  /** Whether it is to count, and with people about as strong only. */
  rated: boolean;
  near: boolean;
}

export const firstWish = (game: string): Wish => ({
  game,
  seats: 0,
  pace: 0,
  clock: null,
  lang: "",
  fill_after: 120,
  rated: false,
  near: false,
});

/** How many may play a game together, as it is usual. */
export function seatChoices(variants: readonly Variant[]): number[] {
  const usual = variants.filter(({ when }) => Object.keys(when).length === 0);
  const [least, most] = (usual[0] ?? variants[0])?.seats ?? [2, 2];
  return Array.from({ length: most - Math.max(2, least) + 1 }, (_, i) => Math.max(2, least) + i);
}

export const bodyOf = (wish: Wish, player: string): FindGame => ({ ...wish, player, takes_part: true });

/** The list after some news, the newest first. */
export function told(list: readonly OpenTable[], { tables, gone, whole }: OpenTables): OpenTable[] {
  const fresh = new Set([...gone, ...tables.map(({ id }) => id)]);
  const kept = whole ? [] : list.filter(({ id }) => !fresh.has(id));
  return [...tables, ...kept].sort((a, b) => b.created - a.created);
}

/** What the list may be narrowed to. */
export interface Filter {
  game: string;
  /** Only tables at which one plays at once, or over days. */
  pace: "" | "live" | "clock" | "days";
  lang: "" | Lang;
  rated: "" | "only" | "not";
}

export const NO_FILTER: Filter = { game: "", pace: "", lang: "", rated: "" };

/** How a table is played: at once, at once with clocks, or over days. */
const paceOf = (table: OpenTable): Filter["pace"] => (overDays(table) ? "days" : table.clock ? "clock" : "live");

export const shown = (tables: readonly OpenTable[], { game, pace, lang, rated }: Filter): OpenTable[] =>
  tables.filter(
    (table) =>
      (!game || table.game === game) &&
      (!pace || pace === paceOf(table)) &&
      (!lang || table.lang === "" || table.lang === lang) &&
      (!rated || (rated === "only") === table.rated),
  );

/** The games that can be played with others. */
export const playable = (games: readonly GameInfo[]): GameInfo[] =>
  games.filter((game) => game.variants.some(({ seats: [, most] }) => most > 1));
