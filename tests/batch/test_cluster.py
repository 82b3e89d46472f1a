"""What the workers of a cluster are asked before the first game: this Kronika, and the rules of the game that is played
(the cluster itself: `python3 run.py test --research`)."""

from __future__ import annotations

from typing import Any

import pytest

import kronika
from examples.high_card.game import HighCard
from kronika.batch.cluster import check, played, reference, version

TOY = "examples.high_card.game:HighCard"


class Worker:
    """A cluster of one worker, which stands in this process."""

    def __init__(self, told: str = "") -> None:
        self.told = told

    def wait_for_workers(self, least: int, timeout: float) -> None:
        """It is there."""

    def run(self, ask: Any, game: str, on_error: str) -> dict[str, str]:
        """What it says of itself."""
        return {"tcp://one": self.told or ask(game)}


def test_workers_are_asked_for_the_game_that_is_played_and_no_other() -> None:
    kronika.register(HighCard())
    assert "high-card" not in version("dominion")
    assert version(TOY) == f"{kronika.__version__}: high-card {HighCard().rules}"
    check(Worker(version("dominion")), "tcp://here", "dominion")
    with pytest.raises(kronika.KronikaError, match="another Kronika"):
        check(Worker(version("dominion")), "tcp://here", "valeria")


def test_a_worker_that_cannot_bring_the_game_says_why() -> None:
    told = version("nowhere.to_be_found:Game")
    assert "nowhere.to_be_found" in told
    with pytest.raises(kronika.KronikaError, match="nowhere"):
        check(Worker(told), "tcp://here", TOY)


def test_a_batch_brings_its_game() -> None:
    kronika.register(HighCard())
    assert reference("high-card") == TOY
    kronika.games.unregister("high-card")
    assert played(TOY, lambda seats: kronika.new_table("high-card", seats, "s").seats, 2) == 2
