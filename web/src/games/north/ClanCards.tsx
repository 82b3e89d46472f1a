// All cards of a clan: what lies before its leader from the start, and the deck by kinds.
import { Card, Dialog, Rove } from "../../parts";
import { useTexts } from "../../text/texts";
import { facesOf } from "..";
import { type Facts, type Kind, kindOf } from "./view";
import "./ClanCards.css";

const KINDS: readonly Kind[] = ["field", "upgrade", "action", "feature", "boost"];

/** The cards of a clan that are played now: what is laid out at the start first, then by kinds. */
export function cardsOf(clan: string): Facts[] {
  const all = [...facesOf("north").values()] as unknown as Facts[];
  const place = (facts: Facts) => (facts.start ? -1 : KINDS.indexOf(kindOf(facts)));
  return all.filter((facts) => facts.clan === clan && !facts.retired).sort((a, b) => place(a) - place(b));
}

export function ClanCards({ clan, onClose }: { clan: string; onClose: () => void }) {
  const texts = useTexts();
  const cards = cardsOf(clan);
  const deck = cards.filter(({ start }) => !start).reduce((sum, { copies }) => sum + copies, 0);
  return (
    <Dialog title={texts.text("north-clan", { clan })} onClose={onClose} class="wide" part="clan-cards">
      <p class="sub">{texts.text(`north-clan-${clan}`, {}, "about")}</p>
      <p class="sub fine">{texts.text("north-deck-of-clan", { count: deck })}</p>
      <Rove class="clan-cards" label={texts.text("north-look-at-clan", { clan })}>
        {cards.map(({ id }) => (
          <Card key={id} face={id} />
        ))}
      </Rove>
    </Dialog>
  );
}
