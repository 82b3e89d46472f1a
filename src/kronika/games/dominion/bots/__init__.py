"""Players of Dominion by program."""

from __future__ import annotations

from kronika.bots.learned import farsighted, learned
from kronika.bots.random import RandomBot
from kronika.bots.search import thinker
from kronika.engine.game import Bot
from kronika.games.dominion.bots.big_money import BigMoney
from kronika.games.dominion.bots.steward import Steward

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "big-money": BigMoney,
    "steward": Steward,
    "chancellor": thinker("chancellor", Steward, playouts=250),
    "scholar": learned("scholar", "dominion", Steward),
    "sage": farsighted("sage", "dominion", Steward, playouts=48),
}
