// A text that names cards: each name shows its card on hover and focus.
import { useContext } from "preact/hooks";
import type { Piece } from "../text/catalogue";
import { GameContext } from "../text/texts";
import { openCloseUp } from "./looking";
import "./Words.css";

export interface WordsProps {
  pieces: readonly Piece[];
  /** Whether Tab stops at each name; among many the arrows move instead. */
  stops?: boolean;
}

export function Words({ pieces, stops = true }: WordsProps) {
  const game = useContext(GameContext);
  return (
    <>
      {pieces.map((piece, i) =>
        piece.card === undefined ? (
          piece.text
        ) : (
          <button
            key={i}
            type="button"
            class="named"
            tabIndex={stops ? undefined : -1}
            data-named={piece.card}
            data-game={game}
            onClick={() => openCloseUp({ game, face: piece.card! })}
          >
            {piece.text}
          </button>
        ),
      )}
    </>
  );
}
