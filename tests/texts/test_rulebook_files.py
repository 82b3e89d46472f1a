"""The Dominion rulebook and card texts: complete, and the same in both languages."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax import parse as parse_fluent

import kronika
from kronika.engine.texts import catalogue

kronika.games()
DOMINION = Path(__file__).resolve().parents[2] / "src" / "kronika" / "games" / "dominion"
LANGUAGES = ("en", "cs")
EXAMPLE_MARKS = {"en": "(example) ", "cs": "(příklad) "}

# How many lettered clauses and how many worked examples each section of the reference has.
LETTERED: dict[str, tuple[int, int]] = {
    "D1.1": (7, 0),
    "D1.2": (6, 0),
    "D2.1": (3, 0),
    "D2.2": (5, 0),
    "D2.3": (4, 0),
    "D2.4": (6, 0),
    "D2.5": (5, 0),
    "D2.6": (3, 0),
    "D3.1": (7, 0),
    "D3.2": (8, 3),
    "D3.3": (11, 3),
    "D3.4": (6, 0),
    "D4.1": (2, 0),
    "D4.2": (3, 0),
    "D4.3": (4, 0),
    "D4.4": (3, 0),
    "D4.5": (4, 0),
    "D4.6": (2, 0),
    "D4.7": (2, 0),
    "D4.8": (3, 2),
    "D4.9": (4, 0),
    "D4.10": (3, 0),
    "D4.11": (4, 0),
    "D5.1": (5, 0),
    "D6.1": (6, 0),
    "D7.1": (4, 0),
    "D7.2": (5, 0),
    "D7.3": (2, 0),
    "D8.1": (3, 0),
}
# The sections whose clauses are numbered: Intrigue cards, base cards, our decisions.
NUMBERED = {"D9": 25, "D10": 25, "D11": 14}

BASIC = ["copper", "silver", "gold", "estate", "duchy", "province", "curse"]
INTRIGUE = [
    "courtyard",
    "pawn",
    "secret-chamber",
    "great-hall",
    "masquerade",
    "shanty-town",
    "steward",
    "swindler",
    "wishing-well",
    "baron",
    "bridge",
    "conspirator",
    "coppersmith",
    "ironworks",
    "mining-village",
    "scout",
    "duke",
    "minion",
    "saboteur",
    "torturer",
    "trading-post",
    "tribute",
    "upgrade",
    "harem",
    "nobles",
]
BASE = [
    "cellar",
    "chapel",
    "moat",
    "chancellor",
    "village",
    "woodcutter",
    "workshop",
    "bureaucrat",
    "feast",
    "gardens",
    "militia",
    "moneylender",
    "remodel",
    "smithy",
    "spy",
    "thief",
    "throne-room",
    "council-room",
    "festival",
    "laboratory",
    "library",
    "market",
    "mine",
    "witch",
    "adventurer",
]
CARDS = BASIC + INTRIGUE + BASE
ATTRIBUTES = {"en": {"count", "text"}, "cs": {"acc", "gen", "ins", "count", "count-acc", "text"}}
MESSAGES = [
    "type-action",
    "type-attack",
    "type-reaction",
    "type-treasure",
    "type-victory",
    "type-curse",
    "set-intrigue",
    "set-base",
    "set-basic",
    "kingdom-victory-dance",
    "kingdom-secret-schemes",
    "kingdom-best-wishes",
    "kingdom-deconstruction",
    "kingdom-hand-madness",
    "kingdom-underlings",
    "kingdom-first-game",
    "kingdom-big-money",
    "kingdom-interaction",
    "kingdom-size-distortion",
    "kingdom-village-square",
    "kingdom-random",
    "kingdom-draft",
    "kingdom-own",
]

_CHAPTER = re.compile(r"## (D\d+) (\S.*)")
_SECTION = re.compile(r"### (D\d+\.\d+) (\S.*)")
_CLAUSE = re.compile(r"- \*\*(D\d+\.\d+(?:-(?:[a-z]|x\d+))?)\*\* (\S.*)")


def expected_ids() -> list[str]:
    ids: list[str] = []
    for section, (letters, examples) in LETTERED.items():
        ids += [f"{section}-{chr(ord('a') + index)}" for index in range(letters)]
        ids += [f"{section}-x{index + 1}" for index in range(examples)]
    for chapter, count in NUMBERED.items():
        ids += [f"{chapter}.{index + 1}" for index in range(count)]
    return ids


def lines_of(language: str) -> list[str]:
    return (DOMINION / "rules" / f"{language}.md").read_text(encoding="utf-8").splitlines()


def clauses(language: str) -> list[tuple[str, str]]:
    found = (_CLAUSE.fullmatch(line) for line in lines_of(language))
    return [(match[1], match[2]) for match in found if match]


def fluent_source(language: str) -> str:
    return (DOMINION / "texts" / f"cards.{language}.ftl").read_text(encoding="utf-8")


def fluent_messages(language: str) -> dict[str, ast.Message]:
    body = parse_fluent(fluent_source(language)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_there_once_and_in_order(language: str) -> None:
    assert [clause for clause, _ in clauses(language)] == expected_ids()


def test_both_languages_have_the_same_clauses() -> None:
    english = [clause for clause, _ in clauses("en")]
    assert english == [clause for clause, _ in clauses("cs")]
    assert len(english) == len(set(english))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_a_title_a_heading_or_a_clause(language: str) -> None:
    title, *rest = lines_of(language)
    assert title.startswith("# Dominion: ")
    shapes = (_CHAPTER, _SECTION, _CLAUSE)
    assert [line for line in rest if line and not any(shape.fullmatch(line) for shape in shapes)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_stand_under_their_own_heading(language: str) -> None:
    chapter = section = ""
    headings: list[str] = []
    for line in lines_of(language):
        if match := _CHAPTER.fullmatch(line):
            chapter, section = match[1], ""
            headings.append(chapter)
        elif match := _SECTION.fullmatch(line):
            section = match[1]
            headings.append(section)
            assert section.startswith(chapter + ".")
        elif match := _CLAUSE.fullmatch(line):
            above = section or chapter
            assert re.split(r"-|\.(?=\d+$)" if not section else "-", match[1])[0] == above
    assert Counter(headings).most_common(1)[0][1] == 1
    assert [name for name in headings if "." in name] == list(LETTERED)
    assert [name for name in headings if "." not in name] == [f"D{number}" for number in range(1, 12)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_exactly_the_examples_are_marked_as_such(language: str) -> None:
    for clause, text in clauses(language):
        assert text.startswith(EXAMPLE_MARKS[language]) == ("-x" in clause), clause


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_clauses_name_their_card(language: str) -> None:
    texts, messages = dict(clauses(language)), fluent_messages(language)
    for chapter, cards in (("D9", INTRIGUE), ("D10", BASE)):
        for number, card in enumerate(cards, start=1):
            value = messages[f"card-{card}"].value
            assert value is not None
            (element,) = value.elements
            assert isinstance(element, ast.TextElement)
            assert texts[f"{chapter}.{number}"].startswith(f"{element.value} ("), card


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_refer_only_to_clauses_and_sections(language: str) -> None:
    known = {clause for clause, _ in clauses(language)} | set(LETTERED)
    for clause, text in clauses(language):
        assert set(re.findall(r"\bD\d+\.\d+(?:-(?:x\d+|[a-z]))?", text)) <= known, clause


def test_clauses_without_effect_are_clauses_with_reasons_in_both_languages() -> None:
    table = tomllib.loads((DOMINION / "rules" / "digital.toml").read_text(encoding="utf-8"))
    assert set(table) == {"no-effect"}
    assert set(table["no-effect"]) <= set(expected_ids())
    for clause, reasons in table["no-effect"].items():
        assert set(reasons) == set(LANGUAGES), clause
        assert all(reason.strip() for reason in reasons.values()), clause


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_texts_parse(language: str) -> None:
    body = parse_fluent(fluent_source(language)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    names = Counter(entry.id.name for entry in body if isinstance(entry, ast.Message))
    assert set(names) == {f"card-{card}" for card in CARDS} | set(MESSAGES)
    assert set(names.values()) == {1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_every_attribute(language: str) -> None:
    messages = fluent_messages(language)
    assert len(CARDS) == 57
    for card in CARDS:
        names = [attribute.id.name for attribute in messages[f"card-{card}"].attributes]
        assert len(names) == len(set(names)), card
        assert set(names) - {"note"} == ATTRIBUTES[language], card


def test_the_same_cards_have_notes_in_both_languages() -> None:
    noted = [
        {name for name, entry in fluent_messages(language).items() if _has(entry, "note")} for language in LANGUAGES
    ]
    assert noted[0] == noted[1]


def _has(entry: ast.Message, attribute: str) -> bool:
    return any(each.id.name == attribute for each in entry.attributes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", ["", "acc"])
def test_every_count_begins_with_the_number(language: str, case: str) -> None:
    texts = catalogue(language, "dominion")
    for card in CARDS:
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
