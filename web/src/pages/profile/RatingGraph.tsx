// How a rating has changed: a line with its band, game by game.
import { useState } from "preact/hooks";
import { lang } from "../../app/settings";
import { Pills } from "../../parts/Pills";
import { points } from "../../parts/rating";
import { useTexts } from "../../text/texts";
import type { GameRating } from "../../wire";
import { gameName, titleOf } from "../home/shelf";
import { graphOf } from "./graph";

/** More dots than that would run into each other. */
const DOTS = 40;

export function RatingGraph({ ratings }: { ratings: readonly GameRating[] }) {
  const texts = useTexts("");
  const [chosen, choose] = useState(ratings[0]?.game ?? "");
  const shown = ratings.find(({ game }) => game === chosen) ?? ratings[0];
  if (!shown) return null;
  const rows = shown.points;
  const day = (at: number) =>
    new Intl.DateTimeFormat(lang.value, { day: "numeric", month: "short", year: "2-digit" }).format(at * 1000);
  const graph = graphOf(rows);
  const said = texts.text("profile-graph-of", {
    game: gameName(texts, shown.game),
    first: String(points(rows[0]?.mu ?? 25)),
    last: String(points(rows.at(-1)?.mu ?? 25)),
    count: shown.games,
  });
  return (
    <section class="leaf col profile-part" data-part="rating-graph" aria-labelledby="profile-graph">
      <div class="wrap profile-graph-head">
        <h2 id="profile-graph">{texts.text("profile-graph")}</h2>
        {ratings.length > 1 && (
          <Pills
            legend={<span class="vh">{texts.text("board-games")}</span>}
            value={shown.game}
            of={ratings.map(({ game }) => ({ value: game, label: titleOf(texts, game).title }))}
            set={choose}
          />
        )}
      </div>
      {rows.length < 2 ? (
        <p class="sub">{texts.text("profile-graph-few")}</p>
      ) : (
        <figure class="rating-graph" role="img" aria-label={said}>
          {graph.ticks.map(({ at, label }) => (
            <span key={label} class="rating-tick" style={{ top: `${at}%` }}>
              <small>{label}</small>
            </span>
          ))}
          <div class="rating-plot">
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path class="graph-band" d={graph.band} />
              <path class="graph-line" d={graph.line} vector-effect="non-scaling-stroke" />
            </svg>
            {graph.dots.length <= DOTS &&
              graph.dots.map(({ x, y }, i) => <i key={i} style={{ left: `${x}%`, top: `${y}%` }} />)}
          </div>
        </figure>
      )}
      {rows.length > 1 && (
        <p class="ends sub finest rating-days">
          <span>{day(rows[0]!.at)}</span>
          <span>{day(rows.at(-1)!.at)}</span>
        </p>
      )}
    </section>
  );
}
