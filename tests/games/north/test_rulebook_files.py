"""The rulebook of Empires of the North: complete, and the same in both languages."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import kronika
from kronika.games.north import faces
from kronika.games.north.faces import FACES, NUMBER
from kronika.games.north.game import North
from kronika.rulebook import rulebook

kronika.register(North())
RULES = Path(faces.__file__).parent / "rules"
LANGUAGES = ("en", "cs")
EXAMPLE_MARKS = {"en": "An example: ", "cs": "Příklad: "}
TITLES = {"en": "# Imperial Settlers: Empires of the North", "cs": "# Settlers: Vládcové Severu"}
CHAPTERS = 11

# The clauses and worked examples of each section, in their order; N10 and N11 are this table's own.
SECTIONS = {
    "N1.1": "a-d",
    "N1.2": "a-h",
    "N2.1": "a",
    "N2.2": "a-b",
    "N2.3": "a-e",
    "N2.4": "a",
    "N2.5": "a-b",
    "N2.6": "a-b",
    "N2.7": "a",
    "N2.8": "a-b",
    "N3.1": "a-c",
    "N3.2": "a-f x1",
    "N3.3": "a-e",
    "N3.4": "a-j",
    "N3.5": "a-e",
    "N4.1": "a-h x1 x2",
    "N5.1": "a-d",
    "N5.2": "a-e",
    "N5.3": "a-g",
    "N5.4": "a-h",
    "N5.5": "a",
    "N6.1": "a-c",
    "N6.2": "a-d x1",
    "N7.1": "a-d",
    "N7.2": "a-c",
    "N7.3": "a",
    "N7.4": "a",
    "N7.5": "a-b",
    "N7.6": "a",
    "N7.7": "a",
    "N7.8": "a-b x1",
    "N7.9": "a",
    "N7.10": "a-b",
    "N7.11": "a-b",
    "N7.12": "a-b",
    "N7.13": "a-b",
    "N7.14": "a",
    "N7.15": "a-b",
    "N7.16": "a",
    "N7.17": "a",
    "N7.18": "a",
    "N7.19": "a",
    "N7.20": "a",
    "N8.1": "a-c",
    "N8.2": "a-d",
    "N8.3": "a",
    "N9.1": "a",
    "N9.2": "a",
    "N9.3": "a",
    "N9.4": "a",
    "N9.5": "a",
    "N9.6": "a",
    "N9.7": "a",
    "N9.8": "a",
    "N10.1": "a-c",
    "N11.1": "a-j",
}
CARD_SECTIONS = {
    "N9.1": "flokis-boatyard",
    "N9.2": "frozen-harbour",
    "N9.3": "frozen-mammoth",
    "N9.4": "ice-cream-man",
    "N9.5": "booze-up-on-waves",
    "N9.6": "island-of-spirits",
}

_CHAPTER = re.compile(r"## (N\d+) (\S.*)")
_SECTION = re.compile(r"### (N\d+\.\d+) (\S.*)")
_CLAUSE = re.compile(r"- \*\*(N\d+\.\d+-(?:[a-z]|x\d+))\*\* (\S.*)")
_REFERENCE = re.compile(r"\bN\d+(?:\.\d+(?:-(?:x\d+|[a-z]))?)?")


def letters(parts: str) -> Iterator[str]:
    """`a-c x1 d` as a, b, c, x1, d."""
    for part in parts.split():
        first, _, last = part.partition("-")
        yield from (chr(code) for code in range(ord(first), ord(last) + 1)) if last else [first]


def expected_ids() -> list[str]:
    return [f"{section}-{letter}" for section, parts in SECTIONS.items() for letter in letters(parts)]


def lines_of(language: str) -> list[str]:
    return (RULES / f"{language}.md").read_text(encoding="utf-8").splitlines()


def clauses(language: str) -> list[tuple[str, str]]:
    found = (_CLAUSE.fullmatch(line) for line in lines_of(language))
    return [(match[1], match[2]) for match in found if match]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_there_once_and_in_order(language: str) -> None:
    assert [clause for clause, _ in clauses(language)] == expected_ids()
    assert rulebook("north", language).ids() == expected_ids()


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
            assert headings[-1] == match[1].partition("-")[0]
    assert [name for name in headings if "." in name] == list(SECTIONS)
    assert [name for name in headings if "." not in name] == [f"N{number}" for number in range(1, CHAPTERS + 1)]


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
    known = {*expected_ids(), *SECTIONS, *(f"N{number}" for number in range(1, CHAPTERS + 1))}
    for clause, text in clauses(language):
        assert set(_REFERENCE.findall(text)) <= known, clause


def test_both_languages_point_to_the_same_clauses() -> None:
    english, czech = dict(clauses("en")), dict(clauses("cs"))
    for clause, text in english.items():
        assert sorted(_REFERENCE.findall(text)) == sorted(_REFERENCE.findall(czech[clause])), clause


def test_both_languages_name_the_same_numbers() -> None:
    """Points and levels are written in figures."""
    english, czech = dict(clauses("en")), dict(clauses("cs"))
    for clause, text in english.items():
        numbers = sorted(re.findall(r"(?<![\w.-])\d+\b(?!\.\d)", _REFERENCE.sub("", text)))
        assert numbers == sorted(re.findall(r"(?<![\w.-])\d+\b(?!\.\d)", _REFERENCE.sub("", czech[clause]))), clause


def test_every_clause_that_code_names_exists() -> None:
    named = {
        match
        for path in RULES.parent.glob("*.py")
        for match in re.findall(r"\"(N\d+\.\d+-(?:[a-z]|x\d+))\"", path.read_text(encoding="utf-8"))
    }
    assert len(named) > 20
    assert named <= set(expected_ids())


def test_clauses_without_effect_are_clauses_with_reasons_in_both_languages() -> None:
    table = tomllib.loads((RULES / "digital.toml").read_text(encoding="utf-8"))
    assert set(table) == {"no-effect"}
    assert set(table["no-effect"]) <= set(expected_ids())
    for clause, reasons in table["no-effect"].items():
        assert set(reasons) == set(LANGUAGES), clause
        assert all(reason.strip() for reason in reasons.values()), clause
