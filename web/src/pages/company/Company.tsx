// Playing with others: any game for whoever wants one, and the open tables as they come and go.
import { useEffect, useState } from "preact/hooks";
import { LANGS } from "../../app/settings";
import { LANGUAGES } from "../../languages";
import { socket } from "../../net/socket";
import { Icon } from "../../parts/Icon";
import { announce } from "../../parts/toast";
import { useTexts } from "../../text/texts";
import type { OpenTable } from "../../wire";
import { games, loadGames } from "../home/shelf";
import { Foot, Shell } from "../Shell";
import { type Filter, NO_FILTER, playable, shown, told } from "./choice";
import { FindGame } from "./FindGame";
import { Friends } from "./Friends";
import { MyRating } from "./MyRating";
import { OpenTableRow } from "./OpenTableRow";
import { Tournaments } from "./Tournaments";
import "./company.css";

/** How often a reader is told at most that there are new tables. */
const TOLD_EVERY = 30_000;

export default function Company() {
  const texts = useTexts("");
  const [tables, setTables] = useState<readonly OpenTable[] | null>(null);
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  useEffect(() => {
    if (!games.value) loadGames();
    let list: readonly OpenTable[] = [];
    let spoken = Date.now();
    return socket().look((news) => {
      const known = new Set(list.map(({ id }) => id));
      const fresh = news.tables.filter(({ id }) => !known.has(id)).length;
      list = told(list, news);
      setTables(list);
      if (fresh && !news.whole && Date.now() - spoken > TOLD_EVERY) {
        spoken = Date.now();
        announce(texts.text("open-new-tables", { count: fresh }));
      }
    });
  }, []);
  const choices = playable(games.value ?? []);
  const found = shown(tables ?? [], filter);
  const lost = socket().line.value === "lost";
  return (
    <Shell room="company" title={texts.text("page-company")}>
      <main class="page company" id="main">
        <FindGame games={choices} />
        <section class="company-tables col tight" aria-labelledby="open-tables">
          <div class="company-head wrap">
            <h1 id="open-tables" class="gold">
              {texts.text("open-tables")}
            </h1>
            <span class="pair sub fine" data-part="live" data-lost={lost || undefined}>
              <Icon name={lost ? "lucide:wifi-off" : "lucide:radio"} />
              {lost ? texts.text("web-lost") : tables && texts.text("open-live", { count: tables.length })}
            </span>
          </div>
          <Filters filter={filter} games={choices.map(({ id }) => id)} onChange={setFilter} />
          {tables && found.length === 0 && (
            <p class="company-none prose sub">{texts.text(tables.length ? "open-none-such" : "open-none")}</p>
          )}
          <ul class="col tight company-list">
            {found.map((table) => (
              <OpenTableRow key={table.id} table={table} />
            ))}
          </ul>
          <Tournaments />
        </section>
        <MyRating games={choices} />
        <Friends />
        <Foot />
      </main>
    </Shell>
  );
}

function Filters({
  filter,
  games,
  onChange,
}: {
  filter: Filter;
  games: readonly string[];
  onChange: (filter: Filter) => void;
}) {
  const texts = useTexts("");
  return (
    <div class="wrap company-filters" role="group" aria-label={texts.text("open-filter")}>
      <select
        class="inp"
        aria-label={texts.text("open-game")}
        value={filter.game}
        onChange={(event) => onChange({ ...filter, game: event.currentTarget.value })}
      >
        <option value="">{texts.text("open-all-games")}</option>
        {games.map((game) => (
          <option key={game} value={game}>
            {texts.or(`game-${game}`, game)}
          </option>
        ))}
      </select>
      <select
        class="inp"
        aria-label={texts.text("open-pace")}
        value={filter.pace}
        onChange={(event) => onChange({ ...filter, pace: event.currentTarget.value as Filter["pace"] })}
      >
        {(["", "live", "clock", "days"] as const).map((each) => (
          <option key={each} value={each}>
            {texts.text(`open-pace-${each || "any"}`)}
          </option>
        ))}
      </select>
      <select
        class="inp"
        aria-label={texts.text("open-lang")}
        value={filter.lang}
        onChange={(event) => onChange({ ...filter, lang: event.currentTarget.value as Filter["lang"] })}
      >
        {(["", ...LANGS] as const).map((each) => (
          <option key={each} value={each}>
            {each ? LANGUAGES[each] : texts.text("open-lang-any")}
          </option>
        ))}
      </select>
      <select
        class="inp"
        aria-label={texts.text("rated-choice")}
        value={filter.rated}
        onChange={(event) => onChange({ ...filter, rated: event.currentTarget.value as Filter["rated"] })}
      >
        {(["", "only", "not"] as const).map((each) => (
          <option key={each} value={each}>
            {texts.text(`open-rated-${each || "any"}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
