// Following the others: states come as fast as the server sends them and are shown as fast as the reader wants.
//
// What is shown asks the reader nothing, or it is the newest there is: so an answer always means the question that is
// truly open. Nothing is left out, since each state tells only what happened after the one before it.
import { batch, effect, type ReadonlySignal, signal } from "@preact/signals";
import { type Speed, tempo } from "../app/settings";
import { hurried } from "../motion/flip";
import type { Presence, ServerMessage, State } from "../wire";
import { hearTime } from "./clocks";
import { type Emphasis, isHeadline, weighs } from "./emphasis";
import type { TableEvent } from "./view";

/** Where the states are shown. */
export interface Stage {
  show(message: ServerMessage): void;
  /** Whether what is shown asks the reader something, or is the end. */
  stops(): boolean;
  /** What a game says about its events. */
  emphasis(): Emphasis;
  /** Whether what is shown still unfolds, like dice of which each is rolled in its turn. */
  readonly held: ReadonlySignal<boolean>;
}

/** How long an action is looked at, in milliseconds. */
export const PAUSE: Record<Speed, number> = { slow: 1600, normal: 700, fast: 250, once: 0 };
/** How much longer one looks at what nobody should miss. */
const WEIGHTY = 1.5;

/** How long something takes at the reader's speed, of which this is the time at the usual one. */
export const atSpeed = (usual: number): number => (usual * PAUSE[tempo.value]) / PAUSE.normal;

/** Whether a state goes on where the other one ended; else the story begins anew. */
export const goesOn = (before: State | null, state: State): boolean =>
  before !== null &&
  state.epoch === before.epoch &&
  state.info.my_seat === before.info.my_seat &&
  state.first === before.first + before.events.length;

/** How much there is to look at: an action of somebody else, what follows from one, what nobody should miss. */
export function worth(emphasis: Emphasis, events: readonly TableEvent[], me: number | null): number {
  const others = events.filter(({ seat }) => seat !== me);
  if (events.some((event) => weighs(emphasis, event))) return WEIGHTY;
  if (others.some((event) => isHeadline(emphasis, event))) return 1;
  return others.length ? 0.5 : 0;
}

/** Whether the reader's clock runs: then nothing keeps them from their question. */
const presses = ({ info }: State | Presence): boolean =>
  info.my_seat !== null && !!info.times?.running.includes(info.my_seat);

export class Following {
  /** How many states are still to be shown. */
  readonly behind = signal(0);
  /** The reader wants to see what comes next only when they are asked. */
  readonly skipping = signal(false);
  /** Something of what others did was passed over. Whoever tells it again puts it back. */
  missed = false;

  private readonly queue: (State | Presence)[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The next is due as soon as what is shown has come to its end. */
  private due = false;
  /** The newest state that was heard. */
  private newest: State | null = null;
  private forget: () => void = () => {};

  constructor(private readonly stage: Stage) {}

  /** From now on a change of speed counts at once, and a page that nobody sees falls behind in nothing. */
  start(): void {
    const hide = () => document.hidden && this.flush();
    document.addEventListener("visibilitychange", hide);
    const settle = effect(() => {
      if (tempo.value === "once") this.flush();
    });
    let held = this.stage.held.peek();
    const unfold = effect(() => {
      const over = held && !this.stage.held.value;
      held = this.stage.held.value;
      // What has come to its end gets its time, also where the reader hurried and an earlier pause is not over yet.
      if (!over || (this.timer === undefined && !this.due)) return;
      this.stopWaiting();
      this.timer = setTimeout(() => this.goOn(), PAUSE[tempo.peek()] * WEIGHTY);
    });
    this.forget = () => {
      document.removeEventListener("visibilitychange", hide);
      settle();
      unfold();
    };
  }

  /** What was not shown yet is not shown any more: it may be another's turn to look. */
  stop(): void {
    this.forget();
    this.stopWaiting();
    this.queue.length = 0;
    this.behind.value = 0;
    this.newest = null;
    this.skipping.value = false;
  }

  hear(message: ServerMessage): void {
    if (message.type === "state") hearTime(message.now);
    if (message.type === "error" || message.type === "ended") this.flush();
    if (message.type !== "state" && message.type !== "presence") {
      this.stage.show(message);
      return;
    }
    const anew = message.type === "state" && !goesOn(this.newest, message);
    if (message.type === "state") this.newest = message;
    this.queue.push(message);
    this.missed ||= anew;
    if (anew || this.hurries || presses(message)) this.flush();
    else if (this.timer === undefined) this.goOn();
    this.behind.value = this.queue.length;
  }

  /** Shows at once all that there is. */
  flush(): void {
    this.stopWaiting();
    if (this.queue.length === 0) return;
    const shown = this.queue.splice(0);
    this.missed ||= shown.length > 1 || this.hurries;
    this.behind.value = 0;
    // What is seen for no time need not move; the last one may.
    hurried(() =>
      batch(() => {
        for (const message of shown.slice(0, -1)) this.show(message);
      }),
    );
    this.show(shown.at(-1)!);
  }

  /** Shows at once whatever comes until the reader is asked. */
  skip(): void {
    if (this.stage.stops()) return;
    this.skipping.value = true;
    this.flush();
  }

  private get hurries(): boolean {
    return this.skipping.value || tempo.value === "once" || document.hidden;
  }

  private stopWaiting(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.due = false;
  }

  private goOn(): void {
    this.timer = undefined;
    this.due = this.stage.held.peek();
    if (this.due) return;
    while (this.queue.length > 0) {
      const message = this.queue.shift()!;
      this.show(message);
      if (this.stage.stops()) {
        this.flush();
        break;
      }
      const pause = this.pauseAfter(message);
      if (pause > 0) {
        this.timer = setTimeout(() => this.goOn(), pause);
        break;
      }
    }
    this.behind.value = this.queue.length;
  }

  private show(message: State | Presence): void {
    this.stage.show(message);
    if (this.stage.stops()) this.skipping.value = false;
  }

  private pauseAfter(message: State | Presence): number {
    if (message.type !== "state") return 0;
    const events = message.events as unknown as TableEvent[];
    return PAUSE[tempo.value] * worth(this.stage.emphasis(), events, message.info.my_seat);
  }
}
