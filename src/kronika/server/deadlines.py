"""Time limits: for anyone who does not answer in time, a bot does.

A table may have a time limit, chosen when it is started: everybody then has that many seconds for each answer. The
first time somebody misses their deadline, a bot plays to the end of that turn, and then the person has the chair again:
they have missed a move, not the game. If they miss the next one too, with no answer in between, they are away: the bot
keeps the chair until they take it back. So a vanished person costs the others two waits.

When a chair goes to a bot and when it comes back stands in the log. Every process looks for tables whose time is up,
and the log lets one of them win.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Mapping

import msgspec

from kronika.engine.errors import KronikaError
from kronika.server import absence, clocks, dealing, filling, steady_clock, undo
from kronika.server.bus import Bus, Notice
from kronika.server.chairs import best_bot, seats, stand_in
from kronika.server.change import Change
from kronika.server.errors import RequestError
from kronika.server.live_table import LiveTable
from kronika.server.messages import LiveClock
from kronika.server.occupant import Occupant
from kronika.server.rooms import Rooms
from kronika.server.settings import Settings
from kronika.server.store.deadlines import DeadlineStore
from kronika.server.store.store import Entry, SeqConflict, Store
from kronika.server.tables import Tables

logger = logging.getLogger("kronika.server")

LONGEST = 30 * 24 * 3600
SETTLED = 10.0
"""Seconds after which somebody should have noted a table's deadline."""
NOTE_EVERY, NOTE_AT_ONCE = 0.5, 200
EXACT = 0.02
"""Seconds after a deadline at which a timer rings: never before it."""


def check_time_limit(game: str, seconds: int, clock: LiveClock | None = None) -> int:
    """The time limit of a new table; where there is one, the game needs a bot that can step in."""
    if not 0 <= seconds <= LONGEST:
        raise RequestError("pace-wrong", {"most": LONGEST}, status=422)
    clocks.check_clock(clock, seconds)
    if seconds:
        best_bot(game)
    return seconds


# --- what is due at a table ---


def overdue(live: LiveTable, now: float) -> Change | None:
    """What has to be done because somebody's time is up; None if nobody's is."""
    if not live.header.time_limit or live.status != "playing":
        return None
    for seat, deadline in sorted(beliefs(live).items(), key=lambda each: each[1]):
        if deadline <= now:
            chair = live.chairs[seat]
            if live.times is not None and seat in live.times.running:
                return out_of_time(live, seat)
            ask, bot = live.ask_id(seat), stand_in(live.header.game, chair)
            # Where nobody may know who is asked, nobody may see who has missed it: it is answered, and that is all.
            unseen = bool(live.opened[seat].ask.among)
            late = 1 if unseen else min(2, chair.late + 1)
            lent = msgspec.structs.replace(chair, bot=bot, late=late, missed=ask, unseen=unseen)
            return seats({seat: lent}, f"late:{ask}.{live.seq}")
    if live.undo_by is not None and talk_ends(live) <= now:
        # Bots wait while people talk about an undo: nobody's silence may keep them waiting.
        return undo.undo_vote(live.undo_by, False, f"silence:{live.seq}")
    return turn_over(live)


def beliefs(live: LiveTable) -> dict[int, float]:
    """When it is believed that somebody's time is up, by seat: an answer to a clock may still be on its way."""
    running = [] if live.times is None else live.times.running
    return {seat: at + clocks.LAG if seat in running else at for seat, at in live.deadlines().items()}


def talk_ends(live: LiveTable) -> float:
    """Until when people may talk about an undo."""
    return live.changed + (live.header.time_limit if live.header.clock is None else clocks.TALK)


def out_of_time(live: LiveTable, seat: int) -> Change:
    """A clock is at zero: what the host has chosen happens. A bot gives the chair back after the turn, unless nothing
    is left to play with."""
    chair, clock = live.chairs[seat], live.header.clock
    assert clock is not None
    bot, nonce = stand_in(live.header.game, chair), f"late:{live.ask_id(seat)}.{live.seq}"
    if clock.at_zero == "loss":
        gone = Occupant(chair.name, chair.person, bot, resigned=True, late=2, mark=chair.mark, keeper=chair.keeper)
        return Change("resign", seats({seat: gone}, nonce).data, nonce)
    late = 2 if clock.per == "game" and not clock.increment else min(2, chair.late + 1)
    lent = msgspec.structs.replace(chair, bot=bot, late=late, missed=live.ask_id(seat), unseen=False)
    return seats({seat: lent}, nonce)


def turn_over(live: LiveTable) -> Change | None:
    """Somebody who has missed one move gets their chair back as soon as that turn is over: what they missed is
    answered, it is not their turn, and they are asked nothing, or something new after others have answered."""
    if live.status != "playing":
        return None
    for seat, chair in enumerate(live.chairs):
        if chair.late != 1 or not chair.bot or chair.resigned or live.view(None).get("turn") == seat:
            continue
        if seat not in live.opened or (live.ask_id(seat) != chair.missed and live.answers[-1][0] != seat):
            return seats({seat: msgspec.structs.replace(chair, bot="", missed="", unseen=False)}, f"turn:{live.seq}")
    return None


def next_deadline(live: LiveTable) -> float | None:
    """When something is due at a table with a time limit, if nothing happens before."""
    times = list(beliefs(live).values())
    if live.undo_by is not None:
        times.append(talk_ends(live))
    if turn_over(live) is not None:
        times.append(live.changed)
    return min(times, default=None)


# --- watching the clock ---


class Clock:
    """Looks every few seconds for tables where somebody's time is up, whichever process they were played at."""

    def __init__(self, tables: Tables, rooms: Rooms, store: Store, bus: Bus, settings: Settings) -> None:
        self._tables = tables
        self._rooms = rooms
        self._store = store
        self._deadlines = DeadlineStore(store)
        self._bus = bus
        self._every = settings.clock_every
        self._deal_patience = settings.deal_patience
        self._ready_patience = settings.ready_patience
        self._changed: dict[str, LiveTable] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        """When to look at tables with clocks, to the moment."""
        self._looks: set[asyncio.Task[None]] = set()
        self._stuck: set[str] = set()
        """Tables that cannot be played on, such as those of other rules."""
        self._tasks: list[asyncio.Task[None]] = []
        bus.listen(self._heard)
        rooms.on_met.append(self._met)

    def open(self) -> None:
        works = {"clock": self._look_on, "deadlines": self._note_on}
        self._tasks = [asyncio.create_task(work(), name=name) for name, work in works.items()]

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        tasks = [*self._tasks, *self._looks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(self._note(), return_exceptions=True)

    async def resume(self) -> None:
        """There was no server, or one of them has ended: nobody's clock has run meanwhile, and for a moment none does.
        The tables need not be loaded for that."""
        for standing in await self._store.progress(await self._deadlines.clocked()):
            table, seq = standing.table, standing.seq + 1
            entry = Entry(seq, "resume", {}, f"resume:{seq}", steady_clock.now())
            try:
                await self._store.append(table, entry)
            except SeqConflict:
                continue  # somebody plays there at another process: no time was lost
            await self._bus.publish("log", table, seq, msgspec.to_builtins(entry))
            if self._tables.cached(table) is not None:
                await self._tables.fresh(table)

    async def _heard(self, notice: Notice) -> None:
        """The process that committed something notes what it means for the clock. A chair that is given back is given
        back before any bot goes on."""
        if notice.what != "log" or notice.sender != self._bus.name:
            return
        live = self._tables.cached(notice.about)
        if live is None:
            return
        self.note(live)
        if self._at_once(live) is not None:
            try:
                await self._tables.change(live.id, self._at_once)
            except Exception:  # found by the next look
                logger.exception("table %s: what is due could not be done", live.id)

    def _at_once(self, live: LiveTable) -> Change | None:
        """What follows from the last entry, whatever the clock says."""
        if live.deal is not None and live.deal.spoiled:
            return self._due(live)
        return turn_over(live) if live.header.time_limit else None

    def _due(self, live: LiveTable) -> Change | None:
        now = steady_clock.now()
        return (
            dealing.overdue(live, now, self._deal_patience)
            or filling.overdue(live, now)
            or absence.overdue(live, now, self._gone_for, self._ready_patience)
            or overdue(live, now)
        )

    def _gone_for(self, live: LiveTable, seat: int) -> float:
        """While notices of other processes do not arrive, nobody knows who is there: then nobody is away."""
        return self._rooms.gone_for(live, seat) if self._bus.connected else 0.0

    def _met(self, moved: Mapping[str, set[str]]) -> None:
        """Whoever leaves a table that gathers may be ready no longer soon, and whoever comes back is."""
        for table in moved:
            live = self._tables.cached(table)
            if live is not None and live.awaits_deal and live.order.ready:
                self._changed[table] = live

    def note(self, live: LiveTable) -> None:
        if live.header.time_limit or live.awaits_deal:
            self._changed[live.id] = live
        if live.header.clock is not None:
            self._set_timer(live)

    def _set_timer(self, live: LiveTable) -> None:
        """A clock at zero is seen at once by a process that has the table; all others look now and then."""
        timer = self._timers.pop(live.id, None)
        if timer is not None:
            timer.cancel()
        due = next_deadline(live)
        if due is not None and live.status == "playing":
            seconds = max(0.0, due - steady_clock.now()) + EXACT
            self._timers[live.id] = asyncio.get_running_loop().call_later(seconds, self._ring, live.id)

    def _ring(self, table: str) -> None:
        del self._timers[table]
        look = asyncio.create_task(self._look_at(table), name=f"the clock of {table}")
        self._looks.add(look)
        look.add_done_callback(self._looks.discard)

    async def _note_on(self) -> None:
        while True:
            await asyncio.sleep(NOTE_EVERY)
            try:
                await self._note()
            except Exception as error:  # what is not noted now is found by `due` later
                logger.warning("deadlines could not be noted (%s)", type(error).__name__)

    async def _note(self) -> None:
        some = [self._changed.pop(id) for id in list(self._changed)[:NOTE_AT_ONCE]]
        if some:
            await self._deadlines.note([(live.id, live.seq, self._next(live)) for live in some])

    def _next(self, live: LiveTable) -> float | None:
        if not live.awaits_deal:
            return next_deadline(live)
        gone = absence.deadline(live, steady_clock.now(), self._gone_for, self._ready_patience)
        due = dealing.deadline(live, self._deal_patience), filling.deadline(live), gone
        return min((at for at in due if at is not None), default=None)

    async def _look_on(self) -> None:
        while True:
            # Not all processes at the same moment: one of them would win anyway.
            await asyncio.sleep(self._every * random.uniform(0.5, 1.0))
            try:
                await self.look()
            except Exception as error:
                logger.warning("nobody knows whose time is up (%s)", type(error).__name__)

    async def look(self) -> None:
        now = steady_clock.now()
        for table in await self._deadlines.due(now, now - SETTLED):
            if table not in self._stuck:
                await self._look_at(table)
                await asyncio.sleep(0)

    async def _look_at(self, table: str) -> None:
        try:
            live = await self._tables.fresh(table)
            if self._due(live) is not None:
                live = await self._tables.change(table, self._due)
            self._changed[live.id] = live
        except KronikaError as error:
            self._stuck.add(table)
            logger.warning("table %s: the clock stands still: %s", table, error)
        except Exception:
            logger.exception("table %s: the clock stands still", table)
