// The colors of the seats, for what is drawn about them.
import { lookOf } from "../games";
import { useTableMaybe } from "./store";

/** The ink of a seat: where players have colors in the game, theirs. */
export function useInk(): (seat: number) => { class: string; style?: Record<string, string> } {
  const table = useTableMaybe();
  const house = lookOf(table?.game.value ?? "").house;
  return (seat) => {
    const player = table?.view.value?.seats[seat];
    const ink = player && house?.(player)?.ink;
    return { class: `s${seat % 6}`, ...(ink ? { style: { "--seat-cloth": ink } } : {}) };
  };
}
