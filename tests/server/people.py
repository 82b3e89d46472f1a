"""People with accounts, and a line on which they hear of their friends."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.server.parlour import PATIENCE, Guest

_numbers = count(100)
PASSWORD = "a rather long word"


def member(base: str, name: str) -> Guest:
    """Somebody with an account, whose name is theirs alone."""
    guest = Guest(base, f"{name} {next(_numbers)}")
    guest.post("/api/account", {"name": guest.name, "password": PASSWORD})
    return guest


def befriend(one: Guest, other: Guest) -> None:
    one.post("/api/company/ask", {"name": other.name})
    other.post("/api/company/ask", {"name": one.name})


def company(guest: Guest) -> Any:
    return guest.get("/api/company")


def who(guest: Guest, other: str, of: str = "friends") -> str:
    """What somebody calls another of their people in messages."""
    return str(next(each["who"] for each in company(guest)[of] if each["name"] == other))


class Line:
    """A page of somebody who wants to hear of their people."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.now: dict[str, Any] = {}

    def send(self, message: dict[str, Any]) -> None:
        self._socket.send(json.dumps(message))

    def until(self, like: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """What they were told, as soon as it is like this."""
        while not self.now or not like(self.now):
            message = json.loads(self._socket.recv(PATIENCE))
            if message["type"] == "company":
                self.now = message
        return self.now


@contextmanager
def at_home(guest: Guest) -> Iterator[Line]:
    url = guest.base.replace("http", "ws") + "/ws"
    with connect(url, additional_headers={"Cookie": guest.cookie}, compression=None) as socket:
        line = Line(socket)
        line.send({"type": "company", "look": True})
        line.until(lambda now: True)
        yield line


def online(now: dict[str, Any]) -> dict[str, bool]:
    return {friend["name"]: friend["online"] for friend in now["friends"]}
