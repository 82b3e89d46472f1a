"""What is said about tournaments."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kronika.server.messages import LiveClock, Mark, Wire

TournamentStatus = Literal["entering", "running", "over"]
TournamentSystem = Literal["swiss", "round-robin"]


class LookTournament(Wire, tag="tournament"):
    """I look at this tournament, or at none ("")."""

    tournament: str


class NewTournament(Wire):
    """`rounds` counts where not everybody meets everybody; `patience` is how many seconds one has to come to a table.
    `listed`: everybody finds it; else whoever has the link."""

    game: str
    name: str
    system: TournamentSystem = "swiss"
    seats: int = 2
    rounds: int = 3
    time_limit: int = msgspec.field(default=0, name="pace")
    clock: LiveClock | None = None
    patience: int = 600
    listed: bool = False
    setup: dict[str, Any] = msgspec.field(default_factory=dict)


class Enter(Wire):
    """I play; by this name, where I have none yet."""

    name: str = ""


class EnterBots(Wire):
    """How many bots of this kind play."""

    bot: str
    count: int = 1


class RemoveEntrant(Wire):
    """Somebody plays no more: the organizer says so, or they do."""

    number: int


class EntrantRow(Wire):
    """An entrant with how they stand: `buchholz` is what their opponents have together, `direct` what they have from
    games among those who have as much of both."""

    number: int
    name: str
    bot: str
    mark: Mark
    gone: bool
    rank: int
    points: float
    buchholz: float
    direct: float
    wins: int
    games: int


class Seated(Wire):
    """Where somebody sits in a round. Points are null as long as nobody knows."""

    entrant: int
    came: bool
    points: float | None


class Board(Wire):
    """A table of a round, by seat; without a table those who sit out."""

    table: str
    seats: list[Seated]


class Round(Wire):
    number: int
    boards: list[Board]
    due: float
    """Until when those who play have to have come to their tables."""


class TournamentLine(Wire):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    host: str
    """What the organizer's account is called."""
    system: TournamentSystem
    seats: int
    rounds: int
    round: int
    """The one that is on; 0: it has not begun."""
    time_limit: int = msgspec.field(name="pace")
    clock: LiveClock | None
    status: TournamentStatus
    players: int
    room: int
    """How many may still enter."""
    mine: int | None
    """The reader's number."""
    organizes: bool


class Tournament(Wire, tag="tournament"):
    """A tournament as it stands, the best first; rounds from the first."""

    line: TournamentLine
    patience: int
    listed: bool
    setup: dict[str, Any]
    entrants: list[EntrantRow]
    played: list[Round]
    table: str
    """Where the reader is to sit now; "": nowhere."""
    blocked: list[int] = msgspec.field(default_factory=list)
    """The numbers of those whom the reader has blocked; nobody else gets them."""
