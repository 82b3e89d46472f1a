// Everybody else, across the top in turn order: crest, state, hand, deck, discard pile, and what they gained last.
import { useState } from "preact/hooks";
import { Card, CardBack, FacePicture, frameOf, Icon, SeatPanel, Sheet, Stack, Words } from "../../parts";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import type { Zone } from "../../table/view";
import { useTexts } from "../../text/texts";
import { lastGain } from "./chain";
import "./Opponents.css";
import { Tracker, TrackerSheet } from "./Tracker";
import { across, type DominionView, zoneOf } from "./view";

export function Opponents({ view }: { view: DominionView }) {
  const seats = across(view);
  const { name: size } = useSize();
  const piles = (size === "wide" && seats.length <= 3) || (size === "table" && seats.length <= 2);
  return (
    <div class={`dom-rivals rivals-${seats.length}`} data-part="rivals">
      {seats.map((seat) => (
        <SeatPanel key={seat} seat={seat} class="dom-rival">
          {piles ? <Zones view={view} seat={seat} /> : <Counts view={view} seat={seat} />}
        </SeatPanel>
      ))}
    </div>
  );
}

function Zones({ view, seat }: { view: DominionView; seat: number }) {
  const texts = useTexts();
  const [tracking, setTracking] = useState(false);
  const hand = zoneOf(view, `hand:${seat}`);
  const deck = zoneOf(view, `deck:${seat}`);
  const discard = zoneOf(view, `discard:${seat}`);
  return (
    <>
      <div class="zs">
        {hand && <Held zone={hand} />}
        {deck && <Stack zone={deck} name={texts.text("dominion-short-deck")} onOpen={() => setTracking(true)} />}
        {discard && <Stack zone={discard} name={texts.text("dominion-short-discard")} />}
      </div>
      <LastGain seat={seat} />
      {tracking && <TrackerSheet view={view} seat={seat} onClose={() => setTracking(false)} />}
    </>
  );
}

const MOST_BACKS = 6;

/** A hand from behind; cards one knows (seen when they were passed or shown) are turned over. */
function Held({ zone }: { zone: Zone }) {
  const texts = useTexts();
  const known = zone.cards.slice(0, MOST_BACKS);
  const backs = Math.max(0, Math.min(zone.count, MOST_BACKS) - known.length);
  const about = [texts.text("cards-unseen", { count: zone.count })];
  if (known.length)
    about.push(texts.text("dominion-known", { cards: texts.cards(zone.cards.map(({ face }) => face)) }));
  return (
    <div class="z col">
      <span class="fan" data-part="fan" data-zone={zone.id} data-tip={known.length ? about[1] : undefined}>
        {zone.count === 0 && <span class="hollow" />}
        {Array.from({ length: backs }, (_, i) => (
          <CardBack key={i} />
        ))}
        {known.map((card) => {
          const frame = frameOf("dominion", card.face);
          return (
            <span key={card.key} class={`mini ${frame.class}`} style={frame.style}>
              <FacePicture face={card.face} />
            </span>
          );
        })}
        <b aria-hidden="true">{zone.count}</b>
      </span>
      <span>
        {texts.text("dominion-short-hand")}
        <span class="vh">: {about.join(", ")}</span>
      </span>
    </div>
  );
}

function LastGain({ seat }: { seat: number }) {
  const table = useTable();
  const texts = useTexts();
  const face = lastGain(table.events.value, seat);
  if (!face) return null;
  return (
    <div class="last-gain col">
      <span class="sub">{texts.text("dominion-last-gain")}</span>
      <Words pieces={[{ card: face, text: texts.card(face) }]} />
    </div>
  );
}

const COUNTED = [
  { kind: "hand", icon: "game-icons:card-pick" },
  { kind: "deck", icon: "game-icons:card-draw" },
  { kind: "discard", icon: "game-icons:card-discard" },
];

/** In less room: three numbers, and the rest in a sheet. */
function Counts({ view, seat }: { view: DominionView; seat: number }) {
  const table = useTable();
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const counts = COUNTED.map(({ kind, icon }) => {
    const zone = `${kind}:${seat}`;
    return { zone, icon, n: zoneOf(view, zone)?.count ?? 0, word: texts.text(`dominion-short-${kind}`) };
  });
  const known = zoneOf(view, `hand:${seat}`)?.cards ?? [];
  const name = table.names.value[seat] ?? "";
  return (
    <>
      <button
        type="button"
        class="rival-counts pair"
        aria-haspopup="dialog"
        aria-label={`${name}: ${counts.map(({ word, n }) => `${word} ${n}`).join(", ")}`}
        onClick={() => setOpen(true)}
      >
        {counts.map(({ zone, icon, n, word }) => (
          <span key={zone} class="pair" data-zone={zone} data-tip={word}>
            <Icon name={icon} />
            <b>{n}</b> <small>{word}</small>
          </span>
        ))}
      </button>
      {open && (
        <Sheet title={name} onClose={() => setOpen(false)}>
          <div class="rival-sheet">
            <Zones view={view} seat={seat} />
          </div>
          <Tracker view={view} first={seat} />
          {known.length > 0 && (
            <div class="spread" data-part="spread">
              {known.map((card) => (
                <Card key={card.key} face={card.face} />
              ))}
            </div>
          )}
        </Sheet>
      )}
    </>
  );
}
