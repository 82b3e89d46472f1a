"""How much one sender may send: buckets that fill with time and are emptied by messages.

Each process has its own buckets, so that nobody waits for another machine. Once a second the processes tell each other
how much was taken, and take as much from theirs: spreading messages over all of them gains a second and a burst.
"""

from __future__ import annotations

import asyncio
import math
import time
from hashlib import sha256
from typing import Protocol

from kronika.server.bus import Bus, Notice

WHOLE = 1 - 1e-6
"""One, give or take what is lost in reckoning: somebody who waits exactly as long as the refusal said must find it
there."""


class Bucket:
    """Lets `rate` things pass per second, and `burst` at once after a rest."""

    __slots__ = ("_burst", "_filled", "_left", "_rate", "taken")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._filled = time.monotonic()
        self.taken = 0
        """How many have passed here since the other processes last heard of it."""

    def holds(self, count: int = 1) -> bool:
        self._fill()
        return self._left >= count - 1 + WHOLE

    def take(self, count: int = 1) -> bool:
        if not self.holds(count):
            return False
        self._left -= count
        self.taken += count
        return True

    def give_back(self) -> None:
        """What was taken last came to nothing."""
        self._fill()
        self._left += 1
        self.taken -= 1

    def taken_elsewhere(self, count: int) -> None:
        self._fill()
        self._left = max(-self._burst, self._left - count)

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._filled) * self._rate)
        self._filled = now

    @property
    def retry(self) -> int:
        """Whole seconds until one may pass again."""
        self._fill()
        return max(1, math.ceil((WHOLE - self._left) / self._rate))

    @property
    def full(self) -> bool:
        return self._left + (time.monotonic() - self._filled) * self._rate >= self._burst


class Buckets:
    """A bucket per sender. Full ones are forgotten, since a new one would be the same."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._of: dict[str, Bucket] = {}

    def of(self, sender: str) -> Bucket:
        return self._named(sha256(sender.encode(errors="replace")).hexdigest()[:20])  # a sender may be a cookie

    def _named(self, name: str) -> Bucket:
        bucket = self._of.get(name)
        if bucket is None:
            if len(self._of) >= 10_000:
                self._of = {name: each for name, each in self._of.items() if not each.full}
            bucket = self._of[name] = Bucket(self._rate, self._burst)
        return bucket

    def take(self, sender: str, count: int = 1) -> bool:
        return self.of(sender).take(count)

    def taken(self) -> dict[str, int]:
        """What has passed since this was last asked."""
        found = {name: bucket.taken for name, bucket in self._of.items() if bucket.taken}
        for name in found:
            self._of[name].taken = 0
        return found

    def taken_elsewhere(self, counts: dict[str, int]) -> None:
        for name, count in counts.items():
            self._named(name).taken_elsewhere(count)


class Shared(Protocol):
    """Something that is counted here and elsewhere."""

    def taken(self) -> dict[str, int]: ...

    def taken_elsewhere(self, counts: dict[str, int]) -> None: ...


class SharedLimits:
    """Buckets of which all processes know."""

    def __init__(self, bus: Bus, **buckets: Shared) -> None:
        self._bus = bus
        self._buckets = buckets
        self._task: asyncio.Task[None] | None = None
        bus.listen(self._heard)

    def open(self) -> None:
        self._task = asyncio.create_task(self._tell_on(), name="limits")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _tell_on(self) -> None:
        while True:
            await asyncio.sleep(1)
            taken = {name: found for name, buckets in self._buckets.items() if (found := buckets.taken())}
            if taken:
                await self._bus.publish("spent", self._bus.name, data=taken)

    async def _heard(self, notice: Notice) -> None:
        if notice.what == "spent" and notice.sender != self._bus.name:
            for name, counts in notice.data.items():
                if name in self._buckets:
                    self._buckets[name].taken_elsewhere(counts)
