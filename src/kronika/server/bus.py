"""Who changed what: a process that has committed something tells all others. A lost notice costs time, never data.

A notice says where to look. That of a log entry brings the entry along, which spares a question to the store if all
before it is known; whoever has missed something reads the log. What is nowhere in the store (who is here, how much
somebody has sent) is repeated, so that it heals by itself.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable
from importlib.util import find_spec
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

from kronika.server.errors import RequestError
from kronika.server.gathering import Gathering

if TYPE_CHECKING:
    from redis.asyncio.client import PubSub

logger = logging.getLogger("kronika.server")

What = Literal["log", "chat", "table", "person", "here", "spent"]


class Notice(msgspec.Struct, array_like=True, frozen=True):
    """What has changed (`number` is that of the log entry or line), and which process says so."""

    what: What
    about: str
    number: int = 0
    data: Any = None
    sender: str = ""


Listener = Callable[[Notice], Awaitable[None]]


class Bus(Protocol):
    """Carries notices from the process that committed something to all of them, itself first."""

    name: str
    """Of this process."""
    connected: bool

    def listen(self, listener: Listener) -> None: ...

    def missed(self, look: Callable[[], None]) -> None:
        """Registers a call for when notices may have been lost."""

    def measure(self, observe: Callable[[float], None]) -> None:
        """Registers a call with how long each notice was under way, in seconds."""

    async def publish(self, what: What, about: str, number: int = 0, data: Any = None) -> None: ...

    async def open(self) -> None: ...

    async def close(self) -> None: ...


class LocalBus:
    """The bus of a single process."""

    def __init__(self) -> None:
        self.name = token_hex(6)
        self.connected = True
        self._listeners: list[Listener] = []
        self._missed: list[Callable[[], None]] = []
        self._meters: list[Callable[[float], None]] = []

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def missed(self, look: Callable[[], None]) -> None:
        self._missed.append(look)

    def measure(self, observe: Callable[[float], None]) -> None:
        self._meters.append(observe)

    async def publish(self, what: What, about: str, number: int = 0, data: Any = None) -> None:
        await self._deliver(Notice(what, about, number, data, self.name))

    async def _deliver(self, notice: Notice) -> None:
        for listener in self._listeners:
            await listener(notice)

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass


WAITING = 10_000
"""Notices that may wait while Redis is away; then the oldest are forgotten, since whoever watches looks anyway."""
AT_ONCE = 200
FIRST_WAIT, LONGEST_WAIT = 0.1, 2.0
"""Seconds before Redis is tried again."""
PATIENCE = 5.0
"""Seconds after which Redis counts as gone."""


class RedisBus(LocalBus):
    """Redis between several processes. Nobody ever waits for it: notices to others are put on a pile, from which one
    task sends them; another one hears. When Redis comes back, everybody looks at the store."""

    def __init__(self, url: str, channel: str) -> None:
        super().__init__()
        if find_spec("redis") is None:
            raise RequestError("redis-missing")
        from redis.asyncio import Redis  # noqa: PLC0415 (an extra, which a single process does not need)
        from redis.asyncio.retry import Retry  # noqa: PLC0415
        from redis.backoff import NoBackoff  # noqa: PLC0415

        self.connected = False
        self._away = self._closing = False
        self._channel = channel
        self._pile: deque[tuple[float, Notice]] = deque(maxlen=WAITING)
        self._more = asyncio.Event()
        self._gathering = Gathering()
        self._tasks: list[asyncio.Task[None]] = []
        try:
            self._redis = Redis.from_url(
                url,
                socket_timeout=PATIENCE,
                socket_connect_timeout=PATIENCE,
                retry=Retry(NoBackoff(), 0),  # see `_for_ever`: nothing else may hide that Redis was away
            )
        except ValueError:
            raise RequestError("redis-url") from None

    async def publish(self, what: What, about: str, number: int = 0, data: Any = None) -> None:
        await super().publish(what, about, number, data)
        self._pile.append((time.monotonic(), Notice(what, about, number, data, self.name)))
        self._gathering.came(about)
        self._more.set()

    async def open(self) -> None:
        works = {"bus, sending": self._send, "bus, hearing": self._hear}
        self._tasks = [asyncio.create_task(self._for_ever(work), name=name) for name, work in works.items()]

    async def close(self) -> None:
        for _ in range(20):  # the last words, if Redis is there
            if not self._pile or not self.connected:
                break
            await asyncio.sleep(0.01)
        self._closing = True
        for _ in range(10):  # the client sometimes swallows a cancellation; nobody shall wait for that
            for task in self._tasks:
                task.cancel()
            if not self._tasks or not (await asyncio.wait(self._tasks, timeout=0.2))[1]:
                break
        await self._redis.aclose()

    async def _for_ever(self, work: Callable[[], Awaitable[None]]) -> None:
        from redis.exceptions import RedisError  # noqa: PLC0415

        wait = FIRST_WAIT
        while not self._closing:
            begun = time.monotonic()
            try:
                await work()
            except (RedisError, OSError) as error:
                if not self._away:
                    logger.warning("Redis is away (%s); others learn of news later", type(error).__name__)
                self._away = True
            except Exception:
                logger.exception("the bus stumbled")
            wait = FIRST_WAIT if time.monotonic() - begun > LONGEST_WAIT else min(2 * wait, LONGEST_WAIT)
            await asyncio.sleep(wait * random.uniform(0.5, 1.0))

    async def _send(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            await self._gathering.departure()
            while self._pile:
                some = [self._pile.popleft() for _ in range(min(AT_ONCE, len(self._pile)))]
                await self._redis.publish(self._channel, _encoder.encode(some))

    async def _hear(self) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as ear:
            await ear.subscribe(self._channel)
            logger.info("Redis is there")
            self.connected, self._away = True, False
            for look in self._missed:
                look()
            try:
                await self._hear_on(ear)
            finally:
                self.connected = False

    async def _hear_on(self, ear: PubSub) -> None:
        quiet = time.monotonic()
        while True:
            message = await ear.get_message(timeout=1.0)
            if message is not None:
                quiet = time.monotonic()
                await self._heard(message["data"])
            elif time.monotonic() - quiet > PATIENCE:  # a line that is dead looks like one on which nobody speaks
                quiet = time.monotonic()
                await ear.ping()

    async def _heard(self, data: bytes) -> None:
        try:
            notices = _decoder.decode(data)
        except msgspec.DecodeError:
            logger.warning("something on the bus is not ours")
            return
        for at, notice in notices:
            if notice.sender == self.name:
                for observe in self._meters:
                    observe(time.monotonic() - at)  # there and back again, by one clock
                continue
            try:
                await self._deliver(notice)
            except Exception:
                logger.exception("news of %s could not be told", notice.what)
            await asyncio.sleep(0)  # many may have come at once: whoever is here has their turn between them


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[tuple[float, Notice]])


def open_bus(redis: str, channel: str) -> Bus:
    """The bus of all processes that know this channel: those on one store, since others may use the same Redis."""
    return RedisBus(redis, f"kronika:{channel}") if redis else LocalBus()
