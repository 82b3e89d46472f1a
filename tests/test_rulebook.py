"""The rulebook reader."""

from __future__ import annotations

import pytest

from kronika.engine.errors import SetupError
from kronika.rulebook import Rulebook, RulebookError, bare, place, rulebook, summary

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


# --- ids without a letter before them, with Roman parts, letters and words

LAW = """# The Law

## 1 Words
- **1-a** Read.

### 1.1 One
- **1.1-a** First.

### 1.B Box
- **1.B-a** In a box.

## 5 Turn

### 5.1.4 Rest
- **5.1.4-a** All rest.
#### 5.1.4.I One part
- **5.1.4.I-a** A part.

#### 5.1.4.III Another
- **5.1.4.III-a** Third.
- **5.1.4.III-b** Third again.

### 5.5.4 Fight
- **5.5.4-c** Blood.

## 10 Words again

### 10.discard Discard
- **10.discard-a** Away with it.

### 10.your-site Your site
- **10.your-site-a** Where you are.
"""

IDS = [
    *("1", "1-a", "1.1", "1.1-a", "1.2", "1.10", "1.23-b", "1.B", "1.B-a", "2.1.7", "2.4", "2.4-a", "2.4.1"),
    *("5.1.4", "5.1.4-a", "5.1.4-b", "5.1.4.I", "5.1.4.I-a", "5.1.4.II-a", "5.1.4.III-a", "5.1.4.III-b"),
    *("5.1.4.IV", "5.1.4.V", "5.1.4.VI", "5.1.4.IX", "5.1.4.X", "5.1.4.XI", "5.1.4.XIV", "5.1.4.XX"),
    *("5.2", "5.5.4-a", "5.5.4-c", "5.5.4-x1", "5.5.4-x2", "5.5.4-x10", "5.5.5", "6.B-a", "9"),
    *("10.bandit-a", "10.discard", "10.discard-a", "10.discard-b", "10.your-enemy", "10.your-site-a", "11.2", "11.12"),
    *("D1.1-a", "D1.2", "D2.1-a", "D9.2", "D9.10", "D10", "D10.1", "V4.1-a", "V15.1", "V15.22"),
]


def test_ids_have_a_natural_order() -> None:
    mixed = sorted(IDS)
    assert mixed != IDS
    assert sorted(mixed, key=place) == IDS
    assert len({place(id) for id in IDS}) == len(IDS)


def test_a_single_letter_that_is_no_small_roman_number_is_a_letter() -> None:
    assert sorted(["1.D", "1.C", "1.B", "1.A", "1.7"], key=place) == ["1.7", "1.A", "1.B", "1.C", "1.D"]
    assert sorted(["1.IIII", "1.IV"], key=place) == ["1.IV", "1.IIII"]


def test_dominion_is_written_in_the_natural_order() -> None:
    ids = rulebook("dominion", "en").ids()
    assert sorted(ids, key=place) == ids


def test_a_book_of_law_numbers_is_read_and_found_in() -> None:
    law = Rulebook("en", LAW)
    assert law.ids() == sorted(law.ids(), key=place)
    assert len(law) == 10
    assert law.clause("5.1.4.iii-B").text == "Third again."
    assert law.clause("10.discard-a").section == "10.discard"
    assert [section.id for section in law.under("1")] == ["1", "1.1", "1.B"]
    assert [section.id for section in law.under("5.1.4.I")] == ["5.1.4.I"]
    assert [section.id for section in law.under("5.1")] == ["5.1.4", "5.1.4.I", "5.1.4.III"]
    assert law.near("5.1.4.III-z") == ["5.1.4.III", "5.1.4.III-a", "5.1.4.III-b"]
    assert law.near("10.discard-z") == ["10.discard", "10.discard-a"]


def test_the_books_on_the_shelf() -> None:
    english, czech = rulebook("dominion", "en"), rulebook("dominion", "cs")
    assert english.ids() == czech.ids()
    assert english.clause("D3.2-a").text != czech.clause("D3.2-a").text
    assert set(english.exempt) == set(czech.exempt) <= set(english.ids())
    with pytest.raises(SetupError, match="no rulebook of dominion in the language “de”"):
        rulebook("dominion", "de")
    with pytest.raises(SetupError, match="no game “chess”"):
        rulebook("chess", "en")


NEEDED = (
    "1.11-a 1.12-a 1.15-a 1.15-b 1.23-c 2.11-a 2.11-b 3.1-a 3.2-a 3.2-b 3.3-a 3.3-b 3.3.1-a 3.3.1-b 3.4-a 3.4.1-a "
    "3.4.2-a 3.4.3-a 3.4.4-a 4-a 4-b 4.1.3-a 4.1.4-a 4.2-a 4.3.1-a 4.3.2-a 4.3.3-a 5.1.1-a 5.1.2-a 5.2.1-a 5.3.1-a "
    "5.3.2-a 5.4.1-a 5.5.1-a 5.5.2-a 5.5.2-d 5.5.4-b 5.5.5-b 5.5.5-d 5.5.6-a 5.5.7.I-a 5.6.1-a 6-a 6.5-a"
)
"""What nobody can play Oath without: setup in short, the title and the four oaths, every way to win and who inherits
it, a turn, the six actions."""


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_summary_of_oath_can_teach_it(lang: str) -> None:
    pages = summary("oath", lang)
    assert len(pages) == 2
    told = {clause.id for page in pages for section in page for clause in section.clauses}
    assert set(NEEDED.split()) <= told


def test_a_summary_may_put_clauses_of_its_parts_under_a_section() -> None:
    setup = summary("oath", "en")[0][0]
    assert (setup.id, setup.title) == ("1", "Setup")
    assert [clause.section for clause in setup.clauses][:2] == ["1.10", "1.11"]
