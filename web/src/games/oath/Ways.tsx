// How somebody could win, a row for each way: calm, near or about to win, shown by color, sign and words.
import { Crest, Icon, Words } from "../../parts";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { TITLE, VISION } from "./icons";
import { nearnessOf, type OathView, type Way } from "./view";
import "./Ways.css";

const SIGN: Record<string, string> = {
  "oath-way-usurper": TITLE,
  "oath-way-vision": VISION,
  "oath-way-empire": "game-icons:laurel-crown",
  "oath-way-successor": "game-icons:crown",
};

/** What explains each way. */
const MEANS: Record<string, string> = {
  "oath-way-usurper": "oath-usurper",
  "oath-way-vision": "oath-sign-visionary",
  "oath-way-empire": "oath-role-chancellor",
  "oath-way-successor": "oath-sign-successor",
};

/** "3 : 2", or how many Visions of those it takes are drawn. */
const scoreOf = (way: Way): string =>
  way.score ? way.score.join(" : ") : way.args.needed ? `${way.args.drawn}/${way.args.needed}` : "";

export function Ways({ view, seat }: { view: OathView; seat: number }) {
  const table = useTable();
  const texts = useTexts();
  return (
    <ul class="stacked ways">
      {view.extra.ways[seat]?.map((way) => {
        const near = nearnessOf(view, way);
        const [mine, best] = way.score ?? [];
        return (
          <li key={way.id} class="way" data-near={near} data-explains={MEANS[way.id]} data-never-cut>
            <Icon name={near === "wins" ? "lucide:bell-ring" : SIGN[way.id]!} label={texts.text(`oath-near-${near}`)} />
            <span>
              <Words pieces={texts.promptPieces({ id: way.id, args: way.args }, table.names.value)} />
            </span>
            {scoreOf(way) && (
              <b
                data-tip={mine === undefined ? undefined : texts.text("oath-score-said", { mine, best: best! })}
                data-explains={MEANS[way.id]}
              >
                {scoreOf(way)}
              </b>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The nearest way as a sign and its score: what a phone has room for. */
export function NearestWay({ view, seat }: { view: OathView; seat: number }) {
  const order = ["wins", "near", "calm"];
  const [way] = [...(view.extra.ways[seat] ?? [])].sort(
    (a, b) => order.indexOf(nearnessOf(view, a)) - order.indexOf(nearnessOf(view, b)),
  );
  if (!way) return null;
  const near = nearnessOf(view, way);
  return (
    <span class="abreast nearest-way" data-never-cut>
      <Icon name={near === "wins" ? "lucide:bell-ring" : SIGN[way.id]!} />
      {scoreOf(way)}
    </span>
  );
}

/** Everybody's ways to win, one's own first. */
export function AllWays({ view, first }: { view: OathView; first: number }) {
  const table = useTable();
  const seats = view.seats.map((_, i) => (first + i) % view.seats.length);
  return (
    <ul class="stacked all-ways">
      {seats.map((seat) => (
        <li key={seat}>
          <Crest seat={seat} small />
          <div class="words">
            <b>{table.names.value[seat]}</b>
            <Ways view={view} seat={seat} />
          </div>
        </li>
      ))}
    </ul>
  );
}
