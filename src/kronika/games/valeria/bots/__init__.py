"""Players of Valeria by program."""

from __future__ import annotations

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
}
