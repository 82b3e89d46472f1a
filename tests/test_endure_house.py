"""The endurance runs of the house pass on the server as it is, and find what they look for when it is planted there
(the latter with `--long`, and the one under load)."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from benchmarks import endure
from benchmarks.house import faults, hostile, layers, load, memory, routes
from benchmarks.house.blows import ALONE, SHARED
from benchmarks.house.found import Found
from benchmarks.house.judge import Judge
from benchmarks.house.layers import Switches
from benchmarks.house.notes import keep, note, noted
from benchmarks.house.places import Place
from benchmarks.house.requests import Requests
from kronika.server import projection, undo
from kronika.server.interface import interface
from kronika.server.live_table import LiveTable
from kronika.server.openapi import description
from kronika.server.routes import me
from kronika.server.store.store import Entry, Store
from kronika.server.table_service import TableService
from tests.server import every_route
from tests.server.cluster import missing
from tests.server.serving import environment

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


@pytest.mark.long
def test_a_small_house_under_attack_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "notes.jsonl"
    assert tried(lambda: load.endure(tables=6, rate=6, seconds=6, goal=60.0, attacked=True, file=file)) == []
    lines = load.told(file)
    assert any("times that without" in line for line in lines)
    assert any("guesses 403" in line and "half-open lines" in line for line in lines)


def test_memory_that_grows_is_found_and_memory_that_fills_first_is_not() -> None:
    full = [(float(at), 1e8 + 1e6 * min(at, 200)) for at in range(600)]
    leak = [(float(at), 1e8 + 1e5 * at) for at in range(600)]
    for samples, right in ((full, True), (leak, False)):
        found = Found("memory")
        memory.judge(found, "a process", samples)
        assert (found.violations == []) is right
    assert memory.slope(leak) == pytest.approx(1e5)


# --- faults ---


def hit(file: Path, kind: str, tables: int = 2, fault: str = "", store: str = "postgresql") -> list[str]:
    """What one fault of this kind does to a small house."""
    return tried(lambda: faults.endure(1, file, stores=[store], kinds=[kind], tables=tables, fault=fault))


@pytest.mark.long
def test_a_small_house_survives_a_kill(tmp_path: Path) -> None:
    file = tmp_path / "notes.jsonl"
    assert [each for each in hit(file, "kill server") if "waited" not in each] == []  # how long is the machine's matter
    (kept,) = noted(file, "faults")
    assert (kept["kind"], kept["store"], kept["lost"], kept["doubled"]) == ("kill server", "postgresql", 0, 0)
    assert kept["states"] > 0
    assert hit(file, "kill server") == []  # it is noted, so nothing is left to do
    assert len(noted(file, "faults")) == 1


@pytest.mark.long
@pytest.mark.parametrize(
    ("store", "kind"), [*(("postgresql", kind) for kind in SHARED), *(("sqlite", kind) for kind in ALONE)]
)
def test_a_small_house_survives_every_kind_of_fault(tmp_path: Path, store: str, kind: str) -> None:
    found = hit(tmp_path / "notes.jsonl", kind, tables=4, store=store)
    assert [each for each in found if "waited" not in each] == []


@pytest.mark.long
def test_kills_find_what_was_sent_and_then_lost(tmp_path: Path) -> None:
    fault = f"{HERE}:{tells_before_it_commits.__name__}"
    # A kill has to come just between the telling and the commit, so it may take more than one.
    for number in range(6):
        found = hit(tmp_path / f"{number}.jsonl", "kill server", tables=3, fault=fault)
        if any("was told" in each or "were told" in each for each in found):
            return
    raise AssertionError("nothing that was told was lost in six kills")


def compared(nonces: list[str], answered: list[str]) -> tuple[Judge, list[str]]:
    """What the judge says of a log with these nonces, where a player gave these answers."""
    found = Found("faults")
    judge, place = Judge(found, cast("Store", None)), Place(cast("httpx.AsyncClient", None), 0, [])
    place.players[0].answered = answered
    judge.answers(
        place,
        [each.settled for each in place.players],
        [Entry(seq, "answer", {}, nonce, 0.0) for seq, nonce in enumerate(nonces, 1)],
    )
    return judge, found.violations


def test_an_answer_that_counts_twice_and_one_that_is_lost_are_found() -> None:
    judge, found = compared(["0:a", "0:b"], ["a", "b"])
    assert (judge.lost, judge.doubled, found) == (0, 0, [])
    judge, found = compared(["0:a", "0:b", "0:b"], ["a", "b"])
    assert (judge.lost, judge.doubled) == (0, 1)
    assert "answers that count twice: ['b']" in found[0]
    judge, found = compared(["0:a"], ["a", "b"])
    assert (judge.lost, judge.doubled) == (1, 0)
    assert "answers that were told and are lost: ['b']" in found[0]


def test_a_layer_is_there_while_its_switch_is_on(tmp_path: Path) -> None:
    switches, others = Switches(tmp_path, "process-1"), Switches(tmp_path, "process-2")
    for layer in layers.LAYERS:
        assert switches.value(layer) == 0
        switches.on(layer, 0.5)
        assert (switches.value(layer), others.value(layer)) == (0.5, 0)
        switches.off(layer)
        assert switches.value(layer) == 0


def test_a_layer_makes_the_disk_full_the_clock_jump_and_notices_get_lost_or_doubled(tmp_path: Path) -> None:
    """In a process of its own, since the layers stay."""
    subprocess.run([sys.executable, "-c", LAYERED, str(tmp_path)], env=environment(), check=True)


LAYERED = """
import asyncio, sys, time
from pathlib import Path
from benchmarks.house import layers
from kronika.server import steady_clock
from kronika.server.bus import LocalBus, Notice
from kronika.server.store.store import Store
from sqlalchemy.exc import OperationalError

folder = Path(sys.argv[1])
switches = layers.Switches(folder, "process-1")
layers.install(switches)
layers.LATER = 0

async def disk():
    store = Store(f"sqlite:///{folder / 'kronika.sqlite'}")
    await store.open()
    switches.on(layers.FULL, 1.0)
    try:
        await store.add_person("p", "s")
        raise SystemExit("a full disk took something")
    except OperationalError as error:
        assert "disk is full" in str(error)
    switches.off(layers.FULL)
    switches.on(layers.SLOW, 0.001)
    await store.add_person("p", "s")
    found = await store.persons_of(["s"])
    assert found["s"][:2] == ("p", "")
    await store.close()

async def bus():
    heard = []
    async def listener(notice):
        heard.append(notice.about)
    ear = LocalBus()
    ear.listen(listener)
    for layer, times in ((layers.LOST, 0), (layers.DOUBLED, 3), ("", 1)):
        if layer:
            switches.on(layer, 1.0)
        await ear._deliver(Notice("log", "t", sender="another"))
        await asyncio.sleep(0.01)
        for _ in range(1000):
            if len(heard) < times:
                await asyncio.sleep(0.01)
        assert heard == ["t"] * times, (layer, heard)
        heard.clear()
        if layer:
            switches.off(layer)
    await ear.publish("log", "own")
    assert heard == ["own"]

asyncio.run(disk())
asyncio.run(bus())
before = time.time(), steady_clock.now()
switches.on(layers.CLOCK, 3 * 24 * 3600)
assert time.time() - before[0] > 2 * 24 * 3600 and steady_clock.now() - before[1] < 3600
switches.off(layers.CLOCK)
assert time.time() - before[0] < 3600
"""


def test_faults_come_by_turns_and_add_up_by_their_notes(tmp_path: Path) -> None:
    file = tmp_path / "notes.jsonl"
    told = {"lasted": 1.0, "about": "", "states": 7, "lost": 0, "doubled": 0, "violations": []}
    for kind, wait in (("kill server", 0.5), ("kill server", 6.0), ("full disk", 1.0)):
        note(file, "faults", store="postgresql", kind=kind, wait=wait, **told)
    turns = faults.Turns(["kill server", "full disk", "kill redis"], noted(file, "faults"), 3, None)
    assert turns.next() == "kill redis"
    assert {turns.next(), turns.next()} == {"kill redis", "full disk"}  # then all have had two
    assert turns.next() is None
    keep(file)
    assert not file.exists()
    lines = faults.told(file)
    assert "kill server: 2, wait 3.25 s (p50), 6.00 s at most; 0 wrong (postgresql)" in lines
    assert lines[-1] == (
        "3 faults: 0 answers lost, 0 doubled, 21 states compared; longest wait 6.00 s, 1 above 5 s; 0 violations"
    )


# --- hostile ---


@pytest.mark.long
def test_hostile_messages_do_nothing(long: bool) -> None:
    assert tried(lambda: hostile.endure(count=1000 if long else 200)) == []


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


def test_hostile_requests_go_to_every_route() -> None:
    cast = SimpleNamespace(victim=SimpleNamespace(cup="cup"), foreign_invite="")
    requests = Requests(Found("hostile"), cast, None, [])  # type: ignore[arg-type]
    asked = {route for route, _, _ in requests._asked("table", "dominion")}
    ours = every_route.named(Starlette(routes=interface(lambda: pytest.fail("nobody is asked"))))
    by_value = {"GET /texts/{name}.{lang}.ftl", "GET /api/puzzles/{game}", "POST /api/puzzles/{game}"}
    assert ours - asked == by_value | {"GET /api/puzzles", "POST /api/account/out"}
    assert any("cup" in path for _, path, _ in requests._asked("table", "dominion"))


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
    assert tried(lambda: routes.endure(examples=3 if long else 1, every=1 if long else 6)) == []


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
        found = Found("faults")
        found.check(False, "planted")
        return found

    monkeypatch.setattr(faults, "endure", spoiled)
    monkeypatch.setattr("sys.argv", ["endure", "--house", "faults", "--short"])
    assert endure.main() == 1
    out = capsys.readouterr().out
    assert "VIOLATION: planted" in out
    assert "endured: faults; 1 VIOLATIONS; " in out
