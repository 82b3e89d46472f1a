"""Kronika: a digital table for board games. A game here is its chronicle."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from secrets import token_hex
from typing import Any, cast

from kronika.engine import chronicle as _chronicle
from kronika.engine.ask import Ask, Option
from kronika.engine.errors import (
    CannotUndo,
    ChronicleError,
    IllegalAnswer,
    KronikaError,
    SetupError,
)
from kronika.engine.game import Bot, Game, Result
from kronika.engine.message import Message
from kronika.engine.saga import Saga, SagaError, read_saga
from kronika.engine.table import Table, open_table
from kronika.games import Shelf, bring_bot, find, register

__version__ = "0.1.0"

games = cast("Shelf", sys.modules["kronika.games"])
"""`kronika.games()` lists all games: ids, seats per variant, options with label ids, bots."""


def new_table(
    game: str,
    seats: int | Sequence[str] = 2,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    listen: bool = False,
) -> Table:
    """A new game at its first ask. `seats` is their number or the players' names.

    The same seed, options and answers give the same game; without a seed one is drawn. `listen` keeps events as
    they happen (otherwise `table.events` finds them by playing the chronicle again).
    """
    rules = find(game)
    full = rules.options(seats if isinstance(seats, int) else len(seats), options)
    names = [f"Player {i + 1}" for i in range(seats)] if isinstance(seats, int) else [str(name) for name in seats]
    return open_table(rules, names, full, token_hex(8) if seed is None else str(seed), listen)


def bot(game: str, name: str, seed: int | str = 0) -> Bot:
    """A bot of the game by its name, or any bot as `module:Class`, to be given a seat's sight and asks."""
    return bring_bot(game, name)(seed)


def replay(chronicle: Mapping[str, Any], upto: int | None = None, listen: bool = False) -> Table:
    """The table a chronicle tells of, after `upto` answers (None: all, and its digest is compared)."""
    return _chronicle.replay(chronicle, find, upto, listen)


def saga(game: str, name: str, options: Mapping[str, object] | None = None) -> Saga:
    """A new saga: a chain of games, each grown out of the last. `options` are those of the first one."""
    return Saga(find(game), name, options)


def resume_saga(plain: Mapping[str, Any]) -> Saga:
    """A saga from its file (`Saga.plain()`); every game is played again and checked."""
    return read_saga(plain, find)


__all__ = [
    "Ask",
    "Bot",
    "CannotUndo",
    "ChronicleError",
    "Game",
    "IllegalAnswer",
    "KronikaError",
    "Message",
    "Option",
    "Result",
    "Saga",
    "SagaError",
    "SetupError",
    "Table",
    "bot",
    "games",
    "new_table",
    "register",
    "replay",
    "resume_saga",
    "saga",
]
