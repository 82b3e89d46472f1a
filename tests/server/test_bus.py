"""Notices between processes, and what travels in them: who is here, and how much somebody has sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kronika.server import bus as buses
from kronika.server.bus import LocalBus, Notice, RedisBus, open_bus
from kronika.server.limits import Bucket, Buckets, SharedLimits
from kronika.server.presence import PresenceTracker
from tests.server.clock import Clock
from tests.server.serving import Redis

pytestmark = pytest.mark.usefixtures("no_store")


async def soon(true: Callable[[], object]) -> None:
    for _ in range(6000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never happened")


class Ear:
    """Remembers what it hears."""

    def __init__(self, bus: LocalBus) -> None:
        self.heard: list[Notice] = []
        self.missed = 0
        bus.listen(self._hear)
        bus.missed(self._miss)

    async def _hear(self, notice: Notice) -> None:
        self.heard.append(notice)

    def _miss(self) -> None:
        self.missed += 1

    @property
    def told(self) -> list[tuple[str, str, int]]:
        return [(notice.what, notice.about, notice.number) for notice in self.heard]


async def with_two(url: str, do: Callable[[RedisBus, RedisBus, Ear, Ear], Awaitable[None]]) -> None:
    one, two = RedisBus(url, "kronika:a"), RedisBus(url, "kronika:a")
    ears = Ear(one), Ear(two)
    for bus in (one, two):
        await bus.open()
    await soon(lambda: one.connected and two.connected)
    try:
        await do(one, two, *ears)
    finally:
        for bus in (one, two):
            await bus.close()


def test_a_single_process_needs_no_redis() -> None:
    async def alone() -> None:
        bus = open_bus("", "a")
        assert type(bus) is LocalBus
        ear = Ear(bus)
        await bus.publish("log", "table", 7)
        assert ear.told == [("log", "table", 7)]
        assert ear.heard[0].sender == bus.name

    asyncio.run(alone())


def test_a_notice_reaches_every_process_once_and_the_own_one_first(tmp_path: Path, redis: Redis) -> None:
    async def connection(one: RedisBus, two: RedisBus, first: Ear, second: Ear) -> None:
        lags: list[float] = []
        one.measure(lags.append)
        stranger = RedisBus(redis.url, "kronika:b")  # another store on the same Redis
        outside = Ear(stranger)
        await stranger.open()
        await soon(lambda: stranger.connected)
        for number in range(1, 501):
            await one.publish("log", "table", number)
            assert first.heard[-1].number == number
        await two.publish("here", two.name, 1, {"table": ["anna"]})
        await soon(lambda: len(second.heard) == 501 and len(first.heard) == 501 and len(lags) == 500)
        assert [notice.number for notice in second.heard if notice.what == "log"] == list(range(1, 501))
        assert {notice.sender for notice in second.heard if notice.what == "log"} == {one.name}
        assert first.heard[-1].data == {"table": ["anna"]}
        assert all(lag >= 0 for lag in lags)
        assert outside.heard == []
        await stranger.close()

    asyncio.run(with_two(redis.url, connection))


def test_nobody_waits_for_a_redis_that_is_away(tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was said meanwhile may be lost; when it is back, everybody is told to look, and hears again."""
    monkeypatch.setattr(buses, "LONGEST_WAIT", 0.2)

    async def connection(one: RedisBus, two: RedisBus, first: Ear, second: Ear) -> None:
        looks = second.missed
        redis.stop()
        await soon(lambda: not one.connected and not two.connected)
        for number in range(buses.WAITING + 500):
            with pytest.raises(StopIteration):  # it is said without waiting for anything
                one.publish("log", "table", number).send(None)
        assert len(one._pile) <= buses.WAITING  # nor does anything grow without end
        redis.start()
        await soon(lambda: one.connected and two.connected)
        assert second.missed > looks
        await one.publish("chat", "table", 1)
        await soon(lambda: ("chat", "table", 1) in second.told)

    asyncio.run(with_two(redis.url, connection))


def test_what_is_not_ours_on_the_bus_hurts_nobody(tmp_path: Path, redis: Redis) -> None:
    async def connection(one: RedisBus, two: RedisBus, first: Ear, second: Ear) -> None:
        async def stumble(notice: Notice) -> None:
            raise RuntimeError("a listener's mistake")

        two.listen(stumble)
        for word in ("", "{}", "[1]", '[0,["shout","table"]]', "\xff"):
            await one._redis.publish("kronika:a", word)
        await one.publish("log", "table", 1)
        await one.publish("log", "table", 2)
        await soon(lambda: second.told == [("log", "table", 1), ("log", "table", 2)])

    asyncio.run(with_two(redis.url, connection))


# --- who is here ---


def test_somebody_is_here_wherever_they_are_connected(clock: Clock) -> None:
    here = PresenceTracker("us")
    assert here.put_own("t", {"anna"}) == {"anna"}
    assert here.put("they", "t", ["karel", "anna"]) == {"karel"}
    assert here.here("t") == {"anna", "karel"}
    assert here.put_own("t", ()) == set()  # she is still at the other process
    assert here.gone_for("t", "anna") == 0
    assert here.put("they", "t", ["karel"]) == {"anna"}
    clock.let_pass(5)
    assert here.gone_for("t", "anna") == pytest.approx(5)
    assert here.gone_for("t", "karel") == 0


def test_a_process_that_tells_all_takes_back_what_it_no_longer_says() -> None:
    here = PresenceTracker("us")
    here.put("they", "a", ["anna"])
    here.put("they", "b", ["karel"])
    moved = here.put_all("they", {"b": ["karel", "eva"], "c": ["ivo"]})
    assert {table: persons for table, persons in moved.items() if persons} == {
        "a": {"anna"},
        "b": {"eva"},
        "c": {"ivo"},
    }
    assert here.here("a") == set()


def test_who_was_at_a_silent_process_is_gone(clock: Clock) -> None:
    here = PresenceTracker("us")
    here.put_own("t", {"anna"})
    here.put("they", "t", ["anna", "karel"])
    clock.let_pass(7)
    assert here.forget_silent(8) == {}
    clock.let_pass(2)
    assert here.forget_silent(8) == {"t": {"karel"}}
    assert here.here("t") == {"anna"}
    clock.let_pass(60)
    assert here.gone_for("t", "karel") == pytest.approx(60)


# --- limits ---


def test_what_somebody_sends_to_another_process_counts_here_too() -> None:
    ours, theirs = Buckets(1.0, 10.0), Buckets(1.0, 10.0)
    assert sum(theirs.take("anna") for _ in range(20)) == 10
    told = theirs.taken()
    assert list(told.values()) == [10]
    assert "anna" not in str(told)  # a sender may be a cookie
    assert theirs.taken() == {}
    ours.taken_elsewhere(told)
    assert not ours.take("anna")
    assert ours.take("karel")


def test_a_debt_has_an_end(clock: Clock) -> None:
    bucket = Bucket(1.0, 10.0)
    bucket.taken_elsewhere(1000)
    clock.let_pass(10.5)
    assert not bucket.take()
    clock.let_pass(1)
    assert bucket.take()


@pytest.mark.parametrize("fraction", [0.1, 0.3, 0.6, 0.7])
def test_who_waits_as_long_as_they_were_told_is_let_in(clock: Clock, fraction: float) -> None:
    """At any time: fractions of seconds do not add up exactly, least of all across powers of two."""
    for power in range(20, 30):
        clock.let_pass(2.0**power - 3 - fraction - clock.monotonic())
        bucket = Bucket(10 / 60, 10)
        assert [bucket.take() for _ in range(11)] == [True] * 10 + [False]
        assert bucket.retry == 6
        clock.let_pass(6)
        assert (power, bucket.take(), bucket.take()) == (power, True, False)


def test_processes_tell_each_other_once_a_second(clock: Clock) -> None:
    async def connection() -> None:
        bus = LocalBus()
        buckets = Buckets(1.0, 10.0)
        limits = SharedLimits(bus, tables=buckets)
        ear = Ear(bus)
        limits.open()
        for _ in range(3):
            assert buckets.take("anna")
        await soon(lambda: ear.heard)
        await limits.close()
        ((name, counts),) = ear.heard[0].data.items()
        assert (name, list(counts.values())) == ("tables", [3])
        assert sum(buckets.take("anna") for _ in range(20)) == 7  # its own word takes nothing twice

    asyncio.run(connection())
