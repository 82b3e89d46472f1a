"""What the dice bring: how often each card is activated, and by which of the 36 rolls."""

from __future__ import annotations

from typing import Final

from kronika.games.valeria.faces import FACES

ROLLS: Final = [(one, two) for one in range(1, 7) for two in range(1, 7)]

TIMES: Final[list[int]] = [sum(face.hits[one * 7 + two] for one, two in ROLLS) for face in FACES]
"""Activations in all 36 rolls together, by the number of a face; doubles activate twice (V5.2-a)."""

CHANCE: Final[list[float]] = [times / 36 for times in TIMES]
"""Activations per roll."""

MASK: Final[list[int]] = [
    sum(1 << bit for bit, (one, two) in enumerate(ROLLS) if face.hits[one * 7 + two]) for face in FACES
]
"""The rolls that activate a face at all, one bit each: they keep the Herald at home (V5.5-a)."""
