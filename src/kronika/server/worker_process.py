"""A process beside the server's own, started when it is first needed. It ends with the server, even by `kill -9`."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from kronika.server import worker

T = TypeVar("T")
START = "spawn"
"""How it is begun: as a program of its own, to which nothing of the server's state goes along."""


class WorkerProcess:
    def __init__(self, games: tuple[str, ...], bots: tuple[str, ...] = ()) -> None:
        self._games = games
        self._bots = bots
        self._pool: ProcessPoolExecutor | None = None

    @property
    def started(self) -> bool:
        return self._pool is not None

    async def run(self, work: Callable[..., T], *about: object) -> T:
        """Has something worked out there; BrokenProcessPool if the process has died."""
        if self._pool is None:
            context = multiprocessing.get_context(START)
            self._pool = ProcessPoolExecutor(1, context, worker.begin, (self._games, self._bots))
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *about)

    def stop(self) -> None:
        """Ends the process, in the middle of a thought too."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            manager: threading.Thread | None = getattr(pool, "_executor_manager_thread", None)
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            if manager is not None:
                manager.join(5)  # only now, since it would wait for the thought; the pool itself no longer knows it
