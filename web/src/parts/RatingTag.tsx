// How strong somebody is, beside their name.
import { useTexts } from "../text/texts";
import type { Rating } from "../wire";
import { isNew, told } from "./rating";
import "./RatingTag.css";

export function RatingTag({ rating }: { rating: Rating | null | undefined }) {
  const texts = useTexts("");
  if (!rating) return null;
  const numbers = told(rating);
  const said = texts.text("rating-of", numbers);
  return (
    <span class="rating-tag" data-part="rating" data-tip={said} role="img" aria-label={said}>
      {numbers.points}
      {isNew(rating) && "?"}
    </span>
  );
}

/** Whether a game counts, as a chip in lists. */
export function RatedTag() {
  const texts = useTexts("");
  return (
    <span class="rated-tag" data-part="rated">
      {texts.text("rated")}
    </span>
  );
}
