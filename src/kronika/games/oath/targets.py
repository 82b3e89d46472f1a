"""What the major actions aim at: of which kind a target is, and which one."""

from __future__ import annotations

from typing import Final, NamedTuple

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


class Target(NamedTuple):
    kind: int
    number: int


SITES: Final = [Target(SLOT, slot) for slot in range(SLOTS)]
PILES: Final = [Target(PILE, region) for region in range(3)]
THE_WORLD_DECK: Final = Target(WORLD, 0)
THE_PAWN: Final = Target(PAWN, 0)
THE_PEOPLES_FAVOR: Final = Target(BANNER, PEOPLES_FAVOR)
THE_DARKEST_SECRET: Final = Target(BANNER, DARKEST_SECRET)


TARGETS: Final[dict[tuple[int, int], Target]] = {}


def aim(kind: int, number: int) -> Target:
    """A target by kind and number, made once: what can be done is looked through at every question."""
    found = TARGETS.get((kind, number))
    if found is None:
        found = TARGETS[kind, number] = Target(kind, number)
    return found


def trades(card: int) -> list[Target]:
    """Both ways of trading with a card."""
    return [aim(FOR_FAVOR, card), aim(FOR_SECRETS, card)]
