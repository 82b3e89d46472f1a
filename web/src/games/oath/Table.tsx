// Oath's own table: the rivals' column as high as the board; beside it the map, the question and one's own board; a
// battle, a deal, a request or drawn cards come to lie over the map, and nothing else moves.
import { useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { railed } from "../../app/settings";
import { Held, Prompt, Rove } from "../../parts";
import { lazy } from "../../parts/lazy";
import { single } from "../../table/choose";
import { considered, considering } from "../../table/considered";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import { TableFrame } from "../../table/TableFrame";
import type { Zone } from "../../table/view";
import { useTexts } from "../../text/texts";
import { Ask } from "./Ask";
import { BackButton, Cover, mapShown } from "./Cover";
import { beingWritten } from "./chronicle/pages";
import { Answers, Deal, useDeal } from "./Deal";
import { useLined } from "./fit";
import { flightsOf, fly } from "./flights";
import { Mine } from "./Mine";
import { BriefTracks, OathPanel, Rounds } from "./Oath";
import { Permission, useRequest } from "./Permission";
import { Realm } from "./Realm";
import { Rivals } from "./Rivals";
import { CardWithTokens } from "./Site";
import { hurry, Outcome, useBattle } from "./staging";
import { concernOf, type OathView, shownSeat, zoneOf } from "./view";
import "./Table.css";

const Campaign = lazy(() => import("./Campaign").then((module) => module.Campaign));
const Ceremony = lazy(() => import("./chronicle/Ceremony").then((module) => module.Ceremony));

export default function OathTable() {
  const table = useTable();
  const texts = useTexts();
  const view = table.view.value as OathView;
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => considering(board.current!), []);
  useLined(board);
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
  const narrow = !railed.value;
  return (
    <TableFrame
      class="oath"
      round={narrow ? <BriefTracks view={view} /> : undefined}
      phases={view.over || narrow ? [] : [{ id: view.phase, name: texts.text(`oath-phase-${view.phase}`) }]}
      phase={view.phase}
      keys={KEYS}
      end={narrow ? undefined : <Rounds view={view} />}
      aside={<OathPanel view={view} />}
    >
      <div ref={board} class="oat lite" data-stage={view.phase === "chronicle" ? "chronicle" : "map"}>
        <Board view={view} />
      </div>
    </TableFrame>
  );
}

/** Inside the frame, where the size of the room is known. */
function Board({ view }: { view: OathView }) {
  const table = useTable();
  const texts = useTexts();
  const { name: size, small } = useSize();
  const seat = shownSeat(view);
  const { battle, over, staged, rolling } = useBattle(view);
  const deal = useDeal(view);
  const request = useRequest(view);
  const drawn = useDrawn(view);
  const lies = request ? "permission" : deal ? "deal" : drawn ? "drawn" : battle ? "battle" : "";
  const news = `${lies} ${battle?.at} ${request ? table.events.value.length : ""}`;
  // What is new is seen first, whatever was put aside before.
  useLayoutEffect(() => {
    mapShown.value = false;
  }, [news]);
  const covered = !mapShown.value && lies !== "";
  const writing = beingWritten(view) && !mapShown.value;
  const bare = writing || (small && covered);
  // A player who is to allow an ally looks at the battle meanwhile.
  const fight = lies === "battle" || request?.about === "ally" ? battle : null;
  const back = mapShown.value && lies && (
    <BackButton to={lies}>
      {lies === "battle" && over && battle && size !== "low" && <Outcome battle={battle} />}
    </BackButton>
  );
  return (
    <>
      {!bare && <Rivals view={view} />}
      <div class={`omap ${small && covered ? "filled" : ""}`} data-part="map">
        {!bare && <Realm view={view} under={covered} />}
        {covered && (
          <div class="stacked covers" data-covers>
            {request && <Permission view={view} request={request} />}
            {lies === "deal" && <Deal view={view} />}
            {lies === "drawn" && <Drawn view={view} zone={drawn!} />}
            {fight && <Campaign view={view} battle={fight} staged={staged} rolling={rolling} />}
          </div>
        )}
        {!railed.value && !small && !covered && <Answers />}
        {size !== "low" && back}
      </div>
      {view.phase === "chronicle" ? (
        // Until it is there the answers are in the list; buttons would only come and go.
        <Ceremony view={view}>{(busy) => <Prompt {...(busy ? { buttons: () => [] } : {})} />}</Ceremony>
      ) : rolling && battle ? (
        <Held word={texts.text("oath-staging")} skip={texts.text("oath-skip")} onSkip={() => hurry(battle)} />
      ) : (
        <Ask view={view} />
      )}
      {!writing && !(small && (covered || table.menu.value)) && (
        <Mine view={view} seat={seat} drawn={!(covered && lies === "drawn")}>
          {size === "low" && back}
        </Mine>
      )}
    </>
  );
}

/** The cards one has drawn, if several: asked about them one sees them over the map; not where a place on it is asked
 *  for, and not while others are waited for. */
function useDrawn(view: OathView): Zone | null {
  const table = useTable();
  const zone = zoneOf(view, `drawn:${shownSeat(view)}`);
  if (!table.ask.value || !zone || zone.count < 2 || !zone.cards.some((card) => card.face)) return null;
  const places = [...table.spots.value.values()].flat().some((spot) => spot.startsWith("site:"));
  return places ? null : zone;
}

/** Cards just drawn, large enough to be read. */
function Drawn({ view, zone }: { view: OathView; zone: Zone }) {
  const texts = useTexts();
  const title = texts.text("oath-zone-drawn");
  return (
    <Cover title={title} icon="game-icons:card-draw" class="drawn-cards" part="drawn">
      <div style={{ "--drawn": zone.count }}>
        <Rove label={title} zone={zone.id}>
          {zone.cards.map((card, i) => (
            <CardWithTokens key={card.key ?? i} view={view} zone={zone} index={i} />
          ))}
        </Rove>
      </div>
    </Cover>
  );
}

/** M shows the map, or what lies over it. */
const KEYS = {
  m: () => {
    mapShown.value = !mapShown.value;
  },
};
