// Which card is which. The server names cards by face and place alone, so that nobody can tell again what a player would
// have lost track of. For movement and for elements that stay the same the browser follows them itself: it walks the
// moves from the last state to the new one, and what lies where it lay before keeps its key. A card that is out of
// sight is forgotten.
import type { Move, TableEvent, View, Zone, ZoneCard } from "./view";

interface Known {
  key: number;
  face: string;
}

type Places = Map<string, Known[]>;

export class Identity {
  private places: Places = new Map();
  private last = 0;

  /** The view and what led to it, their cards with keys. Without events things are as near as may be to what they were. */
  follow(view: View, events: readonly TableEvent[] = []): { view: View; events: TableEvent[] } {
    const shown = new Map(view.zones.map((zone) => [zone.id, facesOf(lyingIn(zone))]));
    const whole = new Set(view.zones.filter(({ count, cards }) => count === cards.length).map(({ id }) => id));
    const places: Places = new Map([...this.places].map(([id, cards]) => [id, [...cards]]));
    const followed = events.map((event) => ({
      ...event,
      moves: event.moves.map((move) => {
        const walked = this.walk(move, places, shown);
        // What came first may lie below what nobody saw coming: the card on top need not be it.
        if (move.count > move.cards.length && !whole.has(move.to))
          forget(places.get(move.to), this.places.get(move.to));
        return walked;
      }),
    }));
    const zones = this.settle(view.zones, places);
    this.places = new Map(
      zones.map((zone) => [
        zone.id,
        lyingIn(zone).flatMap(({ key, face }) => (key === undefined ? [] : [{ key, face }])),
      ]),
    );
    return { view: { ...view, zones }, events: followed };
  }

  private walk(move: Move, places: Places, shown: ReadonlyMap<string, string[]>): Move {
    const cards = move.cards.map(({ face }) => {
      const there = places.get(move.to)?.findLast((card) => card.face === face);
      // A card may be shown where it lies; what is said to come from nowhere lies there already, or is taken from elsewhere.
      const enough = count(face, facesOf(places.get(move.to) ?? [])) >= count(face, shown.get(move.to) ?? []);
      if (there && (move.from ? move.from === move.to : enough)) return { face, key: there.key };
      const known = take(face, move.from, places, shown) ?? { key: ++this.last, face };
      places.set(move.to, [...(places.get(move.to) ?? []), known]);
      return { face, key: known.key };
    });
    return { ...move, cards };
  }

  /** Each card of the view gets the key of one that is known to lie there, else of one that went astray, else its own. */
  private settle(zones: readonly Zone[], places: Places): Zone[] {
    const settled = zones.map((zone) => {
      const lying = places.get(zone.id) ?? [];
      const cards = lyingIn(zone);
      const keep = (index: number, known: Known) => {
        cards[index] = { ...cards[index]!, key: known.key };
        lying.splice(lying.indexOf(known), 1);
      };
      for (const [at, index] of inOrder(facesOf(lying), facesOf(cards))) keep(index, lying[at]!);
      for (const [index, { face, key }] of cards.entries()) {
        const known = face && key === undefined ? lying.findLast((each) => each.face === face) : undefined;
        if (known) keep(index, known);
      }
      return { zone, cards };
    });
    const owners = new Map(zones.map(({ id, owner }) => [id, owner]));
    return settled.map(({ zone, cards }) => {
      for (const [index, { face, key }] of cards.entries()) {
        if (!face || key !== undefined) continue;
        const astray = this.stray(face, zone.owner, places, owners);
        cards[index] = { ...cards[index]!, key: astray?.key ?? ++this.last };
      }
      if (zone.alike) return zone;
      const own = zone.cards.length;
      return { ...zone, cards: cards.slice(0, own), ...(zone.cover && { cover: cards.slice(own) }) };
    });
  }

  /** A card with this face that was seen before, among the same player's things, and moved without a word about where. */
  private stray(
    face: string,
    owner: number | null,
    places: Places,
    owners: ReadonlyMap<string, number | null>,
  ): Known | undefined {
    const before = new Set([...this.places.values()].flat());
    for (const [id, cards] of places) {
      const whose = owners.get(id) ?? null;
      if (whose !== null && owner !== null && whose !== owner) continue;
      const at = cards.findIndex((card) => card.face === face && before.has(card));
      if (at >= 0) return cards.splice(at, 1)[0];
    }
    return undefined;
  }
}

const count = (face: string, faces: readonly string[]): number => faces.filter((each) => each === face).length;

const facesOf = (cards: readonly { face: string }[]): string[] => cards.map(({ face }) => face);

/** What can be followed of a zone: all but a supply of cards that are alike. */
const lyingIn = ({ cards, cover = [], alike }: Zone): ZoneCard[] => (alike ? [] : [...cards, ...cover]);

/** Of the cards of a zone only those stay that lay there before. */
function forget(cards: Known[] = [], before: readonly Known[] = []): void {
  const stay = cards.filter((card) => before.includes(card));
  cards.splice(0, cards.length, ...stay);
}

/** A card with this face leaves a zone: of equal ones that without which the zone looks most as it will. A move that does
 * not say from where takes it from where there will be fewer. */
function take(face: string, from: string, places: Places, shown: ReadonlyMap<string, string[]>): Known | undefined {
  const zone =
    from ||
    [...places].find(([id, cards]) => count(face, facesOf(cards)) > count(face, shown.get(id) ?? []))?.[0] ||
    "";
  const cards = places.get(zone) ?? [];
  const then = shown.get(zone) ?? [];
  let best = -1;
  let most = -1;
  for (const [i, card] of cards.entries()) {
    if (card.face !== face) continue;
    const rest = facesOf(cards).toSpliced(i, 1);
    const alike = inOrder(rest, then).length;
    if (alike > most) [best, most] = [i, alike];
  }
  return best < 0 ? undefined : cards.splice(best, 1)[0];
}

/** The longest row of pairs that both lists have in the same order, as indexes into the one and the other, the last pair
 * first. Where there is a choice the later card is taken: what came last lies on top. */
function inOrder(one: readonly string[], other: readonly string[]): [number, number][] {
  const width = other.length + 1;
  const best = new Uint16Array((one.length + 1) * width);
  const alike = (i: number, j: number) => one[i - 1] !== "" && one[i - 1] === other[j - 1];
  for (let i = 1; i <= one.length; i++) {
    for (let j = 1; j <= other.length; j++) {
      best[i * width + j] = alike(i, j)
        ? best[(i - 1) * width + j - 1]! + 1
        : Math.max(best[(i - 1) * width + j]!, best[i * width + j - 1]!);
    }
  }
  const pairs: [number, number][] = [];
  for (let i = one.length, j = other.length; i && j; ) {
    if (alike(i, j)) pairs.push([--i, --j]);
    else if (best[(i - 1) * width + j]! >= best[i * width + j - 1]!) i--;
    else j--;
  }
  return pairs;
}
