"""Statistics of the finished games in the store. Each game is read once, when it ends; what was not then (games of an
older Kronika) is read some at a time when somebody asks."""

from __future__ import annotations

import asyncio
import logging
import zlib

import msgspec

from kronika.engine.errors import ChronicleError, SetupError
from kronika.server.facts import written
from kronika.server.live_table import LiveTable, UnplayableEntry
from kronika.server.messages import Statistics
from kronika.server.store.store import Entry, Header, Store
from kronika.statistics import Record, Who, counted, seat_counts

logger = logging.getLogger("kronika.server")

AT_ONCE = 20
"""Games that are read for one request; the next one has more."""


class Book:
    """The records of each game as far as this process has read them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._read: dict[str, tuple[int, int, list[Record]]] = {}
        """By game: the last row, how many there were, and what they say."""
        self._counted: dict[tuple[str, int, Who], tuple[int, Statistics]] = {}
        self._reading = asyncio.Lock()

    async def statistics(self, game: str, seats: int, who: Who) -> Statistics:
        """Counts, unless nothing is new since this was last asked for. 0 seats: the most frequent number."""
        records, waiting = await self.records(game)
        counts = seat_counts(records, who)
        seats = seats or max(counts, key=lambda each: (counts[each], -each), default=0)
        known, found = self._counted.get((game, seats, who), (-1, None))
        if found is None or known != len(records):
            parts = await asyncio.to_thread(counted, records, seats, who)
            numbers = {str(number): count for number, count in counts.items()}
            found = Statistics(game, seats, who, counts.get(seats, 0), numbers, parts, waiting)
            if seats in counts:
                self._counted[game, seats, who] = (len(records), found)
        return msgspec.structs.replace(found, waiting=waiting)

    async def records(self, game: str) -> tuple[list[Record], int]:
        """All that have been counted, and how many games have not."""
        waiting = await self._catch_up(game)
        return await self._known(game), waiting

    async def _known(self, game: str) -> list[Record]:
        """All of them; what this process has read already is not read again."""
        last, rows, known = self._read.get(game, (0, 0, []))
        count = await self._store.count_facts(game)
        if count == rows:
            return known
        new = await self._store.facts(game, last)
        if rows + len(new) != count:  # another process has committed a lower number late
            last, rows, known = 0, 0, []
            new = await self._store.facts(game)
        found = [*known, *await asyncio.to_thread(decoded, new)]
        self._read[game] = (new[-1][0] if new else last, rows + len(new), found)
        return found

    async def _catch_up(self, game: str) -> int:
        """Reads some of the games that have ended uncounted; how many are left."""
        async with self._reading:
            missing = await self._store.without_facts(game)
            for id in missing[:AT_ONCE]:
                header = await self._store.header(id)
                assert header is not None  # it has ended, so it is there
                entries = await self._store.entries(id)
                data = await asyncio.to_thread(read, header, entries, await self._store.ending(id))
                await self._store.keep_facts(id, game, data)
            return max(0, len(missing) - AT_ONCE)


def decoded(rows: list[tuple[int, str]]) -> list[Record]:
    return [msgspec.json.decode(data, type=Record) for _, data in rows if data]


def read(header: Header, entries: list[Entry], kept: bytes | None) -> str:
    """What counts of a game, by playing it again; of other rules, by how it was kept."""
    try:
        return written(LiveTable(header, entries))
    except (ChronicleError, SetupError):
        if kept is not None:
            return written(LiveTable(header, entries, msgspec.json.decode(zlib.decompress(kept))))
    except UnplayableEntry:
        logger.warning("table %s cannot be played again, so it does not count", header.id)
    return ""
