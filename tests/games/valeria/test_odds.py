"""The odds of the dice, counted by hand."""

from __future__ import annotations

import pytest

from kronika.games.valeria.faces import NUMBER
from kronika.games.valeria.odds import CHANCE, MASK


@pytest.mark.parametrize(
    ("card", "activations"),
    [
        ("cleric", 12),  # each die shows a 1 in 6 of 36 rolls; there is no sum of 1
        ("peasant", 12 + 4),
        ("knight", 12 + 5),
        ("rogue", 6),
        ("paladin", 4 + 3),
        ("butcher", 2 + 1),
    ],
)
def test_activations_in_36_rolls(card: str, activations: int) -> None:
    assert CHANCE[NUMBER[card]] * 36 == pytest.approx(activations)


def test_rolls_that_activate_count_doubles_once() -> None:
    """11 of 36 rolls show a 1; the Herald has no number."""
    assert MASK[NUMBER["cleric"]].bit_count() == 11
    assert MASK[NUMBER["starter-herald"]] == 0
