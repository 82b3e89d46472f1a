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
ABOUT = (
    *("bots/test_big_money.py", "bots/test_plans.py", "test_setup.py", "test_setup_items.py"),
    *("test_components.py", "test_catalogue.py"),
)
UNTOUCHED = [*(f"tests/games/dominion/{each}" for each in ABOUT), "tests/texts/test_rulebook_files.py"]
"""Tests that are not about the cards there are: they hold with one more."""
ONE_KINGDOM = "not test_a_plan_uses_cards_of_its_kingdom or first-game"
"""The card is in none of the kingdoms that are recommended, so one of them will do."""


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
        "               'refusals give reasons', 'bots answer legally', 'steps tell nothing hidden'):\n"
        "    check_game(Lit(Dominion()), games=2, only=demand)\n"
    )
    done = in_copy(lantern, "-c", code)
    assert done.returncode == 0, done.stderr


def test_tests_that_are_not_about_it_do_not_notice(lantern: Path) -> None:
    done = in_copy(
        lantern, "-m", "pytest", *UNTOUCHED, "-k", ONE_KINGDOM, "-q", "-p", "no:cacheprovider", "-p", "no:xdist"
    )
    assert done.returncode == 0, done.stdout[-3000:]
