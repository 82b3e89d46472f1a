"""A state for small games, which copies itself and writes itself as plain data, slot by slot.

A game that is played a million times in bulk writes both by hand: that is several times as fast.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from mypy_extensions import mypyc_attr

from kronika.engine.cards import EVERYONE
from kronika.engine.events import Event
from kronika.engine.game import State
from kronika.engine.message import Args

COMMON = ("cards", "events", "over", "rng", "seats")


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainState(State):
    """Slots hold numbers, strings, and lists, dicts and sets of them, as deep as you like."""

    __slots__ = ()

    def slots(self) -> list[str]:
        """The game's own slots."""
        found = [slot for kind in type(self).__mro__ for slot in getattr(kind, "__slots__", ())]
        return [slot for slot in found if slot not in COMMON]

    def copy(self) -> Self:
        """An independent copy: lists, dicts and sets of every slot are copied, to any depth."""
        twin = type(self).__new__(type(self))
        State.__init__(twin, self.seats, self.rng.copy(), self.cards.copy())
        twin.over = self.over
        for slot in self.slots():
            setattr(twin, slot, copied(getattr(self, slot)))
        return twin

    def plain(self) -> object:
        """All slots as JSON-able data, for the digest."""
        own = [plain(getattr(self, slot)) for slot in self.slots()]
        return [self.cards.plain(), self.cards.news, self.rng.state, self.over, own]

    def tell(
        self,
        id: str,
        seat: int,
        args: Args | None = None,
        cards: Sequence[int] = (),
        src: str = "",
        dst: str = "",
        sees: int = EVERYONE,
    ) -> None:
        """Notes an event, if somebody listens: cards went from one zone to another, seen by the seats of a mask."""
        if self.events is not None:
            shown = [(card, self.cards.name(card), sees) for card in cards]
            self.events.append(Event(id, seat, args or {}, shown, src, dst))


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
