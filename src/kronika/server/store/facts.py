"""What statistics count and what analyses have found, in the store: one row of each for each finished game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import func, select, update

from kronika.server.store import schema
from kronika.server.store.queries import Queries


class Finished(msgspec.Struct, frozen=True):
    """A finished game of somebody's."""

    table: str
    seq: int
    line: str | None
    """Its line in lists, if that covers all of the log."""
    counts: bool
    """Not if it began in the middle of another."""


class FactQueries(Queries):
    """The part of the store that looks back at finished games."""

    async def keep_facts(self, table: str, game: str, data: str) -> None:
        new = self._insert(schema.facts).values(table_id=table, game=game, data=data)
        await self._do(new.on_conflict_do_nothing(), table=table)

    async def keep_analysis(self, table: str, data: bytes) -> None:
        new = self._insert(schema.analyses).values(table_id=table, data=data)
        await self._do(new.on_conflict_do_nothing(), table=table)

    async def analysis(self, table: str) -> bytes | None:
        """What was found about the decisions of a game, as it is stored."""
        found = schema.analyses
        rows = await self._rows(select(found.c.data).where(found.c.table_id == table))
        return rows[0][0] if rows else None

    async def spoken_of(self, persons: Sequence[str]) -> dict[str, str]:
        """How stories speak of people, where they have chosen."""
        known = schema.persons
        rows = await self._rows(select(known.c.id, known.c.spoken).where(known.c.id.in_(persons), known.c.spoken != ""))
        return {row[0]: row[1] for row in rows}

    async def speak_of(self, person: str, spoken: str) -> None:
        await self._do(update(schema.persons).where(schema.persons.c.id == person).values(spoken=spoken))

    async def count_facts(self, game: str) -> int:
        rows = await self._rows(select(func.count()).select_from(schema.facts).where(schema.facts.c.game == game))
        return int(rows[0][0])

    async def facts(self, game: str, after: int = 0) -> list[tuple[int, str]]:
        """Number and data of each game, those after a number only."""
        facts = schema.facts
        wanted = select(facts.c.number, facts.c.data).where(facts.c.game == game, facts.c.number > after)
        return [(row[0], row[1]) for row in await self._rows(wanted.order_by(facts.c.number))]

    async def without_facts(self, game: str) -> list[str]:
        """The finished games that nobody has counted, the latest first."""
        tables, endings, facts = schema.tables, schema.endings, schema.facts
        wanted = (
            select(tables.c.id)
            .join(endings, endings.c.table_id == tables.c.id)
            .outerjoin(facts, facts.c.table_id == tables.c.id)
            .where(tables.c.game == game, tables.c.kind == "played", facts.c.table_id.is_(None))
            .order_by(tables.c.created.desc())
        )
        return [row[0] for row in await self._rows(wanted)]

    async def finished_of(self, person: str) -> list[Finished]:
        """The finished games in which somebody sat, the latest first."""
        tables, seated, endings = schema.tables, schema.seated, schema.endings
        log, summaries, facts = schema.log, schema.summaries, schema.facts
        last = select(func.max(log.c.seq)).where(log.c.table_id == tables.c.id).scalar_subquery()
        wanted = (
            select(tables.c.id, last.label("last"), summaries.c.seq, summaries.c.data, facts.c.data.label("fact"))
            .join(seated, seated.c.table_id == tables.c.id)
            .join(endings, endings.c.table_id == tables.c.id)
            .outerjoin(summaries, summaries.c.table_id == tables.c.id)
            .outerjoin(facts, facts.c.table_id == tables.c.id)
            .where(seated.c.person == person, tables.c.kind == "played")
            .order_by(tables.c.created.desc())
        )
        return [
            Finished(row.id, row.last or 0, row.data if row.seq == row.last else None, row.fact != "")
            for row in await self._rows(wanted)
        ]
