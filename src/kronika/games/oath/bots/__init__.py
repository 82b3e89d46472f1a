"""Players by program."""

from __future__ import annotations

from typing import Final

from kronika.bots.random import RandomBot
from kronika.bots.search import thinker
from kronika.engine.game import Bot
from kronika.games.oath.bots.regent import Regent

BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "regent": Regent,
    "oracle": thinker("oracle", Regent, playouts=40, depth=40),
}
