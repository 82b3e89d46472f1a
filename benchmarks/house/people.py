"""People at the tables of a house: guests with a cookie each, who speak HTTP and look at tables over sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 30.0
AT_ONCE = 16
"""Tables that are created at the same time."""
RESTING = 60.0
"""Seconds after which a line that rests is given up; the server keeps it longer."""


class Heard(msgspec.Struct):
    """As much of a message as a player needs; the rest is read only by those who ask for it."""

    type: str
    table: str = ""
    seq: int = 0
    epoch: int = 0
    asks: list[dict[str, Any]] = []
    events: list[msgspec.Raw] = []
    can_undo: bool = False
    result: dict[str, Any] | None = None
    id: str = ""
    nonce: str = ""
    text: str = ""


heard = msgspec.json.Decoder(Heard).decode


class Guest:
    """Somebody with a browser. The same session is good at every process."""

    def __init__(self, client: httpx.AsyncClient, name: str, address: str = "") -> None:
        """With an `address` they come from there, as a proxy on this machine would say."""
        self._client = client
        self.name = name
        self.word = ""
        self._from = {"X-Forwarded-For": address} if address else {}

    @property
    def cookie(self) -> str:
        return f"kronika={self.word}"

    async def come(self, base: str) -> None:
        response = await self._client.get(f"{base}/api/me", headers=self._from)
        self.word = response.cookies["kronika"]

    async def send(self, url: str, body: dict[str, Any]) -> httpx.Response:
        return await self._client.post(url, json=body, headers={"Cookie": self.cookie, **self._from})

    async def post(self, url: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        response = await self.send(url, body or {})
        if response.status_code != 200:
            raise RuntimeError(f"POST {url}: {response.status_code} {response.text[:200]}")
        return dict(response.json())

    async def get(self, url: str) -> dict[str, Any]:
        response = await self._client.get(url, headers={"Cookie": self.cookie, **self._from})
        return dict(response.json())

    async def look(self, base: str, table: str) -> ClientConnection:
        """A socket on which the table is watched."""
        socket = await dial(base, self.cookie, **self._from)
        await socket.send(message({"type": "watch", "table": table}))
        return socket


async def dial(base: str, cookie: str = "", **more: str) -> ClientConnection:
    headers = {"Cookie": cookie, **more} if cookie else more
    url = base.replace("http", "ws", 1) + "/ws"
    return await connect(url, additional_headers=headers, compression=None, ping_interval=None, max_size=None)


def message(plain: dict[str, Any]) -> str:
    return msgspec.json.encode(plain).decode()


def caller() -> httpx.AsyncClient:
    """A client for many people: it keeps no cookies, each of them sends their own."""
    limits = httpx.Limits(max_connections=2 * AT_ONCE, keepalive_expiry=RESTING)
    client = httpx.AsyncClient(timeout=PATIENCE, limits=limits)
    client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    return client


async def create_table(
    bases: Sequence[str], guests: Sequence[Guest], game: str, bots: int = 0, time_limit: int = 0, **setup: Any
) -> str:
    """A table of these people, each of them at a process of their own, and of bots; returns its id."""
    host, *others = guests
    seats = [{"kind": "me"}, *({"kind": "empty"} for _ in others), *({"kind": "bot", "bot": "random"},) * bots]
    wanted = {"game": game, "name": "", "seats": seats, "player": host.name, "setup": setup, "pace": time_limit}
    table = str((await host.post(f"{bases[0]}/api/tables", wanted))["id"])
    if others:
        invite = (await host.post(f"{bases[0]}/api/tables/{table}/invite"))["invite"]
        for seat, guest in enumerate(others, 1):
            sit = {"seat": seat, "name": guest.name, "invite": invite}
            await guest.post(f"{bases[seat % len(bases)]}/api/tables/{table}/sit", sit)
    return table


async def until(true: Callable[[], object], seconds: float) -> bool:
    """Waits for something; whether it happened in time."""
    loop = asyncio.get_running_loop()
    deadline = loop.time() + seconds
    while not true():
        if loop.time() > deadline:
            return False
        await asyncio.sleep(0.01)
    return True
