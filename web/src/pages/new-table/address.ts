// A setup in the address of a new table: that is how one is sent to others.
import type { SetupItem } from "../../net/api";
import type { LiveClock } from "../../wire";
import { listLength, type Value, type Values } from "./form";

/** A text longer than this would be no address any more. */
const LONG = 4000;

interface Brought {
  values: Values;
  /** 0: nothing is said of it. */
  seats: number;
  pace: number;
  clock: LiveClock | null;
}

/** What an address brings ("kingdom=cellar,moat …", "seats=3"), as far as the game knows its words. */
export function setupIn(items: readonly SetupItem[], address: URLSearchParams): Brought {
  const values: Values = {};
  for (const item of items) {
    const given = address.get(item.id);
    const value = given === null ? undefined : valueIn(item, given);
    if (value !== undefined) values[item.id] = value;
  }
  const number = (name: string) => Math.max(0, Math.trunc(Number(address.get(name)) || 0));
  return { values, seats: number("seats"), pace: number("pace"), clock: clockIn(address.get("clock") ?? "") };
}

/** "game-5-loss": a clock for the whole game, five seconds more for each turn, and whoever has none left has lost. */
function clockIn(given: string): LiveClock | null {
  const [, per, increment, at_zero] = /^(game|turn)-(\d{1,5})-(bot|loss)$/.exec(given) ?? [];
  if (!per) return null;
  return { per, increment: Number(increment), at_zero } as LiveClock;
}

function valueIn(item: SetupItem, given: string): Value | undefined {
  if (item.kind === "flag") return given === "true" ? true : given === "false" ? false : undefined;
  if (item.kind === "text") return given.length <= LONG ? given : undefined;
  const words = [...new Set(given.split(",").filter(Boolean))];
  if (item.kind === "many") return words.every((word) => item.choices.includes(word)) ? words : undefined;
  if (item.choices.includes(given)) return given;
  const length = listLength(item);
  const whole = words.length > 0 && (length === 0 || words.length === length);
  return whole && words.every((word) => item.listed?.includes(word)) ? words : undefined;
}

/** The address of a new table with this setup. */
export function addressOf(
  game: string,
  setup: Record<string, unknown>,
  seats = 0,
  pace = 0,
  clock: LiveClock | null = null,
): string {
  const said = (value: unknown) =>
    Array.isArray(value)
      ? value.map((word) => encodeURIComponent(String(word))).join(",")
      : encodeURIComponent(String(value));
  const limit = { ...(pace && { pace }), ...(clock && { clock: `${clock.per}-${clock.increment}-${clock.at_zero}` }) };
  const parts = Object.entries({ ...setup, ...(seats ? { seats } : {}), ...limit });
  return `/?new=${encodeURIComponent(game)}${parts.map(([id, value]) => `&${encodeURIComponent(id)}=${said(value)}`).join("")}`;
}
