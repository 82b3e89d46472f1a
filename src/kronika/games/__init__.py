"""The games on the shelf. The module can be called: `kronika.games()` lists them."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

from kronika.engine.errors import SetupError
from kronika.engine.game import Game
from kronika.engine.texts import add_texts

BUILT_IN = {
    "dominion": "kronika.games.dominion.game:Dominion",
    "north": "kronika.games.north.game:North",
    "oath": "kronika.games.oath.game:Oath",
    "valeria": "kronika.games.valeria.game:Valeria",
}

_found: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    """Puts a game on the shelf under its id."""
    _found[game.id] = game
    add_texts(game.id, game.texts())


def find(id: str) -> Game[Any]:
    """The game with this id; loaded when it is first asked for."""
    if id not in _found:
        if id not in BUILT_IN:
            raise SetupError("game-unknown", {"game": str(id), "right": ", ".join(ids())})
        module, name = BUILT_IN[id].split(":")
        register(getattr(import_module(module), name)())
    return _found[id]


def ids() -> list[str]:
    return sorted({*BUILT_IN, *_found})


class Shelf(ModuleType):
    """This module, callable, since `kronika.games` is both the package and the public question."""

    def __call__(self) -> list[dict[str, object]]:
        return [find(id).plain() for id in ids()]


sys.modules[__name__].__class__ = Shelf
