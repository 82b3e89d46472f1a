// The deck tracker: one's own cards and where they lie, the others' as far as anybody may know, and what the next hand
// is likely to bring.
import { useState } from "preact/hooks";
import type { Face } from "../../net/api";
import { Crest, FacePicture, frameOf, Icon, Sheet } from "../../parts";
import { Pills } from "../../parts/Pills";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { facesOf } from "..";
import "./Tracker.css";
import type { DominionView, Places } from "./view";

const KINDS = ["treasure", "action", "victory", "curse"];
const PLACES = ["deck", "hand", "rest"] as const;

/** Treasures from Gold down, then Actions, then what only counts at the end. */
export function ordered(cards: readonly string[], faces: ReadonlyMap<string, Face>): string[] {
  const place = (face: string) => {
    const facts = faces.get(face);
    return KINDS.findIndex((kind) => facts?.kinds?.includes(kind)) * 100 - (facts?.cost ?? 0);
  };
  return [...cards].sort((a, b) => place(a) - place(b) || a.localeCompare(b));
}

/** In the rail of a wide room. */
export function TrackerAside({ view }: { view: DominionView }) {
  const { name: size } = useSize();
  if (size !== "wide" || view.phase === "draft") return null;
  return (
    <div class="tracker-aside">
      <Tracker view={view} first={view.seat ?? view.turn ?? 0} />
    </div>
  );
}

/** Behind a deck where the rail has no room for it. */
export function TrackerSheet({ view, seat, onClose }: { view: DominionView; seat: number; onClose: () => void }) {
  const texts = useTexts();
  return (
    <Sheet title={texts.text("dominion-tracker")} onClose={onClose} part="tracker-sheet">
      <Tracker view={view} first={seat} />
    </Sheet>
  );
}

export function Tracker({ view, first }: { view: DominionView; first: number }) {
  const table = useTable();
  const texts = useTexts();
  const [seat, setSeat] = useState(first);
  const mine = seat === view.seat && view.extra.tracker !== null;
  const names = table.names.value;
  return (
    <section class="tracker col" data-part="tracker" aria-label={texts.text("dominion-tracker")}>
      <Pills
        class="tracker-seats"
        legend={<span class="gold">{seat === view.seat ? texts.text("dominion-tracker-own") : names[seat]}</span>}
        value={seat}
        of={view.seats.map((each) => ({
          value: each.seat,
          label: <Crest seat={each.seat} small />,
          said: each.seat === view.seat ? texts.text("dominion-tracker-own") : (names[each.seat] ?? ""),
        }))}
        set={setSeat}
      />
      {mine ? <Own view={view} /> : <Theirs view={view} seat={seat} />}
    </section>
  );
}

function Own({ view }: { view: DominionView }) {
  const texts = useTexts();
  const tracker = view.extra.tracker!;
  const cards = ordered(Object.keys(tracker.cards), facesOf("dominion"));
  return (
    <>
      <ul class="tracked">
        {cards.map((face) => (
          <Line key={face} face={face} places={tracker.cards[face]!} />
        ))}
      </ul>
      <p class="tracker-key sub fine wrap" aria-hidden="true">
        {PLACES.map((place) => (
          <span key={place} class="pair">
            <i class={`pip in-${place}`} /> {texts.text(`dominion-tracker-${place}`)}
          </span>
        ))}
      </p>
      <dl class="likely">
        <div>
          <dt>{texts.text("dominion-tracker-coins")}</dt>
          <dd>{tracker.coins.toLocaleString(texts.lang)}</dd>
        </div>
        <div>
          <dt>{texts.text("dominion-tracker-shuffle")}</dt>
          <dd>{tracker.shuffle}</dd>
        </div>
        <div>
          <dt>{texts.text("dominion-tracker-action")}</dt>
          <dd>{texts.text("dominion-percent", { percent: tracker.action })}</dd>
        </div>
      </dl>
    </>
  );
}

/** One kind of card: a pip for each, in the color of where it lies. */
function Line({ face, places }: { face: string; places: Places }) {
  const texts = useTexts();
  const all = places[0] + places[1] + places[2];
  const [deck, hand, rest] = places;
  return (
    <li data-card={face} data-deck={deck} data-hand={hand} data-rest={rest}>
      <Named face={face} />
      <span class="pips" aria-hidden="true">
        {PLACES.flatMap((place, i) =>
          Array.from({ length: places[i]! }, (_, n) => <i key={`${place}${n}`} class={`pip in-${place}`} />),
        )}
      </span>
      <span class="vh">{texts.text("dominion-tracker-where", { deck, hand, rest })}</span>
      <b aria-hidden="true">
        {deck}/{all}
      </b>
    </li>
  );
}

function Named({ face }: { face: string }) {
  const texts = useTexts();
  const frame = frameOf("dominion", face);
  return (
    <span class="tracked-card pair" data-named={face} data-game="dominion">
      <span class={`mini ${frame.class}`} style={frame.style} data-room={frame.room}>
        <FacePicture face={face} game="dominion" />
      </span>
      <span data-may-clip>{texts.card(face)}</span>
    </span>
  );
}

/** What somebody has gained and not trashed, or between which numbers that lies; where they are only their owner knows. */
function Theirs({ view, seat }: { view: DominionView; seat: number }) {
  const table = useTable();
  const texts = useTexts();
  const known = view.seats[seat]?.owned as Record<string, number> | null | undefined;
  const owned = known ?? (view.over ? table.result.value?.owned?.[seat] : undefined);
  const between = view.seats[seat]?.between as Record<string, [least: number, most: number]> | null | undefined;
  const counts: Record<string, [least: number, most: number]> = owned
    ? Object.fromEntries(Object.entries(owned).map(([face, n]) => [face, [n, n]]))
    : (between ?? {});
  const cards = ordered(Object.keys(counts), facesOf("dominion"));
  return (
    <>
      <ul class="tracked">
        {cards.map((face) => {
          const [least, most] = counts[face]!;
          const sure = least === most;
          return (
            <li
              key={face}
              data-card={face}
              data-all={sure ? least : undefined}
              data-between={sure ? undefined : `${least}-${most}`}
            >
              <Named face={face} />
              {sure ? (
                <b>{least}</b>
              ) : (
                <b>
                  <span aria-hidden="true">
                    {least}–{most}
                  </span>
                  <span class="vh">{texts.text("dominion-tracker-between", { least, most })}</span>
                </b>
              )}
            </li>
          );
        })}
      </ul>
      {!owned && (
        <p class="sub fine prose pair" data-part="lost-track">
          <Icon name="lucide:eye-off" />
          {texts.text("dominion-tracker-lost", { name: table.names.value[seat] ?? "" })}
        </p>
      )}
    </>
  );
}
