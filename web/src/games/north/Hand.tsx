// The hand. Where its cards hide each other, those that fit the open question come first. Cards one looks at lie before it.
import { Card, Icon, Rove } from "../../parts";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import { namesOfCard, type Zone } from "../../table/view";
import { useTexts } from "../../text/texts";
import { lying, type Unit, useFit } from "./fit";
import { CLAN_BACK } from "./icons";
import { type NorthView, zoneOf } from "./view";
import "./Empire.css";
import "./Hand.css";

const LARGEST = 240;
/** Between the cards one looks at and the hand. */
const APART = 24;

export function Hand({ view, seat }: { view: NorthView; seat: number }) {
  const table = useTable();
  const texts = useTexts();
  const { small } = useSize();
  const hand = zoneOf(view, `hand:${seat}`);
  const looked = zoneOf(view, `looked:${seat}`);
  const count = (zone: string) => zoneOf(view, `${zone}:${seat}`)?.count ?? 0;
  const ask = table.ask.value;
  const fits = (index: number) => hand !== undefined && table.light(namesOfCard(hand, index, view.seat)) === "can";
  const places = [...(hand?.cards.keys() ?? [])];
  const acting = view.phase === "action" || view.phase === "expedition";
  const unseen = Math.min(10, hand ? hand.count - hand.cards.length : 0);
  const seen = looked?.cards.length ?? 0;
  const held = places.length + unseen;
  const units = Array.from({ length: seen + held }, (_, i): Unit => ({ before: i === seen && seen > 0 ? APART : 0 }));
  const { box, fit } = useFit(units, LARGEST);
  // In the open turn nearly everything fits.
  const fitting = ask !== null && ask.what.id !== "north-ask-action" && !looked ? places.filter(fits) : [];
  const first = small || fit?.lapped ? fitting : [];
  const order = [...first, ...places.filter((index) => !first.includes(index))];
  return (
    <section class="north-hand" data-part="hand" aria-label={texts.text("north-zone-hand")}>
      <h2 class={small ? "vh" : "pair sub"}>
        {looked && (
          <span>
            {texts.text(acting ? "north-playing-head" : "north-drawn-head")} <b>{looked.count}</b>
          </span>
        )}
        <span>
          {texts.text("north-hand-head")} <b>{hand?.count ?? 0}</b>
        </span>
        <small>
          {texts.text("north-hand-about", { deck: count("deck"), discard: count("discard") })}
          {fitting.length > 0 && ` · ${texts.text("north-hand-fits", { count: fitting.length })}`}
        </small>
      </h2>
      <div ref={box} class="laid" {...lying(fit, { "--n": Math.max(1, held + seen) })}>
        <Rove class="laid-cards" label={texts.text("north-zone-hand")} zone={hand?.id}>
          {looked?.cards.map((card, i) => (
            <Held key={card.key ?? `l${i}`} zone={looked} index={i} />
          ))}
          {seen > 0 && held > 0 && <i class="north-hand-apart" />}
          {hand && order.map((i) => <Held key={hand.cards[i]!.id ?? i} zone={hand} index={i} />)}
          {Array.from({ length: unseen }, (_, i) => (
            <span key={`b${i}`} class="laid-card">
              <span class="north-back" style={{ "--back": "var(--back-clan)" }} aria-hidden="true">
                <Icon name={CLAN_BACK} />
              </span>
            </span>
          ))}
          {!looked && hand?.count === 0 && <span class="sub fine">{texts.text("north-hand-empty")}</span>}
        </Rove>
      </div>
    </section>
  );
}

function Held({ zone, index }: { zone: Zone; index: number }) {
  const texts = useTexts();
  const { face } = zone.cards[index]!;
  return (
    <span class="laid-card" data-zone-kind={zone.kind}>
      <Card face={face} zone={zone} index={index} suffix={texts.or(`card-${face}`, "", {}, "stats")} />
    </span>
  );
}
