// The crest of a seat: color, pattern and beast, so that no player is identified by color alone.
import { lookOf } from "../games";
import { useTableMaybe } from "../table/store";
import { Icon } from "./Icon";
import "./Crest.css";

const BEASTS = [
  "game-icons:oak-leaf",
  "game-icons:wolf-head",
  "game-icons:raven",
  "game-icons:sun",
  "game-icons:anchor",
  "game-icons:stag-head",
];

export const beast = (seat: number): string => BEASTS[seat % BEASTS.length]!;

interface CrestProps {
  /** null: an empty chair. */
  seat: number | null;
  small?: boolean;
}

export function Crest({ seat, small = false }: CrestProps) {
  const table = useTableMaybe();
  const player = seat === null ? undefined : table?.view.value?.seats[seat];
  // Where players have colors in the game, their crests have them too.
  const house = player && lookOf(table!.game.value).house?.(player);
  const color = seat === null ? "empty" : (house?.class ?? `s${seat % BEASTS.length}`);
  return (
    <span
      class={`crest ${color} ${small ? "sm" : ""}`}
      data-part="crest"
      // The door to the game's room, whose colors it has.
      data-room={house ? table!.game.value : undefined}
      aria-hidden="true"
    >
      <Icon name={seat === null ? "lucide:plus" : (house?.icon ?? beast(seat))} />
    </span>
  );
}
