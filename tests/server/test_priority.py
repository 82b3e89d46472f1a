"""Whatever can wait a moment gives way to people's answers: hashing of passwords, bots' thoughts, heavy work."""

from __future__ import annotations

import asyncio
import os
import sys

import pytest

from kronika.server.passwords import HashQueue
from kronika.server.priority import LATER
from kronika.server.worker_process import WorkerProcess


def priority(*_: object) -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)


@pytest.mark.usefixtures("no_store")
def test_threads_and_processes_for_what_can_wait_give_way_and_the_event_loop_does_not() -> None:
    async def session() -> tuple[int, int, int]:
        process = WorkerProcess(())
        try:
            return await HashQueue().thread(priority), await process.run(priority), priority()
        finally:
            process.stop()

    thread, process, loop = asyncio.run(session())
    if sys.platform == "linux":
        assert (thread, process) == (LATER, LATER)
    assert loop == priority() < LATER
