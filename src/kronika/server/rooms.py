"""Who looks at which table, and how they are told: each reader gets what his own seat may know."""

from __future__ import annotations

import time
from typing import Protocol

import msgspec

from kronika.server.live import Live
from kronika.server.messages import Presence, Said, ServerMessage
from kronika.server.shown import Summary, info, state, summary
from kronika.server.store.store import Line, Store
from kronika.server.tables import Tables


class Reader(Protocol):
    """A connection that looks at tables."""

    @property
    def person(self) -> str | None: ...

    def send(self, frame: bytes) -> None:
        """Puts a message on its way; never waits."""


class Place:
    """Where a reader is in a table's story."""

    __slots__ = ("events", "line", "seat", "undos")

    def __init__(self, seat: int | None, events: int, undos: int) -> None:
        self.seat = seat
        self.events = events
        self.undos = undos
        self.line = 0
        """The last line of chat he has."""


class Rooms:
    def __init__(self, tables: Tables, store: Store) -> None:
        self._tables = tables
        self._store = store
        self._readers: dict[str, dict[Reader, Place]] = {}
        self._left: dict[tuple[str, int], float] = {}
        """When the last device of a seat's person went away."""
        self._opened = time.monotonic()
        tables.busy = self._readers.__contains__

    # --- coming and going ---

    async def watch(self, reader: Reader, table: str, seq: int) -> None:
        """The reader gets where the table stands, what happened since `seq`, and the chat; then everything new."""
        live = await self._tables.get(table)
        before = self.here(live)
        place = Place(live.seat_of(reader.person), live.known_events(seq), live.undos)
        self._readers.setdefault(table, {})[reader] = place
        self._tell(live, [reader])
        self._met(live, before, reader)
        await self._chat(table, {reader: place})

    def leave(self, reader: Reader, table: str) -> None:
        readers = self._readers.get(table, {})
        if reader not in readers:
            return
        live = self._tables.cached(table)
        before = set() if live is None else self.here(live)
        del readers[reader]
        if not readers:
            del self._readers[table]
        if live is not None:
            self._met(live, before, reader)

    def _met(self, live: Live, before: set[int], reader: Reader) -> None:
        """The others are told if somebody's chair has become his again, or empty."""
        now = self.here(live)
        for seat in before - now:
            self._left[live.id, seat] = time.monotonic()
        for seat in now:
            self._left.pop((live.id, seat), None)
        if now != before:
            self.greet(live, besides=reader)

    def here(self, live: Live) -> set[int]:
        """The seats whose persons have the table before them."""
        persons = {reader.person for reader in self._readers.get(live.id, ())}
        return {seat for seat, chair in enumerate(live.chairs) if chair.person and chair.person in persons}

    def gone_for(self, live: Live, seat: int) -> float:
        """How long a seat's person has had the table out of sight, in seconds (at most since the server's start)."""
        if seat in self.here(live):
            return 0.0
        return time.monotonic() - self._left.get((live.id, seat), self._opened)

    def watched(self, table: str) -> bool:
        return table in self._readers

    # --- telling ---

    async def heard(self, table: str, what: str, number: int) -> None:
        """The bus has news of a table."""
        if table not in self._readers:
            return
        if what == "chat":
            await self._chat(table, self._readers[table])
            return
        await self._tables.catch_up(table, number)
        live = self._tables.cached(table)
        if live is not None:
            self.tell(live)

    def tell(self, live: Live) -> None:
        """Everybody at the table gets where it stands now."""
        self._tell(live, list(self._readers.get(live.id, ())))

    def repeat(self, reader: Reader, table: str) -> None:
        """One reader gets where the table stands, because he asked twice."""
        live = self._tables.cached(table)
        if live is not None and reader in self._readers.get(table, ()):
            self._tell(live, [reader])

    def _tell(self, live: Live, readers: list[Reader]) -> None:
        """Readers with the same eyes and the same knowledge share a frame, so that it is made once."""
        places, here, line = self._readers[live.id] if readers else {}, self.here(live), summary(live)
        frames: dict[tuple[str | None, int | None, int], bytes] = {}
        count = live.told[-1]
        for reader in readers:
            place = places[reader]
            seat = live.seat_of(reader.person)
            if place.undos != live.undos or place.seat != seat:
                # What he knows has been taken back, or he has sat down and may know more of it: all once more.
                place.events, place.undos, place.seat = 0, live.undos, seat
            eyes = reader.person if seat is not None or reader.person == live.header.host else None
            key = (eyes, seat, place.events)
            if key not in frames:
                frames[key] = frame(state(live, info(line, eyes, here), place.events))
            place.events = count
            reader.send(frames[key])

    def greet(self, live: Live, besides: Reader | None = None) -> None:
        """Everybody at the table learns who is here."""
        line, here = summary(live), self.here(live)
        for reader in list(self._readers.get(live.id, ())):
            if reader is not besides:
                reader.send(frame(Presence(live.id, info(line, reader.person, here))))

    async def _chat(self, table: str, readers: dict[Reader, Place]) -> None:
        """Each reader gets the lines he has not had."""
        for line in await self._store.lines(table):
            spoken = frame(said(table, line))
            for reader, place in list(readers.items()):
                if place.line < line.id:
                    place.line = line.id
                    reader.send(spoken)

    def line(self, about: Live | Summary) -> tuple[Summary, set[int]]:
        """A table's line and who is here, for lists."""
        if isinstance(about, Live):
            return summary(about), self.here(about)
        persons = {reader.person for reader in self._readers.get(about.id, ())}
        return about, {seat for seat, chair in enumerate(about.chairs) if chair.person in persons}


_encoder = msgspec.json.Encoder()


def frame(message: ServerMessage) -> bytes:
    return _encoder.encode(message)


def said(table: str, line: Line) -> Said:
    return Said(table, line.seat, line.name, line.text, line.at)
