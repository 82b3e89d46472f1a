"""What one rude address costs the house: seconds of the processor for each second, by what it does.

    python -m benchmarks.house.price [--seconds 10] [--idle] [--kind watch --kind lines ...]

A house with the limits of a real one, one attacker at a time, as fast as the house lets it. Told is how often it got
through in a second, what that cost the event loop of the process that it asks, what it cost beside it (threads and
processes that give way: heavy work, hashes), and what it cost PostgreSQL and Redis. The house thinks that it is full,
so nobody gets more than their share; with `--idle` it gives away what nobody wants.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable
from dataclasses import fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from benchmarks.house.aside import Aside, act
from benchmarks.house.attackers import LINES, TEN, Aim, Attacker, handshake
from benchmarks.house.load import LIMITS, PASSWORD, long_game
from benchmarks.house.people import Guest, caller, create_table
from benchmarks.house.stage import Process, Stage
from kronika.server.settings import Settings

WARM = 12.0
"""Seconds that are not counted, until the attacker is there."""
AT_ONCE = 0.02
"""What an address may use at once after a rest: little, since it is asked what it costs in the long run."""
READ = 65536


class Rude(Attacker):
    """One who does a single cheap thing as fast as can be."""

    def _where(self) -> tuple[str, int]:
        where = urlsplit(self._base)
        return where.hostname or "", where.port or 80

    async def _line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(*self._where(), local_addr=(self._address, 0))

    async def _ask(self, asked: bytes, at_once: int = 1) -> None:
        """The same on one line, again and again, so many before the answers are there."""
        reader, writer = await self._line()
        try:
            while True:
                writer.write(asked * at_once)
                for _ in range(at_once):
                    head = await reader.readuntil(b"\r\n\r\n")
                    length = next(
                        int(line[15:]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")
                    )
                    await reader.readexactly(length)
                    self._done[f"answers {head[9:12].decode()}"] += 1
        finally:
            writer.close()

    async def requests(self) -> None:
        await self.for_ever(lambda: self._ask(b"GET /api/about HTTP/1.1\r\nHost: x\r\n\r\n"), LINES)

    async def pages(self) -> None:
        await self.for_ever(lambda: self._ask(b"GET /new HTTP/1.1\r\nHost: x\r\n\r\n"), LINES)

    async def strangers(self) -> None:
        """Each with a cookie that nobody has."""

        async def ask() -> None:
            word = random.randbytes(16).hex()
            await self._ask(f"GET /api/tables HTTP/1.1\r\nHost: x\r\nCookie: kronika={word}\r\n\r\n".encode())

        await self.for_ever(ask, LINES)

    async def pipelines(self) -> None:
        await self.for_ever(lambda: self._ask(b"GET /api/about HTTP/1.1\r\nHost: x\r\n\r\n", 500), LINES)

    async def lines(self) -> None:
        """Lines that are opened and closed."""

        async def open_one() -> None:
            _, writer = await self._line()
            writer.close()
            self._done["lines"] += 1

        await self.for_ever(open_one, LINES)

    async def sockets(self) -> None:
        """The same with a handshake."""

        async def open_one() -> None:
            reader, writer = await self._line()
            try:
                writer.write(handshake("x"))
                await reader.readuntil(b"\r\n\r\n")
                self._done["sockets"] += 1
            finally:
                writer.close()

        await self.for_ever(open_one, LINES)

    async def _frames(self, frame: bytes, at_once: int) -> None:
        reader, writer = await self._line()
        try:
            writer.write(handshake("x"))
            await reader.readuntil(b"\r\n\r\n")
            reading = asyncio.create_task(read_all(reader))
            while not reading.done():
                writer.write(frame * at_once)
                await writer.drain()
                self._done["frames sent"] += at_once
        finally:
            writer.close()

    async def pings(self) -> None:
        await self.for_ever(lambda: self._frames(bytes([0x89, 0x80, 0, 0, 0, 0]), 1000), LINES)

    async def messages(self) -> None:
        text = b'{"type":"ping"}'
        frame = bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
        await self.for_ever(lambda: self._frames(frame, 1000), LINES)

    async def long_messages(self) -> None:
        text = b'"' + b"x" * 60_000 + b'"'
        frame = bytes([0x81, 0x80 | 126, *len(text).to_bytes(2, "big"), 0, 0, 0, 0]) + text
        await self.for_ever(lambda: self._frames(frame, 1), LINES)


async def read_all(reader: asyncio.StreamReader) -> None:
    while await reader.read(READ):
        pass


KINDS = (
    *dict.fromkeys(TEN),
    "requests",
    "pages",
    "strangers",
    "pipelines",
    "lines",
    "sockets",
    "pings",
    "messages",
    "long_messages",
)


class Order(msgspec.Struct):
    kind: str
    aim: Aim


# --- what it costs ---


class Cost(msgspec.Struct):
    """Seconds of the processor so far: of event loops, of what gives way to them, of PostgreSQL and Redis."""

    loop: float
    beside: float
    store: float

    def since(self, other: Cost, seconds: float) -> Cost:
        gone = (
            (mine - theirs) / seconds
            for mine, theirs in zip(msgspec.structs.astuple(self), msgspec.structs.astuple(other), strict=True)
        )
        return Cost(*gone)


def loop_worked(process: Process) -> float:
    """Of the process's first thread, in which its event loop is."""
    stat = Path(f"/proc/{process.id}/task/{process.id}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(stat[11]) + int(stat[12])) / float(os.sysconf("SC_CLK_TCK"))


def cost(stage: Stage) -> Cost:
    loops = sum(map(loop_worked, stage.processes))
    return Cost(loops, sum(process.worked() for process in stage.processes) - loops, stage.beside())


async def measure(stage: Stage, kinds: list[str], seconds: float) -> None:
    base = stage.processes[0].base
    async with caller() as client:
        hosts = [Guest(client, f"P{seat}", f"10.0.0.{seat + 1}") for seat in range(2)]
        for host in hosts:
            await host.come(base)
        tables = [await create_table([base], hosts, "dominion") for _ in range(LINES)]
        owners = []
        for number in range(5):
            owner = Guest(client, f"Majitel {number}", f"10.200.0.{number + 1}")
            await owner.come(base)
            await owner.post(f"{base}/api/account", {"name": owner.name, "password": PASSWORD})
            owners.append(owner.name)
        opened = await hosts[0].post(f"{base}/api/replays", long_game())
        aim = Aim([base], tables, opened["table"], owners)
        await asyncio.sleep(WARM)
        print(told("nobody", await asyncio.to_thread(watched, stage, seconds), {}, seconds), flush=True)
        for kind in kinds:
            aside = Aside("benchmarks.house.price", Order(kind, aim))
            aside.start()
            await asyncio.sleep(WARM)
            spent = await asyncio.to_thread(watched, stage, seconds)
            done = await asyncio.to_thread(aside.stop)
            print(told(kind, spent, done, seconds + WARM), flush=True)


def watched(stage: Stage, seconds: float) -> Cost:
    before, begun = cost(stage), time.monotonic()
    time.sleep(seconds)
    return cost(stage).since(before, time.monotonic() - begun)


def told(kind: str, spent: Cost, done: dict[str, int], seconds: float) -> str:
    deeds = ", ".join(f"{what} {count / seconds:.1f}/s" for what, count in sorted(done.items()))
    shares = f"loop {spent.loop:6.1%}  beside {spent.beside:6.1%}  store {spent.store:6.1%}"
    return f"{kind:14} {shares}  {deeds}"


def deeds(order: Order, done: Counter[str]) -> list[Awaitable[None]]:
    return [getattr(Rude(KINDS.index(order.kind), order.aim, done), order.kind)()]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--kind", action="append", choices=KINDS)
    parser.add_argument("--idle", action="store_true", help="the house has nothing else to do, and knows it")
    order = parser.parse_args()
    real: dict[str, Any] = {each.name: each.default for each in fields(Settings) if each.name in LIMITS}
    real["work_burst"] = AT_ONCE
    if not order.idle:
        real["work_spare"] = 0.0
    with Stage(1, **real) as stage:
        asyncio.run(measure(stage, order.kind or list(KINDS), order.seconds))


if __name__ == "__main__":
    if len(sys.argv) > 1 and sys.argv[1].startswith("{"):
        wanted = msgspec.json.decode(sys.argv[1], type=Order)
        act(lambda done: deeds(wanted, done))
    else:
        main()
