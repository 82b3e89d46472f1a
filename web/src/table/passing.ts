// Several people at one device: whom it goes to, and when. All of it follows from what everybody may know; only whether
// the one who has it is asked something is their own business, and what others could conclude from it is kept from them:
// where several may have been asked in secret, each of them gets the device, whether they were or not.
import type { Catalogue } from "../text/catalogue";
import type { ServerMessage, State, TableInfo } from "../wire";

/** Whether several people play at this device, and it matters who looks. */
export const isShared = (info: TableInfo | null): boolean => info?.status === "playing" && info.device.length > 1;

/** What was on its way to somebody else at this device is not for who looks now. */
export function isMeantFor(message: ServerMessage, seat: number | null): boolean {
  if ((message.type !== "state" && message.type !== "presence") || !isShared(message.info)) return true;
  const { device, my_seat } = message.info;
  return my_seat === seat || (seat !== null && !device.includes(seat));
}

/** Those at this device who are still in the game. */
export function peopleHere(info: TableInfo): number[] {
  const playing = info.device.filter((seat) => !info.chairs[seat]?.resigned);
  return playing.length ? playing : info.device;
}

/** Those at this device who may be choosing, apart from `me`. A chair that a bot plays waits for nobody. */
const choosing = (info: TableInfo, me: number | null): number[] =>
  info.device.filter((seat) => seat !== me && info.asked.includes(seat) && !info.chairs[seat]?.bot);

/** Where somebody plays who has no device of their own: everybody may know who shares a screen. */
export const besideText = (texts: Catalogue, info: TableInfo, keeper: number): string =>
  info.device.includes(keeper)
    ? texts.text("passing-mine")
    : texts.text("passing-with", { name: texts.player(info.chairs[keeper]?.name ?? "") });

export class Passing {
  private at = "";
  /** Who may be choosing, as the covered device was told last; null: not since something happened. */
  private asked: readonly number[] | null = null;
  /** Who has had the device since something happened that everybody could notice. */
  private had = new Set<number>();
  private last = -1;
  private seat: number | null = null;
  private served = false;
  /** Whether they are asked something now. */
  private owes = false;
  private waiting: readonly number[] = [];

  /** A state is shown, to `seat` or to the covered device. Whether the device has to go on now. */
  note(state: State, seat: number | null): boolean {
    this.follow(state, seat);
    if (seat === null || !isShared(state.info)) return false;
    this.owes = state.asks.length > 0;
    if (this.owes) {
      this.served = true;
      return false;
    }
    const others = this.others(state.info);
    return others.length > 0 && (this.served || others.some((other) => !this.waiting.includes(other)));
  }

  /** As long as nobody could notice anything, whoever has had the device does not get it again. */
  private follow({ epoch, seq, info }: State, seat: number | null): void {
    const at = `${epoch}.${seq}`;
    if (at !== this.at) {
      this.at = at;
      this.asked = null;
      this.had.clear();
    }
    if (seat !== null) return;
    const asked = choosing(info, null);
    if (this.asked && this.asked.join() !== asked.join()) this.had.clear();
    this.asked = asked;
  }

  /** Who waits for the device: not those who have had it, unless they are asked anew. */
  others(info: TableInfo): number[] {
    const over = (seat: number) => this.had.has(seat) && (this.asked === null || this.asked.includes(seat));
    return choosing(info, this.seat).filter((seat) => !over(seat));
  }

  /** Whom the covered device goes to, in the order of the seats; null: nobody waits for it. */
  next(info: TableInfo): number | null {
    const others = this.others(info);
    return others.find((seat) => seat > this.last) ?? others[0] ?? null;
  }

  /** Somebody takes the device. */
  take(seat: number, info: TableInfo): void {
    this.seat = seat;
    this.served = this.owes = false;
    this.waiting = this.others(info);
  }

  /** They give it away. Those who have not answered yet get it again. */
  give(): void {
    if (this.seat === null) return;
    if (!this.owes) this.had.add(this.seat);
    this.last = this.seat;
    this.seat = null;
  }
}
