// The North's own table: rivals above; wheel and sea, which all share; one's empire, supply and hand; the question below.
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { considering } from "../../table/considered";
import { useSize } from "../../table/size";
import { type TableStore, useTable } from "../../table/store";
import { TableFrame } from "../../table/TableFrame";
import { useTexts } from "../../text/texts";
import { Ask } from "./Ask";
import { Clans } from "./Clans";
import { Empire } from "./Empire";
import { fly, gainsOf } from "./gains";
import { Hand } from "./Hand";
import { TILES } from "./icons";
import { Rivals } from "./Rivals";
import { visited } from "./raid";
import { useRoomy } from "./roomy";
import { Score } from "./Score";
import { Sea } from "./Sea";
import { Stock } from "./Stock";
import { Visit } from "./Visit";
import { type NorthView, roundOf, shownSeat, tileName, zoneOf } from "./view";
import { Wheel } from "./Wheel";
import "./Table.css";

const PHASES = ["lookout", "action", "expedition", "cleanup"];

export default function NorthTable() {
  const table = useTable();
  const texts = useTexts();
  const view = table.view.value as NorthView;
  const board = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => letters(table), [table]);
  useEffect(() => considering(board.current!, true), []);
  const fresh = table.fresh.value;
  // All events at once are a table being opened or taken back: nothing flies then.
  useEffect(() => {
    if (fresh.length < table.events.value.length) fly(gainsOf(fresh));
  }, [fresh, table]);
  const preparing = view.phase === "setup";
  const seat = shownSeat(view);
  const { small } = useSize();
  const roomy = useRoomy();
  const asked = table.ask.value?.id;
  // The next question is about something else.
  useLayoutEffect(() => {
    visited.value = null;
  }, [asked, table]);
  const guest = visited.value && view.seats[visited.value.seat] ? visited.value.seat : undefined;
  const choosing = ["north-ask-clan", "north-ask-strike"].includes(table.ask.value?.what.id ?? "");
  return (
    <TableFrame
      round={preparing ? undefined : texts.text("north-round", { round: roundOf(view) })}
      phases={
        view.over ? [] : (preparing ? ["setup"] : PHASES).map((id) => ({ id, name: texts.text(`north-pill-${id}`) }))
      }
      phase={view.phase}
      keys={keys}
      end={small ? undefined : <Score view={view} />}
    >
      <div ref={board} class="north">
        <div
          class="north-things"
          data-visiting={guest !== undefined || undefined}
          style={{ "--share": shareOf(view, seat) }}
        >
          <Rivals view={view} />
          {guest === undefined && <Wheel view={view} />}
          {guest === undefined ? <Sea view={view} /> : <Visit view={view} seat={guest} />}
          {choosing ? <Clans view={view} /> : (guest === undefined || roomy) && <Empire view={view} seat={seat} />}
          {!choosing && <Stock view={view} seat={seat} />}
          {guest === undefined && !choosing && <Hand view={view} seat={seat} />}
        </div>
        <Ask view={view} />
      </div>
    </TableFrame>
  );
}

/** How much of the width the empire has beside the hand where they lie in one row, by how many cards each has: a hand
 * of two and fewer needs little more than its own cards, or the names of both where some are drawn. */
function shareOf(view: NorthView, seat: number): string {
  const count = (zone: string) => zoneOf(view, `${zone}:${seat}`)?.count ?? 0;
  const [empire, looked] = [count("empire"), count("looked")];
  const hand = count("hand") + looked;
  const most = Math.max(0.64, Math.min(looked ? 0.7 : 0.78, 1 - hand * 0.12));
  return `${Math.round(100 * Math.min(most, Math.max(0.4, empire / Math.max(1, empire + hand))))}%`;
}

/** E, O, C, H and S are the five tiles; that is why one passes with P (look.ts). */
function letters(table: TableStore): Record<string, () => void> {
  return Object.fromEntries(
    ["e", "o", "c", "h", "s"].map((letter, i) => [letter, () => table.click([tileName(TILES[i]!)])]),
  );
}
