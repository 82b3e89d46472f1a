"""The rulebook of Valeria: complete, and the same in both languages."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import kronika
from kronika.games.valeria import faces
from kronika.games.valeria.faces import FACES, NUMBER
from kronika.games.valeria.game import Valeria
from kronika.rulebook import rulebook

kronika.register(Valeria())
RULES = Path(faces.__file__).parent / "rules"
LANGUAGES = ("en", "cs")
EXAMPLE_MARKS = {"en": "(example) ", "cs": "(příklad) "}
TITLES = {"en": "# Valeria: Card Kingdoms", "cs": "# Království Valerie"}

# The clauses and worked examples of each section of the reference, in its order.
SECTIONS = {
    "V1.1": "a-c",
    "V1.2": "a-b",
    "V2.1": "a",
    "V2.2": "a-d x1",
    "V2.3": "a-c",
    "V2.4": "a",
    "V2.5": "a-b",
    "V2.6": "a-e",
    "V3.1": "a-d",
    "V3.2": "a-c",
    "V4.1": "a x1 b-e",
    "V5.1": "a-d x1 e",
    "V5.2": "a x1 b",
    "V5.3": "a x1 b-d x2 e-f",
    "V5.4": "a-c x1 d",
    "V5.5": "a x1 b x2 c-e",
    "V6.1": "a-e",
    "V6.2": "a-b",
    "V6.3": "a-j x1 x2 x3",
    "V6.4": "a-c x1 x2",
    "V6.5": "a",
    "V6.6": "a-g x1 h-i",
    "V6.7": "a x1 b",
    "V6.8": "a-d",
    "V7.1": "a-n",
    "V7.2": "a-b",
    "V7.3": "a-c",
    "V7.4": "a-c",
    "V7.5": "a-b",
    "V7.6": "a-b",
    "V8.1": "a-e",
    "V8.2": "a-d",
    "V8.3": "a-b",
    "V9.1": "a-d",
    "V9.2": "a-d",
    "V9.3": "a",
    "V9.4": "a",
    "V9.5": "a-b",
    "V9.6": "a-c",
    "V9.7": "a-b",
    "V9.8": "a-b",
    "V9.9": "a",
    "V9.10": "a-b",
    "V9.11": "a",
    "V9.12": "a",
    "V10.1": "a-d",
    "V10.2": "a-e",
    "V10.3": "a-b x1 c-d",
    "V10.4": "a-c",
    "V10.5": "a-b",
    "V11.1": "a-b",
    "V11.2": "a-d",
    "V11.3": "a",
    "V12.1": "a x1",
    "V12.2": "a-b",
    "V13.1": "a",
    "V13.2": "a-e",
    "V14.1": "a-b",
    "V14.2": "a-e",
    "V14.3": "a-h",
    "V14.4": "a-b",
    "V14.5": "a",
    "V14.6": "a-g",
}
DECISIONS = 22
CARD_SECTIONS = {
    "V9.1": "nest-of-the-weaver-witch",
    "V9.2": "gargans-embrace",
    "V9.3": "orc-warrior",
    "V9.4": "foxgrove-palisade",
    "V9.5": "palace-of-the-dawn",
    "V9.6": "watcher-on-the-water",
    "V9.7": "the-desert-orchid",
    "V9.8": "bane-spider",
    "V9.9": "wraith",
    "V9.10": "purloiners-perch",
    "V9.11": "thief",
}

_CHAPTER = re.compile(r"## (V\d+) (\S.*)")
_SECTION = re.compile(r"### (V\d+\.\d+) (\S.*)")
_CLAUSE = re.compile(r"- \*\*(V\d+\.\d+(?:-(?:[a-z]|x\d+))?)\*\* (\S.*)")
_REFERENCE = re.compile(r"\bV\d+(?:\.\d+(?:-(?:x\d+|[a-z]))?)?")


def letters(parts: str) -> Iterator[str]:
    """`a-c x1 d` as a, b, c, x1, d."""
    for part in parts.split():
        first, _, last = part.partition("-")
        yield from (chr(code) for code in range(ord(first), ord(last) + 1)) if last else [first]


def expected_ids() -> list[str]:
    ids = [f"{section}-{letter}" for section, parts in SECTIONS.items() for letter in letters(parts)]
    return ids + [f"V15.{number}" for number in range(1, DECISIONS + 1)]


def lines_of(language: str) -> list[str]:
    return (RULES / f"{language}.md").read_text(encoding="utf-8").splitlines()


def clauses(language: str) -> list[tuple[str, str]]:
    found = (_CLAUSE.fullmatch(line) for line in lines_of(language))
    return [(match[1], match[2]) for match in found if match]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_there_once_and_in_order(language: str) -> None:
    assert [clause for clause, _ in clauses(language)] == expected_ids()
    assert rulebook("valeria", language).ids() == expected_ids()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_a_title_a_heading_or_a_clause(language: str) -> None:
    title, *rest = lines_of(language)
    assert title == TITLES[language]
    shapes = (_CHAPTER, _SECTION, _CLAUSE)
    assert [line for line in rest if line and not any(shape.fullmatch(line) for shape in shapes)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_stand_under_their_own_heading(language: str) -> None:
    headings: list[str] = []
    for line in lines_of(language):
        if match := _CHAPTER.fullmatch(line) or _SECTION.fullmatch(line):
            headings.append(match[1])
        elif match := _CLAUSE.fullmatch(line):
            above = match[1].partition("-")[0] if "-" in match[1] else match[1].partition(".")[0]
            assert headings[-1] == above
    assert [name for name in headings if "." in name] == list(SECTIONS)
    assert [name for name in headings if "." not in name] == [f"V{number}" for number in range(1, 16)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_exactly_the_examples_are_marked_as_such(language: str) -> None:
    for clause, text in clauses(language):
        assert text.startswith(EXAMPLE_MARKS[language]) == ("-x" in clause), clause


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_are_sentences(language: str) -> None:
    assert [clause for clause, text in clauses(language) if not text.endswith((".", "?")) or "  " in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_about_a_card_bear_its_name(language: str) -> None:
    headings = {match[1]: match[2] for line in lines_of(language) if (match := _SECTION.fullmatch(line))}
    assert {section: FACES[NUMBER[card]].name[language] for section, card in CARD_SECTIONS.items()} == {
        section: headings[section] for section in CARD_SECTIONS
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_refer_only_to_what_exists(language: str) -> None:
    known = {*expected_ids(), *SECTIONS, *(f"V{number}" for number in range(1, 16))}
    for clause, text in clauses(language):
        assert set(_REFERENCE.findall(text)) <= known, clause


def test_both_languages_point_to_the_same_clauses_and_options() -> None:
    english, czech = dict(clauses("en")), dict(clauses("cs"))
    for clause, text in english.items():
        assert sorted(_REFERENCE.findall(text)) == sorted(_REFERENCE.findall(czech[clause])), clause
        assert sorted(re.findall(r"`[^`]+`", text)) == sorted(re.findall(r"`[^`]+`", czech[clause])), clause


def test_clauses_without_effect_are_clauses_with_reasons_in_both_languages() -> None:
    table = tomllib.loads((RULES / "digital.toml").read_text(encoding="utf-8"))
    assert set(table) == {"no-effect"}
    assert set(table["no-effect"]) <= set(expected_ids())
    for clause, reasons in table["no-effect"].items():
        assert set(reasons) == set(LANGUAGES), clause
        assert all(reason.strip() for reason in reasons.values()), clause
