"""Which processes are at work on one store. Each gives a sign of life; one that has given none for a while is
struck out by another, which then looks after the bots it left in the middle of something."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from kronika.server import steady_clock
from kronika.server.store.store import Store

logger = logging.getLogger("kronika.server")


class ProcessRegistry:
    def __init__(self, store: Store, name: str, beat: float, died: Callable[[], None]) -> None:
        self._store = store
        self._name = name
        self._beat = beat
        self._died = died
        self._task: asyncio.Task[None] | None = None
        self.size = 1

    async def open(self) -> None:
        await self._store.sign_of_life(self._name, steady_clock.now())
        ended = await self._bury()
        if ended or await self._store.at_work() == 1:
            self._died()  # there may be bots asleep, and clocks that nobody has stopped
        self._task = asyncio.create_task(self._go_on(), name="process registry")

    async def close(self) -> None:
        """Says goodbye in a way that the others notice at once."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await asyncio.gather(self._store.sign_of_life(self._name, 0.0), return_exceptions=True)

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(self._beat)
            try:
                await self.round()
            except Exception as error:
                logger.warning("no sign of life could be given (%s)", type(error).__name__)

    async def round(self) -> None:
        await self._store.sign_of_life(self._name, steady_clock.now())
        if await self._bury():
            logger.warning("another process has ended; its bots are woken here")
            self._died()
        self.size = await self._store.at_work()

    async def _bury(self) -> int:
        """How many have ended of which nobody knew; those that have said goodbye are among them."""
        return await self._store.bury(steady_clock.now() - 4 * self._beat)
