"""How soon a server serves again that has much stored.

`python -m benchmarks.house.restart [--tables 10000] [--running 1000]` writes a store of so many tables, of which some
are still played and wait for a bot, with somebody at each. It starts `kronika serve` on it and tells when that answers,
when somebody has their list and one of their tables, and how long others wait while the bots are woken.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
import zlib
from hashlib import sha256
from pathlib import Path

import httpx
import msgspec

from benchmarks.house.found import percentile
from benchmarks.house.logs import log_of, mixed
from kronika.server.live_table import LiveTable
from kronika.server.projection import summary
from kronika.server.settings import Settings
from kronika.server.store.store import Entry, Store, encoded
from tests.server.serving import Serving

GOAL = 3.0
"""Seconds after which it has to serve."""
AT_ONCE = 200
OWN = 50
"""Tables of each person."""


def word(person: int) -> str:
    return f"the word in the cookie of person {person}"


async def write(settings: Settings, tables: int, running: int) -> None:
    store = Store(settings.database, durable=False)
    await store.open()
    try:
        for person in range(tables // OWN + 1):
            await store.add_person(f"p{person}", sha256(word(person).encode()).hexdigest())
        patterns = mixed("p0", bots=True)
        on = [live for live, _ in zip(patterns, range(12), strict=False) if live.status == "playing"]
        logs = {live.id: log_of(live) for live in on}
        for first in range(0, tables, AT_ONCE):
            numbers = range(first, min(first + AT_ONCE, tables))
            await asyncio.gather(*(write_one(store, on[n % len(on)], logs, n, n < running) for n in numbers))
    finally:
        await store.close()


async def write_one(store: Store, live: LiveTable, logs: dict[str, list[Entry]], number: int, is_on: bool) -> None:
    id, person = f"table{number:07}", f"p{number // OWN}"
    begin, *answers = logs[live.id]
    chairs = {**begin.data["chairs"], "0": {**begin.data["chairs"]["0"], "person": person}}
    log = [msgspec.structs.replace(begin, data={"chairs": chairs}), *answers]
    header = msgspec.structs.replace(live.header, id=id, host=person, created=float(number))
    await store.add_table(header, log, [person])
    line = summary(live)
    line = msgspec.structs.replace(line, id=id, host=person, status="playing" if is_on else "over")
    line.chairs = [msgspec.structs.replace(line.chairs[0], person=person), *line.chairs[1:]]
    await store.summarise([(id, len(log), encoded(line))])
    if not is_on:
        await store.keep_ending(id, zlib.compress(encoded({"result": None, "seats": {}}).encode()))


async def measure(started: float, base: str, person: int) -> None:
    cookies = {"kronika": word(person)}
    async with httpx.AsyncClient(base_url=base, cookies=cookies, timeout=60) as client:
        mine = (await client.get("/api/tables")).json()
        print(f"  {len(mine)} tables of somebody's are listed after {time.monotonic() - started:.2f} s")
        (await client.get(f"/api/tables/{mine[0]['id']}")).raise_for_status()
        print(f"  one of them is loaded after {time.monotonic() - started:.2f} s")
        waits: list[float] = []
        for _ in range(100):
            begun = time.monotonic()
            await client.get("/api/me")
            waits.append(time.monotonic() - begun)
            await asyncio.sleep(0.05)
        waits.sort()
        shown = [round(1000 * percentile(waits, share)) for share in (0.5, 0.95, 1.0)]
        print(f"  while bots are woken, a request takes {shown} ms (median, 95 %, worst)")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--running", type=int, default=1_000)
    parser.add_argument("--keep", type=Path, help="a folder for the store, to be used again")
    order = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as given:
        folder = order.keep or Path(given)
        settings = Settings(data=folder, durable=False)
        if not (folder / "kronika.sqlite").exists():
            asyncio.run(write(settings, order.tables, order.running))
            size = (folder / "kronika.sqlite").stat().st_size / 2**20
            print(f"  {order.tables} tables are stored, {order.running} of them played: {size:.0f} MB")
        started = time.monotonic()
        server = Serving(folder, "restart", "--data", str(folder))
        try:
            base = server.wait().base
            assert httpx.get(f"{base}/health").status_code == 200
            serving = time.monotonic() - started
            print(f"  it serves after {serving:.2f} s")
            asyncio.run(measure(started, base, order.running // OWN - 1))
        finally:
            server.stop()
    return 0 if serving <= GOAL else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
