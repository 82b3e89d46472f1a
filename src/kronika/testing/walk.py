"""Random play, and the way into a table that only tests take."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, TypeVar

from kronika.engine.ask import Ask
from kronika.engine.game import Game, Result, State
from kronika.engine.table import Table
from kronika.testing.flaws import demand

S = TypeVar("S", bound=State)
Seat = int | None
"""A seat, or None for a spectator."""


def any_answer(ask: Ask, chance: random.Random) -> list[str]:
    """A random legal answer."""
    keys = [option.key for option in ask.options for _ in range(option.most)]
    return chance.sample(keys, chance.randint(ask.least, min(ask.most, len(keys))))


def walk(table: Table, chance: random.Random) -> Iterator[Ask]:
    """Plays a table to its end at random, pausing before each answer with the ask that will be answered."""
    while not table.over:
        ask = chance.choice(table.asks)
        yield ask
        if table.asks and ask in table.asks:
            table.answer(ask.seat, any_answer(ask, chance))
    has_result(table)


def has_result(table: Table) -> None:
    """Raises a Flaw if a game that is over does not say how it ended."""
    kind = type(table._game).__name__
    demand(
        isinstance(table.result, Result),
        f"the game is over, and `{kind}.result(state)` gives {table.result!r}",
        'It returns a Result with a score for each seat: return Result.ranked(scores, Message("my-game-end"))',
    )


def everyone(table: Table) -> list[Seat]:
    """All who look at a table: a spectator and every seat."""
    return [None, *range(table.seats)]


# --- what only tests may know ---


def rules_of(table: Table) -> Game[Any]:
    """The game that is played."""
    return table._game


def hidden_from(table: Table, seat: Seat) -> set[int]:
    """The cards that a seat does not know, by `Game.hidden`."""
    return {card for group in table._game.hidden(table._state, seat) for card in group}
