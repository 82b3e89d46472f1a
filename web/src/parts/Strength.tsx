// How strong an opponent is: as many shields as there are levels, the first of them full, and a word.
import { useTexts } from "../text/texts";
import { Icon } from "./Icon";
import "./Strength.css";

interface StrengthProps {
  n: number;
  of: number;
  /** The word beside the shields too. */
  said?: boolean;
}

/** Words there are: for games with five levels. */
const WORDS = 5;

export function Strength({ n, of, said = false }: StrengthProps) {
  const texts = useTexts("");
  if (n < 1 || of < 1) return null;
  const word = of === WORDS ? texts.text(`level-${n}`) : "";
  const label = texts.text("new-bot-strength", { n, of });
  return (
    <span class="strength pair" data-part="strength" data-strength={n}>
      <span class="strength-shields" role="img" aria-label={label} data-tip={word ? `${word}: ${label}` : label}>
        {Array.from({ length: of }, (_, i) => (
          <i key={i} data-on={i < n || undefined}>
            <Icon name="game-icons:checked-shield" />
          </i>
        ))}
      </span>
      {said && word && <b>{word}</b>}
    </span>
  );
}
