"""What code and tests refer to as decided can be read in docs/decisions."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from kronika.games.dominion.faces import NUMBER as DOMINION
from kronika.games.oath.faces import NUMBER as OATH

REPO = Path(__file__).parents[2]
GAMES = ("dominion", "north", "oath", "valeria")
ENTRY = re.compile(r"^- \*\*(OQ-\d+|[a-z-]+ \d+)\*\* \S", re.MULTILINE)
QUESTION = re.compile(r"\bOQ-\d+")
MARK = re.compile(r'\bruling\("([a-z-]+)", (\d+)\)')
NAMED = re.compile(r"\bruling on (?:the )?([A-Z][\w' ]*\w)")
"""A comment may name the card alone; then one of the entries on that card is meant."""


def entries(game: str) -> list[str]:
    page = REPO / "docs" / "decisions" / f"{game}.md"
    return ENTRY.findall(page.read_text(encoding="utf-8")) if page.exists() else []


def references(text: str) -> Iterator[str]:
    """`OQ-12`, `torturer 2`, or `torturer` where no number is given."""
    flat = re.sub(r"\s+(?:# )?", " ", text)
    yield from QUESTION.findall(flat)
    yield from (f"{card} {number}" for card, number in MARK.findall(flat))
    yield from (card.lower().replace("'", "").replace(" ", "-") for card in NAMED.findall(flat))


def code(game: str) -> Iterator[tuple[str, str]]:
    for folder in (f"src/kronika/games/{game}", f"tests/games/{game}", f"tests/scenes/{game}"):
        for path in sorted((REPO / folder).rglob("*.py")):
            yield path.relative_to(REPO).as_posix(), path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_that_is_referred_to_has_its_entry(game: str) -> None:
    known = {*entries(game), *(entry.rsplit(" ", 1)[0] for entry in entries(game))}
    missing = [f"{place}: {id}" for place, text in code(game) for id in references(text) if id not in known]
    assert missing == [], f"write them into docs/decisions/{game}.md"


def test_only_games_refer_to_decisions() -> None:
    """Whatever else spoke of one would speak of a game."""
    others = [
        path
        for folder in ("src/kronika", "tests", "web/src")
        for path in (REPO / folder).rglob("*.*")
        if path.suffix in {".py", ".ts", ".tsx"} and "games" not in path.parts and path != Path(__file__)
    ]
    assert others
    assert [path.name for path in others if QUESTION.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    ("game", "count", "things"),
    [
        ("dominion", 97, {*DOMINION, "general"}),
        ("oath", 219, {*OATH, "peoples-favor", "mobs-favor", "darkest-secret"}),
    ],
)
def test_rulings_are_on_things_that_exist_and_none_gets_lost(game: str, count: int, things: set[str]) -> None:
    rulings = [id for id in entries(game) if " " in id]
    assert {id.rsplit(" ", 1)[0] for id in rulings} <= things
    assert len(rulings) >= count


@pytest.mark.parametrize("game", ["dominion", "oath"])
def test_an_entry_stands_once_and_rulings_on_a_card_are_counted_from_one(game: str) -> None:
    found = entries(game)
    assert [id for id, times in Counter(found).items() if times > 1] == []
    cards = Counter(id.rsplit(" ", 1)[0] for id in found if " " in id)
    assert [f"{card} {n}" for card in cards for n in range(1, cards[card] + 1) if f"{card} {n}" not in found] == []


@pytest.mark.parametrize("game", ["dominion", "oath"])
def test_every_ruling_on_a_card_is_proved_by_a_test(game: str) -> None:
    proved = {id for _, text in code(game) for id in references(text)}
    assert [id for id in entries(game) if " " in id and id not in proved] == []


def test_every_open_question_names_clauses_of_the_rulebook() -> None:
    page = (REPO / "docs" / "decisions" / "oath.md").read_text(encoding="utf-8")
    rules = (REPO / "src" / "kronika" / "games" / "oath" / "rules" / "en.md").read_text(encoding="utf-8")
    for line in page.splitlines():
        if line.startswith("- **OQ-"):
            clauses = re.findall(r"\d+\.[\w.]+-[a-z]\b", line.rsplit("(", 1)[1])
            assert clauses, line
            assert [clause for clause in clauses if f"**{clause}**" not in rules] == [], line


def test_a_reference_is_found_in_comments_docstrings_and_marks() -> None:
    text = '@mark.ruling("a-b", 2)\n# as OQ-7 has it, and by a ruling on\n    # the Vow of Kinship.'
    assert list(references(text)) == ["OQ-7", "a-b 2", "vow-of-kinship"]
