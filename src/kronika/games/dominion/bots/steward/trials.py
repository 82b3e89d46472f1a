"""Plans tried in imagined games of one kingdom against a field: few games, so they only correct what is known of the
plans already. The same kingdom is tried alike on every machine."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from kronika.bots.playout import play_on
from kronika.engine.table import open_table
from kronika.games import find
from kronika.games.dominion.bots.steward.follower import Follower
from kronika.games.dominion.bots.steward.plan import Plan

KNOWN: Final = 8.0
"""How many games what is known of two plans from other kingdoms counts for."""
ROUNDS: Final = ((6, 1), (3, 2), (2, 3))
"""How many plans are tried in each round, and how many deals each of them plays with each of the field, from both
seats."""
COMMON: Final = 3
"""For how many of the field its last one counts, and how often it is met, since most people play like that."""
RIVALS: Final = 3
"""How many of the strongest plans are in the field themselves."""


class Known(NamedTuple):
    """A plan and what is known of it from other kingdoms."""

    plan: Plan
    strength: float
    """A player who is stronger by 1 wins 73 games of 100."""
    money: float = 0.5
    """What a game against Big Money is worth to it, from 0 to 1."""


class Trials:
    """The games of some plans in one kingdom, against the strongest of themselves and a few more, of which the last one
    is Big Money."""

    __slots__ = ("_game", "_setup", "count", "games", "known", "worth")

    def __init__(self, kingdom: Sequence[str], known: Sequence[Known], more: Sequence[Known]) -> None:
        """Those that are tried come the strongest first."""
        self._game = find("dominion")
        self._setup = self._game.full_setup(2, {"kingdom": list(kingdom)})
        self.known = [*known, *more]
        self.count = len(known)
        size = len(self.known)
        self.games = [[0] * size for _ in range(size)]
        """How often two plans have met."""
        self.worth = [[0.0] * size for _ in range(size)]
        """What that was worth to the one, from 0 to 1 a game."""

    def best(self) -> Plan:
        """The one that does best against the field, by all that is known: fewer are tried more often."""
        field = [*range(min(RIVALS, self.count)), *range(self.count, len(self.known))]
        live = list(range(self.count))
        for number, (count, deals) in enumerate(ROUNDS):
            live = live[:count]
            for place, one in enumerate(live):
                for other in field:
                    met = one in field and other in live[:place]
                    if other != one and not met:
                        times = deals * COMMON if other == field[-1] else deals
                        self.meet(one, other, [f"{number}/{deal}/{one}/{other}" for deal in range(times)])
            chances = [self.against(field, one) for one in range(self.count)]
            live.sort(key=lambda each: -chances[each])
        return self.known[live[0]].plan

    def against(self, field: Sequence[int], one: int) -> float:
        """How well a plan does against the field, of which the last one counts for several."""
        return sum([self.chance(one, other) for other in field]) + (COMMON - 1) * self.chance(one, field[-1])

    def meet(self, one: int, other: int, deals: Sequence[str]) -> None:
        """Two plans play these deals, each from both seats."""
        for deal in deals:
            for first, second in ((one, other), (other, one)):
                table = open_table(self._game, ("", ""), self._setup, f"trial/{deal}", listen=False)
                players = [Follower(0, self.known[first].plan), Follower(0, self.known[second].plan)]
                value = play_on(table, 0, list(players), None)
                self.games[first][second] += 1
                self.games[second][first] += 1
                self.worth[first][second] += value
                self.worth[second][first] += 1 - value

    def chance(self, one: int, other: int) -> float:
        """What a game is worth to the one, by the games of this kingdom and by what was known before."""
        if one == other:
            return 0.5
        mine, theirs = self.known[one], self.known[other]
        known = mine.money if other == len(self.known) - 1 else 1 / (1 + exp(theirs.strength - mine.strength))
        return (self.worth[one][other] + KNOWN * known) / (self.games[one][other] + KNOWN)
