// The moments of a game, fetched in pieces when they are needed and kept for each pair of eyes.
import { signal } from "@preact/signals";
import { ApiError, api } from "../../net/api";
import type { Frames } from "../../wire";
import type { Moment } from "./turns";

export const CHUNK = 40;

export type Eyes = Frames["eyes"][number];
type Fetch = (table: string, eyes: Eyes, from: number, count: number) => Promise<Frames>;

export class FrameCache {
  readonly table: string;
  readonly eyes: Eyes;
  /** How many answers the game has; -1 until the first piece has come. */
  readonly last = signal(-1);
  readonly about = signal<Frames | null>(null);
  readonly failed = signal<ApiError | null>(null);
  /** Grows with every piece that comes, so that whatever reads the moments is drawn again. */
  readonly pieces = signal(0);
  private readonly moments = new Map<number, Moment>();
  private readonly asked = new Map<number, Promise<void>>();
  private readonly fetch: Fetch;
  private stopped = false;

  constructor(table: string, eyes: Eyes, fetch: Fetch = api.replay) {
    this.table = table;
    this.eyes = eyes;
    this.fetch = fetch;
  }

  at(seq: number): Moment | undefined {
    return this.moments.get(seq);
  }

  /** The piece with this moment; asked for once, however often it is wanted. */
  need(seq: number): Promise<void> {
    const first = Math.floor(Math.max(0, seq) / CHUNK) * CHUNK;
    let piece = this.asked.get(first);
    if (!piece) {
      piece = this.load(first);
      this.asked.set(first, piece);
    }
    return piece;
  }

  private async load(first: number): Promise<void> {
    try {
      const found = await this.fetch(this.table, this.eyes, first, CHUNK);
      for (const frame of found.frames) this.moments.set(frame.seq, frame as unknown as Moment);
      this.last.value = found.answers;
      this.about.value ??= found;
      this.failed.value = null;
      this.pieces.value++;
    } catch (failed) {
      this.asked.delete(first);
      this.failed.value = failed instanceof ApiError ? failed : new ApiError(0, "web-offline");
      throw failed;
    }
  }

  /** The moment first, then everything from the beginning, one piece after another. */
  async loadAll(start: number): Promise<void> {
    this.stopped = false;
    try {
      await this.need(start);
      for (let first = 0; first <= this.last.value && !this.stopped; first += CHUNK) await this.need(first);
    } catch {
      // `failed` says why.
    }
  }

  stop(): void {
    this.stopped = true;
  }

  get complete(): boolean {
    return this.last.value >= 0 && this.moments.size === this.last.value + 1;
  }

  /** All moments from the first on without a gap. */
  row(): Moment[] {
    const found: Moment[] = [];
    for (let seq = 0; this.moments.has(seq); seq++) found.push(this.moments.get(seq)!);
    return found;
  }
}
