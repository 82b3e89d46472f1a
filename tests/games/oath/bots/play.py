"""Games with bots of Oath."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

import kronika
from kronika.engine.ask import Ask
from kronika.engine.game import Bot
from kronika.engine.table import Table
from kronika.games.oath.faces import OATHS
from kronika.games.oath.state import COLORS
from tests.scenes.oath import Scene


def some_table(number: int, seats: int) -> Table:
    """Worlds, oaths and Citizens by chance, another for each number."""
    chance = random.Random(number)
    setup: dict[str, Any] = {
        "world": chance.choice(("first", "random", "random")),
        "oath": chance.choice(OATHS),
        "citizens": chance.sample(COLORS[1:], chance.randrange(len(COLORS))),
    }
    return kronika.new_table("oath", seats=seats, seed=number, setup=setup)


def bots_of(names: Sequence[str]) -> list[Bot]:
    return [kronika.bot("oath", name, seed=seat) for seat, name in enumerate(names)]


def play_out(table: Table, bots: Sequence[Bot], seen: set[str] | None = None) -> None:
    """Plays to the end; `seen` gets the names of all asks."""
    for _ in range(10_000):
        if table.over:
            return
        ask = table.asks[0]
        if seen is not None:
            seen.add(ask.what.id)
        table.answer(ask.seat, bots[ask.seat].decide(table.sight(ask.seat), ask))
    pytest.fail(f"no end in sight: {table!r}")


def decide(scene: Scene, seat: int = 0) -> list[str]:
    """What the regent would answer."""
    return kronika.bot("oath", "regent").decide(scene.table.sight(seat), scene.ask(seat))


def play_turn(scene: Scene, *others: str) -> list[str]:
    """The regent plays the turn to its end; others who are asked answer with the first of these keys that they may, or
    else with their first option. Returns what the regent chose in the Act Phase."""
    seat, round = scene.turn, scene.state.round
    done: list[str] = []
    while not scene.table.over and (scene.turn, scene.state.round) == (seat, round):
        ask = scene.table.asks[0]
        if ask.seat != seat:
            scene.table.answer(ask.seat, reply(ask, others))
            continue
        keys = decide(scene, seat)
        if ask.what.id == "oath-ask-act":
            done += keys
        scene.table.answer(seat, keys)
    return done


def reply(ask: Ask, wishes: Sequence[str]) -> list[str]:
    keys = [option.key for option in ask.options for _ in range(option.most)]
    return next(([wish] for wish in wishes if wish in keys), keys[: ask.least])
