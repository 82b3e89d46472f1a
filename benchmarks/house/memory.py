"""Whether the memory of processes stays flat: samples over a run, and the line through its second half."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Sequence
from statistics import fmean

from benchmarks.house.found import Found
from benchmarks.house.stage import Process

MEGABYTE = 1024 * 1024
GROWTH = 0.10
"""How much of its size a process may grow over the second half of a run. The first half is for caches to fill."""
LEAST_SECONDS = 120
"""Below that a slope says nothing: allocators take memory in steps. It is reported all the same."""

Sample = tuple[float, float]
"""When (in seconds), and how much (in bytes)."""


def slope(samples: Sequence[Sample]) -> float:
    """Bytes per second of the line that lies best (least squares)."""
    if len(samples) < 2:
        return 0.0
    middle, mean = fmean(at for at, _ in samples), fmean(size for _, size in samples)
    width = sum((at - middle) ** 2 for at, _ in samples)
    return sum((at - middle) * (size - mean) for at, size in samples) / width if width else 0.0


def judge(found: Found, name: str, samples: Sequence[Sample], flat: bool = True) -> None:
    """Tells how the memory went, and whether that is flat, where it should be."""
    if len(samples) < 4:
        return
    first, last = samples[0][0], samples[-1][0]
    late = [sample for sample in samples if sample[0] >= (first + last) / 2]
    steep, mean = slope(late), fmean(size for _, size in late)
    grown = steep * (late[-1][0] - late[0][0]) / mean
    sizes = f"{samples[0][1] / MEGABYTE:.0f} MB, then {mean / MEGABYTE:.0f} MB"
    found.tell(f"memory of {name}: {sizes}; slope {steep * 60 / MEGABYTE:+.2f} MB/min in the second half")
    if flat and last - first >= LEAST_SECONDS:
        found.check(grown <= GROWTH, f"the memory of {name} grew by {grown:.0%} in the second half of the run")


class Watchman:
    """Reads the memory of the processes of a house every few seconds."""

    def __init__(self, processes: Sequence[Process], every: float) -> None:
        self._processes = processes
        self._every = every
        self.samples: dict[str, list[Sample]] = {process.name: [] for process in processes}

    async def watch(self) -> None:
        while True:
            for process in self._processes:
                size = process.resident()
                if size:
                    self.samples[process.name].append((time.monotonic(), size))
            await asyncio.sleep(self._every)

    def judge(self, found: Found, flat: bool = True, most: float = math.inf) -> None:
        for name, samples in self.samples.items():
            judge(found, name, samples, flat)
        together = sum(max((size for _, size in samples), default=0.0) for samples in self.samples.values())
        found.tell(f"memory of all processes together: {together / MEGABYTE:.0f} MB at most")
        found.check(together <= most, f"all processes together held more than {most / 1e6:.0f} MB")
