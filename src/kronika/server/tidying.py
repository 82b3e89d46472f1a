"""Tidying: what nobody has touched for as long as the settings say goes, a little at a time so that nobody waits, and
at one process at a time. See `Settings.keep_unfinished` and those below it."""

from __future__ import annotations

import asyncio
import logging
import random

import msgspec

from kronika.server import logs, steady_clock
from kronika.server.erasure import nobodys_tables, played
from kronika.server.errors import RequestError
from kronika.server.settings import Settings
from kronika.server.store.reminders import ReminderStore
from kronika.server.store.reports import ReportStore
from kronika.server.store.store import Store
from kronika.server.store.tidying import Kind, Old, OldSaga, TidyStore
from kronika.server.store.tournaments import TournamentStore
from kronika.server.store.turn import take_turn
from kronika.server.tables import Tables

logger = logging.getLogger("kronika.server")


HOUR = 3600.0
AT_ONCE = 10
"""Tables, or sagas, that go in one step; of guests ten times as many."""
REST = 0.05
"""Seconds between two steps, for all others."""
ALL = 1_000_000
KINDS: tuple[Kind, ...] = ("unfinished", "finished", "aside", "opened")


class Going(msgspec.Struct):
    """What goes, or would go."""

    tables: dict[str, list[Old]]
    sagas: list[OldSaga]
    lines: int = 0
    sessions: int = 0
    guests: int = 0
    reports: int = 0
    waits: float = 0.0
    """Days of grace that are left to all but the reports."""

    @property
    def empty(self) -> bool:
        return not (
            any(self.tables.values()) or self.sagas or self.lines or self.sessions or self.guests or self.reports
        )


class Tidying:
    def __init__(self, store: Store, tables: Tables, settings: Settings) -> None:
        self._store = store
        self._old = TidyStore(store)
        self._reports = ReportStore(store)
        self._reminders = ReminderStore(store)
        self._tables = tables
        self._settings = settings
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._go_on(), name="tidying")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_on(self) -> None:
        while True:
            try:
                if await take_turn(self._store, "tidied", steady_clock.now(), HOUR):
                    await self.tidy()
            except Exception as error:  # once more later
                logger.warning("what is too old could not be tidied away (%s)", type(error).__name__)
            # Not all processes at the same moment: one of them would win anyway.
            await asyncio.sleep(HOUR * random.uniform(0.3, 0.6))

    # --- what goes ---

    async def found(self) -> Going:
        """What is too old now; nothing changes."""
        now, keep = steady_clock.now(), self._settings
        going = Going({}, [])
        for kind, before in self._limits(now).items():
            going.sagas += await self._old.old_sagas(kind, before, ALL)
            going.tables[kind] = await self._old.old_tables(kind, before, ALL)
        going.tables["unfinished"] = [
            old for old in going.tables.get("unfinished", []) if not await self._is_over(old.table)
        ]
        going.lines = await self._old.old_chat(now - keep.keep_chat) if keep.keep_chat else 0
        going.sessions = await self._old.old_sessions(now - keep.keep_sessions) if keep.keep_sessions else 0
        going.guests = len(await self._old.old_guests(now - keep.keep_guests, ALL)) if keep.keep_guests else 0
        going.reports = await self._old.old_reports(now - keep.report_age)
        going.waits = max(0.0, await self._old.since(now) + keep.keep_grace - now) / (24 * HOUR)
        return going

    def _limits(self, now: float) -> dict[Kind, float]:
        """Before when tables of each kind have to have been touched last to go."""
        kept = {kind: getattr(self._settings, f"keep_{kind}") for kind in KINDS}
        return {kind: now - seconds for kind, seconds in kept.items() if seconds}

    async def tidy(self) -> None:
        """All that is too old goes."""
        now, keep = steady_clock.now(), self._settings
        await self._reports.forget(now - keep.report_age)
        await self._reminders.forget(now - keep.keep_notices)
        if now < await self._old.since(now) + keep.keep_grace:
            return
        gone = 0
        for kind, before in self._limits(now).items():
            gone += await self._sagas(kind, before) + await self._games(kind, before)
        if gone:
            await self._store.note_gone()
            await self._tables.look_again()
        if keep.keep_chat:
            await self._old.delete_chat(now - keep.keep_chat)
        if keep.keep_sessions:
            await self._old.delete_sessions(now - keep.keep_sessions, now)
        if keep.keep_tournaments:
            await TournamentStore(self._store).forget(now - keep.keep_tournaments)
        guests = 0
        while keep.keep_guests and (ids := await self._old.old_guests(now - keep.keep_guests, 10 * AT_ONCE)):
            await self._old.delete_persons(ids)
            guests += len(ids)
            await asyncio.sleep(REST)
        if gone or guests:
            logs.note("tidied", tables=gone, guests=guests)

    async def _sagas(self, kind: Kind, before: float) -> int:
        gone = 0
        for saga in await self._old.old_sagas(kind, before, ALL):
            tables = await self._old.tables_of_saga(saga.saga)
            await self._old.delete_tables(tables, saga.saga)
            gone += len(tables)
            await asyncio.sleep(REST)
        return gone

    async def _games(self, kind: Kind, before: float) -> int:
        gone, over = 0, list[str]()
        while old := await self._old.old_tables(kind, before, AT_ONCE, over):
            ids = [each.table for each in old]
            if kind == "unfinished":
                ended = [id for id in ids if await self._is_over(id)]
                for id in ended:
                    await self._tables.get(id)  # notes that it is
                over += ended
                ids = [id for id in ids if id not in ended]
            if ids:
                await self._old.delete_tables(ids)
            gone += len(ids)
            await asyncio.sleep(REST)
        return gone

    async def _is_over(self, table: str) -> bool:
        """A game whose process ended with it may be over without anybody having noted it."""
        header = await self._store.header(table)
        if header is None:
            return False
        live = await asyncio.to_thread(played, header, await self._store.entries(table), None)
        return live is not None and live.status == "over"


# --- for whoever runs the server ---


async def tidy(settings: Settings, dry: bool) -> Going:
    """What is too old goes now, or is only told (`dry`); a server may go on running."""
    if settings.file is not None and not settings.file.is_file():
        raise RequestError("store-none", {"file": str(settings.file)})
    store = Store(settings.database)
    try:
        await store.open()
        tidying = Tidying(store, nobodys_tables(store), settings)
        found = await tidying.found()
        if not dry:
            await tidying.tidy()
        return found
    finally:
        await store.close()
