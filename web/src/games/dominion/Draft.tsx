// Before the game: the players choose the ten kingdom cards one after another.
import { Card, Rove } from "../../parts";
import { useTexts } from "../../text/texts";
import { facesOf } from "..";
import "./Draft.css";
import type { DominionView } from "./view";

export function Draft({ view }: { view: DominionView }) {
  const texts = useTexts();
  const faces = facesOf("dominion");
  const byCost = (a: string, b: string) =>
    (faces.get(a)?.cost ?? 0) - (faces.get(b)?.cost ?? 0) || texts.card(a).localeCompare(texts.card(b), texts.lang);
  const { kingdom, draft } = view.extra;
  return (
    <section class="draft col" data-part="draft" aria-label={texts.text("dominion-draft-title")}>
      <div class="drafted">
        <h2 class="sub">{texts.text("dominion-draft-chosen", { count: kingdom.length })}</h2>
        <Rove class="drafted-cards pair" label={texts.text("dominion-draft-chosen", { count: kingdom.length })}>
          {kingdom.map((face) => (
            <Card key={face} face={face} />
          ))}
          {Array.from({ length: Math.max(0, 10 - kingdom.length) }, (_, i) => (
            <span key={`place-${i}`} class="draft-gap" />
          ))}
        </Rove>
      </div>
      <div class="draft-pool col">
        <h2 class="sub">{texts.text("dominion-draft-pool")}</h2>
        <Rove class="lite wrap draft-cards" label={texts.text("dominion-draft-pool")}>
          {[...draft].sort(byCost).map((face) => (
            <Card key={face} face={face} names={[`box:${face}`]} />
          ))}
        </Rove>
      </div>
    </section>
  );
}
