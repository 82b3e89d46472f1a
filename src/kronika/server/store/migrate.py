"""Brings a store to the schema of this Kronika, with a copy of it first."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from kronika.server.errors import RequestError
from kronika.server.store.database import be_alone, keep_copy

logger = logging.getLogger("kronika.server")

HERE = Path(__file__).parent / "migrations"


async def migrate(engine: AsyncEngine) -> None:
    """Runs what is missing. A store of a newer Kronika is left alone."""
    async with engine.connect() as connection:
        if await connection.run_sync(revision) == head():
            return
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


def head() -> str | None:
    """Where a store of this Kronika stands."""
    return _head(HERE)


@cache
def _head(folder: Path) -> str | None:
    return ScriptDirectory(str(folder)).get_current_head()


def revision(connection: Connection) -> str | None:
    """Where the store stands; None if there is nothing yet."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection) -> None:
    """All of it in one transaction, alone. A process that had to wait may find it done."""
    be_alone(connection)
    stands = revision(connection)
    if stands == head():
        return
    if stands is not None:
        if stands not in {each.revision for each in ScriptDirectory(str(HERE)).walk_revisions()}:
            raise RequestError("store-newer", {"revision": stands})
        copy = keep_copy(connection, stands)
        logger.info("the store of revision %s is kept in %s", stands, copy)
    command.upgrade(alembic_on(connection), "head")


def alembic_on(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.attributes["connection"] = connection
    return config
