"""A state for small games, which copies itself and writes itself as plain data, slot by slot.

A game that is played a million times in bulk writes both by hand: that is several times as fast.
"""

from __future__ import annotations

from typing import Any, Self

from mypy_extensions import mypyc_attr

from kronika.engine.turns import TurnState

COMMON = ("cards", "events", "over", "phase", "rng", "rules", "seats", "turn")
"""What the engine's own classes hold: taken over by name, since a compiled class does not list its slots."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainState(TurnState):
    """Slots hold numbers, strings, and lists, dicts and sets of them, as deep as you like."""

    __slots__ = ()

    def slots(self) -> list[str]:
        """The game's own slots."""
        found = [slot for kind in type(self).__mro__ for slot in getattr(kind, "__slots__", ())]
        return [slot for slot in found if slot not in COMMON]

    def copy(self) -> Self:
        """An independent copy: lists, dicts and sets of every slot are copied, to any depth."""
        twin = type(self).__new__(type(self))
        TurnState.__init__(twin, self.seats, self.rng.copy(), self.cards.copy(), self.rules)
        twin.over = self.over
        twin.turn = self.turn
        twin.phase = self.phase
        for slot in self.slots():
            setattr(twin, slot, copied(getattr(self, slot)))
        return twin

    def plain(self) -> object:
        """All slots as JSON-able data, for the digest: chronicles hold it, so the order stays as it is. The phase came
        later, and counts where there are several."""
        own = [plain(getattr(self, slot)) for slot in self.slots()] + [self.turn, self.rules]
        if len(self.phases) > 1:
            own.append(self.phase)
        return [self.cards.plain(), self.cards.reveal_count, self.rng.state, self.over, own]


def copied(value: Any) -> Any:
    """A value with its lists, dicts and sets copied, to any depth."""
    if isinstance(value, list):
        return [copied(each) for each in value]
    if isinstance(value, dict):
        return {key: copied(each) for key, each in value.items()}
    return value.copy() if isinstance(value, set) else value


def plain(value: Any) -> Any:
    """JSON-able and in one order, however a dict or a set came to be."""
    if isinstance(value, dict):
        return sorted([key, plain(each)] for key, each in value.items())
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    return sorted(value) if isinstance(value, (set, frozenset)) else value
