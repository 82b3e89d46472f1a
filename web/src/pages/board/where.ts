// Where a rating is among the bots, in words: "between Dorothy and Severin".
import { between, type Level } from "../../parts/rating";
import type { Catalogue } from "../../text/catalogue";

/** `texts` are those of the game; "" where no bot was measured. */
export function where(texts: Catalogue, game: string, levels: readonly Level[], mu: number): string {
  const { below, above } = between(levels, mu);
  const name = (level: Level) => texts.or(`${game}-bot-${level.id}`, level.id);
  if (below && above) return texts.text("board-between", { below: name(below), above: name(above) });
  if (above) return texts.text("board-below", { above: name(above) });
  return below ? texts.text("board-above", { below: name(below) }) : "";
}
