"""The lines to push services. Whoever has named slow addresses, or such as answer nothing, waits for them alone: nobody
has more than a few lines at a time, and an address that goes on failing is left alone for longer and longer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from kronika.server import steady_clock

logger = logging.getLogger("kronika.server")

LINES, EACH = 32, 2
"""Lines that are open at a time, and how many of them are somebody's."""
AGAIN = 2
"""Failures in a row from which on an address rests; one may happen to any."""
REST, LONGEST = 60.0, 24 * 3600.0
"""Seconds of the first rest, which doubles, and of the longest."""

Send = Callable[[], Awaitable[bool]]
"""Sends something; whether it was taken."""


class Failing:
    """An address that did not take what was sent there last."""

    def __init__(self, times: int) -> None:
        self.times = times
        rest = min(REST * 2 ** (times - AGAIN), LONGEST) if times >= AGAIN else 0.0
        self.until = steady_clock.now() + rest

    @property
    def rests(self) -> bool:
        return steady_clock.now() < self.until

    @property
    def is_long_ago(self) -> bool:
        return steady_clock.now() > self.until + LONGEST


class PushLines:
    def __init__(self) -> None:
        self._all = asyncio.Semaphore(LINES)
        self._of: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._failing: dict[str, Failing] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, person: str, address: str, send: Send) -> bool:
        """Sends something as soon as there is a line, and keeps nobody waiting; not to an address that rests."""
        if self._rests(address):
            return False
        task = asyncio.create_task(self._on_a_line(person, address, send), name="push")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def all_sent(self) -> None:
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self.all_sent()

    def _rests(self, address: str) -> bool:
        return address in self._failing and self._failing[address].rests

    async def _on_a_line(self, person: str, address: str, send: Send) -> None:
        own = self._of.setdefault(person, asyncio.Semaphore(EACH))
        async with own, self._all:
            if self._rests(address):  # since it has failed once more
                return
            try:
                self._note(address, await send())
            except Exception as error:  # that is nobody else's trouble
                logger.error("a browser could not be told", exc_info=error)

    def _note(self, address: str, went: bool) -> None:
        before = self._failing.pop(address, None)
        if not went:
            for old in [each for each, failing in self._failing.items() if failing.is_long_ago]:
                del self._failing[old]
            self._failing[address] = Failing(1 if before is None else before.times + 1)
