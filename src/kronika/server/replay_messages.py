"""What is said about games that are seen again."""

from __future__ import annotations

from typing import Any, Literal

from kronika.server.messages import Wire


class Frame(Wire):
    """One moment of a replay: the view after `seq` answers and what happened since the frame before. While the game
    runs, `seq` counts what the reader could notice instead."""

    seq: int
    view: dict[str, Any]
    events: list[dict[str, Any]]


class EventPage(Wire):
    """Events of a table as a reader lived them, after the first `first`."""

    first: int
    events: list[dict[str, Any]]


class Frames(Wire):
    game: str
    names: list[str]
    answers: int
    """How many answers the game has; frames run from 0 to this."""
    first: int
    frames: list[Frame]
    result: dict[str, Any] | None
    eyes: list[int | Literal["all", "public"]]
    """Through whose eyes the reader may look, the best first: those of seats, everybody's at once, a spectator's."""


class Turn(Wire):
    """A moment that turned a game: the replay shows it after `seq` answers. `round` is 0 where a game counts none."""

    seq: int
    round: int
    event: dict[str, Any]


class Stretch(Wire):
    """A turn in a replay: after how many answers it begins, whose it is (null where all play at once), and which of
    that player's turns it is."""

    first: int
    seat: int | None
    round: int


class ReplayCharts(Wire):
    """The graphs of a replay: how the game stood at its beginning and at the end of each turn. `ends` are the answers
    given by then; each chart has a row for each of them, with a number for each seat (null: not known)."""

    turns: list[Stretch]
    ends: list[int]
    values: dict[str, list[list[float | None]]]
    marks: list[Turn]


class PlayOn(Wire):
    """A new table that begins with the first `at` answers of a finished game: the visitor takes over one seat, bots the
    others (`bot` those that people had)."""

    at: int
    seat: int
    bot: str
    player: str = ""
    """The visitor's name, where they have none yet."""
