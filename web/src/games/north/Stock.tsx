// What one has: goods, workers, ships, discs; the option under the pointer shows what it would leave.
import { phone } from "../../app/settings";
import { Icon } from "../../parts";
import { considered } from "../../table/considered";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { DiscToken } from "./Discs";
import { GOODS, HULL, THING } from "./icons";
import { Tok } from "./Signs";
import { afterwards, type NorthView, seatOf, stockOf } from "./view";

/** More than these are said by the number alone. */
const MEN = 6;

export function Stock({ view, seat }: { view: NorthView; seat: number }) {
  const table = useTable();
  const texts = useTexts();
  const stock = stockOf(view, seat);
  const option = table.ask.value?.options.find(({ key }) => key === considered.value);
  const after = seat === view.seat ? afterwards(option, stock) : {};
  const { discs, points, track } = seatOf(view, seat);
  const own = view.seat === seat;
  const label = own ? texts.text("north-stock") : texts.text("north-stock-of", { name: table.names.value[seat] ?? "" });
  const ships = stock.ship ?? 0;
  const common = stock["common-ship"] ?? 0;
  return (
    <section class="nstock" data-part="stock" aria-label={label}>
      <div class="ngoods">
        {GOODS.map((good) => {
          const now = stock[good] ?? 0;
          const then = after[good];
          return (
            <span key={good} class={`gd ${now ? "" : "zero"}`} data-track={`${seat}.${good}`}>
              <Tok of={good} />
              <b key={now}>{now}</b>
              {then !== undefined && then !== now && <i class="then">→{then}</i>}
              <small>{texts.text(`north-track-${good}`)}</small>
            </span>
          );
        })}
      </div>
      <div class="wkr">
        <Men word="rested" count={stock.worker ?? 0} then={after.worker} track={`${seat}.worker`} />
        <Men word="tired" count={stock.tired ?? 0} />
        <span class="men sh" data-track={`${seat}.ship`}>
          <Icon name={HULL} />
          <b>{ships}</b>
          {common > 0 && <b title={texts.text("north-track-common-ship")}>+{common}</b>}
          <small>{texts.text("north-ships")}</small>
        </span>
        <span class="men dd">
          {discs.map((disc, i) => (
            <DiscToken
              key={i}
              seat={seat}
              turned={disc?.turned ?? false}
              away={disc !== null}
              label={
                disc
                  ? texts.text("north-disc-out", { tile: texts.text(`north-tile-${disc.tile}`) })
                  : texts.text("north-disc-free")
              }
            />
          ))}
          <small>{texts.text("north-discs")}</small>
        </span>
        {phone.value ? (
          <span class="men vps" title={texts.text("north-score")} data-track={`${seat}.vp`}>
            <Icon name={THING.vp} label={texts.text("north-score")} />
            <b>
              {track}/{view.extra.goal}
            </b>
          </span>
        ) : (
          <span class="men vps" title={texts.text("north-points-now")} data-track={`${seat}.vp`}>
            <Icon name={THING.vp} />
            <b>{points}</b>
            <small>{texts.text("north-sum-points")}</small>
          </span>
        )}
      </div>
    </section>
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
  return (
    <span class={`men ${word}`} data-track={track}>
      <span class="icons" aria-hidden="true">
        {Array.from({ length: Math.min(MEN, Math.max(1, count)) }, (_, i) => (
          <Icon key={i} name={THING.worker} class={count ? "" : "no"} />
        ))}
      </span>
      <b>
        {count}
        {then !== undefined && then !== count && <i class="then">→{then}</i>}
      </b>
      <small>
        <span class="vh">{texts.text("north-workers")} </span>
        {texts.text(`north-${word}`)}
      </small>
    </span>
  );
}
