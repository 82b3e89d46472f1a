"""Bots that look ahead at a server's tables: for how long, and where they do not."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

import kronika
from kronika.server import worker
from kronika.server.bots import THINKING, Worker
from kronika.server.live_table import LiveTable
from kronika.server.worker import Task
from tests.server.parlour import Parlour, relaxed, until


@pytest.mark.parametrize(
    ("game", "bot", "prior"), [("dominion", "chancellor", "steward"), ("north", "seeress", "jarl")]
)
def test_without_time_a_bot_that_looks_ahead_answers_as_its_prior(
    game: str, bot: str, prior: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "_seen", type(worker._seen)())
    table = kronika.new_table(game, 2, "secret", generator="sha512/1")
    for milliseconds in (0.0, 30.0):
        ask = table.asks[0]
        task = Task(
            "t", 0, game, table.names, table.setup, "secret", table.rules, "sha512/1", 0, [], [], ask.seat, bot,
            milliseconds,
        )  # fmt: skip
        decided = worker.decide(task)
        assert decided is not None
        keys, _ = decided
        ask.picks(keys)
        if not milliseconds:
            assert keys == kronika.bot(game, prior).decide(table.sight(ask.seat), ask)


def test_the_more_wait_the_less_a_bot_thinks_and_unseen_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()
    thought: dict[str, float] = {}

    async def noted(self: Worker, live: LiveTable, seat: int, bot: str, milliseconds: float) -> list[str]:
        thought.setdefault(live.id, milliseconds)
        while not gate.is_set():
            await asyncio.sleep(0.01)
        return ["end-actions"] if "end-actions" in live.opened[seat].ask.keys() else ["end-turn"]

    monkeypatch.setattr(Worker, "_decide", noted)
    with Parlour(relaxed(tmp_path, bot_thinking=60.0)) as parlour:
        anna, karel, eva, ivo = (parlour.guest(name) for name in ("Anna", "Karel", "Eva", "Ivo"))
        first = anna.create_table("dominion", "chancellor", "steward", kingdom="first-game")
        with anna.watch(first):
            until(lambda: first in thought)  # the others wait for it
            assert thought[first] in (0.0, 1000 * THINKING), "a minute is more than anybody may think"
            busy = eva.create_table("dominion", "chancellor", "chancellor", kingdom="first-game")
            plain = ivo.create_table("dominion", "steward", "steward", kingdom="first-game")
            unseen = karel.create_table("dominion", "me", "chancellor", kingdom="first-game")
            line = parlour.running.service.bots._workers[0]._turns
            with eva.watch(busy), ivo.watch(plain):
                until(lambda: line.waiting >= 2)
                gate.set()
                until(lambda: {busy, plain} <= set(thought))
        assert 0 < thought[busy] < 1000 * THINKING
        assert thought[plain] == 0
        assert thought.get(unseen, 0) == 0
