"""The rulebook of Oath: complete, and the same in both languages."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import kronika
from kronika.engine.texts import catalogue
from kronika.games.oath import faces
from kronika.games.oath.faces import FACES
from kronika.games.oath.game import Oath
from kronika.games.oath.state import RELIQUARY
from kronika.rulebook import rulebook

kronika.register(Oath())
RULES = Path(faces.__file__).parent / "rules"
LANGUAGES = ("en", "cs")

# The sections of the Law in its order, with their clauses; where none are named, there is just "a".
LAW = """
1.1:a-b 1.2 1.3 1.4 1.5 1.6 1.7 1.8 1.9 1.10 1.11 1.12:a-b 1.13 1.14 1.15:a-b 1.16:a-b 1.17 1.18 1.19:a-b 1.20 1.21
1.22 1.23:a-c 1.B
2.1.1 2.1.2 2.1.3 2.1.4 2.1.5 2.1.6:a-b 2.1.7 2.2.1:a-b 2.2.2 2.2.3 2.3:a-e 2.4.1 2.4.2 2.4:a-c 2.5.1 2.5.2 2.5.3:a-b
2.6.1 2.6.2 2.6.3 2.7.1 2.7.2 2.8.1:a-b 2.8.2 2.8.3:a-b 2.8.4 2.8.5 2.9:a-d 2.10 2.11:a-h
3 3.1 3.2:a-b 3.3:a-c 3.3.1:a-b 3.4 3.4.1 3.4.2 3.4.3:a-b 3.4.4
4:a-c 4.1 4.1.1 4.1.1.I:a-c 4.1.1.II 4.1.1.III 4.1.2 4.1.3 4.1.4 4.2:a-c 4.3 4.3.1 4.3.2 4.3.3:a-b 4.3.4 4.3.5
5.1 5.1.1:a-b 5.1.2:a-c 5.1.3 5.1.4:a-b 5.1.4.I:a-d 5.1.4.II:a-d 5.1.4.III:a-d 5.1.4.IV:a-d 5.2 5.2.1:a-b 5.2.2
5.3 5.3.1 5.3.2:a-c 5.4 5.4.1:a-c 5.4.2:a-b 5.4.3 5.4.4:a-b 5.5 5.5.1:a-d 5.5.2:a-g 5.5.3:a-e 5.5.4:a-c 5.5.5:a-d
5.5.6:a-e 5.5.7 5.5.7.I 5.5.7.II 5.5.7.III 5.5.8 5.6 5.6.1 5.6.2
6 6.1:a-c 6.2 6.3:a-b 6.4 6.5:a-d 6.6 6.6.1:a-c 6.6.2:a-b,d,c 6.6.3 6.B 6.7:a-b 6.8:a-c
7 7.1.1:a-b 7.1.2:a-d 7.1.3 7.1.4 7.2 7.2.1 7.2.2 7.3 7.3.1 7.3.2 7.3.3 7.3.4 7.4 7.4.1 7.4.2 7.4.3 7.5 7.5.1 7.5.2
7.5.3 7.5.4 7.6.1 7.6.2 7.6.3:a-b 7.6.4:a-b 7.6.5:a-b
8 8.1:a-b 8.2:a-c 8.3 8.3.1 8.3.2:a-b 8.3.3:a-b 8.3.4 8.3.5:a-d 8.4:a-b 8.5:a-c 8.6 8.6.1 8.6.2 8.6.3 8.7 8.7.1 8.7.2
8.8:a-c
9.1:a-b 9.2:a-b 9.3:a-b 9.4:a-d 9.5 9.6
10.bandit 10.travel-cost 10.give 10.draw 10.imperial-player 10.enemy 10.sacrifice 10.faceup-facedown 10.reveal
10.discard:a-c 10.match 10.rule 10.after 10.peek 10.swap 10.move 10.adviser 10.personal-bank 10.burn 10.shared-bank
10.seize 10.locked 10.your-enemy 10.your-site 10.force 10.exchange 10.take 10.kill 10.play 10.gain
"""
DECISIONS = """
11.1:a-i 11.2:a-f 11.3:a-c 11.4:a-c 11.5:a-g 11.6:a-i 11.7:a-d 11.8:a-d 11.9:a-b 11.10:a-c 11.11 11.12:a-j 11.13:a-r
"""
SECTIONS = {id: some or "a" for id, _, some in (part.partition(":") for part in (LAW + DECISIONS).split())}
CHAPTERS = [str(number) for number in range(1, 12)]

_HEADING = re.compile(r"(##|###) (\S+) (\S.*)")
_CLAUSE = re.compile(r"- \*\*(\S+-[a-z])\*\* (\S.*)")
_REFERENCE = re.compile(r"\b\d{1,2}(?:\.(?:\d+|[IVB]+\b|[a-z][a-z-]+[a-z]))+(?:-[a-z]\b)?|\b\d{1,2}-[a-z]\b")


def letters(parts: str) -> Iterator[str]:
    """`a-b,d` as a, b, d."""
    for part in parts.split(","):
        first, _, last = part.partition("-")
        yield from (chr(code) for code in range(ord(first), ord(last or first) + 1))


def expected_ids() -> list[str]:
    return [f"{section}-{letter}" for section, parts in SECTIONS.items() for letter in letters(parts)]


def lines_of(language: str) -> list[str]:
    return (RULES / f"{language}.md").read_text(encoding="utf-8").splitlines()


def clauses(language: str) -> dict[str, str]:
    found = (_CLAUSE.fullmatch(line) for line in lines_of(language))
    return {match[1]: match[2] for match in found if match}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_of_the_law_is_there_once_and_in_order(language: str) -> None:
    assert len(expected_ids()) - sum(id.startswith("11.") for id in expected_ids()) == 337
    assert [match[1] for line in lines_of(language) if (match := _CLAUSE.fullmatch(line))] == expected_ids()
    assert rulebook("oath", language).ids() == expected_ids()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_the_title_a_heading_or_a_clause(language: str) -> None:
    title, *rest = lines_of(language)
    assert title == "# Oath"
    assert [line for line in rest if line and not _HEADING.fullmatch(line) and not _CLAUSE.fullmatch(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_stand_under_their_own_heading(language: str) -> None:
    headings: list[str] = []
    for line in lines_of(language):
        if match := _HEADING.fullmatch(line):
            assert (match[1] == "##") == (match[2] in CHAPTERS)
            headings.append(match[2])
        elif match := _CLAUSE.fullmatch(line):
            assert match[1].rpartition("-")[0] == headings[-1]
    assert [heading for heading in headings if heading in CHAPTERS] == CHAPTERS
    assert [heading for heading in headings if heading in SECTIONS] == list(SECTIONS)
    assert set(headings) == {*CHAPTERS, *SECTIONS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_are_sentences(language: str) -> None:
    ends = (".", ".”", '."')
    assert [id for id, text in clauses(language).items() if not text.endswith(ends) or "  " in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_refer_only_to_what_exists(language: str) -> None:
    known = {*expected_ids(), *SECTIONS, *CHAPTERS}
    assert {id: gone for id, text in clauses(language).items() if (gone := set(_REFERENCE.findall(text)) - known)} == {}


def test_both_languages_point_to_the_same_clauses_and_options() -> None:
    english, czech = clauses("en"), clauses("cs")
    for id, text in english.items():
        assert sorted(_REFERENCE.findall(text)) == sorted(_REFERENCE.findall(czech[id])), id
        assert sorted(re.findall(r"`[^`]+`", text)) == sorted(re.findall(r"`[^`]+`", czech[id])), id


COMMON_WORDS = {"Map", "Mine", "Keep", "Wastes", "Faith", "River", "Plains", "Steppe"}
"""Names that an English sentence may begin with by chance."""


def test_cards_have_the_same_name_in_the_rules_as_on_the_table() -> None:
    """Where the English rules name a card, the Czech ones name it in one of its Czech forms."""
    texts, english, czech = catalogue("cs", "oath"), clauses("en"), clauses("cs")
    names = {face.name["en"]: f"card-{face.id}" for face in FACES}
    names |= {catalogue("en", "oath").text(f"oath-reliquary-{space}"): f"oath-reliquary-{space}" for space in RELIQUARY}
    named = 0
    for name in names.keys() - COMMON_WORDS:
        id = names[name]
        parts = [part for part in ("", "acc", "gen", "ins", "to", "at", "from") if texts.has(id, part)]
        forms = {texts.text(id, part=part).casefold() for part in parts}
        for clause, text in english.items():
            if re.search(rf"\b{re.escape(name)}\b", text):
                named += 1
                assert any(form in czech[clause].casefold() for form in forms), (clause, name, sorted(forms))
    assert named > 40


def test_clauses_without_effect_are_clauses_with_reasons_in_both_languages() -> None:
    table = tomllib.loads((RULES / "digital.toml").read_text(encoding="utf-8"))
    assert set(table) == {"no-effect"}
    assert set(table["no-effect"]) <= set(expected_ids())
    for clause, reasons in table["no-effect"].items():
        assert set(reasons) == set(LANGUAGES), clause
        assert all(reason.endswith(".") for reason in reasons.values()), clause
