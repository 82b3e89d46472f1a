"""Games in turns and phases: whose turn it is, and in which phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from kronika.engine.cards import Cards
from kronika.engine.game import Sight, State
from kronika.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnState(State):
    """`turn` is the seat whose turn it is, -1 if nobody's; `phase` the number of the phase."""

    __slots__ = ("phase", "turn")

    phases: ClassVar[Sequence[str]] = ("",)
    """The names of the phases, by their number."""

    def __init__(self, seats: int, rng: Rng, cards: Cards, rules: int = 1) -> None:
        super().__init__(seats, rng, cards, rules)
        self.turn = 0
        self.phase = 0


T = TypeVar("T", bound=TurnState)


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnSight(Sight[T]):
    """What every seat sees of it."""

    __slots__ = ()

    @property
    def turn(self) -> int:
        """Whose turn it is, -1 if nobody's."""
        return self._s.turn

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return self._s.phases[self._s.phase]
