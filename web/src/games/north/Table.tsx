// The North's own table: rivals above; wheel and sea, which all share; one's empire, supply and hand; the question below.
import { useEffect, useMemo, useRef } from "preact/hooks";
import { phone } from "../../app/settings";
import { considering } from "../../table/considered";
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
import { Score } from "./Score";
import { Sea } from "./Sea";
import { Stock } from "./Stock";
import { type NorthView, roundOf, shownSeat, tileName } from "./view";
import { Wheel } from "./Wheel";
import "./north.css";
import "./sea.css";
import "./empire.css";
import "./rivals.css";
import "./less-room.css";
import "./phone.css";

const PHASES = ["lookout", "action", "expedition", "cleanup"];

export default function NorthTable() {
  const table = useTable();
  const texts = useTexts();
  const view = table.view.value as NorthView;
  const board = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => letters(table), [table]);
  useEffect(() => considering(board.current!), []);
  const fresh = table.fresh.value;
  // All events at once are a table being opened or taken back: nothing flies then.
  useEffect(() => {
    if (fresh.length < table.events.value.length) fly(gainsOf(fresh));
  }, [fresh, table]);
  const preparing = view.phase === "setup";
  const seat = shownSeat(view);
  const choosing = table.ask.value?.what.id === "north-ask-clan";
  return (
    <TableFrame
      class="north"
      round={preparing ? undefined : texts.text("north-round", { round: roundOf(view) })}
      phases={
        view.over ? [] : (preparing ? ["setup"] : PHASES).map((id) => ({ id, name: texts.text(`north-pill-${id}`) }))
      }
      phase={view.phase}
      keys={keys}
      end={phone.value ? undefined : <Score view={view} />}
    >
      <div ref={board} class={`nor seats-${view.seats.length} phase-${view.phase}`}>
        <Rivals view={view} />
        <Wheel view={view} />
        <Sea view={view} />
        {choosing ? <Clans /> : <Empire view={view} seat={seat} />}
        <div class="nown" data-seat={seat}>
          <Stock view={view} seat={seat} />
          <Hand view={view} seat={seat} />
        </div>
        <Ask view={view} />
      </div>
    </TableFrame>
  );
}

/** E, O, C, H and S are the five tiles; that is why one passes with P (look.ts). */
function letters(table: TableStore): Record<string, () => void> {
  return Object.fromEntries(
    ["e", "o", "c", "h", "s"].map((letter, i) => [letter, () => table.click([tileName(TILES[i]!)])]),
  );
}
