// Everything on a card that has a meaning, sign by sign and word by word, below the card: pointer, focus and a long press
// explain it, Enter opens its clause.
import { useContext, useLayoutEffect, useState } from "preact/hooks";
import { GameContext, useTexts } from "../text/texts";
import { Rove } from "./Rove";
import { showRule } from "./RuleNote";
import "./Meanings.css";

export interface Meaning {
  id: string;
  /** The picture of a sign; words have none. */
  picture: string;
}

/** What the print of a card, or of many, says it explains, each once. */
export function printed(card: Element): Meaning[] {
  const found = new Map<string, string>();
  for (const sign of card.querySelectorAll<HTMLElement>("[data-explains]")) {
    const picture = sign.querySelector("use")?.getAttribute("href") ?? "";
    const id = sign.dataset.explains!;
    if (!found.get(id)) found.set(id, picture);
  }
  return [...found].map(([id, picture]) => ({ id, picture }));
}

/** `card` finds the printed card, `face` tells it from the one before. */
export function Meanings({ card, face }: { card: () => Element | null; face: string }) {
  const game = useContext(GameContext);
  const texts = useTexts();
  const [found, setFound] = useState<Meaning[]>([]);
  useLayoutEffect(() => {
    const print = card();
    setFound(print ? printed(print) : []);
  }, [face, game, texts]);
  // A sign and a word may mean the same; the sign stands for both.
  const named = new Map(found.filter(({ id }) => texts.has(id, "about")).map((sign) => [texts.text(sign.id), sign]));
  for (const sign of found.filter(({ picture }) => picture))
    if (named.has(texts.text(sign.id))) named.set(texts.text(sign.id), sign);
  const known = [...named.values()];
  if (known.length === 0) return null;
  return (
    <Rove class="meanings wrap" label={texts.text("web-meanings")} part="meanings">
      {known.map(({ id, picture }) => (
        <button
          key={id}
          type="button"
          class="meaning pair"
          data-part="meaning"
          data-explains={id}
          onClick={(event) => {
            // By pointer it is explained (explaining.ts); the key goes on to the clause.
            if (event.detail === 0) showRule(game, texts.text(id, {}, "rule"));
          }}
        >
          {picture && (
            <svg class="ic" aria-hidden="true">
              <use href={picture} />
            </svg>
          )}
          {texts.text(id)}
        </button>
      ))}
    </Rove>
  );
}
