"""Every counter, phase, sign and keyword is explained in words, with a clause that exists, in both languages."""

from __future__ import annotations

import re

import pytest

from kronika.engine.texts import LANGUAGES, catalogue
from kronika.games import find
from kronika.rulebook import rulebook

GAMES = ("dominion", "north", "oath", "valeria")


def named(game: str) -> set[str]:
    """The texts that name a counter, a phase, a sign on a card or a word that has a meaning in card texts."""
    sources = [path.read_text(encoding="utf-8") for folder in find(game).texts() for path in folder.glob("*.ftl")]
    name = re.compile(rf"^({game}-(?:track|phase|sign|keyword)-[a-z-]+) =", re.MULTILINE)
    return {found for source in sources for found in name.findall(source)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_has_a_meaning_is_explained_with_its_clause(game: str, lang: str) -> None:
    found = named(game)
    assert len(found) > 25
    texts = catalogue(lang, game)
    book = rulebook(game, lang)
    places = {clause.id for clause in book} | {section.id for section in book.sections}
    for name in sorted(found):
        assert texts.has(name, "about"), name
        assert texts.text(name, part="rule") in places, name


GLOSSARY = {"dominion": "D4", "north": "N7", "oath": "10"}
"""The chapters that say what words on cards mean."""
NOT_ON_CARDS = {
    "dominion": {"D4.1", "D4.2", "D4.10"},  # signs
    "north": {"N7.11", "N7.14", "N7.16", "N7.18", "N7.19", "N7.20"},  # strokes, how decks and ships behave
    "oath": {"10.travel-cost", "10.after", "10.personal-bank", "10.shared-bank", "10.seize", "10.your-enemy"},
}
"""Sections that explain no word of a card's text."""


@pytest.mark.parametrize("game", GLOSSARY)
def test_every_word_of_the_glossary_that_cards_use_is_explained(game: str) -> None:
    book, texts = rulebook(game, "en"), catalogue("en", game)
    chapter = {section.id for section in book.sections if section.id.startswith(f"{GLOSSARY[game]}.")}
    clauses = {texts.text(name, part="rule") for name in named(game) if f"{game}-keyword-" in name or "sign" in name}
    explained = {section for section in chapter for clause in clauses if clause == section or clause[:-2] == section}
    assert len(chapter) > 8
    assert sorted(chapter - explained - NOT_ON_CARDS[game]) == []
