"""What is said of ratings: what a game brought, leaderboards, and the profiles of people with accounts."""

from __future__ import annotations

from typing import Literal

from kronika.server.messages import Rating, Wire

Shown = Literal["everybody", "friends", "nobody"]
"""Who may see somebody's ratings and profile."""


class RatedSeat(Wire):
    """What a rated game did to the rating of a seat's person."""

    seat: int
    place: int
    left: bool
    """A bot has played for them: that puts them behind all people who stayed."""
    before: Rating
    after: Rating


class TableRatings(Wire):
    """What a game brought to those who may be seen, and to the reader; nothing while it is not decided."""

    decided: bool
    seats: list[RatedSeat]


class BoardLine(Wire):
    place: int
    name: str
    rating: Rating
    games: int
    mine: bool


class Leaderboard(Wire):
    """A page of those who are rated at a game and may be seen, in the order of what they are at least in all likelihood
    (mu less two sigmas)."""

    game: str
    lines: list[BoardLine]
    count: int
    """How many there are on all pages."""
    each: int
    """How many there are on one."""
    mine: BoardLine | None
    """The reader's own line, wherever it is."""


class OwnRating(Wire):
    game: str
    rating: Rating
    games: int


class OwnRatings(Wire):
    """The visitor's ratings, and who may see them and their profile; a guest has none."""

    shown: Shown
    ratings: list[OwnRating]


class ShowRatings(Wire):
    shown: Shown


class RatingPoint(Wire):
    """A rating after a game."""

    at: float
    mu: float
    sigma: float


class GameRating(Wire):
    """Somebody's rating at one game, with how it came about, the oldest first."""

    game: str
    rating: Rating
    games: int
    wins: int
    points: list[RatingPoint]


class Favorite(Wire):
    """What somebody takes more often than those they play with: a value of one of a game's facts, see `StatPart`."""

    game: str
    fact: str
    value: str
    games: int
    wins: int


class RatedGame(Wire):
    """A rated game of somebody's. `others` are the names of those who may be seen; `rival` is the strongest of them."""

    table: str
    game: str
    name: str
    at: float
    place: int
    of: int
    left: bool
    others: list[str]
    rival: str
    rival_rating: Rating | None
    before: Rating
    after: Rating
    replay: bool
    """Whether it can be looked at again."""


class Profile(Wire):
    """What may be known of somebody with an account: of their rated games alone."""

    name: str
    since: float
    mine: bool
    shown: Shown
    games: int
    wins: int
    ratings: list[GameRating]
    favorites: list[Favorite]
    latest: list[RatedGame]
    best: list[RatedGame]
    """Games they won against the strongest."""
