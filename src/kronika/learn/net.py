"""A net at play, with numpy: how good each option is, and the chance to win, for many positions at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kronika.learn.encoder import UNIT, Position
from kronika.learn.raw import Raw
from kronika.learn.shape import ONE, ROW_TABLES, SECOND, SHAPES, SHARP, STEP, TOP, WIDE, BadWeights
from kronika.learn.weights import Arrays, as_arrays

Floats = npt.NDArray[np.float32]
KEPT: Final = 1 << 16
"""Options whose sums are kept: what an option is depends on its rows alone, and the same ones come again and again."""


def rounded(arrays: Arrays) -> Arrays:
    """Weights as they are stored: whole numbers of 8 bits, biases of 32."""
    found: Arrays = {}
    for name, array in arrays.items():
        if name in ROW_TABLES:
            found[name] = np.clip(np.rint(array * TOP), -TOP, TOP).astype(np.int8)
        elif name.endswith("_bias"):
            found[name] = np.rint(np.clip(array, -8, 8) * ONE).astype(np.int32)
        elif name in SHAPES:
            found[name] = np.clip(np.rint(array * STEP), -TOP, TOP).astype(np.int8)
    return found


class Net:
    """Weights that are ready to be asked."""

    def __init__(self, whole: Arrays) -> None:
        for name, shape in SHAPES.items():
            if name not in whole or whole[name].shape != shape:
                raise BadWeights(f"`{name}` should be {shape}")
        self.whole = whole
        arrays: dict[str, Floats] = {name: whole[name].astype(np.float32) for name in SHAPES}
        self.rows, self.option_rows = arrays["rows"], arrays["option_rows"]
        self.first, self.first_bias = arrays["first"], arrays["first_bias"]
        self.second, self.second_bias = arrays["second"], arrays["second_bias"]
        self.worth, self.worth_bias = arrays["value"], arrays["value_bias"]
        self.option, self.option_bias = arrays["option"], arrays["option_bias"]
        self.by_position, self.by_option = arrays["by_position"], arrays["by_option"]
        self.both_bias, self.score = arrays["both_bias"], arrays["score"]
        self._known: dict[tuple[int, ...], int] = {}
        self._leads = np.empty((256, SECOND), np.float32)
        self._room = np.empty((1024, WIDE), np.float32)

    def judged(self, positions: Sequence[Position]) -> list[tuple[Floats, float]]:
        """For each position how good its options are (as logarithms of chances) and the chance to win."""
        scores, chances = self.judged_arrays(*arrays_of(positions))
        ends = np.cumsum([len(each.options) for each in positions])
        return list(zip(np.split(scores, ends[:-1]), chances.tolist(), strict=True))

    def judged_arrays(
        self, rows: Sequence[npt.NDArray[Any]], counts: Sequence[npt.NDArray[Any]], options: Sequence[list[list[int]]]
    ) -> tuple[Floats, Floats]:
        """The same, for those who have arrays: the scores of all options in a row, and the chances."""
        scores, values = self._summed(rows, counts, options)
        chances = 1 / (1 + np.exp(np.clip(values / -ONE, -30, 30)))
        return scores * np.float32(SHARP / ONE), chances.astype(np.float32)

    def sums(self, positions: Sequence[Position]) -> list[tuple[list[int], int]]:
        """For each position how good its options are, and how good it is itself, in the whole numbers that come out:
        by these a bot decides, alike on every machine. `shape.chance_of` makes a chance of the second."""
        scores, values = self._summed(*arrays_of(positions))
        ends = np.cumsum([len(each.options) for each in positions])
        whole = [each.astype(np.int64).tolist() for each in np.split(scores, ends[:-1])]
        return list(zip(whole, values.astype(np.int64).tolist(), strict=True))

    def _summed(
        self, rows: Sequence[npt.NDArray[Any]], counts: Sequence[npt.NDArray[Any]], options: Sequence[list[list[int]]]
    ) -> tuple[Floats, Floats]:
        h = self.thoughts(rows, counts)
        known = self._known
        if len(known) > KEPT:
            known.clear()
        places = []
        for each in options:
            for option in each:
                key = tuple(option)
                place = known.get(key)
                places.append(self._add(key) if place is None else place)
        leads = h @ self.by_position + self.both_bias
        z = self._leads[places]
        z += np.repeat(leads, [len(each) for each in options], axis=0)
        return cut(z, STEP) @ self.score, h @ self.worth + self.worth_bias[0]

    def thoughts(self, rows: Sequence[npt.NDArray[Any]], counts: Sequence[npt.NDArray[Any]]) -> Floats:
        """What comes out of the positions themselves, before the options are looked at."""
        bags = np.empty((len(rows), WIDE), np.float32)
        for number, (each, count) in enumerate(zip(rows, counts, strict=True)):
            if len(each) > len(self._room):
                self._room = np.empty((2 * len(each), WIDE), np.float32)
            np.matmul(count, self.rows.take(each, 0, self._room[: len(each)], "clip"), out=bags[number])
        x = np.clip(np.floor(bags / UNIT), -TOP, TOP)
        return cut(cut(x @ self.first + self.first_bias, STEP) @ self.second + self.second_bias, STEP)

    def _add(self, rows: tuple[int, ...]) -> int:
        place = len(self._known)
        if place == len(self._leads):
            self._leads = np.concatenate([self._leads, np.empty_like(self._leads)])
        y = np.clip(self.option_rows[list(rows)].sum(0), -TOP, TOP)
        self._leads[place] = cut(y @ self.option + self.option_bias, STEP) @ self.by_option
        self._known[rows] = place
        return place


def opened(raw: Raw) -> Net:
    """The net of a file."""
    return Net(as_arrays(raw))


def arrays_of(
    positions: Sequence[Position],
) -> tuple[list[npt.NDArray[Any]], list[npt.NDArray[Any]], list[list[list[int]]]]:
    """Rows, what they count, and options."""
    rows: list[npt.NDArray[Any]] = [np.array(each.rows, np.int64) for each in positions]
    counts: list[npt.NDArray[Any]] = [np.array(each.counts, np.float32) for each in positions]
    return rows, counts, [each.options for each in positions]


def cut(sums: Floats, by: int) -> Floats:
    """The sums of a layer, scaled down and within what an activation can be."""
    return np.clip(np.floor(sums / by), 0, TOP)
