// The letter by which the coach speaks of an option, on whatever answers with it.
import { useTable } from "../table/store";
import "./CoachLetter.css";

export function CoachLetter({ option }: { option: string }) {
  const letter = useTable().coaching.letters.value.get(option);
  return letter ? (
    <b class={`coached coached-${letter}`} data-part="coach-letter" aria-hidden="true">
      {letter}
    </b>
  ) : null;
}
