"""A card added as docs/add-a-card.md says is played by all bots, has its words, and breaks no test of others."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.dominion.new_card import ROOT, add_lantern, copied_sources

pytestmark = pytest.mark.plain

KINGDOM = "lantern,village,smithy,market,militia,moat,mine,cellar,remodel,workshop"
UNTOUCHED = (
    "tests/games/dominion",
    "tests/games/test_words.py",
    "tests/texts/test_rulebook_files.py",
)
"""Tests that are not about the new card: they hold with one more."""
RECORDED = ("tests/golden", "tests/coach/test_puzzles.py", "-k", "dominion")
"""Games and puzzles of random kingdoms from before the card: the same kingdoms are drawn."""
BESIDE = ("tests/coach", "tests/learn", "tests/lessons", "tests/texts", "tests/web", "tests/games/test_what_is_said.py")
"""What else speaks of Dominion's cards."""


def in_copy(root: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root / "src"), str(ROOT)]), "LANG": "en"}
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def lantern(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = copied_sources(tmp_path_factory.mktemp("sources"))
    assert len(add_lantern(root)) == 7, "code, two clauses, two names, two questions"
    return root


def test_all_bots_play_with_it(lantern: Path) -> None:
    bots = "steward,big-money,random"
    arguments = ["simulate", "--bots", bots, "-n", "30", "--seed", "s", "-s", f"kingdom={KINGDOM}", "--json"]
    done = in_copy(lantern, "-m", "kronika.cli", *arguments)
    assert done.returncode == 0, done.stderr
    wins = json.loads(done.stdout)["wins"]
    assert wins["steward"] > wins["random"]


def test_it_meets_what_we_demand_of_texts_and_clauses(lantern: Path) -> None:
    code = (
        "from kronika.testing import Case, check_game\n"
        "from kronika.games.dominion.game import Dominion\n"
        "class Lit(Case):\n"
        f"    def setup(self, chance, seats): return {{'kingdom': {KINGDOM!r}.split(','), 'large': seats > 4}}\n"
        "for demand in ('languages say the same', 'things have names', 'everything said is written',\n"
        "               'no text is left over', 'refusals give reasons', 'bots answer legally',\n"
        "               'steps tell nothing hidden'):\n"
        "    check_game(Lit(Dominion()), games=2, only=demand)\n"
    )
    done = in_copy(lantern, "-c", code)
    assert done.returncode == 0, done.stderr


def holds(root: Path, *tests: str) -> None:
    """These tests pass in the copy; all but this file, which would copy it again."""
    quiet = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--ignore", __file__)
    done = in_copy(root, "-m", "pytest", *tests, *quiet)
    assert done.returncode == 0, done.stdout[-3000:]


def test_tests_that_are_not_about_it_do_not_notice(lantern: Path) -> None:
    holds(lantern, *UNTOUCHED)


def test_what_was_recorded_before_is_drawn_alike(lantern: Path) -> None:
    holds(lantern, *RECORDED)


@pytest.mark.long
def test_nor_does_whatever_else_speaks_of_cards(lantern: Path) -> None:
    holds(lantern, *BESIDE)
    holds(lantern, "tests/games/dominion", "--long")
