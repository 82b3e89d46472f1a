// The analysis of a finished game as the server works it out: asked for until it is done, and then kept there.
import { signal } from "@preact/signals";
import { ApiError, api } from "../../net/api";
import type { Decided, GameAnalysis } from "../../wire";
import type { Mark, Score } from "./turns";

/** How long to wait before asking again, in milliseconds. */
const SOON = 1200;

export class AnalysisOf {
  readonly found = signal<GameAnalysis | null>(null);
  readonly failed = signal<ApiError | null>(null);

  private readonly table: string;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.table = table;
  }

  /** What there is; while it is worked at, again and again. */
  async load(): Promise<void> {
    await this.hear(api.analysis(this.table));
  }

  async begin(): Promise<void> {
    await this.hear(api.analyze(this.table));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async hear(told: Promise<GameAnalysis>): Promise<void> {
    clearTimeout(this.timer);
    try {
      const found = await told;
      this.failed.value = null;
      this.found.value = found;
      if (found.state === "waiting" || found.state === "running") this.timer = setTimeout(() => this.load(), SOON);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.failed.value = error;
    }
  }
}

export const percent = (chance: number): number => Math.round(100 * chance);

/** Everybody's chance after each decision, as a chart; the last row is how it ended. */
export function chanceRows(found: GameAnalysis | null, last: number): Score[] {
  if (!found || found.decisions.length < 2) return [];
  const rows: Score[] = found.decisions.map(({ seq, seat, chances }) => ({
    seq: seq + 1,
    seat,
    points: chances.map(percent),
  }));
  if (found.shares.length) rows.push({ seq: last, seat: null, points: found.shares.map(({ end }) => percent(end)) });
  return rows;
}

/** The decisions of a seat that mattered most, the worst first. */
export function markedOf(found: GameAnalysis | null, seat: number): Decided[] {
  const seqs = found?.marked[seat] ?? [];
  return seqs.flatMap((seq) => found!.decisions.find((each) => each.seq === seq) ?? []);
}

/** Those of all seats as marks on the scrubber: one comes to the moment before the decision. */
export function mistakes(found: GameAnalysis | null): Mark[] {
  return (found?.marked ?? []).flatMap((_, seat) =>
    markedOf(found, seat).map(({ seq, cost }) => ({ kind: "mistake" as const, seq, seat, gained: percent(cost) })),
  );
}
