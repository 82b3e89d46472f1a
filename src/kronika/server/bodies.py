"""How much of the bodies of requests is in memory at once: of one address, and of all together.

A body counts as it comes, byte by byte, and until its request is answered: what somebody only announces costs nothing,
and what has come and is still worked at goes on counting. Ordinary requests have a quarter more room than files, so
that those who only play go on while somebody fills the house with files.
"""

from __future__ import annotations

from starlette.requests import HTTPConnection

from kronika.server.errors import RequestError
from kronika.server.settings import Settings
from kronika.server.shares import FREE, Share

SMALL = 1.25
"""How many times as much room as files have there is for all bodies together."""
SOON = 5
"""Seconds after which it is worth while to send it again."""


class Bodies:
    def __init__(self, settings: Settings) -> None:
        self._small = settings.body_limit
        self._most = settings.bodies_per_address
        self._in_all = settings.bodies
        self.held = 0
        """Bytes that are in memory now."""

    def take(self, request: HTTPConnection, count: int, limit: int) -> None:
        """This many bytes more have come of a body of `limit` bytes at most; RequestError where there is no room."""
        share: Share = request.scope["share"]
        room = SMALL if limit <= self._small else 1.0
        if share is not FREE and share.bytes + count > room * self._most:
            raise RequestError("too-fast", status=429, retry=SOON)
        if self.held + count > room * self._in_all:
            raise RequestError("server-busy", {"seconds": SOON}, status=503, retry=SOON)
        share.hold(count)
        self.held += count
        request.state.body_bytes = getattr(request.state, "body_bytes", 0) + count

    def give_back(self, request: HTTPConnection) -> None:
        """The request is answered, or its sender has gone."""
        count = getattr(request.state, "body_bytes", 0)
        share: Share = request.scope["share"]
        share.hold(-count)
        self.held -= count
        request.state.body_bytes = 0
