// The scale of ratings of one game: the bots' levels as marks, and whoever is shown between them.

import { Portrait } from "../../parts/Portrait";
import { type Level, points } from "../../parts/rating";
import { useTexts } from "../../text/texts";

/** The bots on their scale. */
export function Scale({ game, levels }: { game: string; levels: readonly Level[] }) {
  const texts = useTexts(game);
  if (levels.length === 0) return null;
  return (
    <section class="leaf col tight board-scale" data-part="scale" aria-labelledby="board-scale">
      <h2 id="board-scale">{texts.text("board-scale")}</h2>
      <ol class="board-levels">
        {levels.map((level, i) => (
          <li key={level.id}>
            <Portrait who={level.portrait} sign={level.sign} strength={i + 1} of={levels.length} />
            <span class="who">{texts.or(`${game}-bot-${level.id}`, level.id)}</span>
            <b>{points(level.rating.mu)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
