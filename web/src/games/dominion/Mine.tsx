// One's own place: crest, deck and discard pile, the hand, and what it is worth.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Face } from "../../net/api";
import { Hand, Icon, SeatPanel, Stack } from "../../parts";
import { useTable } from "../../table/store";
import type { Zone } from "../../table/view";
import { useTexts } from "../../text/texts";
import "../../table/Own.css";
import { facesOf } from "..";
import { pointed, toPlay } from "./playing";
import "./Mine.css";
import { reach } from "./supply";
import { TrackerSheet } from "./Tracker";
import { type DominionView, zoneOf } from "./view";

const KINDS = ["action", "treasure", "victory", "curse"];

/** Actions first, then Treasures from Gold down, then what only counts at the end. */
export function sorted(hand: Zone, faces: ReadonlyMap<string, Face>): Zone {
  const place = (face: string) => {
    const facts = faces.get(face);
    const kind = KINDS.findIndex((kind) => facts?.kinds?.includes(kind));
    return kind * 100 - (facts?.cost ?? 0);
  };
  const cards = hand.cards.map((card, i) => ({ card, i }));
  cards.sort((a, b) => place(a.card.face) - place(b.card.face) || a.card.face.localeCompare(b.card.face) || a.i - b.i);
  return { ...hand, cards: cards.map(({ card }) => card) };
}

export function Mine({ view, seat }: { view: DominionView; seat: number }) {
  const texts = useTexts();
  const faces = facesOf("dominion");
  const hand = zoneOf(view, `hand:${seat}`);
  const deck = zoneOf(view, `deck:${seat}`);
  const discard = zoneOf(view, `discard:${seat}`);
  const buying = view.turn === seat && view.phase === "buy";
  const points = view.seats[seat]?.points;
  const worth = texts.text(buying ? "dominion-to-spend" : "dominion-hand-worth");
  const held = hand && sorted(hand, faces);
  const played = toPlay(useTable().ask.value, pointed.value, held?.cards ?? []);
  const area = useRef<HTMLElement>(null);
  const [tracking, setTracking] = useState(false);
  // Held like a fan on phones: each card knows how far it is from the middle.
  useLayoutEffect(() => {
    const cards = area.current!.querySelectorAll<HTMLElement>('[data-part="hand"] [data-part="card"]');
    for (const [i, card] of cards.entries()) card.style.setProperty("--i", String(i - (cards.length - 1) / 2));
    area.current!.style.setProperty("--held", String(cards.length));
  });
  return (
    <section class="mine dom-mine" data-part="mine" ref={area} aria-label={texts.text("dominion-zone-hand")}>
      <div class="me col">
        <SeatPanel seat={seat} class="own-seat" />
        <div class="zs">
          {deck && <Stack zone={deck} name={texts.text("dominion-short-deck")} onOpen={() => setTracking(true)} />}
          {discard && <Stack zone={discard} name={texts.text("dominion-short-discard")} />}
        </div>
      </div>
      {tracking && <TrackerSheet view={view} seat={seat} onClose={() => setTracking(false)} />}
      {held && held.count > 0 ? (
        <Hand
          zone={held}
          label={texts.text("dominion-hand-label", { count: held.count })}
          class="dom-hand"
          cardClass={(i) => (played.has(i) ? "to-play" : "")}
        />
      ) : (
        <p class="no-hand sub prose" data-part="no-hand" data-zone={`hand:${seat}`}>
          {texts.text("dominion-hand-empty")}
        </p>
      )}
      <div class="worth col">
        {!view.over && (
          <>
            <span class="worth-of sub fine" aria-hidden="true">
              {worth}
            </span>
            <b class="pair gold">
              {buying ? reach(view) : view.extra.handValue}
              <Icon name="game-icons:two-coins" label={worth} />
            </b>
          </>
        )}
        {typeof points === "number" && (
          <span class="worth-points sub fine pair">
            <Icon name="game-icons:laurels" />
            {texts.text("dominion-points-now", { count: points, points: String(points).replace("-", "−") })}
          </span>
        )}
      </div>
    </section>
  );
}
