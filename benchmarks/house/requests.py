"""Hostile requests over HTTP: real ones made wrong, on lines of their own, down to bytes that are no HTTP any more."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlsplit

from benchmarks.house import mutations
from benchmarks.house.cast import Cast
from benchmarks.house.found import Found
from benchmarks.house.people import PATIENCE
from benchmarks.house.victims import PASSWORD
from tests.server import every_route

if TYPE_CHECKING:
    from benchmarks.house.hostile import Eyes

RAW = 0.03
"""How many are no longer HTTP."""
MEMBERS = 0.5
"""How many come with an account."""
RUNNING = ("/replay", "/charts", "/chronicle")
"""What nobody may read of a running game in which they have no seat."""
GAMES = ("dominion", "oath")
MORE = ["/texts/common.cs.ftl", "/api/profile?name=Viktorie", "/api/account/devices", "/api/reminders/stop?word=x.y"]
DEEDS: dict[str, dict[str, Any]] = {
    "/api/account": {"name": "Viktorie", "password": PASSWORD},
    "/api/account/in": {"name": "Viktorie", "password": PASSWORD[:-1]},
    "/api/account/password": {"old": PASSWORD, "new": "heslo nové a dlouhé"},
    "/api/account/devices": {"id": "0123456789abcdef"},
    "/api/me/erase": {"password": PASSWORD},
    "/api/me/reminders/push": {"endpoint": "https://10.0.0.1/x", "p256dh": "A" * 87, "auth": "A" * 22, "lang": "cs"},
    "/api/me/reminders/push-off": {},
    "/api/me/reminders/mail": {"address": "somebody@kronika.example", "lang": "cs"},
    "/api/reminders/confirm": {"word": "WyJ4IiwieSJd.aaaa.bbbb"},
    "/api/reminders/stop?word=WyJ4IiwieSJd.aaaa.bbbb": {},
    "/api/puzzles/dominion": {"puzzle": "x", "keys": []},
    "/api/company/ask": {"name": "Viktorie"},
    "/api/replays": {"kronika": 1, "game": "dominion", "rules": "1", "seats": [], "options": {}, "seed": ""},
    "/api/sagas": {"kronika-saga": 1, "game": "oath", "name": "", "chronicles": []},
}
"""What `every_route` does not ask for, and what is about Viktorie."""


class Answered:
    def __init__(self, status: int, head: str, body: str) -> None:
        self.status = status
        self.head = head
        self.body = body


class Requests:
    def __init__(self, found: Found, cast: Cast, eyes: Eyes, bases: list[str]) -> None:
        self._found = found
        self._cast = cast
        self._eyes = eyes
        self._bases = bases
        self.statuses: Counter[int] = Counter()
        self.routes: set[str] = set()

    async def attack(self, count: int, chance: random.Random) -> None:
        """Some requests of one attacker: with an account, with a session of their own, or without any."""
        address = urlsplit(chance.choice(self._bases))
        line = Line(address.hostname or "", address.port or 80)
        cookie = self._cast.victim.attacker.cookie if chance.random() < MEMBERS else ""
        for _ in range(count):
            if chance.random() < RAW:
                await line.garbage(self._request(chance, cookie, address.netloc), chance)
                continue
            method, path, body = self._made(chance)
            answered = await line.ask(request(method, path, address.netloc, cookie, body))
            self._judge(method, path, answered)
            for word in answered.head.split("set-cookie: kronika=")[1:]:
                cookie = f"kronika={word.split(';')[0]}" if chance.random() < 0.7 else ""
        line.close()

    def _request(self, chance: random.Random, cookie: str, host: str) -> bytes:
        method, path, body = self._made(chance)
        return request(method, path, host, cookie, body)

    def _made(self, chance: random.Random) -> tuple[str, str, bytes]:
        table = chance.choice(list(self._cast.scenes))
        there = list(self._asked(table, chance.choice(GAMES)))
        looks = chance.random() < 0.4
        route, path, body = chance.choice([each for each in there if (each[0].startswith("GET")) is looks])
        if "/api/account" in path and chance.random() < 0.9:  # passwords are dear, and limited where the house is real
            route, path, body = "POST /api/tables/{id}/resign", f"/api/tables/{table}/resign", {}
        self.routes.add(route)
        if looks:
            return "GET", self._path(path, chance) if chance.random() < 0.5 else path, b""
        if chance.random() < 0.1:
            path = self._path(path, chance)
        method = chance.choice(["POST"] * 8 + ["PUT", "DELETE", "PATCH", "OPTIONS"])
        text = mutations.text(body) if chance.random() < 0.25 else mutations.mutated(body, chance)
        return method, path, mutations.bytes_of(text, chance)

    def _asked(self, table: str, game: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
        """What real people send, for a table that is not the sender's: to every route that there is."""
        cup = f"/api/tournaments/{self._cast.victim.cup}"
        for each in every_route.asked(game, table, "nowhere"):
            if each.route == "POST /api/tables":  # else there would soon be thousands
                yield each.route, each.path, {**each.body, "game": "chess"}
            elif each.route == "POST /api/tables/{id}/sit":
                yield each.route, each.path, {**each.body, "invite": self._cast.foreign_invite}
            else:
                yield each.route, each.path.replace(f"/api/tournaments/{table}", cup), each.body
        for path in MORE:
            yield f"GET {path.partition('?')[0]}", path, {}
        for path, body in DEEDS.items():
            yield f"POST {path.partition('?')[0]}", path, body

    @staticmethod
    def _path(path: str, chance: random.Random) -> str:
        """A few signs of the address changed; it stays an address."""
        signs = list(path)
        for _ in range(chance.randint(1, 3)):
            i = chance.randrange(1, len(signs)) if len(signs) > 1 else 0
            signs[i] = quote(chance.choice(["", "/", "..", "\0", "ž", "ÿ", "%", "?", "&", "=", "-1", "9" * 30, "'"]))
        return "".join(signs)

    def _judge(self, method: str, path: str, answered: Answered) -> None:
        self.statuses[answered.status] += 1
        who = f"who asked {method} {path[:80]}"
        # That a house with much to do is not ready for more is no fault, and this one says so.
        well = answered.status < 500 or (path == "/health" and answered.status == 503)
        self._found.check(well, f"{who} was answered {answered.status}: {answered.body[:200]}")
        self._eyes.secrets(who, answered.body)
        about = path.partition("?")[0].removeprefix("/api/tables/")
        table, _, rest = about.partition("/")
        scene = self._cast.scenes.get(table)
        if scene is not None and scene.live.status != "over" and f"/{rest}" in RUNNING:
            self._found.check(answered.status != 200, f"{who} was given a game that is on")
        if path == "/api/profile?name=Viktorie":
            self._found.check(answered.status in (404, 429), f"{who} was shown a profile that is for friends")


def request(method: str, path: str, host: str, cookie: str, body: bytes) -> bytes:
    head = [f"{method} {path} HTTP/1.1", f"Host: {host}", f"Content-Length: {len(body)}"]
    head += [f"Cookie: {cookie}"] if cookie else []
    return "\r\n".join([*head, "", ""]).encode("latin-1", "replace") + body


class Line:
    """A connection that is kept as long as the server keeps it."""

    def __init__(self, host: str, port: int) -> None:
        self._where = (host, port)
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, raw: bytes) -> Answered:
        """One request and its answer; on a line that the server has closed meanwhile, once more on a new one."""
        for _ in range(3):
            reader, writer = self._streams or await asyncio.open_connection(*self._where, limit=2**24)
            self._streams = (reader, writer)
            try:
                writer.write(raw)
                await writer.drain()
                async with asyncio.timeout(PATIENCE):
                    return await self._answer(reader)
            except (asyncio.IncompleteReadError, ConnectionError):
                self.close()
        return Answered(0, "", "")

    async def _answer(self, reader: asyncio.StreamReader) -> Answered:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        lines = head.lower().split("\r\n")
        length = next((int(line[15:]) for line in lines if line.startswith("content-length:")), 0)
        body = b""
        if "transfer-encoding: chunked" in lines:
            while size := int(await reader.readline(), 16):
                body += (await reader.readexactly(size + 2))[:-2]
            await reader.readline()
        else:
            body = await reader.readexactly(length)
        if "connection: close" in lines:
            self.close()
        # Cookies are recognised by their exact letters.
        whole = "\r\n".join(
            line if not line.lower().startswith("set-cookie:") else f"set-cookie:{line[11:]}"
            for line in head.split("\r\n")
        )
        return Answered(int(lines[0].split()[1]), whole, body.decode("utf-8", "replace"))

    async def garbage(self, raw: bytes, chance: random.Random) -> None:
        """Bytes of a request changed anywhere, on a line of their own that is closed at once."""
        bad = bytearray(raw)
        for _ in range(chance.randint(1, 6)):
            bad[chance.randrange(len(bad))] = chance.randrange(256)
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection(*self._where)
                writer.write(bytes(bad[: chance.randint(1, len(bad))]))
                writer.write_eof()
                while await reader.read(65536):
                    pass
                writer.close()
        except (ConnectionError, TimeoutError):
            return

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None
