// What somebody likes, by what their games tell: cards, clans, dukes, oaths. Which facts there are, each game says.
import { Icon } from "../../parts/Icon";
import { textsReady, useTexts } from "../../text/texts";
import type { Favorite } from "../../wire";
import { Mark } from "../Cover";
import { factName, valueName } from "../stats/names";

export function Favorites({ of }: { of: readonly Favorite[] }) {
  const texts = useTexts("");
  const games = [...new Set(of.map(({ game }) => game))];
  return (
    <section class="leaf col profile-part" data-part="favorites" aria-labelledby="profile-favorites">
      <h2 id="profile-favorites">{texts.text("profile-favorites")}</h2>
      {of.length === 0 && <p class="sub">{texts.text("profile-favorites-none")}</p>}
      {games.map((game) => (
        <OfGame key={game} game={game} of={of.filter((each) => each.game === game)} />
      ))}
    </section>
  );
}

function OfGame({ game, of }: { game: string; of: readonly Favorite[] }) {
  const texts = useTexts(game);
  const facts = [...new Set(of.map(({ fact }) => fact))];
  if (!textsReady(game)) return null;
  return (
    <div class="profile-likes">
      <Mark game={game} />
      <dl>
        {facts.map((fact) => (
          <div key={fact} data-fact={fact}>
            <dt class="sub finest">{factName(fact, game, texts)}</dt>
            {of
              .filter((each) => each.fact === fact)
              .map(({ value, games, wins }) => (
                <dd key={value}>
                  <Icon name="lucide:heart" />
                  <span>
                    {valueName(fact, value, game, texts)}{" "}
                    <small class="sub">
                      {texts.text("profile-favorite-times", { count: games })} ·{" "}
                      {texts.text("profile-favorite-won", { wins, games })}
                    </small>
                  </span>
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
