"""The coach at the tables: what a good player would do, shown to the one who is asked and to nobody else.

It thinks where the table's bots do, in slices between which they have their turn, from a world that stands for the
table: a hint can tell nothing that the seat may not know. What was found about a question is kept until it is another
one, so a question costs a few seconds of that process at most, however often somebody asks; one person has one hint at
a time. How long a hint takes says nothing to anybody else.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple

import msgspec

from kronika.engine.message import Message
from kronika.server.bots import Bots, may_be_hidden
from kronika.server.bus import Bus
from kronika.server.coach_messages import AskCoach, Hint
from kronika.server.errors import RequestError
from kronika.server.limits import Buckets
from kronika.server.live_table import LiveTable
from kronika.server.settings import Settings
from kronika.server.store.store import Store

FIRST, FULL, SLICE = 0.22, 1.85, 0.3
"""Seconds after which the first answer is ready, and the full one, both from when the first was asked for, and those of
one slice of thinking. What is left is for the way there and back: they are shown after 0.3 seconds and after 2."""
LEAST = 0.05
"""Seconds that a slice has at least: with less than that left, it shows what it has found."""
SOON = 1.0
"""Whoever wants the full answer this many seconds after the first one, or later, has not waited for it."""
KEPT = 1000
"""Hints that are remembered."""
BURST = 12
"""Hints that somebody may ask for in one go; `hints_per_second` of the settings says how often after that."""

Key = tuple[str, int, str, int]
"""Table, seat, question, and after how many answers: what others did meanwhile makes it another position."""


class GivenHint(NamedTuple):
    """A hint, when it was asked for first, and when it was told."""

    hint: Hint
    asked: float
    told: float


class Coach:
    def __init__(self, bots: Bots, store: Store, bus: Bus, settings: Settings) -> None:
        self._bots = bots
        self._store = store
        self._bus = bus
        self._settings = settings
        self.rates = Buckets(settings.hints_per_second, BURST)
        self._at_work: set[str] = set()
        self._kept: OrderedDict[Key, GivenHint] = OrderedDict()

    async def hint(self, live: LiveTable, person: str, sent: AskCoach) -> Hint:
        """What a good player would do about somebody's open question, or why that is not told."""
        asked = time.monotonic()
        who = live.acting(person, sent.seat)
        seat = live.seat_of(who)
        check(live, seat)
        assert seat is not None
        opened = live.opened.get(seat)
        if opened is None or live.chairs[seat].bot or sent.ask != live.ask_id(seat):
            raise RequestError("hint-stale", status=409)
        key = (live.id, seat, sent.ask, len(live.answers))
        kept = self._kept.get(key)
        if kept is not None and (kept.hint.full or not sent.full):
            return kept.hint
        if kept is not None and asked - kept.told < SOON:
            asked = kept.asked
        if person in self._at_work:
            raise RequestError("hint-busy", status=429, retry=2)
        if not sent.full and not self.rates.take(person):
            raise RequestError("too-fast", status=429, retry=2)
        self._at_work.add(person)
        try:
            if live.order.coach == "told" and not sent.full and not may_be_hidden(live, seat):
                await self._tell(live, seat, sent.ask)
            found = await self._think(live, seat, key, sent.full, asked + (FULL if sent.full else FIRST))
        finally:
            self._at_work.discard(person)
        self._kept[key] = GivenHint(found, asked, time.monotonic())
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    async def _think(self, live: LiveTable, seat: int, key: Key, full: bool, ends: float) -> Hint:
        """Slices, until the time is over: by the clock, so that load makes a hint shallower and not later. What a slice
        took beyond what it was given, the next one is spared."""
        worker = self._bots.worker_of(live.id)
        beyond = 0.0
        while True:
            begun = time.monotonic()
            given = max(LEAST, min(SLICE, ends - begun - beyond))
            try:
                told = await worker.hint(live, seat, self._settings.bot_patience, given)
            except (TimeoutError, BrokenProcessPool):
                raise RequestError("server-busy", {"seconds": 5}, status=503, retry=5) from None
            if told is None or seat not in live.opened or key[2:] != (live.ask_id(seat), len(live.answers)):
                raise RequestError("hint-stale", status=409)
            now = time.monotonic()
            beyond = max(0.0, now - begun - given)
            if ends - now < LEAST + beyond:
                return msgspec.convert({**told, "ask": key[2], "full": full}, Hint)

    async def _tell(self, live: LiveTable, seat: int, ask: str) -> None:
        """Where the host wants it, everybody reads that somebody has asked, once for a question. Not where others may
        not know that there is a question."""
        said = Message("coach-told")
        line = await self._store.remark(live.id, seat, live.chairs[seat].name, said, f"hint:{ask}")
        if line is not None:
            await self._bus.publish("chat", live.id, line.id)


def check(live: LiveTable, seat: int | None) -> None:
    """Who may ask: whoever sits there, where the host lets them, and in no rated game."""
    if seat is None:
        raise RequestError("hint-seats", status=403)
    if live.order.rated:
        raise RequestError("hint-rated", status=403)
    if live.order.coach == "off":
        raise RequestError("hint-forbidden", status=403)
