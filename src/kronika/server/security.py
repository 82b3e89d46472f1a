"""What every response carries and every request must keep: headers, origin, size and rate."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kronika.server.errors import RequestError
from kronika.server.messages import WIRE

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class SafeHeaders:
    """Puts the headers on every HTTP response, errors too."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_safely)


def own_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """Whether the page that speaks is one of ours. A program that is no browser names no origin."""
    headers: Headers = connection.headers
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return bool(origin) and urlsplit(origin).netloc == headers.get("host", "")


def same_wire(connection: HTTPConnection) -> bool:
    """Whether the page that speaks is of this version of the wire. It says so in a header, or in its address where it
    opens a socket. A program that is no browser takes what comes."""
    said = connection.headers.get("x-kronika-wire") or connection.query_params.get("wire")
    if said is None:
        return connection.scope["type"] != "websocket" or "origin" not in connection.headers
    return said == str(WIRE)


async def body_of(request: Request, limit: int, patience: float) -> bytes:
    """The request's body, read no further than the limit, and no longer than that many seconds."""
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or int(length) > limit:
        raise RequestError("body-too-long", {"most": limit}, status=413)
    body = bytearray()
    try:
        async with asyncio.timeout(patience):
            async for chunk in request.stream():
                body += chunk
                if len(body) > limit:
                    raise RequestError("body-too-long", {"most": limit}, status=413)
    except TimeoutError:
        raise RequestError("body-too-slow", {"seconds": round(patience)}, status=408) from None
    except ClientDisconnect:  # the client's fault, not ours
        raise RequestError("message-wrong", {"why": "the connection ended"}) from None
    return bytes(body)
