"""The door of the house: who opens a line has to say something soon, and no address holds all lines."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kronika.server.sessions import is_among, network
from kronika.server.settings import Settings


class Door(HttpToolsProtocol):
    """uvicorn waits for the head of a request for ever, and counts no lines."""

    settings: Settings
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
        callers = [getattr(each, "client", None) for each in self.connections]
        lines = sum(caller is not None and network(caller[0]) == mine for caller in callers)
        return lines > self.settings.connections_per_address


def door(settings: Settings) -> type[Door]:
    """The door of a house with these settings, as uvicorn wants it."""
    return type("Door", (Door,), {"settings": settings})
