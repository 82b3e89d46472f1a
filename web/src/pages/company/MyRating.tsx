// One's own ratings beside the open tables, with the way to the leaderboards.
import { useEffect } from "preact/hooks";
import { me } from "../../app/session";
import type { GameInfo } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { RatingBar } from "../../parts/RatingBar";
import { levelsOf, told } from "../../parts/rating";
import { useTexts } from "../../text/texts";
import { loadOwnRatings, ownRatings } from "../board/own";
import { titleOf } from "../home/shelf";

export function MyRating({ games }: { games: readonly GameInfo[] }) {
  const texts = useTexts("");
  const account = me.value?.account;
  useEffect(() => {
    if (account) loadOwnRatings().catch(() => {});
  }, [account]);
  const mine = (account && ownRatings.value?.ratings) || [];
  return (
    <section class="leaf col company-mine" data-part="my-rating" aria-labelledby="my-rating">
      <div class="ends">
        <h2 id="my-rating" class="gold">
          {texts.text("open-mine")}
        </h2>
        <a href={`/board/${mine[0]?.game ?? games[0]?.id ?? "dominion"}`}>{texts.text("page-board")}</a>
      </div>
      {mine.length === 0 ? (
        <p class="sub fine">{texts.text("open-mine-none")}</p>
      ) : (
        <ul class="col tight">
          {mine.map(({ game, rating }) => (
            <li key={game} class="company-rating">
              <a href={`/board/${game}`}>{titleOf(texts, game).title}</a>
              <RatingBar rating={rating} levels={levelsOf(games.find(({ id }) => id === game))} />
              <b>{texts.text("rating-short", told(rating))}</b>
            </li>
          ))}
        </ul>
      )}
      {account && (
        <a class="btn ghost" href={`/people/${encodeURIComponent(account)}`}>
          <Icon name="lucide:user" />
          {texts.text("profile-mine")}
        </a>
      )}
    </section>
  );
}
