// Dominion's own table, seen from one's chair: opponents, market, mat, question, hand.
import { useEffect, useRef } from "preact/hooks";
import { Icon, lookAt, Prompt } from "../../parts";
import { useTable } from "../../table/store";
import { TableFrame } from "../../table/TableFrame";
import { useTexts } from "../../text/texts";
import type { Question } from "../../wire";
import { facesOf } from "..";
import { Draft } from "./Draft";
import "./Table.css";
import { flights } from "./flights";
import { Mat } from "./Mat";
import { Mine } from "./Mine";
import { Opponents } from "./Opponents";
import { pointing } from "./playing";
import { Supply } from "./Supply";
import { TrackerAside } from "./Tracker";
import { across, asker, type DominionView, zoneOf } from "./view";

const PHASES = ["action", "buy", "clean-up"];

export default function DominionTable() {
  const table = useTable();
  const texts = useTexts();
  const view = table.view.value as DominionView;
  const drafting = view.phase === "draft";
  const shown = drafting ? ["draft"] : PHASES;
  const crowd = across(view).length > 3;
  const card = asker(view, table.ask.value, facesOf("dominion"));
  // Whatever asks or is being carried out lies on the reading stand until one looks at something else.
  useEffect(() => {
    if (card) lookAt({ game: "dominion", face: card });
  }, [card]);
  const market = useRef<HTMLDivElement>(null);
  useEffect(() => pointing(market.current!), []);
  const fresh = table.fresh.value;
  // All events at once are a table being opened or taken back: nothing flies then.
  useEffect(() => {
    if (fresh.length < table.events.value.length) flights(fresh);
  }, [fresh, table]);
  return (
    <TableFrame
      class={`dominion ${view.seat === null ? "watched" : ""} ${drafting ? "drafting" : ""} ${crowd ? "crowd" : ""}`}
      round={drafting ? undefined : texts.text("dominion-round", { round: roundOf(view) })}
      phases={view.over ? [] : shown.map((id) => ({ id, name: texts.text(`dominion-pill-${id}`) }))}
      phase={view.phase}
      end={<Ends view={view} />}
      beneath={<TrackerAside view={view} />}
    >
      <div class="far-side col tight" ref={market}>
        <Opponents view={view} />
        {drafting ? (
          <Draft view={view} />
        ) : (
          <>
            <Supply view={view} />
            <Mat view={view} />
          </>
        )}
      </div>
      <div class="dom-ask">
        <Asked view={view} />
      </div>
      {view.seat !== null && !drafting && <Mine view={view} seat={view.seat} />}
    </TableFrame>
  );
}

/** `turns` counts those that are over; the one being played makes the round. */
function roundOf(view: DominionView): number {
  const turns = Number(view.seats[view.turn ?? 0]?.turns ?? 0);
  return view.over ? turns : turns + 1;
}

/** What ends the game. */
function Ends({ view }: { view: DominionView }) {
  const texts = useTexts();
  const provinces = zoneOf(view, "pile:province");
  if (!provinces) return null;
  return (
    <>
      <span data-explains="dominion-provinces-left">
        <Icon name="game-icons:medieval-gate" />
        {texts.text("dominion-provinces-left")} <b>{provinces.count}</b>
      </span>
      <span data-explains="dominion-piles-empty">
        <Icon name="lucide:layers" />
        {texts.text("dominion-piles-empty")}{" "}
        <b>
          {view.extra.emptyPiles}/{view.extra.endPiles}
        </b>
      </span>
    </>
  );
}

/** A card asks, or the phase. */
function Asked({ view }: { view: DominionView }) {
  const table = useTable();
  const texts = useTexts();
  const ask = table.ask.value;
  const about = ask?.what.id ?? "";
  const card = asker(view, ask, facesOf("dominion"));
  if (about === "dominion-ask-action" || about === "dominion-ask-buy" || about === "dominion-ask-draft" || !card) {
    const phase = about.replace("dominion-ask-", "");
    const title = PHASES.includes(phase) || phase === "draft" ? texts.text(`dominion-pill-${phase}`) : undefined;
    return (
      <Prompt
        title={title}
        face={phase === "buy" ? "gold" : undefined}
        help={help(ask, (id) => texts.text(id))}
        buttons={words}
      />
    );
  }
  // What somebody else has played asks in their name, unless the question itself says it.
  const theirs = view.turn !== view.seat && view.extra.chain.includes(card) && ask?.what.args.player !== view.turn;
  const by = theirs ? table.names.value[view.turn ?? -1] : undefined;
  return (
    <Prompt
      title={by ? texts.text("dominion-played-by", { card: texts.card(card), name: by }) : texts.card(card)}
      face={card}
      help={about === "dominion-ask-react" ? texts.text("dominion-help-react") : undefined}
      buttons={about === "dominion-ask-react" ? undefined : words}
    />
  );
}

/** Options that are words. Those with a card are on the table. */
const words = (ask: Question) => ask.options.filter((option) => option.refs.length === 0);

function help(ask: Question | null, say: (id: string) => string): string | undefined {
  if (ask?.what.id === "dominion-ask-action") return say("dominion-help-action");
  if (ask?.what.id !== "dominion-ask-buy") return undefined;
  const treasures = ask.options.some((option) => option.key === "treasures");
  return say(treasures ? "dominion-help-buy-treasures" : "dominion-help-buy");
}
