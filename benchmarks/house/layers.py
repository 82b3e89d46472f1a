"""Layers in a server process that are switched on from outside, by files: its disk is full or slow, notices on the bus
are lost or come twice, the machine's clock jumps. Without a file a layer does nothing.

The disk is the store as SQLAlchemy sees it, below all code of ours: a write is refused with the error that its database
raises, or takes its time. So it needs no mount and no rights, and is the same on both databases.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event
from sqlalchemy.util import await_only

from kronika.server.bus import LocalBus, Notice

FULL, SLOW, LOST, DOUBLED, CLOCK = "full disk", "slow disk", "lost notices", "doubled notices", "clock jump"
LAYERS = (FULL, SLOW, LOST, DOUBLED, CLOCK)
WRITES = ("INSERT", "UPDATE", "DELETE")
LATER = 0.5
"""Seconds after which a notice comes once more, long after others that were sent after it."""


class Switches:
    """Those of one process, seen from inside and from outside."""

    def __init__(self, folder: Path, process: str) -> None:
        self._files = {layer: folder / f"{process}.{layer.replace(' ', '-')}" for layer in LAYERS}

    def on(self, layer: str, value: float) -> None:
        whole = self._files[layer].with_suffix(".new")
        whole.write_text(json.dumps(value), encoding="ascii")
        whole.replace(self._files[layer])

    def off(self, layer: str) -> None:
        self._files[layer].unlink(missing_ok=True)

    def value(self, layer: str) -> float:
        """How much of it there is: a share, or seconds; 0 where it is off."""
        try:
            return float(json.loads(self._files[layer].read_text(encoding="ascii")))
        except FileNotFoundError:
            return 0.0


def install(switches: Switches) -> None:
    """Puts all layers into this process."""
    weaken_disk(switches)
    garble_bus(switches)
    shift_clock(switches)


def weaken_disk(switches: Switches) -> None:
    def before(cursor: Any, statement: str, _values: Any, context: Any) -> None:
        if not statement.lstrip().upper().startswith(WRITES):
            return
        seconds = switches.value(SLOW)
        if seconds:
            await_only(asyncio.sleep(random.uniform(0, 2 * seconds)))
        if random.random() < switches.value(FULL):
            raise context.dialect.loaded_dbapi.OperationalError("database or disk is full")

    for way in ("do_execute", "do_executemany"):
        event.listen(Engine, way, before)


def garble_bus(switches: Switches) -> None:
    deliver = LocalBus._deliver
    repeating: set[asyncio.Task[None]] = set()

    async def again(bus: LocalBus, notice: Notice) -> None:
        await asyncio.sleep(LATER)
        await deliver(bus, notice)

    async def disturbed(self: LocalBus, notice: Notice) -> None:
        travelled = notice.sender != self.name
        if travelled and random.random() < switches.value(LOST):
            return
        await deliver(self, notice)
        if travelled and random.random() < switches.value(DOUBLED):
            await deliver(self, notice)
            task = asyncio.create_task(again(self, notice))
            repeating.add(task)
            task.add_done_callback(repeating.discard)

    LocalBus._deliver = disturbed  # type: ignore[method-assign]


def shift_clock(switches: Switches) -> None:
    right = time.time
    time.time = lambda: right() + switches.value(CLOCK)
