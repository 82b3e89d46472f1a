"""The endurance run finds what it looks for, says how to see it again, and fails then."""

from __future__ import annotations

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
