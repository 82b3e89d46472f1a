"""How long a look at many decisions may take: the time is shared out again as it is spent.

What a machine can do is known only while it does it, and others may want it too. So the next few decisions get what is
left, divided by how many are left; where not even the shortest look at all of them fits, only every second or third is
looked at, or if they come by rank, the first of them. Nothing is looked at later than promised, only less closely.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

THRIFT = 2.0
"""By how much more than its even share a decision gets as long as others need less: little is spent where a bot would
have done the same."""
LEAST = 1.0
"""Milliseconds that every decision gets: one world."""
OVER = 1.5
"""By how much a decision may cost more than it was given before some are left out."""
SPARSEST = 8
"""One in this many is looked at, however little time there is."""


class Schedule:
    """This many seconds for these decisions, in their order; `ranked`: the first ones matter most, and none of them
    needs more than `longest` milliseconds."""

    __slots__ = ("_cost", "_given", "_left", "_longest", "_ranked", "_seqs", "_spent", "_total", "_wished")

    def __init__(self, seqs: Sequence[int], seconds: float, ranked: bool = False, longest: float = inf) -> None:
        self._ranked = ranked
        self._longest = longest
        self._seqs = list(seqs)
        self._total = len(self._seqs)
        self._left = seconds
        self._given = self._spent = 0.0
        self._cost = self._wished = 0.0
        """Seconds that one decision of the last few has taken, and those that it was given."""

    @property
    def done(self) -> float:
        """The part of them that is behind us."""
        return 1 - len(self._seqs) / max(1, self._total)

    def next(self, most: int) -> dict[int, float]:
        """The next few, up to a number of them, with their milliseconds; none if there are no more, or no time for
        them."""
        if not self._seqs or (self._ranked and self._left <= 0):
            return {}
        even = max(self._left, 0.0) / len(self._seqs)
        step = 1
        if self._cost > OVER * max(even, self._wished) and not self._ranked:
            step = SPARSEST if even <= 0 else min(SPARSEST, max(1, round(self._cost / even)))
        thrift = THRIFT if not self._spent else min(THRIFT, max(1.0, self._given / self._spent))
        taken, self._seqs = self._seqs[: most * step], self._seqs[most * step :]
        each = min(self._longest, 1000 * even * step * thrift)
        if self._ranked:
            each = min(each, 1000 * self._left)
        return dict.fromkeys(taken[::step], max(LEAST, each))

    def note(self, wanted: dict[int, float], seconds: float) -> None:
        """That these have taken so long."""
        self._left -= seconds
        self._spent += seconds
        self._given += sum(wanted.values()) / 1000
        self._cost = seconds / max(1, len(wanted))
        self._wished = sum(wanted.values()) / 1000 / max(1, len(wanted))
