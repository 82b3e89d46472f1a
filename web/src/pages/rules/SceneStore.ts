// The table of a scene: it stands still until the reader steps on, or does what the scene does next.
import { signal } from "@preact/signals";
import { TableStore } from "../../table/store";
import { textsOf } from "../../text/texts";
import type { Question, RuleScene, State } from "../../wire";

export class SceneStore extends TableStore {
  /** How many answers have been given. */
  readonly at = signal(0);
  private jumps = 1;

  constructor(readonly scene: RuleScene) {
    super(`scene-${scene.clause}`);
    this.show(0);
  }

  get last(): number {
    return this.scene.states.length - 1;
  }

  /** Shows a moment. From one step to the next things move; anything else is there at once. */
  show(step: number): void {
    if (step < 0 || step > this.last) return;
    const goesOn = step > 0 && step === this.at.value + 1;
    if (!goesOn) this.jumps++;
    const states = this.scene.states.slice(0, step + 1);
    const state = states.at(-1)!;
    this.at.value = step;
    this.apply(
      this.named({
        ...state,
        epoch: this.jumps,
        first: goesOn ? state.first : 0,
        events: goesOn ? state.events : states.flatMap(({ events }) => events),
      }),
    );
  }

  /** Whoever does what comes next goes on; nothing else can be done here. */
  protected override send(_: Question, keys: string[]): void {
    const next = this.scene.steps[this.at.value];
    this.picks.value = [];
    if (next && [...next.keys].sort().join(" ") === [...keys].sort().join(" ")) this.show(this.at.value + 1);
  }

  override undo(): void {
    this.show(this.at.value - 1);
  }

  private named(state: State): State {
    const name = (seat: number) => textsOf("").text("scene-player", { number: seat + 1 });
    const view = state.view as { seats?: { name: string }[] };
    const seats = view.seats?.map((each, seat) => ({ ...each, name: name(seat) }));
    const chairs = state.info.chairs.map((chair) => ({ ...chair, name: name(chair.seat) }));
    return { ...state, view: { ...state.view, seats }, info: { ...state.info, chairs } };
  }
}
