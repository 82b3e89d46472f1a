"""Tables at which people play while something befalls the house: answers, now and then an undo, a line of chat. Whoever
loses their line comes back at the next process and gives the answer under way once more, with its nonce."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from benchmarks.house.people import Guest, create_table, message, until
from benchmarks.house.stage import Process
from kronika.server.live_table import LiveTable
from kronika.server.store.store import Entry
from tests.server.parlour import legal

GAME, KINGDOM = "dominion", "secret-schemes"
WITH_BOT, WITH_LIMIT = 4, 3
"""Every fourth table has a bot; at every third one an answer has to come within TIME_LIMIT seconds."""
TIME_LIMIT = 3 * 3600
THINKS = 0.15
"""Seconds before an answer, so that all tables together leave the machine some air."""
AGAIN = ("server-fault", "table-busy", "server-busy")
"""What is sent again when this comes back: the house could not, for a while."""
NO_UNDO = ("undo-not-asked", "undo-other-asks", "undo-nothing")
LINE_LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)
REST = 10.0


def told_of(state: dict[str, Any]) -> bytes:
    """What a state tells of the game; who is here and what is new depends on who asks when."""
    return msgspec.json.encode([state[name] for name in ("view", "asks", "result")], order="sorted")


class Player:
    """One person at one table, who comes back wherever a process answers."""

    def __init__(self, client: httpx.AsyncClient, place: Place, seat: int) -> None:
        self.guest = Guest(client, f"P{seat}")
        self.place = place
        self.seat = seat
        self.latest: dict[str, Any] = {}
        self.told: list[bytes] = []
        """What the server sent them since the last comparison."""
        self.right: set[bytes] = set()
        """What the last comparison found that they may have been told."""
        self.answered: list[str] = []
        self.unsure: list[str] = []
        """Answers that came too late, because somebody went back meanwhile: they count once or not at all."""
        self.under_way: dict[str, Any] | None = None
        self.socket: Any = None
        self.problems: list[str] = []
        self.heard_at = 0.0
        """When something new was last to be seen at the table, by `time.monotonic`."""
        self.longest_wait = 0.0
        self._seq = 0
        self._count = 0

    @property
    def settled(self) -> list[str]:
        """The answers that have been heard, as far as one can say: none while one is under way, or something went
        wrong."""
        return [] if self.under_way is not None or self.problems else list(self.answered)

    # --- waiting ---

    def count_from(self, moment: float) -> None:
        """Waits count from now on."""
        self.heard_at, self.longest_wait = moment, 0.0

    def waited(self) -> float:
        """The longest wait since then, also one that still lasts."""
        still = 0.0 if self.place.over else time.monotonic() - self.heard_at
        return max(self.longest_wait, still)

    def _saw(self, told: dict[str, Any]) -> None:
        if told["seq"] != self._seq or told["epoch"] != self.latest.get("epoch"):
            now = time.monotonic()
            self.longest_wait = max(self.longest_wait, now - self.heard_at)
            self.heard_at, self._seq = now, told["seq"]
            self.place.seen += 1

    # --- playing ---

    async def live(self) -> None:
        """Plays until stopped; when the line is lost, tries the next process."""
        turn = self.seat
        while True:
            processes = self.place.processes
            base = processes[turn % len(processes)].base
            turn += 1
            try:
                self.socket = await self.guest.look(base, self.place.table)
                if self.under_way is not None:
                    await self.socket.send(message(self.under_way))
                async for text in self.socket:
                    await self._hear(msgspec.json.decode(text))
            except LINE_LOST:
                await asyncio.sleep(0.05)
            finally:
                if self.socket is not None:
                    self.socket.transport.abort()

    async def _hear(self, told: dict[str, Any]) -> None:
        if told["type"] == "said":
            self.place.said.add(told["text"])
        elif told["type"] == "error":
            await self._refused(told["id"], told["nonce"])
        elif told["type"] == "state":
            if self.under_way is not None and told["epoch"] != self.latest.get("epoch"):
                self._late(self.under_way["nonce"])
            self._saw(told)
            self.latest = told
            self.told.append(told_of(told))
            if self._done(told):
                self.under_way = None
            await self.act()

    async def _refused(self, why: str, nonce: str) -> None:
        if why in AGAIN:
            await asyncio.sleep(0.2)
            if not nonce:
                raise ConnectionResetError  # the table could not be watched: from the beginning
            if self.under_way is not None and nonce == self.under_way["nonce"]:
                await self.socket.send(message(self.under_way))
            return
        sent, self.under_way = self.under_way, None
        if why == "answer-stale":
            self._late(nonce)
        elif why not in NO_UNDO:
            self.problems.append(f"{why} (to {nonce}, at {self.latest.get('seq')}, sent {sent})")
        await self.act()

    def _late(self, nonce: str) -> None:
        if nonce in self.answered:
            self.answered.remove(nonce)
            self.unsure.append(nonce)

    def _done(self, told: dict[str, Any]) -> bool:
        """Whether what was sent has been heard: the question is another one, or an answer was taken back."""
        sent = self.under_way
        return sent is not None and all(ask["id"] != sent.get("ask") for ask in told["asks"])

    async def act(self) -> None:
        """Answers what is asked; sometimes takes an answer back first, or says something."""
        if self.place.resting or self.under_way is not None:
            return
        chance, table = self.place.chance, self.place.table
        self._count += 1
        nonce = f"{self.seat}-{self._count}"
        if chance.random() < 0.02:
            await self.socket.send(message({"type": "chat", "table": table, "text": f"c{nonce}", "nonce": f"c{nonce}"}))
        if self.latest["undo_asked_by"] is not None:
            if self.latest["undo_asked_by"] != self.seat:
                await self.socket.send(message({"type": "consent", "table": table, "agree": True}))
        elif self.latest["asks"]:
            (ask,) = self.latest["asks"]
            if self.latest["can_undo"] and chance.random() < 0.03:
                self.under_way = {"type": "undo", "table": table, "nonce": nonce}
            else:
                keys = legal(ask, chance)
                self.under_way = {"type": "answer", "table": table, "ask": ask["id"], "keys": keys, "nonce": nonce}
                self.answered.append(nonce)
            await asyncio.sleep(chance.uniform(0, 2 * THINKS))
            await self.socket.send(message(self.under_way))


class Place:
    """One table, as its people and as the log know it."""

    def __init__(self, client: httpx.AsyncClient, number: int, processes: list[Process]) -> None:
        self.bots = int(number % WITH_BOT == WITH_BOT - 1)
        self.time_limit = TIME_LIMIT if number % WITH_LIMIT == 0 else 0
        self.processes = processes
        self.chance = random.Random(f"a table under faults {number}")
        self.players = [Player(client, self, seat) for seat in range(2)]
        self.table = ""
        self.resting = False
        self.seen = 0
        """How often somebody saw something new."""
        self.said: set[str] = set()
        self.entries: list[Entry] = []
        self.mirror: LiveTable | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def gather(self) -> None:
        bases = [process.base for process in self.processes]
        guests = [player.guest for player in self.players]
        for player in self.players:
            await player.guest.come(bases[player.seat % len(bases)])
        setup = {"kingdom": KINGDOM}
        self.table = await create_table(bases, guests, GAME, self.bots, time_limit=self.time_limit, **setup)
        self._tasks = [asyncio.create_task(player.live()) for player in self.players]

    @property
    def begun(self) -> bool:
        return any(player.answered for player in self.players)

    @property
    def over(self) -> bool:
        return any(player.latest.get("result") for player in self.players)

    async def rest(self) -> None:
        """Nobody answers any more; what is under way comes to its end."""
        self.resting = True
        await until(lambda: all(player.under_way is None for player in self.players), REST)

    async def go_on(self) -> None:
        self.resting = False
        for player in self.players:
            if player.latest and player.socket is not None:
                try:
                    await player.act()
                except LINE_LOST:
                    continue  # they come back by themselves

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for ended in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended  # a mistake of ours: nobody gets up by themselves
