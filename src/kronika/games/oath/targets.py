"""What the major actions aim at: of which kind a target is, and which one."""

from __future__ import annotations

from typing import Final

from kronika.games.oath.state import DARKEST_SECRET, PEOPLES_FAVOR, SLOTS

SLOT: Final = 0
"""A site, by its place on the map: to travel to, or of a Campaign (5.5.2)."""
PAWN: Final = 1
"""The defender's pawn and favor."""
BANNER: Final = 2
RELIC: Final = 3
"""By its card in a Campaign, by its place at the site to recover it."""
PLAYER: Final = 4
"""Who is attacked; BANDITS are no player, but may be."""
WORLD: Final = 5
PILE: Final = 6
"""A discard pile, by its region."""
CARD: Final = 7
"""To muster on."""
FOR_FAVOR: Final = 8
FOR_SECRETS: Final = 9
"""A card to trade with, by what is gained."""


class Target:
    """Each is made just once, by `aim`: so two are equal if they are the same one, and nobody changes them."""

    __slots__ = ("kind", "number")

    def __init__(self, kind: int, number: int) -> None:
        self.kind = kind
        self.number = number

    def __repr__(self) -> str:
        return f"Target({self.kind}, {self.number})"


TARGETS: Final[list[dict[int, Target]]] = [{} for _ in range(FOR_SECRETS + 1)]
"""By kind and number."""


def aim(kind: int, number: int) -> Target:
    """A target by kind and number: what can be done is looked through at every question."""
    found = TARGETS[kind].get(number)
    if found is None:
        found = TARGETS[kind][number] = Target(kind, number)
    return found


SITES: Final = [aim(SLOT, slot) for slot in range(SLOTS)]
PILES: Final = [aim(PILE, region) for region in range(3)]
THE_WORLD_DECK: Final = aim(WORLD, 0)
THE_PAWN: Final = aim(PAWN, 0)
THE_PEOPLES_FAVOR: Final = aim(BANNER, PEOPLES_FAVOR)
THE_DARKEST_SECRET: Final = aim(BANNER, DARKEST_SECRET)


def trades(card: int) -> list[Target]:
    """Both ways of trading with a card."""
    return [aim(FOR_FAVOR, card), aim(FOR_SECRETS, card)]
