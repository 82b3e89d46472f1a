"""What SQLite and PostgreSQL do differently: how they are opened, how they insert where something may be already, how
they say that a place is taken, and how a migration is alone with them and keeps a copy first."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Table, event, make_url, text
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kronika.server.errors import RequestError
from kronika.server.store.schema import metadata

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
MIGRATING = 0x6B726F6E
"""The number of the lock under which PostgreSQL is migrated ("kron")."""
RESTED = 1.0
"""Seconds after which a connection to PostgreSQL may have been lost unnoticed."""
BUSY = 5_000
"""Milliseconds for which SQLite waits until another one has written."""
MIGRATION = 600_000
"""And until another one has migrated, which takes its time where much is stored."""
SWITCHING = 30.0
"""Seconds for which a file may be busy while it is switched to a write-ahead log."""
UNIQUE = "23505"
"""PostgreSQL's word for a place that is taken."""


def database_url(given: str) -> URL:
    """The address with the driver that we use; RequestError if it is none of ours."""
    try:
        url = make_url(given)
    except ArgumentError:
        raise RequestError("store-url") from None
    driver = DRIVERS.get(url.get_backend_name())
    if driver is None or not url.database:
        raise RequestError("store-url")
    if driver.endswith("asyncpg") and find_spec("asyncpg") is None:
        raise RequestError("store-needs-asyncpg")
    return url.set(drivername=driver)


def is_sqlite(url: URL | AsyncEngine | Connection) -> bool:
    given = url if isinstance(url, URL) else url.engine.url if isinstance(url, Connection) else url.url
    return given.get_backend_name() == "sqlite"


def open_engine(given: str, durable: bool = True) -> AsyncEngine:
    """The database. Where it is a file that is to be `durable`, what has been told survives a power cut too."""
    url = database_url(given)
    # Errors end up in logs, and values may be somebody's words or the hash of their session.
    if not is_sqlite(url):
        # Our questions are short, and PostgreSQL guesses long ones where it has counted nothing yet: to compile one for
        # that takes a hundred times as long as to answer it.
        given_along = {"timeout": 10, "command_timeout": 30, "server_settings": {"jit": "off"}}
        # None beyond the pool's size: those would be closed after each use, and to open one is dear.
        shared = create_async_engine(url, hide_parameters=True, pool_size=10, max_overflow=0, connect_args=given_along)
        ping_after_a_rest(shared)
        give_up_what_is_stuck(shared)
        return shared
    keep_private(Path(url.database or ""))
    engine = create_async_engine(url, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={BUSY}")
        # Readers don't wait for the writer. A commit survives the end of this process at any moment; without being
        # `durable` a power cut may cost the last moments, but damages nothing.
        connection.run_async(write_ahead)
        cursor.execute(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA secure_delete=ON")  # what is erased is not to be found in the file
        cursor.close()

    return engine


def keep_private(file: Path) -> None:
    """What people said and played is nobody else's on this machine. SQLite makes the files beside it alike."""
    if file.parent.is_dir() and file.name not in ("", ":memory:"):
        with suppress(OSError):  # a file of somebody else's that we may write to
            os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
            file.chmod(0o600)


async def write_ahead(connection: Any) -> None:
    """The first to open a file switches it to a write-ahead log, for good. Of several that try at once SQLite
    refuses some without waiting, since each holds what another one wants; a moment later it has been done."""
    until = time.monotonic() + SWITCHING
    while True:
        try:
            cursor = await connection.execute("PRAGMA journal_mode=WAL")
            await cursor.close()
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
        await asyncio.sleep(0.02)


def ping_after_a_rest(engine: AsyncEngine) -> None:
    """A connection that has rested is asked whether it still is one, and replaced if not: PostgreSQL may have been
    restarted meanwhile. SQLAlchemy's own `pool_pre_ping` asks each time, at the price of three ways there and back,
    where a read takes one."""

    @event.listens_for(engine.sync_engine, "checkin")
    def rests(_connection: Any, record: Any) -> None:
        record.info["rests since"] = time.monotonic()

    @event.listens_for(engine.sync_engine, "checkout")
    def wakes(connection: Any, record: Any, _proxy: Any) -> None:
        if time.monotonic() - record.info.get("rests since", time.monotonic()) < RESTED:
            return
        try:
            engine.dialect.do_ping(connection)
        except engine.dialect.loaded_dbapi.Error as error:
            raise DisconnectionError from error  # then the pool opens a new one


def give_up_what_is_stuck(engine: AsyncEngine) -> None:
    """A connection that broke off in the middle of something, since PostgreSQL was killed or stood still, may not know
    yet that it is none any more: then the driver says that something else is in progress there. It is replaced, too."""

    @event.listens_for(engine.sync_engine, "handle_error")
    def stuck(context: Any) -> None:
        cause = getattr(context.original_exception, "__cause__", None)
        if type(cause).__name__ == "InternalClientError":
            context.is_disconnect = True


def for_reading(engine: AsyncEngine) -> AsyncEngine:
    """The engine for single reads: PostgreSQL would be asked three times (begin, read, end) where once is enough."""
    return engine if is_sqlite(engine) else engine.execution_options(isolation_level="AUTOCOMMIT")


def insert_or(engine: AsyncEngine, table: Table) -> Any:
    """An insert that can say what to do on a conflict: each database has its own, with the same words."""
    return sqlite_insert(table) if is_sqlite(engine) else postgres_insert(table)


def is_taken(error: BaseException) -> bool:
    """Whether a write failed because its place (a key, a nonce) is taken, and not for any other reason."""
    if not isinstance(error, IntegrityError):
        return False
    if getattr(error.orig, "sqlstate", "") == UNIQUE:
        return True
    return "UNIQUE constraint failed" in str(error.orig)


def storable(text: str) -> bool:
    """Whether a text can be asked for at all: PostgreSQL has no place for a zero byte, and no encoding has one for half
    a sign."""
    return "\0" not in text and not any("\ud800" <= sign <= "\udfff" for sign in text)


# --- for migrations ---


def be_alone(connection: Connection) -> None:
    """Begins a migration: whoever else starts now waits until it is over."""
    if is_sqlite(connection):
        connection.exec_driver_sql(f"PRAGMA busy_timeout={MIGRATION}")
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # else changes of the schema would not be part of the transaction
        connection.exec_driver_sql(f"PRAGMA busy_timeout={BUSY}")
    else:
        connection.execute(text("select pg_advisory_xact_lock(:number)"), {"number": MIGRATING})


def keep_copy(connection: Connection, stands: str) -> str:
    """A copy of everything as it stands, named by its revision; says where it is."""
    return copy_file(connection.engine.url, stands) if is_sqlite(connection) else copy_schema(connection, stands)


def copy_file(url: URL, stands: str) -> str:
    """A file as SQLite makes it: what is still in the write-ahead log goes along."""
    path = Path(url.database or "")
    copy = path.with_name(f"{path.name}.before-migration-from-{stands}")
    keep_private(copy)
    source, target = sqlite3.connect(path), sqlite3.connect(copy)
    try:
        source.backup(target)
    finally:
        source.close()
        target.close()
    return str(copy)


def copy_schema(connection: Connection, stands: str) -> str:
    """All tables once more in a schema of their own. It is part of the migration's transaction: both or neither."""
    copy = f"before_migration_from_{stands}"
    connection.exec_driver_sql(f'drop schema if exists "{copy}" cascade')
    try:
        with connection.begin_nested():
            connection.exec_driver_sql(f'create schema "{copy}"')
    except DBAPIError as error:
        raise RequestError("store-copy", {"schema": copy}) from error
    here = connection.exec_driver_sql("select tablename from pg_tables where schemaname = current_schema()")
    ours = {*metadata.tables, "alembic_version"}
    for name in sorted(name for (name,) in here if name in ours):
        connection.exec_driver_sql(f'create table "{copy}"."{name}" as table "{name}"')
    return copy
