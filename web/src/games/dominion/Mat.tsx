// The mat of whoever is on turn: what may still be done, the cards in play, and what is happening step by step.
import { Crest, Icon, Rove, Row, Track, Words } from "../../parts";
import { CardLine } from "../../parts/Card";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import type { TableEvent, Track as TrackShape, Zone } from "../../table/view";
import { useTexts } from "../../text/texts";
import type { Question } from "../../wire";
import { lookOf } from "..";
import "./Mat.css";
import { bought, liveIndex, steps } from "./chain";
import { Trash } from "./Supply";
import { type DominionView, zoneOf } from "./view";

export function Mat({ view }: { view: DominionView }) {
  const table = useTable();
  const texts = useTexts();
  const turn = view.turn ?? 0;
  const play = zoneOf(view, "play");
  const trash = zoneOf(view, "trash");
  const live = play ? liveIndex(play.cards, view.extra.chain) : -1;
  const whose =
    turn === table.info.value?.my_seat
      ? texts.text("dominion-turn-yours")
      : texts.text("dominion-turn-of", { name: table.names.value[turn] ?? "" });
  const shown = revealed(view, table.ask.value);
  const { name: size } = useSize();
  // In a low room it is one line, on a phone held across two places beside the hand.
  const flat = size === "low" || size === "across";
  const headed = !flat && size !== "upright";
  const Cards = flat || (play?.cards.length ?? 0) > MOST_LAID[size] ? Pictures : Laid;
  return (
    <section class={`mat dom-mat s${turn % 6}`} data-part="mat" aria-label={whose}>
      <div class="counters">
        {headed && (
          <h2>
            <Crest seat={turn} small />
            {whose}
          </h2>
        )}
        <div class="tallies pair">
          {view.tracks.map((track) =>
            headed ? (
              <Track key={track.id} track={track} hot={hot(track.id, view)} />
            ) : (
              <Tally key={track.id} track={track} named={size === "low"} />
            ),
          )}
        </div>
      </div>
      <div class="in-play pair" style={{ "--played": Math.max(1, play?.cards.length ?? 0) }}>
        {play && play.cards.length > 0 && <Cards zone={play} label={texts.text("dominion-zone-play")} live={live} />}
        {shown.map(({ zone, name }) => (
          <div key={zone.id} class="shown" style={{ "--cards": zone.cards.length }}>
            {headed && (
              <h3 data-may-clip>
                {name === null
                  ? texts.text("dominion-revealed-yours")
                  : texts.text("dominion-revealed", { name: table.names.value[name] ?? "" })}
              </h3>
            )}
            <Cards zone={zone} label={texts.text("dominion-zone-aside")} live={-1} />
          </div>
        ))}
        {!play?.cards.length && shown.length === 0 && (
          <p class="bare-mat prose" data-zone="play">
            {texts.text("dominion-mat-empty")}
          </p>
        )}
      </div>
      {size === "upright" ? trash && <Trash zone={trash} small /> : !flat && <Chain view={view} />}
    </section>
  );
}

interface CardsProps {
  zone: Zone;
  label: string;
  /** Which one is being carried out; -1 for none. */
  live: number;
}

const Laid = ({ zone, label, live }: CardsProps) => (
  <Row
    zone={zone}
    label={label}
    class="in-play-cards"
    cardClass={(i) => (i === live ? "live" : live >= 0 ? "done" : "")}
  />
);

/** This many cards can lie side by side and still be told apart; on a phone held upright their names are covered first. */
const MOST_LAID = { wide: 26, table: 16, low: 0, across: 0, upright: 4 };

/** More pictures than this stand without their names; upright they have three rows. */
const NAMED = { wide: 5, table: 5, low: 5, across: 5, upright: 6 };

/** The same cards where there is no room for them: picture and name, or the picture alone. */
const Pictures = ({ zone, label, live }: CardsProps) => (
  <Rove
    class={`pictures wrap tight ${zone.cards.length > NAMED[useSize().name] ? "crowded" : ""}`}
    part="row"
    label={label}
    zone={zone.id}
  >
    {zone.cards.map((card, i) => (
      <CardLine
        key={card.key ?? `${card.face}-${i}`}
        face={card.face}
        zone={zone}
        index={i}
        class={`in-play-line ${i === live ? "now-on" : ""}`}
      />
    ))}
  </Rove>
);

/** A counter without its medallion. */
function Tally({ track, named }: { track: TrackShape; named: boolean }) {
  const texts = useTexts();
  const icon = lookOf("dominion").tracks?.[track.id];
  const name = texts.text(`dominion-track-${track.id}`);
  return (
    <span
      class="tally pair"
      data-part="track"
      data-explains={`dominion-track-${track.id}`}
      role="img"
      aria-label={`${name}: ${track.value}`}
    >
      {icon && <Icon name={icon} />}
      <b>{track.value}</b>
      {named && <span>{texts.text(`dominion-track-${track.id}`, { count: track.value }, "counted")}</span>}
    </span>
  );
}

/** Lights the counter that the phase is about. */
const hot = (id: string, view: DominionView): boolean =>
  view.phase === "action" ? id === "actions" : view.phase === "buy" && id === "coins";

interface Shown {
  zone: Zone;
  /** Whose cards; null for one's own. */
  name: number | null;
}

/** Cards that lie open beside the decks for a moment, and those in the trash that the question is about. */
function revealed(view: DominionView, ask: Question | null): Shown[] {
  const found: Shown[] = view.zones
    .filter((zone) => zone.kind === "aside" && zone.cards.length > 0)
    .map((zone) => ({ zone, name: zone.owner === view.seat ? null : zone.owner }));
  const wanted = new Map(
    (ask?.options ?? []).flatMap((option) =>
      option.refs.filter((ref) => ref.kind === "trash").map((ref) => [ref.id, option.most] as const),
    ),
  );
  const trash = zoneOf(view, "trash");
  if (trash && wanted.size) {
    const cards = [...wanted].flatMap(([face, most]) => trash.cards.filter((card) => card.face === face).slice(-most));
    found.push({ zone: { ...trash, cards }, name: view.turn });
  }
  return found;
}

/** The more people are asked, the fewer steps find room above them. */
const stepsBeside = (asked: number): number => (asked === 0 ? 3 : asked < 3 ? 1 : 0);

function Chain({ view }: { view: DominionView }) {
  const table = useTable();
  const texts = useTexts();
  const look = lookOf("dominion");
  const names = table.names.value;
  const events = table.events.value;
  const { chain, copperBonus, played } = view.extra;
  if (chain.length > 0) {
    return (
      <div class="chain fine">
        <h3>{texts.text("dominion-happening")}</h3>
        <ol class="col">
          {steps(events, chain, stepsBeside(view.asked.length)).map((event, i) => (
            <Step key={`${i}${event.id}`} event={event} icon={look.log?.[event.id]} />
          ))}
          {view.asked.map((seat) => (
            <li key={seat} class="chain-now pair">
              <Crest seat={seat} small />
              <span data-may-clip>
                {seat === view.seat
                  ? texts.text("dominion-you-choose")
                  : texts.text("dominion-chooses", { name: names[seat] ?? "" })}
              </span>
            </li>
          ))}
        </ol>
      </div>
    );
  }
  if (view.phase === "buy") {
    const cards = bought(events);
    const buys = view.tracks.find((track) => track.id === "buys")?.value ?? 0;
    return (
      <div class="chain fine">
        <h3>{texts.text("dominion-bought")}</h3>
        {cards.length === 0 ? (
          <p>{texts.text("dominion-bought-nothing", { buys })}</p>
        ) : (
          <ol class="col">
            {cards.map((card, i) => (
              <li key={i} class="pair">
                <Icon name="game-icons:shopping-bag" />
                <span>
                  <Words pieces={[{ card, text: texts.card(card) }]} />
                </span>
              </li>
            ))}
          </ol>
        )}
        {copperBonus > 0 && <p>{texts.text("dominion-coppers-more", { coins: copperBonus })}</p>}
      </div>
    );
  }
  return (
    <div class="chain fine">
      <p>{texts.text("dominion-actions-left", { count: played })}</p>
      {copperBonus > 0 && <p>{texts.text("dominion-coppers-more", { coins: copperBonus })}</p>}
    </div>
  );
}

function Step({ event, icon }: { event: TableEvent; icon: string | undefined }) {
  const table = useTable();
  const texts = useTexts();
  return (
    <li class="pair">
      <Icon name={icon ?? "lucide:check"} />
      <span>
        <Words pieces={texts.eventPieces(event, table.names.value)} />
      </span>
    </li>
  );
}
