"""A cluster of two workers on this machine: the same sums, and a worker that is killed costs no game."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from distributed import Client, LocalCluster

import kronika
from examples.high_card.game import HighCard
from kronika import batch
from kronika.batch import cluster as clusters
from kronika.bots import arena, ladder
from kronika.bots.arena import Match
from kronika.games.dominion.game import Dominion
from kronika.learn.training import Training
from kronika.learn.weights import read_weights
from tests.batch.test_tables import walked

SETUP = {"kingdom": "first-game"}
TOY = "examples.high_card.game:HighCard"


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, processes=True) as local:
        yield local.scheduler_address


def whole(outcome: arena.Outcome) -> dict[str, Any]:
    told = outcome.plain()
    return {name: told[name] for name in ("games", "wins", "by_seat", "scores", "decisions", "turns")}


def match() -> Match:
    return Match("dominion", ["big-money", "random"], dict(SETUP), "cluster")


def test_simulate_gives_the_same_sums(cluster: str) -> None:
    assert whole(arena.run(match(), 60, cluster=cluster)) == whole(arena.run(match(), 60))


def test_a_ladder_gives_the_same_results(cluster: str) -> None:
    found = []
    for address in ("", cluster):
        climbed = ladder.Ladder("dominion", ["big-money", "random", "giles"], 2, SETUP, "cluster")
        assert sum(climbed.climb(4, 1, address)) == 12
        found.append({pair: meeting.plain() for pair, meeting in climbed.meetings.items()})
    assert found[0] == found[1]


def slow(number: int, folder: str) -> tuple[int, int]:
    """A batch that leaves a trace, the first of them long enough to be killed in."""
    Path(folder, f"{number}-{os.getpid()}").touch()
    while number == 0 and len(list(Path(folder).glob("0-*"))) == 1:
        time.sleep(0.05)
    return number, os.getpid()


def test_a_killed_worker_costs_no_batch(cluster: str, tmp_path: Path) -> None:
    def kill() -> None:
        while not (found := list(tmp_path.glob("0-*"))):
            time.sleep(0.05)
        os.kill(int(found[0].name.partition("-")[2]), signal.SIGKILL)

    killer = threading.Thread(target=kill)
    killer.start()
    done = list(batch.spread(slow, [(number, str(tmp_path)) for number in range(12)], cluster=cluster))
    killer.join()
    assert sorted(number for number, _ in done) == list(range(12))
    assert len(list(tmp_path.glob("0-*"))) == 2  # it was begun twice, and counted once


def test_tables_stand_on_workers_and_outlive_them(cluster: str) -> None:
    alone = walked(batch.tables("dominion", 3, seed=5, setup=SETUP), 12, np.random.default_rng(5))
    with batch.tables("dominion", 3, seed=5, setup=SETUP, cluster=cluster) as tables:
        chance = np.random.default_rng(5)
        told = walked(tables, 6, chance)[:-1]
        with Client(cluster) as client:
            pids = client.run(os.getpid)
        os.kill(next(iter(pids.values())), signal.SIGKILL)
        told += walked(tables, 6, chance)
    assert told == alone


def test_who_has_other_rules_is_not_asked_to_play(cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kronika, "__version__", "0.0.other")
    with pytest.raises(kronika.KronikaError, match="another Kronika"):
        arena.run(match(), 4, cluster=cluster)


def test_workers_whose_rules_of_the_game_are_others_are_refused(cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    valeria = Match("valeria", ["random", "random"], {}, "others")
    monkeypatch.setattr(Dominion, "versions", (*Dominion.versions, 99))
    with pytest.raises(kronika.KronikaError, match="dominion 99"):
        arena.run(match(), 4, cluster=cluster)
    assert arena.run(valeria, 2, cluster=cluster).tally.games == 2  # what nobody plays is no matter


def test_a_game_from_outside_is_played_by_workers_that_never_met_it(cluster: str) -> None:
    """By `module:Class`, and by the id it has on our shelf."""
    kronika.register(HighCard())
    for game in (TOY, "high-card"):
        brought = Match(game, ["random", "random"], {}, "outside")
        assert whole(arena.run(brought, 40, cluster=cluster)) == whole(arena.run(brought, 40))
        alone = walked(batch.tables(game, 3, seed=5), 6, np.random.default_rng(5))
        with batch.tables(game, 3, seed=5, cluster=cluster) as tables:
            assert walked(tables, 6, np.random.default_rng(5)) == alone


def test_a_training_whose_games_are_played_by_workers_gives_the_same_net(cluster: str, tmp_path: Path) -> None:
    few = "imitated_games = 20\nimitated_rounds = 1\ngames = 8\nrounds = 1\ntried_games = 4\nactors = 1\n"
    found = []
    for name, address in (("alone", ""), ("spread", cluster)):
        path = tmp_path / name
        path.mkdir()
        (path / "settings.toml").write_text(f'game = "{TOY}"\nteacher = "random"\n{few}', encoding="utf-8")
        Training(path, TOY, lambda line: None, address).run()
        found.append(read_weights(path / "learning.safetensors")[1])
    assert all(np.array_equal(found[0][each], found[1][each]) for each in found[0])


def test_where_nobody_listens_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "PATIENCE", 0.5)
    with pytest.raises(kronika.KronikaError, match="No dask scheduler"):
        arena.run(match(), 4, cluster="tcp://127.0.0.1:9")
