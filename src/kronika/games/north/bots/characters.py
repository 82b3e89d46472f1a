"""Opponents of Empires of the North with a taste of their own: the jarl's eyes, and one thing that each of them
overrates."""

from __future__ import annotations

from typing import Final

from kronika.bots.search import thinker
from kronika.games.north.bots.jarl import Jarl
from kronika.games.north.bots.jarl.weights import Weights

LANDLUBBER: Final = Weights(per_round=20.0, near=-1.0, distant=-1.0, island=0.3)
FARMER: Final = Weights(field=1.5, worker=1.0, near=0.0, distant=0.0, island=0.3)
SAILOR: Final = Weights(near=1.4, distant=1.8, island=1.0)
FIERCE: Final = Weights(raze=1.8, deny=1.0)


class Landlubber(Jarl):
    """Lives from hand to mouth, as if every round were the last, and keeps off the sea."""

    name = "landlubber"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed, LANDLUBBER)


class Farmer(Jarl):
    """Fields and hands to work them; islands can wait."""

    name = "farmer"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed, FARMER)


class Sailor(Jarl):
    """First in the queue to every island."""

    name = "sailor"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed, SAILOR)


class Fierce(Jarl):
    """Has torches ready, and an eye on what others would miss."""

    name = "fierce"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed, FIERCE)


Raider: Final = thinker("raider", Fierce, playouts=12, most=12)
"""Tries a dozen futures for each choice, and hopes for plunder there."""
