"""A shelf for toys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import kronika
from examples.high_card.game import HighCard
from kronika.games import unregister


@pytest.fixture
def own_shelf() -> Iterator[None]:
    """The toys share the id of the game they break, so each takes its place on the shelf for the length of a test."""
    unregister(HighCard.id)
    yield
    unregister(HighCard.id)
    kronika.register(HighCard())  # for whoever comes next
