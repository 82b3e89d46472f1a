// The crest of a seat: colour, pattern and beast, so that nobody is known by colour alone.
import { Icon } from "./Icon";

const BEASTS = [
  "game-icons:oak-leaf",
  "game-icons:wolf-head",
  "game-icons:raven",
  "game-icons:sun",
  "game-icons:anchor",
  "game-icons:stag-head",
];

export const beast = (seat: number): string => BEASTS[seat % BEASTS.length]!;

export interface CrestProps {
  /** null: an empty chair. */
  seat: number | null;
  small?: boolean;
}

export function Crest({ seat, small = false }: CrestProps) {
  return (
    <span
      class={`crest ${seat === null ? "empty" : `s${seat % BEASTS.length}`} ${small ? "sm" : ""}`}
      aria-hidden="true"
    >
      <Icon name={seat === null ? "lucide:plus" : beast(seat)} />
    </span>
  );
}
