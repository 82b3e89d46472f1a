"""Games of bots as positions for programs that learn: what a seat saw, what it could do, what it did, how it ended.

A data set is a folder of pieces (`part-00000.npz` …) and a card that describes it (`README.md`). Pieces are plain numpy
archives: columns of numbers, which `numpy.load` reads anywhere without a package more (Parquet would take one of forty
megabytes, and knows no sparse columns either). What has another length in each position lies in one long column, and
another one tells where each begins. A game always lies in one piece, and pieces depend on the seed alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

import kronika
from kronika.batch.spreading import spread
from kronika.bots import arena
from kronika.bots.seeds import bot_seed
from kronika.engine.ask import Ask
from kronika.engine.imagining import decider
from kronika.engine.table import Table, open_table
from kronika.games import bring, bring_bot
from kronika.learn.encoder import UNIT, VERSION, Position, encoded
from kronika.learn.picks import Picks

FORMAT: Final = 1
PIECE: Final = 50
"""Games in a piece."""

COLUMNS: Final = {
    "game": "the number of the game",
    "seat": "whose position it is",
    "move": "its place among the positions of the game",
    "rows": "observation: ids of features, all positions one after the other",
    "counts": f"observation: what each of them counts, in parts of {UNIT}",
    "rows_at": "where the features of each position begin in `rows`; one more at the end",
    "places": "mask: the open options, as places in the ask's list; -1 is stopping",
    "places_at": "where those of each position begin",
    "option_rows": "ids of features of the open options, one option after the other",
    "option_rows_at": "where those of each open option begin",
    "choice": "which of the open options was taken, counted from `places_at`",
    "outcome": "the share of the win of this seat at the end, from 0 to 1",
    "score": "its points at the end",
    "rank": "its rank at the end",
}
"""The columns of a piece."""


class Piece:
    """Positions of some games, as they come."""

    def __init__(self) -> None:
        self.columns: dict[str, list[Any]] = {name: [] for name in COLUMNS}
        self.open = 0
        """Positions whose game is not over yet."""

    def note(self, game: int, seat: int, move: int, position: Position, choice: int) -> None:
        """One position, and what was done there."""
        own = self.columns
        own["game"].append(game)
        own["seat"].append(seat)
        own["move"].append(move)
        own["rows_at"].append(len(own["rows"]))
        own["rows"].extend(position.rows)
        own["counts"].extend(position.counts)
        own["places_at"].append(len(own["places"]))
        own["places"].extend([*position.open, -1] if position.may_stop else position.open)
        for rows in position.options:
            own["option_rows_at"].append(len(own["option_rows"]))
            own["option_rows"].extend(rows)
        own["choice"].append(choice)
        self.open += 1

    def end(self, table: Table) -> None:
        """How the game of the last positions ended."""
        result, own = table.result, self.columns
        assert result is not None
        for seat in own["seat"][len(own["seat"]) - self.open :]:
            own["outcome"].append(1 / len(result.winners) if seat in result.winners else 0.0)
            own["score"].append(result.scores[seat])
            own["rank"].append(result.ranks[seat])
        self.open = 0

    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """The columns, whole."""
        own = self.columns
        for name in ("rows", "places", "option_rows"):
            own[f"{name}_at"].append(len(own[name]))
        kinds = {"outcome": np.float32, "score": np.float32, "game": np.int64, "counts": np.int16}
        kinds |= dict.fromkeys(("seat", "rank"), np.int8)
        kinds |= dict.fromkeys(("places", "choice"), np.int16)
        return {name: np.array(values, kinds.get(name, np.int32)) for name, values in own.items()}


def answered(piece: Piece, number: int, move: int, table: Table, ask: Ask, keys: Sequence[str]) -> int:
    """An answer as positions, one for each pick; the number of the next. Where there was one way only, none."""
    game = bring(table.game)
    picks = Picks(ask)
    for place in [*ask.picks(list(keys)), -1]:
        if len(picks.open) + picks.may_stop > 1:
            position = encoded(game, table.sight(ask.seat), ask, table.seats, picks.picked)
            choice = len(position.open) if place < 0 else position.open.index(place)
            piece.note(number, ask.seat, move, position, choice)
            move += 1
        if place < 0:
            break
        picks.pick(place)
        if picks.is_whole:
            break
    return move


def play_piece(match: arena.Match, first: int, end: int, folder: str) -> tuple[str, int]:
    """Plays the games from `first` up to `end`, writes their piece whole or not at all; its name and how many positions
    it holds."""
    game = bring(match.game)
    kinds = {name: bring_bot(game.id, name) for name in match.bots}
    piece = Piece()
    for number in range(first, end):
        seated = match.seated(number)
        seed = f"{match.seed}/{number}"
        table = open_table(game, arena.called(seated), match.setup, seed, False)
        players = [kinds[name](bot_seed(seed, seat)) for seat, name in enumerate(seated)]
        decides = [decider(player, table, seat) for seat, player in enumerate(players)]
        move = 0
        while not table.over:
            ask = table.asks[0]
            keys = decides[ask.seat](table.sight(ask.seat), ask)
            move = answered(piece, number, move, table, ask, keys)
            table.answer(ask.seat, keys)
        piece.end(table)
    file = Path(folder) / f"part-{first // PIECE:05}.npz"
    draft = file.with_name(f"draft-{file.name}")
    np.savez_compressed(draft, **piece.arrays())  # type: ignore[arg-type]
    draft.replace(file)
    return file.name, len(piece.columns["choice"])


def write(match: arena.Match, games: int, folder: Path, jobs: int = 1, cluster: str = "") -> Iterator[int]:
    """Plays the games that no piece holds yet, and writes the card; tells how many more are done. On a cluster all
    workers have to see the folder."""
    arena.check(match)
    folder.mkdir(parents=True, exist_ok=True)
    batches: list[tuple[object, ...]] = []
    for first in range(0, games, PIECE):
        end = min(first + PIECE, games)
        if holds(folder / f"part-{first // PIECE:05}.npz", end):
            yield end - first
        else:
            batches.append((match, first, end, str(folder.resolve())))
    for name, _ in spread(play_piece, batches, max(1, min(jobs, len(batches))), cluster, match.game):
        first = PIECE * int(name.removeprefix("part-").removesuffix(".npz"))
        yield min(first + PIECE, games) - first
    (folder / "README.md").write_text(card(match, games, folder), encoding="utf-8")


def holds(file: Path, end: int) -> bool:
    """Whether there is such a piece, and all games up to `end` are in it."""
    return file.is_file() and int(np.load(file)["game"][-1]) == end - 1


def is_other(match: arena.Match, folder: Path) -> bool:
    """Whether games of another match lie in the folder: such ones are not mixed."""
    told = folder / "README.md"
    return told.is_file() and any(line not in told.read_text(encoding="utf-8") for line in about(match))


def about(match: arena.Match) -> list[str]:
    """Which match it is, as the card says it."""
    game = bring(match.game)
    features = f", features {game.features_version} of the game" if game.features_version else ""
    return [
        f"| game | `{game.id}`, rules {game.rules} |",
        f"| setup | `{match.setup}` |",
        f"| seats | {len(match.bots)} |",
        f"| bots | {', '.join(f'`{name}`' for name in match.bots)}; game `n` is rotated by `n` |",
        f"| seed | `{match.seed}`; game `n` is decided by `{match.seed}/n` and can be played again |",
        f"| encoder | version {VERSION} of `kronika.learn.encoder`{features} |",
    ]


def pieces(folder: Path) -> list[Path]:
    """The pieces of a data set, in order."""
    return sorted(folder.glob("part-*.npz"))


def card(match: arena.Match, games: int, folder: Path) -> str:
    """What describes the data set to whoever finds it."""
    game = bring(match.game)
    found = [np.load(file) for file in pieces(folder)]
    positions = sum(len(each["choice"]) for each in found)
    options = sum(len(each["places"]) for each in found)
    features = sum(len(each["rows"]) for each in found)
    size = sum(file.stat().st_size for file in pieces(folder))
    lines = "\n".join(about(match))
    columns = "\n".join(f"| `{name}` | {found[0][name].dtype} | {what} |" for name, what in COLUMNS.items())
    return f"""# {game.id}: {games} games, {positions} positions

Self-play of bots, written by `kronika dataset` (Kronika {kronika.__version__}, format {FORMAT}).

| | |
|---|---|
{lines}
| positions | {positions}, {positions / max(1, games):.1f} a game |
| open options | {options / max(1, positions):.1f} a position |
| features | {features / max(1, positions):.1f} a position |
| size | {size / 1e6:.1f} MB in {len(found)} pieces |

Only decisions are here: where there was one way, nothing is noted. An answer of several options is several positions,
one for each pick. A seat's features hold what its player may know and nothing else.

## Columns

| column | type | holds |
|---|---|---|
{columns}

## Reading it

    piece = numpy.load("part-00000.npz")
    begin, end = piece["rows_at"][i : i + 2]        # position i
    features = dict(zip(piece["rows"][begin:end], piece["counts"][begin:end]))

## License

Kronika's, for the positions are its output. Games and their names belong to their publishers.
"""
