"""The door of the house: who opens a line has to say something soon, no address holds all lines, and whoever has used
up their share of the processor (see `shares`) is not read until there is something left.

What comes in is taken in slices. uvicorn would take in all that has come at once, even a thousand requests or ten
thousand frames, while everybody else waits.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from time import thread_time
from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.flow_control import HIGH_WATER_LIMIT, FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kronika.server.sessions import is_among, network
from kronika.server.settings import Settings
from kronika.server.shares import FREE, LINE, MESSAGE, Share, Shares

HOLD = 5.0
"""Seconds for which a line is held that is one too many, before it is cut."""
RECOUNT = 0.25
"""Seconds for which the lines of all addresses are known."""
SLICE, FRAMES = 4096, 1024
"""Bytes that are taken in at a time: of requests, and of sockets, where six make a frame."""
HEAD = 64 * 1024
"""Bytes that the head of a request may have."""


class Door(HttpToolsProtocol):
    """uvicorn waits for the head of a request for ever, however long it gets, and counts no lines."""

    settings: Settings
    shares: Shares
    lines: Counter[str]
    """By address, as they were counted at `counted`, and those that were opened since."""
    counted: list[float]
    share: Share = FREE
    """Of whoever has opened the line. A proxy speaks for many: there each request has its own (see `gate`)."""
    flow: Flow
    _deadline: asyncio.TimerHandle | None = None
    _waits = False
    """Whether the line is not read yet, because its address has used up its share."""
    _is_socket = False
    """Whether somebody else has the line now."""
    _head = 0
    """Bytes of the head that is coming."""
    _kept = b""
    """What has come and is not taken in yet."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow = Flow(transport, self._take_in_soon)
        lines = self._lines()
        if lines > 2 * self.settings.connections_per_address or len(self.connections) > self.settings.connections:
            transport.abort()
        elif lines > self.settings.connections_per_address:
            self._hold()
        elif not self.share.is_used_up:
            self.share.spend(LINE)
            self._expect_head()
        elif not self.shares.wait(self.share, LINE, self._go_on):
            self._hold()
        else:
            self._read_nothing()

    def _hold(self) -> None:
        """Whoever is cut off at once comes back at once: so a while later, and until then nothing is read."""
        self._read_nothing()
        self._deadline = self.loop.call_later(HOLD, self.transport.abort)

    def _read_nothing(self) -> None:
        self._waits = True
        self.loop.call_soon(self._take_in)  # only then, since uvloop begins to read after this

    def _go_on(self) -> None:
        self._waits = False
        self._expect_head()
        self._take_in()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._waits:
            self.shares.leave(self.share, LINE, self._go_on)
        self._let_go()
        self._head_is_there()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._let_go()
        self.flow.resume_reading()  # from now on the other one says when
        self._is_socket = True
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # as where a line is lost: else the two hold each other for ever

    def _let_go(self) -> None:
        self._kept = b""
        self.flow.let_go()

    # --- what comes in ---

    def data_received(self, data: bytes) -> None:
        self._kept = self._kept + data if self._kept else data
        self._take_in()

    def _take_in(self) -> None:
        """As long as nothing that has come waits to be answered."""
        begun = thread_time()
        while self._kept and not self._is_behind() and not self.transport.is_closing():
            piece, self._kept = self._kept[:SLICE], self._kept[SLICE:]
            self._head += len(piece)
            if self._deadline is not None and self._head > HEAD:
                self.transport.abort()
            else:
                super().data_received(piece)
        self.share.spend(thread_time() - begun)
        if self._is_socket or self.transport.is_closing():
            return
        if self._kept or self._waits:
            self.flow.pause_reading()
        elif not self._is_behind():
            self.flow.resume_reading()

    def _is_behind(self) -> bool:
        """Whether all waits, or a request for the one before it, or a body for whoever reads it."""
        cycle: RequestResponseCycle | None = self.cycle
        full = cycle is not None and not cycle.response_complete and len(cycle.body) > HIGH_WATER_LIMIT
        return self._waits or full or bool(self.pipeline)

    def _take_in_soon(self) -> bool:
        """Whether there is something that has come already, with which reading goes on."""
        if self._kept:
            self.loop.call_soon(self._take_in)
        return bool(self._kept)

    # --- heads ---

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._deadline is None:
            self._expect_head()

    def on_headers_complete(self) -> None:
        self._head_is_there()
        super().on_headers_complete()

    def _expect_head(self) -> None:
        self._head = 0
        self._deadline = self.loop.call_later(self.settings.head_patience, self.transport.abort)

    def _head_is_there(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    # --- lines ---

    def _lines(self) -> int:
        """How many lines this address has open; none if it is a proxy's, which speaks for many."""
        if self.client is None or is_among(self.client[0], self.settings.proxies):
            return 0
        mine = network(self.client[0])
        self.share = self.shares.of(mine)
        self._count()
        self.lines[mine] += 1
        return self.lines[mine]

    def _count(self) -> None:
        """Recounts the lines of each address, four times a second at most: whoever opens and closes lines without
        end would have all of them counted each time. In between only what is opened counts."""
        now = self.loop.time()
        if now < self.counted[0] + RECOUNT:
            return
        self.counted[0] = now
        others = (getattr(each, "client", None) for each in self.connections if each is not self)
        self.lines.clear()
        self.lines.update(network(caller[0]) for caller in others if caller is not None)


class Flow(FlowControl):
    """Reading goes on with what has come already."""

    def __init__(self, transport: asyncio.Transport, take_in: Callable[[], bool]) -> None:
        super().__init__(transport)
        self._take_in: Callable[[], bool] | None = take_in

    def let_go(self) -> None:
        """Nothing is taken in any more: the line is lost, or somebody else has it."""
        self._take_in = None

    def resume_reading(self) -> None:
        if self.read_paused and (self._take_in is None or not self._take_in()):
            super().resume_reading()


class SocketDoor(WebSocketsSansIOProtocol):
    """The same for a socket: a message after the other, and frames that are no messages are not for nothing."""

    shares: Shares
    _kept = b""
    _waits = False
    _turn: asyncio.Future[None] | None = None
    """When what was said last may be heard."""

    @property
    def _share(self) -> Share:
        """As the gate has found it: of the visitor, even through a proxy."""
        scope: Mapping[str, Any] = getattr(self, "scope", {})
        share: Share = scope.get("share", FREE)
        return share

    def connection_lost(self, exc: Exception | None) -> None:
        self.shares.leave(self._share, MESSAGE, self._go_on)
        self._kept = b""
        self._let_hear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._kept = self._kept + data if self._kept else data
        self._take_in()

    def _take_in(self) -> None:
        share = self._share
        while self._kept and self._is_ready() and not share.is_used_up:
            begun = thread_time()
            piece, self._kept = self._kept[:FRAMES], self._kept[FRAMES:]
            super().data_received(piece)
            share.spend(thread_time() - begun)
        if self.transport.is_closing():
            return
        if share.is_used_up and not self._wait(share):
            return
        reads = self._is_ready() and not self._kept and not self._waits
        if reads is self.read_paused:
            self.read_paused = not reads
            (self.transport.resume_reading if reads else self.transport.pause_reading)()

    def _is_ready(self) -> bool:
        """Whether all that was said has been heard. What comes after the last word is thrown away."""
        return (self.queue.empty() or self.close_sent) and not self.transport.is_closing()

    def _wait(self, share: Share) -> bool:
        if not self._waits:
            self._waits = self.shares.wait(share, MESSAGE, self._go_on)
            if not self._waits:
                self.transport.abort()
        return self._waits

    def _go_on(self) -> None:
        self._waits = False
        self._let_hear()
        self._take_in()

    def _let_hear(self) -> None:
        if self._turn is not None and not self._turn.done():
            self._turn.set_result(None)

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        share = self._share
        if share.is_used_up and not self.transport.is_closing() and self._wait(share):
            self._turn = self.loop.create_future()
            await self._turn
            self._turn = None
        if self.queue.empty():
            self._take_in()
        return message


def doors(settings: Settings, shares: Shares) -> tuple[type[Door], type[SocketDoor]]:
    """The doors of a house with these settings, as uvicorn wants them: for requests and for sockets."""
    every = {"settings": settings, "shares": shares, "lines": Counter(), "counted": [float("-inf")]}
    return type("Door", (Door,), every), type("SocketDoor", (SocketDoor,), {"shares": shares})
