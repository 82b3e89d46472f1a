"""How one battle is counted: what faces and sacrifices are worth, and who falls on defeat (5.5.4 to 5.5.6).

Every battle begins with the Law's own numbers; what a card says about it is a change of these numbers.
"""

from __future__ import annotations

from typing import Final

from kronika.games.oath.dice import SHIELDS

HALF: Final = 0
ALL: Final = 1
NONE: Final = 2
"""What a defeated force loses. All beats half, none beats all: whoever is spared ignores what would kill everybody."""


class BattleRules:
    __slots__ = (
        "attack_divisor",
        "attack_times",
        "losses",
        "may_sacrifice",
        "sacrifice_worth",
        "shields",
        "skull_kills",
        "swords",
    )

    def __init__(self) -> None:
        self.swords = [1, 2, 4]
        """By attack face, in halves of a sword: hollow ones count in pairs (5.5.5-b)."""
        self.shields = list(SHIELDS)
        """By defense face (5.5.4-b)."""
        self.skull_kills = 1
        """How many of its own force the attacker loses for a skull (5.5.5-a)."""
        self.attack_divisor = 1
        """Only this part of the final attack pool is rolled."""
        self.attack_times = 1
        """How often each attack face counts."""
        self.may_sacrifice = True
        self.sacrifice_worth = 1
        """What a sacrificed warband adds (5.5.5-c)."""
        self.losses = [HALF, HALF]
        """What each side loses if it is defeated (5.5.6-a)."""

    def copy(self) -> BattleRules:
        twin = BattleRules()
        twin.swords = self.swords[:]
        twin.shields = self.shields[:]
        twin.skull_kills = self.skull_kills
        twin.attack_divisor = self.attack_divisor
        twin.attack_times = self.attack_times
        twin.may_sacrifice = self.may_sacrifice
        twin.sacrifice_worth = self.sacrifice_worth
        twin.losses = self.losses[:]
        return twin

    def lose(self, side: int, part: int) -> None:
        self.losses[side] = max(self.losses[side], part)

    def deaths(self, side: int, size: int) -> int:
        """How many of a defeated force fall; half is rounded down."""
        part = self.losses[side]
        return 0 if part == NONE else size if part == ALL else size // 2
