"""Players of Valeria by program."""

from __future__ import annotations

from kronika.bots.learned import farsighted, learned
from kronika.bots.random import RandomBot
from kronika.bots.search import thinker
from kronika.engine.game import Bot
from kronika.games.valeria.bots.duchess import Duchess
from kronika.games.valeria.bots.greedy import Greedy

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "duchess": Duchess,
    "queen": thinker("queen", Duchess, playouts=24),
    "scholar": learned("scholar", "valeria", Duchess),
    "sage": farsighted("sage", "valeria", Duchess, playouts=48),
}
