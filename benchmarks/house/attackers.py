"""Ten who want the house to stand still, each from an address of their own, in a process of their own.

Some read nothing of what they ask for, or a byte at a time; some ask for the same table without end; some ask for the
heaviest pages there are; one opens lines and says nothing; one starts tables of bots, as a new guest again and again;
some try passwords of people whose names they know, from many addresses. None of them is a proxy that the house
believes, so each is met by the limits that everybody has.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from benchmarks.house.aside import act

LINES = 20
"""Lines that a reader who does not read, or who asks without end, has open at once."""
HALF_OPEN = 300
GUESSES_FROM = 40
"""Addresses from which passwords are tried."""
BAD_FOR = 30.0
"""Seconds after which a reader who is not cut off comes back by themselves."""
SILENT, SLOW = "silent", "slow"


class Aim(msgspec.Struct):
    """What they know of the house."""

    bases: list[str]
    tables: list[str]
    """That are played at."""
    long: str
    """A long game that anybody may look at."""
    owners: list[str]
    """Names of accounts."""


class Attacker:
    def __init__(self, number: int, aim: Aim, done: Counter[str]) -> None:
        self._aim = aim
        self._base = aim.bases[number % len(aim.bases)]
        self._number = number
        self._address = f"127.1.{number}.1"
        self._done = done

    async def for_ever(self, deed: Callable[[], Awaitable[None]], at_once: int = 1) -> None:
        async def again() -> None:
            while True:
                try:
                    await deed()
                except (OSError, EOFError, TimeoutError, WebSocketException, httpx.HTTPError):
                    await asyncio.sleep(0.2)

        await asyncio.gather(*(again() for _ in range(at_once)))

    def _client(self, address: str = "") -> httpx.AsyncClient:
        way = httpx.AsyncHTTPTransport(local_address=address or self._address, limits=httpx.Limits(max_connections=50))
        return httpx.AsyncClient(base_url=self._base, transport=way, timeout=60)

    def _count(self, what: str, answered: httpx.Response) -> None:
        self._done[f"{what} {answered.status_code}"] += 1

    # --- readers ---

    async def silent(self) -> None:
        await self.for_ever(lambda: self._read(SILENT), LINES)

    async def slow(self) -> None:
        await self.for_ever(lambda: self._read(SLOW), LINES)

    async def _read(self, kind: str) -> None:
        first = self._number * LINES % len(self._aim.tables)
        self._done[f"{kind} readers"] += 1
        some = [*self._aim.tables[first : first + LINES - 1], self._aim.long]
        await asyncio.wait_for(read_badly(self._base, some, kind, self._address), BAD_FOR)

    async def watch(self) -> None:
        """The same long game from its beginning, again and again."""
        await self.for_ever(self._watch, LINES)

    async def _watch(self) -> None:
        url = self._base.replace("http", "ws", 1) + "/ws"
        way = {"local_addr": (self._address, 0), "compression": None, "ping_interval": None, "max_size": None}
        text = json.dumps({"type": "watch", "table": self._aim.long})
        async with connect(url, **way) as line:  # type: ignore[arg-type]

            async def listen() -> None:
                async for _ in line:
                    self._done["watches answered"] += 1

            listening = asyncio.create_task(listen())
            try:
                while not listening.done():
                    await line.send(text)
                    self._done["watches"] += 1
                    await asyncio.sleep(0.05)
            finally:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)

    # --- requests ---

    async def heavy(self) -> None:
        pages = itertools.cycle(
            [
                *(f"/api/tables/{self._aim.long}/replay?from={first}&count=200" for first in range(0, 800, 7)),
                *(f"/api/tables/{self._aim.long}/charts?seat={seat}" for seat in range(2)),
                "/api/games/dominion/statistics?seats=2&who=all",
                f"/api/tables/{self._aim.long}/chronicle",
            ]
        )
        async with self._client() as client:

            async def ask() -> None:
                self._count("heavy pages", await client.get(next(pages)))

            await self.for_ever(ask, 10)

    async def tables(self) -> None:
        """Tables of bots, each of a new guest."""
        seats = [{"kind": "bot", "bot": "regent"}] * 6
        wanted = {"game": "oath", "name": "", "seats": seats, "player": "F"}

        async def flood() -> None:
            async with self._client() as client:
                await client.get("/api/me")
                for _ in range(20):
                    answered = await client.post("/api/tables", json=wanted)
                    self._count("tables", answered)
                    if answered.status_code != 200:
                        await asyncio.sleep(0.5)

        await self.for_ever(flood, 2)

    async def passwords(self) -> None:
        guesses = itertools.count()

        async def guess() -> None:
            number = next(guesses)
            async with self._client(f"127.1.{self._number}.{2 + number % GUESSES_FROM}") as client:
                given = {"name": self._aim.owners[number % len(self._aim.owners)], "password": f"heslo {number} heslo"}
                self._count("guesses", await client.post("/api/account/in", json=given))

        await self.for_ever(guess, 4)

    # --- lines ---

    async def half_open(self) -> None:
        await self.for_ever(self._say_half, HALF_OPEN)

    async def _say_half(self) -> None:
        where = urlsplit(self._base)
        reader, writer = await asyncio.open_connection(where.hostname, where.port, local_addr=(self._address, 0))
        self._done["half-open lines"] += 1
        try:
            writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\nX-a: ")
            await reader.read(1)
            await asyncio.sleep(0.5)
        finally:
            writer.close()


TEN = ("silent", "slow", "watch", "watch", "heavy", "heavy", "half_open", "tables", "passwords", "passwords")


async def read_badly(base: str, tables: list[str], kind: str, address: str = "") -> None:
    """Looks at tables, and takes what it is sent a byte at a time, or not at all."""
    where = urlsplit(base)
    loop, watches = asyncio.get_running_loop(), b"".join(map(watching, tables))
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        if address:
            line.bind((address, 0))
        await loop.sock_connect(line, (where.hostname or "", where.port or 80))
        await loop.sock_sendall(line, handshake(where.netloc))
        await loop.sock_recv(line, 4096)  # what is said before the answer is there goes nowhere
        await loop.sock_sendall(line, watches)
        if kind == SILENT:
            await asyncio.sleep(BAD_FOR)
        while await loop.sock_recv(line, 1):
            await asyncio.sleep(0.05)


def handshake(host: str) -> bytes:
    head = [
        "GET /ws HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
    ]
    return "\r\n".join([*head, "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""]).encode()


def watching(table: str) -> bytes:
    """`watch` as a frame, masked with zeros."""
    text = json.dumps({"type": "watch", "table": table}, separators=(",", ":")).encode()
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


# --- their process ---


def all_ten(aim: Aim, done: Counter[str]) -> list[Awaitable[None]]:
    return [getattr(Attacker(number, aim, done), name)() for number, name in enumerate(TEN)]


if __name__ == "__main__":
    aim = msgspec.json.decode(sys.argv[1], type=Aim)
    act(lambda done: all_ten(aim, done))
