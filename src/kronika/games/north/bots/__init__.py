"""Players of Empires of the North by program."""

from __future__ import annotations

from typing import Final

from kronika.bots.learned import farsighted, learned
from kronika.bots.random import RandomBot
from kronika.bots.search import thinker
from kronika.engine.game import Bot
from kronika.games.north.bots.greedy import Greedy
from kronika.games.north.bots.jarl import Jarl

BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "jarl": Jarl,
    "seeress": thinker("seeress", Jarl, playouts=60, depth=30),
    "scholar": learned("scholar", "north", Jarl),
    "sage": farsighted("sage", "north", Jarl, playouts=48),
}
