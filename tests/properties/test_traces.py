"""Forty games of each of ours, whole, in two worlds that nobody may tell apart, with every test run; the endurance
run has played 20,000 (`run.py endure traces`)."""

from __future__ import annotations

import pytest

from benchmarks.endure_traces import BY_GAME, run, whole

FIRST = 100_000
"""Seeds that the endurance run has not come to."""
TRACES, PARTS = 40, 4
"""A game's traces, in parts that may be shared out among processes."""
STARTS = 9
"""More of each game than the endurance run takes: to play a game in the first world takes as long as a trace."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", BY_GAME)
def test_whole_games_tell_nothing_hidden(game: str, part: int) -> None:
    traces, seed = 0, FIRST + 1000 * part
    while traces < TRACES // PARTS:
        note = run((game, seed), STARTS)
        assert "flaw" not in note, f"seed {seed}: {note['flaw']}"
        traces += whole(note)
        seed += 1
        assert seed < FIRST + 1000 * part + TRACES, "hardly any world could be compared"
