"""What one address gets of the processor: whoever has used it up is slowed, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from benchmarks.house.attackers import handshake
from kronika.server import door, shares
from kronika.server.settings import Settings
from kronika.server.shares import FREE, WAITING, Metered, Share, Shares
from tests.server.clock import Clock
from tests.server.parlour import PATIENCE, Parlour, client, relaxed, until

RUDE, KIND = "203.0.113.1", "203.0.113.2"
ASKED = b"GET /api/about HTTP/1.1\r\nHost: x\r\n\r\n"
MUCH = 1000.0
"""Seconds in which any debt is paid."""


# --- shares ---


def try_out(do: Callable[[Shares], Awaitable[None]], **settings: float) -> None:
    asyncio.run(as_coroutine(do, Shares(Settings(data=Path(), **settings))))  # type: ignore[arg-type]


async def as_coroutine(do: Callable[[Shares], Awaitable[None]], all_shares: Shares) -> None:
    await do(all_shares)


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_a_share_is_used_up_and_fills_again(clock: Clock) -> None:
    share = Share(0.01, 0.4)
    share.spend(0.4)
    assert share.is_used_up
    clock.let_pass(1)
    assert not share.is_used_up
    share.spend(0.03)
    assert share.is_used_up  # two hundredths are owed
    clock.let_pass(1.9)
    assert share.is_used_up
    clock.let_pass(0.2)
    assert not share.is_used_up
    clock.let_pass(MUCH)
    share.spend(0.4)
    assert share.is_used_up  # no more is saved up


def test_whoever_has_used_up_their_share_waits_until_it_has_filled(clock: Clock) -> None:
    async def do(all_shares: Shares) -> None:
        rude, kind = all_shares.of(RUDE), all_shares.of(KIND)
        rude.spend(1)
        late = [asyncio.create_task(all_shares.turn(rude, 0.002)) for _ in range(3)]
        await settle()
        assert await all_shares.turn(kind, 0.002)
        clock.let_pass(59)
        all_shares.look()
        await settle()
        assert not any(each.done() for each in late)
        clock.let_pass(1.1)  # a thousandth is left, which is enough to begin
        all_shares.look()
        await settle()
        assert [each.done() for each in late] == [True, False, False]
        clock.let_pass(MUCH)
        all_shares.look()
        assert await asyncio.gather(*late) == [True] * 3
        assert all_shares.waiting == 0

    try_out(do, work_spare=0.0)


def test_what_nobody_wants_is_given_to_those_who_wait_in_equal_parts(clock: Clock) -> None:
    async def do(all_shares: Shares) -> None:
        for host, owed in ((RUDE, 0.45), (KIND, 0.41)):
            all_shares.of(host).spend(owed)
        tasks = [asyncio.create_task(all_shares.turn(all_shares.of(host), 0)) for host in (RUDE, KIND)]
        await settle()
        all_shares.give(0.04, seconds=1)
        await settle()
        assert [each.done() for each in tasks] == [False, True]
        all_shares.give(1.0, seconds=0.1)  # nobody gets more than a fifth of the time
        await settle()
        assert not tasks[0].done()
        all_shares.give(1.0, seconds=1)
        assert await tasks[0]

    try_out(do)


@pytest.mark.parametrize(("worked", "goes_on"), [(0.9, False), (0.1, True)])
def test_a_full_house_gives_nothing_away(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, worked: float, goes_on: bool
) -> None:
    """The event loop works so many of each hundred milliseconds, as its processor counts them."""

    async def do(all_shares: Shares) -> None:
        all_shares.of(RUDE).spend(0.45)
        waits = asyncio.create_task(all_shares.turn(all_shares.of(RUDE), 0))
        await settle()
        all_shares.look()
        for number in range(1, 21):
            monkeypatch.setattr(shares, "thread_time", lambda now=begun + number * worked / 10: now)
            clock.let_pass(0.1)
            all_shares.look()
        await settle()
        assert all_shares.is_full is not goes_on
        assert waits.done() is goes_on
        waits.cancel()

    begun = 0.0
    monkeypatch.setattr(shares, "thread_time", lambda: begun)
    try_out(do)


def test_where_too_much_waits_the_next_is_turned_away_and_whoever_goes_makes_room(clock: Clock) -> None:
    async def do(all_shares: Shares) -> None:
        rude = all_shares.of(RUDE)
        rude.spend(1)
        tasks = [asyncio.create_task(all_shares.turn(rude, 0)) for _ in range(WAITING)]
        await settle()
        assert not await all_shares.turn(rude, 0)
        assert all_shares.turned_away == 1
        tasks.pop().cancel()
        await settle()
        tasks.append(asyncio.create_task(all_shares.turn(rude, 0)))
        await settle()
        assert not tasks[-1].done()
        for each in tasks:
            each.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert all_shares.waiting == 0

    try_out(do)


def test_a_network_has_one_share_and_this_very_machine_is_free() -> None:
    all_shares = Shares(Settings(data=Path()))
    assert all_shares.of("2001:db8:1:2::7") is all_shares.of("2001:db8:1:2:ffff::1")
    assert all_shares.of("2001:db8:1:2::7") is not all_shares.of("2001:db8:1:3::7")
    assert all_shares.of("127.0.0.1") is all_shares.of("::1") is FREE


def test_full_shares_are_forgotten(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shares, "SENDERS", 3)
    all_shares = Shares(Settings(data=Path()))
    owing = all_shares.of(RUDE)
    owing.spend(0.3)
    for number in range(10):
        all_shares.of(f"198.51.100.{number}")
    assert all_shares.of(RUDE) is owing
    assert len(all_shares._of) <= 3


def test_each_step_of_a_piece_of_work_is_taken_from_the_share(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    """What others do while it waits is not."""
    now = [0.0]
    monkeypatch.setattr(shares, "thread_time", lambda: now[0])
    share, gate = Share(0, 1.0), asyncio.Event()

    async def work() -> str:
        now[0] += 0.25
        await gate.wait()
        now[0] += 0.5
        return "done"

    async def session() -> str:
        task: asyncio.Task[str] = asyncio.create_task(Metered(work(), share))
        await settle()
        now[0] += 100
        gate.set()
        return await task

    assert asyncio.run(session()) == "done"
    assert share._left == pytest.approx(0.25)


def test_work_that_is_called_off_or_fails_does_so_as_if_it_were_not_measured(clock: Clock) -> None:
    async def fail() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            raise ValueError("called off") from None

    async def session() -> None:
        task: asyncio.Task[None] = asyncio.create_task(Metered(fail(), Share(0, 1.0)))
        await settle()
        task.cancel()
        with pytest.raises(ValueError, match="called off"):
            await task

    asyncio.run(session())


# --- a house ---


@pytest.fixture
def house(tmp_path: Path, clock: Clock) -> Iterator[Parlour]:
    """Whoever comes from 127.0.0.1 is a proxy and says for whom it speaks; others have a line of their own."""
    with Parlour(relaxed(tmp_path, work_share=0.01)) as parlour:
        yield parlour


def waiting(house: Parlour) -> int:
    return house.running.shares.waiting


def owe(house: Parlour, host: str) -> Share:
    share = house.running.shares.of(host)
    share.spend(1)
    return share


@contextmanager
def line(house: Parlour, host: str) -> Iterator[socket.socket]:
    where, port = house.base.removeprefix("http://").split(":")
    with socket.create_connection((where, int(port)), PATIENCE, (host, 0)) as found:
        yield found


def test_a_line_of_somebody_who_has_used_up_their_share_is_not_read(house: Parlour, clock: Clock) -> None:
    owe(house, "127.0.0.2")
    with line(house, "127.0.0.2") as rude, line(house, "127.0.0.3") as kind:
        rude.sendall(ASKED)
        until(lambda: waiting(house) == 1)
        kind.sendall(ASKED)
        assert kind.recv(12) == b"HTTP/1.1 200"
        assert waiting(house) == 1
        clock.let_pass(MUCH)
        assert rude.recv(12) == b"HTTP/1.1 200"


def test_behind_a_proxy_each_visitor_waits_for_themselves(house: Parlour, clock: Clock) -> None:
    owe(house, RUDE)
    with line(house, "127.0.0.1") as rude, client(house.base) as kind:
        rude.sendall(ASKED[:-2] + f"X-Forwarded-For: {RUDE}\r\n\r\n".encode())
        until(lambda: waiting(house) == 1)
        assert kind.get("/api/about", headers={"X-Forwarded-For": KIND}).status_code == 200
        clock.let_pass(MUCH)
        assert rude.recv(12) == b"HTTP/1.1 200"


def test_who_has_too_much_waiting_is_turned_away_in_a_few_words(
    house: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shares, "WAITING", 0)
    owe(house, RUDE)
    with client(house.base) as rude:
        refused = rude.get("/new", headers={"X-Forwarded-For": RUDE})
    assert (refused.status_code, refused.json()["id"]) == (429, "too-fast")
    assert (refused.headers["connection"], refused.headers["retry-after"]) == ("close", "10")
    assert refused.headers["x-content-type-options"] == "nosniff"
    assert "kronika_turned_away_total 1" in httpx.get(f"{house.base}/metrics").text


@contextmanager
def talking(house: Parlour, host: str) -> Iterator[ClientConnection]:
    url = house.base.replace("http", "ws") + "/ws"
    with connect(url, additional_headers={"X-Forwarded-For": host}, compression=None, ping_interval=None) as found:
        yield found


def test_a_socket_of_somebody_who_has_used_up_their_share_is_not_read(house: Parlour, clock: Clock) -> None:
    ping = json.dumps({"type": "ping"})
    with talking(house, RUDE) as rude, talking(house, KIND) as kind:
        rude.send(ping)
        assert json.loads(rude.recv(PATIENCE))["type"] == "pong"
        owe(house, RUDE)
        rude.send(ping)
        until(lambda: waiting(house) > 0)
        kind.send(ping)
        assert json.loads(kind.recv(PATIENCE))["type"] == "pong"
        assert waiting(house) > 0
        clock.let_pass(MUCH)
        assert json.loads(rude.recv(PATIENCE))["type"] == "pong"


def test_a_line_that_waited_before_it_became_a_socket_is_handed_over_as_one_that_is_read(
    house: Parlour, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the door would go on to read it for a socket that believes it is not read, and keep all that comes."""
    reading: list[bool] = []
    made = door.SocketDoor.connection_made

    def note(self: door.SocketDoor, transport: Any) -> None:
        reading.append(transport.is_reading())
        made(self, transport)

    monkeypatch.setattr(door.SocketDoor, "connection_made", note)
    owe(house, "127.0.0.2")
    with line(house, "127.0.0.2") as rude:
        until(lambda: waiting(house) == 1)
        (waits,) = [each for each in house.connections if isinstance(each, door.Door) and each.share.waiting]
        waits.loop.call_soon_threadsafe(waits.data_received, handshake("x"))  # as if it had been read just before
        clock.let_pass(MUCH)
        assert rude.recv(12) == b"HTTP/1.1 101"
    assert reading == [True]


def test_frames_that_say_nothing_are_not_for_nothing(house: Parlour, clock: Clock) -> None:
    """A flood of pings: they are answered as long as there is something left."""
    with talking(house, RUDE) as rude:
        rude.send(json.dumps({"type": "ping"}))
        rude.recv(PATIENCE)
        share = house.running.shares.of(RUDE)
        share.spend(0.399)
        rude.socket.sendall(bytes([0x89, 0x80, 0, 0, 0, 0]) * 5_000)
        until(lambda: waiting(house) == 1)
        clock.let_pass(MUCH)
        until(lambda: waiting(house) == 0)


# --- much at once ---


def test_requests_that_come_at_once_are_taken_in_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = [0]

    class Watched(door.Door):
        def _is_behind(self) -> bool:
            most[0] = max(most[0], len(self.pipeline))
            return super()._is_behind()

    monkeypatch.setattr(door, "Door", Watched)
    many = 500
    with Parlour(relaxed(tmp_path)) as parlour, line(parlour, "127.0.0.1") as rude:
        rude.sendall(ASKED * many)
        told = b""
        while told.count(b"HTTP/1.1 200") < many:
            told += rude.recv(65536)
        assert 0 < most[0] <= door.SLICE // len(ASKED) + 1
        body = b"x" * 60_000
        rude.sendall(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(body) + body + ASKED)
        told = b""
        while b"HTTP/1.1 200" not in told:
            told += rude.recv(65536)
        assert told.startswith(b"HTTP/1.1 4")


def test_messages_that_come_at_once_are_answered_one_after_the_other(tmp_path: Path) -> None:
    text = b'{"type":"ping"}'
    frame = bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
    with Parlour(relaxed(tmp_path, send_queue=10_000)) as parlour, talking(parlour, KIND) as device:
        device.socket.sendall(frame * 1000)
        for _ in range(1000):
            assert json.loads(device.recv(PATIENCE))["type"] == "pong"


def test_a_head_has_an_end(tmp_path: Path) -> None:
    with Parlour(relaxed(tmp_path)) as parlour, line(parlour, "127.0.0.1") as rude:
        try:
            rude.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
            while True:
                rude.sendall(b"X-a: " + b"a" * 4000 + b"\r\n")
        except ConnectionError:
            pass
        with line(parlour, "127.0.0.1") as kind:
            kind.sendall(ASKED)
            assert kind.recv(12) == b"HTTP/1.1 200"
