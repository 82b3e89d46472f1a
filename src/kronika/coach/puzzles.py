"""Puzzles: positions where one choice is far better than all others, as they lie in the folders of the games.

A puzzle is the beginning of a chronicle and what was found there, so that it can be set up again for ever, and played
on the real table. `puzzle_finder` looks for them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from kronika.engine.chronicle import replay
from kronika.engine.table import Table
from kronika.games import find

FILE = "puzzles.json"

Plain = dict[str, Any]


class Weighed(msgspec.Struct):
    """An answer with the chance to win, and what speaks for it and against it."""

    keys: list[str]
    chance: float
    why: list[Plain] = []


class Puzzle(msgspec.Struct):
    """A position and its solution. `start` is the chronicle up to it, `level` says how hard it is, from 1 to 5."""

    id: str
    start: Plain
    seat: int
    best: list[str]
    weighed: list[Weighed]
    level: int

    def table(self) -> Table:
        """The position."""
        return replay(self.start, find, len(self.start["answers"]))


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, from its folder."""
    home = find(game).home
    if home is None or not (home / FILE).is_file():
        return ()
    return tuple(msgspec.json.decode((home / FILE).read_bytes(), type=list[Puzzle]))


def of_day(counts: Mapping[str, int], day: int) -> tuple[str, dict[str, int]]:
    """The game whose puzzle is that of a day, by how many each game has, and the number of the one whose turn it is in
    each. The games take turns, and each goes through all of its own before one comes again. `day` is counted since
    1970."""
    games = list(counts)
    return games[day % len(games)], {game: day // len(games) % count for game, count in counts.items()}


def written(puzzles: Sequence[Puzzle]) -> str:
    """As they are kept: one to a line."""
    lines = [json.dumps(msgspec.to_builtins(each), ensure_ascii=False, separators=(",", ":")) for each in puzzles]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def read(file: Path) -> list[Puzzle]:
    """Those of a file; none where there is no file yet."""
    return msgspec.json.decode(file.read_bytes(), type=list[Puzzle]) if file.is_file() else []
