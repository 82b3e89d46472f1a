"""What happened, cut to what a seat may know. Made only while somebody listens."""

from __future__ import annotations

from kronika.engine.cards import sees
from kronika.engine.message import Args

Shown = tuple[str, int]
"""A card in an event: its face's name, and the seats that see it (a bit mask)."""


class Event:
    """One thing that happened. `cards` went from the zone `src` to the zone `dst` (or were shown there)."""

    __slots__ = ("args", "cards", "dst", "id", "seat", "src")

    def __init__(
        self, id: str, seat: int, args: Args, cards: list[Shown] | None = None, src: str = "", dst: str = ""
    ) -> None:
        self.id = id
        self.seat = seat
        self.args = args
        self.cards: list[Shown] = [] if cards is None else cards
        self.src = src
        self.dst = dst

    def cut(self, seat: int | None) -> dict[str, object]:
        """The event as this seat (None: a spectator) lived it."""
        moves: list[dict[str, object]] = []
        if self.cards:
            moves.append(self._move([face for face, mask in self.cards if sees(seat, mask)]))
        return self._plain(moves)

    def whole(self) -> dict[str, object]:
        """The event with every card that anybody saw: for whoever may look through all eyes at once."""
        return self._plain([self._move([face for face, mask in self.cards if mask])] if self.cards else [])

    def _move(self, seen: list[str]) -> dict[str, object]:
        """Equal cards cannot be told apart by what is said of them: a card is its face, and where it came from."""
        cards = [{"face": face} for face in seen]
        return {"from": self.src, "to": self.dst, "count": len(self.cards), "cards": cards}

    def _plain(self, moves: list[dict[str, object]]) -> dict[str, object]:
        return {"id": self.id, "seat": self.seat, "args": self.args.copy(), "moves": moves}

    def __repr__(self) -> str:
        return f"Event({self.id!r}, seat {self.seat}, {self.args})"
