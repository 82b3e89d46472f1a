"""Brings a store to the schema of this Kronika, with a copy of the SQLite file first."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from kronika.server.errors import Trouble

HERE = Path(__file__).parent / "migrations"


async def migrate(engine: AsyncEngine) -> None:
    """Runs what is missing. A store of a newer Kronika is left alone."""
    async with engine.connect() as connection:
        stands = await connection.run_sync(revision)
    script = ScriptDirectory(str(HERE))
    if stands == script.get_current_head():
        return
    if stands is not None:
        if stands not in {each.revision for each in script.walk_revisions()}:
            raise Trouble("store-newer", {"revision": stands})
        keep_copy(engine, stands)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


def revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # else changes of the schema would not be part of the transaction
    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def keep_copy(engine: AsyncEngine, stands: str) -> None:
    """A copy as SQLite makes it (what is still in the write-ahead log goes along), named by the old revision."""
    if engine.url.get_backend_name() != "sqlite" or not engine.url.database:
        return
    path = Path(engine.url.database)
    copy = path.with_name(f"{path.name}.before-migration-from-{stands}")
    with sqlite3.connect(path) as source, sqlite3.connect(copy) as target:
        source.backup(target)
    source.close()
    target.close()
