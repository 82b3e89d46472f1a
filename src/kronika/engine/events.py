"""What happened, cut to what a seat may know. Made only while somebody listens."""

from __future__ import annotations

from kronika.engine.cards import sees
from kronika.engine.message import Args

Shown = tuple[int, str, int]
"""A card in an event: its id, its face's name, and the seats that see it (a bit mask)."""


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
            seen = [{"id": id, "face": face} for id, face, mask in self.cards if sees(seat, mask)]
            moves.append({"from": self.src, "to": self.dst, "count": len(self.cards), "cards": seen})
        return {"id": self.id, "seat": self.seat, "args": self.args.copy(), "moves": moves}

    def __repr__(self) -> str:
        return f"Event({self.id!r}, seat {self.seat}, {self.args})"
