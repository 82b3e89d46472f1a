// How much something was liked, in stars: to look at, and to choose.
import { useId } from "preact/hooks";
import { useTexts } from "../text/texts";
import { Icon } from "./Icon";
import "./Stars.css";

const ALL = [1, 2, 3, 4, 5];
const STAR = "game-icons:round-star";

/** A mean, in halves, and of how many people. */
export function StarsShown({ stars, count }: { stars: number; count: number }) {
  const texts = useTexts();
  return (
    <span class="stars pair" data-part="stars" data-stars={stars}>
      <span class="vh">{texts.text("liking-mean", { stars, count })}</span>
      <span aria-hidden="true" class="pair">
        <Icon name={STAR} />
        <b>{stars.toLocaleString(texts.lang)}</b>
        <small class="sub">{texts.text("liking-voters", { count })}</small>
      </span>
    </span>
  );
}

interface StarsPickedProps {
  legend: string;
  stars: number;
  set: (stars: number) => void;
}

/** One to five; the same once more takes it back. */
export function StarsPicked({ legend, stars, set }: StarsPickedProps) {
  const texts = useTexts();
  const name = useId();
  return (
    <fieldset class="stars-picked wrap" data-part="stars-picked">
      <legend>{legend}</legend>
      <span class="pair">
        {ALL.map((n) => (
          <label key={n} data-on={n <= stars || undefined} data-tip={texts.text("liking-stars", { count: n })}>
            <input
              type="radio"
              name={name}
              class="vh"
              checked={n === stars}
              aria-label={texts.text("liking-stars", { count: n })}
              onChange={() => set(n)}
            />
            <Icon name={n <= stars ? STAR : "lucide:star"} />
          </label>
        ))}
      </span>
      {stars > 0 && (
        <button type="button" class="btn ghost" onClick={() => set(0)}>
          {texts.text("liking-take-back")}
        </button>
      )}
    </fieldset>
  );
}
