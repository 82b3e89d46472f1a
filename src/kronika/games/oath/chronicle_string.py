"""Chronicle strings: one line of text that holds a world between two games, as players of the tabletop simulator pass
it on. Here only its form; what it means for a world is world_string.py.

Numbers are upper-case hexadecimal of fixed width, names raw bytes (UTF-8) after their length. Reading a string and
writing it again gives the same string, byte for byte, in each version.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from kronika.engine.errors import SetupError
from kronika.engine.message import Args

Version: TypeAlias = tuple[int, int, int]

VERSIONS: Final[tuple[Version, ...]] = (
    (1, 6, 0),
    (2, 0, 0),
    (3, 1, 0),
    (3, 3, 0),
    (3, 3, 1),
    (3, 3, 2),
    (3, 3, 3),
)
"""Those we know, the oldest first. One in between is read in the form of the known one before it, if it fits."""
RELICS_SINCE: Final = (3, 1, 0)
WINNER_SINCE: Final = (3, 3, 1)
WRITTEN: Final = (3, 3, 2)
"""3.3.3 has the same form, so whoever reads that one reads this one, too."""
SITES: Final = 8
CARDS_PER_SITE: Final = 3
SUIT_ORDER: Final = "012345"
"""Unused in the printed game."""
NONE: Final = 255
"""No site, or no card."""
DIGITS: Final = "0123456789ABCDEF"


class StringFault(SetupError):
    """What is wrong with a chronicle string, and where."""


class ChronicleString:
    """The fields of a string in their order. Sites are a byte each with the bytes of their three cards; decks are bytes
    of cards, the world deck from the top, the relic deck from the bottom. What a version lacks stays empty."""

    def __init__(self, version: Version = WRITTEN) -> None:
        self.version = version
        self.games = 1
        self.name = "Empire and Exile"
        self.played = 0
        """Colors that took part in the last game."""
        self.citizens = 0
        """Colors whose boards lie on their Citizen side."""
        self.oath = 0
        self.suit_order = SUIT_ORDER
        self.sites: list[tuple[int, list[int]]] = [(NONE, [NONE] * CARDS_PER_SITE) for _ in range(SITES)]
        self.world: list[int] = []
        self.dispossessed: list[int] = []
        self.relics: list[int] = []
        self.previous_citizens = 0
        self.winner = 0
        """The color that won, as a bit."""
        self.winner_name = "UNKNOWN"

    @property
    def has_relics(self) -> bool:
        return self.version >= RELICS_SINCE

    @property
    def has_winner(self) -> bool:
        return self.version >= WINNER_SINCE

    def text(self) -> str:
        parts = [
            *(number(part, 2) for part in self.version),
            number(self.games, 4),
            named(self.name, "name"),
            number(self.played, 2),
            number(self.citizens, 2),
            number(self.oath, 2),
            self.suit_order,
        ]
        for site, cards in self.sites:
            parts.append(deck([site, *cards]))
        parts += [counted(self.world), counted(self.dispossessed)]
        if self.has_relics:
            parts.append(counted(self.relics))
        if self.has_winner:
            parts += [number(self.previous_citizens, 2), number(self.winner, 2), named(self.winner_name, "winner-name")]
        return "".join(parts)


# --- writing ---


def number(value: int, digits: int) -> str:
    return f"{value:0{digits}X}"


def deck(cards: list[int]) -> str:
    return bytes(cards).hex().upper()


def counted(cards: list[int]) -> str:
    return number(len(cards), 2) + deck(cards)


def named(name: str, field: str) -> str:
    length = len(name.encode())
    if not 1 <= length <= 255:
        raise StringFault("oath-string-name", {"field": field, "length": length})
    return number(length, 2) + name


def fitting(name: str) -> str:
    """As much of a name as a string has room for."""
    cut = " ".join(name.split()).encode()[:255].decode(errors="ignore")
    return cut or "?"


# --- reading ---


def read_string(text: str) -> ChronicleString:
    """The fields of a string; StringFault with the place and the reason if it is damaged, or with its version if that
    may be the reason."""
    source = Reader(text.strip("\r\n"))
    first, second, third = (source.number("version", 2) for _ in range(3))
    version = (first, second, third)
    if not VERSIONS[0] <= version <= VERSIONS[-1]:
        raise unknown(version)
    try:
        return read_fields(source, version)
    except StringFault as fault:
        if version in VERSIONS:
            raise
        raise unknown(version) from fault


def unknown(version: Version) -> StringFault:
    known = ", ".join(map(dotted, VERSIONS))
    return StringFault("oath-string-version", {"version": dotted(version), "known": known})


def dotted(version: Version) -> str:
    return ".".join(map(str, version))


def read_fields(source: Reader, version: Version) -> ChronicleString:
    """All that follows the version, in the form of that version."""
    found = ChronicleString(version)
    found.games = source.number("games", 4)
    found.name = source.name("name")
    found.played = source.number("played", 2)
    found.citizens = source.number("citizens", 2)
    found.oath = source.number("oath", 2)
    found.suit_order = source.digits("suit-order", 6)
    found.sites = [
        (source.number("sites", 2), [source.number("sites", 2) for _ in range(CARDS_PER_SITE)]) for _ in range(SITES)
    ]
    found.world = source.deck("world")
    found.dispossessed = source.deck("dispossessed")
    if found.has_relics:
        found.relics = source.deck("relics")
    if found.has_winner:
        found.previous_citizens = source.number("previous-citizens", 2)
        found.winner = source.number("winner", 2)
        found.winner_name = source.name("winner-name")
    source.end()
    return found


class Reader:
    """Takes a string apart from the left; counts in bytes, as the strings do."""

    def __init__(self, text: str) -> None:
        self.bytes = text.encode()
        self.at = 0

    def take(self, field: str, count: int) -> bytes:
        if self.at + count > len(self.bytes):
            have = len(self.bytes) - self.at
            args: Args = {"field": field, "position": self.at + 1, "needed": count, "have": have}
            raise StringFault("oath-string-short", args)
        taken = self.bytes[self.at : self.at + count]
        self.at += count
        return taken

    def digits(self, field: str, count: int) -> str:
        start = self.at
        taken = self.take(field, count)
        for i, byte in enumerate(taken):
            if chr(byte) not in DIGITS:
                shown = bytes([byte]).decode(errors="replace")
                raise StringFault("oath-string-digit", {"field": field, "position": start + i + 1, "found": shown})
        return taken.decode()

    def number(self, field: str, digits: int) -> int:
        return int(self.digits(field, digits), 16)

    def name(self, field: str) -> str:
        length = self.number(field, 2)
        start = self.at
        taken = self.take(field, length)
        try:
            return taken.decode()
        except UnicodeDecodeError as error:
            raise StringFault("oath-string-letters", {"field": field, "position": start + 1}) from error

    def deck(self, field: str) -> list[int]:
        return [self.number(field, 2) for _ in range(self.number(field, 2))]

    def end(self) -> None:
        left = len(self.bytes) - self.at
        if left:
            raise StringFault("oath-string-long", {"position": self.at + 1, "count": left})
