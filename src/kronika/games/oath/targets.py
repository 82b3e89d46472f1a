"""The targets of a Campaign (5.5.2): 0 to 7 are sites, then the defender's pawn, banners and relics."""

from __future__ import annotations

from typing import Final

PAWN: Final = 8
"""The defender's pawn and favor."""
TARGET_BANNER: Final = 10
TARGET_RELIC: Final = 100
