// Rated games of somebody: the latest, and those won against the strongest.
import { useNow } from "../../app/now";
import { lang } from "../../app/settings";
import { Icon } from "../../parts/Icon";
import { change, points } from "../../parts/rating";
import { useTexts } from "../../text/texts";
import type { RatedGame } from "../../wire";
import { Mark } from "../Cover";
import { ago } from "../home/ago";
import { gameName } from "../home/shelf";

export function Latest({ games }: { games: readonly RatedGame[] }) {
  const texts = useTexts("");
  const now = useNow();
  return (
    <section class="leaf col profile-part" data-part="rated-games" aria-labelledby="profile-latest">
      <h2 id="profile-latest">{texts.text("profile-latest")}</h2>
      <ul class="profile-games">
        {games.map((game) => {
          const age = ago(game.at, now, lang.value);
          return (
            <li key={game.table} data-table={game.table}>
              <Mark game={game.game} />
              <div class="profile-game">
                <b>{game.name || gameName(texts, game.game)}</b>
                <p class="sub finest">
                  {game.others.length > 0 && (
                    <>
                      {texts.text("profile-with", {
                        names: texts.listed(game.others.map((each) => texts.player(each))),
                      })}{" "}
                      ·{" "}
                    </>
                  )}
                  {texts.text(age.id, age.args)}
                </p>
              </div>
              <Place game={game} />
              <Change game={game} />
              {game.replay && (
                <a
                  href={`/replay/${encodeURIComponent(game.table)}`}
                  aria-label={texts.text("profile-replay-of", { name: game.name || gameName(texts, game.game) })}
                >
                  {texts.text("profile-replay")}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Place({ game }: { game: RatedGame }) {
  const texts = useTexts("");
  const won = game.place === 1 && !game.left;
  const said = won
    ? texts.text("profile-won")
    : game.left
      ? texts.text("profile-left")
      : texts.text("profile-place", { place: game.place, of: game.of });
  return <span class={`profile-place ${won ? "won" : ""}`}>{said}</span>;
}

function Change({ game }: { game: RatedGame }) {
  const texts = useTexts("");
  const by = change(game.before, game.after);
  const kind = by > 0 ? "up" : by < 0 ? "down" : "none";
  return (
    <span
      class={`profile-by ${kind}`}
      role="img"
      aria-label={texts.text(`rating-change-${kind}`, { by: Math.abs(by) })}
    >
      {by > 0 ? `+${by}` : by < 0 ? `−${-by}` : "0"}
    </span>
  );
}

export function Best({ games }: { games: readonly RatedGame[] }) {
  const texts = useTexts("");
  return (
    <section class="leaf col profile-part" data-part="best-games" aria-labelledby="profile-best">
      <h2 id="profile-best">{texts.text("profile-best")}</h2>
      {games.length === 0 && <p class="sub">{texts.text("profile-best-none")}</p>}
      <ul class="profile-games">
        {games.map((game) => {
          const name = game.name || gameName(texts, game.game);
          const rival = texts.player(game.rival);
          const against = game.rival_rating ? String(points(game.rival_rating.mu)) : "";
          return (
            <li key={game.table} class="best">
              <span class="profile-laurel">
                <Icon name="game-icons:laurel-crown" />
              </span>
              <div class="profile-game">
                <b>{name}</b>
                <p class="sub finest">{texts.text("profile-best-against", { name: rival, points: against })}</p>
              </div>
              <a
                class="btn"
                href={`/replay/${encodeURIComponent(game.table)}`}
                aria-label={texts.text("profile-replay-of", { name })}
              >
                <Icon name="lucide:play" />
                {texts.text("profile-replay")}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
