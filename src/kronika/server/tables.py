"""The tables in memory: rebuilt from their logs when somebody comes, forgotten when nobody has for long.

Whoever changes a table goes through `change`: it finds the entry that is right now, commits it, and only then plays
it. If another process was faster, the news is read from the log and the entry is found again. Nobody is refused because
this process had not heard the latest: before a no, it looks at the log.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from itertools import islice
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from kronika.engine.errors import ChronicleError, KronikaError, SetupError
from kronika.server import logs, steady_clock
from kronika.server.bus import Bus
from kronika.server.change import Change, Plan
from kronika.server.errors import RequestError
from kronika.server.facts import written
from kronika.server.live_table import LiveTable, UnplayableEntry
from kronika.server.occupant import Occupant
from kronika.server.projection import summary
from kronika.server.replayer import Replayer
from kronika.server.results import settle
from kronika.server.standing import standing
from kronika.server.store.sagas import SagaRow
from kronika.server.store.store import Entry, Header, SeqConflict, Store, encoded

logger = logging.getLogger("kronika.server")

RETRIES = 20
"""How often a change looks for its place in the log before it gives up."""
SAVE_EVERY, SAVE_AT_ONCE = 2.0, 10
"""Seconds between two rounds of saving lines for lists, and how many are made in one go, so that nobody waits."""
PASSED = 16
"""Tables that are looked through for each new one when there are too many."""
QUIET, LONGEST_UNSAVED = 2.0, 20.0
"""A line is saved when its table has been quiet for QUIET seconds, or when it has waited for LONGEST_UNSAVED. A table
that goes on is in some process's memory anyway."""


Rewriting = Callable[[str], Awaitable[tuple[Entry, LiveTable | None]]]
"""Rewrites a table's past, with an entry that says so; the entry, and the table if it can be played."""


class Tables:
    """All tables of this process. `is_watched` says whether somebody looks at a table, so that it has to stay;
    `changed_elsewhere` is called when a table has got what another process wrote."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        most: int,
        *,
        is_watched: Callable[[str], bool],
        changed_elsewhere: Callable[[LiveTable], None],
    ) -> None:
        self._store = store
        self._bus = bus
        self._most = most
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._unsaved: dict[str, tuple[LiveTable, float]] = {}
        """Tables whose saved line is out of date, and since when."""
        self._saver: asyncio.Task[None] | None = None
        self._changing: set[asyncio.Task[LiveTable]] = set()
        self._replayer = Replayer()
        self.is_watched = is_watched
        self._changed_elsewhere = changed_elsewhere

    def open(self) -> None:
        self._saver = asyncio.create_task(self._save_on(), name="summaries")

    async def close(self) -> None:
        await asyncio.gather(*self._changing, return_exceptions=True)
        if self._saver is not None:
            self._saver.cancel()
            await asyncio.gather(self._saver, return_exceptions=True)
        self._replayer.close()
        await self._save(list(self._unsaved))

    # --- finding ---

    @property
    def count(self) -> int:
        return len(self._live)

    def cached(self, id: str) -> LiveTable | None:
        return self._live.get(id)

    def keeping_out(self, person: str) -> set[str]:
        """Of the tables in memory those with an order that names somebody."""
        orders = {id: live.order for id, live in self._live.items()}
        return {id for id, order in orders.items() if person in order.removed or person in order.muted}

    async def get(self, id: str) -> LiveTable:
        """The table as its log has it; RequestError if there is none."""
        live = self._live.get(id)
        if live is None:
            lock = self._lock(id)
            async with lock:
                live = self._live.get(id) or await self._load(id)
        self._live.move_to_end(id)
        return live

    async def fresh(self, id: str) -> LiveTable:
        """The table as its log has it now, whichever process wrote there."""
        if not self._store.shared or id not in self._live:
            return await self.get(id)
        async with self._lock(id):
            live = self._live.get(id)
            live = await self._load(id) if live is None else (await self._catch_up(live))[0]
        if id in self._live:  # it may have been put away meanwhile, to make room
            self._live.move_to_end(id)
        return live

    async def _load(self, id: str) -> LiveTable:
        header = await self._store.header(id)
        if header is None:
            raise RequestError("table-unknown", {"table": id[:40]}, status=404)
        live = await self._read(header, await self._store.entries(id))
        self._live[id] = live
        self._forget()
        if live.status == "over" and live.archived is None and await self._store.ending(id) is None:
            await self._keep_ending(live)
        elif live.outcome is not None:
            await self._settle(live)
        return live

    async def _read(self, header: Header, entries: list[Entry]) -> LiveTable:
        try:
            return await self._replayer.run(len(entries), LiveTable, header, entries)
        except UnplayableEntry as broken:
            return await self._mend(header, entries, broken)
        except (ChronicleError, SetupError) as error:
            # Rules that have changed since: a finished game is shown as it was kept, a running one is left alone.
            kept = await self._store.ending(header.id)
            if kept is None:
                raise RequestError("table-old-rules", {"rules": header.rules}, status=409) from error
            return LiveTable(header, entries, msgspec.json.decode(zlib.decompress(kept)))

    async def _mend(self, header: Header, entries: list[Entry], broken: UnplayableEntry) -> LiveTable:
        """The last answer cannot be played, so it is taken back. Any other is left alone, since a game is never
        silently altered."""
        logger.error("table %s: %s", header.id, broken, exc_info=broken)
        answers, _ = standing(entries)
        if answers[-1].seq != broken.seq:
            raise RequestError("table-broken", {"entry": broken.seq}, status=409) from broken
        undo = {"answer": len(answers) - 1, "consent": True}
        entry = Entry(entries[-1].seq + 1, "undo", undo, f"mend:{broken.seq}", steady_clock.now())
        try:
            await self._store.append(header.id, entry)
        except SeqConflict:  # another process has mended it, or played on where we could not
            return await self._read(header, await self._store.entries(header.id))
        return await self._read(header, [*entries, entry])

    def _forget(self) -> None:
        """The tables that nobody has looked at for longest make room. Those that have to stay go to the end of the row,
        some at a time: in a full house that is all of them."""
        for id in list(islice(self._live, PASSED)):
            if len(self._live) <= self._most:
                return
            if self.is_watched(id) or id in self._locks:
                self._live.move_to_end(id)
            else:
                del self._live[id]

    def _lock(self, id: str) -> asyncio.Lock:
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock

    # --- changing ---

    async def add(
        self, header: Header, entries: list[Entry], persons: set[str], saga: SagaRow | None = None
    ) -> LiveTable:
        """A new table; with `saga`, the first of one."""
        live = await self._replayer.run(len(entries), LiveTable, header, entries)
        if saga is None:
            await self._store.add_table(header, entries, persons)
        else:
            await self._store.add_saga(saga, [(header, entries)], persons)
        live.note_writer(here=True)
        self._live[header.id] = live
        self._unsaved[header.id] = (live, steady_clock.now())
        self._forget()
        logs.note("table", table=header.id, game=header.game, kind=header.kind, seats=len(live.chairs))
        return live

    async def change(self, id: str, plan: Plan) -> LiveTable:
        """Carries a plan out; what the plan raises goes to the caller, and nothing has changed. If the caller goes away
        in the middle, it is still carried out: what is committed is also played and published."""
        task = asyncio.create_task(self._change(id, plan), name=f"a change of {id}")
        self._changing.add(task)
        task.add_done_callback(self._changing.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(unheard)
            raise
        finally:
            del task  # it would hold the refusal, and the refusal this frame

    async def _change(self, id: str, plan: Plan) -> LiveTable:
        await self.get(id)
        async with self._lock(id):
            live = self._live.get(id) or await self._load(id)
            for _ in range(RETRIES):
                try:
                    change = await self._planned(live, plan)
                except KronikaError:
                    live, new = await self._newer(live)
                    if new:
                        continue
                    raise
                if change is None:
                    live, new = await self._newer(live)
                    if new:
                        continue
                    return live
                now = steady_clock.now() if change.at is None else max(live.changed, change.at)
                entry = Entry(live.seq + 1, change.kind, change.data, change.nonce, now)
                try:
                    await self._store.append(id, entry, *moved(live, change))
                except SeqConflict:
                    live, _ = await self._catch_up(live)
                    continue
                live = await self._apply(live, entry)
                break
            else:
                raise RequestError("table-busy", status=503)
        await self._bus.publish("log", id, entry.seq, msgspec.to_builtins(entry))
        if live.status == "over" and change.kind == "answer":
            logs.note("over", table=id, game=live.header.game, answers=len(live.answers))
            await self._keep_ending(live)
        elif live.outcome is not None and live.status == "playing" and "chairs" in change.data:
            await self._settle(live)
        return live

    async def _planned(self, live: LiveTable, plan: Plan) -> Change | None:
        change = plan(live)
        if change is None or change.found_out is None:
            return change
        found = await self._replayer.run(len(live.answers), change.found_out)
        return Change(change.kind, change.data | found, change.nonce)

    async def _apply(self, live: LiveTable, entry: Entry) -> LiveTable:
        try:
            await self._play(live, entry)
        except UnplayableEntry as broken:
            del self._live[live.id]
            await self._load(live.id)
            raise RequestError("answer-broken", status=500) from broken
        live.note_writer(here=True)
        _, since = self._unsaved.get(live.id, (live, entry.at))
        self._unsaved[live.id] = (live, since)
        return live

    async def _play(self, live: LiveTable, entry: Entry) -> None:
        """An undo plays the game again: where that takes long, beside the table, which stands as it stood until then.
        The caller holds the table's lock."""
        if not self._is_long(live, entry):
            live.apply(entry)
            return
        twin = live.twin()
        await self._replayer.run(len(live.answers), twin.apply, entry)
        live.become(twin)

    def _is_long(self, live: LiveTable, entry: Entry) -> bool:
        return entry.kind == "undo" and self._replayer.takes_long(len(live.answers))

    async def rewrite(self, id: str, rewriting: Rewriting) -> None:
        """A table's past reads otherwise from now on, since somebody is erased: it is read again, here and at all other
        processes, which find the entry that says so."""
        async with self._lock(id):
            for _ in range(RETRIES):
                try:
                    entry, live = await rewriting(id)
                    break
                except SeqConflict:
                    continue
            else:
                raise RequestError("table-busy", status=503)
            self._drop(id)
            if live is not None:
                self._live[id] = live
                self._forget()
        await self._bus.publish("log", id, entry.seq, msgspec.to_builtins(entry))
        await self._bus.publish("chat", id)

    async def look_again(self) -> None:
        """Something of the past is gone, or reads otherwise: of what is in memory nothing of it stays."""
        there = await self._store.which_are(list(self._live))
        for id in list(self._live):
            if id not in there:
                self._drop(id)
                continue
            async with self._lock(id):
                if id in self._live:
                    await self._catch_up(self._live[id])

    def _drop(self, id: str) -> None:
        self._live.pop(id, None)
        self._unsaved.pop(id, None)

    def hear(self, id: str, entry: Entry) -> bool:
        """Another process has committed an entry and sends it along; False if it does not fit what is known here, and
        the log has to be read. Whoever has the table's lock is about to look there anyway."""
        live = self._live.get(id)
        if live is None or entry.seq > live.seq + 1 or (id in self._locks and self._locks[id].locked()):
            return False
        if self._is_long(live, entry) or (is_rewritten(entry) and entry.seq > live.seq):
            return False
        if entry.seq == live.seq + 1:
            try:
                live.apply(entry)
            except UnplayableEntry:
                del self._live[id]
                return False
            live.note_writer(here=False)
            self._changed_elsewhere(live)
        return True

    async def _newer(self, live: LiveTable) -> tuple[LiveTable, bool]:
        """Whether the log had news where there may be other writers."""
        return await self._catch_up(live) if self._store.shared else (live, False)

    async def _catch_up(self, live: LiveTable) -> tuple[LiveTable, bool]:
        """Reads what other processes have written; whether there was anything."""
        entries = await self._store.entries(live.id, live.seq)
        if not entries:
            return live, False
        try:
            if any(map(is_rewritten, entries)):
                raise UnplayableEntry(live.seq)
            for entry in entries:
                await self._play(live, entry)
        except UnplayableEntry:
            self._drop(live.id)
            live = await self._load(live.id)
        live.note_writer(here=False)
        self._changed_elsewhere(live)
        return live, True

    # --- what the log implies, kept for others to find ---

    async def _save_on(self) -> None:
        while True:
            await asyncio.sleep(SAVE_EVERY)
            await self._save(self.due(steady_clock.now()))

    def due(self, now: float) -> list[str]:
        """The tables whose lines are to be saved now; also one that changed in times to come, by a clock since set
        back."""
        waiting = self._unsaved.values()
        return [
            live.id
            for live, since in waiting
            if abs(now - live.changed) >= QUIET or abs(now - since) >= LONGEST_UNSAVED
        ]

    async def _save(self, due: list[str]) -> None:
        for first in range(0, len(due), SAVE_AT_ONCE):
            # A table may be gone by the time its turn comes.
            some = {id: self._unsaved.pop(id) for id in due[first : first + SAVE_AT_ONCE] if id in self._unsaved}
            lines = [line for live, _ in some.values() if (line := line_of(live))]
            try:
                if lines:
                    await self._store.summarise(lines)
            except Exception:
                logger.exception("the lines of %d tables could not be saved", len(some))
                self._unsaved = {**some, **self._unsaved}
                return

    async def _keep_ending(self, live: LiveTable) -> None:
        """Never in the way of the last move: what cannot be kept now is kept when the table is next loaded."""
        try:
            await settle(self._store, live)
            await self._store.keep_ending(live.id, await ending_of(live))
            if live.header.kind == "played":
                await self._store.keep_facts(live.id, live.header.game, written(live))
        except Exception:
            logger.exception("table %s: its end could not be kept", live.id)

    async def _settle(self, live: LiveTable) -> None:
        """Before its end a game is decided if all have resigned who could be ranked otherwise."""
        try:
            await settle(self._store, live)
        except Exception:
            logger.exception("table %s: its result could not be counted", live.id)


def line_of(live: LiveTable) -> tuple[str, int, str] | None:
    """A table as lists have it, with the entry up to which that holds; None if it cannot be told, which must not keep
    other tables' lines from being saved. It is tried again when the table next changes."""
    try:
        return live.id, live.seq, encoded(summary(live))
    except Exception:
        logger.exception("table %s: its line for lists cannot be told", live.id)
        return None


async def ending_of(live: LiveTable) -> bytes:
    """A finished game as it is kept: how it ended, and what each seat saw last."""
    shown: dict[str, msgspec.Raw] = {}
    for seat in (None, *range(len(live.chairs))):
        # There may be thousands of events: not those of all seats in one go, and not all in memory at once.
        shown[str(seat)] = msgspec.Raw(encoded({"view": live.view(seat), "events": live.events(seat, 0)}))
        await asyncio.sleep(0)
    return await asyncio.to_thread(packed, {"result": live.result, "seats": shown})


def packed(ending: dict[str, Any]) -> bytes:
    return zlib.compress(encoded(ending).encode())


def is_rewritten(entry: Entry) -> bool:
    """Whether what came before this entry reads otherwise than it did, see `erasure`."""
    return "erased" in entry.data


def unheard(task: asyncio.Task[LiveTable]) -> None:
    """The caller of a change has gone, and does not hear why it was refused; a mistake of ours goes to the log."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, KronikaError):
        logger.error("a change that nobody waits for went wrong", exc_info=error)


def moved(live: LiveTable, change: Change) -> tuple[set[str], set[str]]:
    """The persons who come to and go from the table by a change of chairs. The store
    knows nobody who plays at somebody else's device."""
    if "chairs" not in change.data:
        return set(), set()
    before = {chair.person for chair in live.chairs if chair.person and not chair.keeper}
    after = list(live.chairs)
    for seat, occupant in change.data["chairs"].items():
        after[int(seat)] = msgspec.convert(occupant, Occupant)
    now = {chair.person for chair in after if chair.person and not chair.keeper}
    # The store knows who started the table; somebody who took it over is found by their place in the list.
    host = change.data.get("host", "")
    return (now | {host}) - before - {""}, before - now - {host or live.header.host}
