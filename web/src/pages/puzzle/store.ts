// A table that shows a puzzle: the real one, but an answer goes to the puzzle and the position stays.
import { sampleInfo } from "../../table/sampleInfo";
import { TableStore } from "../../table/store";
import type { PuzzlePosition, Question, State } from "../../wire";

export class PuzzleStore extends TableStore {
  private readonly tried: (keys: string[]) => void;

  constructor(position: PuzzlePosition, tried: (keys: string[]) => void) {
    super(`puzzle-${position.id}`);
    this.tried = tried;
    this.apply({
      type: "state",
      table: this.id,
      seq: 1,
      epoch: 0,
      view: position.view as unknown as State["view"],
      asks: [position.ask],
      refused: position.refused,
      first: 0,
      events: [],
      info: sampleInfo(position.game, position.names, position.seat),
      can_undo: false,
      undo_asked_by: null,
      result: null,
      now: 0,
    });
  }

  protected override send(_ask: Question, keys: string[]): void {
    this.clear();
    this.listOpen.value = false;
    this.tried(keys);
  }

  override undo(): void {}
}
