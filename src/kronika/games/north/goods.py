"""What can be gained and paid, by number. The English edition's words: resources are the first five, goods are these
and gold and raze tokens (the Czech rulebook's suroviny and prostředky; see the glossary in docs/glossary.md)."""

from __future__ import annotations

import re
from typing import Final

from kronika.engine.errors import KronikaError

FOOD: Final = 0
WOOD: Final = 1
STONE: Final = 2
FISH: Final = 4
GOLD: Final = 5
RAZE: Final = 6
WORKER: Final = 7
CARD: Final = 8
VP: Final = 9
SHIP: Final = 10
COMMON_SHIP: Final = 11
ANY: Final = 12
"""One resource of the player's choice."""

THINGS: Final[tuple[str, ...]] = (
    *("food", "wood", "stone", "sheep", "fish", "gold", "raze", "worker"),
    *("card", "vp", "ship", "common-ship", "resource"),
)
RESOURCE_KINDS: Final = 5
TOKEN_KINDS: Final = 8
RESOURCES: Final = range(RESOURCE_KINDS)
TOKENS: Final = range(TOKEN_KINDS)
"""What can lie on a card: resources, gold, raze tokens and workers. Where many positions are looked at, loops run over
a range of the number of kinds: compiled, such a loop makes no objects."""

Amounts = list[int]


class BadEffect(KronikaError):
    """Something in a deck file that can't be read; says what, and what would be right. Its texts are in decks.*.ftl."""


def none() -> Amounts:
    return [0] * len(THINGS)


AMOUNT: Final = re.compile(r"(\d+) ([a-z-]+)")


def amounts(text: str) -> Amounts:
    """'2 wood + 1 vp' as a list by thing."""
    found = none()
    for part in text.split("+"):
        match = AMOUNT.fullmatch(part.strip())
        if match is None:
            raise BadEffect("north-deck-amount", {"text": part.strip()})
        count, name = int(match[1]), match[2]
        if name not in THINGS:
            raise BadEffect("north-deck-thing", {"text": name, "right": ", ".join(THINGS)})
        found[THINGS.index(name)] += count
    return found


PAYABLE: Final[tuple[int, ...]] = (*TOKENS, ANY)


def costs(text: str) -> Amounts:
    """Amounts that can be paid: what lies in a supply, not points, cards or ships."""
    found = amounts(text)
    for thing, count in enumerate(found):
        if count and thing not in PAYABLE:
            right = ", ".join(THINGS[i] for i in PAYABLE)
            raise BadEffect("north-deck-payable", {"text": THINGS[thing], "right": right})
    return found
