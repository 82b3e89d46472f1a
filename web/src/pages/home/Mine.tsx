// My finished games: how many I have played and won of each, against whom, and all of them with their replays.
import { useEffect, useState } from "preact/hooks";
import { useNow } from "../../app/now";
import { navigate, query } from "../../app/router";
import { lang } from "../../app/settings";
import { ApiError, api } from "../../net/api";
import { Icon } from "../../parts/Icon";
import type { Catalogue } from "../../text/catalogue";
import { useTexts } from "../../text/texts";
import type { Against, GameRecord, OwnGames } from "../../wire";
import { Mark } from "../Cover";
import { Foot, LoadError, Shell } from "../Shell";
import { percent } from "../stats/names";
import { gameName } from "./shelf";
import { TableRow } from "./TableRow";
import "./Mine.css";

export default function Mine() {
  const texts = useTexts("");
  const now = useNow();
  const page = Math.max(0, (Number.parseInt(query.value.get("page") ?? "1", 10) || 1) - 1);
  const [found, setFound] = useState<OwnGames | null>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  const again = () => setTries(tries + 1);
  useEffect(() => {
    let gone = false;
    setFailed(null);
    api.ownGames(page).then(
      (games) => gone || setFound(games),
      (error: unknown) => gone || setFailed(error instanceof ApiError ? error : new ApiError(0, "web-offline")),
    );
    return () => {
      gone = true;
    };
  }, [page, tries]);
  const title = texts.text("mine-title");
  if (failed) {
    return (
      <Shell room="home" title={title}>
        <LoadError failed={failed} again={again} />
      </Shell>
    );
  }
  const pages = found ? Math.max(1, Math.ceil(found.count / found.each)) : 1;
  return (
    <Shell room="home" title={title}>
      <main class="page own-games" id="main" aria-busy={found === null}>
        <h1>{title}</h1>
        {found && found.unread > 0 && (
          <p class="wrap sub" role="status">
            {texts.text("stats-waiting", { games: found.unread })}
            <button type="button" class="rule" onClick={again}>
              {texts.text("page-again")}
            </button>
          </p>
        )}
        {found?.count === 0 && found.unread === 0 && <p class="sub">{texts.text("mine-none")}</p>}
        {found && found.records.length > 0 && <RecordTable records={found.records} />}
        {found && found.games.length > 0 && (
          <section class="col tight" aria-labelledby="mine-games">
            <h2 id="mine-games">{texts.text("home-finished", { count: found.count })}</h2>
            <ul class="col tight">
              {found.games.map((table) => (
                <TableRow key={table.id} table={table} now={now} />
              ))}
            </ul>
          </section>
        )}
        {pages > 1 && <Pages page={page} pages={pages} />}
        <Foot />
      </main>
    </Shell>
  );
}

function RecordTable({ records }: { records: readonly GameRecord[] }) {
  const texts = useTexts("");
  return (
    <section class="col tight" aria-labelledby="mine-records">
      <h2 id="mine-records">{texts.text("mine-figures")}</h2>
      <table class="mine-records" data-part="records">
        <thead>
          <tr>
            <th scope="col">{texts.text("mine-game")}</th>
            <th scope="col">{texts.text("stats-games")}</th>
            <th scope="col">{texts.text("stats-wins")}</th>
            <th scope="col">{texts.text("mine-share")}</th>
          </tr>
        </thead>
        {records.map((each) => (
          <GameRecordRows key={each.game} record={each} />
        ))}
      </table>
      <p class="sub finest">{texts.text("mine-how")}</p>
    </section>
  );
}

function GameRecordRows({ record }: { record: GameRecord }) {
  const texts = useTexts("");
  const own = useTexts(record.game);
  return (
    <tbody data-game={record.game}>
      <tr>
        <th scope="rowgroup">
          <span class="pair">
            <Mark game={record.game} />
            {gameName(texts, record.game)}
          </span>
        </th>
        <Numbers games={record.games} wins={record.wins} />
      </tr>
      {record.against.map((each) => (
        <tr key={each.bot} class="mine-against sub" data-against={each.bot || "people"}>
          <th scope="row">
            {opponents(own, record.game, each)}{" "}
            {each.strength > 0 && <small>({texts.text("new-bot-strength", { n: each.strength, of: each.of })})</small>}
          </th>
          <Numbers games={each.games} wins={each.wins} />
        </tr>
      ))}
    </tbody>
  );
}

const opponents = (own: Catalogue, game: string, { bot }: Against): string =>
  bot ? own.text("mine-against", { bot: own.or(`${game}-bot-${bot}`, bot) }) : own.text("mine-people");

function Numbers({ games, wins }: { games: number; wins: number }) {
  const texts = useTexts("");
  return (
    <>
      <td>{games}</td>
      <td>{wins}</td>
      <td>{texts.text("stats-percent", { rate: percent(wins / games, lang.value) })}</td>
    </>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const texts = useTexts("");
  const go = (to: number) => navigate(to === 0 ? "/mine" : `/mine?page=${to + 1}`);
  return (
    <nav class="wrap mine-pages" aria-label={texts.text("mine-pages")}>
      <button type="button" class="btn" disabled={page === 0} onClick={() => go(page - 1)}>
        <Icon name="lucide:chevron-left" />
        {texts.text("mine-newer")}
      </button>
      <span class="sub">{texts.text("mine-page", { n: page + 1, of: pages })}</span>
      <button type="button" class="btn" disabled={page + 1 >= pages} onClick={() => go(page + 1)}>
        {texts.text("mine-older")}
        <Icon name="lucide:chevron-right" />
      </button>
    </nav>
  );
}
