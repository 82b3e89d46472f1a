"""What is said about open tables, at which anybody may sit down."""

from __future__ import annotations

from typing import Any

import msgspec

from kronika.languages import SpokenLanguage
from kronika.server.messages import LiveClock, Mark, Rating, Wire


class LookAround(Wire, tag="lobby"):
    """I look at the list of open tables, or no longer."""

    look: bool


class OpenChair(Wire):
    """A chair of an open table: empty where there is no name."""

    name: str
    person: bool
    bot: str
    mark: Mark
    here: bool
    rating: Rating | None


class OpenTable(Wire):
    """A table at which anybody may sit down, as the list shows it."""

    id: str
    game: str
    name: str
    host: str
    """What whoever started it is called there; "" if they do not sit there."""
    setup: dict[str, Any]
    chairs: list[OpenChair]
    time_limit: int = msgspec.field(name="pace")
    clock: LiveClock | None
    locked: bool
    lang: SpokenLanguage
    rated: bool
    near: bool
    """Those who look for a game are brought here only if they are about as strong."""
    fill_at: float | None
    created: float


class OpenTables(Wire, tag="open-tables"):
    """The open tables, the newest first, for whoever looks at the list; after the `whole` of it only those that are new
    or have changed, and which are `gone`."""

    tables: list[OpenTable]
    gone: list[str]
    whole: bool


class Swap(Wire):
    """The host lets two chairs change places before the game."""

    one: int
    other: int


class FindGame(Wire):
    """I want to play this game with anybody; 0 seats: however many. Where nobody waits, I wait at a table of my own,
    and after this many seconds bots fill it (0: never)."""

    game: str
    seats: int = 0
    time_limit: int = msgspec.field(default=0, name="pace")
    clock: LiveClock | None = None
    lang: SpokenLanguage = ""
    fill_after: int = 120
    rated: bool = False
    """Whether it is to count for ratings."""
    near: bool = False
    """Only with people who are about as strong as I."""
    player: str = ""
    """My name, where I have none yet."""
    takes_part: bool = False
