"""The two sides of a Campaign (10.your-enemy)."""

from __future__ import annotations

from typing import Final

ATTACKER: Final = 0
DEFENDER: Final = 1
SIDES: Final[tuple[str, ...]] = ("attacker", "defender")
UNDECIDED: Final = -1
