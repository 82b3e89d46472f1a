"""Work that takes long: one visitor's does not keep others waiting, and nothing is worked out twice."""

from __future__ import annotations

import asyncio
import gzip
import os
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from kronika.games import find
from kronika.server import heavy
from kronika.server.errors import RequestError
from kronika.server.heavy import OF_ONE, HeavyWork
from kronika.server.live_table import LiveTable
from kronika.server.replays import Recording
from kronika.server.routes.replays import drawn_again
from kronika.server.sessions import address
from kronika.server.store.store import Entry, Header
from tests.server.parlour import Parlour, legal, relaxed
from tests.server.test_replays import finished


def coming_from(host: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "client": (host, 1), "headers": []})


RUDE, KIND, THIRD = (coming_from(f"203.0.113.{number}") for number in (1, 2, 3))


def try_out(do: Callable[[HeavyWork], Awaitable[None]]) -> None:
    async def session() -> None:
        work = HeavyWork(())
        try:
            await do(work)
        finally:
            await work.close()

    asyncio.run(session())


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_all_of_an_ipv6_network_is_one_address() -> None:
    hosts = [
        "2001:db8:1:2::7",
        "2001:db8:1:2:ffff::1",
        "2001:db8:1:3::7",
        "::ffff:203.0.113.9",
        "203.0.113.9",
        "socket",
    ]
    networks = ["2001:db8:1:2::/64", "2001:db8:1:2::/64", "2001:db8:1:3::/64", "203.0.113.9", "203.0.113.9", "socket"]
    assert [address(coming_from(host)) for host in hosts] == networks


def test_nobody_waits_for_one_visitor() -> None:
    """However much one asks for: others are served beside it, and in turn with it."""

    async def do(work: HeavyWork) -> None:
        gates = {name: asyncio.Event() for name in "abcdefghij"}
        begun: list[str] = []

        async def piece(name: str, visitor: HTTPConnection) -> None:
            async with work.turn(visitor):
                begun.append(name)
                await gates[name].wait()

        tasks = [asyncio.create_task(piece(name, RUDE)) for name in "abcd"]
        await settle()
        tasks += [asyncio.create_task(piece(name, KIND)) for name in "ef"]
        tasks += [asyncio.create_task(piece("g", THIRD))]
        await settle()
        assert begun == ["a", "e"]  # the second place was never the first visitor's
        gates["e"].set()
        await settle()
        assert begun == ["a", "e", "f"]
        gates["a"].set()
        await settle()
        assert begun == ["a", "e", "f", "b"]
        gates["b"].set()
        await settle()
        assert begun[4] == "g"  # who has had a turn stands at the end of the line
        for gate in gates.values():
            gate.set()
        await asyncio.gather(*tasks)
        assert sorted(begun) == list("abcdefg")

    try_out(do)


def test_whoever_has_enough_waiting_is_told_to_come_back() -> None:
    async def do(work: HeavyWork) -> None:
        gate = asyncio.Event()

        async def piece(visitor: HTTPConnection) -> None:
            async with work.turn(visitor):
                await gate.wait()

        tasks = [asyncio.create_task(piece(RUDE)) for _ in range(OF_ONE + 1)]
        await settle()
        with pytest.raises(RequestError) as refused:
            await piece(RUDE)
        assert (refused.value.status, refused.value.retry) == (503, 5)
        tasks.pop().cancel()  # whoever goes makes room
        await settle()
        tasks.append(asyncio.create_task(piece(RUDE)))
        tasks.append(asyncio.create_task(piece(KIND)))
        await settle()
        gate.set()
        await asyncio.gather(*tasks)
        assert not work._served
        assert not work._waiting

    try_out(do)


def test_whoever_sits_at_the_servers_own_machine_need_not_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kronika for oneself, on a machine that is busy with something else."""
    monkeypatch.setattr(heavy, "LONGEST_REST", 1e9)
    monkeypatch.setattr(heavy, "REST", 1e12)

    async def session() -> None:
        work = HeavyWork((), lambda: True)
        for _ in range(3):
            async with work.turn(coming_from("127.0.0.1")):
                await asyncio.sleep(0)
        await work.close()

    asyncio.run(asyncio.wait_for(session(), 60))


def test_in_a_full_house_a_visitor_rests_between_two_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """And nobody else does for them."""
    full = [True]
    monkeypatch.setattr(heavy, "LONGEST_REST", 1e9)
    monkeypatch.setattr(heavy, "REST", 1e12)

    async def session() -> None:
        work, begun = HeavyWork((), lambda: full[0]), list[str]()

        async def piece(name: str, visitor: HTTPConnection) -> None:
            async with work.turn(visitor):
                begun.append(name)
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(piece(name, RUDE)) for name in "abc"]
        await settle()
        assert begun == ["a"]
        await piece("d", KIND)
        assert begun == ["a", "d"]
        full[0] = False  # whoever rests does so to the end; afterwards nobody needs to
        work._rested(address(RUDE))
        await asyncio.gather(*tasks)
        assert begun == ["a", "d", "b", "c"]
        await work.close()

    asyncio.run(session())


def recording(answers: int = 0) -> Recording:
    """A game of two bots, as far as that."""
    header = Header("tab", "played", "dominion", find("dominion").rules, "", {}, "seed", "", 1.0)
    occupants: Any = {"0": {"name": "A", "bot": "random"}, "1": {"name": "B", "bot": "random"}}
    entries = [Entry(1, "seat", {"chairs": occupants}, "begin", 1.0)]
    live = LiveTable(header, entries)
    chance = random.Random(1)
    while len(live.answers) < answers:
        seat = next(iter(live.opened))
        keys = legal(live.opened[seat].ask.plain(), chance)
        live.apply(Entry(live.seq + 1, "answer", {"seat": seat, "keys": keys}, f"n{live.seq}", 1.0))
    return Recording(live)


def test_the_same_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks meanwhile waits along, whoever asks later gets what is kept; what is too much is forgotten."""
    done: list[object] = []
    noise = random.Random(1).randbytes(400)  # which cannot be packed

    def work_out(told: Recording, how: object) -> bytes:
        done.append(how)
        return noise

    async def do(work: HeavyWork) -> None:
        everybody = (RUDE, RUDE, KIND, THIRD)
        told = await asyncio.gather(*(work.told(each, recording(), work_out, "one") for each in everybody))
        assert [gzip.decompress(each) for each in told] == [noise] * 4
        await work.told(KIND, recording(), work_out, "one")
        assert done == ["one"]
        await work.told(KIND, recording(1), work_out, "one")  # the game has gone on
        await work.told(KIND, recording(1), work_out, "two")
        await work.told(KIND, recording(), work_out, "one")
        assert done == ["one", "one", "two", "one"]

    monkeypatch.setattr(heavy, "KEPT", 1000)
    try_out(do)


def die_once(told: Recording, mark: str) -> bytes:
    path = Path(mark)
    if not path.exists():
        path.touch()
        os._exit(1)
    return str(os.getpid()).encode()


def test_what_takes_long_is_done_in_another_process(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One that dies takes nobody's question along."""

    async def do(work: HeavyWork) -> None:
        told = await work.told(KIND, recording(), die_once, str(tmp_path / "died"))
        assert int(gzip.decompress(told)) != os.getpid()

    monkeypatch.setattr(heavy, "LONG", 0)
    try_out(do)


def test_graphs_from_another_process_are_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        table, anna, _ = finished(parlour, "dominion")
        here = drawn_again(Recording(parlour.live(table)), 0)
        monkeypatch.setattr(heavy, "LONG", 0)
        for reads, packing in ({"Accept-Encoding": "gzip"}, "gzip"), ({"Accept-Encoding": "identity"}, None):
            graphs = anna.http.get(f"/api/tables/{table}/charts?seat=0", headers=reads)
            assert (graphs.content, graphs.headers.get("Content-Encoding")) == (here, packing)
        assert anna.get(f"/api/tables/{table}/replay?from=3&count=2")["first"] == 3
