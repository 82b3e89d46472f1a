"""A shelf for toys, and the texts of one of them to be spoilt."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

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


@pytest.fixture
def spoken(tmp_path: Path) -> Path:
    """The texts of the game, to be spoilt."""
    home = HighCard.home
    assert home is not None
    shutil.copytree(home / "texts", tmp_path / "texts")
    return tmp_path / "texts"
