"""The store: its migrations, copies before them, and games whose rules have changed since. On both databases."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from examples.high_card.game import HighCard
from kronika.engine.errors import KronikaError
from kronika.server.confusables import skeleton
from kronika.server.store import database, migrate
from kronika.server.store.database import be_alone, database_url, open_engine, storable
from kronika.server.store.schema import metadata
from kronika.server.store.store import Entry, Header, SeqConflict, Store
from tests.server import stores
from tests.server.parlour import Parlour, play_on, relaxed
from tests.server.stores import ask
from tests.server.test_play import two_people


def url(folder: Path) -> str:
    return relaxed(folder).database


async def opened(folder: Path) -> Store:
    store = Store(url(folder))
    await store.open()
    return store


def open_once(folder: Path) -> None:
    async def make() -> None:
        await (await opened(folder)).close()

    asyncio.run(make())


def on_connection(folder: Path, do: Callable[[Connection], Any]) -> Any:
    async def done() -> Any:
        engine = open_engine(url(folder))
        async with engine.begin() as connection:
            result = await connection.run_sync(do)
        await engine.dispose()
        return result

    return asyncio.run(done())


# --- addresses ---


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("postgresql://anna:word@db.example/kronika", "postgresql+asyncpg"),
        ("postgres://anna@/kronika?host=/run/postgresql", "postgresql+asyncpg"),
        ("postgresql+psycopg://anna@db.example/kronika", "postgresql+asyncpg"),
        ("sqlite:////srv/kronika.sqlite", "sqlite+aiosqlite"),
    ],
)
def test_an_address_gets_the_driver_that_we_use(given: str, driver: str) -> None:
    url = database_url(given)
    assert url.drivername == driver
    assert url.database is not None
    assert url.database.endswith(("kronika", "/srv/kronika.sqlite"))


@pytest.mark.parametrize("given", ["kronika", "mysql://db/kronika", "postgresql://db.example", "://", "sqlite://"])
def test_an_address_that_is_none_is_refused_without_being_repeated(given: str) -> None:
    """It may hold a password."""
    with pytest.raises(KronikaError, match="not the address of a store"):
        database_url(given)


# --- migrations ---


def test_postgresql_compiles_no_question_of_ours(tmp_path: Path, postgres_only: None) -> None:
    """It takes a question for a long one where it has counted no rows yet, and compiling takes far longer than it."""

    async def compiles() -> str:
        engine = open_engine(stores.current[0].url(tmp_path))
        try:
            async with engine.connect() as connection:
                return str((await connection.execute(text("show jit"))).scalar_one())
        finally:
            await engine.dispose()

    assert stores.complete(compiles()) == "off"


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    open_once(tmp_path)

    def compare(connection: Connection) -> None:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == migrate.head()

    on_connection(tmp_path, compare)


def bring_to(revision: str, connection: Connection) -> None:
    command.upgrade(migrate.alembic_on(connection), revision)


TAKEN_AWAY: dict[str, str] = {}
"""Revisions that take something away, and the release in which nothing used it any more."""


def test_a_migration_only_adds_so_that_the_version_before_can_go_on(tmp_path: Path, sqlite_only: None) -> None:
    def columns(connection: Connection) -> dict[tuple[str, str], tuple[str, bool]]:
        look = inspect(connection)
        return {
            (table, column["name"]): (str(column["type"]), column["nullable"] or column["default"] is not None)
            for table in look.get_table_names()
            for column in look.get_columns(table)
        }

    script = ScriptDirectory(str(migrate.HERE))
    known: dict[tuple[str, str], tuple[str, bool]] = {}
    revisions = [each.revision for each in script.walk_revisions()][::-1]
    assert migrate.revisions(migrate.HERE) == revisions, "the file of a migration begins with its number"
    for revision in revisions:
        on_connection(tmp_path, partial(bring_to, revision))
        now = on_connection(tmp_path, columns)
        if revision not in TAKEN_AWAY:
            assert known.items() <= now.items(), f"{revision} takes something away or changes it"
            tables = {table for table, _ in known}
            for (table, column), (_, optional) in now.items():
                if table in tables and (table, column) not in known:
                    assert optional, f"{revision}: the version before cannot write {table} without {column}"
        known = now


def test_accounts_of_before_get_their_skeletons(tmp_path: Path, empty_store: None) -> None:
    on_connection(tmp_path, partial(bring_to, "0006"))
    for person, name in (("a", "Jiří Nový"), ("b", "0la")):
        ask(url(tmp_path), "insert into persons (id, name, created) values (:id, '', 0)", id=person)
        row = "insert into accounts (person, key, name, hash, created) values (:id, :id, :name, '', 0)"
        ask(url(tmp_path), row, id=person, name=name)
        ask(url(tmp_path), "insert into sessions (hash, person, created) values (:id, :id, 0)", id=person)
    open_once(tmp_path)
    found = ask(url(tmp_path), "select name, skeleton from accounts")
    assert dict(found) == {name: skeleton(name) for name in ("Jiří Nový", "0la")}
    assert ask(url(tmp_path), "select agent, seen from sessions") == [("", 0.0)] * 2


def test_every_migration_leads_back(tmp_path: Path) -> None:
    open_once(tmp_path)
    on_connection(tmp_path, lambda connection: command.downgrade(migrate.alembic_on(connection), "base"))
    assert tables(tmp_path) == ["alembic_version"]
    open_once(tmp_path)
    assert set(metadata.tables) < set(tables(tmp_path))


def tables(folder: Path) -> list[str]:
    """The names of the tables in the store."""
    sqlite = url(folder).startswith("sqlite")
    named = "select name from sqlite_master where type = 'table'"
    listed = "select tablename from pg_tables where schemaname = 'public'"
    return sorted(name for (name,) in ask(url(folder), named if sqlite else listed))


NEXT = 'revision = "9001"\ndown_revision = "{head}"\nimport sqlalchemy as sa\nfrom alembic import op\n\n'


def migrations_with(tmp_path: Path, upgrade: str) -> Path:
    """Our migrations and one more."""
    folder = tmp_path / "migrations"
    (folder / "versions").mkdir(parents=True)
    for file in (*migrate.HERE.glob("*.*"), *migrate.HERE.glob("versions/*.py")):
        target = folder / file.relative_to(migrate.HERE)
        target.write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    body = "".join(f"    {line}\n" for line in upgrade.splitlines())
    text = NEXT.format(head=migrate.head()) + f"def upgrade() -> None:\n{body}"
    (folder / "versions" / "9001_next.py").write_text(text, encoding="utf-8")
    return folder


COLOUR = """
with op.batch_alter_table("persons") as batch:
    batch.add_column(sa.Column("colour", sa.String))
op.execute("update persons set name = 'changed'")
"""


def test_before_a_migration_everything_is_copied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, store_kind: str
) -> None:
    data = tmp_path / "data"
    data.mkdir()

    async def fill() -> None:
        store = await opened(data)
        await store.add_person("anna", "hash")
        await store.rename("anna", "Anna")
        await store.add_table(Header("a", "played", "high-card", 1, "", {}, "s", "anna", 1.0), [], ["anna"])
        await store.append("a", Entry(1, "answer", {"keys": ["č"]}, "n", 1.5))
        await store.keep_ending("a", b"\0\1")
        await store.close()

    asyncio.run(fill())
    before = {table: ask(url(data), f"select * from {table}") for table in tables(data)}
    head = migrate.head()
    monkeypatch.setattr(migrate, "HERE", migrations_with(tmp_path, COLOUR))
    for _ in range(2):  # the second time there is nothing to do
        open_once(data)
        assert ask(url(data), "select name, colour from persons") == [("changed", None)]
        if store_kind == "sqlite":
            (copy,) = data.glob("*.before-migration-from-*")
            assert copy.name == f"kronika.sqlite.before-migration-from-{head}"
            kept = {table: ask(f"sqlite:///{copy}", f"select * from {table}") for table in before}
        else:
            kept = {table: ask(url(data), f"select * from before_migration_from_{head}.{table}") for table in before}
        assert kept == before
    assert before["log"]
    assert before["endings"]
    monkeypatch.undo()
    with pytest.raises(KronikaError, match="newer Kronika"):
        open_once(data)
    assert ask(url(data), "select name, colour from persons") == [("changed", None)]


BROKEN = """
op.create_table("colours", sa.Column("name", sa.String))
op.drop_table("chat")
raise RuntimeError("in the middle")
"""


def test_a_migration_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does one in whose middle the process ends: all of it is one transaction."""
    open_once(tmp_path)
    before = tables(tmp_path)
    monkeypatch.setattr(migrate, "HERE", migrations_with(tmp_path / "broken", BROKEN))
    with pytest.raises(RuntimeError, match="in the middle"):
        open_once(tmp_path)
    assert tables(tmp_path) == before
    monkeypatch.undo()
    open_once(tmp_path)


def test_processes_that_start_together_migrate_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty store first, then one that needs a migration: each time all but one wait and find that it is done."""
    counted = "op.execute(\"insert into secrets values ('migrated', 'once')\")"

    async def together() -> None:
        stores = [Store(url(tmp_path)) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        assert all([await store.ready() for store in stores])
        for store in stores:
            await store.close()

    asyncio.run(together())
    monkeypatch.setattr(migrate, "HERE", migrations_with(tmp_path, counted))
    asyncio.run(together())  # the same row twice would be an error
    assert ask(url(tmp_path), "select value from secrets where name = 'migrated'") == [("once",)]


def test_a_store_that_is_not_migrated_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def asked() -> tuple[bool, bool]:
        store = await opened(tmp_path)
        now = await store.ready()
        monkeypatch.setattr(migrate, "HERE", migrations_with(tmp_path, "pass"))
        later = await store.ready()
        await store.close()
        return now, later

    assert asyncio.run(asked()) == (True, False)


def test_a_migration_keeps_everybody_else_out(tmp_path: Path) -> None:
    """While one process has the lock, another one that wants to migrate waits."""

    async def both() -> list[str]:
        told: list[str] = []
        one, two = open_engine(url(tmp_path)), open_engine(url(tmp_path))

        async def second() -> None:
            async with two.begin() as connection:
                await connection.run_sync(be_alone)
                told.append("second")

        async with one.begin() as connection:
            await connection.run_sync(be_alone)
            waiting = asyncio.create_task(second())
            await asyncio.sleep(0.3)
            told.append("first")
        await waiting
        await one.dispose()
        await two.dispose()
        return told

    assert asyncio.run(both()) == ["first", "second"]


def test_a_new_file_that_somebody_else_has_just_made_is_waited_for(tmp_path: Path, sqlite_only: None) -> None:
    """A process that would switch it to a write-ahead log while another writes is refused by SQLite at once."""
    other = sqlite3.connect(tmp_path / "kronika.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    other.execute("CREATE TABLE theirs (word TEXT)")

    async def opens() -> tuple[bool, bool]:
        opening = asyncio.create_task(opened(tmp_path))
        done, _ = await asyncio.wait([opening], timeout=0.3)
        other.execute("COMMIT")
        store = await opening
        ready = await store.ready()
        await store.close()
        return bool(done), ready

    assert asyncio.run(opens()) == (False, True)
    other.close()
    assert ask(url(tmp_path), "pragma journal_mode") == [("wal",)]


# --- writing ---


def test_one_writer_wins_a_place_in_the_log_and_nobody_else_is_hurt(tmp_path: Path) -> None:
    """Many appends of two processes gather to commits; those that lose learn of it, all others are in."""

    async def race() -> None:
        stores = [await opened(tmp_path), await opened(tmp_path)]
        for table in ("a", "b"):
            await stores[0].add_table(Header(table, "played", "high-card", 1, "", {}, "s", "h", 1.0), [], [])
        entries = [
            (table, Entry(seq, "answer", {"from": writer}, f"{writer}.{seq}", 1.0))
            for seq in range(1, 11)
            for table in ("a", "b")
            for writer in range(3)
        ]
        chance = random.Random(1)
        chance.shuffle(entries)
        writes = (chance.choice(stores).append(*each) for each in entries)
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert sum(isinstance(each, SeqConflict) for each in done) == 40
        assert sum(each is None for each in done) == 20
        for table in ("a", "b"):
            assert [entry.seq for entry in await stores[1].entries(table)] == list(range(1, 11))
        used = (await stores[0].entries("a"))[0].nonce
        with pytest.raises(SeqConflict):
            await stores[1].append("a", Entry(11, "answer", {}, used, 1.0))
        for store in stores:
            await store.close()

    asyncio.run(race())


def test_lost_means_taken_and_nothing_else(tmp_path: Path) -> None:
    """A log entry of a table that does not exist has not lost a race; whoever tried again would try for ever."""

    async def write() -> None:
        store = await opened(tmp_path)
        with pytest.raises(IntegrityError) as refused:
            await store.append("nowhere", Entry(1, "answer", {"keys": ["a secret"]}, "n", 1.0))
        assert "a secret" not in str(refused.value)  # it goes into logs
        await store.close()

    asyncio.run(write())


def test_an_older_line_never_replaces_a_newer_one(tmp_path: Path) -> None:
    """Two processes save the lines of a table, and the slower one comes last."""

    async def write() -> None:
        store = await opened(tmp_path)
        await store.add_person("anna", "hash")
        await store.add_table(Header("a", "played", "high-card", 1, "", {}, "s", "anna", 1.0), [], ["anna"])
        for seq in (1, 2):
            await store.append("a", Entry(seq, "answer", {}, f"n{seq}", 1.0))
        await store.summarise([("a", 2, "new")])
        await store.summarise([("a", 1, "old")])
        assert [(each.table, each.seq, each.line) for each in await store.tables_of("anna")] == [("a", 2, "new")]
        await store.close()

    asyncio.run(write())


def test_a_table_that_is_gone_keeps_no_other_from_being_listed(tmp_path: Path) -> None:
    async def write() -> None:
        store = await opened(tmp_path)
        await store.add_person("anna", "hash")
        await store.add_table(Header("a", "played", "high-card", 1, "", {}, "s", "anna", 1.0), [], ["anna"])
        await store.append("a", Entry(1, "answer", {}, "n1", 1.0))
        await store.summarise([("gone", 1, "its line"), ("a", 1, "line")])
        await store.summarise([("gone", 1, "its line")])
        assert [(each.table, each.line) for each in await store.tables_of("anna")] == [("a", "line")]
        await store.close()

    asyncio.run(write())


def test_how_far_tables_have_come_is_one_question(tmp_path: Path) -> None:
    async def write() -> None:
        store = await opened(tmp_path)
        for table in ("a", "b", "c"):
            await store.add_table(Header(table, "played", "high-card", 1, "", {}, "s", "h", 1.0), [], [])
        for seq in (1, 2, 3):
            await store.append("a", Entry(seq, "answer", {}, f"n{seq}", 1.0))
        for word in ("one", "two"):
            await store.say("b", None, "Anna", word, word)
        await store.set_rematch("b", "c")
        found = {each.table: (each.seq, each.lines, each.rematch) for each in await store.progress(["a", "b", "?"])}
        assert found == {"a": (3, 0, ""), "b": (0, 2, "c")}
        assert await store.progress([]) == []
        await store.close()

    asyncio.run(write())


def test_the_dead_are_struck_out_once(tmp_path: Path) -> None:
    """Two processes notice at the same time that two others have gone: each of those is counted once."""

    async def write() -> None:
        stores = [await opened(tmp_path), await opened(tmp_path)]
        for name, seen in (("a", 100.0), ("b", 100.0), ("gone", 1.0), ("stopped", 0.0)):
            await stores[0].sign_of_life(name, seen)
        struck = await asyncio.gather(*(store.bury(50.0) for store in stores))
        assert sum(struck) == 2
        assert await stores[1].at_work() == 2
        await stores[1].sign_of_life("a", 200.0)
        assert await stores[0].bury(150.0) == 1
        for store in stores:
            await store.close()

    asyncio.run(write())


def test_a_text_that_no_database_could_hold_is_nobodys(tmp_path: Path) -> None:
    async def asked() -> Header | None:
        store = await opened(tmp_path)
        found = await store.header("a\0b")
        await store.close()
        return found

    assert asyncio.run(asked()) is None
    assert storable("Žluťoučký kůň 🐴")
    assert not storable("\ud800")


# --- rules that change ---


def test_a_finished_game_stays_to_be_seen_when_the_rules_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Parlour(relaxed(tmp_path)) as parlour:
        table, anna, karel = two_people(parlour, "high-card")
        running, _, _ = two_people(parlour, "high-card")
        with anna.watch(table) as one, karel.watch(table) as two:
            play_on([one, two], random.Random(1))
            before = one.state
            events = list(one.events)
        cookie = anna.http.cookies["kronika"]
    monkeypatch.setattr(HighCard, "versions", (2,))
    with Parlour(relaxed(tmp_path)) as parlour:
        anna = parlour.guest()
        anna.http.cookies.clear()
        anna.http.cookies.set("kronika", cookie)
        with anna.watch(table) as one:
            for part in ("view", "result", "seq"):
                assert one.state[part] == before[part]
            assert one.events == events
            assert one.state["info"]["winners"] == before["info"]["winners"]
        assert anna.get(f"/api/tables/{table}/replay", 409)["id"] == "table-old-rules"
        assert anna.get(f"/api/tables/{running}", 409)["id"] == "table-old-rules"
        assert table in [each["id"] for each in anna.get("/api/tables")]
    monkeypatch.undo()
    with Parlour(relaxed(tmp_path)) as parlour:
        assert parlour.guest().get(f"/api/tables/{running}")["status"] == "playing"


# --- connections ---


@pytest.mark.usefixtures("postgres_only")
def test_connections_that_were_lost_while_they_rested_are_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "RESTED", 0.05)
    end_all = "select pg_terminate_backend(pid) from pg_stat_activity where datname = :name"

    async def read_on() -> list[Any]:
        store = await opened(tmp_path)
        await asyncio.gather(*(store.unfinished() for _ in range(5)))
        ended = await asyncio.to_thread(ask, url(tmp_path).replace(name, "postgres"), end_all, name=name)
        await asyncio.sleep(0.1)
        found = await asyncio.gather(*(store.unfinished() for _ in range(8)))
        await store.close()
        assert len(ended) > 1
        return found

    name = database_url(url(tmp_path)).database or ""
    assert asyncio.run(read_on()) == [[]] * 8


@pytest.mark.usefixtures("postgres_only")
def test_a_connection_that_is_stuck_in_something_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The driver's own word for a connection that broke off in the middle of a question: nobody else gets it."""
    asyncpg = import_module("asyncpg")  # only with PostgreSQL

    async def stuck(*_: object, **__: object) -> None:
        raise asyncpg.exceptions.InternalClientError("cannot switch to state 12; another operation (2) is in progress")

    async def session() -> None:
        engine = open_engine(url(tmp_path))
        asked = text("select pg_backend_pid()")
        async with engine.connect() as connection:
            before = (await connection.execute(asked)).scalar_one()
        with monkeypatch.context() as patch:
            patch.setattr(asyncpg.prepared_stmt.PreparedStatement, "fetch", stuck)
            async with engine.connect() as connection:
                with pytest.raises(DBAPIError) as failed:
                    await connection.execute(asked)
        assert failed.value.connection_invalidated
        async with engine.connect() as connection:
            assert (await connection.execute(asked)).scalar_one() != before
        await engine.dispose()

    asyncio.run(session())
