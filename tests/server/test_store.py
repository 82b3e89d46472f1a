"""The store: its migrations, copies before them, and games whose rules have changed since."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from examples.high_card.game import HighCard
from kronika.engine.errors import KronikaError
from kronika.server.store import migrate
from kronika.server.store.schema import metadata
from kronika.server.store.store import Entry, Header, Lost, Store
from tests.server.parlour import Parlour, play_on, relaxed
from tests.server.test_play import two_people


def url(folder: Path) -> str:
    return relaxed(folder).database


async def opened(folder: Path) -> Store:
    store = Store(url(folder))
    await store.open()
    return store


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    async def make() -> None:
        await (await opened(tmp_path)).close()

    asyncio.run(make())
    engine = create_engine(f"sqlite:///{tmp_path / 'kronika.sqlite'}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == ScriptDirectory(str(migrate.HERE)).get_current_head()
    engine.dispose()


def test_every_migration_leads_back(tmp_path: Path) -> None:
    async def make() -> None:
        await (await opened(tmp_path)).close()

    asyncio.run(make())
    engine = create_engine(f"sqlite:///{tmp_path / 'kronika.sqlite'}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(migrate.HERE))
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
    with engine.connect() as connection:
        names = [row[0] for row in connection.exec_driver_sql("select name from sqlite_master where type = 'table'")]
    assert names == ["alembic_version"]
    engine.dispose()


def test_before_a_migration_the_file_is_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A store of an earlier revision, made by a first migration of its own; ours is a second one here."""
    folder = tmp_path / "migrations"
    (folder / "versions").mkdir(parents=True)
    for name in ("env.py", "script.py.mako", "versions/0001_first.py"):
        (folder / name).write_text((migrate.HERE / name).read_text(encoding="utf-8"), encoding="utf-8")
    data = tmp_path / "data"
    data.mkdir()

    async def use(store: Store) -> list[Any]:
        await store.add_person("anna", "hash")
        found = [await store.person_of("hash")]
        await store.close()
        return found

    asyncio.run(use_first(data, use))
    second = (
        'revision = "0002"\ndown_revision = "0001"\n'
        "import sqlalchemy as sa\nfrom alembic import op\n\n"
        "def upgrade() -> None:\n"
        '    with op.batch_alter_table("persons") as batch:\n'
        '        batch.add_column(sa.Column("colour", sa.String))\n'
    )
    (folder / "versions" / "0002_colour.py").write_text(second, encoding="utf-8")
    monkeypatch.setattr(migrate, "HERE", folder)

    async def again() -> Any:
        store = await opened(data)
        person = await store.person_of("hash")
        await store.close()
        return person

    assert asyncio.run(again()) == ("anna", "")
    (copy,) = data.glob("*.before-migration-from-0001")
    assert "colour" not in columns(copy)
    assert "colour" in columns(data / "kronika.sqlite")
    monkeypatch.undo()
    with pytest.raises(KronikaError, match="newer Kronika"):
        asyncio.run(again())
    assert "colour" in columns(data / "kronika.sqlite")


def test_a_migration_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does one in whose middle the process ends: all of it is one transaction."""
    folder = tmp_path / "migrations"
    (folder / "versions").mkdir(parents=True)
    for name in ("env.py", "script.py.mako", "versions/0001_first.py"):
        (folder / name).write_text((migrate.HERE / name).read_text(encoding="utf-8"), encoding="utf-8")

    async def make() -> None:
        await (await opened(tmp_path)).close()

    asyncio.run(make())
    before = tables(tmp_path)
    second = (
        'revision = "0002"\ndown_revision = "0001"\n'
        "import sqlalchemy as sa\nfrom alembic import op\n\n"
        "def upgrade() -> None:\n"
        '    op.create_table("colours", sa.Column("name", sa.String))\n'
        '    op.drop_table("chat")\n'
        '    raise RuntimeError("in the middle")\n'
    )
    (folder / "versions" / "0002_colours.py").write_text(second, encoding="utf-8")
    monkeypatch.setattr(migrate, "HERE", folder)
    with pytest.raises(RuntimeError, match="in the middle"):
        asyncio.run(make())
    assert tables(tmp_path) == before
    monkeypatch.undo()
    asyncio.run(make())


def tables(folder: Path) -> list[str]:
    store = sqlite3.connect(folder / "kronika.sqlite")
    names = [row[0] for row in store.execute("select name from sqlite_master order by name")]
    store.close()
    return names


async def use_first(data: Path, use: Any) -> None:
    await use(await opened(data))


def columns(path: Path) -> list[str]:
    store = sqlite3.connect(path)
    names = [row[1] for row in store.execute("pragma table_info(persons)")]
    store.close()
    return names


def test_one_writer_wins_a_place_in_the_log_and_nobody_else_is_hurt(tmp_path: Path) -> None:
    """Many appends gather to one commit; those that lose are told so, all others are in."""

    async def race() -> None:
        store = await opened(tmp_path)
        for table in ("a", "b"):
            await store.add_table(Header(table, "played", "high-card", "1", "", {}, "s", "h", 1.0), [], [])
        entries = [
            (table, Entry(seq, "answer", {"from": writer}, f"{writer}.{seq}", 1.0))
            for seq in range(1, 11)
            for table in ("a", "b")
            for writer in range(3)
        ]
        random.Random(1).shuffle(entries)
        done = await asyncio.gather(*(store.append(*each) for each in entries), return_exceptions=True)
        assert sum(isinstance(each, Lost) for each in done) == 40
        assert sum(each is None for each in done) == 20
        for table in ("a", "b"):
            assert [entry.seq for entry in await store.entries(table)] == list(range(1, 11))
        used = (await store.entries("a"))[0].nonce
        with pytest.raises(Lost):
            await store.append("a", Entry(11, "answer", {}, used, 1.0))
        await store.close()

    asyncio.run(race())


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
    monkeypatch.setattr(HighCard, "rules", "2")
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
