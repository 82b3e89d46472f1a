// This device at a table, and who of the people at it looks. Each of them has a store of their own; when the device is
// passed on, it is thrown away with all that it knew, and the next one begins with what everybody may know.
import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { keep } from "../app/kept";
import { ground } from "../motion/aloft";
import type { Socket } from "../net/socket";
import { explained } from "../parts/explaining";
import { forget } from "../parts/looking";
import { hush } from "../parts/toast";
import type { TableInfo } from "../wire";
import { forgetPicks } from "./keptPicks";
import { isShared, Passing } from "./passing";
import { TableStore } from "./store";

export class Device {
  readonly id: string;
  readonly store: Signal<TableStore>;
  /** Nobody looks: whoever is next has to say so. */
  readonly covered: ReadonlySignal<boolean> = computed(() => {
    const { as, info } = this.store.value;
    return as === null && isShared(info.value);
  });
  private readonly passing = new Passing();
  private socket: Socket | null = null;

  constructor(id: string) {
    this.id = id;
    this.store = signal(new TableStore(id));
  }

  connect(socket: Socket): () => void {
    this.socket = socket;
    this.store.value.connect(socket);
    const stopLooking = effect(() => {
      const store = this.store.value;
      const state = store.state.value;
      if (state) untracked(() => this.passing.note(state, store.as) && this.cover());
    });
    // A page that the browser keeps to show it again must not keep anybody's hand.
    const hide = () => this.cover();
    addEventListener("pagehide", hide);
    return () => {
      stopLooking();
      removeEventListener("pagehide", hide);
      this.forgetSeat();
      this.store.value.leave();
      this.socket = null;
    };
  }

  /** Whom the device goes to; null: nobody, or it is not known yet. */
  get next(): number | null {
    const state = this.store.value.state.value;
    return state ? this.passing.next(state.info) : null;
  }

  /** Those at this device who wait for it while somebody else has it. */
  get others(): number[] {
    const info = this.store.value.info.value;
    return info && isShared(info) ? this.passing.others(info) : [];
  }

  /** Nothing of the seat before is left, on the page or in its memory. */
  cover(): void {
    const { as, info } = this.store.value;
    if (as === null || !isShared(info.value)) return;
    this.passing.give();
    this.forgetSeat();
    this.look(null);
    this.store.value.following.skip(); // nobody looks on, so nobody wants to see it slowly
  }

  /** Somebody says that they have the device now. */
  lift(seat: number): void {
    const info = this.store.value.info.value;
    if (!this.covered.value || !info) return;
    this.passing.take(seat, info);
    this.look(seat);
  }

  private look(as: number | null): void {
    const before = this.store.value;
    const fresh = new TableStore(this.id, as);
    fresh.info.value = before.info.value && unseated(before.info.value);
    if (this.socket) fresh.connect(this.socket); // first, so that the line stays open
    before.leave();
    this.store.value = fresh;
  }

  /** What does not lie in the store: words at the edge, a card that was looked at or that flies, what was begun and not
   * sent. */
  private forgetSeat(): void {
    if (this.store.value.as === null) return;
    hush();
    forget();
    ground();
    explained.value = null;
    forgetPicks(this.id);
    keep(`chat-${this.id}`, null);
  }
}

export const DeviceContext = createContext<Device | null>(null);

/** The device at the table around this component; null outside of one, and in a replay. */
export const useDevice = (): Device | null => useContext(DeviceContext);

/** What of a table's line is nobody's own, until the server says what it is now. */
const unseated = (info: TableInfo): TableInfo => ({
  ...info,
  my_seat: null,
  prompt: null,
  deadline: null,
  asked: [],
  chairs: info.chairs.map((chair) => ({ ...chair, mine: false })),
});
