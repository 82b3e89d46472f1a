"""An answer picked one option after the other, as programs that learn give it: there is one way to each answer, and
where enough is picked they may stop."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.engine.ask import Ask


def open_picks(ask: Ask, picked: Sequence[int]) -> tuple[list[int], bool]:
    """Which options may be picked next, and whether one may stop. Where the order does not matter they are picked in
    the order of the list; and only where enough can still follow."""
    left = [option.most for option in ask.options]
    for each in picked:
        left[each] -= 1
    count = len(picked)
    may_stop = count >= ask.least
    if count >= ask.most:
        return [], may_stop
    need = ask.least - count - 1
    if ask.ordered:
        enough = sum(left) - 1 >= need
        return [each for each, room in enumerate(left) if room and enough], may_stop
    open: list[int] = []
    behind = 0
    first = picked[-1] if picked else 0
    for each in range(len(left) - 1, first - 1, -1):
        behind += left[each]
        if left[each] and behind - 1 >= need:
            open.append(each)
    open.reverse()
    return open, may_stop


class Picks:
    """One answer on its way."""

    __slots__ = ("ask", "may_stop", "open", "picked")

    def __init__(self, ask: Ask) -> None:
        self.ask = ask
        self.picked: list[int] = []
        self.open, self.may_stop = open_picks(ask, self.picked)

    @property
    def is_whole(self) -> bool:
        """Whether nothing can follow any more."""
        return not self.open

    def pick(self, number: int) -> None:
        """One option more; one of those that are open."""
        if number not in self.open:
            raise ValueError(f"option {number} cannot be picked now: {self.open} can{self._or_stop()}")
        self.picked.append(number)
        self.open, self.may_stop = open_picks(self.ask, self.picked)

    def stop(self) -> None:
        """No more options."""
        if not self.may_stop:
            raise ValueError(f"{self.ask.least} options have to be picked, and there are {len(self.picked)}")
        self.open = []

    def _or_stop(self) -> str:
        return ", or stopping" if self.may_stop else ""

    def keys(self) -> list[str]:
        """The answer, as tables take it."""
        return [self.ask.options[each].key for each in self.picked]

    def copy(self, ask: Ask) -> Picks:
        """The same picks of the same ask at another table."""
        twin = Picks(ask)
        twin.picked = list(self.picked)
        twin.open, twin.may_stop = list(self.open), self.may_stop
        return twin
