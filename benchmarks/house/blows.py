"""The kinds of faults: what begins, how long it lasts, and what ends it."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Callable, Sequence

from benchmarks.house import layers
from benchmarks.house.parts import BotsPart, Part, PostgresPart, RedisPart, ServerPart, send
from benchmarks.house.stage import Process, Stage, cluster

HOUR = 3600.0
KILL, PAUSE, RESTART = "kill", "pause", "restart"
PARTS = ("server", "bots", "postgresql", "redis")
SHARED = (*(f"{deed} {part}" for part in PARTS for deed in (KILL, PAUSE, RESTART)), *layers.LAYERS)
"""All kinds of faults of a house of several processes."""
ALONE = tuple(kind for kind in SHARED if not kind.endswith(("postgresql", "redis", "notices")))
"""Those of a single process on a file: there is nobody else whom it could lose."""


class Blow:
    """One fault, which is there from `begin` to `end`."""

    def __init__(self, begin: Callable[[], None], end: Callable[[], None], lasts: float, about: str = "") -> None:
        self._begin = begin
        self._end = end
        self.lasts = lasts
        self.about = about

    async def strike(self) -> None:
        """Begins, lasts and ends."""
        try:
            await asyncio.to_thread(self._begin)
            await asyncio.sleep(self.lasts)
        finally:
            await asyncio.to_thread(self._end)


def blow(kind: str, stage: Stage, chance: random.Random) -> Blow:
    """A fault of this kind that hits the house somewhere."""
    if kind in layers.LAYERS:
        return through_a_layer(kind, stage.processes, chance)
    deed, _, name = kind.partition(" ")
    return on_a_part(deed, part(name, stage, chance), chance)


def part(name: str, stage: Stage, chance: random.Random) -> Part:
    if name == "postgresql":
        return PostgresPart(cluster())
    if name == "redis":
        assert stage.redis is not None
        return RedisPart(stage.redis)
    process = chance.choice(stage.processes)
    return ServerPart(process) if name == "server" else BotsPart(process)


def on_a_part(deed: str, hit: Part, chance: random.Random) -> Blow:
    if deed == KILL:
        return Blow(hit.kill, hit.start, spread(chance, 0.05, 3))
    if deed == RESTART:
        return Blow(hit.end, hit.start, spread(chance, 0.05, 1))
    stopped: list[int] = []

    def pause() -> None:
        stopped.extend(hit.ids())
        send(signal.SIGSTOP, stopped)

    return Blow(pause, lambda: send(signal.SIGCONT, stopped), spread(chance, 0.1, 10))


def through_a_layer(layer: str, processes: Sequence[Process], chance: random.Random) -> Blow:
    """At some of the processes, or all of them: a disk is often shared, a clock is not."""
    hit = chance.sample(processes, chance.randint(1, len(processes)))
    value = {
        layers.FULL: chance.choice([0.3, 1.0]),
        layers.SLOW: spread(chance, 0.02, 1),
        layers.LOST: chance.choice([0.2, 0.5, 1.0]),
        layers.DOUBLED: chance.choice([0.5, 1.0]),
        layers.CLOCK: chance.choice([-1, 1]) * spread(chance, 0.5 * HOUR, 96 * HOUR),
    }[layer]

    def on() -> None:
        for process in hit:
            process.switches.on(layer, value)

    def off() -> None:
        for process in hit:
            process.switches.off(layer)

    return Blow(on, off, spread(chance, 0.3, 8), f"{value:.2g}")


def spread(chance: random.Random, least: float, most: float) -> float:
    """As often short as long: each power of ten has its share."""
    return float(least * (most / least) ** chance.random())
