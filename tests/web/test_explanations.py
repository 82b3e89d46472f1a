"""Every counter and phase of our games is explained in words, with a clause that exists, in both languages."""

from __future__ import annotations

import re

import pytest

from kronika.engine.texts import LANGUAGES, catalogue
from kronika.games import find
from kronika.rulebook import rulebook

GAMES = ("dominion", "north", "oath", "valeria")


def named(game: str) -> set[str]:
    """The texts that name a counter or a phase."""
    sources = [path.read_text(encoding="utf-8") for folder in find(game).texts() for path in folder.glob("*.ftl")]
    return {name for source in sources for name in re.findall(rf"^({game}-(?:track|phase)-[a-z-]+) =", source, re.M)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_counters_and_phases_are_explained_with_their_clause(game: str, lang: str) -> None:
    found = named(game)
    assert len(found) > 5
    texts = catalogue(lang, game)
    book = rulebook(game, lang)
    places = {clause.id for clause in book} | {section.id for section in book.sections}
    for name in sorted(found):
        assert texts.has(name, "about"), name
        assert texts.text(name, part="rule") in places, name
