"""How much one sender may send: buckets that fill with time and are emptied by messages."""

from __future__ import annotations

import time


class Bucket:
    """Lets `rate` things pass per second, and `burst` at once after a rest."""

    __slots__ = ("_burst", "_filled", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._filled = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._filled) * self._rate)
        self._filled = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

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
        bucket = self._of.get(sender)
        if bucket is None:
            if len(self._of) >= 10_000:
                self._of = {name: each for name, each in self._of.items() if not each.full}
            bucket = self._of[sender] = Bucket(self._rate, self._burst)
        return bucket

    def take(self, sender: str) -> bool:
        return self.of(sender).take()
