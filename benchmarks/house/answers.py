"""What an answer costs a process that plays it and tells one reader: processor time, without network and store.

`python -m benchmarks.house.answers [--game dominion] [--tables 50] [--answers 4000] [--profile]`
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import pstats
import tempfile
import time
from pathlib import Path

from benchmarks.house.logs import answered, log_of, played
from benchmarks.house.pauses import Reader
from kronika.bots.random import RandomBot
from kronika.server.bus import LocalBus
from kronika.server.garbage import GarbageKeeper
from kronika.server.live_table import LiveTable
from kronika.server.messages import Watch
from kronika.server.settings import Settings
from kronika.server.store.store import Store
from kronika.server.table_service import TableService


async def fill(service: TableService, game: str, tables: int) -> list[LiveTable]:
    await service.store.add_person("anna", "hash")
    found: list[LiveTable] = []
    for number in range(tables):
        live = played(game, 10 + 2 * number, "anna", number, bots=False)
        await service.store.add_table(live.header, log_of(live), ["anna"])
        await service.rooms.watch(Reader("anna"), Watch(live.id))
        found.append(await service.tables.get(live.id))
    return found


def play(service: TableService, tables: list[LiveTable], answers: int) -> tuple[float, float]:
    """Seconds of the processor for an answer: playing it, telling of it."""
    bot, playing, telling, given = RandomBot("1"), 0.0, 0.0, 0
    while given < answers:
        for live in tables:
            if live.status != "playing":
                continue
            entry = answered(live, bot)
            begun = time.process_time()
            live.apply(entry)
            middle = time.process_time()
            service.rooms.tell(live)
            telling += time.process_time() - middle
            playing += middle - begun
            given += 1
    return playing / given, telling / given


async def measure(game: str, tables: int, answers: int, profile: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder), durable=False, cached_tables=2 * tables)
        store = Store(settings.database, durable=False)
        await store.open()
        service = TableService(settings, store, LocalBus())
        keeper = GarbageKeeper(is_quiet=lambda: False)
        await service.open()
        keeper.open()
        live = await fill(service, game, tables)
        play(service, live, tables)
        if profile:
            with cProfile.Profile() as profiler:
                play(service, live, answers)
            pstats.Stats(profiler).sort_stats("tottime").print_stats(45)
        else:
            playing, telling = play(service, live, answers)
            print(f"{game}: {1e6 * playing:.0f} us to play an answer, {1e6 * telling:.0f} us to tell one reader of it")
        await keeper.close()
        await service.close()
        await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="dominion")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--answers", type=int, default=4000)
    parser.add_argument("--profile", action="store_true", help="where it goes")
    order = parser.parse_args()
    asyncio.run(measure(order.game, order.tables, order.answers, order.profile))


if __name__ == "__main__":
    main()
