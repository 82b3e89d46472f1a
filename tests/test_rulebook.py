"""The rulebook reader."""

from __future__ import annotations

import pytest

from kronika.engine.errors import SetupError
from kronika.rulebook import Rulebook, RulebookError, bare, rulebook

SOURCE = """# A game

## A1 Setup
- **A1.1** Shuffle the Moat.

## A2 Play

### A2.1 Turns
- **A2.1-a** Everyone plays.
- **A2.1-b** Žádné kouzlo.

## A10 Cards
- **A10.1** A card.
"""


@pytest.fixture
def book() -> Rulebook:
    return Rulebook("en", SOURCE, {"A1.1": {"en": "Nobody can tell.", "cs": "Nikdo nepozná."}})


def test_clauses_in_the_order_of_the_book(book: Rulebook) -> None:
    assert book.title == "A game"
    assert book.ids() == ["A1.1", "A2.1-a", "A2.1-b", "A10.1"]
    assert [clause.section for clause in book] == ["A1", "A2.1", "A2.1", "A10"]
    assert [(section.id, section.title, section.level) for section in book.sections] == [
        ("A1", "Setup", 1),
        ("A2", "Play", 1),
        ("A2.1", "Turns", 2),
        ("A10", "Cards", 1),
    ]
    assert len(book) == 4
    assert "A1.1" in book
    assert "A1" not in book
    assert book.exempt == {"A1.1": "Nobody can tell."}


def test_a_clause_by_its_id(book: Rulebook) -> None:
    assert book.clause("A2.1-a").text == "Everyone plays."
    assert book.clause("a2.1-A").id == "A2.1-a"
    assert book.get("A2.1") is None


def test_a_section_holds_its_own_and_no_other(book: Rulebook) -> None:
    assert [section.id for section in book.under("A2")] == ["A2", "A2.1"]
    assert [section.id for section in book.under("A1")] == ["A1"]
    assert book.under("A") == []


def test_search_takes_words_without_accents(book: Rulebook) -> None:
    assert [clause.id for clause in book.search("zadne KOUZLO")] == ["A2.1-b"]
    assert [clause.id for clause in book.search("moat shuffle")] == ["A1.1"]
    assert book.search("moat plays") == []
    assert book.search(" ") == []
    assert bare("Žalářník") == "zalarnik"


def test_an_unknown_clause_names_near_ones(book: Rulebook) -> None:
    with pytest.raises(RulebookError, match=r"no clause “A2\.1-z”.*A2\.1, A2\.1-a, A2\.1-b"):
        book.clause("A2.1-z")
    assert book.near("A2.7") == ["A2", "A2.1", "A2.1-a", "A2.1-b"]
    assert book.near("???") != []


@pytest.mark.parametrize(
    "wrong",
    [
        "# A\n## A1 One\n- **A1.1** Text.\n- **A1.1** Again.\n",
        "# A\n- **A1.1** Before any heading.\n",
        "# A\n## A1 One\nA line that is nothing.\n",
        "# A\n# B\n",
    ],
)
def test_a_book_that_cannot_be_read_names_the_line(wrong: str) -> None:
    with pytest.raises(RulebookError, match=r"Line \d"):
        Rulebook("en", wrong)


def test_the_books_on_the_shelf() -> None:
    english, czech = rulebook("dominion", "en"), rulebook("dominion", "cs")
    assert english.ids() == czech.ids()
    assert english.clause("D3.2-a").text != czech.clause("D3.2-a").text
    assert set(english.exempt) == set(czech.exempt) <= set(english.ids())
    with pytest.raises(SetupError, match="no rulebook of dominion in the language “de”"):
        rulebook("dominion", "de")
    with pytest.raises(SetupError, match="no game “chess”"):
        rulebook("chess", "en")
