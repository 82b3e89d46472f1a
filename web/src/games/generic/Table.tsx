// Draws any game from its view: seats with what lies before them, the middle of the table, what just happened, the
// question, one's own cards. It knows no game; names come from the game's texts.
import { useContext } from "preact/hooks";
import { Card, CardBack, CardLine } from "../../parts/Card";
import { Crest } from "../../parts/Crest";
import { Prompt } from "../../parts/Prompt";
import { Rove } from "../../parts/Rove";
import { SeatPanel } from "../../parts/SeatPanel";
import { Chip, Token, TokenChip, Track } from "../../parts/Track";
import { Words } from "../../parts/Words";
import { Fan, Hand, Lines, Pile, Row, Stack, useZoneName } from "../../parts/Zone";
import { marks } from "../../table/marks";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import { TableFrame } from "../../table/TableFrame";
import { namesOfZone, type TableEvent, type View, type Zone } from "../../table/view";
import { GameContext, useTexts } from "../../text/texts";
import type { Question } from "../../wire";
import "../../table/Own.css";
import "./Map.css";
import "./Table.css";

/** A pile offers one face many times; a stack hides what is below its top; a row shows all it holds. */
type Shape = "pile" | "stack" | "fan" | "row" | "nothing";

export function shapeOf(zone: Zone): Shape {
  if (zone.kind === "pile") return zone.cards[0]?.face ? "pile" : "stack";
  if (zone.uncounted) return "stack";
  if (zone.cards.length === 0) return zone.count === 0 ? "nothing" : zone.kind === "hand" ? "fan" : "stack";
  return zone.cards.length < zone.count ? "stack" : "row";
}

/** Through whose eyes the table is seen: one's own seat is below, the others follow in turn order. */
export function others(view: View): number[] {
  const mine = view.seat ?? -1;
  const count = view.seats.length;
  return Array.from({ length: count }, (_, i) => (mine + 1 + i) % count).filter((seat) => seat !== mine);
}

export default function GenericTable() {
  const table = useTable();
  const texts = useTexts();
  const game = useContext(GameContext);
  const view = table.view.value!;
  const mine = view.seat;
  const middle = view.zones.filter((zone) => zone.owner === null);
  const hand = view.zones.find((zone) => zone.owner === mine && zone.kind === "hand");
  const map = mapped(view);
  const { small } = useSize();
  // Many buttons would cover the map on which their places shine; on a phone it lies out of sight anyway.
  const buttons = ({ options }: Question) =>
    small || options.length <= FEW ? options : options.filter(({ key }) => !table.spots.value.has(key));
  return (
    <TableFrame
      phases={view.phase ? [{ id: view.phase, name: texts.or(`${game}-phase-${view.phase}`, view.phase) }] : []}
      phase={view.phase}
    >
      <div class={`gt ${map ? "gt-mapped" : ""}`} data-room="generic">
        <div class="gt-far col">
          <div class="gt-others" data-part="rivals">
            {others(view).map((seat) => (
              <Place key={seat} seat={seat} />
            ))}
          </div>
          <Middle zones={middle} />
          {small && mine !== null && map && <Mine seat={mine} />}
          {small && mine !== null && <OwnZones seat={mine} />}
        </div>
        <div class="gt-ask">{map ? <Prompt buttons={buttons} most={MOST_ON_A_MAP} row /> : <Prompt />}</div>
        {mine !== null && (
          <div class="mine gt-mine" data-part="mine">
            {!(small && map) && <Mine seat={mine} />}
            {hand ? <Hand zone={hand} label={texts.text("web-your-hand")} /> : !map && <span />}
            {!small && <OwnZones seat={mine} />}
          </div>
        )}
      </div>
    </TableFrame>
  );
}

function Mine({ seat }: { seat: number }) {
  const map = mapped(useTable().view.value!);
  return (
    <div class="me col">
      <SeatPanel seat={seat} class="own-seat gt-me">
        <Points seat={seat} />
        {map && <Board seat={seat} />}
      </SeatPanel>
    </div>
  );
}

/** This many options stand as buttons where things lie all over a map; the others are in the list. */
const MOST_ON_A_MAP = 16;
/** So few that all of them stand there. */
const FEW = 3;

/** Whether zones lie in regions: then there is much to see, and cards are lines. */
const mapped = (view: View): boolean => view.zones.some((zone) => zone.region);

/** A player's board in few signs: what is true of them, their counters, their tokens. */
function Board({ seat }: { seat: number }) {
  const table = useTable();
  const texts = useTexts();
  const view = table.view.value!;
  const tracks = view.tracks.filter((track) => track.owner === seat);
  const tokens = view.tokens.filter((token) => token.owner === seat && !token.on);
  return (
    <div class="gt-board wrap">
      <p class="gt-notes sub" data-part="notes">
        {(view.seats[seat]?.notes ?? []).map((note) => texts.prompt(note, table.names.value)).join(" · ")}
      </p>
      <div class="chips wrap">
        {tracks.map((track) => (
          <Chip key={track.id} track={track} />
        ))}
        {tokens.map((token) => (
          <TokenChip key={token.id} token={token} />
        ))}
      </div>
    </div>
  );
}

/** Another player's place: their panel, and their cards on a mat of their color. */
function Place({ seat }: { seat: number }) {
  const table = useTable();
  const called = useZoneName();
  const view = table.view.value!;
  const zones = view.zones.filter((zone) => zone.owner === seat);
  const rows = zones.filter((zone) => shapeOf(zone) === "row");
  const rest = zones.filter((zone) => ["stack", "fan"].includes(shapeOf(zone)));
  const map = mapped(view);
  return (
    <div class="gt-place col tight">
      <SeatPanel seat={seat} class="gt-seat">
        <div class="zs">
          {rest.map((zone) =>
            shapeOf(zone) === "fan" ? <Fan key={zone.id} zone={zone} /> : <Stack key={zone.id} zone={zone} />,
          )}
          <Points seat={seat} />
        </div>
        {map && <Board seat={seat} />}
        {map && rows.length > 0 && (
          <div class="gt-held wrap" data-part="held">
            {rows.map((zone) => (
              <div key={zone.id} class="gt-hold wrap tight">
                <h2 class="sub">{called(zone)}</h2>
                <Lines zone={zone} label={`${table.names.value[seat]}: ${called(zone)}`} />
              </div>
            ))}
          </div>
        )}
      </SeatPanel>
      {!map && rows.length > 0 && (
        <div class={`mat s${seat % 6} gt-rows`}>
          {rows.map((zone) => (
            <div key={zone.id} class="gt-row col tight">
              <h2>
                {called(zone)} · {zone.count}
              </h2>
              <Row zone={zone} label={`${table.names.value[seat]}: ${called(zone)}`} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** What lies in front of oneself, apart from the hand. */
function OwnZones({ seat }: { seat: number }) {
  const view = useTable().view.value!;
  const map = mapped(view);
  const own = view.zones.filter((zone) => zone.owner === seat && zone.kind !== "hand");
  const zones = map ? own.filter((zone) => shapeOf(zone) !== "nothing") : own;
  if (zones.length === 0) return null;
  return (
    <div class="gt-own wrap">
      {zones.map((zone) => (
        <OwnZone key={zone.id} zone={zone} />
      ))}
    </div>
  );
}

function OwnZone({ zone }: { zone: Zone }) {
  const called = useZoneName();
  const shape = shapeOf(zone);
  if (shape === "row") {
    return (
      <div class="gt-row col tight" style={{ "--k": zone.cards.length }}>
        <h2 class="sub">
          {called(zone)} · {zone.count}
        </h2>
        {zone.cards.some((card) => card.face) ? (
          <Row zone={zone} label={called(zone)} marks />
        ) : (
          <Lines zone={zone} label={called(zone)} />
        )}
      </div>
    );
  }
  return <Stack zone={zone} />;
}

function Points({ seat }: { seat: number }) {
  const table = useTable();
  const texts = useTexts();
  const points = table.view.value!.seats[seat]?.points;
  if (typeof points !== "number") return null;
  return (
    <span class="gt-points">
      <b class="gold">{points}</b>
      <span class="sub">{texts.or(`${table.game.value}-points`, texts.text("web-points", { count: points }))}</span>
    </span>
  );
}

/** Counters and tokens: those of the table, then each player's with their crest. */
function Counters() {
  const table = useTable();
  const view = table.view.value!;
  const owners = [null, ...view.seats.map((seat) => seat.seat)];
  return (
    <>
      {owners.map((owner) => {
        const tracks = view.tracks.filter((track) => track.owner === owner);
        const tokens = view.tokens.filter((token) => (token.owner ?? null) === owner);
        if (!tracks.length && !tokens.length) return null;
        return (
          <div key={owner} class="gt-counters col">
            {owner !== null && (
              <h2>
                <Crest seat={owner} small />
                {table.names.value[owner]}
              </h2>
            )}
            <div class="meds">
              {tracks.map((track) => (
                <Track key={track.id} track={track} />
              ))}
              {tokens.map((token) => (
                <Token key={token.id} token={token} />
              ))}
            </div>
          </div>
        );
      })}
    </>
  );
}

/** Counters and tokens that are nobody's, in one line. */
function Common() {
  const view = useTable().view.value!;
  const tracks = view.tracks.filter((track) => track.owner === null);
  const tokens = view.tokens.filter((token) => (token.owner ?? null) === null && !token.on);
  return (
    <div class="chips wrap">
      {tracks.map((track) => (
        <Chip key={track.id} track={track} named />
      ))}
      {tokens.map((token) => (
        <TokenChip key={token.id} token={token} />
      ))}
    </div>
  );
}

/** What the table says in words: what the game is about now, and what is under way. */
function Notices() {
  const table = useTable();
  const texts = useTexts();
  const names = table.names.value;
  const notices = table.view.value!.notices ?? [];
  if (notices.length === 0) return null;
  return (
    <div class="gt-notices col tight">
      {notices.map((notice) => (
        <section
          key={notice.id}
          class={`gt-notice wrap ${notice.live ? "gt-live" : ""}`}
          data-on={notice.live || undefined}
          data-notice={notice.id}
        >
          <h2 class="gold">
            <Words pieces={texts.promptPieces(notice.title, names)} />
          </h2>
          <ul class="wrap fine">
            {notice.lines.map((line, i) => (
              <li key={i}>
                <Words pieces={texts.promptPieces(line, names)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The map: regions side by side, in each its piles and its places. */
function Regions({ zones }: { zones: Zone[] }) {
  const game = useContext(GameContext);
  const texts = useTexts();
  const regions = [...new Set(zones.flatMap((zone) => (zone.region ? [zone.region] : [])))];
  return (
    <div class="gt-map">
      {regions.map((region) => {
        const here = zones.filter((zone) => zone.region === region && !zone.on);
        const name = texts.or(`${game}-region-${region}`, region);
        return (
          <section key={region} class="gt-region col" data-region={region} aria-label={name}>
            <header class="ends">
              <h2>{name}</h2>
              {here.map((zone) => shapeOf(zone) === "stack" && <Stack key={zone.id} zone={zone} />)}
            </header>
            {here.map((zone) => shapeOf(zone) !== "stack" && <Spot key={zone.id} zone={zone} all={zones} />)}
          </section>
        );
      })}
    </div>
  );
}

/** A place on the map: what it is, what holds of it, what stands there, what lies there. */
function Spot({ zone, all }: { zone: Zone; all: readonly Zone[] }) {
  const table = useTable();
  const texts = useTexts();
  const called = useZoneName();
  const names = namesOfZone(zone);
  const light = table.light(names, zone.id);
  const view = table.view.value!;
  const tokens = view.tokens.filter((token) => token.on === zone.id);
  const inside = all.filter((other) => other.on === zone.id);
  const notes = zone.notes ?? [];
  return (
    <div class={`gt-spot col ${light}`} role="group" aria-label={called(zone)} data-spot={zone.id}>
      <div class="gt-spot-head wrap">
        {zone.name ? (
          <CardLine face={zone.name} names={[...names, `card:${zone.name}`]} class="gt-named" />
        ) : (
          <Unknown zone={zone} />
        )}
        <div class="chips wrap">
          {tokens.map((token) => (
            <TokenChip key={token.id} token={token} crest />
          ))}
        </div>
      </div>
      {notes.length > 0 && (
        <p class="gt-notes sub" data-part="notes">
          {notes.map((note) => texts.prompt(note, table.names.value)).join(" · ")}
        </p>
      )}
      {zone.cards.length > 0 && <Lines zone={zone} label={called(zone)} />}
      {inside.map((other) => (
        <Lines key={other.id} zone={other} label={`${called(zone)}: ${called(other)}`} />
      ))}
    </div>
  );
}

/** A place nobody has seen yet. */
function Unknown({ zone }: { zone: Zone }) {
  const table = useTable();
  const texts = useTexts();
  const called = useZoneName();
  const names = namesOfZone(zone);
  const light = table.light(names, zone.id);
  const label = texts.text("web-card-down", { kind: called(zone) });
  const inside = (
    <>
      <span class="cpic">
        <CardBack kind={zone.kind} />
      </span>
      <span class="cname">{label}</span>
    </>
  );
  if (!light)
    return (
      <span class="cline down" data-part="card-line">
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      class={`cline down ${light}`}
      data-part="card-line"
      {...marks(table, names, zone.id)}
      aria-pressed={light === "no" ? undefined : light === "chosen"}
      onClick={() => table.click(names, zone.id)}
    >
      {inside}
    </button>
  );
}

/** The middle: piles to take from, open cards, counters of the table; if there is none, what was played last. */
function Middle({ zones }: { zones: Zone[] }) {
  const table = useTable();
  const texts = useTexts();
  const called = useZoneName();
  const piles = zones.filter((zone) => shapeOf(zone) === "pile");
  const map = mapped(table.view.value!);
  const rest = zones.filter(
    (zone) => shapeOf(zone) !== "pile" && (zone.count > 0 || zone.uncounted) && !zone.region && !zone.on,
  );
  const many = piles.filter((zone) => table.light([`pile:${zone.cards[0]?.face}`]) === "can").length > 8;
  return (
    <div class="gt-middle col">
      <Notices />
      {map && <Regions zones={zones} />}
      {piles.length > 0 && (
        <Rove
          class={`gt-piles wrap ${many ? "lite" : ""} ${piles.length > 10 ? "gt-many" : ""}`}
          label={called(piles[0]!)}
        >
          {piles.map((zone) => (
            <Pile key={zone.id} zone={zone} />
          ))}
        </Rove>
      )}
      <div class="mat gt-stage wrap">
        {rest.map((zone) =>
          shapeOf(zone) === "row" ? (
            <div key={zone.id} class="gt-row col tight">
              <h2>{called(zone)}</h2>
              <Row zone={zone} label={called(zone)} />
            </div>
          ) : (
            <Stack key={zone.id} zone={zone} />
          ),
        )}
        {!map && rest.every((zone) => shapeOf(zone) !== "row") && <LastMoves />}
        {map ? <Common /> : <Counters />}
        {rest.length === 0 && table.events.value.length === 0 && <p class="lead">{texts.text("web-begin")}</p>}
      </div>
    </div>
  );
}

/** The newest cards that were seen to move, with the player who moved them. */
export function lastMoves(events: readonly TableEvent[], most: number): TableEvent[] {
  const found: TableEvent[] = [];
  for (const event of events.toReversed()) {
    if (found.length > 0 && event.id !== found[0]!.id) break;
    if (event.moves.some((move) => move.cards.length > 0)) found.unshift(event);
    if (found.length === most) break;
  }
  return found;
}

function LastMoves() {
  const table = useTable();
  const texts = useTexts();
  const names = table.names.value;
  const moves = lastMoves(table.events.value, names.length);
  if (moves.length === 0) return null;
  return (
    <Rove class="gt-last wrap" label={texts.text("web-last-moves")}>
      {moves.map((event, i) => (
        <figure key={i} class="col">
          <div class="gt-cards pair">
            {event.moves.flatMap((move) =>
              move.cards.slice(0, 3).map((card) => <Card key={card.key} face={card.face} />),
            )}
          </div>
          <figcaption class="pair">
            <Crest seat={event.seat} small />
            {names[event.seat]}
          </figcaption>
        </figure>
      ))}
    </Rove>
  );
}
