"""Many tables stepped together: the same games whatever the number of processes, and none is lost with one of them."""

from __future__ import annotations

import os
import signal
from typing import Any

import numpy as np
import pytest

import kronika
from kronika import batch
from kronika.batch.spreading import spread
from kronika.batch.stepped import Beside, Tables

SETUP = {"kingdom": "first-game"}


def any_actions(tables: Tables, chance: np.random.Generator) -> list[int]:
    """Any that are allowed, by lot."""
    return [int(chance.choice(np.flatnonzero(mask))) for mask in tables.seen["action_mask"]]


def walked(tables: Tables, steps: int, chance: np.random.Generator) -> list[dict[str, Any]]:
    """Some steps by chance: which games were seen by whom, what they brought, and what was seen at the end."""
    told = []
    for _ in range(steps):
        seen = tables.step(any_actions(tables, chance))
        told.append({name: seen[name].tolist() for name in ("seat", "game", "done", "rewards", "scores")})
    told.append({name: tables.seen[name].tolist() for name in ("observation", "options", "action_mask")})
    return told


def test_rows_are_tables_and_a_finished_game_is_followed_by_the_next() -> None:
    tables = batch.tables("valeria", 3, seats=2, seed="rows")
    assert tables.seen["observation"].shape == (3, 1024)
    assert tables.seen["options"].shape == (3, 64, 64)
    assert tables.seen["action_mask"].shape == (3, 65)
    assert tables.seen["game"].tolist() == [0, 1, 2]
    chance = np.random.default_rng(1)
    while not tables.seen["done"].any():
        tables.step(any_actions(tables, chance))
    (place,) = np.flatnonzero(tables.seen["done"])[:1]
    assert tables.seen["game"][place] == place + 3
    assert tables.seen["rewards"][place].sum() == pytest.approx(0)
    assert tables.seen["scores"][place].max() > 0
    best = tables.seen["scores"][place].argmax()
    assert tables.seen["rewards"][place][best] == pytest.approx(0.5)
    fresh = batch.tables("valeria", 6, seats=2, seed="rows")  # game 3 is game 3, at whichever table
    assert (fresh.seen["observation"][place + 3] == tables.seen["observation"][place]).all()


def test_what_is_not_allowed_changes_nothing_anywhere() -> None:
    tables = batch.tables("dominion", 2, seed=1, setup=SETUP)
    before = tables.seen["observation"].copy()
    right = any_actions(tables, np.random.default_rng(0))
    with pytest.raises(ValueError, match="table 1: action 63 is not allowed"):
        tables.step([right[0], 63])
    with pytest.raises(ValueError, match="1 actions for 2 tables"):
        tables.step(right[:1])
    assert (tables.seen["observation"] == before).all()
    tables.step(right)
    with pytest.raises(ValueError, match="0 tables"):
        batch.tables("dominion", 0)
    with pytest.raises(kronika.SetupError):
        batch.tables("dominion", 1, seats=9)


def test_processes_play_the_same_games_and_none_is_lost_with_one_of_them() -> None:
    alone = walked(batch.tables("dominion", 3, seed=5, setup=SETUP), 12, np.random.default_rng(5))
    with batch.tables("dominion", 3, seed=5, setup=SETUP, jobs=2) as tables:
        chance = np.random.default_rng(5)
        told = walked(tables, 6, chance)[:-1]
        keeper = tables._keepers[1]
        assert isinstance(keeper, Beside)
        os.kill(keeper._process.pid, signal.SIGKILL)
        told += walked(tables, 6, chance)
    assert told == alone


def squared(number: int, more: int) -> int:
    return number * number + more


def test_batches_come_back_whoever_did_them() -> None:
    batches = [(number, 1) for number in range(7)]
    assert sorted(spread(squared, batches)) == sorted(spread(squared, batches, jobs=2)) == [1, 2, 5, 10, 17, 26, 37]


def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr("kronika.batch.cluster.import_module", missing)
    with pytest.raises(kronika.KronikaError, match="needs one more package"):
        list(spread(squared, [(1, 1)], cluster="tcp://127.0.0.1:1"))
