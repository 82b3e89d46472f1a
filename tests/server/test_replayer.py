"""A long game that is played again keeps nobody waiting at other tables; whoever wants that table waits for it."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from kronika.server import replayer, undo
from kronika.server.change import Change
from kronika.server.live_table import LiveTable
from kronika.server.store.store import Header
from tests.server.house import ANNA, House, play
from tests.server.parlour import PATIENCE


class Gate:
    """Holds up whoever plays a game again, until the loop says that it has gone on meanwhile."""

    def __init__(self, patch: pytest.MonkeyPatch, method: str) -> None:
        self.opened = threading.Event()
        self.held = 0
        original = getattr(LiveTable, method)

        def hold(live: LiveTable, *about: object) -> None:
            self.held += 1
            assert self.opened.wait(PATIENCE), "the loop stands still"
            original(live, *about)

        patch.setattr(LiveTable, method, hold)
        patch.setattr(replayer, "LONG", 10)

    async def holds(self) -> None:
        while not self.held:
            await asyncio.sleep(0.001)


def test_loading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is loaded once, whoever comes meanwhile; an answer waits for it."""

    async def do(house: House) -> None:
        await house.add("long", answers=20)
        await house.add("short")
        house.tables = house.fresh_tables()
        await house.tables.get("short")
        gate = Gate(monkeypatch, "_load")
        comers = [asyncio.create_task(house.tables.get("long")) for _ in range(3)]
        answering = asyncio.create_task(house.answer("long"))
        await gate.holds()
        await house.answer("short")
        assert not any(task.done() for task in (*comers, answering))
        gate.opened.set()
        first, *others = await asyncio.gather(*comers)
        await answering
        assert gate.held == 1
        assert all(each is first for each in others)
        assert len(first.answers) == 21

    play(tmp_path, do)


def test_a_file_that_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(house: House) -> None:
        await house.add("long", answers=20)
        await house.add("short")
        entries = await house.store.entries("long")
        gate = Gate(monkeypatch, "_load")
        header = Header("opened", "opened", "dominion", 1, "", {}, "seed", ANNA, 1.0)
        opening = asyncio.create_task(house.tables.add(header, entries, set()))
        await gate.holds()
        await house.answer("short")
        assert not opening.done()
        gate.opened.set()
        assert len((await opening).answers) == 20

    play(tmp_path, do)


@pytest.mark.parametrize("seat", [0, 1], ids=["with a word", "freely"])
def test_undo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seat: int) -> None:
    """Until it is done, everybody sees the table as it stood; then it stands where its log says."""

    async def do(house: House) -> None:
        live = await house.add("long", answers=20)
        await house.add("short")
        while live.free_undo(seat) != (seat == 1) or live.last_answer(seat) < 0:
            await house.answer("long")
        stood, answers, view = live.seq, list(live.answers), live.view(None)
        gate = Gate(monkeypatch, "_replay")

        def plan(live: LiveTable) -> Change:
            return undo.taken_back(live, seat, "u")

        going_back = asyncio.create_task(house.tables.change("long", plan))
        await gate.holds()
        answering = asyncio.create_task(house.answer("long"))
        await house.answer("short")
        assert (live.seq, live.answers, live.view(None)) == (stood, answers, view)
        live.rematch = "another"
        gate.opened.set()
        assert await going_back is live
        await answering
        assert live.seq == stood + 2
        assert live.rematch == "another"
        again = await house.read_again("long")
        assert live.table is not None
        assert again.table is not None
        assert (live.answers, live.answered, live.undos) == (again.answers, again.answered, again.undos)
        assert live.table.digest() == again.table.digest()
        assert live.nonces == again.nonces
        assert "u" in live.nonces

    play(tmp_path, do)


def test_what_takes_long_to_find_out_of_an_undo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is mixed again comes out of a game that is played again beside the table, too."""
    monkeypatch.setattr(replayer, "LONG", 10)
    loop_thread, found = threading.get_ident(), []

    def find_out() -> dict[str, str]:
        found.append(threading.get_ident())
        return {"word": "mixed"}

    async def do(house: House) -> None:
        await house.add("long", answers=20)
        plan = lambda live: Change("reshuffle", {}, "r", find_out)  # noqa: E731
        await house.tables.change("long", plan)
        assert (await house.store.entries("long"))[-1].data == {"word": "mixed"}
        assert found != [loop_thread]

    play(tmp_path, do)
