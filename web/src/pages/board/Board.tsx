// The strongest at a game: by what they are at least in all likelihood, on the scale that the bots hold.
import { useEffect, useState } from "preact/hooks";
import { navigate, type Params, path, query } from "../../app/router";
import { me } from "../../app/session";
import { ApiError, api } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { RatingBar } from "../../parts/RatingBar";
import { type Level, levelsOf, told } from "../../parts/rating";
import { GameContext, textsReady, useTexts } from "../../text/texts";
import type { BoardLine, Leaderboard } from "../../wire";
import { GameSwitch } from "../GameSwitch";
import { gameName, games, loadGames } from "../home/shelf";
import { Foot, LoadError, Shell } from "../Shell";
import { loadOwnRatings, ownRatings } from "./own";
import { Scale } from "./Scale";
import { where } from "./where";
import "./board.css";

export default function Board({ params }: { params: Params }) {
  const game = params.game!;
  const texts = useTexts("");
  useTexts(game); // names of its bots
  const page = Math.max(0, (Number.parseInt(query.value.get("page") ?? "1", 10) || 1) - 1);
  const [found, setFound] = useState<Leaderboard | null>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!games.value) loadGames();
    let gone = false;
    setFailed(null);
    api.leaderboard(game, page).then(
      (board) => gone || setFound(board),
      (failed: unknown) => gone || setFailed(failed instanceof ApiError ? failed : new ApiError(0, "web-offline")),
    );
    return () => {
      gone = true;
    };
  }, [game, page, tries]);
  const account = me.value?.account;
  useEffect(() => {
    if (account) loadOwnRatings().catch(() => {});
  }, [account]);
  const title = texts.text("board-of", { game: gameName(texts, game) });
  if (failed) {
    return (
      <Shell room="board" title={title}>
        <LoadError failed={failed} again={() => setTries(tries + 1)} />
      </Shell>
    );
  }
  if (!found || found.game !== game || !games.value || !textsReady(game)) {
    return (
      <Shell room="board" title={title}>
        <main class="page waiting" id="main" aria-busy="true" />
      </Shell>
    );
  }
  const levels = levelsOf(games.value.find(({ id }) => id === game));
  const pages = Math.max(1, Math.ceil(found.count / found.each));
  return (
    <Shell room="board" title={title}>
      <GameContext.Provider value={game}>
        <main class="page boards" id="main">
          <div class="board-head wrap">
            <h1 class="gold">{texts.text("page-board")}</h1>
            <GameSwitch section="board" game={game} />
            <a class="btn" href={`/?new=${game}`}>
              <Icon name="game-icons:round-table" />
              {texts.text("board-start")}
            </a>
          </div>
          <div class="board-main col">
            {account && <Mine found={found} game={game} />}
            {found.count === 0 ? (
              <p class="board-none prose sub" data-part="board-none">
                {texts.text("board-none")}
              </p>
            ) : (
              <Lines lines={found.lines} game={game} levels={levels} />
            )}
            {pages > 1 && (
              <nav class="board-pages wrap" aria-label={texts.text("board-page", { page: page + 1, pages })}>
                <button type="button" class="btn" disabled={page === 0} onClick={() => go(page)}>
                  <Icon name="lucide:chevron-left" />
                  {texts.text("board-before")}
                </button>
                <span>{texts.text("board-page", { page: page + 1, pages })}</span>
                <button type="button" class="btn" disabled={page + 1 >= pages} onClick={() => go(page + 2)}>
                  {texts.text("board-after")}
                  <Icon name="lucide:chevron-right" />
                </button>
              </nav>
            )}
          </div>
          <div class="board-side col">
            <Scale game={game} levels={levels} />
            <section class="leaf col tight board-how" data-part="how" aria-labelledby="board-how">
              <h2 id="board-how">{texts.text("board-how")}</h2>
              {["one", "two", "three", "four", "five"].map((n) => (
                <p key={n} class="fine">
                  {texts.text(`board-how-${n}`)}
                </p>
              ))}
            </section>
          </div>
          <Foot />
        </main>
      </GameContext.Provider>
    </Shell>
  );
}

const go = (page: number) => navigate(`${path.value}${page > 1 ? `?page=${page}` : ""}`);

/** The reader's own place, or why they have none. */
function Mine({ found, game }: { found: Leaderboard; game: string }) {
  const texts = useTexts("");
  const rated = ownRatings.value?.ratings.some((each) => each.game === game);
  const shown = ownRatings.value?.shown;
  const hidden = shown === "nobody";
  const said = found.mine
    ? texts.text(shown === "friends" ? "board-mine-friends" : "board-mine", { place: found.mine.place })
    : rated && hidden
      ? texts.text("board-mine-hidden")
      : texts.text("board-mine-none");
  return (
    <p class="sub" data-part="board-mine">
      {said} <a href={`/people/${encodeURIComponent(me.value?.account ?? "")}`}>{texts.text("profile-mine")}</a>
    </p>
  );
}

function Lines({ lines, game, levels }: { lines: readonly BoardLine[]; game: string; levels: readonly Level[] }) {
  const texts = useTexts(game);
  return (
    <table class="board-lines leaf" data-part="board">
      <thead>
        <tr>
          <th scope="col">{texts.text("board-place")}</th>
          <th scope="col">{texts.text("board-name")}</th>
          <th scope="col">{texts.text("board-rating")}</th>
          <td class="board-bar" />
          <th scope="col" class="board-games">
            {texts.text("board-played")}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.name} data-mine={line.mine || undefined}>
            <td class="board-number">{line.place}.</td>
            <th scope="row">
              <a href={`/people/${encodeURIComponent(line.name)}`}>{line.name}</a>
              {line.mine && <em> {texts.text("web-you")}</em>}
            </th>
            <td>
              <b>{texts.text("rating-short", told(line.rating))}</b>
              <small class="sub">{where(texts, game, levels, line.rating.mu)}</small>
            </td>
            <td class="board-bar">
              <RatingBar rating={line.rating} levels={levels} />
            </td>
            <td class="board-number board-games">{line.games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
