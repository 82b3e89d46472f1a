"""How many pairs can be made where not everybody may be paired with everybody: a largest matching, by Edmonds' way of
shrinking odd circles. For some sixty people that takes milliseconds."""

from __future__ import annotations

from collections.abc import Callable, Sequence

NOBODY = -1


def most_pairs(people: Sequence[int], may: Callable[[int, int], bool]) -> int:
    """How many pairs of people who may be paired there can be at once."""
    count = len(people)
    near = [[j for j in range(count) if j != i and may(people[i], people[j])] for i in range(count)]
    mate = [NOBODY] * count
    for i in range(count):
        if mate[i] == NOBODY:
            Search(near, mate, i).widen()
    return sum(each != NOBODY for each in mate) // 2


class Search:
    """Looks for a way from somebody without a mate to another one, along which every second pair can be exchanged."""

    def __init__(self, near: list[list[int]], mate: list[int], root: int) -> None:
        self._near = near
        self._mate = mate
        self._root = root
        self._before = [NOBODY] * len(mate)
        """From whom somebody was reached."""
        self._base = list(range(len(mate)))
        """What stands for the circle in which somebody is."""
        self._queue = [root]
        self._known = {root}

    def widen(self) -> None:
        """Pairs one more, if that is possible."""
        for one in self._queue:  # which grows meanwhile
            for other in self._near[one]:
                if self._base[one] == self._base[other] or self._mate[one] == other:
                    continue
                if other == self._root or (self._mate[other] != NOBODY and self._before[self._mate[other]] != NOBODY):
                    self._shrink(one, other)
                elif self._before[other] == NOBODY:
                    self._before[other] = one
                    if self._mate[other] == NOBODY:
                        self._exchange(other)
                        return
                    self._come_to(self._mate[other])

    def _come_to(self, one: int) -> None:
        if one not in self._known:
            self._known.add(one)
            self._queue.append(one)

    def _exchange(self, end: int) -> None:
        while end != NOBODY:
            before = self._before[end]
            further = self._mate[before]
            self._mate[end], self._mate[before] = before, end
            end = further

    def _shrink(self, one: int, other: int) -> None:
        """Two ways of the same kind meet: all on their circle are one from now on."""
        top = self._common(one, other)
        circle: set[int] = set()
        for start, reached in ((one, other), (other, one)):
            here, child = start, reached
            while self._base[here] != top:
                circle |= {self._base[here], self._base[self._mate[here]]}
                self._before[here] = child
                child = self._mate[here]
                here = self._before[child]
        for each in range(len(self._base)):
            if self._base[each] in circle:
                self._base[each] = top
                self._come_to(each)

    def _common(self, one: int, other: int) -> int:
        passed: set[int] = set()
        while True:
            one = self._base[one]
            passed.add(one)
            if self._mate[one] == NOBODY:
                break
            one = self._before[self._mate[one]]
        while self._base[other] not in passed:
            other = self._before[self._mate[self._base[other]]]
        return self._base[other]
