// What Dominion adds to a view (src/kronika/games/dominion/view.py), and how its parts are found.
import type { Track, View, Zone } from "../../table/view";
import type { Question } from "../../wire";

export interface Extra extends Record<string, unknown> {
  kingdom: string[];
  emptyPiles: number;
  endPiles: number;
  discount: number;
  copperBonus: number;
  /** Actions played this turn. */
  played: number;
  /** Cards being carried out, the innermost last. */
  chain: string[];
  /** What the Treasures in one's own hand are worth now. */
  handValue: number;
  /** What the kingdom may still be drafted from. */
  draft: string[];
  /** One's own cards and where they lie; null for a spectator. */
  tracker: Tracker | null;
}

/** In the deck, in hand, elsewhere. */
export type Places = [deck: number, hand: number, rest: number];

export interface Tracker {
  cards: Record<string, Places>;
  /** The hand that Clean-up will draw: its coins on average, and the chance of an Action in percent. */
  coins: number;
  action: number;
  /** Cards left before the deck is shuffled. */
  shuffle: number;
}

export type DominionView = View<Extra>;

export const zoneOf = (view: DominionView, id: string): Zone | undefined => view.zones.find((zone) => zone.id === id);

export const trackOf = (view: DominionView, id: string): Track | undefined =>
  view.tracks.find((track) => track.id === id);

/** The card that asks: the one whose name the question bears ("secret-chamber-back", in the middle of an Attack), else
 * the innermost that is being carried out. */
export function asker(
  view: DominionView,
  ask: Question | null,
  faces: { has: (face: string) => boolean },
): string | undefined {
  const words = ask?.what.id.replace("dominion-ask-", "").split("-") ?? [];
  for (let n = words.length; n > 0; n--) {
    const face = words.slice(0, n).join("-");
    if (faces.has(face)) return face;
  }
  return view.extra.chain.at(-1);
}

/** The other seats in turn order, as one sees them from one's chair; all of them for a spectator. */
export function across(view: DominionView): number[] {
  const seats = view.seats.length;
  if (view.seat === null) return view.seats.map(({ seat }) => seat);
  return Array.from({ length: seats - 1 }, (_, i) => (view.seat! + 1 + i) % seats);
}
