"""What is said over HTTP of the visitor themselves: their name, account, devices and data. As in `messages.py`."""

from __future__ import annotations

from typing import Literal

from kronika.server.messages import Wire


class Me(Wire):
    """The visitor. A guest has a name as soon as they sit down somewhere; `account` is what they sign in by, if they
    have one."""

    name: str
    account: str = ""


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
    they are erased, and for how long it is kept else (see `Kept`)."""

    id: str
    columns: list[str]
    exported: bool
    erased: Literal["deleted", "replaced", "kept"]
    kept: str


class Browsers(Wire):
    """What a browser keeps: a cookie, or something that the page has put there."""

    name: str
    where: Literal["cookie", "local", "session"]
    id: str


class Kept(Wire):
    """For how many days something is kept; 0: for good."""

    id: str
    days: float


class Privacy(Wire):
    """What is stored here about people, and for how long."""

    held: list[Held]
    browser: list[Browsers]
    kept: list[Kept]
