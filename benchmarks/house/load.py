"""A full house: many tables, and answers that come by the clock whatever the server does.

1,000 tables of two people, who sit at different processes: 500 legal answers a second for ten minutes. An answer is due
at its moment; if its table is not ready then, it goes out as soon as it is, and the wait counts. Measured is the time
from the due moment until the other player, at the other process, has the new state. Games end and new ones begin all
the time, so that memory has no reason to grow. At every tenth table sit two bad readers: one reads nothing at all, one
a byte at a time; both come back when they are cut off.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import socket
import time
from collections import Counter, deque
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed

from benchmarks.house.found import Found, percentile
from benchmarks.house.memory import Watchman
from benchmarks.house.people import AT_ONCE, Guest, Heard, caller, create_table, heard, message, until
from benchmarks.house.stage import Stage
from tests.server.parlour import legal

TABLES, RATE, SECONDS = 1_000, 500.0, 600.0
GOAL = 0.150
"""Seconds in which 95 of 100 answers have to be seen by the other player."""
GAME = "dominion"
SHORTEST, LONGEST = 60, 120
"""Answers after which a table is left for a new one."""
BAD_EVERY, BAD_AT = 10, 20
"""Every tenth table has bad readers; each of them looks at as many as they may, so that much soon waits for them."""
BAD_FOR = 30.0
"""Seconds after which a bad reader comes back."""
SILENT, SLOW = "silent", "slow"
LAST_WAIT = 10.0


class Player:
    def __init__(self, client: httpx.AsyncClient, place: Place, seat: int, base: str) -> None:
        self.guest = Guest(client, f"P{seat}")
        self.place = place
        self.seat = seat
        self.base = base
        self.latest = Heard("")
        self.listening: asyncio.Task[None] | None = None

    async def look(self, table: str) -> None:
        self.latest = Heard("")
        self.socket = await self.guest.look(self.base, table)
        self.listening = asyncio.create_task(self._listen(table))

    async def _listen(self, table: str) -> None:
        try:
            async for text in self.socket:
                told = heard(text)
                if told.type == "state":
                    self.latest = told
                    self.place.told(self)
                elif told.type == "error":
                    self.place.errors.append(told.id)
            self.place.errors.append("the line was cut")
        except ConnectionClosed as error:
            self.place.errors.append(f"the line was cut: {error}")

    async def go(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
            await self.socket.close()


class Place:
    """One of the tables: two players, one answer under way at a time, and those that are due."""

    def __init__(self, client: httpx.AsyncClient, number: int, bases: list[str]) -> None:
        self.number = number
        self.bases = bases[number % len(bases) :] + bases[: number % len(bases)]
        self.players = [Player(client, self, seat, self.bases[seat % len(bases)]) for seat in range(2)]
        self.chance = random.Random(f"load {number}")
        self.lasts = self.chance.randint(1, LONGEST)  # as if they had begun at different times
        self.table = ""
        self.due: deque[float] = deque()
        self.sent: dict[str, list[str]] = {}
        self.errors: list[str] = []
        self.delays: list[tuple[float, float]] = []
        """When each answer was due, and how long it took."""
        self.under_way: tuple[float, Player, Player] | None = None
        self.moving: asyncio.Task[None] | None = None

    async def gather(self) -> None:
        for player in self.players:
            if not player.guest.word:
                await player.guest.come(player.base)
        self.table = await create_table(self.bases, [player.guest for player in self.players], GAME)
        self.sent[self.table] = []
        for player in self.players:
            await player.look(self.table)
        await until(lambda: all(player.latest.seq for player in self.players), LAST_WAIT)

    def told(self, player: Player) -> None:
        if self.under_way is not None:
            due, answers, waits = self.under_way
            quiet = player is answers and not player.latest.events  # then there is nothing for the other to notice
            if player is waits or quiet:
                self.delays.append((due, time.perf_counter() - due))
                self.under_way = None
        self.go_on()

    def go_on(self) -> None:
        """Sends the answer that has been due for longest, if the table is ready for it."""
        if not self.due or self.under_way is not None or self.moving is not None:
            return
        asked = [player for player in self.players if player.latest.asks]
        over = any(player.latest.result for player in self.players)
        if over or len(self.sent[self.table]) >= self.lasts:
            self.moving = asyncio.create_task(self._move())
        elif asked:
            self._answer(self.chance.choice(asked))

    def _answer(self, player: Player) -> None:
        (ask,) = player.latest.asks
        nonce = f"{self.number}-{len(self.sent[self.table])}"
        self.sent[self.table].append(nonce)
        other = self.players[1 - player.seat]
        self.under_way = (self.due.popleft(), player, other)
        plain = {"type": "answer", "table": self.table, "ask": ask["id"], "nonce": nonce}
        player.latest.asks = []
        asyncio.create_task(player.socket.send(message({**plain, "keys": legal(ask, self.chance)})))  # noqa: RUF006

    async def _move(self) -> None:
        """Up and to a new table. What falls due meanwhile is measured like the rest."""
        for player in self.players:
            await player.go()
        await self.gather()
        self.lasts = self.chance.randint(SHORTEST, LONGEST)
        self.moving = None
        self.go_on()


class BadReader:
    """A spectator who takes what they are sent a byte at a time, or not at all."""

    def __init__(self, places: list[Place], kind: str) -> None:
        self._places = places
        self._kind = kind
        self.times = 0

    async def read_on(self) -> None:
        while True:
            self.times += 1
            try:
                await asyncio.wait_for(self._sit(), BAD_FOR)
            except (TimeoutError, OSError):
                continue

    async def _sit(self) -> None:
        address = urlsplit(self._places[0].bases[0])
        loop, watches = asyncio.get_running_loop(), b"".join(watching(place.table) for place in self._places)
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.setblocking(False)
            await loop.sock_connect(line, (address.hostname or "", address.port or 80))
            await loop.sock_sendall(line, handshake(address.netloc) + watches)
            if self._kind == SILENT:
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
    text = message({"type": "watch", "table": table}).encode()
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


# --- the evening ---


async def seat_everybody(places: list[Place]) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def gather(place: Place) -> None:
        async with gate:
            await place.gather()

    await asyncio.gather(*(gather(place) for place in places))


async def by_the_clock(places: list[Place], rate: float, seconds: float) -> float:
    """Makes answers due, table after table; returns by how much this process itself was late at most."""
    begun, late = time.perf_counter(), 0.0
    for number in range(int(rate * seconds)):
        due = begun + number / rate
        now = time.perf_counter()
        if now < due:
            await asyncio.sleep(due - now)
        elif number % 50 == 0:
            await asyncio.sleep(0)  # others have their turn also when we are late
        late = max(late, time.perf_counter() - due)
        place = places[number % len(places)]
        place.due.append(due)
        place.go_on()
    await until(lambda: not any(place.due or place.under_way or place.moving for place in places), LAST_WAIT)
    return late


async def evening(stage: Stage, found: Found, tables: int, rate: float, seconds: float, goal: float) -> None:
    bases = [process.base for process in stage.processes]
    async with caller() as client:
        places = [Place(client, number, bases) for number in range(tables)]
        begun = time.perf_counter()
        await seat_everybody(places)
        found.tell(f"{tables} tables seated in {time.perf_counter() - begun:.0f} s")
        worse = places[::BAD_EVERY]
        shares = [worse[first : first + BAD_AT] for first in range(0, len(worse), BAD_AT)]
        readers = [BadReader(share, kind) for share in shares for kind in (SILENT, SLOW)]
        watchman = Watchman(stage.processes, max(0.2, min(5.0, seconds / 20)))
        aside = [asyncio.create_task(reader.read_on()) for reader in readers]
        aside.append(asyncio.create_task(watchman.watch()))
        gc.collect()
        gc.disable()  # pauses of this process are not the server's
        worked = [-process.worked() for process in stage.processes]
        beside, own = stage.beside(), time.process_time()
        try:
            late = await by_the_clock(places, rate, seconds)
        finally:
            gc.enable()
            for task in aside:
                task.cancel()
            await asyncio.gather(*aside, return_exceptions=True)
        parts = [(spent + process.worked()) / seconds for spent, process in zip(worked, stage.processes, strict=True)]
        beside, own = (stage.beside() - beside) / seconds, (time.process_time() - own) / seconds
        for place in places:
            if place.moving is not None:
                place.moving.cancel()
            await asyncio.gather(*(player.go() for player in place.players), return_exceptions=True)
    found.tell(f"{int(rate * seconds):,} answers due at {rate:.0f}/s (this process was late by {late * 1000:.0f} ms)")
    found.tell(f"{len(readers)} bad readers at {len(worse)} tables came {sum(one.times for one in readers)} times")
    used = ", ".join(f"{part:.0%}" for part in parts)
    others = f"{os.cpu_count()} cores for {os.getloadavg()[0]:.1f} that wanted one"
    besides = f"PostgreSQL and Redis {beside:.0%}, the players {own:.0%}"
    found.tell(f"the processes used {used} of a core each, {besides}; {others}")
    judge_delays(found, places, worse, goal)
    judge_logs(found, stage, places)
    watchman.judge(found)


def judge_delays(found: Found, places: list[Place], worse: list[Place], goal: float) -> None:
    beside = set(map(id, worse))
    groups = {
        "all tables": places,
        "tables with bad readers": worse,
        "tables without": [place for place in places if id(place) not in beside],
    }
    for name, group in groups.items():
        delays = sorted(delay for place in group for _, delay in place.delays)
        if not delays:
            found.check(name != "all tables", "no answer was seen by anybody")
            continue
        p50, p95, p99 = (percentile(delays, share) for share in (0.5, 0.95, 0.99))
        found.tell(f"{name}: p50 {p50 * 1000:.1f} ms, p95 {p95 * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms")
        found.check(p95 <= goal, f"{name}: p95 is {p95 * 1000:.0f} ms, more than {goal * 1000:.0f} ms")
    unseen = sum(len(place.due) + (place.under_way is not None) for place in places)
    found.check(unseen == 0, f"{unseen} answers were still under way {LAST_WAIT:.0f} s after the end")
    for error, count in Counter(error for place in places for error in place.errors).items():
        found.check(False, f"{count} times a player was told: {error}")


def judge_logs(found: Found, stage: Stage, places: list[Place]) -> None:
    """Every answer that was sent stands in the log, once."""
    logged: dict[str, list[str]] = {}
    for table, nonce in stage.ask("select table_id, nonce from log where kind = 'answer'"):
        logged.setdefault(table, []).append(nonce.split(":", 1)[1])
    sent = {table: nonces for place in places for table, nonces in place.sent.items()}
    lost = sum(len(set(nonces) - set(logged.get(table, ()))) for table, nonces in sent.items())
    more = sum(len(nonces) - len(set(sent.get(table, ())) & set(nonces)) for table, nonces in logged.items())
    found.tell(f"{sum(map(len, logged.values())):,} answers in the logs of {len(sent):,} tables")
    found.check(lost == 0, f"{lost} answers are in no log")
    found.check(more == 0, f"{more} answers in the logs that nobody gave, or twice")


def endure(
    tables: int = TABLES, rate: float = RATE, seconds: float = SECONDS, goal: float = GOAL, fault: str = ""
) -> Found:
    found = Found("load")
    with Stage(2, fault) as stage:
        asyncio.run(evening(stage, found, tables, rate, seconds, goal))
        for wrong in stage.faults():
            found.check(False, f"in the log of {wrong}")
    return found
