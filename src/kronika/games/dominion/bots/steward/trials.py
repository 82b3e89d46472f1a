"""Plans tried against each other in imagined games of one kingdom: few, so they only correct what is known of them
already. The same kingdom is tried alike on every machine."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from kronika.bots.playout import play_on
from kronika.engine.table import open_table
from kronika.games import find
from kronika.games.dominion.bots.steward.follower import Follower
from kronika.games.dominion.bots.steward.plan import Plan

DEVIATION: Final = 0.3
"""How far a plan's strength in one kingdom is from its strength in all (standard deviation)."""
ROUNDS: Final = ((6, 1), (3, 3))
"""How many plans are tried in each round, and how many deals each of them plays with each of the field, from both
seats."""
RIVALS: Final = 3
"""How many of the strongest plans are in the field themselves."""

Result = tuple[int, int, float]
"""A plan, another, and what a game between them was worth to the first, from 0 to 1."""


class Trials:
    """The games of some plans in one kingdom, against the strongest of themselves and a few more."""

    __slots__ = ("_game", "_setup", "count", "plans", "results", "strengths")

    def __init__(
        self, kingdom: Sequence[str], known: Sequence[tuple[Plan, float]], more: Sequence[tuple[Plan, float]]
    ) -> None:
        """Plans come with how strong they are in other kingdoms, on the scale on which one more wins 73 games of 100,
        the strongest first."""
        self._game = find("dominion")
        self._setup = self._game.full_setup(2, {"kingdom": list(kingdom)})
        self.plans = [plan for plan, _ in (*known, *more)]
        self.strengths = [strength for _, strength in (*known, *more)]
        self.count = len(known)
        self.results: list[Result] = []

    def best(self) -> Plan:
        """The one that is best by all that is known: fewer are tried more often."""
        field = [*range(min(RIVALS, self.count)), *range(self.count, len(self.plans))]
        live = list(range(self.count))
        for number, (count, deals) in enumerate(ROUNDS):
            live = live[:count]
            for place, one in enumerate(live):
                for other in field:
                    if other != one and other not in live[:place]:
                        self.meet(one, other, [f"{number}/{deal}/{one}/{other}" for deal in range(deals)])
            found = fitted(self.strengths, self.results)
            live.sort(key=lambda each: -found[each])
        return self.plans[live[0]]

    def meet(self, one: int, other: int, deals: Sequence[str]) -> None:
        """Two plans play these deals, each from both seats."""
        for deal in deals:
            for first, second in ((one, other), (other, one)):
                table = open_table(self._game, ("", ""), self._setup, f"trial/{deal}", listen=False)
                players = [Follower(0, self.plans[first]), Follower(0, self.plans[second])]
                self.results.append((first, second, play_on(table, 0, list(players), None)))


def fitted(known: Sequence[float], results: Sequence[Result]) -> list[float]:
    """The most likely strengths, from what was known before and these results (Bradley and Terry, by Newton's method,
    one plan after the other)."""
    strengths = list(known)
    weight = 1 / (DEVIATION * DEVIATION)
    for _ in range(12):
        for each in range(len(strengths)):
            slope = weight * (known[each] - strengths[each])
            bend = weight
            for one, other, value in results:
                if each in (one, other):
                    chance = 1 / (1 + exp(strengths[other] - strengths[one]))
                    slope += value - chance if each == one else chance - value
                    bend += chance * (1 - chance)
            strengths[each] += slope / bend
    return strengths
