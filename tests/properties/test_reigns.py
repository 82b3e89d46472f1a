"""Random games of Oath with two to six seats, each invariant checked on the way: some of the two hundred with `--long`,
and of the thousands of `python3 run.py endure`."""

from __future__ import annotations

from collections import Counter

import pytest

from benchmarks.endure import BY_GAME, endure

GAMES, BATCH = 200, 25


@pytest.mark.parametrize(
    "first", [pytest.param(first, marks=pytest.mark.long if first % 50 else ()) for first in range(0, GAMES, BATCH)]
)
def test_nothing_is_lost_nothing_leaks_and_every_fork_goes_on_alike(first: int, long: bool) -> None:
    games = BATCH if long else 3
    done: Counter[str] = Counter()
    for seed in range(first, first + games):
        done += endure(BY_GAME["oath"], seed)
    assert done["games"] == games
    assert min(done["forks"], done["leak probes"], done["worlds"], done["undos"], done["wrong answers"]) > games
