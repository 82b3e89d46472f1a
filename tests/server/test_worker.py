"""Bots of a server think on a world without seed and log, whatever they look for."""

from __future__ import annotations

from typing import Any

import pytest

import kronika
from kronika.bots.random import RandomBot
from kronika.engine.ask import Ask
from kronika.engine.rng import Mwc
from kronika.games.dominion.game import Dominion
from kronika.server import worker
from kronika.server.worker import Task


class Spy(RandomBot):
    """Reads all it can get, also what is none of its business."""

    seeds: list[str] = []  # noqa: RUF012
    states: list[Any] = []  # noqa: RUF012
    public: list[str] = []  # noqa: RUF012

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.seeds.append(str(seed))

    def decide(self, sight: Any, ask: Ask) -> list[str]:
        self.states.append(sight._s)
        self.public += [name for name in ("table", "seed", "log", "rng", "chronicle") if hasattr(sight, name)]
        return super().decide(sight, ask)


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> type[Spy]:
    monkeypatch.setattr(Dominion, "bots", {**Dominion.bots, "spy": Spy})
    monkeypatch.setattr(worker, "_seen", type(worker._seen)())
    for found in (Spy.seeds, Spy.states, Spy.public):
        found.clear()
    return Spy


def test_a_bot_that_looks_behind_its_sight_finds_nothing_true(spy: type[Spy]) -> None:
    table = kronika.new_table("dominion", 2, "secret", generator="sha512/1")
    worlds = set()
    for number in range(12):
        seat = table.asks[0].seat
        task = Task(
            f"t{number}", 0, "dominion", table.names, table.setup, "secret", 1, "sha512/1", 0, [], [], seat, "spy"
        )
        assert worker.decide(task) is not None
        seen: Any = spy.states[-1]
        hand = [seen.cards.name(card) for card in seen.hand[seat]]
        assert hand == table.sight(seat).hand()
        worlds.add(tuple(seen.cards.name(card) for card in (*seen.deck[seat], *seen.hand[1 - seat])))
        assert isinstance(seen.rng, Mwc), "not the stream of the table"
    assert len(worlds) > 6, "fronts that the seat does not know are dealt anew each time"
    assert spy.public == []
    assert len(set(spy.seeds)) == 12
    assert not any("secret" in seed for seed in spy.seeds)
