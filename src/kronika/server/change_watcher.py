"""Keeps what this process shows as new as the store, whoever writes there.

Three ways lead to the news: a notice of another process on the bus, which brings the next entry along; a round every
few seconds, which asks the store how far all watched tables have come, in one question; and whoever (re)connects, since
a watched table is read again. So a notice that got lost costs a round's time, and nothing else.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

import msgspec

from kronika.server.bus import Bus, Notice
from kronika.server.live_table import LiveTable
from kronika.server.presence import PresenceTracker
from kronika.server.rooms import Rooms
from kronika.server.settings import Settings
from kronika.server.store.store import Entry, Progress, Store
from kronika.server.tables import Tables

logger = logging.getLogger("kronika.server")

SILENT = 4
"""Rounds after which a process that has not said who is there counts as gone."""
ON_THE_WAY = 0.25
"""Seconds in which a notice may still come that a round has found missing: in a full house some always are, and to read
them all would only make it fuller."""
BREATH = 0.05
"""Seconds in which comings and goings gather before the other processes hear of them."""


class ChangeWatcher:
    """`changed` is called with every table that has changed, here or elsewhere."""

    def __init__(
        self,
        tables: Tables,
        rooms: Rooms,
        presence: PresenceTracker,
        store: Store,
        bus: Bus,
        settings: Settings,
        changed: Callable[[LiveTable], None],
    ) -> None:
        self._tables = tables
        self._rooms = rooms
        self._presence = presence
        self._store = store
        self._bus = bus
        self._every = settings.look_every
        self._changed = changed
        self._gone: str | None = None
        self.on_gone: list[Callable[[], None]] = []
        """Who else looks again when something of the past is gone."""
        self._lines: dict[str, int] = {}
        """How many lines of chat the last round found, by table."""
        self._waiting: dict[str, set[str]] = {}
        self._called = asyncio.Event()
        self._due = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        bus.listen(self.heard)
        bus.missed(self._due.set)

    def open(self) -> None:
        works = {"watcher": self._look_on, "rounds": self._go_round, "presence": self._tell_presence}
        self._tasks = [asyncio.create_task(work(), name=name) for name, work in works.items()]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- notices ---

    async def heard(self, notice: Notice) -> None:
        if notice.sender == self._bus.name:
            await self._tell_own(notice)
        elif notice.what == "here":
            whole = notice.number == 1
            hear = self._presence.put_all if whole else self._put_some
            self._rooms.met(hear(notice.sender, notice.data))
        elif notice.what in ("log", "chat", "table") and self._rooms.is_watched(notice.about):
            if not self._brings_all(notice):
                self._look_at(notice.about, notice.what)

    async def _tell_own(self, notice: Notice) -> None:
        """What this process has committed itself is in memory already."""
        if notice.what == "chat":
            await self._rooms.chat(notice.about)
        elif notice.what == "log":
            live = self._tables.cached(notice.about)
            if live is not None:
                self._changed(live)

    def _brings_all(self, notice: Notice) -> bool:
        """Whether a notice has brought all that there is to know."""
        if notice.what != "log":
            return False
        try:
            entry = msgspec.convert(notice.data, Entry)
        except msgspec.ValidationError:
            return False  # of a process of another version
        return self._tables.hear(notice.about, entry)

    def _put_some(self, process: str, tables: dict[str, list[str]]) -> dict[str, set[str]]:
        return {table: self._presence.put(process, table, persons) for table, persons in tables.items()}

    # --- looking ---

    def _look_at(self, table: str, what: str) -> None:
        self._waiting.setdefault(table, set()).add(what)
        self._called.set()

    async def _look_on(self) -> None:
        """Reads what is new at the tables that were called; many at once, so that a slow one holds nobody up."""
        while True:
            await self._called.wait()
            self._called.clear()
            waiting, self._waiting = self._waiting, {}
            await asyncio.gather(*(self._look(table, whats) for table, whats in waiting.items()))

    async def _look(self, table: str, whats: set[str]) -> None:
        try:
            if "log" in whats:
                await self._tables.fresh(table)  # sends it to the readers, see `TableService.changed`
            if "chat" in whats:
                await self._rooms.chat(table)
            if "table" in whats:
                for progress in await self._store.progress([table]):
                    self._rematch(progress)
        except Exception as error:
            logger.warning("table %s: news could not be read (%s)", table, type(error).__name__)

    def _rematch(self, progress: Progress) -> None:
        live = self._tables.cached(progress.table)
        if live is not None and progress.rematch and live.rematch != progress.rematch:
            live.note_rematch(progress.rematch)
            self._rooms.greet(live)

    # --- rounds ---

    async def _go_round(self) -> None:
        while True:
            try:
                async with asyncio.timeout(self._every):
                    await self._due.wait()
            except TimeoutError:
                pass
            self._due.clear()
            try:
                await self.round()
            except Exception as error:
                logger.warning("the round of the tables failed (%s)", type(error).__name__)

    async def round(self) -> None:
        """Asks how far all watched tables have come, and says who is here."""
        await self._look_for_gone()
        watched = self._rooms.watched
        self._lines = {table: count for table, count in self._lines.items() if self._rooms.is_watched(table)}
        stored = await self._store.progress(watched) if self._store.shared and watched else []
        for progress in stored:
            if self._lines.get(progress.table) != progress.lines:
                self._lines[progress.table] = progress.lines
                self._look_at(progress.table, "chat")
            self._rematch(progress)
        if self._behind(stored):
            await asyncio.sleep(ON_THE_WAY)
            for progress in self._behind(stored):
                self._look_at(progress.table, "log")
        whole = {table: sorted(persons) for table, persons in self._presence.own.items()}
        await self._bus.publish("here", self._bus.name, 1, whole)
        self._rooms.met(self._presence.forget_silent(SILENT * self._every))

    def _behind(self, stored: Sequence[Progress]) -> list[Progress]:
        """The tables of which less is known here than the store has."""
        found = []
        for progress in stored:
            live = self._tables.cached(progress.table)
            if live is not None and live.seq < progress.seq:
                found.append(progress)
        return found

    async def _look_for_gone(self) -> None:
        """Somebody was erased, or tables were too old: perhaps by a process that is on no bus, such as a command."""
        gone = await self._store.gone()
        if self._gone is not None and gone != self._gone:
            await self._tables.look_again()
            for look in self.on_gone:
                look()
        self._gone = gone

    async def _tell_presence(self) -> None:
        """The others learn who came or went here."""
        while True:
            await self._rooms.somebody_moved.wait()
            self._rooms.somebody_moved.clear()
            await asyncio.sleep(BREATH)
            moved = self._rooms.take_moved()
            own = self._presence.own
            await self._bus.publish("here", self._bus.name, 0, {table: sorted(own.get(table, ())) for table in moved})
