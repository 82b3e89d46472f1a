// Which digit picks which option. As long as the same thing is asked, an option keeps its digit, and one that has gone
// leaves it to nobody: whoever has learned that 3 is the Village does not buy something else when the pile runs out, and
// a digit pressed once too often does nothing.
import type { Choice } from "../wire";

export class Digits {
  private about = "";
  private places = new Map<string, number>();

  /** Nothing is asked: the next question begins anew. */
  forget(): void {
    this.about = "";
  }

  /** The options by their digits, the first at 0; a hole where an option has gone. */
  follow(about: string, options: readonly Choice[]): readonly (Choice | undefined)[] {
    if (about !== this.about) this.places = new Map();
    this.about = about;
    const found: (Choice | undefined)[] = [];
    for (const option of options) {
      const place = this.places.get(option.key) ?? this.places.size;
      this.places.set(option.key, place);
      found[place] = option;
    }
    return found;
  }
}
