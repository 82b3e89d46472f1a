"""Each game has a page that names all it can be set up with, and its bots."""

from __future__ import annotations

import pytest

import kronika
from kronika.games import BUILT_IN
from tests.docs.pages import text_of


@pytest.mark.parametrize("game", sorted(BUILT_IN))
def test_the_page_of_a_game_names_its_setup_and_its_bots(game: str) -> None:
    page = text_of(f"docs/{game}.md")
    items = [item.id for item in kronika.games.find(game).setup_items]
    assert [each for each in (*items, *kronika.games.bots_of(game)) if f"`{each}`" not in page] == []
