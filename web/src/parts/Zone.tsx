// Places for cards: a pile to take from, a stack of backs, a row of open cards, a hand.
import type { ComponentChildren } from "preact";
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { lookOf } from "../games";
import { marks as marksOf } from "../table/marks";
import { useTableMaybe } from "../table/store";
import { namesOfZone, type Zone, type ZoneCard } from "../table/view";
import { GameContext, useTexts } from "../text/texts";
import { Card, CardBack, CardLine, DownCard, FacePicture, frameOf } from "./Card";
import { Dialog } from "./Dialog";
import { Icon } from "./Icon";
import { Rove } from "./Rove";
import "./Mat.css";
import "./Zone.css";

/** What a zone is called: the place it is, else the game's word for its kind. */
export function useZoneName(): (zone: Zone) => string {
  const game = useContext(GameContext);
  const texts = useTexts();
  return (zone) => (zone.name ? texts.card(zone.name) : texts.or(`${game}-zone-${zone.kind}`, zone.kind));
}

interface PileProps {
  zone: Zone;
  /** The hollow coin. */
  far?: boolean;
  class?: string;
}

/** A pile of equal cards with its count; its thickness follows the count. An empty one keeps its place. */
export function Pile({ zone, far, class: more = "" }: PileProps) {
  const texts = useTexts();
  const face = zone.cards[0]?.face;
  if (!face) return null;
  const empty = zone.count === 0;
  return (
    <div
      class={`pile ${empty ? "gone" : ""} ${more}`}
      data-part="pile"
      data-zone={zone.id}
      style={{ "--n": Math.min(6, Math.ceil(zone.count / 2)) }}
    >
      <Card
        face={face}
        cost={zone.cost}
        far={far}
        zone={zone}
        suffix={empty ? texts.text("web-pile-empty") : texts.text("web-pile-left", { count: zone.count })}
      >
        <span class="cnt" data-part="count" aria-hidden="true">
          {empty ? <Icon name="lucide:ban" /> : zone.count}
        </span>
      </Card>
    </div>
  );
}

interface StackProps {
  zone: Zone;
  /** Overrides the zone's name. */
  name?: string;
  /** What a click opens instead of what may be seen of it. */
  onOpen?: (() => void) | undefined;
}

/** A deck (backs) or a discard pile (its top card), with its count. A click lists what may be seen of it. */
export function Stack({ zone, name, onOpen }: StackProps) {
  const texts = useTexts();
  const game = useContext(GameContext);
  const table = useTableMaybe();
  const called = useZoneName();
  const [open, setOpen] = useState(false);
  const top = zone.cards.at(-1);
  const label = name ?? called(zone);
  const names = namesOfZone(zone);
  const light = table?.light(names, zone.id) ?? "";
  const seen = top?.face ? top : undefined;
  const frame = seen ? frameOf(game, seen.face) : undefined;
  const known = zone.cards.some((card) => card.face);
  const back = zone.top ?? top?.back ?? "";
  const size = zone.uncounted ? "" : texts.text("cards-unseen", { count: zone.count });
  const about = [size, seen ? texts.card(seen.face) : back && texts.or(`type-${back}`, back)]
    .filter(Boolean)
    .join(", ");
  return (
    <div class="z col">
      <button
        type="button"
        class={`stk ${table?.glow(names, zone.id) ?? ""}`}
        data-named={seen?.face}
        data-game={game}
        data-part="stack"
        {...marksOf(table, names, zone.id)}
        data-zone={zone.id}
        aria-label={about ? `${label}: ${about}` : label}
        aria-pressed={light === "can" || light === "chosen" ? light === "chosen" : undefined}
        aria-haspopup={onOpen ? "dialog" : undefined}
        onClick={() => {
          if (light === "can" || light === "chosen") table!.click(names, zone.id);
          else if (onOpen) onOpen();
          else setOpen(known);
        }}
      >
        {zone.count === 0 && !zone.uncounted ? (
          <span class="hollow" />
        ) : seen ? (
          <span class={`mini ${frame!.class}`} style={frame!.style} data-room={frame!.room}>
            <FacePicture face={seen.face} />
          </span>
        ) : (
          <CardBack kind={back} />
        )}
        {!zone.uncounted && <b aria-hidden="true">{zone.count}</b>}
      </button>
      <span aria-hidden="true">{label}</span>
      {open && (
        <Dialog title={label} onClose={() => setOpen(false)} class="wide">
          <div class="spread" data-part="spread">
            {zone.cards.map(
              (card, i) => card.face && <Card key={card.key ?? i} face={card.face} zone={zone} index={i} />,
            )}
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** Backs held like a hand, with their number. */
export function Fan({ zone, name }: StackProps) {
  const texts = useTexts();
  const called = useZoneName();
  const label = name ?? called(zone);
  return (
    <div class="z col">
      <span class="fan" data-part="fan" data-zone={zone.id}>
        {zone.count === 0 ? (
          <span class="hollow" />
        ) : (
          Array.from({ length: Math.min(zone.count, 8) }, (_, i) => <CardBack key={i} />)
        )}
        <b aria-hidden="true">{zone.count}</b>
      </span>
      <span>
        {label}
        <span class="vh">: {texts.text("cards-unseen", { count: zone.count })}</span>
      </span>
    </div>
  );
}

interface RowProps {
  zone: Zone;
  label: string;
  class?: string;
  part?: string;
  /** Class of single cards: the one being resolved … */
  cardClass?: (index: number) => string;
  /** Unseen cards of the zone as backs after the seen ones. */
  backs?: boolean;
  /** Shows what lies on the cards, and which of them lie facedown. */
  marks?: boolean;
  empty?: ComponentChildren;
}

/** Open cards side by side. They overlap in equal strips when the place is narrow. */
export function Row({
  zone,
  label,
  class: more = "",
  part = "row",
  cardClass,
  backs = false,
  marks = false,
  empty,
}: RowProps) {
  const ref = useStrips(zone.cards.length);
  return (
    <Rove class={`row ${more}`} part={part} label={label} zone={zone.id}>
      <div class="strip" ref={ref}>
        {zone.cards.map((card, i) =>
          card.face ? (
            <Card
              key={card.key ?? `${card.face}-${i}`}
              face={card.face}
              zone={zone}
              index={i}
              class={`${cardClass?.(i) ?? ""} ${marks && card.down ? "turned" : ""}`}
            >
              {marks && <Marks card={card} />}
            </Card>
          ) : (
            <DownCard key={`down-${i}`} zone={zone} index={i} />
          ),
        )}
        {backs &&
          Array.from({ length: Math.min(12, Math.max(0, zone.count - zone.cards.length)) }, (_, i) => (
            <CardBack key={`back-${i}`} class="big" />
          ))}
        {zone.count === 0 && empty}
      </div>
    </Rove>
  );
}

/** Cards as lines below one another, for places where many lie in little room. */
export function Lines({ zone, label }: { zone: Zone; label: string }) {
  const texts = useTexts();
  return (
    <Rove class="clines wrap" part="lines" label={label} zone={zone.id}>
      {zone.cards.map((card, i) =>
        card.face ? (
          <CardLine
            key={card.key ?? `${card.face}-${i}`}
            face={card.face}
            zone={zone}
            index={i}
            class={card.down ? "turned" : ""}
            suffix={card.down ? texts.text("web-card-turned") : ""}
          >
            <Marks card={card} />
          </CardLine>
        ) : (
          <DownCard key={`down-${i}`} zone={zone} index={i} line />
        ),
      )}
    </Rove>
  );
}

/** What lies on a card: the counters the game has icons for; and an eye where it lies facedown. */
function Marks({ card }: { card: ZoneCard }) {
  const game = useContext(GameContext);
  const texts = useTexts();
  const icons = lookOf(game).tracks ?? {};
  const counted = Object.entries(card).filter(([key, value]) => icons[key] && typeof value === "number");
  if (!card.down && counted.length === 0) return null;
  return (
    <span class="marks">
      {card.down && <Icon name="lucide:eye-off" label={texts.text("web-card-turned")} />}
      {counted.map(([key, value]) => (
        <span key={key}>
          <Icon name={icons[key]!} label={texts.or(`${game}-track-${key}`, key)} />
          {String(value)}
        </span>
      ))}
    </span>
  );
}

/** One's own hand: the largest cards of the table, fanned on phones. */
export function Hand({ class: more = "", ...row }: Omit<RowProps, "backs">) {
  return <Row {...row} class={`hand ${more}`} part="hand" />;
}

/** What must stay in sight of an overlapped card: enough to read its beginning, less of a tiny one, or as little as the
 * place says (--least-strip). */
const leastStrip = (width: number, said: string): number => Number.parseFloat(said) || Math.min(34, width * 0.36);

/** Sets --lap, the (negative) distance between cards, so that all of them find room. */
function useStrips(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const strip = ref.current!;
    const spread = () => {
      const first = strip.firstElementChild as HTMLElement | null;
      if (!first) return;
      const width = first.offsetWidth;
      const room = strip.clientWidth - 2;
      const style = getComputedStyle(strip);
      const gap = Number.parseFloat(style.getPropertyValue("--gap")) || 14;
      const least = leastStrip(width, style.getPropertyValue("--least-strip"));
      const n = strip.childElementCount;
      const lap = n > 1 ? Math.min(gap, Math.max(least - width, (room - n * width) / (n - 1))) : 0;
      strip.style.setProperty("--lap", `${lap}px`);
      strip.classList.toggle("lapped", lap < 0);
    };
    // It speaks at first, too, when the page is laid out: nothing has to be measured before.
    const observer = new ResizeObserver(spread);
    observer.observe(strip);
    return () => observer.disconnect();
  }, [count]);
  return ref;
}
