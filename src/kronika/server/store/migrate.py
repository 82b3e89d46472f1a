"""Brings a store to the schema of this Kronika, with a copy of it first.

Alembic takes a fifth of a server's start to load, and hardly any start has something to migrate: whether there is, is
read without it."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from kronika.server.errors import RequestError
from kronika.server.store.database import be_alone, keep_copy

if TYPE_CHECKING:
    from alembic.config import Config

logger = logging.getLogger("kronika.server")

HERE = Path(__file__).parent / "migrations"
STANDS = "alembic_version"
"""The table in which Alembic keeps where the store stands."""


async def migrate(engine: AsyncEngine) -> str | None:
    """Runs what is missing, and says where the store stood before. A store of a newer Kronika is left alone."""
    async with engine.connect() as connection:
        stood = await connection.run_sync(revision)
    if stood != head():
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    return stood


def head() -> str:
    """Where a store of this Kronika stands: at the last of the migrations, whose files begin with their numbers."""
    return revisions(HERE)[-1]


@cache
def revisions(folder: Path) -> list[str]:
    """All migrations, the first one first."""
    return sorted(path.name.partition("_")[0] for path in (folder / "versions").glob("[0-9]*_*.py"))


def revision(connection: Connection) -> str | None:
    """Where the store stands; None if there is nothing yet."""
    if not inspect(connection).has_table(STANDS):
        return None
    found: str | None = connection.scalar(text(f"select version_num from {STANDS}"))
    return found


def upgrade(connection: Connection) -> None:
    """All of it in one transaction, alone. A process that had to wait may find it done."""
    from alembic import command  # noqa: PLC0415 (see above)

    be_alone(connection)
    stands = revision(connection)
    if stands == head():
        return
    if stands is not None:
        if stands not in revisions(HERE):
            raise RequestError("store-newer", {"revision": stands})
        copy = keep_copy(connection, stands)
        logger.info("the store of revision %s is kept in %s", stands, copy)
    command.upgrade(alembic_on(connection), "head")


def alembic_on(connection: Connection) -> Config:
    from alembic.config import Config  # noqa: PLC0415 (see above)

    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.attributes["connection"] = connection
    return config
