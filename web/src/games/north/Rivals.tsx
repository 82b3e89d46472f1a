// Everybody else in turn order, at a glance: points, goods, workers, ships, hand, discs, and the empire as small cards.
// Those that may be raided glow; a click opens the empire in the place of the sea.
import { textSize } from "../../app/settings";
import { FacePicture, Icon, SeatPanel } from "../../parts";
import { frameOf } from "../../parts/Card";
import { marks } from "../../table/marks";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import { flipOf, namesOfCard, spotOf, type Zone } from "../../table/view";
import { useTexts } from "../../text/texts";
import { facesOf } from "..";
import { Discs } from "./Discs";
import { GOODS, HAND, HULL, THING } from "./icons";
import { aim, back, isRaid, visit, visited } from "./raid";
import { useRoomy } from "./roomy";
import { TokenIcon } from "./Signs";
import { Total } from "./Stock";
import { across, type NorthView, type Placed, rowsOf, seatOf, stockOf, zoneOf } from "./view";
import "./Rivals.css";

export function Rivals({ view }: { view: NorthView }) {
  const seats = across(view);
  if (seats.length === 0) return null;
  return (
    <div class="jarls" data-part="rivals">
      {seats.map((seat) => (
        <div key={seat} class="jarl-place">
          <Rival {...{ view, seat }} />
        </div>
      ))}
    </div>
  );
}

function Rival({ view, seat }: { view: NorthView; seat: number }) {
  const table = useTable();
  const texts = useTexts();
  const { small } = useSize();
  const roomy = useRoomy();
  const { clan, passed, first, discs } = seatOf(view, seat);
  const stock = stockOf(view, seat);
  const name = table.names.value[seat] ?? "";
  const empire = zoneOf(view, `empire:${seat}`);
  const hand = zoneOf(view, `hand:${seat}`);
  const rested = stock.worker ?? 0;
  const all = rested + (stock.tired ?? 0);
  const open = visited.value?.seat === seat;
  // Three on a phone leave large texts no room for more than the total.
  const crowded = view.seats.length > 3 && textSize.value !== "usual";
  const targets =
    empire?.cards.filter((_, i) => table.optionsAt(namesOfCard(empire, i, view.seat)).some(isRaid)).length ?? 0;
  return (
    <SeatPanel seat={seat} class="jarl">
      <span class={roomy ? "jarl-clan pair sub" : "vh"}>
        {clan && <span data-may-clip>{texts.text(`north-clan-${clan}`)}</span>}
        {first && (
          <b data-explains="north-sign-first">
            <Icon name="lucide:flag" label={texts.text("north-first")} />
          </b>
        )}
        {passed && !view.over && (
          <b data-state="safe" data-explains="north-sign-passed">
            <Icon name="lucide:shield" />
            {texts.text("north-passed")}
          </b>
        )}
        <Looking view={view} seat={seat} />
      </span>
      {!small && <Total view={view} seat={seat} />}
      <span class="jarl-goods">
        {GOODS.filter((good) => !small || stock[good]).map((good) => (
          <span key={good} class="north-sign" data-none={stock[good] ? undefined : true} data-track={`${seat}.${good}`}>
            <TokenIcon of={good} label={texts.text(`north-track-${good}`)} />
            <b>{stock[good] ?? 0}</b>
          </span>
        ))}
      </span>
      <span class={roomy ? "jarl-men pair" : "vh"}>
        <span
          class="north-sign"
          data-tip={texts.text("north-workers-of", { rested, all })}
          data-explains="north-track-worker"
        >
          <Icon name={THING.worker} label={texts.text("north-workers")} />
          <b>{rested}</b>
          <small>/{all}</small>
        </span>
        <span class="north-sign" data-explains="north-track-ship">
          <Icon name={HULL} label={texts.text("north-ships")} />
          <b>{(stock.ship ?? 0) + (stock["common-ship"] ?? 0)}</b>
        </span>
        <span
          class="north-sign"
          data-tip={texts.text("north-in-hand", { count: hand?.count ?? 0 })}
          data-explains="north-sign-hand"
          data-zone={`hand:${seat}`}
        >
          <Icon name={HAND} label={texts.text("north-zone-hand")} />
          <b>{hand?.count ?? 0}</b>
        </span>
        <Discs seat={seat} discs={discs} />
      </span>
      {roomy && empire && <Small seat={seat} zone={empire} />}
      <button
        type="button"
        class="jarl-open pair sub"
        data-part="large"
        data-targets={targets || undefined}
        aria-expanded={open}
        aria-label={texts.text("north-empire-of", { name })}
        data-tip={texts.text("north-empire-of", { name })}
        onClick={() => (open ? back(true) : visit(seat))}
      >
        {small && <Total view={view} seat={seat} bare={targets > 0 || crowded} />}
        {targets > 0 ? (
          <>
            <TokenIcon of="raze" />
            <b>{targets}</b>
          </>
        ) : (
          <Icon name={open ? "lucide:minimize-2" : "lucide:maximize-2"} />
        )}
      </button>
    </SeatPanel>
  );
}

/** The empire as small cards in the frames of their kinds, in the order of its rows. */
function Small({ seat, zone }: { seat: number; zone: Zone }) {
  const table = useTable();
  const texts = useTexts();
  const { fields, actions, features, islands } = rowsOf(zone.cards, facesOf("north"));
  const all = (placed: Placed): Placed[] => [placed, ...placed.upgrades];
  return (
    <span class="jarl-cards" data-zone={zone.id}>
      {[...fields.flatMap(all), ...actions, ...features, ...islands].map(({ card, index }) => {
        const names = namesOfCard(zone, index, table.seat.value);
        const spot = spotOf(zone, index);
        const raid = table.pending.value ? undefined : table.optionsAt(names).find(isRaid);
        const label = [texts.card(card.face), card.exhausted ? texts.text("north-exhausted") : ""];
        const said = label.filter(Boolean).join(", ");
        const props = {
          class: `jarl-card ${frameOf("north", card.face).class}`,
          "aria-label": said,
          "data-spent": card.exhausted || undefined,
          "data-face": card.face,
          "data-flip": flipOf(card),
        };
        const picture = <FacePicture face={card.face} />;
        return raid ? (
          <button
            key={card.key ?? index}
            type="button"
            {...props}
            data-part="small-card"
            {...marks(table, names, spot)}
            aria-pressed={visited.value?.raid === raid.key}
            onClick={() => aim(table, seat, raid)}
          >
            {picture}
          </button>
        ) : (
          <span key={card.key ?? index} {...props} role="img">
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
    <b data-state={asked ? "choosing" : "done"}>
      <Icon name={asked ? "lucide:hourglass" : "lucide:check"} />
      {texts.text(asked ? "north-choosing" : "north-chosen")}
    </b>
  );
}
