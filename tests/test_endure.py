"""The endurance run finds what it looks for, says how to see it again, and fails then."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import endure
from kronika.engine.table import Table
from kronika.testing import Case
from tests.properties.cases import CASES
from tests.toys.caravan import Caravan


class Leaky(Case):
    """A game in which something gets lost on the way."""

    def conserved(self, table: Table) -> object:
        return table.seq // 5


def test_each_game_endures() -> None:
    for case in CASES:
        done = endure.endure(case, 4)
        assert done["games"] == 1
        assert done["answers"] > 5


def test_a_run_closes_with_a_line_of_what_was_done(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["endure", "--games", "3", "--jobs", "1", "--game", "high-card"])
    assert endure.main() == 0
    line = capsys.readouterr().out.splitlines()[-1]
    assert line.startswith("endured: 3 games, ")
    assert "; no violation; " in line


def test_a_violation_is_reported_with_its_seed_and_how_to_see_it_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(endure.BY_GAME, "caravan", Leaky(Caravan()))
    monkeypatch.setattr("sys.argv", ["endure", "--games", "2", "--jobs", "1", "--game", "caravan", "--seed", "8"])
    assert endure.main() == 1
    out, err = capsys.readouterr()
    assert "2 VIOLATIONS" in out
    assert "something was lost or made" in err
    assert "python3 run.py endure --game caravan --seed 9 --games 1" in err


def test_traces_go_on_where_they_were_stopped(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    notes = tmp_path / "traces.jsonl"
    done = {"game": "north", "seed": 0, "noticed": 7, "stopped": {"to the end": 1}, "compared": ["a"], "missed": ["b"]}
    notes.write_text(json.dumps(done) + "\n" + '{"game": "nor', encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["endure", "traces", "--game", "north", "--traces", "1", "--notes", str(notes)])
    assert endure.main() == 0
    told = capsys.readouterr().out
    assert "north: 1 traces of 1 games, 7 things noticed and compared, 0 FLAWS" in told
    assert "compared: 50.0%; never: b" in told


@pytest.fixture(autouse=True)
def no_tallies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What has added up so far is nothing to these tests."""
    monkeypatch.setattr("benchmarks.tally.FOLDER", tmp_path / "tallies")


def test_traces_add_up_in_the_repository(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    notes = tmp_path / "traces.jsonl"
    asked = ["endure", "traces", "--notes", str(notes)]
    for seed, compared in ((0, "a"), (1, "b"), (7, "a"), (1, "a")):
        one = {"game": "north", "seed": seed, "noticed": 7, "stopped": {"to the end": 2, "far enough": 1}}
        notes.write_text(json.dumps({**one, "compared": [compared], "missed": ["c"]}) + "\n", encoding="utf-8")
        monkeypatch.setattr("sys.argv", [*asked, "--keep"])
        assert endure.main() == 0
        assert not notes.exists()
    capsys.readouterr()
    monkeypatch.setattr("sys.argv", [*asked, "--told"])
    assert endure.main() == 0
    told = capsys.readouterr().out
    assert "north: 6 traces of 3 games, 21 things noticed and compared, 0 FLAWS" in told  # a seed counts once
    assert "6 to the end, 3 far enough" in told
    assert "compared: 66.7%; never: c" in told


def test_traces_are_followed_until_there_are_enough_of_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What was only looked at for a while counts for nothing, and no seed is played twice."""
    notes = tmp_path / "traces.jsonl"
    done = {"game": "north", "seed": 1, "noticed": 7, "stopped": {"far enough": 5}, "compared": ["a"], "missed": []}
    notes.write_text(json.dumps(done) + "\n", encoding="utf-8")
    monkeypatch.setattr("benchmarks.endure_traces.AT_ONCE", 2)
    asked = ["--game", "north", "--traces", "1", "--jobs", "1", "--notes", str(notes)]
    monkeypatch.setattr("sys.argv", ["endure", "traces", *asked])
    assert endure.main() == 0
    assert sorted(json.loads(line)["seed"] for line in notes.read_text(encoding="utf-8").splitlines()) == [0, 1, 2]
    assert "0 FLAWS" in capsys.readouterr().out


def test_a_flaw_of_a_trace_is_told_with_its_seed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    notes = tmp_path / "traces.jsonl"
    notes.write_text(json.dumps({"game": "oath", "seed": 5, "flaw": "seat 1 can tell"}) + "\n", encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["endure", "traces", "--told", "--notes", str(notes)])
    assert endure.main() == 1
    assert "seed 5: seat 1 can tell" in capsys.readouterr().out
