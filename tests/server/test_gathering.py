"""In a full house writes and notices go together; elsewhere nobody waits."""

from __future__ import annotations

import asyncio

import pytest

from kronika.server import gathering
from kronika.server.gathering import CROWD, INTERVAL, LATELY, Gathering


class Watch:
    """Stands where `time` and `asyncio` stand: waiting lets it go on, and is noted."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        self.waits: list[float] = []
        patch.setattr(gathering, "time", self)
        patch.setattr(gathering, "asyncio", self)

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)
        self.now += seconds


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(monkeypatch)


def evening(watch: Watch, tables: int, every: float, seconds: float = 1.0) -> int:
    """So many tables, one of which has something to send each `every` seconds; returns how often something left."""
    there, left = Gathering(), 0
    next_one = watch.now
    while watch.now < 100.0 + seconds:
        came = 0
        while next_one <= watch.now:
            there.came(f"table {int(next_one / every) % tables}")
            next_one += every
            came += 1
        if came:
            asyncio.run(there.departure())
            left += 1
        watch.now = max(watch.now, next_one)
    return left


def test_at_a_few_tables_nobody_waits(watch: Watch) -> None:
    assert evening(watch, CROWD - 1, 0.001) > 900
    assert watch.waits == []


def test_in_a_full_house_all_leave_together(watch: Watch) -> None:
    left = evening(watch, 500, 0.002)
    alone = LATELY / 0.002  # until the crowd is noticed
    assert left <= alone + 1.0 / INTERVAL + 1
    assert max(watch.waits) == pytest.approx(INTERVAL)


def test_after_a_crowd_it_is_as_before(watch: Watch) -> None:
    there = Gathering()
    for number in range(50):
        there.came(f"table {number}")
        watch.now += INTERVAL / 2
        asyncio.run(there.departure())
    assert watch.waits
    watch.waits.clear()
    watch.now += 10 * LATELY
    for _ in range(3):
        there.came("the last table")
        asyncio.run(there.departure())
    assert watch.waits == []
