"""Hostile requests over HTTP: real ones made wrong, on lines of their own, down to bytes that are no HTTP any more."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlsplit

from benchmarks.house import mutations
from benchmarks.house.cast import PASSWORD, Cast
from benchmarks.house.found import Found
from benchmarks.house.people import PATIENCE

if TYPE_CHECKING:
    from benchmarks.house.hostile import Eyes

RAW = 0.03
"""How many are no longer HTTP."""
RUNNING = ("/replay", "/curves", "/chronicle")
"""What nobody may read of a running game in which they have no seat."""
READING = [
    "/api/me",
    "/api/tables",
    "/api/sagas",
    "/api/games/oath/cards",
    "/api/games/dominion/rules/cs",
    "/api/games/dominion/statistics?seats=2&who=all",
    "/texts/common.cs.ftl",
]
OF_TABLE = ["", "/replay?seat=0", "/replay?seat=all&from=0&count=3", "/curves?seat=1", "/chronicle"]


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

    async def attack(self, count: int, chance: random.Random) -> None:
        """Some requests of one attacker, with a session of their own or none."""
        address = urlsplit(chance.choice(self._bases))
        line = Line(address.hostname or "", address.port or 80)
        cookie = ""
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
        if chance.random() < 0.4:
            path = chance.choice([*READING, *(f"/api/tables/{table}{part}" for part in OF_TABLE)])
            if chance.random() < 0.5:
                path = self._path(path, chance)
            return "GET", path, b""
        path, body = chance.choice(self._bodies(table))
        if "account" in path and chance.random() < 0.9:  # passwords are dear, and limited where the house is real
            path, body = f"/api/tables/{table}/resign", {}
        if chance.random() < 0.1:
            path = self._path(path, chance)
        method = chance.choice(["POST"] * 8 + ["PUT", "DELETE", "PATCH", "OPTIONS"])
        text = mutations.text(body) if chance.random() < 0.25 else mutations.mutated(body, chance)
        return method, path, mutations.bytes_of(text, chance)

    def _bodies(self, table: str) -> list[tuple[str, dict[str, Any]]]:
        """What real people send, for a table that is not the sender's."""
        about, seats = f"/api/tables/{table}", [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        return [
            ("/api/tables", {"game": "chess", "name": "", "seats": seats, "options": {}, "player": "H"}),
            (f"{about}/sit", {"seat": 1, "name": "H", "invite": self._cast.foreign_invite}),
            (f"{about}/fill", {"seat": 1, "bot": "random"}),
            *((f"{about}/{deed}", {}) for deed in ("away", "back", "resign", "invite", "rematch")),
            (f"{about}/next", {"seats": 2}),
            ("/api/account/in", {"name": "Viktorie", "password": PASSWORD[:-1]}),
            ("/api/account/password", {"old": PASSWORD, "new": "heslo nové a dlouhé"}),
            ("/api/account/delete", {"password": PASSWORD}),
            ("/api/replays", {"kronika": 1, "game": "dominion", "rules": "1", "seats": [], "options": {}, "seed": ""}),
            ("/api/sagas", {"kronika-saga": 1, "game": "oath", "name": "", "chronicles": []}),
        ]

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
        self._found.check(answered.status < 500, f"{who} was answered {answered.status}: {answered.body[:200]}")
        self._eyes.secrets(who, answered.body)
        about = path.partition("?")[0].removeprefix("/api/tables/")
        table, _, rest = about.partition("/")
        scene = self._cast.scenes.get(table)
        if scene is not None and scene.live.status != "over" and f"/{rest}" in RUNNING:
            self._found.check(answered.status != 200, f"{who} was given a game that is on")


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
