"""Who looks at which table, and what they are sent: each reader gets what their own seat may know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, Protocol, cast

import msgspec

from kronika.server.errors import RequestError
from kronika.server.live_table import LiveTable
from kronika.server.messages import Ended, Mark, Presence, Said, State, TableInfo, Text, Watch
from kronika.server.moderation import belongs, welcome
from kronika.server.open_asks import Moment
from kronika.server.order import alias
from kronika.server.presence import PresenceTracker
from kronika.server.projection import Summary, line_of, state, summary, with_here
from kronika.server.socket_messages import ServerMessage
from kronika.server.store.store import BOT, Line, Store
from kronika.server.tables import Tables


class Reader(Protocol):
    """A connection that looks at tables."""

    @property
    def person(self) -> str | None: ...

    def send(self, frame: bytes) -> None:
        """Puts a message on its way; never waits."""


class Place:
    """Where a reader is in a table's story."""

    __slots__ = ("epoch", "events", "lines", "named", "seat", "seq", "shown", "welcome")

    def __init__(
        self, seat: int | None, events: int, epoch: int, welcome: bool = False, named: int | None = None
    ) -> None:
        self.seat = seat
        """With whose eyes they look."""
        self.named = named
        """The seat at their device that they have named."""
        self.welcome = welcome
        """Whether they may sit down without an invitation while the table gathers."""
        self.events = events
        self.epoch = epoch
        self.seq = 0
        """The log entry up to which they have been told what there was to notice."""
        self.shown = b""
        """A fingerprint of what they were sent last, without events and without who is here."""
        self.lines: set[int] = set()
        """The last lines of chat that the reader has. Their numbers say nothing about who comes first: with several
        processes a lower one may be committed later."""


class Rooms:
    def __init__(self, tables: Tables, store: Store, presence: PresenceTracker) -> None:
        self._tables = tables
        self._store = store
        self._readers: dict[str, dict[Reader, Place]] = {}
        self._presence = presence
        self._moved: set[str] = set()
        self.somebody_moved = asyncio.Event()
        self.on_met: list[Callable[[Mapping[str, set[str]]], None]] = []
        """Who else wants to know who came and went."""

    # --- coming and going ---

    async def watch(self, reader: Reader, sent: Watch) -> LiveTable:
        """The reader gets where the table stands, what happened since the events they know, and the chat; then
        everything new."""
        table = sent.table
        live = await self._tables.fresh(table)
        gathers = live.status == "gathering"
        known = sent.events if sent.epoch == live.epoch and sent.events <= live.event_count else 0
        if sent.seat is not None:
            live.acting(reader.person or "", sent.seat)
        invited = gathers and await welcome(self._tables, live, reader.person)
        place = Place(live.eyes(reader.person, sent.seat), known, live.epoch, invited, sent.seat)
        if not may_look(live, reader, place):
            raise RequestError("table-closed", status=403)
        self._readers.setdefault(table, {})[reader] = place
        met = self._count(table)
        self._tell(live, [reader])
        self.met({table: met}, except_for=reader)
        await self._chat(table, {reader: place})
        return live

    def leave(self, reader: Reader, table: str) -> None:
        readers = self._readers.get(table, {})
        if reader not in readers:
            return
        del readers[reader]
        if not readers:
            del self._readers[table]
        self.met({table: self._count(table)})

    def _count(self, table: str) -> set[str]:
        """Notes who is at the table here; returns who has come or gone."""
        return self._put(table, {reader.person for reader in self._readers.get(table, ()) if reader.person})

    def _put(self, place: str, persons: set[str]) -> set[str]:
        if persons != self._presence.own.get(place, set()):
            self._moved.add(place)
            self.somebody_moved.set()
        return self._presence.put_own(place, persons)

    def put_present(self, place: str, persons: set[str]) -> None:
        """Who is somewhere in the house at this process, even at no table."""
        self.met({place: self._put(place, persons)})

    def met(self, moved: Mapping[str, set[str]], except_for: Reader | None = None) -> None:
        """Persons came or went, here or at another process: whoever looks at a table where they sit gets to know."""
        for hear in self.on_met:
            hear(moved)
        for table, persons in moved.items():
            live = self._tables.cached(table)
            if live is not None and any(chair.device in persons for chair in live.chairs):
                self.greet(live, except_for)

    def take_moved(self) -> set[str]:
        """Where somebody came or went at this process, and the other processes have not heard of it yet."""
        moved, self._moved = self._moved, set()
        return moved

    def here(self, live: LiveTable) -> set[int]:
        """The seats whose persons have the table before them."""
        persons = self._presence.here(live.id)
        return {seat for seat, chair in enumerate(live.chairs) if chair.device and chair.device in persons}

    def gone_for(self, live: LiveTable, seat: int) -> float:
        """How long a seat's person has had the table out of sight, in seconds (at most since the server's start)."""
        persons = dict(enumerate(chair.device for chair in live.chairs))
        return self._presence.gone_for(live.id, persons.get(seat, ""))

    def seen_within(self, table: str, person: str, seconds: float) -> bool:
        """Whether somebody has looked at a table within a number of seconds, or does now."""
        return self._presence.seen_within(table, person, seconds)

    def host_gone_for(self, live: LiveTable) -> float:
        """The same for whoever started the table."""
        return self._presence.gone_for(live.id, live.header.host)

    @property
    def watched(self) -> list[str]:
        return list(self._readers)

    def is_watched(self, table: str) -> bool:
        return table in self._readers

    # --- telling ---

    def tell(self, live: LiveTable) -> None:
        """Everybody at the table who may notice something gets what there was to see on the way, and where it stands
        now. Whoever could notice nothing gets nothing."""
        moments = live.take_moments()
        self._show_out(live)
        places = self._readers.get(live.id, {})
        behind = [reader for reader, place in places.items() if place.seq < live.seq]
        for moment in moments:
            self._tell(live, [reader for reader in behind if places[reader].seq < moment.seq], moment)
        self._tell(live, behind)

    def _show_out(self, live: LiveTable) -> None:
        """Sends those who may no longer look a word that says so, and nothing more."""
        for reader, place in list(self._readers.get(live.id, {}).items()):
            if not may_look(live, reader, place):
                reader.send(frame(Ended(live.id, "table-closed")))
                self.leave(reader, live.id)

    def repeat(self, reader: Reader, table: str) -> None:
        """One reader gets where the table stands, because they asked twice."""
        live = self._tables.cached(table)
        if live is not None and reader in self._readers.get(table, ()):
            self._readers[table][reader].shown = b""
            self._tell(live, [reader])

    def _tell(self, live: LiveTable, readers: list[Reader], moment: Moment | None = None) -> None:
        """Readers with the same eyes and the same knowledge share a frame, so that it is made once."""
        if not readers:
            return
        places, here = self._readers[live.id], self.here(live)
        status = "" if moment is None else "playing"  # on the way it was not over yet, and a covered device saw less
        seats = {reader: live.eyes(reader.person, places[reader].named, status) for reader in readers}
        if moment is None:
            for seat in seats.values():
                live.view(seat)  # their views are needed anyway, and so the line needs none of its own
        line = summary(live, moment)
        frames: dict[tuple[str | None, int | None, int], tuple[bytes, bytes]] = {}
        count = live.event_count if moment is None else moment.events
        offers = [] if live.header.saga is None else live.header.saga.offers
        order = live.order
        known = {live.header.host, *(offer.person for offer in offers if offer), *order.muted, *order.removed}
        for reader in readers:
            place = places[reader]
            seat = seats[reader]
            if place.epoch != live.epoch or place.seat != seat:
                # What they know has been taken back, or they have sat down and may know more: everything again.
                place.events, place.epoch, place.seat, place.shown = 0, live.epoch, seat, b""
                place.lines = set()  # lines of somebody who is erased meanwhile read otherwise
            own = seat is not None or reader.person in known or live.seat_of(reader.person) is not None
            eyes = reader.person if own else None
            key = (eyes, seat, place.events)
            if key not in frames:
                alone = line_of(line, eyes, seat)
                frames[key] = framed(state(live, alone, place.events, moment), with_here(alone, line, here))
            shown, message = frames[key]
            if place.shown != shown or place.events != count:
                reader.send(message)
            place.events, place.shown = count, shown
            if moment is None:
                place.seq = live.seq

    def greet(self, live: LiveTable, except_for: Reader | None = None) -> None:
        """Everybody at the table learns who is here."""
        line, here = summary(live), self.here(live)
        for reader, place in list(self._readers.get(live.id, {}).items()):
            if reader is not except_for:
                seat = live.eyes(reader.person, place.named)
                reader.send(frame(Presence(live.id, with_here(line_of(line, reader.person, seat), line, here))))

    async def chat(self, table: str) -> None:
        """Everybody at the table gets the lines they have not had."""
        if table in self._readers:
            await self._chat(table, self._readers[table])

    async def _chat(self, table: str, readers: dict[Reader, Place]) -> None:
        lines = await self._store.lines(table)
        # Whoever has gone or been shown out meanwhile hears no more.
        there = self._readers.get(table, {})
        readers = {reader: place for reader, place in readers.items() if there.get(reader) is place}
        if not lines:
            return
        for line in lines:
            spoken = frame(chat_message(table, line))
            for reader, place in readers.items():
                if line.id not in place.lines:
                    place.lines.add(line.id)
                    reader.send(spoken)
        for place in readers.values():  # what is older than these will not be asked for again
            place.lines = {id for id in place.lines if id >= lines[0].id}

    def line(self, about: LiveTable | Summary) -> tuple[Summary, set[int]]:
        """A table's line and who is here, for lists."""
        if isinstance(about, LiveTable):
            return summary(about), self.here(about)
        persons = self._presence.here(about.id)
        return about, {seat for seat, chair in enumerate(about.chairs) if chair.device in persons}


_encoder = msgspec.json.Encoder()


def frame(message: ServerMessage) -> bytes:
    return _encoder.encode(message)


def framed(whole: State, line: TableInfo) -> tuple[bytes, bytes]:
    """A fingerprint of what a reader is sent, but for the events and for who is here, which is sent by itself; and the
    message with the line that says who is. What both need is written once."""
    encode = _encoder.encode
    view, asks, refused = encode(whole.view), encode(whole.asks), encode(whole.refused)
    rest = (whole.info, whole.epoch, whole.can_undo, whole.undo_asked_by, whole.result)
    print_of = blake2b(b"".join((view, asks, refused, encode(rest))), digest_size=16)
    written: Any = {"view": msgspec.Raw(view), "asks": msgspec.Raw(asks), "refused": msgspec.Raw(refused)}
    return print_of.digest(), encode(msgspec.structs.replace(whole, info=line, **written))


def chat_message(table: str, line: Line) -> Said:
    if line.person == BOT:
        remark = msgspec.json.decode(line.text, type=Text)
        return Said(table, line.seat, line.name, "", line.at, line.id, "", remark=remark)
    mark = cast("Mark", line.mark)
    return Said(table, line.seat, line.name, line.text, line.at, line.id, alias(table, line.person), mark)


def may_look(live: LiveTable, reader: Reader, place: Place) -> bool:
    if not live.order.closed or belongs(live, reader.person):
        return True
    return live.status == "gathering" and place.welcome and reader.person not in live.order.removed
