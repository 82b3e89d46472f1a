"""Analyses of finished games: worked out once for each game, in a process of their own, in slices, and then kept.

One game is looked at at a time, everybody's in turn. Between two slices the next game in line waits no longer than one
slice. What is found speaks of seats and options and names nobody; so it outlives the erasure of a player, and goes with
its table.
"""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections.abc import Callable, Mapping
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

import msgspec

from kronika.coach.analysis import (
    AT_ONCE,
    FIRST,
    LONGEST_LOOK,
    Analysis,
    Decision,
    concluded,
    decisions_of,
    merged,
    second_look,
    time_for,
    time_left,
    weigh_decisions,
)
from kronika.coach.schedule import Schedule
from kronika.server.coach_messages import GameAnalysis
from kronika.server.errors import RequestError
from kronika.server.replays import Recording
from kronika.server.settings import Settings
from kronika.server.store.store import Store
from kronika.server.turns import Turns
from kronika.server.worker_process import WorkerProcess

logger = logging.getLogger("kronika.server")

T = TypeVar("T")

WAITING, OF_ONE = 20, 2
"""Games that may wait, and how many of them one visitor may have wanted."""
PATIENCE = 60.0
"""Seconds after which a slice is given up."""


class Running:
    """An analysis under way."""

    def __init__(self, visitor: str) -> None:
        self.visitor = visitor
        self.state = "waiting"
        self.done = 0.0
        self.found: list[Decision] = []
        self.task: asyncio.Task[None] | None = None


class Analyses:
    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._process = WorkerProcess(settings.games)
        self._turns = Turns()
        self._running: dict[str, Running] = {}

    async def close(self) -> None:
        tasks = [each.task for each in self._running.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._process.stop()

    async def told(self, table: str) -> GameAnalysis:
        """How far it has come."""
        running = self._running.get(table)
        if running is not None:
            found = msgspec.to_builtins(running.found)
            plain = {"state": running.state, "percent": round(100 * running.done), "decisions": found}
            return msgspec.convert(plain, GameAnalysis)
        kept = await self._store.analysis(table)
        if kept is None:
            return GameAnalysis("none")
        return msgspec.convert({"state": "done", "percent": 100, **decoded(kept)}, GameAnalysis)

    async def begin(self, recording: Recording, visitor: str) -> GameAnalysis:
        """Has a game looked at, unless it was or is."""
        table = recording.header.id
        told = await self.told(table)
        if told.state == "none" and table not in self._running:
            mine = sum(each.visitor == visitor for each in self._running.values())
            if mine >= OF_ONE or len(self._running) >= WAITING:
                raise RequestError("server-busy", {"seconds": 30}, status=503, retry=30)
            running = self._running[table] = Running(visitor)
            running.task = asyncio.create_task(self._work(recording, running), name=f"analysis of {table}")
            told = await self.told(table)
        return told

    async def _work(self, recording: Recording, running: Running) -> None:
        table = recording.header.id
        try:
            found = await self._analyze(recording, running)
            await self._store.keep_analysis(table, zlib.compress(msgspec.json.encode(found)))
        except (BrokenProcessPool, TimeoutError) as error:
            logger.error("table %s: its analysis was given up (%s)", table, type(error).__name__)
            self._process.stop()
        except Exception:
            logger.exception("table %s: its analysis has failed", table)
        finally:
            del self._running[table]

    async def _analyze(self, recording: Recording, running: Running) -> Analysis:
        (seqs, seconds), took = await self._turn(running, planned, recording)
        seconds = max(seconds - took, seconds / 2)
        running.state = "running"
        schedule, spent = Schedule(seqs, seconds * FIRST), 0.0
        while wanted := schedule.next(AT_ONCE):
            found, took = await self._turn(running, weighed, recording, wanted, False)
            schedule.note(wanted, took)
            spent += took
            running.found = [*running.found, *found]
            running.done = 0.7 * schedule.done
        schedule = Schedule(second_look(running.found), time_left(seconds, seconds - spent), True, LONGEST_LOOK)
        looked: list[Decision] = []
        while wanted := schedule.next(1):
            found, took = await self._turn(running, weighed, recording, wanted, True)
            schedule.note(wanted, took)
            looked += found
            running.done = 0.7 + 0.3 * schedule.done
        winners = [] if recording.result is None else recording.result["winners"]
        return concluded(merged(running.found, looked), winners, len(recording.names))

    async def _turn(self, running: Running, work: Callable[..., T], *about: object) -> tuple[T, float]:
        """One slice, when it is the visitor's turn, and how many seconds it took with the way there and back: what
        others wait for meanwhile does not count."""
        async with self._turns.turn(lambda: 0, running.visitor):
            begun = time.perf_counter()
            found = await asyncio.wait_for(self._process.run(work, *about), PATIENCE)
            return found, time.perf_counter() - begun


def planned(recording: Recording) -> tuple[list[int], float]:
    """The decisions of a game, and how long it should be looked at."""
    seqs = decisions_of(recording.moments(listen=False), recording.answers)
    return seqs, time_for(recording.moments(listen=False), recording.answers, seqs)


def weighed(recording: Recording, wanted: Mapping[int, float], deep: bool) -> list[Decision]:
    """Some decisions."""
    return weigh_decisions(recording.moments(listen=False), recording.answers, wanted, deep)


def decoded(kept: bytes) -> dict[str, object]:
    found: dict[str, object] = msgspec.json.decode(zlib.decompress(kept))
    return found
