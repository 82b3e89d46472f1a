"""Nothing that is played leaves cycles, so that Python need not search for them while people play."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from benchmarks.house.logs import GAMES, answered, log_of, played
from kronika.bots.random import RandomBot
from kronika.server import garbage, undo
from kronika.server.door import Door
from kronika.server.errors import RequestError
from kronika.server.garbage import GarbageKeeper
from kronika.server.live_table import LiveTable
from kronika.server.projection import info, state, summary
from kronika.server.rooms import frame
from kronika.server.store.store import Entry
from tests.server.house import House, play
from tests.server.parlour import Parlour, until


@pytest.fixture
def no_search() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def cyclic() -> list[str]:
    """What of ours only a search would find. Other threads may have left something of theirs."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    found = [type(each).__qualname__ for each in gc.garbage if type(each).__module__.startswith("kronika.")]
    gc.garbage.clear()
    return found


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_leaves_no_cycles(game: str, no_search: None) -> None:
    """Nor what is told of it; and when it is forgotten, it is gone."""
    live, chance = played(game, 0, "anna", 1, bots=False), RandomBot("1")
    for _ in range(60):
        live.apply(answered(live, chance))
        line = summary(live)
        for person in ("anna", None):
            frame(state(live, info(line, person, ()), 0))
        live.moments.clear()
    back = undo.taken_back(live, next(seat for seat in range(9) if live.last_answer(seat) >= 0), "u")
    data = back.data | (back.found_out() if back.found_out else {})
    twin = live.twin()
    twin.apply(Entry(live.seq + 1, "undo", data, "u", 1.0))
    live.become(twin)
    live.apply(answered(live, chance))
    assert cyclic() == []
    again = LiveTable(live.header, log_of(live))
    gone = [weakref.ref(each) for each in (live, twin, again)]
    del live, twin, again
    assert [each() for each in gone] == [None, None, None]


def test_a_refusal_leaves_no_cycles(tmp_path: Path, no_search: None) -> None:
    refusals: list[weakref.ref[Any]] = []

    class Refusal(RequestError):
        def __init__(self) -> None:
            super().__init__("answer-stale")
            refusals.append(weakref.ref(self))

    def refuse(live: LiveTable) -> None:
        raise Refusal

    async def do(house: House) -> None:
        await house.add("table")
        for _ in range(3):
            with pytest.raises(RequestError):
                await house.tables.change("table", refuse)
        for _ in range(10):
            await asyncio.sleep(0)

    play(tmp_path, do)
    assert [each() for each in refusals] == [None, None, None]


def test_a_socket_leaves_no_cycles(parlour: Parlour, monkeypatch: pytest.MonkeyPatch, no_search: None) -> None:
    doors: list[weakref.ref[Door]] = []
    upgrade = Door.handle_websocket_upgrade

    def note(door: Door) -> None:
        doors.append(weakref.ref(door))
        upgrade(door)

    monkeypatch.setattr(Door, "handle_websocket_upgrade", note)
    anna = parlour.guest("Anna")
    table = anna.create_table("high-card", "me", "empty")
    for _ in range(3):
        anna.watch(table).close()
    assert len(doors) == 3
    until(lambda: not any(each() for each in doors))


@pytest.fixture
def searches() -> Iterator[list[int]]:
    """The searches of this process, by how much they look through; afterwards all is as it was."""
    found: list[int] = []
    thresholds = gc.get_threshold()

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            found.append(about["generation"])

    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def test_while_people_play_only_what_is_new_is_searched(searches: list[int]) -> None:
    """However much there is. What stays is put away between two answers, and searched when all have gone."""
    gone = [False]
    keeper = GarbageKeeper(is_quiet=lambda: gone[0])

    async def session() -> None:
        keeper.open()
        searches.clear()
        tables = [played("dominion", 40, "anna", 1, bots=False) for _ in range(3)]
        assert searches == []  # never by itself
        before = gc.get_freeze_count()
        keeper.tidy()
        assert searches == [1]
        assert gc.get_freeze_count() > before + 50 * len(tables)  # others may have let something go meanwhile
        assert len(gc.get_objects()) < 10_000  # the next search looks through little
        lost = weakref.ref(Knot())
        assert lost() is not None
        keeper.tidy()
        assert lost() is None
        gone[0] = True
        keeper._searched = float("-inf")
        searches.clear()
        keeper.tidy()
        keeper.tidy()
        assert searches == [1, 2, 1]
        await keeper.close()

    asyncio.run(session())


def test_what_comes_in_masses_is_put_away_unseen(searches: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Where tables are loaded, nobody waits until all that came with them was looked through."""
    keeper = GarbageKeeper(is_quiet=lambda: False)

    async def session() -> None:
        keeper.open()
        monkeypatch.setattr(garbage, "MANY", 1_000)
        searches.clear()
        many = [[number] for number in range(5_000)]
        keeper.tidy()
        assert searches == []
        seen = {id(each) for each in gc.get_objects()}  # what the next search would look through
        assert not seen.intersection(map(id, many))
        await keeper.close()

    asyncio.run(session())


class Knot:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.own = self
