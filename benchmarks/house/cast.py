"""Honest people at a few tables of every kind, before somebody attacks them: what they sent, what each seat may know,
and what nobody else may ever read."""

from __future__ import annotations

import asyncio
import random
from hashlib import sha256
from typing import Any

import httpx
import msgspec

from benchmarks.house.people import PATIENCE, Guest, create_table, message
from benchmarks.house.places import told_of
from benchmarks.house.stage import Stage
from benchmarks.house.victims import Victim
from kronika.server.live_table import LiveTable
from kronika.server.projection import info, state, summary
from kronika.server.store.store import Store
from kronika.server.worker import register_games
from tests.server.parlour import HIGH_CARD, legal

GAMES = {"high-card": 2, "dominion": 2, "valeria": 2, "north": 2, "oath": 3}
"""Games with hidden hands, and how many sit there."""
ANSWERS = 5
"""Given before the attack begins."""
HOURS = 3 * 3600
CLOCK = {"per": "game", "increment": 5, "at_zero": "loss"}
"""A clock that nobody sees run out."""


class Honest:
    """Somebody who sits at a table and listens."""

    def __init__(self, guest: Guest, seat: int) -> None:
        self.guest = guest
        self.seat = seat
        self.socket: Any = None
        self.latest: dict[str, Any] = {}
        self.heard: list[str] = []

    async def settle(self) -> None:
        """Reads what there is before this ping is answered."""
        await self.socket.send(message({"type": "ping"}))
        async with asyncio.timeout(PATIENCE):
            while True:
                told = msgspec.json.decode(await self.socket.recv())
                if told["type"] == "pong":
                    return
                self.heard.append(told["type"] if told["type"] != "error" else f"error {told['id']}")
                if told["type"] == "state":
                    self.latest = told

    @property
    def ask(self) -> dict[str, Any] | None:
        asks = self.latest.get("asks") or [None]
        found: dict[str, Any] | None = asks[0]
        return found


class Scene:
    """One table and those who sit there."""

    def __init__(self, game: str, people: list[Honest]) -> None:
        self.game = game
        self.people = people
        self.table = ""
        self.live: LiveTable
        self.right: dict[int | None, bytes] = {}
        self.events: dict[int | None, list[dict[str, Any]]] = {}

    def learn(self) -> None:
        """What each seat, and everybody else, may be told."""
        seats = [None, *range(len(self.live.chairs))]
        for seat in seats:
            person = None if seat is None else self.live.chairs[seat].person
            told = msgspec.to_builtins(state(self.live, info(summary(self.live), person, ()), 0))
            self.right[seat] = told_of(told)
            self.events[seat] = msgspec.json.decode(msgspec.json.encode(told["events"]))

    @property
    def waiting(self) -> list[Honest]:
        """Somebody who sits at a running game and is not asked: nothing that they send may move it."""
        return [each for each in self.people if self.live.status == "playing" and each.seat not in self.live.opened]

    @property
    def asked(self) -> list[Honest]:
        return [each for each in self.people if self.live.status == "playing" and each.seat in self.live.opened]


class Cast:
    """All of them."""

    def __init__(self, stage: Stage, client: httpx.AsyncClient) -> None:
        self._stage = stage
        self._client = client
        self._bases = [process.base for process in stage.processes]
        self.scenes: dict[str, Scene] = {}
        self.sent: list[dict[str, Any]] = []
        """Real messages, as their senders sent them."""
        self.secrets: set[str] = set()
        self.foreign_invite = ""
        self.victim = Victim(self._bases[0], client)
        self.chance = random.Random("the cast")

    async def gather(self) -> None:
        register_games([HIGH_CARD])
        for game, seats in GAMES.items():
            await self._play(await self._scene(game, seats), ANSWERS)
        await self._play(await self._scene("high-card", 2), 1_000)  # this one is over
        await self._scene("dominion", 2, empty=1)
        decoy = await self._guest("Z0")
        table = await self._gathering([decoy], 1)
        self.foreign_invite = (await decoy.post(f"{self._bases[0]}/api/tables/{table}/invite"))["invite"]
        await self._play(await self._clocked(begun=True), ANSWERS)
        await self._clocked(begun=False)
        await self.victim.settle()
        self.sent += watched_otherwise(self.victim.cup)
        await self.learn()

    async def _guest(self, name: str) -> Guest:
        guest = Guest(self._client, name)
        await guest.come(self._bases[0])
        self.secrets.add(guest.word)
        return guest

    async def _gathering(self, guests: list[Guest], empty: int) -> str:
        """A table with chairs that wait for somebody."""
        seats = [{"kind": "me"}, *({"kind": "empty"},) * empty]
        wanted = {"game": "dominion", "name": "", "seats": seats, "player": guests[0].name}
        return str((await guests[0].post(f"{self._bases[0]}/api/tables", wanted))["id"])

    async def _scene(self, game: str, seats: int, empty: int = 0) -> Scene:
        people = [Honest(await self._guest(f"{game} {seat}"), seat) for seat in range(seats - empty)]
        scene = Scene(game, people)
        guests = [each.guest for each in people]
        scene.table = await self._gathering(guests, empty) if empty else await create_table(self._bases, guests, game)
        for each in people:
            each.socket = await each.guest.look(self._bases[each.seat % len(self._bases)], scene.table)
            await each.settle()
        self.scenes[scene.table] = scene
        return scene

    async def _clocked(self, begun: bool) -> Scene:
        """Two at a table with a clock; where it has not begun, one of them is not ready yet."""
        people = [Honest(await self._guest(f"clock {seat}"), seat) for seat in range(2)]
        scene = Scene("high-card", people)
        base, (host, other) = self._bases[0], [each.guest for each in people]
        wanted = {"game": scene.game, "name": "", "seats": [{"kind": "me"}, {"kind": "empty"}], "player": host.name}
        scene.table = str((await host.post(f"{base}/api/tables", {**wanted, "pace": HOURS, "clock": CLOCK}))["id"])
        about = f"{base}/api/tables/{scene.table}"
        invite = (await host.post(f"{about}/invite"))["invite"]
        await other.post(f"{about}/sit", {"seat": 1, "name": other.name, "invite": invite})
        for each in people:
            each.socket = await each.guest.look(self._bases[each.seat % len(self._bases)], scene.table)
            await each.settle()
        for guest in (host, other) if begun else (host,):
            await guest.post(f"{about}/ready", {"ready": True})
        self.scenes[scene.table] = scene
        return scene

    async def _play(self, scene: Scene, most: int) -> None:
        table = scene.table
        self.sent += [{"type": "watch", "table": table}, {"type": "leave", "table": table}, {"type": "ping"}]
        await self._send(scene.people[0], {"type": "chat", "table": table, "text": "Ahoj!", "nonce": "c1"})
        for number in range(most):
            for each in scene.people:
                await each.settle()
            asked = [each for each in scene.people if each.ask]
            if not asked:
                return
            one = asked[0]
            ask = one.ask
            assert ask is not None
            answer = {"type": "answer", "table": table, "ask": ask["id"], "keys": legal(ask, self.chance)}
            await self._send(one, {"type": "seen", "table": table, "ask": ask["id"]})
            await self._send(one, {**answer, "nonce": f"n{number}"})
            await one.settle()
        self.sent += [
            {"type": "undo", "table": table, "nonce": "u1"},
            {"type": "consent", "table": table, "agree": True},
            {"type": "mix", "table": table, "promise": "0" * 64, "hash": "1" * 64, "opened": "", "nonce": "m1"},
        ]

    async def _send(self, one: Honest, plain: dict[str, Any]) -> None:
        self.sent.append(plain)
        await one.socket.send(message(plain))

    # --- what may be known ---

    async def learn(self) -> None:
        """Reads all tables from the store: what their logs lead to is what each may be told."""
        store = Store(self._stage.store)
        await store.open()
        try:
            for table, scene in self.scenes.items():
                header = await store.header(table)
                assert header is not None
                scene.live = LiveTable(header, await store.entries(table))
                scene.learn()
                self.secrets |= {header.host, *(chair.person for chair in scene.live.chairs)}
                if scene.live.status != "over":  # then the chronicle is everybody's
                    self.secrets.add(header.seed)
        finally:
            await store.close()
        self.secrets |= {*self.victim.secrets, *self._hashes()}
        self.secrets.discard("")

    def _hashes(self) -> list[str]:
        return [word for (word,) in self._stage.ask("select hash from accounts")]

    def trace(self) -> dict[str, str]:
        """All that the store knows of these people and tables, as one hash for each kind."""
        tables = sorted(self.scenes)
        persons = sorted(
            {chair.person for scene in self.scenes.values() for chair in scene.live.chairs if chair.person}
        )
        asked = {
            "log": ("select * from log where table_id = any(:ids) order by table_id, seq", tables),
            "chat": ("select * from chat where table_id = any(:ids) order by id", tables),
            "header": ("select * from tables where id = any(:ids) order by id", tables),
            "persons": ("select id, name from persons where id = any(:ids) order by id", persons),
            "seated": ("select * from seated where table_id = any(:ids) order by table_id, person", tables),
        }
        found = {
            name: sha256(repr(self._stage.ask(sql, ids=ids)).encode()).hexdigest() for name, (sql, ids) in asked.items()
        }
        return {**found, "rows of Viktorie": self.victim.trace(self._stage)}


def watched_otherwise(tournament: str) -> list[dict[str, Any]]:
    """What people send who look at something else than a table."""
    looks = [{"type": kind, "look": look} for kind in ("lobby", "company") for look in (True, False)]
    return [*looks, *({"type": "tournament", "tournament": id} for id in (tournament, "", "nowhere"))]
