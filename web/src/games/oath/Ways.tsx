// How one could win, a line for each way; and how the others could.
import { Crest, Icon, Words } from "../../parts";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import type { OathView, Way } from "./view";

const NEAR = ["wins", "turns", "holds"];

export function WayLine({ way }: { way: Way }) {
  const table = useTable();
  const texts = useTexts();
  const near = NEAR.includes(way.stage);
  return (
    <span class={`way-line ${near ? "near" : ""}`}>
      <Icon name={near ? "game-icons:laurel-crown" : "lucide:target"} />
      <span>
        {way.score && (
          <b class="wscore" title={texts.text("oath-score-said", { mine: way.score[0], best: way.score[1] })}>
            {way.score[0]} : {way.score[1]}
          </b>
        )}
        <Words pieces={texts.promptPieces({ id: way.id, args: way.args }, table.names.value)} />
      </span>
    </span>
  );
}

/** Everybody's ways to win, one's own first. */
export function AllWays({ view, first }: { view: OathView; first: number }) {
  const table = useTable();
  const seats = view.seats.map((_, i) => (first + i) % view.seats.length);
  return (
    <ul class="all-ways">
      {seats.map((seat) => (
        <li key={seat}>
          <Crest seat={seat} small />
          <div>
            <b>{table.names.value[seat]}</b>
            {view.extra.ways[seat]?.map((way) => (
              <WayLine key={way.id} way={way} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
