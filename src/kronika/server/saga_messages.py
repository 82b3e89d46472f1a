"""What is said over HTTP of sagas. As in `messages.py`."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from kronika.server.messages import Wire
from kronika.server.replay_messages import Turn


class SagaLine(Wire):
    """A saga in a list. `number` and `table` are those of its last game, which `over` tells of."""

    id: str
    name: str
    game: str
    number: int
    table: str
    over: bool
    changed: float


class SagaGame(Wire):
    """A game of a saga. What it brought is known when it is over: `saga_record` in the game's own words, the moments
    that turned it, and `scene`, what all could see (seats, and zones that are nobody's) just before it was decided. Of
    one that is closed to the reader there are no `names` and nothing else."""

    number: int
    table: str
    status: Literal["gathering", "playing", "over"]
    names: list[str]
    mine: int | None
    created: float
    winners: list[int] = field(default_factory=list)
    saga_record: dict[str, Any] = field(default_factory=dict)
    turns: list[Turn] = field(default_factory=list)
    scene: dict[str, Any] = field(default_factory=dict)


class SagaStory(Wire):
    id: str
    name: str
    game: str
    games: list[SagaGame]
    on: bool
    """A game is on: then its world is a secret, and the saga cannot be had as a file or a string."""
    may_go_on: bool
    """Whether the reader may start the next game."""
    may_renew: bool = False
    """Whether the reader may start the last game again: it still gathers, or everybody has left it."""


class NextGame(Wire):
    """The next game of a saga; 0 seats: as many as there were. `replaces` is the table it has now, which has come to
    nothing and is to be put aside."""

    seats: int = 0
    replaces: str = ""
    takes_part: bool = False
    """Whether the visitor's page takes part in the deal."""


class WorldString(Wire):
    """The world that a saga's next game begins with, as one line of text."""

    text: str


class OpenedSaga(Wire):
    saga: str
