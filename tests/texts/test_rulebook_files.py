"""The rulebooks: complete, and the same in both languages."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import kronika
from kronika.engine.texts import LANGUAGES, catalogue
from kronika.games.oath.faces import FACES
from kronika.games.oath.state import RELIQUARY
from kronika.rulebook import Rulebook, rulebook
from tests.texts.outlines import OUTLINES, Outline

kronika.games()


@pytest.fixture(params=OUTLINES)
def outline(request: pytest.FixtureRequest) -> Outline:
    return OUTLINES[request.param]


@pytest.fixture(params=LANGUAGES)
def book(request: pytest.FixtureRequest, outline: Outline) -> Rulebook:
    return rulebook(outline.game, request.param)


@pytest.fixture
def pairs(outline: Outline) -> list[tuple[str, str, str]]:
    """Every clause with its English and its Czech text."""
    czech = rulebook(outline.game, "cs")
    return [(clause.id, clause.text, czech.clause(clause.id).text) for clause in rulebook(outline.game, "en")]


def home(outline: Outline) -> Path:
    found: Path | None = kronika.games.find(outline.game).home
    assert found is not None
    return found


def test_every_clause_is_there_in_order_and_under_its_heading(outline: Outline, book: Rulebook) -> None:
    assert book.title == outline.titles[book.lang]
    assert [clause.id for clause in book] == outline.ids
    found = {section.id: [clause.id for clause in section.clauses] for section in book.sections if section.clauses}
    assert found == outline.sections


def test_chapters_and_sections_stand_in_order(outline: Outline, book: Rulebook) -> None:
    assert [section.id for section in book.sections if section.level == 1] == outline.headings
    assert [section.id for section in book.sections if section.id in outline.sections] == list(outline.sections)
    assert {section.id for section in book.sections} == {*outline.headings, *outline.sections}
    assert {section.level for section in book.sections} == {1, 2}


def test_exactly_the_examples_are_marked_as_such(outline: Outline, book: Rulebook) -> None:
    for clause in book:
        assert clause.text.startswith(outline.example[book.lang]) == ("-x" in clause.id), clause.id


def test_clauses_are_sentences(book: Rulebook) -> None:
    ends = (".", "?", ".”", '."', ".“")
    assert [clause.id for clause in book if not clause.text.endswith(ends) or "  " in clause.text] == []


def test_sections_about_a_card_bear_its_name(outline: Outline, book: Rulebook) -> None:
    texts = catalogue(book.lang, outline.game)
    titles = {section.id: section.title for section in book.sections if section.id in outline.cards}
    assert titles == {section: texts.text(f"card-{card}") for section, card in outline.cards.items()}


def test_clauses_refer_only_to_what_exists(outline: Outline, book: Rulebook) -> None:
    known = {*outline.ids, *outline.sections, *outline.headings}
    gone = {clause.id: set(outline.reference.findall(clause.text)) - known for clause in book}
    assert {id: unknown for id, unknown in gone.items() if unknown} == {}


def test_both_languages_point_to_the_same_clauses_and_setup_items(
    outline: Outline, pairs: list[tuple[str, str, str]]
) -> None:
    for id, english, czech in pairs:
        for pattern in (outline.reference, re.compile(r"`[^`]+`")):
            assert sorted(pattern.findall(english)) == sorted(pattern.findall(czech)), id


def test_the_code_names_only_clauses_that_exist(outline: Outline) -> None:
    clause = re.compile(rf"\"({outline.letter}\d+\.\d+(?:\.\w+)*-(?:[a-z]|x\d+))\"")
    named = {id for path in home(outline).rglob("*.py") for id in clause.findall(path.read_text(encoding="utf-8"))}
    assert len(named) > 10
    assert sorted(named - set(outline.ids)) == []


def test_clauses_without_effect_are_clauses_with_reasons_in_both_languages(outline: Outline) -> None:
    table = tomllib.loads((home(outline) / "rules" / "digital.toml").read_text(encoding="utf-8"))
    assert set(table) == {"no-effect"}
    assert set(table["no-effect"]) <= set(outline.ids)
    for clause, reasons in table["no-effect"].items():
        assert set(reasons) == set(LANGUAGES), clause
        assert all(reason.endswith(".") for reason in reasons.values()), clause


def test_both_languages_of_the_north_name_the_same_numbers() -> None:
    """Points and levels are written in figures there."""
    number = re.compile(r"(?<![\w.-])\d+\b(?!\.\d)")
    czech, reference = rulebook("north", "cs"), OUTLINES["north"].reference
    for clause in rulebook("north", "en"):
        texts = (clause.text, czech.clause(clause.id).text)
        one, other = (sorted(number.findall(reference.sub("", text))) for text in texts)
        assert one == other, clause.id


COMMON_WORDS = {"Map", "Mine", "Keep", "Wastes", "Faith", "River", "Plains", "Steppe"}
"""Names of Oath's cards that an English sentence may begin with by chance."""


def test_oaths_cards_have_the_same_name_in_the_rules_as_on_the_table() -> None:
    """Where the English rules name a card, the Czech ones name it in one of its Czech forms."""
    czech, texts = rulebook("oath", "cs"), catalogue("cs", "oath")
    assert sum(not id.startswith("11.") for id in czech.ids()) == 337, "clauses of the Law"
    names = {face.name["en"]: f"card-{face.id}" for face in FACES}
    names |= {catalogue("en", "oath").text(f"oath-reliquary-{space}"): f"oath-reliquary-{space}" for space in RELIQUARY}
    named = 0
    for name in names.keys() - COMMON_WORDS:
        id = names[name]
        parts = [part for part in ("", "acc", "gen", "ins", "to", "at", "from") if texts.has(id, part)]
        forms = {texts.text(id, part=part).casefold() for part in parts}
        for clause in rulebook("oath", "en"):
            if re.search(rf"\b{re.escape(name)}\b", clause.text):
                named += 1
                there = czech.clause(clause.id).text.casefold()
                assert any(form in there for form in forms), (clause.id, name, sorted(forms))
    assert named > 40
