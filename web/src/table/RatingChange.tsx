// What a rated game did to everybody's rating, below the points.
import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import { Crest } from "../parts/Crest";
import { Icon } from "../parts/Icon";
import { change, told } from "../parts/rating";
import { useTexts } from "../text/texts";
import type { RatedSeat, TableRatings } from "../wire";
import { useTable } from "./store";
import "./RatingChange.css";

/** The server counts a game a moment after its last move: so often, and so many milliseconds apart, is asked. */
const TRIES = 8;
const PAUSE = 700;

export function RatingChange() {
  const table = useTable();
  return table.info.value?.rated ? <Changes id={table.id} /> : null;
}

function Changes({ id }: { id: string }) {
  const table = useTable();
  const texts = useTexts("");
  const [found, setFound] = useState<TableRatings | null>(null);
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (tries: number) =>
      api.tableRatings(id).then(
        (brought) => {
          if (gone) return;
          setFound(brought);
          if (!brought.decided && tries > 1) timer = setTimeout(ask, PAUSE, tries - 1);
        },
        () => {}, // the result is there without it
      );
    ask(TRIES);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [id]);
  const people = table.info.value?.chairs.filter(({ person }) => person).length ?? 0;
  return (
    <section
      class="rating-change col tight"
      data-part="rating-change"
      aria-labelledby="rating-change"
      aria-live="polite"
    >
      <h3 id="rating-change">{texts.text("rating-change")}</h3>
      {!found?.decided ? (
        <p class="sub fine">{texts.text("rating-change-waits")}</p>
      ) : (
        <ul class="col tight">
          {found.seats.map((each) => (
            <Line key={each.seat} of={each} name={table.names.value[each.seat] ?? ""} />
          ))}
        </ul>
      )}
      {found?.decided && found.seats.length < people && <p class="sub finest">{texts.text("rating-change-hidden")}</p>}
      <p class="finest">
        <a href={`/board/${table.game.value}`}>{texts.text("page-board")}</a>
      </p>
    </section>
  );
}

function Line({ of, name }: { of: RatedSeat; name: string }) {
  const texts = useTexts("");
  const by = change(of.before, of.after);
  const kind = by > 0 ? "up" : by < 0 ? "down" : "none";
  return (
    <li class="wrap" data-seat={of.seat} data-change={kind}>
      <Crest seat={of.seat} />
      <b>{name}</b>
      <span class={`by pair ${kind}`}>
        {by !== 0 && <Icon name={by > 0 ? "lucide:arrow-up" : "lucide:arrow-down"} />}
        {texts.text(`rating-change-${kind}`, { by: Math.abs(by) })}
      </span>
      <span class="sub fine">{texts.text("rating-change-now", told(of.after))}</span>
      {of.left && <span class="sub finest left">{texts.text("rating-change-left")}</span>}
    </li>
  );
}
