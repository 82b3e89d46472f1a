"""The time of day, as everything here reads it: it goes on as time passes, whatever happens to the machine's clock.

A clock that is set three days ahead by mistake, and back a minute later, must not cost anybody their turn. A jump is
believed only when it has lasted; small corrections are taken at once.
"""

from __future__ import annotations

import time

SLIGHT = 2.0
"""Seconds by which the machine's clock may differ before that counts as a jump."""
BELIEVED = 600.0
"""Seconds after which a jump is believed."""


class SteadyClock:
    def __init__(self) -> None:
        self._wall = time.time()
        self._passed = time.monotonic()
        self._jump = 0.0
        self._jumped = 0.0
        """By how much the clock has jumped, and when."""

    def now(self) -> float:
        wall, passed = time.time(), time.monotonic()
        steady = self._wall + passed - self._passed
        jump = wall - steady
        if abs(jump) > SLIGHT:
            if abs(jump - self._jump) > SLIGHT:
                self._jump, self._jumped = jump, passed
            if passed - self._jumped < BELIEVED:
                return steady
        self._wall, self._passed, self._jump = wall, passed, 0.0
        return wall


_clock = SteadyClock()


def now() -> float:
    """Seconds since 1970."""
    return _clock.now()
