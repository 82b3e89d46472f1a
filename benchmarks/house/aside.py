"""Others beside those who are measured, in a process of their own: a module that is started with what it has to know,
does its deeds until it is told to stop, and says what it did."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Self

import msgspec

from benchmarks.house.stage import worked
from tests.server.serving import environment


class Aside:
    """Such a process, from `start` to `stop`."""

    def __init__(self, module: str, aim: msgspec.Struct) -> None:
        self._command = [sys.executable, "-m", module, msgspec.json.encode(aim).decode()]
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> Self:
        self._process = subprocess.Popen(self._command, env=environment(), stdout=subprocess.PIPE, text=True)
        return self

    def worked(self) -> float:
        return 0.0 if self._process is None else worked(self._process.pid)

    def stop(self) -> dict[str, int]:
        """What they did."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        out, _ = self._process.communicate(timeout=60)
        found: dict[str, int] = json.loads(out or "{}")
        return found


def act(deeds: Callable[[Counter[str]], Iterable[Awaitable[None]]]) -> None:
    """The other end: does all deeds at once, which count what they do, until the process is told to stop."""
    print(json.dumps(asyncio.run(_until_told(deeds))), flush=True)


async def _until_told(deeds: Callable[[Counter[str]], Iterable[Awaitable[None]]]) -> Counter[str]:
    done: Counter[str] = Counter()
    enough = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, enough.set)
    tasks: list[asyncio.Future[Any]] = [asyncio.ensure_future(deed) for deed in deeds(done)]
    await enough.wait()
    for task in tasks:
        task.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(ended, Exception):
            done[f"broke: {ended!r}"] += 1
    return done
