"""Kronika: a digital table for board games. A game here is its chronicle."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Mapping, Sequence
from secrets import token_hex
from typing import Any, cast

from kronika.engine import chronicle as _chronicle
from kronika.engine.ask import Ask, Option
from kronika.engine.chance import Chance
from kronika.engine.commitment import Commitment
from kronika.engine.errors import (
    CannotUndo,
    ChronicleError,
    IllegalAnswer,
    KronikaError,
    SetupError,
)
from kronika.engine.game import Bot, Game, Result
from kronika.engine.message import Message
from kronika.engine.rng import MWC, SHA512
from kronika.engine.saga import Saga, SagaError, read_saga
from kronika.engine.table import Table, dealt
from kronika.games import Shelf, bring_bot, find, register

__version__ = "0.1.0"

games = cast("Shelf", sys.modules["kronika.games"])
"""`kronika.games()` lists all games: ids, seats per variant, setup items with label ids, bots."""


def new_table(
    game: str,
    seats: int | Sequence[str] = 2,
    seed: int | str | Commitment | None = None,
    setup: Mapping[str, object] | None = None,
    listen: bool = False,
    *,
    rules: int | None = None,
    generator: str | None = None,
    options: Mapping[str, object] | None = None,
) -> Table:
    """A new game at its first ask. `seats` is their number or the players' names.

    The same seed, setup and answers give the same game; without a seed one is drawn, and a commitment gives one that
    nobody could choose. `listen` keeps events as they happen (otherwise `table.events` finds them by playing the
    chronicle again). `rules` is a version of the game's rules (None: the newest). `generator` names the source of
    chance: `mwc/1`, which is fast, or `sha512/1`, of which nobody can compute anything from what it has shown (None:
    that one with a commitment, else the fast one). `options` is what `setup` was called before.
    """
    found = find(game)
    full = found.full_setup(seats if isinstance(seats, int) else len(seats), _named_setup(setup, options))
    names = [f"Player {i + 1}" for i in range(seats)] if isinstance(seats, int) else [str(name) for name in seats]
    if isinstance(seed, Commitment):
        chance = Chance(generator or SHA512, seed.seed, seed)
    else:
        chance = Chance(generator or MWC, token_hex(16) if seed is None else str(seed))
    return dealt(found, names, full, chance, listen, rules)


def _named_setup(setup: Mapping[str, object] | None, options: Mapping[str, object] | None) -> Mapping[str, object]:
    if options is None:
        return setup or {}
    warnings.warn("`options` is now called `setup`", DeprecationWarning, stacklevel=3)
    return {**options, **(setup or {})}


def bot(game: str, name: str, seed: int | str = 0) -> Bot:
    """A bot of the game by its name, or any bot as `module:Class`, to be given a seat's sight and asks."""
    return bring_bot(game, name)(seed)


def replay(chronicle: Mapping[str, Any], upto: int | None = None, listen: bool = False) -> Table:
    """The table a chronicle tells of, after `upto` answers (None: all, and its digest is compared)."""
    return _chronicle.replay(chronicle, find, upto, listen)


def play_on(chronicle: Mapping[str, Any], upto: int, listen: bool = False) -> Table:
    """A table that plays on from a moment of a game, after `upto` answers. Whoever has seen the game knows what was to
    come, so all that no seat knew at that moment is mixed again, in a way that nobody can guess."""
    table = replay(chronicle, upto, listen)
    table.go_own_way(f"play on {token_hex(16)}")
    return table


def saga(
    game: str,
    name: str,
    setup: Mapping[str, object] | None = None,
    *,
    options: Mapping[str, object] | None = None,
) -> Saga:
    """A new saga: a chain of games, each grown out of the last. `setup` is that of the first one (`options` before)."""
    return Saga(find(game), name, _named_setup(setup, options))


def resume_saga(plain: Mapping[str, Any]) -> Saga:
    """A saga from its file (`Saga.plain()`); every game is played again and checked."""
    return read_saga(plain, find)


__all__ = [
    "Ask",
    "Bot",
    "CannotUndo",
    "ChronicleError",
    "Commitment",
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
    "play_on",
    "register",
    "replay",
    "resume_saga",
    "saga",
]
