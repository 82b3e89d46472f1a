// The wheel: five tiles in a ring, the discs on them, and where a disc could go a second time.
import { Icon, Key, Rove } from "../../parts";
import { foretoldInWords } from "../../table/foretold";
import { marks, reasonOf } from "../../table/marks";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { DiscToken } from "./Discs";
import { TILE, TILES, type Tile } from "./icons";
import { TokenIcon } from "./Signs";
import { type NorthView, roundOf, seatOf, secondUses, tileName } from "./view";
import "./Wheel.css";

/** The center of a place in the ring, in per cent; where the ring is flat, its side and how far down it lies. */
interface Place {
  x: number;
  y: number;
  side: number;
  tier: number;
}

const RADIUS = 36;
const at = (place: number): Place => {
  const angle = ((place * 72 - 90) * Math.PI) / 180;
  const [side, tier] = (
    [
      [0, 0],
      [1, 1],
      [1, 2],
      [-1, 2],
      [-1, 1],
    ] as const
  )[place]!;
  return { x: 50 + RADIUS * Math.cos(angle), y: 52 + RADIUS * Math.sin(angle), side, tier };
};

const between = (a: Place, b: Place): Place => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  side: (a.side + b.side) / 2,
  tier: (a.tier + b.tier) / 2,
});

const lying = ({ x, y, side, tier }: Place) => ({ "--x": `${x}%`, "--y": `${y}%`, "--side": side, "--tier": tier });

const LETTER: Record<Tile, string> = { explore: "E", populate: "O", construct: "C", harvest: "H", sail: "S" };

export function Wheel({ view }: { view: NorthView }) {
  const table = useTable();
  const texts = useTexts();
  const { small } = useSize();
  const ring = view.extra.tiles;
  const seconds = table.pending.value ? [] : secondUses(view, table.ask.value?.options ?? []);
  const tolls = (small ? [] : seconds).map(({ from, to }) => ({
    key: `${from}-${to}`,
    at: between(at(ring.indexOf(from)), at(ring.indexOf(to))),
  }));
  return (
    <section class="wheel" aria-label={texts.text("north-wheel")}>
      <Rove class="wheel-ring" part="wheel" label={texts.text("north-wheel")}>
        {!small && (
          <svg class="wheel-rope" viewBox="0 0 100 100" aria-hidden="true">
            <polygon points={ring.map((_, i) => `${at(i).x},${at(i).y}`).join(" ")} />
          </svg>
        )}
        {ring.map((tile, i) => (
          <TilePlace key={tile} {...{ view, tile, place: i, second: seconds.some(({ to }) => to === tile) }} />
        ))}
        {tolls.map(({ key, at }) => (
          <span key={key} class="wheel-toll" style={lying(at)} aria-hidden="true">
            <TokenIcon of="food" />
          </span>
        ))}
        {!small && (
          <span class="wheel-hub">
            <small>{texts.text("north-hub-round")}</small>
            <b>{Math.max(1, roundOf(view))}</b>
          </span>
        )}
      </Rove>
    </section>
  );
}

interface TilePlaceProps {
  view: NorthView;
  tile: Tile;
  place: number;
  second: boolean;
}

function TilePlace({ view, tile, place, second }: TilePlaceProps) {
  const table = useTable();
  const texts = useTexts();
  const { small } = useSize();
  const names = [tileName(tile)];
  const light = table.light(names, names[0]);
  const ask = table.ask.value;
  const open = ask !== null && tileOf(ask.what) === tile;
  const options = light === "can" ? table.optionsAt(names) : [];
  const key = options.length === 1 ? table.key(options[0]!) : "";
  const no = light === "no" ? table.whyNot(names) : undefined;
  const ring = view.extra.tiles;
  const name = texts.text(`north-tile-${tile}`);
  const about = texts.text(`north-tile-${tile}`, {}, "about");
  const near = (by: number) => texts.text(`north-tile-${ring[(place + by + 5) % 5]}`);
  const discs = view.seats.flatMap((_, seat) =>
    seatOf(view, seat).discs.flatMap((disc, number) => (disc?.tile === tile ? [{ seat, number, disc }] : [])),
  );
  const here = at(place);
  const said = [
    name,
    ...discs.map(({ seat, disc }) => {
      const whose = texts.text("north-disc-of", { name: table.names.value[seat] ?? "" });
      return disc.turned ? `${whose} (${texts.text("north-disc-turned")})` : whose;
    }),
    second ? texts.text("north-second-use") : "",
  ];
  return (
    <button
      type="button"
      class="wheel-tile"
      style={lying(here)}
      data-explains={`north-sign-${tile}`}
      data-follows={foretoldInWords(table, texts, names) || undefined}
      data-tip={no && reasonOf(no, texts, table.names.value)}
      aria-label={said.filter(Boolean).join(", ")}
      aria-description={
        no
          ? texts.prompt(no.reason, table.names.value)
          : `${about} ${texts.text("north-neighbors", { left: near(-1), right: near(1) })}`
      }
      aria-keyshortcuts={light === "can" ? LETTER[tile] : undefined}
      aria-disabled={light === "" ? true : undefined}
      data-part="tile"
      data-side={here.side}
      data-open={open || undefined}
      {...marks(table, names, names[0])}
      data-tile={tile}
      data-zone={`tile:${TILES.indexOf(tile)}`}
      onClick={() => table.click(names, names[0])}
    >
      <Icon name={TILE[tile]} />
      <b>{name}</b>
      <span class="tile-discs" aria-hidden="true">
        {discs.map(({ seat, number, disc }) => (
          <DiscToken key={`${seat}-${number}-${disc.turned}`} seat={seat} turned={disc.turned} />
        ))}
      </span>
      {small && second && light === "can" && <TokenIcon of="food" />}
      <Key name={key} class="key" />
    </button>
  );
}

/** The tile whose action a question belongs to, where its words tell. */
export function tileOf(what: { id: string; args: Record<string, string | number> }): Tile | undefined {
  if (what.id === "north-ask-companion") return what.args.tile as Tile;
  if (what.id === "north-ask-cargo") return "sail";
  if (what.id === "north-ask-harvest") return "harvest";
  if (what.id === "north-ask-construct") return "construct";
  return undefined;
}
