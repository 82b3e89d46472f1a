"""The texts of Dominion's cards: each has them, with its cases and plurals, and the rulebook calls it the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kronika
from kronika.engine.texts import LANGUAGES, catalogue
from kronika.games.dominion import faces
from kronika.games.dominion.face import KINDS
from kronika.games.dominion.faces import FACES, NAMES
from kronika.games.dominion.kingdoms import RECOMMENDED
from kronika.rulebook import rulebook
from kronika.testing.fluent_files import messages

kronika.games()
TEXTS = Path(faces.__file__).parent / "texts"
PARTS = {"en": {"art", "count", "text"}, "cs": {"acc", "gen", "ins", "count", "count-acc", "text"}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_clauses_name_their_card(language: str) -> None:
    texts, book = catalogue(language, "dominion"), rulebook("dominion", language)
    for chapter, box in (("D9", "intrigue"), ("D10", "base")):
        for number, face in enumerate((face for face in FACES if face.set == box), start=1):
            name = texts.text(f"card-{face.id}")
            assert book.clause(f"{chapter}.{number}").text.startswith(f"{name} ("), face.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_types_boxes_and_kingdoms_are_named_and_nothing_else(language: str) -> None:
    named = [f"card-{name}" for name in NAMES]
    named += [f"type-{kind}" for kind in KINDS]
    named += [f"set-{box}" for box in ("basic", "base", "intrigue")]
    named += [f"kingdom-{kingdom}" for kingdom in (*RECOMMENDED, "random", "draft")]
    assert set(messages(TEXTS / f"cards.{language}.ftl")) == set(named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_every_part(language: str) -> None:
    written = messages(TEXTS / f"cards.{language}.ftl")
    for name in NAMES:
        parts = [attribute.id.name for attribute in written[f"card-{name}"].attributes]
        assert len(parts) == len(set(parts)), name
        assert set(parts) - {"note"} == PARTS[language], name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", ["", "acc"])
def test_every_count_begins_with_the_number(language: str, case: str) -> None:
    texts = catalogue(language, "dominion")
    for card in NAMES:
        for count in (0, 1, 2, 5, 12):
            assert re.match(rf"{count}\u00d7? \S", texts.card(card, count, case)), card


@pytest.mark.parametrize(
    ("language", "card", "case", "count", "text"),
    [
        ("en", "copper", "", 1, "1 Copper"),
        ("en", "duchy", "", 2, "2 Duchies"),
        ("en", "gardens", "", 5, "5 Gardens"),
        ("cs", "copper", "", 1, "1 Měďák"),
        ("cs", "copper", "", 2, "2 Měďáky"),
        ("cs", "copper", "", 5, "5 Měďáků"),
        ("cs", "curse", "", 1, "1 Kletba"),
        ("cs", "curse", "acc", 1, "1 Kletbu"),
        ("cs", "pawn", "", 3, "3 Pěšáci"),
        ("cs", "pawn", "acc", 3, "3 Pěšáky"),
        ("cs", "courtyard", "", 5, "5 Hradních nádvoří"),
        ("cs", "tribute", "", 2, "2 Dary poddaných"),
        ("cs", "nobles", "", 2, "2 Šlechtici"),
        ("cs", "masquerade", "", 2, "2\u00d7 Maškary"),
    ],
)
def test_counted_cards(language: str, card: str, case: str, count: int, text: str) -> None:
    assert catalogue(language, "dominion").card(card, count, case) == text
