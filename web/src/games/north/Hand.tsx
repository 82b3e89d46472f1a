// The hand: cards that fit the open question first. Cards one looks at lie after it, nearly whole.
import { Card, Icon, Rove } from "../../parts";
import { useTable } from "../../table/store";
import { namesOfCard, type Zone } from "../../table/view";
import { useTexts } from "../../text/texts";
import { CLAN_BACK } from "./icons";
import { type NorthView, zoneOf } from "./view";

export function Hand({ view, seat }: { view: NorthView; seat: number }) {
  const table = useTable();
  const texts = useTexts();
  const hand = zoneOf(view, `hand:${seat}`);
  const looked = zoneOf(view, `looked:${seat}`);
  const count = (zone: string) => zoneOf(view, `${zone}:${seat}`)?.count ?? 0;
  const ask = table.ask.value;
  const fits = (index: number) => hand !== undefined && table.light(namesOfCard(hand, index, view.seat)) === "can";
  const places = [...(hand?.cards.keys() ?? [])];
  // In the open turn nearly everything fits: there cards keep their places.
  const sorted = ask !== null && ask.what.id !== "north-ask-action" && !looked;
  const first = sorted ? places.filter(fits) : [];
  const order = [...first, ...places.filter((index) => !first.includes(index))];
  const acting = view.phase === "action" || view.phase === "expedition";
  const unseen = hand ? hand.count - hand.cards.length : 0;
  return (
    <section
      class={`nhand ${first.length ? "sorted" : ""} ${looked ? "looking" : ""}`}
      data-part="hand"
      aria-label={texts.text("north-zone-hand")}
    >
      <h2 class="hh">
        <span>
          {texts.text("north-hand-head")} <b>{hand?.count ?? 0}</b>
        </span>
        <small>
          {texts.text("north-hand-about", { deck: count("deck"), discard: count("discard") })}
          {first.length > 0 && ` · ${texts.text("north-hand-fits", { count: first.length })}`}
        </small>
        {looked && (
          <span class="lk">
            {texts.text(acting ? "north-playing-head" : "north-drawn-head")} <b>{looked.count}</b>
          </span>
        )}
      </h2>
      <Rove class="hr" label={texts.text("north-zone-hand")} zone={hand?.id}>
        {hand &&
          order.map((i) => (
            <Held key={hand.cards[i]!.id ?? i} zone={hand} index={i} class={fits(i) && sorted ? "fits" : ""} />
          ))}
        {Array.from({ length: Math.min(8, unseen) }, (_, i) => (
          <span key={`b${i}`} class="nlap">
            <span class="nback clan" aria-hidden="true">
              <Icon name={CLAN_BACK} class="bki" />
            </span>
          </span>
        ))}
        {looked?.cards.map((card, i) => (
          <Held key={card.id ?? `l${i}`} zone={looked} index={i} class="drawn" />
        ))}
        {!looked && hand?.count === 0 && <span class="bare">{texts.text("north-hand-empty")}</span>}
      </Rove>
    </section>
  );
}

function Held({ zone, index, class: more }: { zone: Zone; index: number; class: string }) {
  const texts = useTexts();
  const { face } = zone.cards[index]!;
  return (
    <span class={`nlap ${more}`} data-zone-kind={zone.kind}>
      <Card face={face} zone={zone} index={index} suffix={texts.or(`card-${face}`, "", {}, "stats")} />
    </span>
  );
}
