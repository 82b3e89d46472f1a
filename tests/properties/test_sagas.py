"""Sagas of five random games: no card is lost or doubled, and no game contradicts the one before."""

from __future__ import annotations

import pytest

from benchmarks.endure_sagas import endure_saga


@pytest.mark.parametrize("seed", [pytest.param(n, marks=pytest.mark.long if n % 2 else ()) for n in range(8)])
def test_a_saga_of_five_games_hangs_together(seed: int) -> None:
    done = endure_saga(seed, length=5)
    assert (done["sagas"], done["games"]) == (1, 5)
    assert done["answers"] > 500
