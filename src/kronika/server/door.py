"""The door of the house: who opens a line has to say something soon, and no address holds all lines."""

from __future__ import annotations

import asyncio
from collections import Counter

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kronika.server.sessions import is_among, network
from kronika.server.settings import Settings

RECOUNT = 0.25
"""Seconds for which the lines of all addresses are known."""


class Door(HttpToolsProtocol):
    """uvicorn waits for the head of a request for ever, and counts no lines."""

    settings: Settings
    lines: Counter[str]
    """By address, as they were counted at `counted`, and those that were opened since."""
    counted: list[float]
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._too_many():
            transport.abort()
        else:
            self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_is_there()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # as where a line is lost: else the two hold each other for ever

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._deadline is None:
            self._expect_head()

    def on_headers_complete(self) -> None:
        self._head_is_there()
        super().on_headers_complete()

    def _expect_head(self) -> None:
        self._deadline = self.loop.call_later(self.settings.head_patience, self.transport.abort)

    def _head_is_there(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_many(self) -> bool:
        """Whether all lines are taken, or too many by this address; a proxy speaks for many."""
        if len(self.connections) > self.settings.connections:
            return True
        if self.client is None or is_among(self.client[0], self.settings.proxies):
            return False
        mine = network(self.client[0])
        self._count()
        self.lines[mine] += 1
        return self.lines[mine] > self.settings.connections_per_address

    def _count(self) -> None:
        """Counts the lines of each address anew, four times a second at most: whoever opens and closes lines without
        end would have all of them counted each time. In between only what is opened counts."""
        now = self.loop.time()
        if now < self.counted[0] + RECOUNT:
            return
        self.counted[0] = now
        others = (getattr(each, "client", None) for each in self.connections if each is not self)
        self.lines.clear()
        self.lines.update(network(caller[0]) for caller in others if caller is not None)


def door(settings: Settings) -> type[Door]:
    """The door of a house with these settings, as uvicorn wants it."""
    return type("Door", (Door,), {"settings": settings, "lines": Counter(), "counted": [float("-inf")]})
