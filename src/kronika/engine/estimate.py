"""Everybody's chance to win, from the chart values that a seat can see: weights that were fitted to games of bots among
themselves (`python -m kronika.bots.fit GAME`) and lie beside the game's texts."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import exp
from pathlib import Path

FILE = "estimate.json"
ChartValues = dict[str, list[float | None]]
"""Of each chart its number for every seat, None where it is not known."""


class Estimate:
    """A seat's strength is the weighted sum of its chart values, each with one weight at the beginning of a game
    and another one towards its end; chances are as the strengths' exponentials. How far a game has come is read off
    the first value: the mean of all seats, measured by what it usually is at the end."""

    __slots__ = ("early", "late", "names", "usual")

    def __init__(self, names: Sequence[str], early: Sequence[float], late: Sequence[float], usual: float) -> None:
        self.names = list(names)
        self.early = list(early)
        self.late = list(late)
        self.usual = usual

    def chances(self, values: ChartValues) -> list[float] | None:
        """The chances by seat; None where a value is missing or unknown."""
        rows = rows_of(values, self.names)
        if rows is None:
            return None
        stage = stage_of(rows, self.usual)
        strengths = [
            sum([(a + (b - a) * stage) * x for a, b, x in zip(self.early, self.late, row, strict=True)]) for row in rows
        ]
        return shares(strengths)

    def plain(self) -> dict[str, object]:
        """As it is written down."""
        early = [round(each, 4) for each in self.early]
        late = [round(each, 4) for each in self.late]
        return {"figures": self.names, "early": early, "late": late, "usual": round(self.usual, 2)}


def rows_of(values: ChartValues, names: Sequence[str]) -> list[list[float]] | None:
    """The chart values of each seat, in order; None where one is missing or unknown."""
    columns: list[list[float]] = []
    for name in names:
        known = [value for value in values.get(name, ()) if value is not None]
        if not known or len(known) != len(values[name]):
            return None
        columns.append(known)
    return [list(row) for row in zip(*columns, strict=True)]


def stage_of(rows: Sequence[Sequence[float]], usual: float) -> float:
    """How far a game has come, from 0 to 1."""
    mean = sum([row[0] for row in rows]) / len(rows)
    return min(1.0, max(0.0, mean / usual))


def shares(strengths: Sequence[float]) -> list[float]:
    """Chances that add up to 1, by strength."""
    top = max(strengths)
    weights = [exp(each - top) for each in strengths]
    total = sum(weights)
    return [each / total for each in weights]


_read: dict[Path, Estimate | None] = {}


def estimate_in(home: Path | None) -> Estimate | None:
    """The estimate of the game in this folder; None if none was ever fitted."""
    if home is None:
        return None
    if home not in _read:
        file = home / FILE
        found = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else None
        _read[home] = (
            None if found is None else Estimate(found["figures"], found["early"], found["late"], found["usual"])
        )
    return _read[home]
