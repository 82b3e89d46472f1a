// What the coach has said at a table: the first answer soon, the full one a little later; none of it holds once the
// question is another one.
import { computed, signal } from "@preact/signals";
import { ApiError, api } from "../net/api";
import type { Advice, Hint } from "../wire";
import type { TableStore } from "./store";
import { thingKey } from "./view";

/** In the address of a table: somebody plays their first real game there, with the coach at hand. */
export const COACHED = "coached";

export const LETTERS = ["A", "B", "C"] as const;

export class Coaching {
  readonly open = signal(false);
  readonly tab = signal<"advice" | "now">("advice");
  readonly hint = signal<Hint | null>(null);
  readonly busy = signal(false);
  /** Why there is no hint. */
  readonly failed = signal<ApiError | null>(null);
  /** Which advice is shown at the table. */
  readonly shown = signal<number | null>(null);

  private readonly table: TableStore;

  constructor(table: TableStore) {
    this.table = table;
  }

  /** Whether what was said is about the question that is open now. */
  readonly holds = computed(() => this.hint.value !== null && this.hint.value.ask === this.table.ask.value?.id);

  /** By option key, the letters of the advice that it is part of. */
  readonly letters = computed(() => {
    const found = new Map<string, string>();
    if (!this.open.value || !this.holds.value) return found;
    this.hint.value?.advice.forEach((advice, i) => {
      for (const key of advice.keys) if (!found.has(key)) found.set(key, LETTERS[i] ?? "");
    });
    return found;
  });

  toggle(): void {
    if (this.open.value) this.close();
    else {
      this.open.value = true;
      if (!this.holds.value && this.table.ask.value) this.ask();
    }
  }

  /** Opens with what is going on, without a hint that nobody has asked for. */
  explain(): void {
    this.tab.value = "now";
    this.open.value = true;
  }

  close(): void {
    this.open.value = false;
    this.show(null);
  }

  /** Asks about the open question: shows the first answer as soon as it is there, and then the full one. */
  async ask(): Promise<void> {
    const question = this.table.ask.value?.id;
    if (!question || this.busy.value) return;
    this.busy.value = true;
    this.failed.value = null;
    this.show(null);
    try {
      for (const full of [false, true]) {
        const found = await api.hint(this.table.id, { ask: question, full, seat: this.table.as });
        if (this.table.ask.value?.id !== question) break;
        this.hint.value = found;
        if (found.full) break;
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.id !== "hint-stale") this.failed.value = error;
    } finally {
      this.busy.value = false;
    }
  }

  /** Lights up what an advice is about; null: as it was. */
  show(number: number | null): void {
    this.shown.value = number;
    const advice = number === null ? undefined : this.hint.value?.advice[number];
    this.table.concerned.value = advice ? this.things(advice) : null;
  }

  private things(advice: Advice): ReadonlySet<string> {
    const options = this.table.ask.value?.options.filter(({ key }) => advice.keys.includes(key)) ?? [];
    return new Set(options.flatMap(({ refs }) => refs.map(thingKey)));
  }

  /** Gives the advised answer. What gives something away is asked once more, as ever. */
  follow(advice: Advice): void {
    const ask = this.table.ask.value;
    if (!ask || !this.holds.value || this.table.pending.value) return;
    this.show(null);
    this.table.clear();
    if (!advice.keys.length) {
      this.table.submit();
      return;
    }
    for (const key of advice.keys) {
      const option = ask.options.find((each) => each.key === key);
      if (option) this.table.more(option);
    }
    if (ask.most > 1 && !this.table.pending.value && this.table.picks.value.length) this.table.submit();
  }
}
