"""`kronika stats`: chronicles are counted, shown and written as CSV."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

import kronika
from kronika.bots import arena
from tests.cli.run import kronika_says


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six games of North among bots, and one of Dominion in which somebody beat a bot."""
    folder = tmp_path_factory.mktemp("games")
    done = kronika_says(
        *("simulate", "north", "-n", "6", "--bots", "random,greedy", "--seed", "stats", "--save", str(folder / "north"))
    )
    assert done.exit_code == 0
    table = kronika.new_table("dominion", ["Anna", "Big Money 2"], seed=3)
    arena.play(table, [kronika.bot("dominion", "big-money"), kronika.bot("dominion", "random", 1)])
    (folder / "dominion.json").write_text(json.dumps(table.chronicle()), encoding="utf-8")
    return folder


def test_wins_by_seat_bot_and_clan(folder: Path) -> None:
    done = kronika_says("stats", str(folder / "north"))
    assert done.exit_code == 0
    for word in ("Empires of the North", "2 players", "6 finished games", "seat 1", "Clans", "95 % range", "●"):
        assert word in done.stdout
    greedy = next(line for line in done.stdout.splitlines() if "Greedy" in line)
    assert "100.0 %" in greedy  # chance does not beat it
    assert "61–100 %" in greedy


def test_in_czech(folder: Path) -> None:
    done = kronika_says("stats", str(folder / "north"), "--lang", "cs")
    for word in ("6 dohraných her", "1. místo", "Klany", "100,0 %"):
        assert word in done.stdout


def test_people_apart_from_bots(folder: Path) -> None:
    """A chronicle knows names only; anyone with the name of a bot is one."""
    found = json.loads(kronika_says("stats", str(folder / "dominion.json"), "--json").stdout)
    parts = {part["fact"]: part["lines"] for part in found["dominion"]["2"]}
    assert {line["value"]: line["games"] for line in parts["player"]} == {"person": 1, "big-money": 1}
    found = json.loads(kronika_says("stats", str(folder), "--who", "people", "--json").stdout)
    assert found["north"] == {}
    assert [line["value"] for part in found["dominion"]["2"] for line in part["lines"] if part["fact"] == "seat"] == [
        "1"
    ]


def test_all_counts_as_csv(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "stats.csv"
    done = kronika_says("stats", str(folder), "--csv", str(file))
    assert done.exit_code == 0
    with open(file, encoding="utf-8") as text:
        rows = list(csv.DictReader(text))
    assert f"{len(rows)} rows" in done.stdout
    assert {row["game"] for row in rows} == {"dominion", "north"}
    clans = [row for row in rows if (row["fact"], row["who"]) == ("clans", "all")]
    assert sum(int(row["games"]) for row in clans) == 12  # two in each of six games
    assert sum(float(row["wins"]) for row in clans) == pytest.approx(6)
    assert all(float(row["low"]) <= float(row["rate"]) <= float(row["high"]) for row in rows)


def test_one_number_of_players(folder: Path) -> None:
    found = json.loads(kronika_says("stats", str(folder), "--seats", "3", "--json").stdout)
    assert found == {"dominion": {}, "north": {}}


def test_what_cannot_be_counted(folder: Path, tmp_path: Path) -> None:
    chronicle = json.loads((folder / "dominion.json").read_text(encoding="utf-8"))
    stopped = tmp_path / "stopped.json"
    stopped.write_text(json.dumps(kronika.replay(chronicle, upto=9).chronicle()), encoding="utf-8")
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    done = kronika_says("stats", str(stopped))
    assert done.exit_code == 2
    assert "One game is not over" in done.stderr
    assert "No finished game" in done.stderr
    done = kronika_says("stats", str(folder / "dominion.json"), str(broken))
    assert done.exit_code == 1
    assert "broken.json" in done.stderr
    assert "1 finished" in done.stdout or "One finished" in done.stdout
    done = kronika_says("stats", str(tmp_path / "nowhere"))
    assert done.exit_code == 2
    assert "nowhere is not there" in done.stderr
