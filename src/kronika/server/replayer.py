"""Plays logs again. A short one at once; a long one in a thread, so that nobody at other tables waits for it: Python
lets the loop have its turn every few milliseconds. Not in another process, since a table under way cannot travel."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")

LONG = 150
"""Answers above which a game is played again in a thread: about ten milliseconds' worth."""
AT_ONCE = 2
"""Threads. Each takes its share of the loop's time, so what comes while both are busy waits for one of them."""


class Replayer:
    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, "replay")

    def takes_long(self, answers: int) -> bool:
        return answers >= LONG

    async def run(self, answers: int, work: Callable[..., T], *about: object) -> T:
        """Has a game with a number of answers played again. The work may touch nothing that others look at
        meanwhile."""
        if not self.takes_long(answers):
            return work(*about)
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *about)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
