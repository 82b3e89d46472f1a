"""Where the stores of a test are: SQLite files in its folders, or databases in a PostgreSQL of the run."""

from __future__ import annotations

import asyncio
import atexit
import fcntl
import shutil
import tempfile
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from kronika.server.store.database import database_url
from kronika.server.store.store import Store
from tests.server.cluster import Cluster

T = TypeVar("T")
FILE = "kronika.sqlite"
TEMPLATE = "migrated"


class Stores:
    """A folder's store, the same one each time it is asked for."""

    def __init__(self, cluster: Cluster | None = None) -> None:
        self.migrated = False
        """Whether new stores are copies of one that has seen all migrations, which is quicker than to run them."""
        self._cluster = cluster
        self._made: dict[Path, str] = {}

    def url(self, data: Path) -> str:
        """The address of the folder's store; empty for a file in the folder itself."""
        if data not in self._made:
            self._made[data] = self._file(data) if self._cluster is None else self._database(data, self._cluster)
        return self._made[data]

    def _file(self, data: Path) -> str:
        if self.migrated and not (data / FILE).exists():
            data.mkdir(mode=0o700, parents=True, exist_ok=True)
            shutil.copy(migrated_file(), data / FILE)
        return ""

    def _database(self, data: Path, cluster: Cluster) -> str:
        name = f"k{sha256(str(data).encode()).hexdigest()[:20]}"
        template = migrated_database(cluster) if self.migrated else "template1"
        ask(cluster.url("postgres"), f"create database {name} template {template} strategy wal_log")
        return cluster.url(name)

    def drop(self) -> None:
        if self._cluster is not None:
            for url in self._made.values():
                ask(self._cluster.url("postgres"), f"drop database {database_url(url).database} with (force)")
        self._made.clear()


@cache
def migrated_file() -> Path:
    """A SQLite file that has seen all migrations, one for this process."""
    folder = Path(tempfile.mkdtemp(prefix="kronika-store-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    migrate(f"sqlite:///{folder / FILE}")
    return folder / FILE


def migrated_database(cluster: Cluster) -> str:
    """The name of a database that has seen all migrations; whichever worker comes first makes it."""
    done = cluster.folder / "migrated"
    if not done.is_file():
        with open(cluster.folder / "migrated.lock", "a") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not done.is_file():
                ask(cluster.url("postgres"), f"create database {TEMPLATE}")
                migrate(cluster.url(TEMPLATE))
                done.touch()
    return TEMPLATE


def migrate(url: str) -> None:
    async def opened() -> None:
        store = Store(url)
        await store.open()
        await store.close()

    complete(opened())


SQLITE = Stores()
current: list[Stores] = [SQLITE]
"""The stores of the test that runs."""


def ask(url: str, statement: str, **values: Any) -> list[Any]:
    """Asks a store directly, past the server."""
    return ask_all(url, [statement], **values)[0]


def ask_all(url: str, statements: Sequence[str], **values: Any) -> list[list[Any]]:
    """Several questions over one line: to open one takes longer than most answers."""

    async def asked() -> list[list[Any]]:
        engine = create_async_engine(database_url(url), poolclass=NullPool, isolation_level="AUTOCOMMIT")
        try:
            async with engine.connect() as connection:
                results = [await connection.execute(text(statement), values) for statement in statements]
                return [[tuple(row) for row in result] if result.returns_rows else [] for result in results]
        finally:
            await engine.dispose()

    return complete(asked())


def complete(coroutine: Coroutine[Any, Any, T]) -> T:
    with ThreadPoolExecutor(1) as thread:  # this one may have a loop of its own
        return thread.submit(asyncio.run, coroutine).result()
