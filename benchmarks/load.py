"""A full house: many tables of four, whose players give legal answers at a fixed pace whatever the server does.

`python -m benchmarks.load [--tables 200] [--rate 200] [--seconds 60]` starts a server of its own (one process) with an
empty store, seats everybody, plays, and then compares what the players saw with the logs in the store. It tells how
long it takes from the moment an answer is due to the moment the last seat of the table has the new state, and how
long a table of 500 answers takes to load. Loopback only.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

import kronika
from kronika.bots.random import RandomBot
from kronika.server.bus import LocalBus
from kronika.server.routes.replays import opened
from kronika.server.run import run
from kronika.server.settings import Settings
from kronika.server.store.store import Store
from kronika.server.tables import Tables

SEATS = 4
LONG = 500


class Heard(msgspec.Struct):
    """As much of a state as a player needs to answer it."""

    seq: int = 0
    events: list[msgspec.Raw] = []
    asks: list[dict[str, Any]] = []
    type: str = ""
    id: str = ""
    table: str = ""


_decode = msgspec.json.Decoder(Heard).decode


class Player:
    """One seat with its own session and socket."""

    def __init__(self, game: Table, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.cookie = ""
        self.socket: ClientConnection
        self.latest = Heard()

    async def listen(self) -> None:
        async for text in self.socket:
            heard = _decode(text)
            if heard.type == "state":
                self.latest = heard
                self.game.told(self.seat)
            elif heard.type == "error":
                self.game.errors.append(heard.id)


class Table:
    """Four players, one answer under way at a time."""

    def __init__(self, number: int) -> None:
        self.id = ""
        self.number = number
        self.players = [Player(self, seat) for seat in range(SEATS)]
        self.errors: list[str] = []
        self.sent: list[str] = []
        self.due = 0.0
        self.answers = 0
        self.missing: set[int] = set()
        self.delays: list[float] = []
        self.chance = random.Random(number)

    def told(self, seat: int) -> None:
        if seat in self.missing:
            self.missing.discard(seat)
            if seat == self.answers and not self.players[seat].latest.events:
                self.missing = set()  # there was nothing for others to notice
            if not self.missing:
                self.delays.append(time.perf_counter() - self.due)

    async def answer(self, due: float) -> bool:
        """One of the asked players answers; False if the table still waits for the answer before or is over."""
        asked = [player for player in self.players if player.latest.asks]
        if self.missing or not asked:
            return False
        player = self.chance.choice(asked)
        (ask,) = player.latest.asks
        keys = legal(ask, self.chance)
        nonce = f"{self.number}-{len(self.sent)}"
        self.sent.append(nonce)
        self.due, self.answers, self.missing = due, player.seat, set(range(SEATS))
        player.latest.asks = []
        message = {"type": "answer", "table": self.id, "ask": ask["id"], "keys": keys, "nonce": nonce}
        await player.socket.send(msgspec.json.encode(message).decode())
        return True


def legal(ask: dict[str, Any], chance: random.Random) -> list[str]:
    keys = [option["key"] for option in ask["options"] for _ in range(option["most"])]
    return chance.sample(keys, chance.randint(ask["least"], min(ask["most"], len(keys))))


# --- the evening ---


async def seat_everybody(base: str, tables: list[Table]) -> None:
    gate = asyncio.Semaphore(8)
    async with httpx.AsyncClient(base_url=base, timeout=30) as client:

        async def guest(player: Player) -> None:
            response = await client.get("/api/me", headers={"Cookie": ""})
            player.cookie = f"kronika={response.cookies['kronika']}"

        async def post(player: Player, path: str, body: dict[str, Any]) -> dict[str, Any]:
            response = await client.post(path, json=body, headers={"Cookie": player.cookie})
            response.raise_for_status()
            return dict(response.json())

        async def gather(table: Table) -> None:
            async with gate:
                for player in table.players:
                    client.cookies.clear()
                    await guest(player)
                host, *others = table.players
                seats = [{"kind": "me"}] + [{"kind": "empty"}] * (SEATS - 1)
                wanted = {"game": "dominion", "name": "", "seats": seats, "player": "P0"}
                table.id = (await post(host, "/api/tables", wanted))["id"]
                invite = (await post(host, f"/api/tables/{table.id}/invite", {}))["invite"]
                for player in others:
                    sit = {"seat": player.seat, "name": f"P{player.seat}", "invite": invite}
                    await post(player, f"/api/tables/{table.id}/sit", sit)
                for player in table.players:
                    url = base.replace("http", "ws") + "/ws"
                    headers = {"Cookie": player.cookie}
                    player.socket = await connect(url, additional_headers=headers, compression=None, ping_interval=None)
                    await player.socket.send(msgspec.json.encode({"type": "watch", "table": table.id}).decode())

        await asyncio.gather(*(gather(table) for table in tables))


async def play(tables: list[Table], rate: float, seconds: float) -> tuple[int, float]:
    """Answers at a fixed pace, table after table. A table that is not ready is passed over for the next one."""
    begun = time.perf_counter()
    turn, late = 0, 0.0
    total = int(rate * seconds)
    for number in range(total):
        due = begun + number / rate
        now = time.perf_counter()
        if now < due:
            await asyncio.sleep(due - now)
        late = max(late, time.perf_counter() - due)
        for _ in range(len(tables)):
            turn += 1
            if await tables[turn % len(tables)].answer(due):
                break
    for _ in range(100):
        if not any(table.missing for table in tables):
            break
        await asyncio.sleep(0.05)
    return total, late


def compare(data: Path, tables: list[Table]) -> tuple[int, int, int]:
    """Lost and doubled answers: what was sent against the log; and seats that don't know the log's end."""
    store = sqlite3.connect(data / "kronika.sqlite")
    lost = doubled = behind = 0
    for table in tables:
        rows = store.execute("select nonce from log where table_id = ? and kind = 'answer'", [table.id]).fetchall()
        logged = Counter(nonce.split(":", 1)[1] for (nonce,) in rows)
        lost += sum(1 for nonce in table.sent if not logged[nonce])
        doubled += sum(count - 1 for count in logged.values())
        doubled += len(set(logged) - set(table.sent))
        last = max(player.latest.seq for player in table.players)
        behind += sum(1 for player in table.players if player.latest.seq < last)
    store.close()
    return lost, doubled, behind


async def evening(base: str, data: Path, tables: int, rate: float, seconds: float) -> bool:
    everybody = [Table(number) for number in range(tables)]
    begun = time.perf_counter()
    await seat_everybody(base, everybody)
    listeners = [asyncio.create_task(player.listen()) for table in everybody for player in table.players]
    await asyncio.sleep(1)
    print(f"{tables} tables of {SEATS} seated in {time.perf_counter() - begun:.1f} s", flush=True)
    gc.collect()
    gc.disable()  # the client's own pauses are not the server's
    total, late = await play(everybody, rate, seconds)
    for task in listeners:
        task.cancel()
    delays = sorted(delay for table in everybody for delay in table.delays)
    sent = sum(len(table.sent) for table in everybody)
    errors = Counter(error for table in everybody for error in table.errors)
    lost, doubled, behind = compare(data, everybody)
    for table in everybody:
        for player in table.players:
            await player.socket.close()
    p50, p95, p99 = (delays[int(len(delays) * share)] * 1000 for share in (0.5, 0.95, 0.99))
    print(
        f"{sent} of {total} answers sent at {rate:.0f}/s (the client itself was late by {late * 1000:.0f} ms at most)"
    )
    print(f"answer to the last seat's update: p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms")
    print(f"lost {lost}, doubled {doubled}, seats behind {behind}, errors {dict(errors)}")
    return sent == total and len(delays) == sent and not (lost or doubled or behind or errors) and p95 <= 100


def long_game() -> kronika.Table:
    """A game of random players that goes on for long enough."""
    for seed in range(100):
        table = kronika.new_table("dominion", seats=SEATS, seed=seed)
        bots = [RandomBot(seat) for seat in range(SEATS)]
        while table.seq < LONG and not table.over:
            ask = table.asks[0]
            table.answer(ask.seat, bots[ask.seat].decide(None, ask))
        if table.seq == LONG:
            break
    return table


async def loading(data: Path) -> bool:
    """How long a table of 500 answers takes from the store to its first state."""
    table = long_game()
    data.mkdir()
    store = Store(Settings(data=data).database)
    await store.open()
    header, entries = opened(table.chronicle(), "nobody")
    await store.add_table(header, entries, [])
    times = []
    for _ in range(11):
        tables = Tables(store, LocalBus(), 10, is_watched=lambda table: False, changed_elsewhere=lambda live: None)
        begun = time.perf_counter()
        live = await tables.get(header.id)
        live.view(0)
        times.append((time.perf_counter() - begun) * 1000)
    await store.close()
    median = sorted(times)[len(times) // 2]
    print(
        f"a table of {table.seq} answers loads in {median:.1f} ms (median of {len(times)}; slowest {max(times):.1f} ms)"
    )
    return median <= 100


# --- the server ---


def serve(port: int, data: Path) -> None:
    """The server as it is, but for the limits on one sender: here one machine is everybody."""
    plenty = 1_000_000
    settings = Settings(
        data=data,
        requests_per_second=plenty,
        new_tables_per_minute=plenty,
        tables_per_person=plenty,
        new_guests_per_minute=plenty,
        connections_per_address=plenty,
    )
    run(settings, "127.0.0.1", port, browser=False, say=lambda name, args: None)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(base: str) -> None:
    for _ in range(200):
        try:
            if httpx.get(f"{base}/health").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise SystemExit("the server does not start")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "DATA"), help=argparse.SUPPRESS)
    order = parser.parse_args(arguments)
    if order.serve:
        serve(int(order.serve[0]), Path(order.serve[1]))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        data, port = Path(folder) / "house", free_port()
        command = [sys.executable, "-m", "benchmarks.load", "--serve", str(port), str(data)]
        server = subprocess.Popen(command)
        try:
            base = f"http://127.0.0.1:{port}"
            wait_for(base)
            good = asyncio.run(evening(base, data, order.tables, order.rate, order.seconds))
        finally:
            server.terminate()
            server.wait(10)
        good = asyncio.run(loading(Path(folder) / "long")) and good
    print("all goals reached" if good else "a goal was missed")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
