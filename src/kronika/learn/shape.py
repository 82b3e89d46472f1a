"""What a net is made of: its layers, and the whole numbers it reckons in. Nothing here needs numpy.

    position  sum of rows (64)  -> 256 -> 128 = h        chance to win: h -> 1
    option    sum of rows (64)  -> 128 = o               how good it is: (h, o) -> 128 -> 1

Weights are whole, activations are cut to -127..127, and every sum stays below 2**24, up to which 32-bit floats are
exact in whatever order they are added: so a seed decides on every machine, with numpy or without.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Final

from kronika.learn.encoder import OPTION_ROWS, ROWS, VERSION

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
LICENSE: Final = "MIT"

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
SEEN: Final = {"rows": "rows_seen", "option_rows": "option_rows_seen"}
"""Which rows occurred in the games a net was taught by, one bit each: what it does not know it can tell."""


def chance_of(value: int) -> float:
    """The chance to win that a net's sum of a position stands for."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, value / ONE))))


class BadWeights(Exception):
    """A file that cannot be used, and why."""


def described(game: str, rules: int, features: int = 0, **more: str) -> dict[str, str]:
    """What a file says about itself."""
    return {
        **{"game": game, "rules": str(rules), "encoder": str(VERSION), "features": str(features)},
        "licence": LICENSE,
        **more,
    }


def check_fits(about: Mapping[str, str], game: str, rules: int, features: int = 0) -> None:
    """BadWeights where a file is not about this game, its rules and features of today and the encoder of today. Older
    files say nothing of features: there were none."""
    of_today = (("game", game), ("rules", str(rules)), ("encoder", str(VERSION)), ("features", str(features)))
    for name, mine in of_today:
        theirs = about.get(name, "0" if name == "features" else "unknown")
        if theirs != mine:
            raise BadWeights(f"it was made for {name} {theirs}, and this is {mine}")
