// The score track: a shield for each player on 0 to the goal; whoever is beyond it stands on it.
import { Crest } from "../../parts";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { type NorthView, seatOf } from "./view";

export function Score({ view }: { view: NorthView }) {
  const table = useTable();
  const texts = useTexts();
  const { goal, last } = view.extra;
  const words = view.seats.map((_, seat) =>
    texts.text("north-score-of", { name: table.names.value[seat] ?? "", points: seatOf(view, seat).track, goal }),
  );
  const place = (points: number) => `${(Math.min(points, goal) / goal) * 100}%`;
  return (
    <>
      {last && !view.over && <b class="last-round">{texts.text("north-last-round")}</b>}
      <div
        class="nscore"
        role="img"
        aria-label={`${texts.text("north-score")}: ${words.join("; ")}`}
        style={{ "--goal": goal }}
      >
        <span class="cells">
          {Array.from({ length: goal + 1 }, (_, n) => (
            <i key={n} class={n === goal ? "goal" : n % 5 === 0 ? "five" : ""}>
              {n % 5 === 0 && <em>{n}</em>}
            </i>
          ))}
        </span>
        <span class="shields">
          {view.seats.map((_, seat) => {
            const { track } = seatOf(view, seat);
            const beside = view.seats.slice(0, seat).filter((_, other) => seatOf(view, other).track === track).length;
            return (
              <span
                key={seat}
                class={`mk ${track >= goal ? "there" : ""}`}
                style={{ left: place(track), "--beside": beside }}
                title={words[seat]}
              >
                <Crest seat={seat} small />
                {track > goal && <b>{track}</b>}
              </span>
            );
          })}
        </span>
      </div>
    </>
  );
}
