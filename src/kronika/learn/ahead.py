"""The net of a training, looking ahead: whom it learns from at last, so that it chooses at once what it finds then."""

from __future__ import annotations

from pathlib import Path

from kronika.bots.learned import WIDEST, Farsighted
from kronika.engine.game import Bot
from kronika.games import bring
from kronika.learn.shipped import Shipped, read_shipped

WORD = "ahead:"
"""How such a player is named: `ahead:4:FILE` looks into four worlds."""


class Ahead(Farsighted):
    """Looks ahead by the net of a file."""

    name = "ahead"

    def __init__(self, game: str, player: str, seed: str) -> None:
        worlds, file = player.removeprefix(WORD).split(":", 1)
        super().__init__(seed, playouts=int(worlds) * WIDEST)
        self._game = bring(game)
        self._file = Path(file)

    def own(self) -> Shipped:
        return read_shipped(self._game, self._file)


def brought(game: str, player: str, seed: str) -> Bot | None:
    """Whoever looks ahead, if this is the name of such a player."""
    return Ahead(game, player, seed) if player.startswith(WORD) else None
