"""When what many tables have to write or tell goes together: each commit and each notice costs this process and others
a way there and back, which in a full house is most of their time."""

from __future__ import annotations

import asyncio
import time

CROWD = 6
"""Tables that have something within LATELY: a house where it is worth while to wait for each other."""
LATELY = 0.1
INTERVAL = 0.005
"""Seconds between two departures in such a house."""


class Gathering:
    """Says when what has come may leave. At a few tables at once; in a crowd every INTERVAL seconds, with whatever has
    come until then. However fast bots play at one table, it is no crowd."""

    def __init__(self) -> None:
        self._tables: set[str] = set()
        self._crowded = False
        self._since = self._left = -LATELY

    def came(self, table: str) -> None:
        now = time.monotonic()
        if now - self._since >= LATELY:
            self._crowded = len(self._tables) >= CROWD and now - self._since < 2 * LATELY
            self._tables.clear()
            self._since = now
        self._tables.add(table)

    async def departure(self) -> None:
        """Waits until it is time."""
        early = self._left + INTERVAL - time.monotonic()
        if self._crowded and early > 0:
            await asyncio.sleep(early)
        self._left = time.monotonic()
