// The piles of the supply: how they are laid out, and which of them one can afford.
import type { Zone } from "../../table/view";
import type { Question } from "../../wire";
import { type DominionView, trackOf } from "./view";

/** Treasures and Curse above, Victory cards below, as they lie on the table; the trash fills the last place. */
const BASIC = ["copper", "silver", "gold", "curse", "estate", "duchy", "province"];
/** On phones they lie in one row. */
const BASIC_ROW = ["copper", "silver", "gold", "estate", "duchy", "province", "curse"];

export interface Supply {
  basic: Zone[];
  row: Zone[];
  /** By what is printed on them, so that no pile changes its place when costs do. */
  kingdom: Zone[];
}

export const faceOf = (pile: Zone): string => pile.cards[0]?.face ?? pile.id.slice("pile:".length);

export function supplyOf(view: DominionView, printed: (face: string) => number | undefined): Supply {
  const piles = new Map(view.zones.filter((zone) => zone.kind === "pile").map((zone) => [faceOf(zone), zone]));
  const named = (faces: readonly string[]) => faces.flatMap((face) => piles.get(face) ?? []);
  const kingdom = named(view.extra.kingdom);
  const cost = (pile: Zone) => printed(faceOf(pile)) ?? pile.cost ?? 0;
  const order = new Map(kingdom.map((pile, i) => [pile, i]));
  kingdom.sort((a, b) => cost(a) - cost(b) || order.get(a)! - order.get(b)!);
  return { basic: named(BASIC), row: named(BASIC_ROW), kingdom };
}

/** What one could spend: the Treasures in hand, and on one's own turn the coins on the mat. */
export function reach(view: DominionView): number {
  const own = view.seat !== null && view.turn === view.seat;
  return view.extra.handValue + (own ? (trackOf(view, "coins")?.value ?? 0) : 0);
}

/** Whether the question lets one buy: some card, or (before Treasures are played) none yet. */
export const buying = (ask: Question | null): boolean => ask?.what.id === "dominion-ask-buy";

/** Whether the question lets one gain a card from the supply oneself. */
const gaining = (ask: Question): boolean =>
  ask.what.args.victim === undefined && ask.options.some(({ key }) => key.startsWith("gain:"));

type Coin = "full" | "half" | "hollow";

/** While one buys, the coin is full where the coins on the mat pay for the card, half where the hand would. At other
 * times it tells what one could buy with this hand. */
export function coinOf(pile: Zone, view: DominionView, ask: Question | null): Coin {
  if (view.seat === null) return "full";
  const key = `buy:${faceOf(pile)}`;
  if (buying(ask)) {
    if (ask!.options.some((option) => option.key === key)) return "full";
    return ask!.reach.some((reached) => reached.key === key) ? "half" : "hollow";
  }
  return reach(view) >= (pile.cost ?? 0) ? "full" : "hollow";
}

export const payable = (pile: Zone, view: DominionView, ask: Question | null): boolean =>
  coinOf(pile, view, ask) !== "hollow";

/** Cards that cost nothing and are seldom wanted: their piles are ringed, but do not shine. */
const PLAIN = new Set(["copper", "curse"]);
export const plain = (pile: Zone, ask: Question | null): boolean =>
  ask !== null && (buying(ask) || gaining(ask)) && PLAIN.has(faceOf(pile));

/** Out of reach while one buys: dimmed. Empty piles have a look of their own. */
export const dimmed = (pile: Zone, view: DominionView, ask: Question | null): boolean =>
  buying(ask) && pile.count > 0 && !payable(pile, view, ask);
