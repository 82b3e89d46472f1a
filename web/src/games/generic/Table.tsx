// Draws any game from its view: seats with what lies before them, the middle of the table, what just happened, the
// question, one's own cards. It knows no game; names come from the game's texts.
import "./generic.css";
import { useContext } from "preact/hooks";
import { phone } from "../../app/settings";
import { Card } from "../../parts/Card";
import { Crest } from "../../parts/Crest";
import { Prompt } from "../../parts/Prompt";
import { Rove } from "../../parts/Rove";
import { SeatPanel } from "../../parts/SeatPanel";
import { Token, Track } from "../../parts/Track";
import { Fan, Hand, Pile, Row, Stack, useZoneName } from "../../parts/Zone";
import { useTable } from "../../table/store";
import { TableFrame } from "../../table/TableFrame";
import type { Happening, View, Zone } from "../../table/view";
import { GameContext, useTexts } from "../../text/texts";

/** A pile offers one face many times; a stack hides what is below its top; a row shows all it holds. */
type Shape = "pile" | "stack" | "fan" | "row" | "nothing";

export function shapeOf(zone: Zone): Shape {
  if (zone.kind === "pile") return "pile";
  if (zone.cards.length === 0) return zone.count === 0 ? "nothing" : zone.kind === "hand" ? "fan" : "stack";
  return zone.cards.length < zone.count ? "stack" : "row";
}

/** Whose eyes the table is seen with: one's own seat is below, the others follow in turn order. */
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
  return (
    <TableFrame
      class="generic"
      phases={view.phase ? [{ id: view.phase, name: texts.or(`${game}-phase-${view.phase}`, view.phase) }] : []}
      phase={view.phase}
    >
      <div class={`gt seats${view.seats.length}`}>
        <div class="gt-others">
          {others(view).map((seat) => (
            <Place key={seat} seat={seat} />
          ))}
        </div>
        <Middle zones={middle} />
        {phone.value && mine !== null && <OwnZones seat={mine} />}
        <div class="gt-foot">
          <Prompt />
          {mine !== null && (
            <div class="mine gt-mine">
              <div class="me">
                <SeatPanel seat={mine}>
                  <Points seat={mine} />
                </SeatPanel>
              </div>
              {hand ? <Hand zone={hand} label={texts.text("web-your-hand")} /> : <span />}
              {!phone.value && <OwnZones seat={mine} />}
            </div>
          )}
        </div>
      </div>
    </TableFrame>
  );
}

/** Another player's place: his panel, and his cards on a mat of his colour. */
function Place({ seat }: { seat: number }) {
  const table = useTable();
  const called = useZoneName();
  const view = table.view.value!;
  const zones = view.zones.filter((zone) => zone.owner === seat);
  const rows = zones.filter((zone) => shapeOf(zone) === "row");
  const rest = zones.filter((zone) => ["stack", "fan"].includes(shapeOf(zone)));
  return (
    <div class="gt-place">
      <SeatPanel seat={seat}>
        <div class="zs">
          {rest.map((zone) =>
            shapeOf(zone) === "fan" ? <Fan key={zone.id} zone={zone} /> : <Stack key={zone.id} zone={zone} />,
          )}
          <Points seat={seat} />
        </div>
      </SeatPanel>
      {rows.length > 0 && (
        <div class={`mat s${seat % 6} gt-rows`}>
          {rows.map((zone) => (
            <div key={zone.id} class="gt-row">
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

/** What lies before oneself besides the hand. */
function OwnZones({ seat }: { seat: number }) {
  const zones = useTable().view.value!.zones.filter((zone) => zone.owner === seat && zone.kind !== "hand");
  if (zones.length === 0) return null;
  return (
    <div class="zs gt-own">
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
      <div class="gt-row own" style={{ "--k": zone.cards.length }}>
        <h2>
          {called(zone)} · {zone.count}
        </h2>
        <Row zone={zone} label={called(zone)} />
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
      <b>{points}</b>
      <span>{texts.text("web-points", { count: points })}</span>
    </span>
  );
}

/** Counters and tokens: those of the table, then each player's with his crest. */
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
          <div key={owner} class="gt-counters">
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

/** The middle: piles to take from, open cards, counters of the table; if there is none, what was played last. */
function Middle({ zones }: { zones: Zone[] }) {
  const table = useTable();
  const texts = useTexts();
  const called = useZoneName();
  const piles = zones.filter((zone) => shapeOf(zone) === "pile");
  const rest = zones.filter((zone) => shapeOf(zone) !== "pile" && zone.count > 0);
  const many = piles.filter((zone) => table.light([`pile:${zone.cards[0]?.face}`]) === "can").length > 8;
  return (
    <div class="gt-middle">
      {piles.length > 0 && (
        <Rove class={`gt-piles ${many ? "lite" : ""} ${piles.length > 10 ? "many" : ""}`} label={called(piles[0]!)}>
          {piles.map((zone) => (
            <Pile key={zone.id} zone={zone} />
          ))}
        </Rove>
      )}
      <div class="mat gt-stage">
        {rest.map((zone) =>
          shapeOf(zone) === "row" ? (
            <div key={zone.id} class="gt-row">
              <h2>{called(zone)}</h2>
              <Row zone={zone} label={called(zone)} />
            </div>
          ) : (
            <Stack key={zone.id} zone={zone} />
          ),
        )}
        {rest.every((zone) => shapeOf(zone) !== "row") && <LastMoves />}
        <Counters />
        {rest.length === 0 && table.events.value.length === 0 && <p class="gt-begin">{texts.text("web-begin")}</p>}
      </div>
    </div>
  );
}

/** The newest cards that were seen to move, with who moved them. */
export function lastMoves(events: readonly Happening[], most: number): Happening[] {
  const found: Happening[] = [];
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
    <Rove class="gt-last" label={texts.text("web-last-moves")}>
      {moves.map((event, i) => (
        <figure key={i}>
          <div class="gt-cards">
            {event.moves.flatMap((move) =>
              move.cards.slice(0, 3).map((card) => <Card key={card.id} face={card.face} />),
            )}
          </div>
          <figcaption>
            <Crest seat={event.seat} small />
            {names[event.seat]}
          </figcaption>
        </figure>
      ))}
    </Rove>
  );
}
