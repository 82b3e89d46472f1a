// A new table before it is created: who sits where, the setup, and what of it goes to the server.
import { type GameInfo, type SetupItem, usualOpponent } from "../../net/api";
import type { LiveClock, NewTable, Seat } from "../../wire";

export type Value = string | boolean | string[];
export type Values = Record<string, Value>;

export interface Form {
  game: string;
  name: string;
  /** The saga that begins with this table; without a name there is none. */
  saga: string;
  player: string;
  /** The time limit: seconds for an answer; 0: all are here together. */
  pace: number;
  /** How they are counted where all are here together; null: for each answer. */
  clock: LiveClock | null;
  /** Whether the game waits until all people are ready; null: where there is a clock. */
  ready: boolean | null;
  /** Whether anybody may find the table and sit down; then bots fill it after so many seconds (0: never). */
  listed: boolean;
  fill_after: number;
  /** Whether the game counts for ratings. */
  rated: boolean;
  seats: Seat[];
  values: Values;
}

/** What a form holds for an option before anybody touches it: what people are offered, else the default. */
export const defaults = (items: readonly SetupItem[]): Values =>
  Object.fromEntries(items.map((item) => [item.id, structuredClone(item.offered ?? item.default) as Value]));

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What an item is beside the others if nobody says anything: with the base box alone, another kingdom. */
function defaultBeside(item: SetupItem, values: Values): Value {
  const usual = item.usual?.find(({ of, value }) => same(values[of], value));
  return structuredClone(usual ? usual.default : item.default) as Value;
}

/** What a form holds for it beside the others: what people are offered, as long as nothing it depends on is changed. */
function offeredBeside(items: readonly SetupItem[], item: SetupItem, values: Values): Value {
  const changed = item.usual?.some(({ of }) => !same(values[of], items.find(({ id }) => id === of)?.default));
  return changed || item.offered === undefined ? defaultBeside(item, values) : (structuredClone(item.offered) as Value);
}

/** A value changes, and with it those that nobody has chosen and that depend on it. */
export function withValue(items: readonly SetupItem[], values: Values, id: string, value: Value): Values {
  const next = { ...values, [id]: value };
  for (const item of items) {
    if (item.id !== id && item.usual && same(values[item.id], offeredBeside(items, item, values)))
      next[item.id] = offeredBeside(items, item, next);
  }
  return next;
}

export function seatRange(game: GameInfo): [least: number, most: number] {
  const least = Math.min(...game.variants.map((variant) => variant.seats[0]));
  const most = Math.max(...game.variants.map((variant) => variant.seats[1]));
  return [least, most];
}

/** The items that this number of seats makes necessary: a fifth player needs the large table. */
export function needed(game: GameInfo, seats: number): Values {
  const fits = game.variants.filter(({ seats: [least, most] }) => least <= seats && seats <= most);
  if (fits.length === 0 || fits.some((variant) => Object.keys(variant.when).length === 0)) return {};
  return fits[0]!.when as Values;
}

/** The items that a saga makes necessary, once it has a name. */
export const neededBySaga = (game: GameInfo, saga: string): Values => (saga.trim() && game.saga_setup) || {};

/** The items that do not go with the others, each with the text that says why. */
export function switchedOff(game: GameInfo, values: Values, seats: number, saga = ""): Record<string, string> {
  const now: Values = { ...values, ...needed(game, seats), ...neededBySaga(game, saga) };
  const off: Record<string, string> = {};
  for (const item of game.setup) {
    const lacks = item.needs?.find((need) => {
      const other = need.of === "seats" ? seats : now[need.of];
      return !need.values.some((value) => value === other);
    });
    if (lacks) off[item.id] = lacks.why;
  }
  return off;
}

export const seatOf = (kind: Seat["kind"], bot = "", name = ""): Seat => ({ kind, bot, name });

/** What a bot is called that sits down beside these: whoever has a face has a name too. */
export type Called = (bot: string, seats: readonly Seat[]) => string;

/** The chairs one is most likely to want: oneself and the usual opponent, then more of them up to the least number. */
export function firstSeats(game: GameInfo, called: Called): Seat[] {
  const [least, most] = seatRange(game);
  const count = Math.min(most, Math.max(least, 2));
  const seats = [seatOf("me")];
  while (seats.length < count) seats.push(nextSeat(game, seats, called) ?? seatOf("empty"));
  return seats;
}

/** A chair more for a bot: the usual opponent, or the next level that does not sit here yet; none without bots. */
export function nextSeat(game: GameInfo, seats: readonly Seat[], called: Called): Seat | null {
  const seated = new Set(seats.map((seat) => seat.bot));
  const usual = usualOpponent(game);
  const free = game.levels?.slice(1).find(({ id }) => !seated.has(id))?.id;
  const bot = usual && seated.has(usual) ? (free ?? usual) : usual;
  return bot ? seatOf("bot", bot, called(bot, seats)) : null;
}

/** One more opponent; null where there is no room. */
export const withLevel = (seats: readonly Seat[], bot: string, called: Called, most: number): Seat[] | null =>
  seats.length < most ? [...seats, seatOf("bot", bot, called(bot, seats))] : null;

/** All chairs of an opponent are taken away; null where too few would be left. */
export function withoutLevel(seats: readonly Seat[], bot: string, least: number): Seat[] | null {
  const left = seats.filter((seat) => seat.kind !== "bot" || seat.bot !== bot);
  return left.length < least ? null : left;
}

/** So many chairs, as far as the game allows: bots come, or the last ones go. */
function withChairs(game: GameInfo, seats: readonly Seat[], count: number, called: Called): Seat[] {
  const [least, most] = seatRange(game);
  const wanted = Math.min(most, Math.max(least, count));
  const next = seats.slice(0, wanted);
  while (next.length < wanted) next.push(nextSeat(game, next, called) ?? seatOf("empty"));
  return next;
}

/** A form in which all is as usual but for this setup. */
export function withSetup(
  game: GameInfo,
  form: Form,
  setup: Record<string, unknown>,
  seats: number,
  { pace, clock = null }: { pace: number; clock?: LiveClock | null },
  called: Called,
): Form {
  const known = new Set(game.setup.map(({ id }) => id));
  const given = Object.fromEntries(Object.entries(setup).filter(([id]) => known.has(id))) as Values;
  const usual = Object.fromEntries(game.setup.map((item) => [item.id, defaultBeside(item, given)]));
  const perChair = game.setup.find(
    (item) => listLength(item) === 0 && item.kind === "choice" && Array.isArray(given[item.id]),
  );
  const count = seats || (perChair ? (given[perChair.id] as string[]).length : form.seats.length);
  return {
    ...form,
    values: { ...usual, ...given },
    ...(pace ? { pace, clock } : {}),
    seats: count === form.seats.length ? form.seats : withChairs(game, form.seats, count, called),
  };
}

/** A table as it is usual: the form before anybody touches it. */
export const usualForm = (game: GameInfo, called: Called, player: string): Form => ({
  game: game.id,
  name: "",
  saga: "",
  player,
  pace: 0,
  clock: null,
  ready: null,
  listed: false,
  fill_after: 0,
  rated: false,
  seats: firstSeats(game, called),
  values: defaults(game.setup),
});

/** A name no bot at this table has yet. */
export function freeName(names: readonly string[], seats: readonly Seat[]): string {
  const taken = new Set(seats.map((seat) => seat.name));
  return names.find((name) => !taken.has(name)) ?? "";
}

/** A name no chair at this table has yet, made of one that some may have: "Giles 2". */
export function ownName(name: string, seats: readonly Seat[]): string {
  const taken = new Set(seats.map((seat) => seat.name));
  let own = name;
  for (let n = 2; taken.has(own); n++) own = `${name} ${n}`;
  return own;
}

/** An option whose choices are chairs: "0", "1" … */
export const ofSeats = (item: SetupItem): boolean =>
  item.choices.length > 0 && item.choices.every((choice, i) => choice === String(i));

/** The choices that make sense with this number of chairs. */
export const choicesFor = (item: SetupItem, seats: number): string[] =>
  ofSeats(item) ? item.choices.slice(0, seats) : item.choices;

/** Whether a choice is for this number of players. */
export const fits = (item: SetupItem, choice: string, seats: number): boolean =>
  item.fits?.[choice]?.includes(seats) ?? true;

/** How many words a list may have. */
export const mostOf = (item: SetupItem, seats: number): number =>
  item.most === -1 ? seats : (item.most ?? Number.POSITIVE_INFINITY);

/** The words a choice stands for: the ten cards of a recommended kingdom, or one's own. */
export function contentsOf(item: SetupItem, value: Value | undefined): string[] {
  if (Array.isArray(value)) return value;
  return typeof value === "string" ? (item.contents?.[value] ?? []) : [];
}

/** How many words a list of one's own has: as many as the choices have. */
export function listLength(item: SetupItem): number {
  const lengths = Object.values(item.contents ?? {}).map((words) => words.length);
  return lengths[0] ?? 0;
}

/** What is still missing, as the id of a text that says so; "" if the table can be created. */
export function missing(
  game: GameInfo,
  form: Form,
):
  | ""
  | "new-missing-player"
  | "new-missing-seats"
  | "new-missing-beside"
  | "new-missing-list"
  | "new-missing-many"
  | "rated-no-bots" {
  if (!form.player.trim()) return "new-missing-player";
  if (form.seats.some((seat) => seat.kind === "beside" && !seat.name.trim())) return "new-missing-beside";
  if (isRated(form) && form.seats.some((seat) => seat.kind === "bot" && !isMeasured(game, seat.bot)))
    return "rated-no-bots";
  const [least, most] = seatRange(game);
  if (form.seats.length < least || form.seats.length > most) return "new-missing-seats";
  for (const item of game.setup) {
    const value = form.values[item.id];
    // A list that stands for no choice has a word for every chair.
    const whole = listLength(item) || form.seats.length;
    if (item.kind === "choice" && Array.isArray(value) && value.length !== whole) return "new-missing-list";
    const fallback = item.default;
    if (
      item.kind === "many" &&
      Array.isArray(value) &&
      value.length === 0 &&
      Array.isArray(fallback) &&
      fallback.length > 0
    )
      return "new-missing-many";
  }
  return "";
}

/** The setup as the server takes it: only what differs from the default, and what the chairs make necessary. */
export function setupOf(game: GameInfo, values: Values, seats: number, saga = ""): Values {
  const told: Values = {};
  const must = { ...needed(game, seats), ...neededBySaga(game, saga) };
  const off = switchedOff(game, values, seats, saga);
  for (const item of game.setup) {
    let value = must[item.id] ?? values[item.id];
    if (value === undefined || item.id in off) continue;
    if (typeof value === "string" && !fits(item, value, seats)) continue;
    if (Array.isArray(value)) {
      // In the order of the box, whatever the order of the clicks.
      const order = item.kind === "many" ? choicesFor(item, seats) : (item.listed ?? []);
      const chosen = new Set(value);
      value = order.filter((word) => chosen.has(word)).slice(0, mostOf(item, seats));
    }
    if (!same(value, defaultBeside(item, values))) told[item.id] = value;
  }
  return told;
}

/** Whether somebody else will sit here: then it matters how long they may think. */
export const forGuests = (form: Form): boolean => form.seats.some((seat) => seat.kind === "empty");

export function bodyOf(game: GameInfo, form: Form, fallbackName: string): NewTable {
  return {
    game: game.id,
    name: form.name.trim() || fallbackName,
    seats: form.seats,
    setup: setupOf(game, form.values, form.seats.length, form.saga),
    player: form.player.trim(),
    pace: forGuests(form) ? form.pace : 0,
    clock: forGuests(form) ? form.clock : null,
    ready: forGuests(form) ? form.ready : null,
    saga: game.sagas ? form.saga.trim() : "",
    takes_part: true,
    coach: "free",
    listed: isListed(form),
    lang: "",
    fill_after: isListed(form) ? form.fill_after : 0,
    rated: isRated(form),
  };
}

/** Whether a game can be rated: a saga's cannot, nor one of several people at a device, nor of one alone. */
export const mayRate = (form: Form): boolean =>
  !form.saga.trim() && form.seats.length > 1 && form.seats.every(({ kind }) => kind !== "beside");

const isRated = (form: Form): boolean => form.rated && mayRate(form);

/** Whether somebody has measured how strong a bot is: only such may sit at a rated table. */
export const isMeasured = (game: GameInfo, bot: string): boolean =>
  game.levels?.some(({ id, rating }) => id === bot && rating !== null) ?? false;

/** A saga's games are for its own people. */
const isListed = (form: Form): boolean => form.listed && forGuests(form) && !form.saga.trim();

/** Puts a word into the list of an option or takes it out; what cannot be beside it goes. */
export function picked(item: SetupItem, list: readonly string[], word: string, seats: number): string[] {
  const rivals = item.groups?.find((group) => group.includes(word)) ?? [];
  const rest = list.filter((other) => other === word || !rivals.includes(other));
  return toggled(rest, word, mostOf(item, seats));
}

/** Puts a word in or takes it out, up to a number; a full list stays as it is. */
export function toggled(list: readonly string[], word: string, most = Number.POSITIVE_INFINITY): string[] {
  if (list.includes(word)) return list.filter((other) => other !== word);
  return list.length >= most ? [...list] : [...list, word];
}
