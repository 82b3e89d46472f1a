"""How long a table of 1,000 answers takes from the store to its first state.

`python -m benchmarks.loading` ends with 1 where that is more than a tenth of a second.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.house.load import LONG_GAME, long_game
from kronika.server.bus import LocalBus
from kronika.server.routes.replays import opened
from kronika.server.settings import Settings
from kronika.server.store.store import Store
from kronika.server.tables import Tables

TIMES = 11
GOAL = 0.1
"""Seconds."""


async def loading(data: Path) -> list[float]:
    """Seconds for each time, from the shortest on."""
    store = Store(Settings(data=data).database)
    await store.open()
    header, entries = opened(long_game(), "nobody")
    await store.add_table(header, entries, [])
    times = []
    for _ in range(TIMES):
        tables = Tables(store, LocalBus(), 10, is_watched=lambda table: False, changed_elsewhere=lambda live: None)
        begun = time.perf_counter()
        live = await tables.get(header.id)
        live.view(0)
        times.append(time.perf_counter() - begun)
    await store.close()
    return sorted(times)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        times = asyncio.run(loading(Path(folder)))
    median, slowest = times[TIMES // 2], times[-1]
    print(
        f"a table of {LONG_GAME} answers loads in {1000 * median:.1f} ms (slowest of {TIMES}: {1000 * slowest:.1f} ms)"
    )
    return 0 if median <= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
