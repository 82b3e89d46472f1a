"""The part of the store that knows which tables may be open to everybody."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, select

from kronika.server.store import schema
from kronika.server.store.store import Store


class OpenStore:
    """A cache of what the logs of tables say: `Store.append` and `add_table` put a table in with the entry that opens
    it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def tables(self, most: int) -> list[str]:
        """The newest of them."""
        opened, tables = schema.open_tables, schema.tables
        wanted = select(opened.c.table_id).join(tables, tables.c.id == opened.c.table_id)
        rows = await self._store._rows(wanted.order_by(tables.c.created.desc()).limit(most))
        return [str(row[0]) for row in rows]

    async def strike(self, tables: Sequence[str]) -> None:
        """They are open no longer. One that is opened again comes back with that entry."""
        opened = schema.open_tables
        await self._store._do(delete(opened).where(opened.c.table_id.in_(tables)))
