"""A small net at play: how good each option is, and the chance to win. It reckons in whole numbers, so that a seed
decides on every machine: weights are whole, activations are cut to -127..127, and every sum stays below 2**24, up to
which 32-bit floats are exact in whatever order they are added.

    position  sum of rows (64)  -> 256 -> 128 = h        chance to win: h -> 1
    option    sum of rows (64)  -> 128 = o               how good it is: (h, o) -> 128 -> 1
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from kronika.learn.encoder import OPTION_ROWS, ROWS, UNIT, VERSION, Position
from kronika.learn.weights import Arrays, BadWeights

WIDE: Final = 64
FIRST: Final = 256
SECOND: Final = 128
TOP: Final = 127
"""An activation of 1."""
STEP: Final = 64
"""A weight of 1, but for rows, which count in TOPs."""
ONE: Final = TOP * STEP
"""What a sum of 1 comes to."""
SHARP: Final = 8
"""How much a score counts for: choices can be sharp though weights are small."""

Floats = npt.NDArray[np.float32]
SHAPES: Final[dict[str, tuple[int, ...]]] = {
    "rows": (int(ROWS), WIDE),
    "option_rows": (int(OPTION_ROWS), WIDE),
    "first": (WIDE, FIRST),
    "first_bias": (FIRST,),
    "second": (FIRST, SECOND),
    "second_bias": (SECOND,),
    "value": (SECOND,),
    "value_bias": (1,),
    "option": (WIDE, SECOND),
    "option_bias": (SECOND,),
    "by_position": (SECOND, SECOND),
    "by_option": (SECOND, SECOND),
    "both_bias": (SECOND,),
    "score": (SECOND,),
}
ROW_TABLES: Final = ("rows", "option_rows")


def rounded(arrays: Arrays) -> Arrays:
    """Weights as they are stored: whole numbers of 8 bits, biases of 32."""
    found: Arrays = {}
    for name, array in arrays.items():
        if name in ROW_TABLES:
            found[name] = np.clip(np.rint(array * TOP), -TOP, TOP).astype(np.int8)
        elif name.endswith("_bias"):
            found[name] = np.rint(np.clip(array, -8, 8) * ONE).astype(np.int32)
        else:
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

    def judged(self, positions: Sequence[Position]) -> list[tuple[Floats, float]]:
        """For each position how good its options are (as logarithms of chances) and the chance to win."""
        bags = np.empty((len(positions), WIDE), np.float32)
        for number, each in enumerate(positions):
            bags[number] = np.asarray(each.counts, np.float32) @ self.rows[each.rows]
        x = cut_both(bags / np.float32(UNIT))
        h = cut(cut(x @ self.first + self.first_bias, STEP) @ self.second + self.second_bias, STEP)
        chances = (h @ self.worth + self.worth_bias[0]) / ONE
        leads = h @ self.by_position + self.both_bias
        found: list[tuple[Floats, float]] = []
        for number, each in enumerate(positions):
            o = np.empty((len(each.options), WIDE), np.float32)
            for place, rows in enumerate(each.options):
                o[place] = self.option_rows[rows].sum(0)
            o = cut(cut_both(o) @ self.option + self.option_bias, STEP)
            scores = (cut(o @ self.by_option + leads[number], STEP) @ self.score) * np.float32(SHARP / ONE)
            found.append((scores, float(1 / (1 + np.exp(-np.clip(chances[number], -30, 30))))))
        return found


def cut_both(sums: Floats) -> Floats:
    return np.clip(np.floor(sums), -TOP, TOP)


def cut(sums: Floats, by: int) -> Floats:
    return np.clip(np.floor(sums / by), 0, TOP)


def described(game: str, rules: int, **more: str) -> dict[str, str]:
    """What a file says about itself."""
    return {"game": game, "rules": str(rules), "encoder": str(VERSION), "licence": "MIT", **more}
