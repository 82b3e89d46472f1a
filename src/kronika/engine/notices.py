"""What a table says in words beside its cards: what holds now, and what a seat may foresee without being asked. Any
table can show it without knowing the game: a terminal, a screen reader, a program."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.engine.message import Message


class Notice:
    """A title and its lines. One that is `live` is about what happens now: people see it without asking for it."""

    __slots__ = ("id", "lines", "live", "title")

    def __init__(self, id: str, title: Message, lines: Sequence[Message], live: bool = False) -> None:
        self.id = id
        self.title = title
        self.lines = lines
        self.live = live

    def plain(self) -> dict[str, object]:
        """As JSON-able data, for browsers and programs."""
        said = [line.plain() for line in self.lines]
        return {"id": self.id, "title": self.title.plain(), "lines": said, **({"live": True} if self.live else {})}

    def __repr__(self) -> str:
        return f"Notice({self.id!r}, {self.lines!r})"
