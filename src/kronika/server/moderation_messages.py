"""What is said about order at a table: what its host arranges, and what somebody reports."""

from __future__ import annotations

from typing import Literal

from kronika.server.messages import Coaching, Wire


class Mute(Wire):
    """The host mutes somebody, or lets them write again. `who` comes from a chair, a line or the list of the muted."""

    who: str
    muted: bool = True


class Remove(Wire):
    """The host takes somebody off their chair; all invitations are taken back with it."""

    who: str


class Arrange(Wire):
    """The host lets spectators write or not, and in or not, and the seats ask the coach or not (null: as it is)."""

    open_chat: bool | None = None
    closed: bool | None = None
    coach: Coaching | None = None
    listed: bool | None = None
    """Whether anybody may find the table and sit down."""
    locked: bool | None = None
    """Whether nobody new may sit down."""
    ready: bool | None = None
    """Whether the game waits until all people are ready."""


class Report(Wire):
    """To whoever runs the server: about a line of chat (`line`), or about somebody (`who`) or their name."""

    about: Literal["line", "name", "person"]
    reason: str
    who: str = ""
    line: int = 0


class Reported(Wire):
    """It is written down; the operator will read it."""
