"""Work that takes long, such as a game played again for its graphs: little of it at once, every visitor in turn, and
what has been worked out is kept for the next who asks. What takes very long is done in a process of its own, since a
thread takes time from everybody. In a full house a visitor rests between two pieces, so that nobody's take more than a
quarter of a core; whoever sits at the server's own machine is no visitor."""

from __future__ import annotations

import asyncio
import gzip
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Hashable
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager

from starlette.requests import HTTPConnection

from kronika.server.errors import RequestError
from kronika.server.replays import Recording
from kronika.server.sessions import address
from kronika.server.shares import OWN_MACHINE
from kronika.server.worker_process import WorkerProcess

Work = Callable[..., bytes]
"""What is done with a recording, as JSON: it has to travel to another process, as all that it is about."""

AT_ONCE, WAITING, OF_ONE = 2, 40, 8
"""How much is worked at, how much may wait for its turn, and how much of that may be one visitor's. No visitor has two
pieces worked at, so that nobody else waits for them."""
REST, LONGEST_REST = 3.0, 10.0
"""In a full house: how many times as long as a piece has taken its visitor rests after it, and seconds at most."""
KEPT = 16 * 1024 * 1024
"""Bytes of results that are kept, as they travel."""
PACKED = 4
"""How hard they are packed: more takes longer than it saves."""
LONG = 200
"""Answers of a game above which it is played again in another process."""
PATIENCE = 120.0
"""Seconds after which it is given up."""
SOON = 5
"""Seconds after which it is worth while to ask again."""


class HeavyWork:
    def __init__(self, games: tuple[str, ...], is_full: Callable[[], bool] = lambda: False) -> None:
        """`is_full`: whether the house has better things to do."""
        self._worker = WorkerProcess(games)
        self._is_full = is_full
        self._served: set[str] = set()
        """The visitors whose work is worked at."""
        self._resting: set[str] = set()
        """Those whose next piece is not begun yet."""
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """Who waits for a turn, by visitor: the first in line is whose turn is next."""
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0
        self._coming: dict[Hashable, asyncio.Task[bytes]] = {}

    async def close(self) -> None:
        tasks = list(self._coming.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._worker.stop()

    @asynccontextmanager
    async def turn(self, request: HTTPConnection) -> AsyncIterator[None]:
        """Waits until it is the visitor's turn: all guests of one address are one visitor, since anybody can be many
        guests. Visitors who have enough waiting, or come when too many wait, are asked to come back."""
        visitor = address(request)
        if len(self._served) < AT_ONCE and visitor not in self._served | self._resting:
            self._served.add(visitor)
        else:
            await self._wait(visitor)
        begun = time.monotonic()
        try:
            yield
        finally:
            if self._is_full() and visitor not in OWN_MACHINE:
                self._resting.add(visitor)
                rest = min(LONGEST_REST, REST * (time.monotonic() - begun))
                asyncio.get_running_loop().call_later(rest, self._rested, visitor)
            self._pass_on(visitor)

    async def _wait(self, visitor: str) -> None:
        line = self._waiting.get(visitor, deque())
        if len(line) >= OF_ONE or sum(map(len, self._waiting.values())) >= WAITING:
            raise RequestError("server-busy", {"seconds": SOON}, status=503, retry=SOON)
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(visitor, line).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                self._pass_on(visitor)  # the turn had just come
            elif mine in line:
                line.remove(mine)
            raise

    def _pass_on(self, visitor: str) -> None:
        """The turn goes to the first in line who is not served yet; whoever has more to ask stands at the end then."""
        self._served.discard(visitor)
        self._serve_next()

    def _rested(self, visitor: str) -> None:
        self._resting.discard(visitor)
        if len(self._served) < AT_ONCE:
            self._serve_next()

    def _serve_next(self) -> None:
        for each, line in list(self._waiting.items()):
            if each in self._served | self._resting:
                continue
            del self._waiting[each]
            if not line:
                continue  # they have gone
            turn = line.popleft()
            if line:
                self._waiting[each] = line
            self._served.add(each)
            turn.set_result(None)
            return

    async def told(self, request: HTTPConnection, recording: Recording, work: Work, *how: Hashable) -> bytes:
        """What a piece of work says of a game, looked at somehow, packed by gzip. Whoever asks for the same meanwhile
        waits along."""
        key = (recording.header.id, recording.seq, work, how)
        if key not in self._kept and key not in self._coming:
            async with self.turn(request):
                if key not in self._kept and key not in self._coming:  # nor has anybody asked meanwhile
                    self._coming[key] = asyncio.create_task(self._work(key, recording, work, *how), name="heavy work")
                return await self._found(key)
        return await self._found(key)

    async def _found(self, key: Hashable) -> bytes:
        """What is kept, or will be as soon as it is worked out."""
        if key in self._coming:
            return await asyncio.shield(self._coming[key])
        self._kept.move_to_end(key)
        return self._kept[key]

    async def _work(self, key: Hashable, recording: Recording, work: Work, *how: Hashable) -> bytes:
        try:
            if len(recording.answers) < LONG:
                found = await asyncio.to_thread(packed, work, recording, *how)
            else:
                found = await self._elsewhere(recording, work, *how)
        finally:
            del self._coming[key]
        self._keep(key, found)
        return found

    async def _elsewhere(self, recording: Recording, work: Work, *how: Hashable) -> bytes:
        try:
            return await asyncio.wait_for(self._worker.run(packed, work, recording, *how), PATIENCE)
        except BrokenProcessPool:
            self._worker.stop()  # a process that died takes nobody's question along
            return await self._worker.run(packed, work, recording, *how)
        except TimeoutError:
            self._worker.stop()  # nor does work without end
            raise RequestError("server-busy", {"seconds": SOON}, status=503, retry=SOON) from None

    def _keep(self, key: Hashable, found: bytes) -> None:
        self._kept[key] = found
        self._size += len(found)
        while self._size > KEPT:
            self._size -= len(self._kept.popitem(last=False)[1])


def packed(work: Work, recording: Recording, *how: Hashable) -> bytes:
    """Packed where it was worked out: a long game is a megabyte, which would keep the event loop for long each time
    that somebody asks for it."""
    return gzip.compress(work(recording, *how), PACKED, mtime=0)
