"""What a game adds to its view for programs that learn: numbers that a player would work out, and a net would not."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
PARTS: Final = 16
"""The parts of the whole that a share is counted in, so that all numbers are whole ones."""


class Feature:
    """A named number: of the position, of a seat in it, or of one option of the open ask."""

    __slots__ = ("is_share", "name", "option", "seat", "value")

    def __init__(self, name: str, value: int, seat: int = NOBODY, option: str = "", is_share: bool = False) -> None:
        self.name = name
        self.value = value
        self.seat = seat
        """Whose it is: nets count seats from the asked one on."""
        self.option = option
        """The key of the option that it is about."""
        self.is_share = is_share
        """Whether the number is a share, in PARTS, and no count."""

    def plain(self) -> tuple[str, int, int, str, bool]:
        """To be compared."""
        return self.name, self.value, self.seat, self.option, self.is_share

    def __repr__(self) -> str:
        return f"Feature{self.plain()!r}"


def share(name: str, part: float, seat: int = NOBODY, option: str = "") -> Feature:
    """A chance, or another part of a whole, from 0 to 1."""
    return Feature(name, int(PARTS * part + 0.5), seat, option, True)
