// One's duchy: roles, the four tracks, citizens by activation number, domains, slain monsters, Herald and duke.
import { useState } from "preact/hooks";
import { phone } from "../../app/settings";
import { Card, CardBack, Crest, FacePicture, frameOf, Icon, Rove, Sheet, useSeatState } from "../../parts";
import { useTable } from "../../table/store";
import type { Zone } from "../../table/view";
import { useTexts } from "../../text/texts";
import { facesOf } from "..";
import { DOMAIN, DUKE, MONSTER, ROLE, ROLES } from "./icons";
import { Amount } from "./Signs";
import { Tracks } from "./Tracks";
import { bringsOf, doubles, hits, pointsOf, rolesOf, type Slot, slotsOf, type ValeriaView, zoneOf } from "./view";

export function Duchy({ view, seat }: { view: ValeriaView; seat: number }) {
  const table = useTable();
  const texts = useTexts();
  const state = useSeatState(seat);
  const faces = facesOf("valeria");
  const duchy = zoneOf(view, `duchy:${seat}`);
  const offer = zoneOf(view, `offer:${seat}`);
  const name = table.names.value[seat] ?? "";
  const roles = rolesOf(duchy?.cards ?? [], faces);
  const card = pointsOf(zoneOf(view, `slain:${seat}`)?.cards ?? [], faces);
  const land = pointsOf(zoneOf(view, `domains:${seat}`)?.cards ?? [], faces);
  return (
    <section
      class={`duchy s${seat % 6}`}
      aria-label={texts.text("valeria-duchy-of", { name })}
      data-part="duchy"
      data-seat={seat}
    >
      <header>
        <Crest seat={seat} small />
        <h2>{name}</h2>
        <span class="st">
          <Icon name={state.icon} />
          {state.text}
          {view.extra.first === seat && view.seats.length > 1 && (
            <Icon name="lucide:flag" label={texts.text("valeria-first")} />
          )}
        </span>
        <span class="roles">
          {ROLES.map((role) => (
            <span key={role} class={`rolec ${role}`} title={texts.text(`valeria-role-${role}`)}>
              <Icon name={ROLE[role]} label={texts.text(`valeria-role-${role}`)} />
              <b>{roles[role]}</b>
            </span>
          ))}
        </span>
      </header>
      <Tracks view={view} seat={seat} extra={card + land} />
      {phone.value ? (
        <Brief view={view} seat={seat} duchy={duchy} />
      ) : offer?.count ? (
        <Offer zone={offer} />
      ) : (
        <Whole view={view} seat={seat} duchy={duchy} />
      )}
      {phone.value && offer?.count ? <Offer zone={offer} /> : null}
    </section>
  );
}

/** The dukes one chooses from. */
function Offer({ zone }: { zone: Zone }) {
  const texts = useTexts();
  return (
    <div class="offer" data-part="offer" data-zone={zone.id}>
      <h3>{texts.text("valeria-zone-offer")}</h3>
      <Rove class="offered" label={texts.text("valeria-zone-offer")}>
        {zone.cards.map((card, i) => (
          <Card key={card.id ?? i} face={card.face} zone={zone} index={i} suffix={textOf(card.face)} />
        ))}
      </Rove>
    </div>
  );
  function textOf(face: string): string {
    return texts.or(`card-${face}`, "", {}, "text");
  }
}

/** Everything a seat has laid out; also in the window that shows a rival's duchy. */
export function Whole({ view, seat, duchy }: { view: ValeriaView; seat: number; duchy: Zone | undefined }) {
  const texts = useTexts();
  const faces = facesOf("valeria");
  const { slots, others } = slotsOf(duchy?.cards ?? [], faces);
  const slain = zoneOf(view, `slain:${seat}`);
  const domains = zoneOf(view, `domains:${seat}`);
  return (
    <Rove class="vlaid" label={texts.text("valeria-zone-duchy")}>
      <div class="slots" data-part="slots" data-zone={`duchy:${seat}`}>
        {slots.map((slot) => (
          <SlotPlace key={slot.id} {...{ slot, view, seat, duchy }} />
        ))}
      </div>
      <div class="vown">
        <Fanned zone={domains} icon={DOMAIN} word={texts.text("valeria-zone-domains")} />
        <Fanned zone={slain} icon={MONSTER} word={texts.text("valeria-short-slain")} />
        <div class="pl herald">
          <h3>{texts.card("starter-herald")}</h3>
          <div class="fanned" data-lit={(doubles(view.extra.dice) && others.length > 0) || undefined}>
            {others.map(({ card, index }) => (
              <Card
                key={card.id ?? index}
                face={card.face}
                zone={duchy}
                index={index}
                class={doubles(view.extra.dice) ? "lit" : ""}
              />
            ))}
          </div>
        </div>
        <Duke view={view} seat={seat} />
      </div>
    </Rove>
  );
}

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
  const n = slot.cards.length;
  return (
    <div
      class={`slot ${lit ? "lit" : ""} ${n ? "" : "none"}`}
      data-part="slot"
      data-lit={(lit && n > 0) || undefined}
      style={{ "--n": n }}
    >
      <span class="sn">
        {slot.id}
        {n > 1 && <em>×{n}</em>}
      </span>
      <div class="pilecards">
        {slot.cards.map(({ card, index }, i) => (
          <span key={card.id ?? index} class="copy" style={{ "--i": i }}>
            <Card face={card.face} zone={duchy} index={index} class={lit ? "lit" : ""} />
          </span>
        ))}
        {brings.length > 0 && (
          <span class="brings" aria-hidden="true">
            {brings.map(([resource, count]) => (
              <Amount key={resource} of={resource} count={`+${count}`} />
            ))}
          </span>
        )}
      </div>
    </div>
  );
}

function Fanned({ zone, icon, word }: { zone: Zone | undefined; icon: string; word: string }) {
  const texts = useTexts();
  const faces = facesOf("valeria");
  const cards = zone?.cards ?? [];
  return (
    <div class="pl">
      <h3>
        <Icon name={icon} />
        {word}
        {cards.length > 0 && (
          <em>
            {cards.length} · {texts.text("valeria-vp", { points: pointsOf(cards, faces) })}
          </em>
        )}
      </h3>
      <div class="fanned" data-zone={zone?.id}>
        {cards.map((card, i) => (
          <span key={card.id ?? i} class="lap">
            <Card face={card.face} zone={zone} index={i} />
          </span>
        ))}
      </div>
    </div>
  );
}

function Duke({ view, seat }: { view: ValeriaView; seat: number }) {
  const texts = useTexts();
  const zone = zoneOf(view, `duke:${seat}`);
  const mine = zone?.cards[0];
  const points = view.seats[seat]?.points;
  return (
    <div class="pl dukep" data-part="duke">
      <h3>
        <Icon name={mine && seat === view.seat ? "lucide:eye-off" : DUKE} />
        {texts.text("valeria-zone-duke")}
      </h3>
      <div class="fanned" data-zone={`duke:${seat}`}>
        {mine ? <Card face={mine.face} zone={zone} index={0} /> : zone?.count ? <CardBack /> : null}
        {mine && typeof points === "number" && (
          <span class="dvp" title={texts.text("valeria-points-now")}>
            {texts.text("valeria-vp", { points })}
          </span>
        )}
      </div>
    </div>
  );
}

/** On phones: ten small places; a tap lays everything out in a sheet. */
function Brief({ view, seat, duchy }: { view: ValeriaView; seat: number; duchy: Zone | undefined }) {
  const table = useTable();
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const { slots, others } = slotsOf(duchy?.cards ?? [], facesOf("valeria"));
  const small = [...slots, { id: "H", numbers: [], cards: others }];
  const counted = (zone: string) => zoneOf(view, `${zone}:${seat}`)?.count ?? 0;
  const duke = zoneOf(view, `duke:${seat}`)?.cards[0];
  const wanted = (slot: Slot) =>
    slot.cards.some(({ card }) => table.light([`duchy:${card.face}`]) === "can") && seat === view.seat;
  return (
    <>
      <button
        type="button"
        class="vbrief"
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
              class={`pc ${top ? "" : "no"} ${lit && top ? "lit" : ""} ${wanted(slot) ? "can" : ""}`}
              data-part="slot"
              data-lit={(lit && top !== undefined) || undefined}
            >
              <b>{slot.id}</b>
              {top && (
                <span class={`mini ${frameOf("valeria", top).class}`}>
                  <FacePicture face={top} />
                </span>
              )}
              {slot.cards.length > 1 && <em>×{slot.cards.length}</em>}
            </span>
          );
        })}
        <span class="more">
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
            </span>
          )}
        </span>
      </button>
      {open && (
        <Sheet
          title={texts.text("valeria-duchy-of", { name: table.names.value[seat] ?? "" })}
          onClose={() => setOpen(false)}
          class="valeria-duchy"
        >
          <div class="val-window">
            <Whole view={view} seat={seat} duchy={duchy} />
          </div>
        </Sheet>
      )}
    </>
  );
}
