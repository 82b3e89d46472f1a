"""Who has which table open, at this process and at the others, and since when somebody has not."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping

LONG = 3600.0
"""Seconds after which it no longer matters when exactly somebody left."""


class PresenceTracker:
    """Persons by process and table. A process that has not spoken for a while counts as gone, and all who were there
    with it: they come back by another one."""

    def __init__(self, own: str) -> None:
        self._own = own
        self._at: dict[str, dict[str, set[str]]] = {own: {}}
        self._spoke: dict[str, float] = {}
        self._left: dict[tuple[str, str], float] = {}
        self._opened = time.monotonic()

    def here(self, table: str) -> set[str]:
        """The persons who have the table open."""
        return set().union(*(tables.get(table, ()) for tables in self._at.values()))

    def gone_for(self, table: str, person: str) -> float:
        """How long somebody has had the table out of sight, in seconds (at most since the server's start)."""
        if person in self.here(table):
            return 0.0
        return time.monotonic() - self._left.get((table, person), self._opened)

    def seen_within(self, table: str, person: str, seconds: float) -> bool:
        """Whether somebody has the table open, or had it open no longer ago than that, as far as is remembered."""
        left = self._left.get((table, person))
        return person in self.here(table) or (left is not None and time.monotonic() - left <= seconds)

    @property
    def own(self) -> Mapping[str, set[str]]:
        return self._at[self._own]

    def put_own(self, table: str, persons: Iterable[str]) -> set[str]:
        return self.put(self._own, table, persons)

    def put(self, process: str, table: str, persons: Iterable[str]) -> set[str]:
        """A process says who is at a table there; returns who has come or gone since."""
        before = self.here(table)
        tables = self._at.setdefault(process, {})
        now = set(persons)
        if now:
            tables[table] = now
        else:
            tables.pop(table, None)
        self._spoke[process] = time.monotonic()
        return self._compare(table, before)

    def put_all(self, process: str, tables: Mapping[str, Iterable[str]]) -> dict[str, set[str]]:
        """A process says who is at all its tables; returns who has come or gone since, by table. It says so again and
        again, and nearly always nothing is new."""
        self._spoke[process] = time.monotonic()
        at = self._at.setdefault(process, {})
        told = {table: set(persons) for table, persons in tables.items() if persons}
        if told == at:
            return {}
        new = [table for table in {*at, *told} if at.get(table) != told.get(table)]
        return {table: self.put(process, table, told.get(table, ())) for table in new}

    def forget_silent(self, patience: float) -> dict[str, set[str]]:
        """Processes that have been silent for that long are gone; returns who has gone with them, by table."""
        gone: dict[str, set[str]] = {}
        for process, spoke in list(self._spoke.items()):
            if process != self._own and time.monotonic() - spoke > patience:
                for table, persons in self.put_all(process, {}).items():
                    gone.setdefault(table, set()).update(persons)
                del self._at[process], self._spoke[process]
        long_ago = time.monotonic() - LONG
        self._left = {key: left for key, left in self._left.items() if left > long_ago}
        return gone

    def _compare(self, table: str, before: set[str]) -> set[str]:
        now = self.here(table)
        for person in before - now:
            self._left[table, person] = time.monotonic()
        for person in now - before:
            self._left.pop((table, person), None)
        return now ^ before
