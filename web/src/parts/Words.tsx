// A text that names cards: each name shows its card on hover and focus.
import { useContext } from "preact/hooks";
import type { Piece } from "../text/catalogue";
import { GameContext } from "../text/texts";
import { lookAt, lookAway, openCloseUp } from "./looking";

export function Words({ pieces }: { pieces: readonly Piece[] }) {
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
            onPointerEnter={() => lookAt({ game, face: piece.card! })}
            onPointerLeave={lookAway}
            onFocus={() => lookAt({ game, face: piece.card! })}
            onClick={() => openCloseUp({ game, face: piece.card! })}
          >
            {piece.text}
          </button>
        ),
      )}
    </>
  );
}
