"""What is said about setups: those that somebody keeps under a name, what one would make, and how people liked them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from kronika.server.messages import LiveClock, Text, Wire

Stars = Annotated[int, Meta(ge=0, le=5)]


class NamedSetup(Wire):
    """House rules under a name: what differs from the usual setup, for this many players (0: any number), with a time
    limit as a table has it."""

    game: str
    name: str
    setup: dict[str, Any] = field(default_factory=dict)
    seats: Annotated[int, Meta(ge=0, le=20)] = 0
    time_limit: int = field(default=0, name="pace")
    clock: LiveClock | None = None


class ForgetSetup(Wire):
    game: str
    name: str


class LookAhead(Wire):
    """A setup somebody thinks of, for this many players."""

    setup: dict[str, Any]
    seats: Annotated[int, Meta(ge=1, le=20)]


class PreviewPart(Wire):
    """Lines to read, under the text that heads them."""

    head: str
    lines: list[Text]


class Preview(Wire):
    """What somebody who comes new may know of the game that a setup makes."""

    parts: list[PreviewPart]


class Like(Wire):
    """How somebody liked what a game was set up with; 0 takes it back."""

    stars: Stars


class Liking(Wire):
    """The visitor's own vote about a game (0: none), and why they have none to give: they have no `account`, had no
    `chair` to the end, or there is `nothing` that could be set up again."""

    stars: int
    why: Literal["", "account", "chair", "nothing"]


class LikedSetup(Wire):
    """What people liked. `stars` is the mean in halves and `voters` how many said so, once enough have; `mine` is the
    visitor's own vote (0: none)."""

    setup: dict[str, Any]
    stars: float
    voters: int
    mine: int
