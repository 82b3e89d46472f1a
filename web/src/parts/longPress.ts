// A finger that rests on a thing asks about it; that it then goes up there is no click.
/** Milliseconds until a finger that rests is a long press, and how far it may move meanwhile. */
const LONG = 450;
const STILL = 10;

export class LongPress {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private start: [number, number] = [0, 0];
  private held = false;

  /** A finger went down; `act` is done if it rests. */
  begin(event: PointerEvent, act: () => void): void {
    this.start = [event.clientX, event.clientY];
    this.timer = setTimeout(() => {
      this.held = true;
      act();
    }, LONG);
  }

  /** Something else begins: whatever went before is over. */
  forget(): void {
    this.held = false;
    this.end();
  }

  /** The finger has gone up, or away. */
  end(): void {
    clearTimeout(this.timer);
  }

  move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.start[0], event.clientY - this.start[1]) > STILL) this.end();
  }

  get isHeld(): boolean {
    return this.held;
  }

  /** The click that ends a long press is nobody's; whether it was one. */
  swallow(event: Event): boolean {
    if (!this.held) return false;
    this.held = false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}
