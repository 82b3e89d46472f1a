"""When Python searches for cyclic garbage.

A search stops everything, for as long as there is much to look through: more than a second with a thousand tables in
memory. So nothing that is played leaves cycles (a test says so), and what has been there for a while is put where no
search looks (`gc.freeze`). Then each search looks through little: what is new, and once more what has stayed. Cycles
among what was put there are lost until all of it is looked through once more, which happens when nobody is here.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

from kronika.server.metrics import resident

YOUNG, MIDDLE = 1500, 2
"""New objects after which those are looked through, and how often until those that stayed are, too. Python counts what
has come less what has gone, whatever that was: where new views take the place of old ones, there may be ten times as
many to look through, for some twenty milliseconds."""
NEVER = 2**31 - 1
EVERY = 0.05
"""Seconds between two looks whether something has stayed and can be put away."""
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
        self._put_away = False
        """Whether anything has been put away since everything was looked through."""
        self._measured = 0.0
        self._memory = 0.0
        """How much memory there was after that."""

    def open(self) -> None:
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        self.search()
        self._task = asyncio.create_task(self._keep_on(), name="garbage")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.tidy()

    def tidy(self) -> None:
        """Puts away what has stayed; searches everything where nobody minds, or where it has to be."""
        if gc.get_count()[2]:
            gc.freeze()  # it was looked through twice by now
            self._put_away = True
        elif self._put_away and (self._all_gone() or self._too_much()):
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
        self._put_away = False
        self._memory = resident()
        self._searched = time.monotonic()
