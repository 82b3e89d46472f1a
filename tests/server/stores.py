"""Where the stores of a test are: SQLite files in its folders, or databases in a PostgreSQL of the run."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from kronika.server.store.database import database_url
from tests.server.cluster import Cluster


class Stores:
    """A folder's store, the same one each time it is asked for."""

    def __init__(self, cluster: Cluster | None = None) -> None:
        self._cluster = cluster
        self._made: dict[Path, str] = {}

    def url(self, data: Path) -> str:
        """The address of the folder's store; empty for a file in the folder itself."""
        if self._cluster is None:
            return ""
        if data not in self._made:
            name = f"k{sha256(str(data).encode()).hexdigest()[:20]}"
            ask(self._cluster.url("postgres"), f"create database {name}")
            self._made[data] = self._cluster.url(name)
        return self._made[data]

    def drop(self) -> None:
        if self._cluster is not None:
            for url in self._made.values():
                ask(self._cluster.url("postgres"), f"drop database {database_url(url).database} with (force)")
        self._made.clear()


SQLITE = Stores()
current: list[Stores] = [SQLITE]
"""The stores of the test that runs."""


def ask(url: str, statement: str, **values: Any) -> list[Any]:
    """Asks a store directly, past the server."""

    async def asked() -> list[Any]:
        engine = create_async_engine(database_url(url), poolclass=NullPool, isolation_level="AUTOCOMMIT")
        try:
            async with engine.connect() as connection:
                result = await connection.execute(text(statement), values)
                return [tuple(row) for row in result] if result.returns_rows else []
        finally:
            await engine.dispose()

    with ThreadPoolExecutor(1) as thread:  # this one may have a loop of its own
        return thread.submit(asyncio.run, asked()).result()
