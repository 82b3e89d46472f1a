"""What every response carries and every request must keep: headers, origin, size and rate."""

from __future__ import annotations

import asyncio
from hmac import compare_digest
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kronika.server.bodies import Bodies
from kronika.server.errors import RequestError
from kronika.server.messages import WIRE
from kronika.server.sessions import is_among

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
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


HSTS = "max-age=15552000"
"""Half a year: as long as that a browser that came by https comes by nothing else."""

ANY_HOST = ("/health", "/metrics")
"""Whoever looks after the server asks for these by its address; they tell nothing of a visitor."""


class SafeHeaders:
    """Puts the headers on every HTTP response, errors too."""

    def __init__(self, app: ASGIApp, hsts: bool) -> None:
        self._app = app
        self._hsts = hsts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        scheme = scope["scheme"]  # as it is here: behind a proxy that is believed, that of the visitor

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self._hsts and scheme == "https":
                    headers.setdefault("Strict-Transport-Security", HSTS)
            await send(message)

        await self._app(scope, receive, send_safely)


class KnownHosts:
    """Whoever calls the server by a name that is not its own is not answered: another name may be somebody's trick to
    let a browser take us for them."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...], refusal: Response) -> None:
        self._app = app
        self._hosts = tuple(host.lower() for host in hosts)
        self._refusal = refusal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if (
            scope["type"] not in ("http", "websocket")
            or not self._hosts
            or scope["path"] in ANY_HOST
            or is_called(Headers(scope=scope).get("host", ""), self._hosts)
        ):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self._refusal(scope, receive, send)


def is_called(host: str, hosts: tuple[str, ...]) -> bool:
    """Whether a name, perhaps with a port, is one of these."""
    name = (urlsplit(f"//{host}").hostname or "") if host.isascii() and "/" not in host else ""
    return any(name == each or (each.startswith("*.") and name.endswith(each[1:])) for each in hosts)


def may_read_metrics(connection: HTTPConnection, networks: str, token: str) -> bool:
    """With the token from anywhere; without it from networks that are named, and not through a proxy: through one comes
    whoever likes."""
    given = connection.headers.get("authorization", "").removeprefix("Bearer ").strip()
    if token and compare_digest(given.encode(), token.encode()):
        return True
    passed_on = any(name in connection.headers for name in ("x-forwarded-for", "forwarded", "via"))
    return connection.client is not None and is_among(connection.client.host, networks) and (not passed_on)


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


async def body_of(request: Request, bodies: Bodies, limit: int, patience: float) -> bytearray:
    """The request's body, read no further than the limit, and no longer than that many seconds. Whoever asks for it
    gives it back to the `bodies` under way."""
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or int(length) > limit:
        raise RequestError("body-too-long", {"most": limit}, status=413)
    body = bytearray()
    try:
        async with asyncio.timeout(patience):
            async for chunk in request.stream():
                if len(body) + len(chunk) > limit:
                    raise RequestError("body-too-long", {"most": limit}, status=413)
                bodies.take(request, len(chunk), limit)
                body += chunk
    except TimeoutError:
        raise RequestError("body-too-slow", {"seconds": round(patience)}, status=408) from None
    except ClientDisconnect:  # the client's fault, not ours
        raise RequestError("message-wrong", {"why": "the connection ended"}) from None
    return body
