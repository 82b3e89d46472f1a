"""`kronika simulate`."""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

import kronika
from tests.cli.run import kronika_says, program, started

MATCH = ["simulate", "dominion", "--bots", "big-money,random", "--seed", "7"]
KEYS = {"games", "seconds", "games_per_second", "decisions", "decisions_per_second", "wins", "turns"}


def outcome(*args: str) -> dict[str, Any]:
    done = kronika_says(*args, "--json")
    assert done.exit_code == 0
    assert done.stderr == ""
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_outcome_for_programs() -> None:
    found = outcome(*MATCH, "--games", "20")
    assert set(found) >= KEYS | {"seats", "seed", "setup", "by_seat"}
    assert found["games"] == 20
    assert found["wins"] == {"big-money": 20, "random": 0}
    assert found["by_seat"] == [10, 10]
    assert found["seed"] == "7"
    assert found["seats"] == 2
    assert found["setup"]["kingdom"] == "victory-dance"
    assert found["turns"] > 5
    assert found["decisions"] > 20
    assert found["seconds"] > 0


def test_the_same_seed_gives_the_same_wins_in_one_process_or_two() -> None:
    """A subprocess, since the arena starts processes of its own, which import the program again."""
    fixed = ["--games", "40", "--setup", "kingdom=random", "--json"]
    one = json.loads(program(*MATCH, *fixed, "--jobs", "1").stdout)
    two = json.loads(program(*MATCH, *fixed, "--jobs", "2").stdout)
    for key in ("games", "decisions", "wins", "by_seat", "turns", "scores"):
        assert one[key] == two[key]


def test_bots_repeat_when_there_are_more_seats() -> None:
    found = outcome("simulate", "--bots", "big-money,random", "--seats", "3", "--games", "6", "--seed", "1")
    assert found["seats"] == 3
    assert found["bots"] == ["big-money", "random", "big-money"]
    assert sum(found["wins"].values()) == 6


def test_each_game_of_a_random_kingdom_has_its_own(tmp_path: Path) -> None:
    outcome(*MATCH, "--games", "4", "--setup", "kingdom=random", "--save", str(tmp_path / "new"))
    files = sorted((tmp_path / "new").iterdir())
    assert len(files) == 4
    tables = [kronika.replay(json.loads(file.read_text(encoding="utf-8"))) for file in files]
    assert all(table.over for table in tables)
    assert len({tuple(table.sight(None).kingdom()) for table in tables}) == 4
    assert [table.names for table in tables[:2]] == [["big-money", "random"], ["random", "big-money"]]


def test_people_get_a_table_in_their_language() -> None:
    english = kronika_says(*MATCH, "--games", "5")
    assert english.exit_code == 0
    for word in ("Big Money", "100.0 %", "Wins by seat: 1: 3, 2: 2", "Turns per player", "Seed: 7"):
        assert word in english.stdout
    czech = kronika_says(*MATCH, "--games", "5", "--lang", "cs")
    for word in ("Velké peníze", "Výhry", "Tahů na hráče", "Semínko: 7"):
        assert word in czech.stdout


def test_without_bots_the_best_one_plays_itself_and_the_seed_is_shown() -> None:
    found = outcome("simulate", "--games", "1")
    assert found["seats"] == 2
    assert len(set(found["bots"])) == 1
    assert len(bytes.fromhex(found["seed"])) == 16


@pytest.mark.parametrize("played", [1, 300])
def test_ctrl_c_ends_all_processes_politely(tmp_path: Path, played: int) -> None:
    """After the first game already, when the other process may still be starting."""
    args = ["--games", "1000000", "--jobs", "2", "--save", str(tmp_path)]
    running = started(*MATCH, *args)
    while len(os.listdir(tmp_path)) < played and running.poll() is None:
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=180)
    assert (running.returncode, out) == (130, "")
    assert err == "kronika: Interrupted.\n"


def test_option_is_an_old_name_of_setup() -> None:
    done = kronika_says(*MATCH, "--games", "2", "--json", "--option", "kingdom=draft")
    assert done.exit_code == 0
    assert done.stderr == "kronika: --option is now called --setup; it still works, for now.\n"
    assert json.loads(done.stdout)["setup"]["kingdom"] == "draft"
