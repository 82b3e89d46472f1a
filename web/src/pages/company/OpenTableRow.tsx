// One open table in the list: game, who waits there, how it is played, and the way to a chair.
import { useNow } from "../../app/now";
import { lang } from "../../app/settings";
import { LANGUAGES } from "../../languages";
import { Crest } from "../../parts/Crest";
import { Icon } from "../../parts/Icon";
import { NameMark } from "../../parts/NameMark";
import { RatedTag, RatingTag } from "../../parts/RatingTag";
import { useTexts } from "../../text/texts";
import type { OpenTable } from "../../wire";
import { Mark } from "../Cover";
import { ago } from "../home/ago";
import { varietyOf } from "../home/rows";
import { gameName } from "../home/shelf";
import { paceText } from "../tables/clock";

export function OpenTableRow({ table }: { table: OpenTable }) {
  const texts = useTexts("");
  const own = useTexts(table.game);
  const now = useNow();
  const seated = table.chairs.filter(({ name }) => name);
  const free = table.chairs.length - seated.length;
  const variety = varietyOf(own, table);
  const limit = paceText(table);
  const age = ago(table.created, now, lang.value);
  const name = table.name || texts.text("open-table-of", { name: texts.player(table.host || seated[0]?.name || "") });
  return (
    <li class="open-row leaf" data-part="open-table" data-table={table.id}>
      <Mark game={table.game} />
      <div class="open-name">
        <h3>{name}</h3>
        <p class="sub finest">
          {gameName(texts, table.game)}
          {variety && <> · {variety}</>}
        </p>
      </div>
      <div class="open-who">
        <span class="open-crests">
          {table.chairs.map((chair, seat) => (
            <span key={seat} class="pair tight">
              <Crest seat={chair.name ? seat : null} />
              {chair.rating ? <RatingTag rating={chair.rating} /> : <NameMark mark={chair.mark} />}
            </span>
          ))}
        </span>
        <p class="sub finest">
          {texts.listed(seated.map((chair) => texts.player(chair.name)))}
          {seated.length > 0 && " · "}
          {texts.text("home-gathering-free", { count: free })}
        </p>
      </div>
      <p class="open-how sub fine">
        <span class="pair">
          <Icon name="lucide:clock" />
          {texts.text(limit.id, limit.args)}
        </span>
        {table.locked && (
          <span class="pair" data-part="locked">
            <Icon name="lucide:lock" />
            {texts.text("lock-listed")}
          </span>
        )}
        {table.lang && (
          <span class="pair">
            <Icon name="lucide:message-circle" />
            {LANGUAGES[table.lang]}
          </span>
        )}
        {table.rated && <RatedTag />}
        {table.near && (
          <span class="pair">
            <Icon name="lucide:scale" />
            {texts.text("rating-near")}
          </span>
        )}
        <time dateTime={new Date(table.created * 1000).toISOString()}>{texts.text(age.id, age.args)}</time>
      </p>
      <a
        class={`btn ${table.locked ? "ghost" : "go"}`}
        href={`/table/${encodeURIComponent(table.id)}`}
        aria-label={texts.text(table.locked ? "lock-look-at" : "open-sit-at", { name })}
      >
        {texts.text(table.locked ? "lock-look" : "gather-sit")}
        <Icon name="lucide:chevron-right" />
      </a>
    </li>
  );
}
