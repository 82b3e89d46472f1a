"""`kill -9` again and again: whatever anybody was told stays true, and everybody goes on at the other process.

Tables of two people, some with a bot, play as fast as they can over two processes: answers, now and then an undo, a
line of chat. In each round one of the processes is killed at a random moment. Its people come back at the other one
with the `seq` they know, give the answer under way once more, and have to get on. Then the dead process is started
again and every table is compared: its log begins with the log of the round before; every state that anybody was told is
the one that the log leads to, played here; every answer is there once; every line of chat that was told is in the
store; and both processes show the same as the log.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from benchmarks.house.found import Found, percentile
from benchmarks.house.memory import MEGABYTE
from benchmarks.house.people import Guest, caller, create_table, message, until
from benchmarks.house.stage import Process, Stage
from kronika.server.live_table import LiveTable, Moment
from kronika.server.projection import info, state, summary
from kronika.server.store.store import Entry, Header, Store
from tests.server.parlour import legal

ROUNDS, TABLES = 200, 12
GAME, KINGDOM = "dominion", "secret-schemes"
WITH_BOT = 4
"""Every fourth table has a bot."""
PATIENCE = 20.0
"""Seconds in which every table has to go on after a kill. A bot's table may take four (see `bot_grace`)."""
LINE_LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)


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
        """What the server sent them since the last round."""
        self.answered: list[str] = []
        self.unsure: list[str] = []
        """Answers that came too late, because somebody went back meanwhile: they count once or not at all."""
        self.under_way: dict[str, Any] | None = None
        self.socket: Any = None
        self.problems: list[str] = []
        self._count = 0

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

    async def _hear(self, told: dict[str, Any]) -> None:
        if told["type"] == "said":
            self.place.said.add(told["text"])
        elif told["type"] == "error":
            self.under_way = None
            if told["id"] == "answer-stale":
                self._late(told["nonce"])
            elif told["id"] not in ("undo-not-asked", "undo-other-asks", "undo-nothing"):
                self.problems.append(told["id"])
            await self._act()
        elif told["type"] == "state":
            if self.under_way is not None and told["epoch"] != self.latest.get("epoch"):
                self._late(self.under_way["nonce"])
            self.latest = told
            self.told.append(told_of(told))
            self.place.seen += 1
            if self._done(told):
                self.under_way = None
            await self._act()

    def _late(self, nonce: str) -> None:
        if nonce in self.answered:
            self.answered.remove(nonce)
            self.unsure.append(nonce)

    def _done(self, told: dict[str, Any]) -> bool:
        """Whether what was sent has been heard: the question is another one, or an answer was taken back."""
        sent = self.under_way
        return sent is not None and all(ask["id"] != sent.get("ask") for ask in told["asks"])

    async def _act(self) -> None:
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
            await self.socket.send(message(self.under_way))


class Place:
    """One table, as its people and as the log know it."""

    def __init__(self, client: httpx.AsyncClient, number: int, processes: list[Process]) -> None:
        self.bots = int(number % WITH_BOT == WITH_BOT - 1)
        self.processes = processes
        self.chance = random.Random(f"kills {number}")
        self.players = [Player(client, self, seat) for seat in range(2)]
        self.table = ""
        self.resting = False
        self.seen = 0
        self.said: set[str] = set()
        self.entries: list[Entry] = []
        self.mirror: LiveTable | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def gather(self) -> None:
        bases = [process.base for process in self.processes]
        for player in self.players:
            await player.guest.come(bases[player.seat % len(bases)])
        self.table = await create_table(
            bases, [player.guest for player in self.players], GAME, self.bots, kingdom=KINGDOM
        )
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
        await until(lambda: all(player.under_way is None for player in self.players), 2)

    async def go_on(self) -> None:
        self.resting = False
        for player in self.players:
            if player.latest and player.socket is not None:
                try:
                    await player._act()
                except LINE_LOST:
                    continue  # they come back by themselves

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for player in self.players:
            if player.socket is not None:
                await player.socket.close()


class Judge:
    """Compares what was told with what the store has."""

    def __init__(self, found: Found, store: Store) -> None:
        self._found = found
        self._store = store
        self.states = 0

    async def compare(self, place: Place) -> bool:
        """The log against the one of the round before and against what everybody was told; whether it can be played."""
        check, table = self._found.check, f"table {place.table}"
        entries = await self._store.entries(place.table)
        known = len(place.entries)
        check(entries[:known] == place.entries, f"{table}: the log is not the one it was before the kill")
        numbers = [entry.seq for entry in entries]
        whole = numbers == list(range(1, len(entries) + 1))
        check(whole, f"{table}: the log has a hole or a double: {numbers[-5:]}")
        self._twice(place, entries)
        if not whole:
            return False
        if place.mirror is None:
            header = await self._store.header(place.table)
            assert isinstance(header, Header)
            place.mirror = LiveTable(header, entries[:1])
        right = [self._right(place.mirror)]
        for entry in entries[place.mirror.seq :]:
            place.mirror.apply(entry)
            right.append(self._right(place.mirror))
        place.entries = entries
        for player in place.players:
            self._states(place, player, set().union(*(each[player.seat] for each in right)))
        lines = {line.text for line in await self._store.lines(place.table)}
        # The store gives the last hundred lines; what was told in this round is among them.
        check(place.said <= lines, f"{table}: lines of chat that were told are not in the store")
        place.said.clear()
        return True

    def _twice(self, place: Place, entries: list[Entry]) -> None:
        nonces = Counter(entry.nonce for entry in entries)
        for player in place.players:
            doubled = [nonce for nonce in player.answered + player.unsure if nonces[f"{player.seat}:{nonce}"] > 1]
            self._found.check(not doubled, f"table {place.table}: answers that count twice: {doubled[:3]}")
            if player.under_way is None and not player.problems:
                missing = [nonce for nonce in player.answered if not nonces[f"{player.seat}:{nonce}"]]
                self._found.check(
                    not missing, f"table {place.table}: answers that were told and are lost: {missing[:3]}"
                )

    def _states(self, place: Place, player: Player, right: set[bytes]) -> None:
        """What somebody was told since the last round against what the log leads to."""
        told, player.told = player.told, []
        self.states += len(told)
        wrong = [each for each in told if each not in right]
        self._found.check(not wrong, f"table {place.table}: seat {player.seat} was told what no entry leads to")

    def _right(self, live: LiveTable) -> dict[int, set[bytes]]:
        """What each may have been told at the last entry, and in the middle of it."""
        moments, live.moments = live.moments, []
        return {seat: {self.right(live, seat, each) for each in (None, *moments)} for seat in range(len(live.chairs))}

    @staticmethod
    def right(live: LiveTable, seat: int, moment: Moment | None = None) -> bytes:
        line = info(summary(live, moment), live.chairs[seat].person, ())
        known = live.told if moment is None else moment.events  # the events are not compared
        return told_of(msgspec.to_builtins(state(live, line, known, moment)))

    async def shown(self, place: Place, process: Process) -> None:
        """What a process shows of a table now, to somebody who has just come, against the log."""
        seat = place.chance.randrange(2)
        socket = await place.players[seat].guest.look(process.base, place.table)
        try:
            async with asyncio.timeout(PATIENCE):
                told = msgspec.json.decode(await socket.recv())
        finally:
            await socket.close()
        mirror = place.mirror
        assert mirror is not None
        self.states += 1
        right = told["type"] == "state" and told_of(told) == self.right(mirror, seat)
        moved = any(chair.bot for chair in mirror.chairs)  # a bot may have moved meanwhile
        self._found.check(right or moved, f"table {place.table}: {process.name} shows another game than the log")


# --- the rounds ---


async def rounds(stage: Stage, found: Found, count: int, tables: int, seed: int) -> None:
    chance = random.Random(f"kills {seed}")
    store = Store(stage.store)
    await store.open()
    judge, done, largest = Judge(found, store), 0, 0.0
    blinks: dict[bool, list[float]] = {False: [], True: []}
    """How long tables stood still after a kill, with and without a bot."""
    async with caller() as client:
        places = [Place(client, number, stage.processes) for number in range(tables)]
        await asyncio.gather(*(place.gather() for place in places))
        await until(lambda: all(place.begun for place in places), PATIENCE)  # else there is nothing yet to be lost
        number, answers = tables, 0
        for done in range(1, count + 1):
            await asyncio.sleep(chance.uniform(0.1, 1.0))
            doomed = chance.choice(stage.processes)
            before = {place.table: place.seen for place in places}
            largest = max(largest, *(process.resident() for process in stage.processes))
            doomed.kill()
            killed = time.perf_counter()
            playing = [place for place in places if not place.over]
            for place, blink in zip(playing, await gone_on(found, playing, before, killed), strict=True):
                blinks[place.bots > 0].append(blink)
            await asyncio.gather(*(place.rest() for place in places))
            doomed.start()
            await asyncio.to_thread(doomed.wait)
            for place in places:
                if await judge.compare(place):
                    for process in stage.processes:
                        await judge.shown(place, process)
            problems = Counter(problem for place in places for each in place.players for problem in each.problems)
            found.check(not problems, f"round {done}: players were told {dict(problems)}")
            for i, place in enumerate(places):
                if place.over:
                    await place.close()
                    answers += len(place.entries)
                    places[i] = Place(client, number, stage.processes)
                    number += 1
                    await places[i].gather()
                for player in place.players:
                    player.problems.clear()
            await asyncio.gather(*(place.go_on() for place in places))
            if done % 20 == 0:
                print(f"  kills: {done} of {count} rounds", flush=True)
            if len(found.violations) > 50:
                break
        answers += sum(len(place.entries) for place in places)
        await asyncio.gather(*(place.close() for place in places))
    await store.close()
    kills = ", ".join(f"{process.name} {process.killed}" for process in stage.processes)
    found.tell(f"{done} rounds of kill -9 ({kills}), {number} tables, {answers:,} log entries")
    found.tell(f"{judge.states:,} states that were told are those of the logs")
    found.tell(f"memory before a kill: {largest / MEGABYTE:.0f} MB at most")
    for bots, times in blinks.items():
        if times:
            p50, p95 = (percentile(sorted(times), share) for share in (0.5, 0.95))
            who = "with a bot" if bots else "of people"
            found.tell(f"tables {who} went on after {p50:.2f} s (p50), {p95:.2f} s (p95), {max(times):.2f} s at most")


async def gone_on(found: Found, places: list[Place], before: dict[str, int], killed: float) -> list[float]:
    """Every table gets on with one process; returns how long it took each."""

    async def wait(place: Place) -> float:
        there = await until(lambda: place.over or place.seen > before[place.table], PATIENCE)
        found.check(there, f"table {place.table} did not go on within {PATIENCE:.0f} s after the kill")
        return time.perf_counter() - killed

    return await asyncio.gather(*(wait(place) for place in places))


def endure(count: int = ROUNDS, tables: int = TABLES, seed: int = 0, fault: str = "") -> Found:
    found = Found("kills")
    with Stage(2, fault) as stage:
        asyncio.run(rounds(stage, found, count, tables, seed))
        for wrong in stage.faults():
            found.check(False, f"in the log of {wrong}")
    return found
