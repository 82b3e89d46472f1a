"""How strong players are, by the games they have played: two to six at a table, with ties, one after another.

Weng and Lin's way (2011, algorithm 1, after Bradley and Terry) with one player a side: after a game everybody is
compared with everybody else at the table, and moves the further the less that was to be expected, and the less sure
their rating was. Players that are `fixed` do not move: the levels of a game's bots, whose strength was measured by a
ladder (`kronika.bots.ladder`), hold the scale in place. 25 is the middle of them, and 5.9 more win 73 games of 100.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from math import exp, sqrt
from typing import NamedTuple

MIDDLE = 25.0
BETA = 25 / 6
"""By how much a player's own strength wavers from game to game (Weng and Lin)."""
SCALE = sqrt(2) * BETA
"""Points of rating in which chances change as e, between players whose strength is known."""
DRIFT = 25 / 300
"""By how much nobody can know any more after a game how strong somebody is: people learn, and forget."""
LEAST = 1e-4
"""What is left of a variance at least, however much one game tells."""

DAY = 24 * 3600.0
UNFINISHED = 0.25
"""How much it counts to be ahead of somebody who left before the end. Whoever leaves loses all of it."""


class Standing(NamedTuple):
    """How strong somebody is, and how unsure that is: in 95 of 100 cases within two sigmas."""

    mu: float
    sigma: float

    @property
    def sure(self) -> float:
        """What they are at least, in all likelihood: by this they are ordered."""
        return self.mu - 2 * self.sigma


NEW = Standing(MIDDLE, 25 / 3)
"""Nobody knows anything yet."""


def rate(
    before: Sequence[Standing],
    ranks: Sequence[int],
    weights: Sequence[Sequence[float]],
    fixed: Collection[int] = (),
) -> list[Standing]:
    """Everybody's rating after a game, by their ranks in it (the lowest is best, equals share one). `weights` say by
    place how much one's comparison with another counts for the one, from 0 to 1."""
    share = 1 / sqrt(max(1, len(before) - 1))  # comparisons in one game are not independent
    wide = [
        each if i in fixed else Standing(each.mu, sqrt(each.sigma**2 + DRIFT**2 * max(weights[i], default=0.0)))
        for i, each in enumerate(before)
    ]
    after: list[Standing] = []
    for i, mine in enumerate(wide):
        if i in fixed:
            after.append(mine)
            continue
        up = surer = 0.0
        for q, other in enumerate(wide):
            if q == i:
                continue
            spread = sqrt(mine.sigma**2 + other.sigma**2 + 2 * BETA**2)
            chance = 1 / (1 + exp((other.mu - mine.mu) / spread))
            came = 1.0 if ranks[i] < ranks[q] else 0.5 if ranks[i] == ranks[q] else 0.0
            weight = share * weights[i][q]
            up += weight * mine.sigma**2 / spread * (came - chance)
            surer += weight * (mine.sigma / spread) ** 3 * chance * (1 - chance)
        after.append(Standing(mine.mu + up, mine.sigma * sqrt(max(1 - surer, LEAST))))
    return after


def alike(one: Standing, other: Standing) -> bool:
    """Whether two are of about the same strength, for all that is known: the weaker would win one game of four."""
    return abs(one.mu - other.mu) <= SCALE + sqrt(one.sigma**2 + other.sigma**2)


# --- one game after another ---


class Placing(NamedTuple):
    """How somebody did in a game: a person by their id, or a bot by its name. Who `left` before the end, so that a bot
    played for them, is behind all people who did not."""

    person: str
    bot: str
    rank: int
    left: bool = False

    @property
    def player(self) -> str:
        """By what others remember that they have met."""
        return self.person or f"bot {self.bot}"


class Outcome(NamedTuple):
    """A rated game. Games count in the order of when they were decided, and of their ids."""

    table: str
    game: str
    at: float
    placings: dict[int, Placing]
    """By seat; seats that are not here are compared with nobody."""


class Change(NamedTuple):
    """What a game did to somebody's rating."""

    before: Standing
    after: Standing


Anchors = Callable[[str], Standing | None]
"""The rating of a bot, by its name; None where nobody has measured it."""


class Reckoning:
    """The ratings of one game's players. What came before is given, or all games are counted from the first."""

    def __init__(
        self,
        anchors: Anchors,
        standings: Mapping[str, Standing] | None = None,
        met: Mapping[frozenset[str], Sequence[float]] | None = None,
    ) -> None:
        self._anchors = anchors
        self.standings: dict[str, Standing] = dict(standings or {})
        self._met: dict[frozenset[str], list[float]] = {pair: list(times) for pair, times in (met or {}).items()}
        """When two players have met, of the last day."""

    def count(self, outcome: Outcome) -> dict[int, Change]:
        """Counts one more game; what it did to each person, by seat."""
        rated: dict[int, tuple[Placing, Standing]] = {}
        for seat, placing in outcome.placings.items():
            standing = self.standings.get(placing.person, NEW) if placing.person else self._anchors(placing.bot)
            if standing is not None:
                rated[seat] = placing, standing
        placings = [placing for placing, _ in rated.values()]
        before = [standing for _, standing in rated.values()]
        fixed = {i for i, each in enumerate(placings) if not each.person}
        after = rate(before, [each.rank for each in placings], self._weights(placings, outcome.at), fixed)
        self._remember(placings, outcome.at)
        changes: dict[int, Change] = {}
        for i, seat in enumerate(rated):
            if i not in fixed:
                self.standings[placings[i].person] = after[i]
                changes[seat] = Change(before[i], after[i])
        return changes

    def _weights(self, placings: Sequence[Placing], at: float) -> list[list[float]]:
        return [[0.0 if one is other else self._weight(one, other, at) for other in placings] for one in placings]

    def _weight(self, one: Placing, other: Placing, at: float) -> float:
        """Of games that two play within a day the second counts half, the third a third, and so on; and it counts
        little to be ahead of somebody who has left."""
        met = self._met.get(frozenset((one.player, other.player)), ())
        often = 1 + sum(at - DAY < each <= at for each in met)
        ahead_of_gone = other.left and one.rank <= other.rank
        return (UNFINISHED if ahead_of_gone else 1.0) / often

    def _remember(self, placings: Sequence[Placing], at: float) -> None:
        pairs = {frozenset((one.player, other.player)) for one in placings for other in placings if one.person}
        for pair in pairs:
            if len(pair) == 2:
                recent = [each for each in self._met.get(pair, ()) if each > at - DAY]
                self._met[pair] = [*recent, at]
