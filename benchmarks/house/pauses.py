"""How long everybody waits while Python searches for cyclic garbage: the longest stop of the loop with many tables.

`python -m benchmarks.house.pauses [--tables 1000] [--seconds 30]` loads tables of all games into one process, has them
answered at random, and sends each answer to two readers of the table. It does so three times, each in a process of its
own: with Python's own thresholds, with high thresholds, and as `kronika serve` does it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from benchmarks.house.logs import answered, log_of, mixed
from kronika.bots.random import RandomBot
from kronika.server.bus import LocalBus
from kronika.server.change import Change
from kronika.server.garbage import GarbageKeeper
from kronika.server.live_table import LiveTable
from kronika.server.messages import Watch
from kronika.server.settings import Settings
from kronika.server.store.store import Store
from kronika.server.table_service import TableService

WAYS = ("default", "seldom", "kept")
GOAL = 0.050
"""Seconds for which nothing may stand still."""


class Stops:
    """The longest stop of the loop, and of the searches in it, since they were last told: by the time that this thread
    has worked, so that whatever else the machine does makes no difference."""

    def __init__(self) -> None:
        self._loop = self._search = self._began = 0.0
        gc.callbacks.append(self._searched)

    def _searched(self, phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.thread_time()
        else:
            self._search = max(self._search, time.thread_time() - self._began)

    async def watch(self) -> None:
        while True:
            begun = time.thread_time()
            await asyncio.sleep(0.001)
            self._loop = max(self._loop, time.thread_time() - begun)

    def tell(self, what: str) -> float:
        stop = self._loop
        print(f"  {what}: longest stop {1000 * stop:.0f} ms, longest search {1000 * self._search:.0f} ms", flush=True)
        self._loop = self._search = 0.0
        return stop


class Reader:
    def __init__(self, person: str) -> None:
        self.person: str | None = person
        self.got = 0

    def send(self, frame: bytes) -> None:
        self.got += len(frame)


async def fill(service: TableService, tables: int, patterns: Iterator[LiveTable]) -> list[str]:
    """Tables that are written, and then found by somebody who looks at them."""
    ids: list[str] = []
    await service.store.add_person("anna", "hash")
    for number, pattern in zip(range(tables), patterns, strict=False):
        header = msgspec.structs.replace(pattern.header, id=f"t{number}")
        await service.store.add_table(header, log_of(pattern), ["anna"])
        ids.append(header.id)
    for id in ids:
        for person in ("anna", ""):
            await service.rooms.watch(Reader(person), Watch(id))
    return ids


async def play(service: TableService, ids: list[str], seconds: float) -> int:
    chance, bot, until, given = random.Random(1), RandomBot("1"), time.monotonic() + seconds, 0

    def plan(live: LiveTable) -> Change | None:
        if live.status != "playing":
            return None
        entry = answered(live, bot)
        return Change(entry.kind, entry.data, entry.nonce)

    while time.monotonic() < until:
        await service.tables.change(chance.choice(ids), plan)
        given += 1
        await asyncio.sleep(0.001)
    return given


async def measure(way: str, tables: int, seconds: float) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder), durable=False, cached_tables=2 * tables)
        store = Store(settings.database, durable=False)
        await store.open()
        service, patterns = TableService(settings, store, LocalBus()), mixed("anna", bots=False)
        keeper = GarbageKeeper(is_quiet=lambda: False)
        await service.open()
        if way == "seldom":
            gc.collect()
            gc.freeze()
            gc.set_threshold(10_000, 50, 100)
        elif way == "kept":
            keeper.open()
        stops = Stops()
        watching = asyncio.create_task(stops.watch())
        ids = await fill(service, tables, patterns)
        loading = stops.tell(f"{way}, {tables} tables are loaded")
        given = await play(service, ids, seconds)
        playing = stops.tell(f"{way}, {given} answers in {seconds:.0f} s")
        watching.cancel()
        await keeper.close()
        await service.close()
        await store.close()
        return max(loading, playing) <= GOAL


def main(arguments: list[str], say: Callable[[str], None] = print) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--way", choices=WAYS, help="one of them, in this process")
    order = parser.parse_args(arguments)
    if order.way:
        return 0 if asyncio.run(measure(order.way, order.tables, order.seconds)) else 1
    command = [sys.executable, "-m", "benchmarks.house.pauses", "--tables", str(order.tables)]
    commands = [[*command, "--seconds", str(order.seconds), "--way", way] for way in WAYS]
    codes = [subprocess.run(each, check=False).returncode for each in commands]
    say(f"no stop over {1000 * GOAL:.0f} ms: {'yes' if codes[-1] == 0 else 'NO'}")
    return codes[-1]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
