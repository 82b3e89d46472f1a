// What one has: goods, workers, ships, discs, points; the option under the pointer shows what it would leave.
import { Icon } from "../../parts";
import { considered } from "../../table/considered";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { Discs } from "./Discs";
import { GOODS, HULL, THING } from "./icons";
import { raidOf, visited } from "./raid";
import { useRoomy } from "./roomy";
import { TokenIcon } from "./Signs";
import { afterwards, type NorthView, pointsAfter, seatOf, stockOf } from "./view";
import "./Stock.css";

/** More than these are said by the number alone. */
const MEN = 6;

export function Stock({ view, seat }: { view: NorthView; seat: number }) {
  const table = useTable();
  const texts = useTexts();
  const words = useRoomy() ? "" : "vh";
  const stock = stockOf(view, seat);
  const option = table.ask.value?.options.find(({ key }) => key === considered.value) ?? raidOf(table);
  const follows = seat === view.seat ? table.ask.value?.outlook[option?.key ?? ""] : undefined;
  const after = seat === view.seat ? afterwards(option, stock, follows) : {};
  const own = view.seat === seat;
  const label = own ? texts.text("north-stock") : texts.text("north-stock-of", { name: table.names.value[seat] ?? "" });
  const ships = stock.ship ?? 0;
  const common = stock["common-ship"] ?? 0;
  return (
    <section class="stock leaf" data-part="stock" data-seat={seat} aria-label={label}>
      <div>
        {GOODS.map((good) => {
          const now = stock[good] ?? 0;
          const then = after[good];
          return (
            <span key={good} class="stock-good" data-none={now ? undefined : true} data-track={`${seat}.${good}`}>
              <TokenIcon of={good} />
              <b key={now}>{now}</b>
              {then !== undefined && then !== now && <i class="stock-then north-mark">→{then}</i>}
              <small class={words}>{texts.text(`north-track-${good}`)}</small>
            </span>
          );
        })}
      </div>
      <div>
        <Men word="rested" count={stock.worker ?? 0} then={after.worker} track={`${seat}.worker`} />
        <Men word="tired" count={stock.tired ?? 0} />
        <span class="men" data-track={`${seat}.ship`}>
          <Icon name={HULL} />
          <b>{ships}</b>
          {common > 0 && <b data-explains="north-track-common-ship">+{common}</b>}
          <small class={words}>{texts.text("north-ships")}</small>
        </span>
        <span class="men" data-explains="north-sign-own-disc">
          <Discs seat={seat} discs={seatOf(view, seat).discs} />
          <small class={words}>{texts.text("north-discs")}</small>
        </span>
        <Total view={view} seat={seat} then={pointsAfter(follows)} />
      </div>
    </section>
  );
}

interface TotalProps {
  view: NorthView;
  seat: number;
  /** What the option under the pointer would make of them. */
  then?: number | undefined;
  bare?: boolean;
}

/** All one's points as they would count now; small beside them how many of those are on the track. */
export function Total({ view, seat, then, bare = false }: TotalProps) {
  const texts = useTexts();
  const roomy = useRoomy();
  const { points, track } = seatOf(view, seat);
  return (
    <span
      class="north-total pair"
      data-part="total"
      data-never-cut
      data-track={`${seat}.vp`}
      data-explains="north-points-now"
    >
      <Icon name={THING.vp} label={texts.text("north-points-now")} />
      <b key={points}>
        {points}
        {then !== undefined && <i class="stock-then north-mark">→{then}</i>}
      </b>
      {!bare && (
        <small>
          {roomy && <span>{texts.text("north-sum-points")}</span>}
          <span>{texts.text("north-on-track", { points: track })}</span>
        </small>
      )}
    </span>
  );
}

interface MenProps {
  word: "rested" | "tired";
  count: number;
  then?: number | undefined;
  track?: string;
}

function Men({ word, count, then, track }: MenProps) {
  const texts = useTexts();
  const roomy = useRoomy();
  const shown = roomy && !visited.value ? Math.min(MEN, Math.max(1, count)) : 1;
  return (
    <span
      class="men"
      data-men={word}
      data-track={track}
      data-explains={word === "tired" ? "north-track-tired" : undefined}
    >
      <span class="north-sign" aria-hidden="true">
        {Array.from({ length: shown }, (_, i) => (
          <Icon key={i} name={THING.worker} />
        ))}
      </span>
      <b>
        {count}
        {then !== undefined && then !== count && <i class="stock-then north-mark">→{then}</i>}
      </b>
      <small class={roomy ? "" : "vh"}>
        <span class="vh">{texts.text("north-workers")} </span>
        {texts.text(`north-${word}`)}
      </small>
    </span>
  );
}
