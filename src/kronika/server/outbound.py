"""Requests to addresses that visitors have named: only by https, only to the outer world, and nothing is believed that
comes back but a number.

A name is looked up once, all that it stands for has to be public, and the line goes to what was looked up: a name that
stands for something else a moment later gains nothing. Nobody is led on to another address.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from kronika.server.errors import RequestError

LONGEST = 2000
PORT = 443
PATIENCE = 10.0
"""Seconds for all of it."""
READ = 8192
"""Bytes of an answer's head; of the rest nothing is read."""
PLAIN = re.compile(r"https://[!-~]+")
NAME = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})+")
NUMBER = re.compile(r"[0-9]+|0x[0-9a-f]*")
"""What ends like this is an address in some notation, whatever stands before it."""
TRANSLATED = IPv6Network("64:ff9b::/96")
SET_ASIDE = tuple(
    map(ip_network, ("192.0.0.0/24", "192.88.99.0/24", "3fff::/20", "5f00::/16", "64:ff9b:1::/48", "100:0:0:1::/64"))
)
"""Ranges for special purposes (IANA's registries) that not every Python knows as such."""
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})[ \r\n]")

Resolve = Callable[[str], list[str]]


class Refused(Exception):
    """An address to which nothing is sent."""


def target(url: str) -> tuple[str, str]:
    """Host and path of an address that somebody may name; RequestError for any other. Push services have names; what
    is only a number, in whichever notation, is none."""
    wrong = RequestError("push-address", status=422)
    if len(url) > LONGEST or not PLAIN.fullmatch(url) or "\\" in url:
        raise wrong
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise wrong from None
    host = (parts.hostname or "").removesuffix(".")
    named = len(host) <= 253 and NAME.fullmatch(host) and not NUMBER.fullmatch(host.rpartition(".")[2])
    if "@" in parts.netloc or port not in (None, PORT) or not named:
        raise wrong
    return host, (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def is_inner(address: str) -> bool:
    """Whether an address leads to this machine, to its neighbors, or nowhere: anything but the open internet. One
    that only wraps another is what it wraps."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found in TRANSLATED:
            found = IPv4Address(int(found) & 0xFFFFFFFF)
        elif found.ipv4_mapped is not None or found.teredo is not None or found.sixtofour is not None:
            return True
    if any(found in each for each in SET_ASIDE):
        return True
    shut = found.is_private or found.is_multicast or found.is_reserved or found.is_loopback or found.is_link_local
    return shut or found.is_unspecified or not found.is_global or (found.version == 6 and found.is_site_local)


def looked_up(host: str) -> list[str]:
    found = socket.getaddrinfo(host, PORT, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(each[4][0]) for each in found))


@cache
def trust() -> ssl.SSLContext:
    return ssl.create_default_context()


class Outbound:
    """Sends to addresses that visitors have named. With `stand_in` all goes there instead, without TLS: for tests."""

    def __init__(self, stand_in: str = "", resolve: Resolve = looked_up) -> None:
        self._stand_in = stand_in
        self._resolve = resolve
        # Their names may be looked up slowly: that is nobody else's time.
        self._threads = ThreadPoolExecutor(4, "look-up")

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer; Refused if nothing may be sent there, OSError if nobody answers so that one can
        understand it."""
        try:
            host, path = target(url)
        except RequestError:
            raise Refused(url) from None
        head = {"Host": host, **headers, "Content-Length": str(len(body)), "Connection": "close"}
        lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
        async with asyncio.timeout(PATIENCE):
            reader, writer = await self._connect(host)
            try:
                writer.write("\r\n".join(lines).encode("ascii") + body)
                await writer.drain()
                return await status_of(reader)
            finally:
                writer.transport.abort()  # whoever is slow to say goodbye does not keep us

    async def _connect(self, host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._stand_in:
            name, _, port = self._stand_in.rpartition(":")
            return await asyncio.open_connection(name, int(port), limit=READ)
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._threads, self._resolve, host)
        if not found or any(map(is_inner, found)):
            raise Refused(host)
        secure = await loop.run_in_executor(self._threads, trust)
        return await asyncio.open_connection(found[0], PORT, ssl=secure, server_hostname=host, limit=READ)


async def status_of(reader: asyncio.StreamReader) -> int:
    try:
        head = await reader.readuntil(b"\r\n")
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise OSError("no answer") from error
    found = STATUS.match(head)
    if found is None:
        raise OSError("no HTTP")
    return int(found[1])
