"""Every bot on the shelf has a name and a word about itself in both languages."""

from __future__ import annotations

import pytest

import kronika
from examples.high_card.game import HighCard
from kronika.engine.texts import LANGUAGES, catalogue
from kronika.games import BUILT_IN, find

kronika.register(HighCard())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [*BUILT_IN, "high-card"])
def test_every_bot_has_its_name_and_tells_what_it_does(game: str, lang: str) -> None:
    bots = list(find(game).bots)  # its texts come with it
    texts = catalogue(lang, game)
    assert bots
    names = []
    for bot in bots:
        id = f"{game}-bot-{bot}"
        assert texts.has(id), id
        assert texts.faults(id) == []
        assert texts.text(id, part="about").endswith("."), id
        names.append(texts.text(id))
    assert len(set(names)) == len(bots)
