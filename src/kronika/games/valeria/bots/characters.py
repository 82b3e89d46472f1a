"""Opponents of Valeria with a taste of their own: the duchess's eyes, and one thing that each of them overrates."""

from __future__ import annotations

from typing import Final

from kronika.games.valeria.bots.duchess import Duchess
from kronika.games.valeria.bots.duchess.weights import Weights

SQUIRE: Final = Weights(citizens=2.5, monsters=0.4, domains=0.4, lasts=0.5)
MERCHANT: Final = Weights(gold=1.0, magic=0.1, strength=0.1, monsters=0.5)
SLAYER: Final = Weights(monsters=1.5, domains=0.6)
MAGE: Final = Weights(spread=6.0, magic=0.8)


class Squire(Duchess):
    """Hires and hires, and does not see that the game will last."""

    name = "squire"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed, SQUIRE)


class Merchant(Duchess):
    """Believes in gold, and has little use for strength and magic."""

    name = "merchant"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed, MERCHANT)


class Slayer(Duchess):
    """Goes for monsters, and leaves the domains to others."""

    name = "slayer"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed, SLAYER)


class Mage(Duchess):
    """Wants somebody at work whatever is rolled, and magic for the rest."""

    name = "mage"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed, MAGE)
