"""Bots at the tables: whatever happens to them, the table goes on."""

from __future__ import annotations

import asyncio
import os
import random
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest

import kronika
from examples.high_card.game import HighCard
from kronika.bots.random import RandomBot
from kronika.engine.ask import Ask
from kronika.engine.game import Bot
from kronika.server.bots import Bots, Decided, Worker
from kronika.server.live_table import LiveTable
from kronika.server.worker import register_games
from tests.server.parlour import HIGH_CARD, PATIENCE, Parlour, play_on, relaxed, until


class Crashing(Bot):
    def decide(self, sight: Any, ask: Ask) -> list[str]:
        raise RuntimeError("I have a headache")


class Cheating(Bot):
    def decide(self, sight: Any, ask: Ask) -> list[str]:
        return ["play:99"]


class Dying(Bot):
    """Takes its whole process along, once in a while."""

    def decide(self, sight: Any, ask: Ask) -> list[str]:
        if len(ask.options) == 3:
            os._exit(1)
        return RandomBot(1).decide(sight, ask)


class Brooding(Bot):
    def decide(self, sight: Any, ask: Ask) -> list[str]:
        if len(ask.options) == 4:
            time.sleep(10 * PATIENCE)
        return RandomBot(1).decide(sight, ask)


class HardLuck(HighCard):
    """High Card with the worst bots there are."""

    id: ClassVar[str] = "hard-luck"
    bots: ClassVar[Mapping[str, type[Bot]]] = {
        "random": RandomBot,
        "crashing": Crashing,
        "cheating": Cheating,
        "dying": Dying,
        "brooding": Brooding,
    }


GAME = "tests.server.test_bots:HardLuck"


def test_no_bot_can_hurt_a_table(tmp_path: Path) -> None:
    settings = relaxed(tmp_path, games=(GAME, "examples.high_card.game:HighCard"), bot_patience=1.0)
    with Parlour(settings) as parlour:
        anna = parlour.guest("Anna")
        worst = anna.create_table("hard-luck", "crashing", "cheating", "dying", "brooding")
        well = anna.create_table("high-card", "me", "random")
        with anna.watch(well) as device:
            for _ in range(20):
                device.settle()  # a bot that broods longer than we wait, or dies, blocks nobody's loop
            play_on([device], random.Random(1))
            assert device.state["result"] is not None
        with anna.watch(worst) as device:
            device.until(lambda state: state["info"]["status"] == "over")
            assert sum(device.state["result"]["scores"]) == 20
            assert device.problems == []


class Lowest(Bot):
    def decide(self, sight: Any, ask: Ask) -> list[str]:
        return [min(ask.keys(), key=lambda key: int(key.rpartition(":")[2]))]


def test_a_bot_from_outside_plays_at_a_table(tmp_path: Path) -> None:
    bots = ("high-card.lowest=tests.server.test_bots:Lowest",)
    with Parlour(relaxed(tmp_path, games=("examples.high_card.game:HighCard",), bots=bots)) as parlour:
        anna = parlour.guest("Anna")
        (game,) = (each for each in anna.get("/api/games") if each["id"] == "high-card")
        assert "lowest" in game["bots"]
        table = anna.create_table("high-card", "lowest", "lowest")
        with anna.watch(table) as device:
            device.until(lambda state: state["info"]["status"] == "over")
        answers = parlour.table(table).chronicle()["answers"]
        for seat in (0, 1):
            played = [int(key.rpartition(":")[2]) for who, key in answers if who == seat]
            assert played == sorted(played)
    kronika.games.unregister("high-card")
    assert "high-card.lowest" not in kronika.games._brought
    register_games((HIGH_CARD,))  # for the house of the other tests in this process


def test_bots_take_their_time(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path, bot_delay=0.2)) as parlour:
        anna = parlour.guest("Anna")
        table = anna.create_table("high-card", "me", "random")
        with anna.watch(table) as device:
            device.until(lambda state: 1 not in state["info"]["asked"])
            assert device.ask is not None
            begun = time.monotonic()
            device.answer([device.ask["options"][0]["key"]])
            device.until(lambda state: len(state["info"]["asked"]) == 2)
            device.until(lambda state: state["info"]["asked"] == [0])
            assert time.monotonic() - begun > 0.1


def test_bots_wait_while_people_talk_about_an_undo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that has thought already: what it wanted to play is thought over when they have talked."""
    think, may_think, thought = Bots._decide, threading.Event(), []

    async def when_it_may(self: Bots, live: LiveTable, seat: int) -> Decided:
        while not may_think.is_set():
            await asyncio.sleep(0.01)
        keys = await think(self, live, seat)
        thought.append(live.undo_by)
        return keys

    monkeypatch.setattr(Bots, "_decide", when_it_may)
    may_think.set()
    with Parlour(relaxed(tmp_path)) as parlour:
        anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
        table = anna.create_table("high-card", "me", "empty", "random")
        karel.sit(table, 1, anna.invite(table))
        with anna.watch(table) as one, karel.watch(table) as two:
            one.until(lambda state: 2 not in state["info"]["asked"])
            two.until(lambda state: 2 not in state["info"]["asked"])
            may_think.clear()
            for device in (one, two):
                assert device.ask is not None
                device.answer([device.ask["options"][0]["key"]])
            one.until(lambda state: len(state["info"]["asked"]) == 3)  # turned up: no free way back
            one.send({"type": "undo", "table": table, "nonce": "u"})
            one.until(lambda state: state["undo_asked_by"] == 0)
            may_think.set()
            until(lambda: thought[-1] == 0)
            one.settle()
            assert 2 in one.state["info"]["asked"]
            two.until(lambda state: state["undo_asked_by"] == 0)
            two.send({"type": "consent", "table": table, "agree": False})
            one.until(lambda state: 2 not in state["info"]["asked"])


def test_where_nobody_sits_and_nobody_looks_bots_rest(tmp_path: Path) -> None:
    """Also when somebody has looked, or when the last person has resigned; and they go on when somebody looks again."""
    with Parlour(relaxed(tmp_path)) as parlour:
        anna, karel = parlour.guest("Anna"), parlour.guest("Karel")
        table = anna.create_table("dominion", "random", "random", kingdom="first-game")
        deserted = anna.create_table("dominion", "me", "random", kingdom="first-game")
        anna.post(f"/api/tables/{deserted}/resign")
        lent = karel.create_table("high-card", "me", "random")
        karel.post(f"/api/tables/{lent}/away")
        until(lambda: karel.get(f"/api/tables/{lent}")["status"] == "over")  # somebody sits there
        bots = parlour.running.service.bots
        until(lambda: not bots._tasks)
        assert parlour.live(table).answers == []
        with karel.watch(table) as device:
            device.until(lambda state: len(parlour.live(table).answers) > 3)
        until(lambda: not bots._tasks)
        stood = parlour.live(table).seq
        assert parlour.live(table).status == "playing"
        karel.watch_to_the_end(table)
        assert parlour.live(table).seq > stood
        stood = parlour.live(deserted).seq
        karel.watch_to_the_end(deserted)
        assert parlour.live(deserted).seq > stood


def test_watched_tables_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those where somebody plays before those where somebody only looks, and last those that go on unseen."""
    gate, thought = threading.Event(), []
    decide = Worker._decide

    async def when_it_may(self: Worker, live: LiveTable, seat: int, bot: str, milliseconds: float) -> Decided:
        thought.append(live.id)
        while not gate.is_set():
            await asyncio.sleep(0.01)
        return await decide(self, live, seat, bot, milliseconds)

    monkeypatch.setattr(Worker, "_decide", when_it_may)
    with Parlour(relaxed(tmp_path)) as parlour:
        anna, karel, eva, ivo = (parlour.guest(name) for name in ("Anna", "Karel", "Eva", "Ivo"))
        first = anna.create_table("high-card", "me", "random")
        until(lambda: thought == [first])  # the others wait for it
        unseen = karel.create_table("high-card", "me", "random")
        shown = eva.create_table("high-card", "random", "random")
        played = ivo.create_table("high-card", "me", "random")
        line = parlour.running.service.bots._workers[0]._turns._line
        with eva.watch(shown), ivo.watch(played):
            until(lambda: len(line) == 3)
            gate.set()
            until(lambda: {unseen, shown, played} <= set(thought))
        assert sorted((unseen, shown, played), key=thought.index) == [played, shown, unseen]
