"""Open tables: those that their hosts show to everybody. Whoever looks at the list sees it change, and whoever wants
any game is brought to one.

That a table is open stands in its log (`Order`); the store keeps which may be, in the same commit. A row stays until
somebody sees that its table is open no longer, so a list is only as long as what is open.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection, Iterable

import msgspec

from kronika.engine.errors import KronikaError
from kronika.languages import SpokenLanguage
from kronika.server import steady_clock
from kronika.server.bus import Bus, Notice
from kronika.server.live_table import LiveTable
from kronika.server.messages import LiveClock
from kronika.server.open_messages import OpenChair, OpenTable, OpenTables
from kronika.server.projection import lasting, rating_of
from kronika.server.rooms import Reader, Rooms, frame
from kronika.server.store.open_tables import OpenStore
from kronika.server.store.store import Store
from kronika.server.store.ties import TieStore
from kronika.server.tables import Tables

logger = logging.getLogger("kronika.server")

MOST = 100
"""Tables in a list: the newest."""
KEPT = 300
"""Tables that are looked through for it."""
COMPANY = "company"
"""What a notice is about that says that somebody's friends or blocks have changed."""
LOBBY = "lobby"
"""What a notice is about that says that some open table has changed. Older processes pass it over."""
BREATH = 1.0
"""Seconds in which changes gather before those who look hear of them."""
LOOK_EVERY = 5.0
"""Seconds after which the list is rebuilt though nobody has said anything: people come and go."""
DESERTED = 120.0
"""Seconds for which a table stays in the list after the last deed there, if nobody is at it. One that is played over
days waits for LONG."""
LONG = 7 * 24 * 3600.0


# --- what is open ---


def is_open(live: LiveTable) -> bool:
    """Whether anybody may sit down here."""
    kind = live.header.kind == "played" and live.header.saga is None
    return kind and live.order.listed and live.status == "gathering" and any(chair.empty for chair in live.chairs)


def met_at(live: LiveTable) -> set[str]:
    """Whom somebody meets who sits down here."""
    return {live.header.host, *(chair.device for chair in live.chairs)} - {""}


def is_veiled(live: LiveTable, veil: Collection[str], person: str | None) -> bool:
    """Whether somebody does not see it in the list, since they and somebody there do not meet; unless it is their own
    table, or they sit there already."""
    if not veil or met_at(live).isdisjoint(veil):
        return False
    return person != live.header.host and live.seat_of(person or "") is None


def is_deserted(live: LiveTable, rooms: Rooms) -> bool:
    """Whether nobody waits there any more, who could be met by sitting down."""
    quiet = steady_clock.now() - live.changed
    if live.header.over_days:
        return quiet > LONG
    return quiet > DESERTED and not rooms.here(live)


def line(live: LiveTable, rooms: Rooms) -> OpenTable:
    """What a stranger reads of it; nothing that the table itself would not tell them."""
    here = rooms.here(live)
    hosts = [chair for chair in live.chairs if chair.person == live.header.host]
    return OpenTable(
        id=live.id,
        game=live.header.game,
        name=live.header.name,
        host=hosts[0].name if hosts else "",
        setup=lasting(live, False).setup,
        chairs=[
            OpenChair(chair.name, bool(chair.person), chair.bot, chair.mark, seat in here, rating_of(chair))
            for seat, chair in enumerate(live.chairs)
        ],
        time_limit=live.header.time_limit,
        clock=live.header.clock,
        locked=live.order.locked,
        lang=live.order.lang,
        rated=live.order.rated,
        near=live.order.near,
        fill_at=live.order.fill_at or None,
        created=live.header.created,
    )


# --- those who look ---


class Lobby:
    """Everybody who looks at the list of open tables, at this process."""

    def __init__(self, tables: Tables, rooms: Rooms, store: Store, bus: Bus, ties: TieStore) -> None:
        self._tables = tables
        self._rooms = rooms
        self._store = store
        self._open = OpenStore(store)
        self._bus = bus
        self._ties = ties
        self._veils: dict[str, frozenset[str]] = {}
        """By person who looks: those whom they do not meet, since one of the two has blocked the other."""
        self._changed: set[str] = set()
        """Those of whom that may be otherwise by now."""
        self._readers: dict[Reader, int] = {}
        """Whoever looks, with the number of the list that they were last shown."""
        self._news = asyncio.Event()
        self._shown: dict[str, OpenTable] = {}
        """The list as it was last told, and its number."""
        self._number = 0
        self._found: list[LiveTable] | None = None
        """The list as long as nothing is known to have changed in it, and when it was made."""
        self._made = 0.0
        self._making = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        bus.listen(self._heard)

    def open(self) -> None:
        self._task = asyncio.create_task(self._tell_on(), name="lobby")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def count(self) -> int:
        return len(self._readers)

    def come(self, reader: Reader) -> None:
        """Somebody looks: they get the list in a moment."""
        self._readers[reader] = 0
        self._news.set()

    def leave(self, reader: Reader) -> None:
        self._readers.pop(reader, None)
        self._veils.pop(reader.person or "", None)

    async def tables_for(self, person: str | None) -> list[LiveTable]:
        """Those of them where the visitor may meet everybody."""
        veil = (await self._ties.veils([person])).get(person, set()) if person else set()
        return [live for live in await self.tables() if not is_veiled(live, veil, person)]

    async def tables(self) -> list[LiveTable]:
        """The open tables, the newest first. However many ask at once, it is made once."""
        async with self._making:
            if self._found is None or time.monotonic() - self._made > LOOK_EVERY:
                self._found, self._made = [], time.monotonic()
                self._found = await self._look()
            return [live for live in self._found if is_open(live)]

    async def _look(self) -> list[LiveTable]:
        """What is open no longer leaves the store's list."""
        found: list[LiveTable] = []
        gone: list[str] = []
        standing = {each.table: each.seq for each in await self._store.progress(await self._open.tables(KEPT))}
        for table, seq in standing.items():
            live = self._tables.cached(table)
            try:
                if live is None or live.seq < seq:
                    live = await self._tables.fresh(table)
            except KronikaError:
                gone.append(table)
                continue
            if not is_open(live):
                gone.append(table)
            elif not is_deserted(live, self._rooms):
                found.append(live)
        if gone:
            await self._open.strike(gone)
        return sorted(found, key=lambda live: -live.header.created)[:MOST]

    async def _heard(self, notice: Notice) -> None:
        if notice.what == "table" and notice.about == COMPANY:
            self._look_behind(notice.data or ())
        elif notice.what == "table" and notice.about == LOBBY:
            self._found = None
            self._news.set()
        elif notice.what == "log" and notice.sender == self._bus.name:
            live = self._tables.cached(notice.about)
            if live is not None:
                await self.changed(live)

    def _look_behind(self, persons: Iterable[str]) -> None:
        """Somebody may have blocked somebody, or no longer: their lists are rebuilt."""
        changed = set(persons)
        looking = [reader for reader in self._readers if reader.person in changed]
        if looking:
            self._changed |= changed
            self._readers |= dict.fromkeys(looking, 0)
            self._news.set()

    async def changed(self, live: LiveTable) -> None:
        """Everybody's list is rebuilt, at all processes, if this table stands there or should."""
        if self._concerns(live):
            await self._bus.publish("table", LOBBY)

    def _concerns(self, live: LiveTable) -> bool:
        """Whether a change of this table changes the list."""
        return (live.order.listed and live.status == "gathering") or live in (self._found or ())

    async def _tell_on(self) -> None:
        while True:
            try:
                async with asyncio.timeout(LOOK_EVERY):
                    await self._news.wait()
            except TimeoutError:
                pass
            self._news.clear()
            if not self._readers:
                continue
            try:
                await self._know_veils()
                self._tell(await self.tables())
            except Exception:
                logger.exception("the open tables could not be told")
            await asyncio.sleep(BREATH)

    def _tell(self, found: Iterable[LiveTable]) -> None:
        """Everybody reads the same list, so it is written once, and to those who have the last one only what is other
        in it: a full list is long, and there may be thousands who look. The few from whom a table may be kept, since
        somebody has blocked them or they somebody, get a list of their own."""
        there = list(found)
        before, self._shown = self._shown, {live.id: line(live, self._rooms) for live in there}
        changed = [table for id, table in self._shown.items() if before.get(id) != table]
        gone = [id for id in before if id not in self._shown]
        last = self._number
        if changed or gone or not last:
            self._number += 1
        whole = frame(OpenTables(list(self._shown.values()), [], True))
        news = frame(OpenTables(changed, gone, False))
        for reader, number in self._readers.items():
            if number != self._number:
                self._readers[reader] = self._number
                veil = self._veils.get(reader.person or "")
                if veil:
                    seen = [self._shown[live.id] for live in there if not is_veiled(live, veil, reader.person)]
                    reader.send(frame(OpenTables(seen, [], True)))
                else:
                    reader.send(news if number and number == last else whole)

    async def _know_veils(self) -> None:
        """What changes while the store is asked is asked for again in the next round."""
        changed, self._changed = self._changed, set()
        here = {reader.person for reader in self._readers if reader.person}
        new = here & changed | here - set(self._veils)
        if new:
            found = await self._ties.veils(new)
            self._veils |= {person: frozenset(found.get(person, ())) for person in new}


class Wish(msgspec.Struct, frozen=True):
    """What somebody wants who looks for a game; 0 seats: any number."""

    game: str
    seats: int
    time_limit: int
    clock: LiveClock | None
    lang: SpokenLanguage
    rated: bool = False
    veil: frozenset[str] = frozenset()
    """Whom they do not meet."""

    def fits(self, live: LiveTable, person: str) -> bool:
        """Whether they would like to sit down there, and may. A host's own setup is no surprise for anybody."""
        order = live.order
        return (
            live.header.game == self.game
            and self.seats in (0, len(live.chairs))
            and (live.header.time_limit, live.header.clock) == (self.time_limit, self.clock)
            and not order.locked
            and (not self.lang or order.lang in ("", self.lang))
            and order.rated == self.rated
            and person not in order.removed
            and live.seat_of(person) is None
            and not self.veil & met_at(live)
        )
