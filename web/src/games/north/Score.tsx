// The score track: a shield for each player on 0 to the goal; whoever is beyond it stands on it.
import { Crest } from "../../parts";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { type NorthView, seatOf } from "./view";
import "./Score.css";

export function Score({ view }: { view: NorthView }) {
  const table = useTable();
  const texts = useTexts();
  const { goal, last } = view.extra;
  const words = view.seats.map((_, seat) =>
    texts.text("north-score-of", { name: table.names.value[seat] ?? "", points: seatOf(view, seat).track, goal }),
  );
  return (
    <>
      {last && !view.over && (
        <b class="last-round" data-never-cut>
          {texts.text("north-last-round")}
        </b>
      )}
      <div
        class="score"
        role="img"
        aria-label={`${texts.text("north-score")}: ${words.join("; ")}`}
        style={{ "--goal": goal }}
      >
        {Array.from({ length: Math.floor(goal / 5) + 1 }, (_, n) => (
          <em key={n} data-goal={n * 5 === goal || undefined} style={{ "--at": n * 5 }}>
            {n * 5}
          </em>
        ))}
        {view.seats.map((_, seat) => {
          // Past the goal all stand there; how far, panels and the tip say.
          const placeOf = (one: number) => Math.min(seatOf(view, one).track, goal);
          const at = placeOf(seat);
          const beside = view.seats.slice(0, seat).filter((_, other) => placeOf(other) === at).length;
          return (
            <span
              key={seat}
              data-there={at === goal || undefined}
              data-own={seat === view.seat || undefined}
              style={{ "--at": at, "--beside": beside }}
              data-tip={words[seat]}
              data-explains="north-track-vp"
            >
              <Crest seat={seat} small />
            </span>
          );
        })}
      </div>
    </>
  );
}
