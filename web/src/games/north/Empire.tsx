// An empire: fields with upgrades sliding out, actions, features and islands; what is exhausted lies on its side, tokens
// lie on their cards.
import { Card, Crest, Icon, Rove, useSeatState } from "../../parts";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import type { Zone } from "../../table/view";
import { useTexts } from "../../text/texts";
import { facesOf } from "..";
import { lying, type Unit, useFit } from "./fit";
import { EXHAUSTED } from "./icons";
import { visited } from "./raid";
import { useRoomy } from "./roomy";
import { TokenIcon } from "./Signs";
import { amountsIn, type NorthView, type Placed, rowsOf, seatOf, zoneOf } from "./view";
import "./Empire.css";

/** With more cards of a kind than these, exhausted ones stay upright. */
const CROWD = 3;
const LARGEST = 200;
/** The width of the word before a kind of cards. */
const WORD = 22;
const KINDS = ["fields", "actions", "features", "islands"] as const;

export function Empire({ view, seat }: { view: NorthView; seat: number }) {
  const table = useTable();
  const texts = useTexts();
  const state = useSeatState(seat);
  const zone = zoneOf(view, `empire:${seat}`);
  const { clan, passed } = seatOf(view, seat);
  const name = table.names.value[seat] ?? "";
  // Seen again, it is somebody's empire, whoever's eyes one looks through.
  const own = !table.past && view.seat === seat;
  const { small } = useSize();
  const roomy = useRoomy() && !visited.value;
  const rows = rowsOf(zone?.cards ?? [], facesOf("north"));
  const groups = KINDS.map((word) => ({ word, cards: rows[word], crowded: !roomy || rows[word].length > CROWD }));
  const units = groups.flatMap(({ cards, crowded }) =>
    cards.map(
      ({ card, upgrades }, i): Unit => ({
        upgrades: upgrades.length,
        aside: !crowded && card.exhausted === true,
        before: roomy && i === 0 ? WORD : 0,
      }),
    ),
  );
  const { box, fit } = useFit(units, LARGEST);
  const title = own ? texts.text("north-your-empire") : name;
  const about = [clan && texts.text(`north-clan-${clan}`), texts.text("north-cards-count", { count: zone?.count ?? 0 })]
    .filter(Boolean)
    .join(" · ");
  return (
    <section
      class="empire"
      aria-label={own ? texts.text("north-your-empire") : texts.text("north-empire-of", { name })}
      data-part="empire"
      data-seat={seat}
    >
      <header class={small ? "vh" : "empire-head pair sub finest"}>
        <Crest seat={seat} small />
        <h2 data-tip={title} data-may-clip>
          {title}
        </h2>
        <span data-tip={about} data-may-clip>
          {about}
        </span>
        <span class="pair">
          <Icon name={passed ? "lucide:flag" : state.icon} />
          {passed && !view.over ? texts.text("north-passed") : state.text}
        </span>
      </header>
      <div ref={box} class="laid" {...lying(fit)}>
        <Rove class="laid-cards" label={texts.text("north-zone-empire")} zone={zone?.id}>
          {groups.map(({ word, cards, crowded }) => (
            <div
              key={word}
              class="laid-group"
              data-part="empire-row"
              data-crowded={crowded || fit?.lapped || undefined}
            >
              {cards.map((placed, i) => (
                <div key={placed.card.key ?? placed.index} class="laid-unit">
                  {i === 0 && (
                    <p class={roomy ? "sub" : "vh"}>
                      {texts.text(`north-row-${word}`)} <b>{cards.length}</b>
                    </p>
                  )}
                  <LaidCard placed={placed} zone={zone} />
                </div>
              ))}
            </div>
          ))}
        </Rove>
      </div>
    </section>
  );
}

interface LaidCardProps {
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
  const { raider } = card;
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
              <span data-may-clip>{texts.card(card.copies)}</span>
            </span>
          )}
          {held.length > 0 && (
            <span class="laid-goods" aria-hidden="true">
              {held.map(([thing, n]) => (
                <span key={thing} class="north-sign">
                  <TokenIcon of={thing} />
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
        <LaidCard key={upgrade.card.key ?? upgrade.index} placed={upgrade} zone={zone} host={card.face} />
      ))}
    </>
  );
}
