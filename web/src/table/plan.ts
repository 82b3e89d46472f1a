// Something that several ordinary answers lead to (play Treasures, then buy): each is sent only if its question offers it.
import type { Question, Reached } from "../wire";

export class Plan {
  private left: string[][] = [];

  begin(reached: Reached): void {
    this.left = reached.answers.map((keys) => [...keys]);
  }

  drop(): void {
    this.left = [];
  }

  get underWay(): boolean {
    return this.left.length > 0;
  }

  /** The next answer if this question takes it; if not, the plan is over. */
  next(ask: Question): string[] | null {
    const keys = this.left.shift();
    if (keys?.every((key) => ask.options.some((option) => option.key === key))) return keys;
    this.drop();
    return null;
  }
}
