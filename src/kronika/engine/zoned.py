"""Games whose cards lie in zones with plain rules: each zone is open to all, to its owner, or to nobody.

A state that says how its zones are arranged gets the sight, the view and what is hidden from whom for nothing. What
goes beyond the rules of the zones (a look into a hand) is in `cards.known`, as everywhere.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from kronika.engine.game import Game
from kronika.engine.plain_state import PlainState
from kronika.engine.turns import TurnSight

ALL: Final = "all"
OWNER: Final = "owner"
NOBODY: Final = "nobody"


class Zone:
    """A place for cards: its kind, whose it is (None: nobody's), the cards, and who sees them by rule."""

    __slots__ = ("cards", "kind", "owner", "seen_by")

    def __init__(self, kind: str, owner: int | None, cards: list[int], seen_by: str) -> None:
        self.kind = kind
        self.owner = owner
        self.cards = cards
        self.seen_by = seen_by

    @property
    def id(self) -> str:
        """What the view calls it: its kind, and with an owner `kind:seat`."""
        return self.kind if self.owner is None else f"{self.kind}:{self.owner}"


@mypyc_attr(allow_interpreted_subclasses=True)
class ZonedState(PlainState):
    """A state that knows its zones."""

    __slots__ = ()

    @abstractmethod
    def layout(self) -> list[Zone]:
        """All zones, in the order in which they are shown."""

    def zones(self) -> list[list[int]]:
        """The cards of each zone, in the order of the layout."""
        return [zone.cards for zone in self.layout()]

    def sees(self, seat: int | None, zone: Zone, card: int) -> bool:
        """Whether a seat (None: a spectator) knows a card of a zone, by the zone's rule or because it was shown it."""
        if zone.seen_by == ALL or (seat is not None and zone.seen_by == OWNER and zone.owner == seat):
            return True
        return self.cards.knows(seat, card)


Z = TypeVar("Z", bound=ZonedState)


@mypyc_attr(allow_interpreted_subclasses=True)
class ZonedSight(TurnSight[ZonedState]):
    """What a seat sees of the zones: for bots, and for the view."""

    __slots__ = ()

    def zone(self, id: str) -> list[str]:
        """The faces that this seat sees in a zone: zone('discard:1')."""
        return self.names(self._seen(next(zone for zone in self._s.layout() if zone.id == id)))

    def shown_zones(self) -> list[dict[str, Any]]:
        """All zones as views show them."""
        return [
            {
                "id": zone.id,
                "owner": zone.owner,
                "kind": zone.kind,
                "count": len(zone.cards),
                "cards": self.shown(self._seen(zone)),
            }
            for zone in self._s.layout()
        ]

    def _seen(self, zone: Zone) -> list[int]:
        return [card for card in zone.cards if self._s.sees(self.seat, zone, card)]


@mypyc_attr(allow_interpreted_subclasses=True)
class ZonedGame(Game[Z]):
    """A game of such a state. A game that shows more than its zones extends `view`."""

    def sight(self, state: Z, seat: int | None) -> ZonedSight:
        """The window of a seat, from the layout of the zones."""
        return ZonedSight(state, seat)

    def view(self, sight: Any) -> dict[str, Any]:
        """The zones as the seat sees them; a game adds phase, tracks and tokens where it has any."""
        seats: list[dict[str, Any]] = [{"seat": seat} for seat in range(sight.seats)]
        turn = None if sight.turn < 0 else sight.turn
        zones = sight.shown_zones()
        return {"turn": turn, "phase": "", "seats": seats, "zones": zones, "tracks": [], "tokens": [], "extra": {}}

    def hidden(self, state: Z, seat: int | None) -> list[list[int]]:
        """All that the seat does not see, in one group: any of these cards might lie in any of these places."""
        return [[card for zone in state.layout() for card in zone.cards if not state.sees(seat, zone, card)]]
