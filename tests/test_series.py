"""Series of games that add up: nothing is played twice or left out, in whatever order games end."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.series import Notes, Outcome, Series, compared, missing, told, turns


def win(_: object, number: int) -> Outcome:
    return Outcome(float(number % 2), 0.5, 10)


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Notes:
    monkeypatch.setattr("benchmarks.tally.FOLDER", tmp_path)
    return Notes("hints", True)


def test_a_run_that_was_stopped_is_gone_on_with_where_games_are_missing(notes: Notes) -> None:
    for number in (0, 3, 1):
        found = notes.note("a", number, win(None, number))
    assert (found["games"], found["wins"], found["decisions"]) == (3, 2.0, 30)
    assert missing(notes.of("a"), 4) == [2, 4, 5, 6]
    assert missing(notes.of("b"), 2) == [0, 1], "another series begins with its first game"


def test_games_of_which_only_the_sum_is_known_are_not_played_again(notes: Notes) -> None:
    assert missing({"games": 5, "wins": 3.0, "seconds": 1.0, "decisions": 9}, 2) == [5, 6]
    assert missing({"games": 6, "wins": 3.0, "seconds": 1.0, "decisions": 9, "won": {"6": 1.0}}, 2) == [5, 7]


def test_every_series_has_come_as_far_at_any_time() -> None:
    series = [(Series(name, win, None), list(range(games))) for name, games in (("long", 4), ("short", 2))]
    played = [(each.name, number) for each, number in turns(series)]
    assert len(set(played)) == 6
    assert [played[:3].count(one) for one in (("long", 0), ("long", 1), ("short", 0))] == [1, 1, 1]


def test_what_is_told(notes: Notes) -> None:
    for number in range(4):
        notes.note("hints", number, Outcome(1.0, 0.5, 10))
        notes.note("alone", number, win(None, number))
    assert "100.0 %  (51 to 100 %)" in told("hints", notes.of("hints"))
    assert "4 games, 50 ms" in told("hints", notes.of("hints"))
    assert "+50.0 % ± 56.6 in 4 games of both" in compared(notes.all(), "hints", "alone")
