// Oath's own table: rivals beside the map, below it the question and one's own board; a battle, a deal, a request or
// drawn cards come to lie over the map.
import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { narrow, phone } from "../../app/settings";
import { Icon, Key, Rove } from "../../parts";
import { single } from "../../table/choose";
import { considered, considering } from "../../table/considered";
import { useTable } from "../../table/store";
import { TableFrame } from "../../table/TableFrame";
import type { Zone } from "../../table/view";
import { useTexts } from "../../text/texts";
import { Ask } from "./Ask";
import { Ceremony } from "./chronicle/Ceremony";
import { Deal, useDeal } from "./Deal";
import { flightsOf, fly } from "./flights";
import { Mine } from "./Mine";
import { OathPanel, Rounds, Strip } from "./Oath";
import { Permission, useRequest } from "./Permission";
import { Realm } from "./Realm";
import { Rivals } from "./Rivals";
import { Laid } from "./Site";
import { MapButton, mapShown, Stage, useBattle } from "./Stage";
import { concernOf, type OathView, shownSeat, trackOf, zoneOf } from "./view";
import "./table.css";
import "./deal.css";
import "./site.css";
import "./boards.css";
import "./turn.css";
import "./less-room.css";
import "./phone.css";

export default function OathTable() {
  const table = useTable();
  const texts = useTexts();
  const view = table.view.value as OathView;
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => considering(board.current!), []);
  useSignalEffect(() => {
    // Where several are picked, all that can be picked stays lit.
    const ask = table.ask.value;
    const option = ask && single(ask) ? ask.options.find(({ key }) => key === considered.value) : undefined;
    table.concerned.value = option ? concernOf(table.view.value as OathView, option) : null;
  });
  const fresh = table.fresh.value;
  // All events at once are a table being opened or taken back: nothing flies then.
  useEffect(() => {
    if (fresh.length < table.events.value.length) fly(flightsOf(fresh));
  }, [fresh, table]);
  const seat = shownSeat(view);
  const battle = useBattle(view);
  const deal = useDeal(view);
  const request = useRequest(view);
  const drawn = zoneOf(view, `drawn:${seat}`);
  const many = drawn !== undefined && drawn.count > 1 && drawn.cards.some((card) => card.face);
  const lies = request ? "permission" : deal ? "deal" : many ? "drawn" : battle ? "battle" : "";
  const covered = !mapShown.value && lies !== "";
  // Who is to allow an ally looks at the battle meanwhile.
  const fight = lies === "battle" || request?.about === "ally" ? battle : null;
  const full = covered && (fight !== null || lies === "drawn");
  return (
    <TableFrame
      class="oath"
      round={phone.value ? <Brief view={view} /> : undefined}
      phases={view.over || phone.value ? [] : [{ id: view.phase, name: texts.text(`oath-phase-${view.phase}`) }]}
      phase={view.phase}
      keys={KEYS}
      end={phone.value ? undefined : <Rounds view={view} />}
      aside={<OathPanel view={view} />}
    >
      <div ref={board} class={`oat lite seats-${view.seats.length} ${full ? "over-map" : ""}`}>
        <Rivals view={view} />
        <div class="omap">
          <Realm view={view} />
          {narrow.value && !phone.value && <Strip view={view} />}
          {covered && (
            <div class={`ocover ${request && fight ? "both" : ""}`}>
              {request && <Permission view={view} request={request} />}
              {lies === "deal" && <Deal view={view} />}
              {lies === "drawn" && <Drawn view={view} zone={drawn!} />}
              {fight && <Stage view={view} battle={fight} />}
            </div>
          )}
          {mapShown.value && lies && (
            <button
              type="button"
              class="btn go backto"
              aria-keyshortcuts="m"
              onClick={() => {
                mapShown.value = false;
              }}
            >
              <Icon name="lucide:undo-2" />
              <span class="lbl">{texts.text(`oath-to-${lies}`)}</span>
              <Key name="M" />
            </button>
          )}
        </div>
        {view.phase === "chronicle" ? <Ceremony view={view} /> : <Ask view={view} />}
        <Mine view={view} seat={seat} />
      </div>
    </TableFrame>
  );
}

/** Cards just drawn, large enough to be read. */
function Drawn({ view, zone }: { view: OathView; zone: Zone }) {
  const texts = useTexts();
  return (
    <section class="odrawn" aria-label={texts.text("oath-zone-drawn")}>
      <header>
        <h2>{texts.text("oath-zone-drawn")}</h2>
        <MapButton />
      </header>
      <Rove class="ocards" label={texts.text("oath-zone-drawn")} zone={zone.id}>
        {zone.cards.map((card, i) => (
          <Laid key={card.id ?? i} view={view} zone={zone} index={i} />
        ))}
      </Rove>
    </section>
  );
}

/** What the top of a phone has room for: round and Visions. */
function Brief({ view }: { view: OathView }) {
  const texts = useTexts();
  return (
    <span class="obrief">
      <span title={texts.text("oath-track-round")}>
        <Icon name="game-icons:hourglass" label={texts.text("oath-track-round")} />
        {trackOf(view, "round")}/{view.extra.rounds.length}
      </span>
      <span title={texts.text("oath-track-visions")}>
        <Icon name="game-icons:all-seeing-eye" label={texts.text("oath-track-visions")} />
        {trackOf(view, "visions")}
      </span>
    </span>
  );
}

/** M shows the map, or what lies over it. */
const KEYS = {
  m: () => {
    mapShown.value = !mapShown.value;
  },
};
