// The table of a game: its own, or the generic one. It is loaded once for live tables and replays.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { GAMES, loadLook } from ".";

const boards = new Map<string, ComponentType>();

type Load = () => Promise<{ default: ComponentType }>;

/** Draws again when the table has come; "failed" where it cannot be loaded. Another part may stand in its place by a name
 *  of its own. */
export function useBoard(game: string, part?: Load): ComponentType | "failed" | null {
  const [failed, fail] = useState("");
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!game || boards.has(game)) return;
    const load: Load = part ?? GAMES[game]?.table ?? (() => import("./generic/Table"));
    Promise.all([load(), loadLook(game)]).then(
      ([module]) => {
        boards.set(game, module.default);
        redraw((n) => n + 1);
      },
      () => fail(game),
    );
  }, [game]);
  return boards.get(game) ?? (game && failed === game ? "failed" : null);
}
