"""When Python searches for cyclic garbage.

A search stops everything, for as long as there is much to look through: more than a second with a thousand tables in
memory. So nothing that is played leaves cycles (a test says so), and Python does not search by itself, since it counts
what has come less what has gone: where new views take the place of old ones, a search that it thinks small takes forty
milliseconds. Instead what is new is looked through every few milliseconds, and what has stayed is put where no search
looks (`gc.freeze`). Cycles among what was put there are lost until all of it is looked through once more, which happens
when nobody is here.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

from kronika.server.metrics import resident

NEVER = 2**31 - 1
EVERY = 0.03
"""Seconds between two looks at what is new: a millisecond's worth in a full house."""
SELDOM = 1.0
"""The same while nobody is here."""
MANY = 100_000
"""New objects that are put away unseen: where tables are loaded, too many come at once to look at them quickly."""
MEASURE_EVERY = 5.0
"""Seconds between two looks at how much memory there is."""
QUIET = 600.0
"""Seconds between two searches through everything, while nobody is here."""
TOO_MUCH = 512 * 1024**2
"""Bytes by which memory may grow until everything is looked through whoever is here: more than a full house takes, so
that nobody waits for it unless something leaks."""


class GarbageKeeper:
    """For a process that only serves: it changes how the whole process is searched. `is_quiet` says whether nobody
    would notice if everything stood still for a second."""

    def __init__(self, is_quiet: Callable[[], bool]) -> None:
        self._is_quiet = is_quiet
        self._task: asyncio.Task[None] | None = None
        self._searched = 0.0
        self._measured = 0.0
        self._memory = 0.0
        """How much memory there was after that."""

    def open(self) -> None:
        gc.set_threshold(NEVER, NEVER, NEVER)
        self.search()
        self._task = asyncio.create_task(self._keep_on(), name="garbage")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep_on(self) -> None:
        while True:
            await asyncio.sleep(SELDOM if self._is_quiet() else EVERY)
            self.tidy()

    def tidy(self) -> None:
        """Looks through what is new and puts away what has stayed; searches everything where nobody minds, or where it
        has to be."""
        if gc.get_count()[0] < MANY:
            gc.collect(1)
        gc.freeze()
        if self._all_gone() or self._too_much():
            self.search()

    def _too_much(self) -> bool:
        """Asked every few seconds: the answer is read from a file."""
        now = time.monotonic()
        if now < self._measured + MEASURE_EVERY:
            return False
        self._measured = now
        return resident() > self._memory + TOO_MUCH

    def _all_gone(self) -> bool:
        return time.monotonic() > self._searched + QUIET and self._is_quiet()

    def search(self) -> None:
        """Looks through everything."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._memory = resident()
        self._searched = time.monotonic()
