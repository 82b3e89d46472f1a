// Which digit picks which option. As long as a turn lasts, an option of the same kind of question keeps its digit, also when
// something else was asked in between or an answer was taken back, and one that has gone leaves it to nobody: whoever has
// learned that 3 is the Village does not buy something else when the pile runs out, and a digit pressed once too often does
// nothing. Only where a question comes back with so much that is new that nine digits would not do, what has gone makes room.
import type { Choice } from "../wire";

const DIGITS = 9;

export class Digits {
  private turn: unknown;
  private about = "";
  private places = new Map<string, Map<string, number>>();

  /** Whose turn it is: with another one all questions begin anew. */
  note(turn: unknown): void {
    if (turn === this.turn) return;
    this.turn = turn;
    this.about = "";
    this.places = new Map();
  }

  /** The options by their digits, the first at 0; a hole where an option has gone. */
  follow(about: string, options: readonly Choice[]): readonly (Choice | undefined)[] {
    const places = this.places.get(about) ?? new Map<string, number>();
    if (about !== this.about) makeRoom(places, options);
    this.about = about;
    this.places.set(about, places);
    const taken = new Set(places.values());
    const found: (Choice | undefined)[] = [];
    let free = 0;
    for (const option of options) {
      while (taken.has(free)) free++;
      const place = places.get(option.key) ?? free;
      taken.add(place);
      places.set(option.key, place);
      found[place] = option;
    }
    return found;
  }
}

function makeRoom(places: Map<string, number>, options: readonly Choice[]): void {
  const keys = new Set(options.map(({ key }) => key));
  const fresh = [...keys].filter((key) => !places.has(key)).length;
  if (places.size + fresh > DIGITS) for (const key of [...places.keys()]) if (!keys.has(key)) places.delete(key);
}
