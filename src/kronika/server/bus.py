"""Who changed what: a process that has committed something tells all others. A lost notice costs time, never data."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal, Protocol

What = Literal["log", "chat"]
Listener = Callable[[str, What, int], Awaitable[None]]


class Bus(Protocol):
    """Carries (table, what, number of the entry) from who committed it to every process. The news itself is read from
    the store."""

    def listen(self, listener: Listener) -> None: ...

    async def publish(self, table: str, what: What, number: int) -> None: ...


class LocalBus:
    """The bus of a single process."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def publish(self, table: str, what: What, number: int) -> None:
        for listener in self._listeners:
            await listener(table, what, number)
