// A text that names cards: each name shows its card on hover and focus.
import { useContext } from "preact/hooks";
import type { Piece } from "../text/catalogue";
import { GameContext } from "../text/texts";
import { openCloseUp } from "./looking";
import "./Words.css";

interface WordsProps {
  pieces: readonly Piece[];
  /** Whether Tab stops at each name; among many the arrows move instead. */
  stops?: boolean;
}

export function Words({ pieces, stops = true }: WordsProps) {
  const game = useContext(GameContext);
  const named = (piece: Piece, i: number, style?: Record<string, string>) => (
    <button
      key={i}
      type="button"
      class="named"
      style={style}
      tabIndex={stops ? undefined : -1}
      data-named={piece.card}
      data-game={game}
      onClick={() => openCloseUp({ game, face: piece.card! })}
    >
      {piece.text}
    </button>
  );
  return (
    <>
      {pieces.map((piece, i) => {
        const before = pieces[i - 1]?.card === undefined ? 0 : tail(piece).length;
        const after = pieces[i + 1]?.card === undefined ? 0 : head(piece).length;
        if (piece.card === undefined) return piece.text.slice(before, piece.text.length - after);
        const [start, end] = [head(pieces[i - 1]), tail(pieces[i + 1])];
        if (!start && !end) return named(piece, i);
        return (
          <span key={i} style={TOGETHER}>
            {start}
            {named(piece, i, APART)}
            {end}
          </span>
        );
      })}
    </>
  );
}

/** A name stays on one line with the full stop behind it and the bracket before it; a long name may still be broken itself. */
const TOGETHER = { whiteSpace: "nowrap" };
const APART = { whiteSpace: "normal" };

/** The marks that a text ends with. */
const head = (piece: Piece | undefined): string =>
  piece === undefined || piece.card !== undefined ? "" : (/[(„]+$/.exec(piece.text)?.[0] ?? "");

/** The marks that a text begins with. */
const tail = (piece: Piece | undefined): string =>
  piece === undefined || piece.card !== undefined ? "" : (/^[.,;:!?…)“”]+/.exec(piece.text)?.[0] ?? "");
