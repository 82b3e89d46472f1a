// One of my tables in a list: game, who sits there, what it waits for or how it ended, and the way there.
import { hasNews } from "../../app/seen";
import { lang } from "../../app/settings";
import { Crest } from "../../parts/Crest";
import { Icon } from "../../parts/Icon";
import { NameMark } from "../../parts/NameMark";
import { useTexts } from "../../text/texts";
import type { TableInfo } from "../../wire";
import { Mark } from "../Cover";
import { Deadline } from "../tables/Deadline";
import { ago } from "./ago";
import { emptyChairs, scoreLine, varietyOf, waits } from "./rows";
import { gameName } from "./shelf";
import "./TableRow.css";

export function TableRow({ table, now }: { table: TableInfo; now: number }) {
  const texts = useTexts("");
  const own = useTexts(table.game);
  const names = table.chairs.map((chair) => texts.player(chair.name));
  const called = table.chairs.map(({ mark }, seat) =>
    mark ? `${names[seat]} (${texts.text(`mark-${mark}-short`)})` : names[seat]!,
  );
  const state = waits(table);
  const awaited = table.asked.map((seat) => names[seat] ?? "");
  const winners = table.winners.map((seat) => names[seat] ?? "");
  const { id, args } = ago(table.changed, now, lang.value);
  const go = state === "me";
  return (
    <li class={`table-row leaf ${go ? "my-turn" : ""}`} data-part="table-row" data-on={go || undefined}>
      <Mark game={table.game} />
      <div class="row-name">
        <h3>{table.name}</h3>
        <p class="sub finest">
          {gameName(texts, table.game)}
          <Variety table={table} />
          {table.rated && <> · {texts.text("rated")}</>}
        </p>
      </div>
      <div
        class="row-seats"
        role="img"
        aria-label={texts.text("home-seats", { names: called.filter(Boolean).join(", ") })}
        data-tip={called.filter(Boolean).join(", ")}
      >
        {table.chairs.map((chair) => (
          <span key={chair.seat} class={chair.mark ? "row-marked pair tight" : ""}>
            <Crest seat={chair.person || chair.bot ? chair.seat : null} />
            <NameMark mark={chair.mark} />
          </span>
        ))}
      </div>
      <div class="row-state">
        {state === "me" && (
          <>
            <b class="pair gold">
              <Icon name="lucide:hand" />
              {table.device.length
                ? texts.text("home-waits-for", { names: texts.listed(awaited), count: awaited.length })
                : texts.text("home-your-turn")}
            </b>
            {table.prompt && <span>{own.prompt(table.prompt, names)}</span>}
          </>
        )}
        {state === "others" && (
          <b class="pair sub">
            <Icon name="lucide:hourglass" />
            {texts.text("home-waits-for", { names: texts.listed(awaited), count: awaited.length })}
          </b>
        )}
        {state === "gathering" && (
          <>
            <b class="pair sub">
              <Icon name="lucide:users" />
              {texts.text("home-gathering")}
            </b>
            <span>
              {emptyChairs(table)
                ? texts.text("home-gathering-free", { count: emptyChairs(table) })
                : texts.text("ready-waits")}
            </span>
          </>
        )}
        <Deadline table={table} now={now} />
        {state === "over" && (
          <>
            <b class="pair sub">
              <Icon name="game-icons:laurel-crown" />
              {texts.text("home-over")}
            </b>
            <span>
              {winners.length
                ? texts.text(scoreLine(table) ? "home-over-won" : "web-won", {
                    names: texts.listed(winners),
                    count: winners.length,
                    scores: scoreLine(table),
                  })
                : scoreLine(table)}
            </span>
          </>
        )}
      </div>
      <p class="row-when sub finest">
        {!go && hasNews(table) && <em class="news gold">{texts.text("home-news")}</em>}
        <time dateTime={new Date(table.changed * 1000).toISOString()}>{texts.text(id, args)}</time>
      </p>
      {state === "over" ? (
        <a class="btn" href={`/replay/${table.id}`} aria-label={`${texts.text("home-replay")}: ${table.name}`}>
          <Icon name="lucide:play" />
          {texts.text("replay-title")}
        </a>
      ) : (
        <a
          class={`btn ${go ? "go" : ""}`}
          href={`/table/${table.id}`}
          aria-label={`${texts.text(go ? "home-continue" : "home-open")}: ${table.name}`}
        >
          {texts.text(go ? "home-continue" : "home-open")}
          <Icon name="lucide:chevron-right" />
        </a>
      )}
    </li>
  );
}

function Variety({ table }: { table: TableInfo }) {
  const text = varietyOf(useTexts(table.game), table);
  return text ? <> · {text}</> : null;
}
