"""What nobody has touched for long goes, with all that belongs to it; what somebody still needs stays."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kronika.server.settings import Settings
from kronika.server.store.schema import metadata
from kronika.server.store.store import Store
from kronika.server.store.turn import take_turn
from kronika.server.tidying import Going, tidy
from tests.cli.run import kronika_says
from tests.server.clock import Clock
from tests.server.parlour import Guest, Parlour, relaxed, until
from tests.server.stores import ask, ask_all
from tests.server.test_accounts import sign_up
from tests.server.test_moderation import say
from tests.server.test_sagas import GAMES, create_table, play

DAY = 24 * 3600.0
AT_ONCE: dict[str, Any] = {"games": GAMES, "keep_grace": 0.0}


@pytest.fixture
def service(tmp_path: Path, clock: Clock) -> Iterator[Parlour]:
    with Parlour(relaxed(tmp_path, **AT_ONCE)) as parlour:
        yield parlour


def tidied(settings: Settings, dry: bool = False, **changes: Any) -> Going:
    return asyncio.run(tidy(relaxed(settings.data, **AT_ONCE, **changes), dry))


def rows(settings: Settings) -> dict[str, int]:
    """How many rows each table has."""
    names = [table.name for table in metadata.sorted_tables if table.name not in ("secrets", "processes")]
    counts = ask_all(settings.database, [f'select count(*) from "{name}"' for name in names])
    return {name: int(found[0][0]) for name, found in zip(names, counts, strict=True)}


def over(guest: Guest) -> str:
    table = guest.create_table("high-card", "me", "random")
    play(table, 1, guest)
    return table


def there(settings: Settings) -> set[str]:
    return {id for (id,) in ask(settings.database, "select id from tables")}


@pytest.mark.both_stores
def test_nothing_dangles_when_tables_go(service: Parlour, clock: Clock) -> None:
    """Every kind of row that belongs to a table: moves, chat, lines of lists, endings, facts, deadlines, chapters."""
    anna = service.guest("Anna")
    before = rows(service.settings)
    assert sum(before.values()) == 2  # Anna and her session
    finished, running = over(anna), anna.create_table("high-card", "me", "empty")
    anna.post(
        "/api/tables", {"game": "high-card", "name": "", "seats": [{"kind": "me"}, {"kind": "empty"}], "pace": 60}
    )
    with anna.watch(finished) as line:
        say(line, "Dobře se hrálo")
        line.hear("said")
    saga = create_table(anna, "me", "random")
    play(saga["id"], 1, anna)
    anna.get(f"/api/sagas/{saga['saga']['saga']}")
    chronicle = anna.http.get(f"/api/tables/{finished}/chronicle").json()
    opened = anna.post("/api/replays", chronicle)["table"]
    anna.post(f"/api/tables/{finished}/rematch")
    clock.let_pass(60)
    until(lambda: rows(service.settings)["summaries"] >= 4)
    assert all(rows(service.settings)[each] for each in ("log", "chat", "endings", "facts", "sagas", "chapters"))
    clock.let_pass(400 * DAY)
    tidied(service.settings, keep_finished=100 * DAY, keep_guests=0.0, keep_sessions=0.0)
    assert rows(service.settings) == before
    service.running.service.watcher._due.set()
    until(lambda: service.running.service.tables.count == 0)  # nor does the server that runs remember any
    for table in (finished, running, opened):
        assert anna.get(f"/api/tables/{table}", 404)["id"] == "table-unknown"


def test_by_default_finished_games_and_sagas_stay_and_the_rest_has_its_time(service: Parlour, clock: Clock) -> None:
    anna = service.guest("Anna")
    finished, unfinished = over(anna), anna.create_table("high-card", "me", "empty")
    saga = create_table(anna, "me", "random")
    play(saga["id"], 1, anna)
    second = anna.post(f"/api/tables/{saga['id']}/next", {"seats": 2})["id"]
    chronicle = anna.http.get(f"/api/tables/{finished}/chronicle").json()
    opened = anna.post("/api/replays", chronicle)["table"]
    clock.let_pass(89 * DAY)
    tidied(service.settings)
    assert there(service.settings) == {finished, unfinished, saga["id"], second, opened}
    with anna.watch(unfinished) as line:  # somebody talks there: it is not forgotten
        say(line, "Ještě čekám")
        line.hear("said")
    clock.let_pass(100 * DAY)
    tidied(service.settings)
    assert there(service.settings) == {finished, unfinished, saga["id"], second}
    clock.let_pass(100 * DAY)
    tidied(service.settings)
    assert there(service.settings) == {finished, saga["id"], second}


def test_an_origin_stays_while_a_game_grows_out_of_it(service: Parlour, clock: Clock) -> None:
    anna = service.guest("Anna")
    first = over(anna)
    second = anna.post(f"/api/tables/{first}/rematch")["id"]
    play(second, 1, anna)
    clock.let_pass(50 * DAY)
    third = anna.post(f"/api/tables/{second}/rematch")["id"]
    tidied(service.settings, keep_finished=30 * DAY)
    assert there(service.settings) == {second, third}
    play(third, 1, anna)
    tidied(service.settings, keep_finished=30 * DAY)
    assert there(service.settings) == {third}
    assert ask(service.settings.database, "select rematch, rematch_of from tables") == [(None, None)]


def test_a_game_that_is_over_counts_as_such_though_nobody_noted_it(service: Parlour, clock: Clock) -> None:
    """Its process ended with it."""
    anna = service.guest("Anna")
    table = over(anna)
    ask(service.settings.database, "delete from endings")
    clock.let_pass(200 * DAY)
    assert tidied(service.settings, dry=True).tables["unfinished"] == []
    tidied(service.settings)
    assert there(service.settings) == {table}
    assert rows(service.settings)["endings"] == 1


def test_chat_guests_devices_and_reports_have_their_time(service: Parlour, clock: Clock) -> None:
    anna, eva, karel = service.guest("Anna"), service.guest("Eva"), service.guest("Karel")
    sign_up(karel, "Karel")
    table = over(anna)
    with anna.watch(table) as line:
        say(line, "Dobře se hrálo")
        line.hear("said")
    person = service.live(table).chairs[0].person
    body = {"about": "person", "who": anna.get(f"/api/tables/{table}")["chairs"][0]["who"], "reason": "Vyhrává."}
    eva.post(f"/api/tables/{table}/report", body)
    clock.let_pass(91 * DAY)
    tidied(service.settings)
    left = rows(service.settings)  # Eva was a guest without a table
    assert (left["persons"], left["accounts"], left["sessions"], left["reports"], left["chat"]) == (2, 1, 2, 0, 1)
    clock.let_pass(100 * DAY)
    tidied(service.settings)
    assert (rows(service.settings)["sessions"], rows(service.settings)["persons"]) == (0, 2)
    clock.let_pass(200 * DAY)
    tidied(service.settings)
    assert (rows(service.settings)["chat"], there(service.settings)) == (0, {table})
    assert ask(service.settings.database, "select id from persons where id = :id", id=person) == [(person,)]


def test_a_server_tidies_by_itself_one_at_a_time_and_after_a_time_of_grace(tmp_path: Path, clock: Clock) -> None:
    def house(**changes: Any) -> Settings:
        return relaxed(tmp_path, games=GAMES, **changes)

    with Parlour(house()) as parlour:
        table = parlour.guest("Anna").create_table("high-card", "me", "empty")
    clock.let_pass(20 * DAY)
    with Parlour(house(keep_unfinished=DAY)) as parlour:
        asyncio.run(tidy(parlour.settings, dry=False))
        assert there(parlour.settings) == {table}  # ten days are left to those who run it
        assert tidied(parlour.settings, dry=True, keep_unfinished=DAY).tables["unfinished"][0].table == table
    clock.let_pass(11 * DAY)
    with Parlour(house(keep_unfinished=DAY)) as parlour:
        until(lambda: there(parlour.settings) == set())


@pytest.mark.both_stores
def test_of_several_processes_one_tidies(tmp_path: Path) -> None:
    async def asked() -> list[bool]:
        stores = [Store(relaxed(tmp_path).database) for _ in range(2)]
        for store in stores:
            await store.open()
        try:
            turns = [take_turn(store, "tidied", now, 3600.0) for now in (10_000.0, 10_001.0) for store in stores]
            return [await turn for turn in turns] + [await take_turn(stores[1], "tidied", 13_600.0, 3600.0)]
        finally:
            for store in stores:
                await store.close()

    assert asyncio.run(asked()) == [True, False, False, False, True]


def test_what_would_go_is_told(tmp_path: Path, clock: Clock) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        table = parlour.guest("Anna").create_table("high-card", "me", "empty")
        at = ("--data", str(tmp_path), "--database", parlour.settings.database)
        assert "Nothing is too old." in kronika_says("tidy", "--dry-run", *at).stdout
        clock.let_pass(10 * DAY)
        told = kronika_says("tidy", "--dry-run", "--keep-unfinished", "5", *at).stdout
        assert "This would go:" in told
        assert f"Table {table} (high-card) “our table”, not over" in told
        assert "20 days are left" in told or "21 days are left" in told
        assert there(parlour.settings) == {table}
