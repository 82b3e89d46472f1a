"""Where every request comes in, before anything else looks at it: whoever has used up their share of the processor
waits (see `shares`), and where too much waits for them already they are turned away by a few bytes that are always the
same. So is whoever has too many sockets open, or requests under way: here visitors are known also behind a proxy, for
which the door counts nothing."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kronika.server.messages import Failure
from kronika.server.security import HEADERS
from kronika.server.shares import FREE, REQUEST, Metered, Share, Shares

BODY = msgspec.json.encode(Failure("too-fast"))
START: Message = {
    "type": "http.response.start",
    "status": 429,
    "headers": [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(BODY)).encode()),
        (b"retry-after", b"10"),
        (b"connection", b"close"),
        *((name.lower().encode(), value.encode()) for name, value in HEADERS.items()),
    ],
}
END: Message = {"type": "http.response.body", "body": BODY}


class Gate:
    def __init__(self, app: ASGIApp, shares: Shares, most: int) -> None:
        """`most`: sockets that one address may have open, and requests that it may have under way."""
        self._app = app
        self._shares = shares
        self._most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        share = self._shares.of(scope["client"][0] if scope.get("client") else "")
        scope["share"] = share
        is_socket = scope["type"] == "websocket"
        if not await self._is_let_in(share) or self._has_enough(share, is_socket):
            await self._turn_away(send, is_socket)
            return
        share.count(is_socket, 1)
        try:
            await Metered(self._app(scope, receive, send), share)  # type: ignore[arg-type]
        finally:
            share.count(is_socket, -1)

    def _has_enough(self, share: Share, is_socket: bool) -> bool:
        if share is FREE or share.under_way(is_socket) < self._most:
            return False
        self._shares.turn_away()
        return True

    async def _turn_away(self, send: Send, is_socket: bool) -> None:
        if is_socket:
            await send({"type": "websocket.close", "code": 1008})
        else:
            await send(START)
            await send(END)

    async def _is_let_in(self, share: Share) -> bool:
        try:
            return await self._shares.turn(share, REQUEST)
        except asyncio.CancelledError:
            return False  # the house closes, and everybody who waits is asked to come back
