"""How much of the processor one address gets, whatever it asks for and however fast.

What the event loop does for an address is measured and taken from its share. A share fills all the time, slowly, and
holds enough for a school class that opens its pages at once. Whoever has used it up is slowed and not refused: their
lines are not read and their requests not looked at until there is something left. That costs them time, and the house
nothing. Only where very much waits already, the next is turned away.

What the event loop does not need anyway is given to those who wait, in equal parts: in a house that is not full nobody
notices a limit. So one address costs a full house no more than its share, and all of them together no more than theirs.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from time import thread_time
from typing import Any, TypeVar

from kronika.server.sessions import network
from kronika.server.settings import Settings

T = TypeVar("T")
GoOn = Callable[[], None]

LINE, REQUEST, MESSAGE = 0.0001, 0.0002, 0.00005
"""Seconds of what is not measured: a line that is opened, a request that is parsed and answered, a message."""
DEBT = 5.0
"""Seconds that somebody may owe at most, so that nobody is kept out for ever."""
WAITING = 100
"""How much may wait for one address."""
TICK, SELDOM = 0.05, 0.25
"""Seconds between two looks at how busy the event loop is: while somebody waits, and while nobody does."""
LATE = 0.03
"""Seconds by which such a look may be late; if it is later, others want the processor."""
MOST = 0.2
"""The most that one address gets of what nobody else wants, as a share of the event loop."""
SENDERS = 10_000
OWN_MACHINE = ("", "127.0.0.1", "::/64")
"""Whoever sits at the server's own machine is no stranger: that is Kronika for oneself."""


class Share:
    """What one address has left, in seconds of the event loop; less than nothing if it owes some."""

    __slots__ = ("_burst", "_filled", "_left", "_rate", "bytes", "requests", "sockets", "waiting")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._filled = time.monotonic()
        self.waiting: deque[tuple[GoOn, float]] = deque()
        """What waits for it, and what each of them will cost at least."""
        self.sockets = 0
        self.requests = 0
        """Those that are under way (see `gate`)."""
        self.bytes = 0
        """Of their bodies (see `bodies`)."""

    def spend(self, seconds: float) -> None:
        now = time.monotonic()
        left = min(self._burst, self._left + (now - self._filled) * self._rate) - seconds
        self._left = left if left > -DEBT else -DEBT
        self._filled = now

    @property
    def is_used_up(self) -> bool:
        if self._left <= 0:
            self.spend(0)
        return self._left <= 0

    @property
    def is_full(self) -> bool:
        self.spend(0)
        return self._left >= self._burst

    @property
    def is_in_use(self) -> bool:
        return bool(self.waiting or self.sockets or self.requests) or not self.is_full

    def under_way(self, is_socket: bool) -> int:
        return self.sockets if is_socket else self.requests

    def count(self, is_socket: bool, more: int) -> None:
        """One socket or request more is under way, or one less."""
        if is_socket:
            self.sockets += more
        else:
            self.requests += more

    def hold(self, count: int) -> None:
        """Bytes of bodies that are in memory now too, or no longer."""
        self.bytes += count

    def let_go_on(self) -> None:
        """As many of those who wait as there is something left for."""
        while self.waiting and not self.is_used_up:
            go_on, cost = self.waiting.popleft()
            self.spend(cost)
            go_on()


FREE = Share(0, float("inf"))
"""Of somebody who may do what they like."""


class Shares:
    """A share per address. Full ones of which nobody has anything open are forgotten, since a new one would be the
    same."""

    def __init__(self, settings: Settings) -> None:
        self._rate = settings.work_share
        self._burst = settings.work_burst
        self._spare = settings.work_spare
        self._of: dict[str, Share] = {}
        self._hungry: set[Share] = set()
        """Those for which somebody waits."""
        self.turned_away = 0
        self.busy = 1.0
        """The part of the time that the event loop has worked lately; nobody knows at first."""
        self._looked = (time.monotonic(), thread_time())
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._looked = (time.monotonic(), thread_time())  # of this thread
        self._task = asyncio.create_task(self._look_on(), name="shares")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def of(self, host: str) -> Share:
        name = network(host)
        if name in OWN_MACHINE:
            return FREE
        share = self._of.get(name)
        if share is None:
            if len(self._of) >= SENDERS:
                self._of = {each: share for each, share in self._of.items() if share.is_in_use}
            share = self._of[name] = Share(self._rate, self._burst)
        return share

    @property
    def waiting(self) -> int:
        return sum(len(share.waiting) for share in self._hungry)

    @property
    def is_full(self) -> bool:
        """Whether the house has no more to give away than everybody's share."""
        return self.busy >= self._spare

    async def turn(self, share: Share, cost: float) -> bool:
        """Waits until there is something left, of which at least this is taken; False if too many wait already."""
        if not share.is_used_up and not share.waiting:
            share.spend(cost)
            return True
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        go_on = partial(mine.set_result, None)
        if not self.wait(share, cost, go_on):
            return False
        try:
            await mine
        except asyncio.CancelledError:
            self.leave(share, cost, go_on)
            raise
        return True

    def wait(self, share: Share, cost: float, go_on: GoOn) -> bool:
        """The same for whoever is called when it is their turn."""
        if len(share.waiting) >= WAITING:
            self.turn_away()
            return False
        share.waiting.append((go_on, cost))
        self._hungry.add(share)
        return True

    def turn_away(self) -> None:
        """Somebody is turned away, which is counted."""
        self.turned_away += 1

    def leave(self, share: Share, cost: float, go_on: GoOn) -> None:
        """Whoever has gone takes nobody's place."""
        if (go_on, cost) in share.waiting:
            share.waiting.remove((go_on, cost))

    # --- what is given away ---

    async def _look_on(self) -> None:
        while True:
            pause = TICK if self._hungry else SELDOM
            begun = time.monotonic()
            await asyncio.sleep(pause)
            self.look(time.monotonic() - begun - pause)

    def look(self, late: float = 0.0) -> None:
        """How busy the event loop was since the last look; whoever waits gets their part of the rest."""
        (before, worked), self._looked = self._looked, (time.monotonic(), thread_time())
        seconds = self._looked[0] - before
        if seconds > 0:
            now = 1.0 if late > LATE else min(1.0, (self._looked[1] - worked) / seconds)
            self.busy += (now - self.busy) / 2
        self.give(max(0.0, self._spare - self.busy) * min(seconds, SELDOM), seconds)

    def give(self, spare: float, seconds: float) -> None:
        """So much for all who wait together."""
        part = min(spare / max(1, len(self._hungry)), MOST * seconds)
        for share in list(self._hungry):
            share.spend(-part)
            share.let_go_on()
            if not share.waiting:
                self._hungry.discard(share)


class Metered(Coroutine[Any, Any, T]):
    """Work of which each step is taken from a share."""

    __slots__ = ("_share", "_work")

    def __init__(self, work: Coroutine[Any, Any, T], share: Share) -> None:
        self._work = work
        self._share = share

    def __await__(self) -> Generator[Any, Any, T]:
        return self

    def __iter__(self) -> Metered[T]:
        return self

    def __next__(self) -> Any:
        return self.send(None)

    def send(self, value: Any) -> Any:
        begun = thread_time()
        try:
            return self._work.send(value)
        finally:
            self._share.spend(thread_time() - begun)

    def throw(self, *error: Any) -> Any:
        begun = thread_time()
        try:
            return self._work.throw(*error)
        finally:
            del error  # else it holds the frame that holds it
            self._share.spend(thread_time() - begun)

    def close(self) -> None:
        self._work.close()
