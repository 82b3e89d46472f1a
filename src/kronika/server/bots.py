"""Bots at the tables: they think in processes of their own, slowly enough for people to follow."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar
from zlib import crc32

from kronika.bots.random import RandomBot
from kronika.engine.ask import Ask
from kronika.engine.errors import KronikaError
from kronika.engine.imagining import imagines
from kronika.engine.message import Message
from kronika.games import find_bot
from kronika.server import worker
from kronika.server.errors import RequestError
from kronika.server.live_table import LiveTable
from kronika.server.metrics import Metrics
from kronika.server.occupant import Occupant
from kronika.server.settings import Settings
from kronika.server.tables import Tables
from kronika.server.turns import Rank, Turns
from kronika.server.worker import Task
from kronika.server.worker_process import WorkerProcess

logger = logging.getLogger("kronika.server")

T = TypeVar("T")

UNWATCHED = 2
"""The rank of a table at which nobody looks."""
THINKING = 2.0
"""Seconds that a look ahead takes at most, whatever the settings say."""

Play = Callable[[str, int, str, list[str]], Awaitable[None]]
"""Gives a bot's answer: table, seat, ask id, keys."""
Remark = Callable[[str, int, str, Message], Awaitable[None]]
"""Tells why a bot has answered so: table, seat, ask id, reason."""
Decided = tuple[list[str], Message | None]


class Worker:
    """One process; a table always thinks in the same one, since that knows it already."""

    def __init__(self, games: tuple[str, ...], bots: tuple[str, ...] = ()) -> None:
        self._process = WorkerProcess(games, bots)
        self._turns = Turns()
        self._sent: dict[str, tuple[int, int]] = {}
        """What the process knows of a table: epoch and number of answers."""

    def stop(self) -> None:
        self._process.stop()
        self._sent = {}

    async def warm(self) -> None:
        """Starts the process before it is needed."""
        async with self._turns.turn(lambda: 0, ""):
            try:
                await self._process.run(worker.ready)
            except BrokenProcessPool:
                logger.exception("a process for bots could not be started")
                self.stop()

    async def decide(
        self, live: LiveTable, seat: int, bot: str, patience: float, rank: Rank, thinking: float
    ) -> Decided:
        """One decision after the other, so that a bot that hangs or dies takes nobody else's thought along. The more
        wait, the shorter a look ahead is; where nobody looks, there is none."""
        async with self._turns.turn(rank, live.header.host):
            if seat not in live.opened:
                return [], None  # the table has moved on while others thought
            try:
                seconds = thinking / (1 + self._turns.waiting) if rank() < UNWATCHED else 0.0
                return await asyncio.wait_for(self._decide(live, seat, bot, 1000 * seconds), patience)
            except (TimeoutError, BrokenProcessPool):
                self.stop()
                raise

    async def hint(self, live: LiveTable, seat: int, patience: float, thinking: float) -> dict[str, Any] | None:
        """What the coach finds about the seat's question in some seconds more: fewer, the more wait. Bots at tables
        with people go first. None if the table has moved on."""
        async with self._turns.turn(lambda: 1, live.header.host):
            if seat not in live.opened:
                return None
            try:
                seconds = thinking / (1 + self._turns.waiting)
                return await asyncio.wait_for(self._told(worker.hint, live, seat, "", 1000 * seconds), patience)
            except (TimeoutError, BrokenProcessPool):
                self.stop()
                raise

    async def _decide(self, live: LiveTable, seat: int, bot: str, milliseconds: float) -> Decided:
        return await self._told(worker.decide, live, seat, bot, milliseconds)

    async def _told(
        self, work: Callable[[Task], T | None], live: LiveTable, seat: int, bot: str, milliseconds: float
    ) -> T:
        """What the process says to a task; it gets what it does not know of the table, or all of it."""
        epoch, count = self._sent.get(live.id, (-1, 0))
        start = count if epoch == live.undos else 0
        told = await self._ask(work, live, seat, bot, milliseconds, start)
        if told is None:
            told = await self._ask(work, live, seat, bot, milliseconds, 0)
        assert told is not None
        return told

    async def _ask(
        self, work: Callable[[Task], T | None], live: LiveTable, seat: int, bot: str, milliseconds: float, start: int
    ) -> T | None:
        assert live.table is not None
        task = Task(
            table=live.id,
            epoch=live.undos,
            game=live.header.game,
            names=live.table.names,
            setup=live.header.setup,
            seed=live.table.seed,
            rules=live.header.rules,
            generator=live.header.generator,
            start=start,
            answers=live.answers[start:],
            reshuffles=live.reshuffles,
            seat=seat,
            bot=bot,
            milliseconds=milliseconds,
        )
        count = len(live.answers)
        self._sent.pop(live.id, None)
        told = await self._process.run(work, task)
        if len(self._sent) > 10 * worker.CACHED:
            self._sent.clear()
        self._sent[live.id] = (task.epoch, count)
        return told


class Bots:
    """The process that wrote the last entry of a table's log sets its bots to work. Any other process that shows the
    table waits a while, and if nothing happens it does so itself: the bots' answers have their asks as nonces, so the
    log takes each once, whichever process is first."""

    def __init__(
        self, tables: Tables, settings: Settings, play: Play, remark: Remark, metrics: Metrics, alone: bool
    ) -> None:
        self._tables = tables
        self._settings = settings
        self._play = play
        self._remark = remark
        self._metrics = metrics
        self._alone = alone
        self._workers = [Worker(settings.games, settings.bots) for _ in range(settings.bot_workers)]
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._timers: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    async def warm(self) -> None:
        for each in self._workers:
            await each.warm()

    async def close(self) -> None:
        self._closed = True
        tasks = [*self._tasks.values(), *self._timers.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for each in self._workers:
            each.stop()

    @property
    def busy(self) -> int:
        """At how many tables bots are at work."""
        return len(self._tasks)

    def worker_of(self, table: str) -> Worker:
        """The process that thinks for a table."""
        return self._workers[crc32(table.encode()) % len(self._workers)]

    def nudge(self, live: LiveTable) -> None:
        """Sets the table's bots to work, unless they are or have nothing to do; or keeps an eye on them, if another
        process has the table in hand."""
        if self._closed or live.id in self._tasks or self._next(live) is None:
            return
        if self._alone or live.written_here:
            self._set_to_work(live.id)
        elif live.id not in self._timers:
            timer = asyncio.create_task(self._wait_for_others(live.id), name=f"an eye on {live.id}")
            self._timers[live.id] = timer
            timer.add_done_callback(lambda _: self._timers.pop(live.id, None))

    def _set_to_work(self, table: str) -> None:
        task = asyncio.create_task(self._work(table), name=f"bots of {table}")
        self._tasks[table] = task
        task.add_done_callback(lambda _: self._rest(table))

    def _rest(self, table: str) -> None:
        self._tasks.pop(table, None)
        live = self._tables.cached(table)
        if live is not None:  # something may have come up between the last look and the end
            self.nudge(live)

    async def _wait_for_others(self, table: str) -> None:
        """Until nothing has happened for a while where a bot is asked. Not the same while for all, so that seldom two
        take over at once."""
        seq = -1
        while not self._closed and table not in self._tasks:
            try:
                live = await self._tables.fresh(table)
            except Exception as error:
                logger.warning("table %s: nobody knows what its bots do (%s)", table, type(error).__name__)
                return
            if live.written_here or self._next(live) is None:
                self.nudge(live)
                return
            if live.seq == seq:
                self._set_to_work(table)
                return
            if seq >= 0 and not self._tables.is_watched(table):
                return  # it goes on, and nobody here looks
            seq = live.seq
            await asyncio.sleep(self._settings.bot_grace * random.uniform(1, 2))

    def _next(self, live: LiveTable) -> int | None:
        """A seat that is asked and played by a bot. While the table talks about an undo, bots wait; and where nobody
        sits or looks, they rest until somebody does, unless a tournament waits for them."""
        if live.status != "playing" or live.undo_by is not None:
            return None
        if not (is_peopled(live.chairs) or live.order.tournament or self._tables.is_watched(live.id)):
            return None
        return next((seat for seat in sorted(live.opened) if live.chairs[seat].bot), None)

    def _rank(self, live: LiveTable) -> int:
        """Whoever looks waits for nobody who doesn't, and whoever plays for nobody who only looks."""
        if not self._tables.is_watched(live.id):
            return UNWATCHED
        return 0 if is_peopled(live.chairs) else 1

    async def _work(self, table: str) -> None:
        """One decision after the other, until none is left or another process has the table in hand. A bot waits once
        for each thing that shows, and not at a question in the middle of something that it may or may not have been
        asked: how long it takes tells nothing of whether it had a choice. There one that looks ahead answers at once,
        by its prior; elsewhere it takes the same time for each thing that shows."""
        seq, number, begun = -1, -1, 0.0
        while True:
            live = await self._tables.get(table)
            seat = self._next(live)
            if seat is None or (seq not in (-1, live.seq) and not live.written_here and not self._alone):
                return
            seq = live.seq
            if number != live.event_count + live.deeds:
                number, begun = live.event_count + live.deeds, time.monotonic()
            ask, hidden, private = live.ask_id(seat), may_be_hidden(live, seat), live.opened[seat].ask.private
            thinking = self._thinking(live, seat)
            keys, because = await self._decide(live, seat)
            delay = 0.0 if hidden else max(thinking, self._settings.bot_delay * random.uniform(0.67, 1.33))
            await asyncio.sleep(max(0.0, begun + delay - time.monotonic()))
            try:
                await self._play(table, seat, ask, keys)
                if because is not None and not private:
                    await self._remark(table, seat, ask, because)
            except Exception as error:
                if not isinstance(error, RequestError) or error.message.id != "answer-stale":
                    logger.exception("table %s: a bot's answer was refused", table)
                    await asyncio.sleep(1)
                # else the table has moved on: look again

    def _thinking(self, live: LiveTable, seat: int) -> float:
        """Seconds for a look ahead, if the bot is one that looks ahead. They pass whether it needs them or not."""
        if may_be_hidden(live, seat):
            return 0.0
        try:
            thinks = imagines(find_bot(live.header.game, live.chairs[seat].bot))
        except KronikaError:
            return 0.0
        return min(THINKING, self._settings.bot_thinking) if thinks else 0.0

    async def _decide(self, live: LiveTable, seat: int) -> Decided:
        """The bot's answer and its reason; if it crashes, breaks the rules or takes too long, any legal one."""
        bot, opened = live.chairs[seat].bot, live.opened[seat]
        worker = self.worker_of(live.id)
        begun = time.monotonic()
        try:
            decided = await worker.decide(
                live, seat, bot, self._settings.bot_patience, lambda: self._rank(live), self._thinking(live, seat)
            )
            self._metrics.bot_decisions.add("thought")
            self._metrics.bot_seconds.observe(time.monotonic() - begun)
            return decided
        except (TimeoutError, BrokenProcessPool) as error:
            logger.error("table %s: bot %s: %r; its process is restarted", live.id, bot, error)
        except KronikaError as error:
            logger.error("table %s: bot %s: %s", live.id, bot, error)
        except Exception:
            logger.exception("table %s: bot %s has crashed", live.id, bot)
        self._metrics.bot_decisions.add("failed")
        return any_answer(opened.ask), None


def is_peopled(chairs: Sequence[Occupant]) -> bool:
    """Whether somebody sits at a table who has not left it for good, even if a bot plays for them now."""
    return any(chair.person and not chair.resigned for chair in chairs)


def may_be_hidden(live: LiveTable, seat: int) -> bool:
    """Whether others do not know that this is asked, or that there is a choice."""
    ask = live.opened[seat].ask
    plain_to_all = ask.sealed and not ask.among
    return live.table is not None and live.table.midway and ask.private and not plain_to_all


def any_answer(ask: Ask) -> list[str]:
    return RandomBot(random.getrandbits(32)).decide(None, ask)
