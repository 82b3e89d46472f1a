// My tables: what waits for me shines and comes first, with the question itself; below, what was finished last, and the
// way to all that was.
import { listedAt } from "../../app/last";
import { useNow } from "../../app/now";
import { lang } from "../../app/settings";
import { Icon } from "../../parts/Icon";
import { useTexts } from "../../text/texts";
import type { TableInfo } from "../../wire";
import { NoticeSwitch } from "../tables/NoticeSwitch";
import { ago } from "./ago";
import { scoreLine } from "./rows";
import { loadError } from "./shelf";
import { TableRow } from "./TableRow";

interface MyTablesProps {
  open: readonly TableInfo[];
  over: readonly TableInfo[];
  ready: boolean;
}

export function MyTables({ open, over, ready }: MyTablesProps) {
  const texts = useTexts("");
  const now = useNow();
  const [last] = over;
  return (
    <section class="mytables" aria-labelledby="my-tables">
      <div class="mytables-head wrap">
        <h2 id="my-tables" class="gold">
          {texts.text("home-my-tables")}
        </h2>
        {open.length > 0 && <NoticeSwitch />}
      </div>
      {listedAt.value !== null && <NoLine at={listedAt.value} now={now} />}
      {!ready && loadError.value && (
        <p class="prose sub" role="status">
          {texts.text(loadError.value.id, loadError.value.args)}
        </p>
      )}
      {ready && open.length === 0 && (
        <p class="no-table prose sub">
          {texts.text(last ? "home-none-on" : "home-none")} <a href="/learn">{texts.text("lesson-way")}</a>
        </p>
      )}
      {open.length > 0 && (
        <ul class="col tight">
          {open.map((table) => (
            <TableRow key={table.id} table={table} now={now} />
          ))}
        </ul>
      )}
      {last && <LastFinished table={last} />}
      {last && (
        <p class="all-games fine">
          <a class="pair" href="/mine">
            <Icon name="lucide:chart-column" />
            {texts.text("home-mine")}
          </a>
        </p>
      )}
    </section>
  );
}

/** Without a line: since when this is no longer sure. */
function NoLine({ at, now }: { at: number; now: number }) {
  const texts = useTexts("");
  const when = ago(at, now, lang.value);
  return (
    <p class="prose sub pair" data-part="no-line" role="status">
      <Icon name="lucide:wifi-off" />
      {texts.text("offline-list", { when: texts.text(when.id, when.args) })}
    </p>
  );
}

function LastFinished({ table }: { table: TableInfo }) {
  const texts = useTexts("");
  const names = table.winners.map((seat) => texts.player(table.chairs[seat]?.name ?? ""));
  return (
    <p class="last-game wrap sub fine">
      <Icon name="game-icons:laurel-crown" />
      <span>
        {texts.text("home-last")} <b>{table.name}</b>
        {names.length > 0 && (
          <>
            ,{" "}
            {texts.text("home-last-won", { names: texts.listed(names), count: names.length, scores: scoreLine(table) })}
          </>
        )}
      </span>
      <a class="pair" href={`/replay/${table.id}`}>
        <Icon name="lucide:play" />
        {texts.text("home-replay")}
      </a>
    </p>
  );
}
