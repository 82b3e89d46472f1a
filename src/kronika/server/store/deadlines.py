"""The part of the store that knows when somebody's time is up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kronika.server.store import schema
from kronika.server.store.store import Store


class DeadlineStore:
    """A cache: what the logs of tables imply that have a time limit or wait for their deal, so that nobody has to read
    them all."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def note(self, rows: Sequence[tuple[str, int, float | None]]) -> None:
        """Tables, each with the log entry up to which this holds and the next deadline."""
        new: Any = self._store._insert(schema.deadlines)
        changes = {"seq": new.excluded.seq, "at": new.excluded.at}
        later = schema.deadlines.c.seq <= new.excluded.seq  # another process may have told more already
        whole = new.on_conflict_do_update(index_elements=["table_id"], set_=changes, where=later)
        values = [{"table_id": table, "seq": seq, "at": at} for table, seq, at in sorted(rows)]

        async def do(connection: AsyncConnection) -> None:
            await connection.execute(whole, values)

        await self._store._write(do, last=True)

    async def due(self, now: float, settled: float) -> list[str]:
        """Tables where somebody's time is up; and those of which nobody has noted the last entry, though it was made
        before `settled`: the process that made it has ended too soon."""
        tables, log, noted, endings = schema.tables, schema.log, schema.deadlines, schema.endings
        last = select(func.max(log.c.seq)).where(log.c.table_id == tables.c.id).scalar_subquery()
        made = select(func.max(log.c.at)).where(log.c.table_id == tables.c.id).scalar_subquery()
        unknown = or_(noted.c.seq.is_(None), noted.c.seq < last) & (made < settled)
        wanted = (
            select(tables.c.id)
            .outerjoin(noted, noted.c.table_id == tables.c.id)
            .where(tables.c.kind == "played", tables.c.id.not_in(select(endings.c.table_id)))
            .where(or_(noted.c.at <= now, (tables.c.pace > 0) & unknown))
        )
        return [str(row[0]) for row in await self._store._rows(wanted)]

    async def clocked(self) -> list[str]:
        """Tables where a clock may be running."""
        tables, log, noted, endings = schema.tables, schema.log, schema.deadlines, schema.endings
        last = select(func.max(log.c.seq)).where(log.c.table_id == tables.c.id).scalar_subquery()
        wanted = (
            select(tables.c.id)
            .outerjoin(noted, noted.c.table_id == tables.c.id)
            .where(tables.c.kind == "played", tables.c.clock != "", tables.c.id.not_in(select(endings.c.table_id)))
            .where(or_(noted.c.at.is_not(None), noted.c.seq.is_(None), noted.c.seq < last))
        )
        return [str(row[0]) for row in await self._store._rows(wanted)]
