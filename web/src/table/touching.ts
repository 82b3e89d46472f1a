// What on the table a question touches: options, refusals and ways by the names of things, and the spots of an option.
import type { Choice, Question, Reached, Refused } from "../wire";
import { namesOfCard, namesOfZone, spotOf, thingKey, type View } from "./view";

/** Options by the names of the things they touch. */
export function optionsByThing(ask: Question | null): ReadonlyMap<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const option of ask?.options ?? []) {
    for (const ref of option.refs) {
      const key = thingKey(ref);
      const there = found.get(key);
      if (there) there.push(option);
      else found.set(key, [option]);
    }
  }
  return found;
}

/** What is not possible now, by the names of the things it would touch. */
export function refusedByThing(refused: readonly Refused[]): ReadonlyMap<string, Refused> {
  const found = new Map<string, Refused>();
  for (const no of refused) for (const ref of no.refs) found.set(thingKey(ref), no);
  return found;
}

/** What several answers lead to, by the names of the things they touch. */
export function reachedByThing(ask: Question | null): ReadonlyMap<string, Reached> {
  const found = new Map<string, Reached>();
  for (const each of ask?.reach ?? []) for (const ref of each.refs) found.set(thingKey(ref), each);
  return found;
}

/** Spots on the table by the key of the option that touches them, in the order they lie. */
export function spotsByOption(
  view: View | null,
  touched: ReadonlyMap<string, Choice[]>,
  seat: number | null,
): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  const put = (names: string[], spot: string) => {
    for (const name of names) {
      for (const option of touched.get(name) ?? []) {
        const there = found.get(option.key);
        if (!there) found.set(option.key, [spot]);
        else if (!there.includes(spot)) there.push(spot);
      }
    }
  };
  for (const zone of view?.zones ?? []) {
    put(namesOfZone(zone), zone.id);
    for (const index of zone.cards.keys()) put(namesOfCard(zone, index, seat), spotOf(zone, index));
  }
  return found;
}
