// What Dominion adds to a view (src/kronika/games/dominion/view.py), and how its parts are found.
import type { Track, View, Zone } from "../../table/view";

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
  /** What the Treasures in the own hand are worth now. */
  handValue: number;
  /** What the kingdom may still be drafted from. */
  draft: string[];
}

export type DominionView = View<Extra>;

export const zoneOf = (view: DominionView, id: string): Zone | undefined => view.zones.find((zone) => zone.id === id);

export const trackOf = (view: DominionView, id: string): Track | undefined =>
  view.tracks.find((track) => track.id === id);

/** The other seats in turn order, as one sees them from one's chair; all of them for a spectator. */
export function across(view: DominionView): number[] {
  const seats = view.seats.length;
  if (view.seat === null) return view.seats.map(({ seat }) => seat);
  return Array.from({ length: seats - 1 }, (_, i) => (view.seat! + 1 + i) % seats);
}
