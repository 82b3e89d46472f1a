"""A sight that opens another door than its questions is found, whichever way it opens it."""

from __future__ import annotations

from typing import Any

import pytest

import kronika
from examples.high_card.game import HighCard, Round, RoundSight
from kronika.engine.table import Table
from kronika.games import unregister
from kronika.testing import GameFlaws, check_game

pytestmark = pytest.mark.plain


@pytest.fixture(autouse=True)
def _own_shelf() -> Any:
    """The toy takes the place of the game it breaks."""
    unregister(HighCard.id)
    yield
    unregister(HighCard.id)
    kronika.register(HighCard())


@pytest.mark.parametrize("door", ["table", "whole", "cards", "chance", "first", "everything"])
def test_a_sight_that_opens_another_door(door: str) -> None:
    """As a property, as a question, in a list or in something else."""

    class Box:
        def __init__(self, state: Round) -> None:
            self.inner = {"state": state}

    class Wide(RoundSight):
        pass

    ways: dict[str, Any] = {
        "table": property(lambda self: Table.__new__(Table)),
        "whole": lambda self: self._s,
        "cards": property(lambda self: self._s.cards),
        "chance": property(lambda self: [self._s.rng]),
        "first": lambda self, more=0: (self._s.cards, more),
        "everything": property(lambda self: Box(self._s)),
    }
    setattr(Wide, door, ways[door])

    class Telling(HighCard):
        def sight(self, state: Round, seat: int | None) -> RoundSight:
            return Wide(state, seat)

    with pytest.raises(GameFlaws) as found:
        check_game(Telling(), 12, only="sights open no other door")
    told = str(found.value)
    assert f"by `{door}" in told
    assert "stays behind an underscore" in told
