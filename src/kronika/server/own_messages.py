"""What is said over HTTP of the visitor themselves: their name, account, devices and data. As in `messages.py`."""

from __future__ import annotations

from typing import Literal

from kronika.server.messages import TableInfo, Wire


class Me(Wire):
    """The visitor. A guest has a name as soon as they sit down somewhere; `account` is what they sign in by, if they
    have one."""

    name: str
    account: str = ""


class Against(Wire):
    """The games against one kind of opponents: the strongest bot among them, the `strength`-th of the `of` that the
    game has (0: it has it no more); where people played too, "" for the bot."""

    bot: str
    strength: int
    of: int
    games: int
    wins: int


class GameRecord(Wire):
    """What somebody has played and won of one game. A victory that was shared is one; a game given up is lost."""

    game: str
    games: int
    wins: int
    against: list[Against]
    """People first, then bots from the strongest."""


class OwnGames(Wire):
    """The visitor's finished games: their records by game, those played most first, and a page of the games
    themselves, the latest first."""

    records: list[GameRecord]
    games: list[TableInfo]
    count: int
    """How many games there are on all pages."""
    each: int
    """How many there are on one."""
    unread: int
    """How many are not in here yet; the next request has more."""


class Rename(Wire):
    name: str


class SignUp(Wire):
    """Makes an account of the visitor, or signs in to one."""

    name: str
    password: str


class SignOut(Wire):
    everywhere: bool = False


class Device(Wire):
    """Where somebody is signed in: the kind of device ("Firefox, Linux"; "": not known), since when, and when it was
    last there (to the hour; 0: not known)."""

    id: str
    agent: str
    begun: float
    seen: float
    here: bool
    """The one that asks."""


class SignOutDevice(Wire):
    """Signs out one device; without an `id` all but this one."""

    id: str = ""


class NewPassword(Wire):
    old: str
    new: str


class Erase(Wire):
    """The visitor is to be forgotten: with the password of their account, or, for a guest, with `sure`."""

    password: str = ""
    sure: bool = False


class Held(Wire):
    """One kind of what is stored: in which columns, whether its owner can have it (`exported`), what becomes of it when
    they are erased, and for how long it is kept else (see `Retention`)."""

    id: str
    columns: list[str]
    exported: bool
    erased: Literal["deleted", "replaced", "kept"]
    kept: str


class Browsers(Wire):
    """What a browser keeps: a cookie, or something that the page has put there."""

    name: str
    where: Literal["cookie", "local", "session", "cache"]
    id: str


class Retention(Wire):
    """For how many days something is kept; 0: for good."""

    id: str
    days: float


class Privacy(Wire):
    """What is stored here about people, and for how long."""

    held: list[Held]
    browser: list[Browsers]
    kept: list[Retention]
