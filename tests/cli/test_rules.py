"""`kronika rules`: reading, and which clauses the tests prove."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kronika.cli.coverage import owner
from kronika.games import BUILT_IN
from kronika.rulebook import Rulebook, rulebook
from tests.cli.run import kronika_says

ALL = rulebook("dominion", "en").ids()
EXEMPT = rulebook("dominion", "en").exempt


def test_the_whole_book_tells_every_clause() -> None:
    done = kronika_says("rules", "dominion")
    assert done.exit_code == 0
    assert done.stdout.startswith("Dominion: Intrigue\n")
    shown = [line.partition("  ")[0] for line in done.stdout.splitlines()]
    assert [id for id in shown if id in ALL] == ALL


@pytest.mark.parametrize(
    ("args", "words", "others"),
    [
        (["D3.2-a"], ["D3.2-a  The turn opens"], ["D3.2-b"]),
        (["d3.2-A"], ["D3.2-a  The turn opens"], ["D3.2-b"]),
        (["D3.2"], ["D3.2  Action phase", "D3.2-a", "D3.2-h"], ["D3.3"]),
        (["D3"], ["D3.1-a", "D3.2-a", "D3.4-a"], ["D4.1"]),
        (["D1"], ["D1.1-a", "D1.2-a"], ["D10.1", "D11.1"]),
        (["D9.20"], ["D9.20  Torturer"], ["D9.2 "]),
        (["D3.2", "--lang", "cs"], ["D3.2  Fáze Akce"], ["Action phase"]),
        (["read", "D3.2"], [], []),
        (["--search", "moat attack"], ["D10.3  Moat"], ["D3.2-a"]),
        (["D10", "--search", "MOAT"], ["D10.3  Moat"], ["D9.18"]),
        (["--lang", "cs", "--search", "zalarnik"], ["D9.20  Žalářník"], ["D3.2-a"]),
        (["D2.5-b"], ["[Without effect here: The shuffle is already random"], []),
    ],
)
def test_a_part_of_the_book(args: list[str], words: list[str], others: list[str]) -> None:
    args = ["read", "dominion", *args[1:]] if args[0] == "read" else ["dominion", *args]
    done = kronika_says("rules", *args)
    assert done.exit_code == 0
    for word in words:
        assert word in done.stdout
    for other in others:
        assert f"\n{other}" not in f"\n{done.stdout}"


def proofs(folder: Path, source: str) -> str:
    (folder / "test_it.py").write_text(f"import pytest\n{source}", encoding="utf-8")
    return str(folder)


def marked(ids: list[str]) -> str:
    return f"@pytest.mark.rule({', '.join(map(repr, ids))})\ndef test_all(): ...\n"


def clauses(game: str) -> list[str]:
    """What must be tested in a game."""
    book = rulebook(game, "en")
    return [id for id in book.ids() if id not in book.exempt]


def test_all_clauses_tested(tmp_path: Path) -> None:
    needed = [id for id in ALL if id not in EXEMPT]
    others = [id for game in BUILT_IN if game != "dominion" for id in clauses(game)]
    done = kronika_says("rules", "coverage", "--tests", proofs(tmp_path, marked(needed + others)), "--json")
    assert done.exit_code == 0
    found = json.loads(done.stdout)["dominion"]
    assert found == {
        "clauses": len(ALL),
        "tested": len(needed),
        "missing": [],
        "exempt": EXEMPT,
        "unknown": [],
    }


def test_marks_are_found_wherever_pytest_finds_them(tmp_path: Path) -> None:
    source = """
pytestmark = [pytest.mark.rule("D1.1-a"), pytest.mark.rule("D1.1-b", "D1.1-c")]

@pytest.mark.rule("D2.1-a")
class TestSetup:
    pytestmark = pytest.mark.rule("D2.1-b")

    @pytest.mark.rule("D2.1-c")
    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("D2.2-a")), 2])
    def test_it(self, x): ...

# pytest.mark.rule("D2.2-b") in a comment is none, and neither is
text = 'pytest.mark.rule("D2.2-c")'
"""
    inner = tmp_path / "deep" / "er"
    inner.mkdir(parents=True)
    proofs(inner, source)
    done = kronika_says("rules", "coverage", "--tests", str(tmp_path), "--json")
    assert done.exit_code == 1
    found = json.loads(done.stdout)["dominion"]
    proved = {"D1.1-a", "D1.1-b", "D1.1-c", "D2.1-a", "D2.1-b", "D2.1-c", "D2.2-a"}
    assert found["tested"] == len(proved)
    assert set(found["missing"]) == set(ALL) - proved - set(EXEMPT)


def test_a_mark_that_names_no_clause(tmp_path: Path) -> None:
    done = kronika_says("rules", "coverage", "--tests", proofs(tmp_path, marked([*ALL, "D99.9-z"])), "--json")
    assert done.exit_code == 1
    assert json.loads(done.stdout)["dominion"]["unknown"] == ["D99.9-z"]
    people = kronika_says("rules", "coverage", "--tests", str(tmp_path))
    assert people.exit_code == 1
    assert "names D99.9-z, which is not a clause" in " ".join(people.stdout.split())  # wherever a long path wraps it


def test_a_mark_belongs_to_the_book_whose_ids_begin_like_it() -> None:
    """One game's ids have a letter before them, another's have none."""
    law = Rulebook("en", "# Law\n## 5 Turn\n- **5.1.4.III-b** Rest.\n## 10 Words\n- **10.discard-a** Away.\n")
    books = {"dominion": rulebook("dominion", "en"), "law": law}
    assert [owner(mark, books) for mark in ("5.1.4.III-b", "5.9-z", "10.discard-z", "1.B-a")] == ["law"] * 4
    assert [owner(mark, books) for mark in ("D3.2-a", "D99.9-z")] == ["dominion"] * 2


def test_unknown_marks_are_listed_in_their_natural_order(tmp_path: Path) -> None:
    wrong = ["D99.10", "D99.9-b", "D99.9-a", "D100"]
    done = kronika_says("rules", "coverage", "--tests", proofs(tmp_path, marked([*ALL, *wrong])), "--json")
    assert json.loads(done.stdout)["dominion"]["unknown"] == ["D99.9-a", "D99.9-b", "D99.10", "D100"]


def test_a_test_file_that_is_no_python(tmp_path: Path) -> None:
    done = kronika_says("rules", "coverage", "--tests", proofs(tmp_path, "def :"))
    assert done.exit_code == 2
    assert "cannot be read as Python" in done.stderr
