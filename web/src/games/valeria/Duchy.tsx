// One's duchy: roles, the four tracks, citizens by activation number, domains, slain monsters, Herald and duke.
import { useState } from "preact/hooks";
import { Card, CardBack, Crest, FacePicture, frameOf, Icon, Rove, Sheet, useSeatState } from "../../parts";
import { considered } from "../../table/considered";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import type { Zone } from "../../table/view";
import { useTexts } from "../../text/texts";
import { facesOf } from "..";
import { Dice } from "./Dice";
import { DOMAIN, DUKE, MONSTER, ROLE, ROLES } from "./icons";
import { Amount } from "./Signs";
import { Tracks } from "./Tracks";
import {
  bringsOf,
  doubles,
  groupsOf,
  hits,
  pointsAfter,
  pointsOf,
  rolesOf,
  type Slot,
  slotsOf,
  type ValeriaView,
  zoneOf,
} from "./view";
import "./Duchy.css";

export function Duchy({ view, seat }: { view: ValeriaView; seat: number }) {
  const table = useTable();
  const texts = useTexts();
  const state = useSeatState(seat);
  const { name: size, small } = useSize();
  const faces = facesOf("valeria");
  const duchy = zoneOf(view, `duchy:${seat}`);
  const offer = zoneOf(view, `offer:${seat}`);
  const name = table.names.value[seat] ?? "";
  const roles = rolesOf(duchy?.cards ?? [], faces);
  const card = pointsOf(zoneOf(view, `slain:${seat}`)?.cards ?? [], faces);
  const land = pointsOf(zoneOf(view, `domains:${seat}`)?.cards ?? [], faces);
  return (
    <section
      class="duchy leaf col"
      aria-label={texts.text("valeria-duchy-of", { name })}
      data-part="duchy"
      data-seat={seat}
    >
      <header class="pair">
        <Crest seat={seat} small />
        <h2 data-tip={name} data-may-clip>
          {name}
        </h2>
        <span class="st">
          <Icon name={state.icon} />
          {state.text}
          {view.extra.first === seat && view.seats.length > 1 && (
            <Icon name="lucide:flag" label={texts.text("valeria-first")} />
          )}
        </span>
        <span class="duchy-roles pair">
          {ROLES.map((role) => (
            <span key={role} class={`pair fine role-${role}`} data-explains={`valeria-sign-${role}`}>
              <Icon name={ROLE[role]} label={texts.text(`valeria-role-${role}`)} />
              <b>{roles[role]}</b>
            </span>
          ))}
        </span>
        {size === "low" && <Dice view={view} bare />}
      </header>
      {!(small && offer?.count) && <Tracks view={view} seat={seat} extra={card + land} />}
      {offer?.count ? (
        <Offer zone={offer} />
      ) : small ? (
        <Brief view={view} seat={seat} duchy={duchy} />
      ) : (
        <WholeDuchy view={view} seat={seat} duchy={duchy} />
      )}
    </section>
  );
}

/** The dukes one chooses from. */
function Offer({ zone }: { zone: Zone }) {
  const texts = useTexts();
  return (
    <div class="duke-offer" data-part="offer" data-zone={zone.id}>
      <h3>{texts.text("valeria-zone-offer")}</h3>
      <Rove class="duke-offered pair" label={texts.text("valeria-zone-offer")}>
        {zone.cards.map((card, i) => (
          <Card
            key={card.key ?? i}
            face={card.face}
            zone={zone}
            index={i}
            suffix={textOf(card.face)}
            class="val-sized"
          />
        ))}
      </Rove>
    </div>
  );
  function textOf(face: string): string {
    return texts.or(`card-${face}`, "", {}, "text");
  }
}

/** Everything a seat has in play; also in the window that shows a rival's duchy. Equal cards are stacked. */
export function WholeDuchy({ view, seat, duchy }: { view: ValeriaView; seat: number; duchy: Zone | undefined }) {
  const texts = useTexts();
  const { slots, others } = slotsOf(duchy?.cards ?? [], facesOf("valeria"));
  const slain = zoneOf(view, `slain:${seat}`);
  const domains = zoneOf(view, `domains:${seat}`);
  const pair = doubles(view.extra.dice);
  // Each pile has room for one card and a strip of every further one, and its share of the rest.
  const widths = Object.fromEntries(
    Object.entries({ lands: domains, slain }).flatMap(([name, zone]) => {
      const kinds = groupsOf(zone?.cards ?? []).length;
      return [
        [`--${name}`, Math.max(0, kinds - 1)],
        [`--${name}-share`, `${3 + kinds}fr`],
      ];
    }),
  );
  return (
    <Rove class="duchy-laid col" label={texts.text("valeria-zone-duchy")}>
      <div class="duchy-slots" data-part="slots" data-zone={`duchy:${seat}`}>
        {slots.map((slot) => (
          <SlotPlace key={slot.id} {...{ slot, view, seat, duchy }} />
        ))}
      </div>
      <div class="duchy-won" style={widths}>
        <Won zone={domains} icon={DOMAIN} word={texts.text("valeria-zone-domains")} />
        <Won zone={slain} icon={MONSTER} word={texts.text("valeria-short-slain")} />
        <div class="duchy-pile">
          <h3>{texts.card("starter-herald")}</h3>
          <div class="won-cards" data-lit={(pair && others.length > 0) || undefined}>
            {others.slice(0, 1).map(({ card, index }) => (
              <Card
                key={card.key ?? index}
                face={card.face}
                zone={duchy}
                index={index}
                class={`val-sized ${pair ? "val-lit" : ""}`}
              >
                <Copies count={others.length} />
              </Card>
            ))}
          </div>
        </div>
        <Duke view={view} seat={seat} />
      </div>
    </Rove>
  );
}

export const Copies = ({ count }: { count: number }) =>
  count > 1 ? <span class="val-plate pair val-copies">×{count}</span> : null;

interface SlotPlaceProps {
  slot: Slot;
  view: ValeriaView;
  seat: number;
  duchy: Zone | undefined;
}

function SlotPlace({ slot, view, seat, duchy }: SlotPlaceProps) {
  const harvesting = view.phase === "harvest" || view.phase === "second-harvest";
  const active = view.phase === "harvest" && view.turn === seat;
  const brings = harvesting ? bringsOf(slot, view.extra.dice, active, facesOf("valeria")) : [];
  const lit = hits(slot.numbers, view.extra.dice) > 0;
  const groups = groupsOf(slot.cards.map(({ card }) => card));
  return (
    <div
      class={`duchy-slot ${lit ? "val-lit" : ""}`}
      data-part="slot"
      data-lit={(lit && groups.length > 0) || undefined}
    >
      <span class="slot-number">{slot.id}</span>
      <div class="slot-cards">
        {groups.map(({ card, first, count }, i) => (
          <span key={card.face} class="slot-card" style={{ "--i": i }}>
            <Card
              face={card.face}
              zone={duchy}
              index={slot.cards[first]!.index}
              class="val-sized"
              suffix={times(count)}
            >
              <Copies count={count} />
            </Card>
          </span>
        ))}
        {brings.length > 0 && (
          <span class="val-plate pair val-on-wood slot-brings" aria-hidden="true">
            {brings.map(([resource, count]) => (
              <Amount key={resource} of={resource} count={`+${count}`} />
            ))}
          </span>
        )}
      </div>
    </div>
  );
}

const times = (count: number): string => (count > 1 ? `×${count}` : "");

function Won({ zone, icon, word }: { zone: Zone | undefined; icon: string; word: string }) {
  const texts = useTexts();
  const cards = zone?.cards ?? [];
  return (
    <div class="duchy-pile">
      <h3 data-may-clip>
        <Icon name={icon} />
        {word}{" "}
        {cards.length > 0 && (
          <span class="sub">
            {cards.length} · {texts.text("valeria-vp", { points: pointsOf(cards, facesOf("valeria")) })}
          </span>
        )}
      </h3>
      <div class="won-cards" data-zone={zone?.id}>
        {groupsOf(cards).map(({ card, first, count }) => (
          <span key={card.face} class="won-card">
            <Card face={card.face} zone={zone} index={first} class="val-sized" suffix={times(count)}>
              <Copies count={count} />
            </Card>
          </span>
        ))}
      </div>
    </div>
  );
}

function Duke({ view, seat }: { view: ValeriaView; seat: number }) {
  const table = useTable();
  const texts = useTexts();
  const zone = zoneOf(view, `duke:${seat}`);
  const mine = zone?.cards[0];
  const points = view.seats[seat]?.points;
  const then = seat === view.seat ? pointsAfter(table.ask.value?.outlook[considered.value]) : undefined;
  // Some play without.
  if (!zone?.count) return null;
  return (
    <div class="duchy-pile" data-part="duke">
      <h3>
        <Icon name={mine && seat === view.seat ? "lucide:eye-off" : DUKE} />
        {texts.text("valeria-zone-duke")}
      </h3>
      <div class="won-cards" data-zone={`duke:${seat}`}>
        {mine ? <Card face={mine.face} zone={zone} index={0} class="val-sized" /> : <CardBack />}
        {mine && typeof points === "number" && (
          <span class="val-plate pair val-on-paper duke-points" data-explains="valeria-points-now">
            {texts.text("valeria-vp", { points })}
            {then !== undefined && <i data-part="points-then">→ {then}</i>}
          </span>
        )}
      </div>
    </div>
  );
}

/** On phones: ten small places; a tap shows everything in a sheet. */
function Brief({ view, seat, duchy }: { view: ValeriaView; seat: number; duchy: Zone | undefined }) {
  const table = useTable();
  const texts = useTexts();
  const { name: size } = useSize();
  const [open, setOpen] = useState(false);
  const { slots, others } = slotsOf(duchy?.cards ?? [], facesOf("valeria"));
  const small = [...slots, { id: "H", numbers: [], cards: others }];
  const counted = (zone: string) => zoneOf(view, `${zone}:${seat}`)?.count ?? 0;
  const duke = zoneOf(view, `duke:${seat}`)?.cards[0];
  /** With those for the duke: known of oneself alone. */
  const points = view.seats[seat]?.points;
  const wanted = (slot: Slot) =>
    slot.cards.some(({ card }) => table.light([`duchy:${card.face}`]) === "can") && seat === view.seat;
  return (
    <>
      <button
        type="button"
        class="duchy-brief"
        data-part="brief"
        data-zone={`duchy:${seat}`}
        aria-haspopup="dialog"
        aria-label={texts.text("valeria-zone-duchy")}
        onClick={() => setOpen(true)}
      >
        {small.map((slot) => {
          const top = slot.cards.at(-1)?.card.face;
          const lit = slot.numbers.length ? hits(slot.numbers, view.extra.dice) > 0 : doubles(view.extra.dice);
          return (
            <span
              key={slot.id}
              class={`val-chip pair brief-slot ${top ? "" : "no"} ${lit && top ? "val-lit" : ""} ${wanted(slot) ? "can" : ""}`}
              data-part="slot"
              data-lit={(lit && top !== undefined) || undefined}
            >
              <b>{slot.id}</b>
              {top && size !== "across" && (
                <span class={`brief-picture ${frameOf("valeria", top).class}`}>
                  <FacePicture face={top} />
                </span>
              )}
              {slot.cards.length > 1 && <span class="brief-count">×{slot.cards.length}</span>}
            </span>
          );
        })}
        <span class="brief-won wrap finest sub">
          <span data-zone={`domains:${seat}`}>
            <Icon name={DOMAIN} label={texts.text("valeria-zone-domains")} />
            {counted("domains")}
          </span>
          <span data-zone={`slain:${seat}`}>
            <Icon name={MONSTER} label={texts.text("valeria-zone-slain")} />
            {counted("slain")}
          </span>
          {duke && (
            <span>
              <Icon name={DUKE} />
              {texts.card(duke.face)}
              {typeof points === "number" && (
                <b data-part="duke-points" data-explains="valeria-points-now">
                  {texts.text("valeria-vp", { points })}
                </b>
              )}
            </span>
          )}
        </span>
      </button>
      {open && (
        <Sheet
          title={texts.text("valeria-duchy-of", { name: table.names.value[seat] ?? "" })}
          onClose={() => setOpen(false)}
          class="wide"
        >
          <div class="duchy-window col">
            <WholeDuchy view={view} seat={seat} duchy={duchy} />
          </div>
        </Sheet>
      )}
    </>
  );
}
