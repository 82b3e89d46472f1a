// An empire: fields with upgrades sliding out, actions, features and islands; what is exhausted lies on its side, tokens
// lie on their cards.
import { useContext } from "preact/hooks";
import { Card, Crest, Icon, Rove, useSeatState } from "../../parts";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import { FrameContext } from "../../table/TableFrame";
import type { Zone } from "../../table/view";
import { useTexts } from "../../text/texts";
import { facesOf } from "..";
import { EXHAUSTED } from "./icons";
import { visited } from "./raid";
import { useRoomy } from "./roomy";
import { Tok } from "./Signs";
import { amountsIn, type NorthView, type Placed, raidersOf, rowsOf, seatOf, zoneOf } from "./view";
import "./Empire.css";

/** With more cards than this in a row, exhausted ones stay upright. */
const CROWD = 3;

export function Empire({ view, seat }: { view: NorthView; seat: number }) {
  const table = useTable();
  const texts = useTexts();
  const state = useSeatState(seat);
  const zone = zoneOf(view, `empire:${seat}`);
  const { clan, passed } = seatOf(view, seat);
  const name = table.names.value[seat] ?? "";
  // Seen again, it is somebody's empire, whoever's eyes one looks through.
  const own = useContext(FrameContext) === null && view.seat === seat;
  const { small } = useSize();
  const roomy = useRoomy() && !visited.value;
  const rows = rowsOf(zone?.cards ?? [], facesOf("north"));
  const both = rows.islands.length > 0;
  return (
    <section
      class="empire"
      aria-label={own ? texts.text("north-your-empire") : texts.text("north-empire-of", { name })}
      data-part="empire"
      data-seat={seat}
      data-strip={!roomy || undefined}
    >
      <header class={small ? "vh" : "empire-head pair sub finest"}>
        <Crest seat={seat} small />
        <h2>{own ? texts.text("north-your-empire") : name}</h2>
        <span>
          {clan && `${texts.text(`north-clan-${clan}`)} · `}
          {texts.text("north-cards-count", { count: zone?.count ?? 0 })}
        </span>
        <span class="pair">
          <Icon name={passed ? "lucide:flag" : state.icon} />
          {passed && !view.over ? texts.text("north-passed") : state.text}
        </span>
      </header>
      <Rove class="laid" label={texts.text("north-zone-empire")} zone={zone?.id}>
        <div class="laid-row" data-part="empire-row" style={{ "--n": countOf(rows.fields) }}>
          <Group word="fields" cards={rows.fields} zone={zone} />
        </div>
        <div class="laid-row" data-part="empire-row" style={{ "--n": rows.actions.length }}>
          <Group word="actions" cards={rows.actions} zone={zone} />
        </div>
        <div class="laid-row" data-part="empire-row" style={{ "--n": rows.features.length + rows.islands.length }}>
          {(rows.features.length > 0 || !both) && <Group word="features" cards={rows.features} zone={zone} />}
          {both && <Group word="islands" cards={rows.islands} zone={zone} />}
        </div>
      </Rove>
    </section>
  );
}

const countOf = (fields: Placed[]): number => fields.reduce((sum, { upgrades }) => sum + 1 + upgrades.length, 0);

function Group({ word, cards, zone }: { word: string; cards: Placed[]; zone: Zone | undefined }) {
  const texts = useTexts();
  const roomy = useRoomy() && !visited.value;
  if (!roomy && cards.length === 0) return null;
  return (
    <div class="laid-group" data-crowded={!roomy || cards.length > CROWD || undefined}>
      <p class={roomy ? "sub" : "vh"}>
        {texts.text(`north-row-${word}`)} <b>{cards.length}</b>
      </p>
      <div class="laid-cards">
        {cards.map((placed) => (
          <LaidCard key={placed.card.id ?? placed.index} placed={placed} zone={zone} />
        ))}
      </div>
    </div>
  );
}

export interface LaidCardProps {
  placed: Placed;
  zone: Zone | undefined;
  host?: string;
  class?: string;
  /** Instead of choosing. */
  onClick?: (() => void) | undefined;
}

export function LaidCard({ placed, zone, host, class: more = "", onClick }: LaidCardProps) {
  const table = useTable();
  const texts = useTexts();
  const { card, index, upgrades } = placed;
  const held = amountsIn(card.tokens ?? {});
  const raider = raidersOf(table.events.value).get(card.id ?? -1);
  const raided = card.exhausted && raider !== undefined ? (table.names.value[raider] ?? "") : "";
  const said = [
    card.exhausted ? texts.text("north-exhausted") : "",
    raided && texts.text("north-raided-by", { name: raided }),
    host ? texts.text("north-upgrade-of", { card: texts.card(host) }) : "",
    card.copies ? texts.text("north-copies", { card: texts.card(card.copies) }) : "",
    held.length
      ? texts.text("north-holds", {
          what: held.map(([thing, n]) => texts.text(`north-thing-${thing}`, { count: n }, "count")).join(", "),
        })
      : "",
  ];
  return (
    <>
      <span
        class="laid-card"
        data-lies={card.exhausted ? "aside" : host ? "under" : upgrades.length ? "over" : undefined}
      >
        <Card
          face={card.face}
          zone={zone}
          index={index}
          suffix={said.filter(Boolean).join(", ")}
          class={`laid-face ${more}`}
          onClick={onClick}
        >
          {card.copies && (
            <span class="laid-copy" aria-hidden="true">
              <Icon name="lucide:copy" />
              <span>{texts.card(card.copies)}</span>
            </span>
          )}
          {held.length > 0 && (
            <span class="laid-goods" aria-hidden="true">
              {held.map(([thing, n]) => (
                <span key={thing} class="north-sign">
                  <Tok of={thing} />
                  {n > 1 && <b class="north-mark">{n}</b>}
                </span>
              ))}
            </span>
          )}
        </Card>
        {card.exhausted && (
          <span class="laid-spent" aria-hidden="true">
            <b>{texts.card(card.face)}</b>
            <span class="pair">
              {raided ? <Crest seat={raider!} small /> : <Icon name={EXHAUSTED} />}
              <i>{texts.text("north-exhausted")}</i>
            </span>
          </span>
        )}
      </span>
      {upgrades.map((upgrade) => (
        <LaidCard key={upgrade.card.id ?? upgrade.index} placed={upgrade} zone={zone} host={card.face} />
      ))}
    </>
  );
}
