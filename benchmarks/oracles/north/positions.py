"""Where the oracle of the North is asked: whole random games, some of them among the rich."""

from __future__ import annotations

import random
from collections import Counter

from benchmarks.oracles.north.follow import NorthOracle
from benchmarks.oracles.oracle import follow
from kronika.engine.table import Table
from kronika.games.north.game import North
from kronika.games.north.goods import THINGS
from kronika.games.north.state import Position
from kronika.testing import any_answer, ask_again, state_of
from tests.properties.cases import NorthCase

CASE = NorthCase(North())
RICH = 0.5
"""The share of games in which supplies are filled: more ways to pay, more cargo, more islands conquered."""


def run(seed: int) -> Counter[str]:
    """One game under the eyes of the oracle; returns how many positions were compared by area."""
    chance = random.Random(f"oracle of the North {seed}")
    table = CASE.table(seed, listen=True)
    if chance.random() < RICH:
        fill_supplies(table, chance)
    return follow(NorthOracle(table), chance, answers=10_000)


def fill_supplies(table: Table, chance: random.Random) -> None:
    """Up to the first action, then everybody finds a little of everything."""
    while table.asks[0].what.id != "north-ask-action":
        ask = table.asks[0]
        table.answer(ask.seat, any_answer(ask, chance))
    for stock in state_of(table, Position).stock:
        for thing in ("food", "wood", "stone", "sheep", "fish", "gold", "raze"):
            stock[THINGS.index(thing)] += chance.choice([0, 0, 1, 2, 4])
    ask_again(table)
