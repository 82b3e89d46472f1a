"""The time as the server sees it in a test: it stands still, and passes when the test says so."""

from __future__ import annotations

import time

import pytest

from kronika.server import guesses, limits, presence, shares, steady_clock

READ_BY = (presence, limits, guesses, shares, steady_clock)


class Clock:
    """Stands where `time` stands in those modules. What waits there (a round, a bot's delay) waits by the real one. It
    begins at a whole second, so that what passes is exactly what the test says, and the same at each run."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._time, self._monotonic = time.time() // 1, time.monotonic() // 1
        self._passed = 0.0
        for module in READ_BY:
            patch.setattr(module, "time", self)

    def let_pass(self, seconds: float) -> None:
        self._passed += seconds

    def time(self) -> float:
        return self._time + self._passed

    def monotonic(self) -> float:
        return self._monotonic + self._passed
