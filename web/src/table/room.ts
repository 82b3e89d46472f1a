// The room one stands in, a page or a game. The build fences the stylesheets of games and pages by it (build/fence.ts).
import { createContext } from "preact";
import { useContext } from "preact/hooks";

export const RoomContext = createContext("");

/** Marks the door to a game's room, where one is not in it already: `<span {...useRoom(game)}>`. */
export function useRoom(game: string): { "data-room"?: string } {
  return useContext(RoomContext) === game ? {} : { "data-room": game };
}
