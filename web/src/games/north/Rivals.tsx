// Everybody else in turn order, at a glance: points, goods, workers, ships, hand, discs, and the empire as small cards.
// Those that may be raided glow; a click on the empire lays it out large.
import { useEffect, useState } from "preact/hooks";
import { phone } from "../../app/settings";
import { Dialog, FacePicture, Icon, SeatPanel } from "../../parts";
import { marks } from "../../table/marks";
import { useTable } from "../../table/store";
import { namesOfCard, spotOf, type Zone } from "../../table/view";
import { useTexts } from "../../text/texts";
import { facesOf } from "..";
import { DiscToken } from "./Discs";
import { Laid } from "./Empire";
import { GOODS, HAND, HULL, THING } from "./icons";
import { Tok } from "./Signs";
import { across, kindOf, type NorthView, seatOf, stockOf, zoneOf } from "./view";

export function Rivals({ view }: { view: NorthView }) {
  const seats = across(view);
  if (seats.length === 0) return null;
  return (
    <div class={`nrivals n${seats.length}`} data-part="rivals">
      {seats.map((seat) => (
        <Rival key={seat} {...{ view, seat }} />
      ))}
    </div>
  );
}

function Rival({ view, seat }: { view: NorthView; seat: number }) {
  const table = useTable();
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const { clan, track, passed, first, discs } = seatOf(view, seat);
  const stock = stockOf(view, seat);
  const name = table.names.value[seat] ?? "";
  const empire = zoneOf(view, `empire:${seat}`);
  const hand = zoneOf(view, `hand:${seat}`);
  const rested = stock.worker ?? 0;
  const all = rested + (stock.tired ?? 0);
  const asked = table.ask.value?.id;
  // A raid is chosen in the window: the next question finds it closed.
  useEffect(() => setOpen(false), [asked]);
  const raidable =
    empire?.cards.some((_, i) => table.light(namesOfCard(empire, i, view.seat)) === "can") && view.seat !== null;
  return (
    <SeatPanel seat={seat} class={`${passed && !view.over ? "passed" : ""}`}>
      <span class="clan">
        {clan && <span class="cn">{texts.text(`north-clan-${clan}`)}</span>}
        {first && view.seats.length > 1 && (
          <em>
            <Icon name="lucide:flag" />
            <span>{texts.text("north-first")}</span>
          </em>
        )}
        {passed && !view.over && <em class="pass">{texts.text("north-passed")}</em>}
        <Looking view={view} seat={seat} />
      </span>
      <span class="ov" data-track={`${seat}.vp`} title={texts.text("north-track-vp")}>
        <Icon name={THING.vp} label={texts.text("north-track-vp")} />
        <b key={track}>{track}</b>
      </span>
      <span class="rg">
        {GOODS.map((good) => (
          <span key={good} class={stock[good] ? "" : "zero"} data-track={`${seat}.${good}`}>
            <Tok of={good} label={texts.text(`north-track-${good}`)} />
            <b>{stock[good] ?? 0}</b>
          </span>
        ))}
      </span>
      <span class="om">
        <span title={texts.text("north-workers-of", { rested, all })}>
          <Icon name={THING.worker} label={texts.text("north-workers")} />
          <b>{rested}</b>
          <small>/{all}</small>
        </span>
        <span title={texts.text("north-ships")}>
          <Icon name={HULL} label={texts.text("north-ships")} />
          <b>{(stock.ship ?? 0) + (stock["common-ship"] ?? 0)}</b>
        </span>
        <span title={texts.text("north-in-hand", { count: hand?.count ?? 0 })} data-zone={`hand:${seat}`}>
          <Icon name={HAND} label={texts.text("north-zone-hand")} />
          <b>{hand?.count ?? 0}</b>
        </span>
        <span class="od">
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
        </span>
      </span>
      {!phone.value && <Small zone={empire} />}
      <button
        type="button"
        class={`large ${raidable ? "raidable" : ""}`}
        data-part="large"
        aria-haspopup="dialog"
        aria-label={texts.text("north-empire-of", { name })}
        title={texts.text("north-empire-of", { name })}
        onClick={() => setOpen(true)}
      >
        {raidable && phone.value ? <Tok of="raze" /> : <Icon name="lucide:maximize-2" />}
      </button>
      {open && (
        <Dialog title={texts.text("north-empire-of", { name })} onClose={() => setOpen(false)} class="wide">
          <div class="nor-window">
            <Laid zone={empire} />
          </div>
        </Dialog>
      )}
    </SeatPanel>
  );
}

/** The empire as small cards in the colours of their kinds, in rows as they lie. */
function Small({ zone }: { zone: Zone | undefined }) {
  const table = useTable();
  const texts = useTexts();
  const faces = facesOf("north");
  return (
    <span class="oe" data-zone={zone?.id}>
      {zone?.cards.map((card, i) => {
        const names = namesOfCard(zone, i, table.seat.value);
        const spot = spotOf(zone, i);
        const light = table.light(names, spot);
        const shape = `oc k-${kindOf(faces.get(card.face))} ${card.exhausted ? "x" : ""} ${light}`;
        const label = [texts.card(card.face), card.exhausted ? texts.text("north-exhausted") : ""]
          .filter(Boolean)
          .join(", ");
        const picture = <FacePicture face={card.face} />;
        return light === "can" || light === "chosen" ? (
          <button
            key={card.id ?? i}
            type="button"
            class={shape}
            title={label}
            aria-label={label}
            data-part="small-card"
            {...marks(table, names, spot)}
            data-face={card.face}
            data-flip={spot}
            onClick={() => table.click(names, spot)}
          >
            {picture}
          </button>
        ) : (
          <span
            key={card.id ?? i}
            class={shape}
            title={label}
            role="img"
            aria-label={label}
            data-face={card.face}
            data-flip={spot}
          >
            {picture}
          </span>
        );
      })}
    </span>
  );
}

/** In the Lookout, when all choose at once: who still does. */
function Looking({ view, seat }: { view: NorthView; seat: number }) {
  const texts = useTexts();
  if (view.over || view.turn === seat || (view.phase !== "lookout" && view.phase !== "setup")) return null;
  const asked = view.asked.includes(seat);
  return (
    <em class={asked ? "busy" : "done"}>
      <Icon name={asked ? "lucide:hourglass" : "lucide:check"} />
      <span>{texts.text(asked ? "north-choosing" : "north-chosen")}</span>
    </em>
  );
}
