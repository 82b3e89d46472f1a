"""A copy of the state serves several steps: where a step began is found by playing what lies between once more."""

from __future__ import annotations

import random

import pytest

import kronika
from kronika.engine.errors import KronikaError
from kronika.engine.retracing import FAR
from kronika.engine.table import Table
from kronika.testing import any_answer

GAMES = ("dominion", "north", "oath", "valeria")


def tables(game: str, seed: int) -> tuple[Table, Table]:
    """The same table twice. Where somebody listens, every step begins with a copy."""
    plain = kronika.new_table(game, 2, seed)
    return plain, kronika.new_table(game, 2, seed, listen=True)


@pytest.mark.parametrize("game", GAMES)
def test_where_a_step_began_is_found_however_long_ago_the_copy_was_made(game: str) -> None:
    table, copying = tables(game, 11)
    chance = random.Random(game)
    farthest = 0
    for _ in range(220):
        if table.over:
            break
        ask = chance.choice(table.asks)
        answer = any_answer(ask, chance)
        table.answer(ask.seat, answer)
        copying.answer(ask.seat, answer)
        if table.midway and chance.random() < 0.2:
            farthest = max(farthest, len(table._since))
            began, known = table._checkpoint, copying._checkpoint
            assert began is not None
            assert known is not None
            assert began.plain() == known.plain()
            assert table.fork().digest() == table.digest() == copying.digest()
    assert farthest <= FAR
    assert farthest > 1 or game != "north", "no copy served several steps"


@pytest.mark.parametrize("game", GAMES)
def test_worlds_imagined_in_the_middle_of_something_are_forked_alike_later_on(game: str) -> None:
    table, _ = tables(game, 12)
    chance = random.Random(game)
    worlds = 0
    while not table.over and worlds < 4:
        ask = chance.choice(table.asks)
        if table.midway and chance.random() < 0.2:
            try:
                world = table.imagine(ask.seat, str(worlds))
            except KronikaError:
                continue  # none of those tried fits
            worlds += 1
            for _ in range(20):
                if world.over:
                    break
                if chance.random() < 0.3:
                    assert world.fork().digest() == world.digest()
                other = chance.choice(world.asks)
                world.answer(other.seat, any_answer(other, chance))
        table.answer(ask.seat, any_answer(ask, chance))
    assert worlds
