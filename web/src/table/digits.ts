// Which digit picks which option. An option keeps its digit from question to question while the same thing is asked:
// whoever has learnt that 3 is the Village does not buy something else when a pile runs out.
import type { Choice } from "../wire";

export class Digits {
  private about = "";
  private places = new Map<string, number>();

  /** The options by their digits 1 to 9; a hole where an option has gone. */
  follow(about: string, options: readonly Choice[]): readonly (Choice | undefined)[] {
    if (about !== this.about) this.places = new Map();
    this.about = about;
    const kept = new Map<string, number>();
    for (const { key } of options) {
      const place = this.places.get(key);
      if (place !== undefined) kept.set(key, place);
    }
    const taken = new Set(kept.values());
    let free = 0;
    for (const { key } of options) {
      if (kept.has(key)) continue;
      while (taken.has(free)) free++;
      taken.add(free);
      kept.set(key, free);
    }
    this.places = kept;
    const found: (Choice | undefined)[] = [];
    for (const option of options) found[kept.get(option.key)!] = option;
    return found;
  }
}
