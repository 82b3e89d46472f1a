"""The piles of one game, and the asks of a turn that depend on nothing else but a few numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kronika.engine.ask import Ask
from kronika.games.dominion.faces import BASIC, COST, NAMES

MOST_ASKS: Final = 600
"""Asks kept per kingdom; games in bulk meet the same few hundred again and again."""

Key = tuple[int, int, int, int, int, int]


class Kingdom:
    """Which piles are in the game (never changes, shared by all copies), with its shelf of ready asks."""

    __slots__ = ("cards", "offered", "piles", "shelf")

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = list(cards)
        """The Kingdom cards by cost and name."""
        self.cards.sort(key=by_cost)
        self.piles = BASIC + self.cards
        self.offered = sorted(self.piles, key=by_worth)
        """In the order in which one chooses among them: Copper and Curse, which hardly anybody wants, come last."""
        self.shelf: dict[Key, list[Ask]] = {}

    def keep(self, key: Key, asks: list[Ask]) -> list[Ask]:
        """Puts asks on the shelf; they depend on nothing but the kingdom and the key."""
        if len(self.shelf) >= MOST_ASKS:
            self.shelf.clear()
        self.shelf[key] = asks
        return asks


def by_cost(face: int) -> tuple[int, str]:
    return COST[face], NAMES[face]


def by_worth(face: int) -> tuple[int, str]:
    return -COST[face], NAMES[face]


@lru_cache(maxsize=32)
def kingdom_of(cards: tuple[int, ...]) -> Kingdom:
    return Kingdom(cards)
