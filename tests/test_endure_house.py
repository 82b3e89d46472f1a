"""The endurance runs of the house pass on the server as it is, and find what they look for when it is planted there
(the latter with `--long`, and the one under load)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from starlette.routing import Route

from benchmarks import endure
from benchmarks.house import hostile, kills, load, memory, routes
from benchmarks.house.found import Found
from kronika.server import projection, undo
from kronika.server.app import interface
from kronika.server.live_table import LiveTable
from kronika.server.openapi import description
from kronika.server.routes import me
from kronika.server.store.store import Entry, Store
from kronika.server.table_service import TableService
from tests.server.cluster import missing

HERE = "tests.test_endure_house"
PATIENT = 1.0
"""Seconds in which an answer is seen even on a machine with much to do."""


def tried(run: Callable[[], Found]) -> list[str]:
    """What a run found."""
    try:
        return run().violations
    except FileNotFoundError as error:
        missing(str(error))


# --- faults, planted in the processes of the server ---


def plant(where: Any, name: str, what: Any) -> None:
    setattr(where, name, what)


def commits_slowly() -> None:
    append = Store.append

    async def slow(self: Store, table: str, entry: Entry, *more: Any) -> None:
        await asyncio.sleep(1.5 * PATIENT)
        await append(self, table, entry, *more)

    plant(Store, "append", slow)


def tells_before_it_commits() -> None:
    append, later = Store.append, set()

    async def at_last(self: Store, table: str, entry: Entry, *more: Any) -> None:
        await asyncio.sleep(0.5)
        await append(self, table, entry, *more)

    async def at_once(self: Store, table: str, entry: Entry, *more: Any) -> None:
        if entry.kind != "answer":
            await append(self, table, entry, *more)
        else:
            later.add(asyncio.create_task(at_last(self, table, entry, *more)))

    plant(Store, "append", at_once)


def lets_anybody_answer() -> None:
    player = undo.player
    plant(undo, "player", lambda live, person: 0 if live.seat_of(person) is None else player(live, person))


def shows_hands_to_strangers() -> None:
    view = LiveTable.view
    plant(LiveTable, "view", lambda self, seat: view(self, 0 if seat is None else seat))


def tells_who_people_are() -> None:
    chair = projection.chair
    plant(projection, "chair", lambda about, seat, occupant, *more: chair(about, seat, renamed(occupant), *more))


def renamed(occupant: Any) -> Any:
    return type(occupant)(occupant.person or occupant.name, occupant.person, occupant.bot)


def breaks_on_consent() -> None:
    async def consent(*_: Any) -> None:
        raise ZeroDivisionError("planted")

    plant(TableService, "consent", consent)


def breaks_on_sagas() -> None:
    async def sagas_of(*_: Any) -> Any:
        raise ZeroDivisionError("planted")

    plant(Store, "sagas_of", sagas_of)


def says_who_i_am_otherwise() -> None:
    async def me_of(*_: Any) -> Any:
        return {"name": 7}

    plant(me, "me_of", me_of)


# --- load ---


@pytest.mark.long
def test_a_small_house_under_load_keeps_what_it_promises() -> None:
    assert tried(lambda: load.endure(tables=6, rate=6, seconds=2, goal=60.0)) == []


@pytest.mark.long
def test_load_finds_answers_that_are_seen_too_late() -> None:
    fault = f"{HERE}:{commits_slowly.__name__}"
    found = tried(lambda: load.endure(tables=4, rate=4, seconds=1, goal=PATIENT, fault=fault))
    assert any(each.startswith("all tables: p95 is ") for each in found)


def test_memory_that_grows_is_found_and_memory_that_fills_first_is_not() -> None:
    full = [(float(at), 1e8 + 1e6 * min(at, 200)) for at in range(600)]
    leak = [(float(at), 1e8 + 1e5 * at) for at in range(600)]
    for samples, right in ((full, True), (leak, False)):
        found = Found("memory")
        memory.judge(found, "a process", samples)
        assert (found.violations == []) is right
    assert memory.slope(leak) == pytest.approx(1e5)


# --- kills ---


def test_a_small_house_survives_a_kill() -> None:
    assert tried(lambda: kills.endure(count=1, tables=2)) == []


@pytest.mark.long
def test_kills_find_what_was_sent_and_then_lost() -> None:
    fault = f"{HERE}:{tells_before_it_commits.__name__}"
    # A kill has to come just between the telling and the commit, so it may take more than one.
    for _ in range(6):
        found = tried(lambda: kills.endure(count=1, tables=3, fault=fault))
        if any("was told" in each or "were told" in each for each in found):
            return
    raise AssertionError("nothing that was told was lost in six kills")


# --- hostile ---


def test_hostile_messages_do_nothing() -> None:
    assert tried(lambda: hostile.endure(count=400)) == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (lets_anybody_answer, "the store's log is not what it was"),
        (shows_hands_to_strangers, "was shown another state"),
        (tells_who_people_are, "was told a secret"),
        (breaks_on_consent, "was told of a fault of the server"),
    ],
)
def test_hostile_messages_find_what_is_wrong(fault: Callable[[], None], told: str) -> None:
    found = tried(lambda: hostile.endure(count=500, fault=f"{HERE}:{fault.__name__}"))
    assert any(told in each for each in found)


# --- routes ---


def test_every_route_is_described_with_what_it_takes() -> None:
    ours = interface(lambda: pytest.fail("nobody is asked"))
    told = description(ours)
    for route in ours:
        assert isinstance(route, Route)
        method = "post" if "POST" in (route.methods or ()) else "get"
        operation = told["paths"][route.path][method]
        assert ("requestBody" in operation) is (method == "post")
        assert operation["responses"]["200"]["content"]
    sit = told["paths"]["/api/tables/{id}/sit"]["post"]
    assert sit["requestBody"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/SitDown"}
    assert [each["name"] for each in sit["parameters"]] == ["id"]


def test_routes_answer_as_they_are_described(long: bool) -> None:
    assert tried(lambda: routes.endure(examples=3 if long else 1)) == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("fault", "path", "told"),
    [
        (breaks_on_sagas, "/api/sagas", "500: Server error"),
        (says_who_i_am_otherwise, "/api/me", "200: Response violates"),
    ],
)
def test_routes_find_what_is_wrong(fault: Callable[[], None], path: str, told: str) -> None:
    found = tried(lambda: routes.endure(examples=3, fault=f"{HERE}:{fault.__name__}", only=path))
    assert any(told in each for each in found)


# --- the command ---


def test_the_command_tells_of_each_run_and_fails_where_one_found_something(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def spoiled(*_: object, **__: object) -> Found:
        found = Found("kills")
        found.check(False, "planted")
        return found

    monkeypatch.setattr(kills, "endure", spoiled)
    monkeypatch.setattr("sys.argv", ["endure", "--house", "kills", "--short"])
    assert endure.main() == 1
    out = capsys.readouterr().out
    assert "VIOLATION: planted" in out
    assert "endured: kills; 1 VIOLATIONS; " in out
