// What happened since one's last turn: by rival, and what it did to oneself. It stands in the place of the log, so that
// it covers nothing one could move. Without a rail it is a window, which comes by itself only where something was
// passed over: whoever watched it all wants to move. It goes with the first move, and R brings it back.
import { createContext, type RefObject } from "preact";
import { useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { lang, railed, textSize, recap as wanted } from "../app/settings";
import { lookOf } from "../games";
import { FacePicture, frameOf } from "../parts/Card";
import { Crest } from "../parts/Crest";
import { Sheet } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import { Key } from "../parts/Key";
import { SpeedPills } from "../parts/SpeedPills";
import { Words } from "../parts/Words";
import type { Piece } from "../text/catalogue";
import { withoutSubject } from "../text/subject";
import { useTexts } from "../text/texts";
import { emphasisOf, isHeadline } from "./emphasis";
import { type Deed, namedIn, recapOf, sharedOf, type Recap as Told } from "./recap";
import { type TableStore, useTable } from "./store";
import type { TableEvent } from "./view";
import "./Recap.css";

/** More lines of a column than these are counted, and unfold when one asks for them. */
const MOST = 6;

/** How many lines less that are, in all columns together: they give them up in turn, the last one first. */
const Less = createContext(0);

/** So many lines fewer, that all columns stand in the rail at once. `told` says when it is another tale. */
function useRoom(rail: RefObject<HTMLElement | null>, told: string): number {
  const [less, setLess] = useState(0);
  useLayoutEffect(() => setLess(0), [told]);
  useLayoutEffect(() => {
    const box = rail.current;
    // What a reader has unfolded may be longer than the rail.
    if (!box || box.querySelector("[aria-expanded=true]")) return;
    const columns = box.querySelectorAll("h3").length;
    if (less < MOST * columns && box.scrollHeight > box.clientHeight) setLess(less + 1);
  });
  useLayoutEffect(() => {
    const box = rail.current;
    if (!box) return;
    let size = "";
    const observer = new ResizeObserver(() => {
      const now = `${box.clientWidth} ${box.clientHeight}`;
      if (size && size !== now) setLess(0);
      size = now;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [rail.current]);
  return less;
}

const toldAt = (table: TableStore) => {
  const seat = table.seat.value;
  const shared = sharedOf(table.view.value?.zones ?? []);
  return seat === null ? null : recapOf(table.events.value, emphasisOf(table.game.value), seat, shared);
};

/** Whether the reader has done nothing yet since the others acted. */
function untouched(table: TableStore): boolean {
  const [told, emphasis] = [toldAt(table), emphasisOf(table.game.value)];
  const last = table.events.value.findLastIndex(
    (event) => event.seat === table.seat.value && isHeadline(emphasis, event),
  );
  return told !== null && last < told.since;
}

/** As a window it stands in the way: one thing that each did, and that touched nobody, was seen when it happened. */
function worthAWindow(told: Told): boolean {
  const deeds = [...told.deeds.values()];
  return told.mine.length > 0 || deeds.some((those) => those.length > 1 || those.some(({ weighty }) => weighty));
}

/** Opens it where a turn of one's own begins and closes it with the first move; in the setup there was no last turn. */
export function useRecap(): () => void {
  const table = useTable();
  const { following } = table;
  const { open, turns } = table.meanwhile;
  const view = table.view.value;
  const mine = table.ask.value !== null && view?.turn === table.seat.value && view?.phase !== "setup";
  const known = emphasisOf(table.game.value).headlines !== undefined;
  /** The turn it was opened for; a page that was just opened asks the log whether the reader has moved already. */
  const told = useRef(-1);
  useEffect(() => {
    if (!mine) {
      open.value = false;
      following.missed = false;
    } else if (known && told.current !== turns.value) {
      const latest = told.current >= 0 || untouched(table) ? toldAt(table) : null;
      const worth = railed.value || (following.missed && latest !== null && worthAWindow(latest));
      if (latest?.deeds.size && worth) open.value = wanted.value === "on";
      told.current = turns.value;
      following.missed = false;
    }
  }, [mine, known, turns.value, table]);
  const moved = table.pending.value;
  useEffect(() => {
    if (moved) open.value = false;
  }, [moved]);
  return () => {
    open.value = !open.value;
  };
}

/** In the rail, or as a window where there is none. */
export function Recap() {
  const table = useTable();
  const texts = useTexts();
  const { open } = table.meanwhile;
  const rail = useRef<HTMLElement>(null);
  const less = useRoom(rail, `${table.events.value.length} ${lang.value} ${textSize.value} ${texts.text("web-recap")}`);
  const close = () => {
    open.value = false;
  };
  useLayoutEffect(() => {
    if (!open.value || !railed.value) return;
    const listen = (event: KeyboardEvent) =>
      event.key === "Escape" && !document.querySelector("dialog[open]") && close();
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [open.value, railed.value]);
  const title = texts.text("web-recap");
  if (!railed.value) {
    return (
      <Sheet title={title} part="recap" class="recap-sheet" onClose={close}>
        <Turns />
        <Columns />
        <SpeedPills class="recap-pace" />
        <button type="button" class="btn go" data-first onClick={close}>
          <Icon name="lucide:chevron-right" />
          {texts.text(table.ask.value ? "web-recap-begin" : "web-close")}
        </button>
      </Sheet>
    );
  }
  return (
    <section ref={rail} class="recap col" data-part="recap" aria-label={title}>
      <div class="ends">
        <h2 class="pair gold">
          <Icon name="lucide:history" />
          {title}
        </h2>
        <button type="button" class="btn ghost" aria-keyshortcuts="r" onClick={close}>
          {texts.text("web-close")}
          <Key name="R" />
        </button>
      </div>
      <Turns />
      <Less.Provider value={less}>
        <Columns />
      </Less.Provider>
    </section>
  );
}

/** How many turns it were. */
function Turns() {
  const texts = useTexts();
  const turns = toldAt(useTable())?.turns;
  return turns ? <p class="sub">{texts.text("web-recap-turns", { count: turns })}</p> : null;
}

/** What it did to oneself comes before all else, if it did anything. */
function Columns() {
  const table = useTable();
  const texts = useTexts();
  const told = toldAt(table);
  const me = table.seat.value;
  const less = useContext(Less);
  if (!told || me === null) return null;
  const first = told.mine.length > 0;
  const most = (column: number) => MOST - Math.floor((less + column) / (told.deeds.size + 1));
  const mine = (
    <section class="recap-column col" data-part="recap-mine" key="mine">
      <Head seat={me} name={texts.text("web-recap-mine")} />
      {told.mine.length === 0 && <p class="sub">{texts.text("web-recap-nothing")}</p>}
      <Lines lines={told.mine.map(({ event, weighty }) => ({ event, weighty, hits: [] }))} most={most(0)} whole />
    </section>
  );
  const rivals = [...told.deeds].map(([seat, deeds], i) => (
    <section key={seat} class="recap-column col" data-part="recap-rival" data-seat={seat}>
      <Head seat={seat} name={table.names.value[seat] ?? ""} />
      <Lines lines={deeds} most={most(i + Number(first))} />
    </section>
  ));
  return <div class="recap-columns">{first ? [mine, ...rivals] : [...rivals, mine]}</div>;
}

function Head({ seat, name }: { seat: number; name: string }) {
  const table = useTable();
  const texts = useTexts();
  const now = table.view.value?.seats[seat]?.points;
  const then = table.meanwhile.pointsThen.value?.[seat];
  // Where it is no points that a game counts on the way, it says itself what.
  const own = `${table.game.value}-recap-points`;
  const counted = texts.has(own) ? own : "web-recap-points";
  const points =
    typeof now === "number" && texts.text(counted, { points: now, before: then ?? now, change: now - (then ?? now) });
  return (
    <h3 class="ends">
      <span class="pair">
        <Crest seat={seat} small />
        <span class="recap-name" data-tip={name} data-may-clip>
          {name}
        </span>
      </span>
      {points && <span class="sub">{points.replace(/-(?=\d)/g, "−")}</span>}
    </h3>
  );
}

/** `whole`: with whoever does it; else that stands above the column. */
function Lines({ lines, most, whole = false }: { lines: readonly Deed[]; most: number; whole?: boolean }) {
  const table = useTable();
  const texts = useTexts();
  const names = table.names.value;
  const said = lines
    .map((line) => ({ ...line, pieces: texts.eventPieces(line.event, names) }))
    .filter(({ pieces }) => pieces.some(({ text }) => text.trim()));
  // The same again is counted.
  const once: ToldLine[] = [];
  for (const line of said) {
    const words = (pieces: Piece[]) => pieces.map(({ text }) => text).join("");
    const same = once.find((other) => words(other.pieces) === words(line.pieces));
    if (same) {
      same.times++;
      same.hits = [...new Set([...same.hits, ...line.hits])];
      same.weighty ||= line.weighty;
    } else once.push({ ...line, times: 1 });
  }
  const [unfolded, unfold] = useState(false);
  const left = unfolded ? 0 : once.length - most;
  // What carries weight is never left out.
  const shown = left > 1 ? once.filter((line, i) => line.weighty || i >= left) : once;
  return (
    <ol class="col">
      {shown.map((line, i) => (
        <Line key={i} line={line} whole={whole} />
      ))}
      {shown.length < once.length && (
        <li class="sub">
          <button type="button" class="recap-more" aria-expanded={false} onClick={() => unfold(true)}>
            {texts.text("web-recap-more", { count: once.length - shown.length })}
          </button>
        </li>
      )}
      {unfolded && (
        <li class="sub">
          <button type="button" class="recap-more" aria-expanded={true} onClick={() => unfold(false)}>
            {texts.text("web-recap-fewer")}
          </button>
        </li>
      )}
    </ol>
  );
}

interface ToldLine extends Deed {
  pieces: Piece[];
  times: number;
}

function Line({ line: { event, pieces, hits, weighty, times }, whole }: { line: ToldLine; whole: boolean }) {
  const table = useTable();
  const texts = useTexts();
  const [names, look] = [table.names.value, lookOf(table.game.value)];
  const all = hits.length > 1 && hits.length === names.length - 1;
  // Whom the sentence names already is not named again.
  const others = hits.filter((seat) => !namedIn(event).includes(seat));
  return (
    <li class={weighty ? "recap-weighty" : ""} data-weighty={weighty || undefined}>
      <Icon name={look.log?.[event.id] ?? "lucide:dot"} />{" "}
      <span>
        <Words pieces={whole ? pieces : withoutSubject(pieces, names[event.seat] ?? "")} stops={false} />
        {times > 1 && ` ${times}×`}
        {others.length > 0 && (
          <span class="recap-hits">
            {" "}
            {all
              ? texts.text("web-recap-hits-all")
              : texts.text("web-recap-hits", { names: texts.listed(others.map((seat) => names[seat] ?? "")) })}
          </span>
        )}
      </span>{" "}
      <Thumb event={event} />
    </li>
  );
}

/** The card it was about. */
function Thumb({ event }: { event: TableEvent }) {
  const game = useTable().game.value;
  const face = event.args.card;
  if (typeof face !== "string") return null;
  const frame = frameOf(game, face);
  return (
    <span
      class={`recap-face ${frame.class}`}
      style={frame.style}
      data-room={frame.room}
      data-named={face}
      data-game={game}
      aria-hidden="true"
    >
      <FacePicture face={face} />
    </span>
  );
}
