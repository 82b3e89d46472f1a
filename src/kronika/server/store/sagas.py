"""Sagas in the store: which tables are the games of which saga, in which order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kronika.server.store import schema
from kronika.server.store.database import storable
from kronika.server.store.queries import Queries

if TYPE_CHECKING:
    from kronika.server.store.store import Entry, Header


class Offer(msgspec.Struct, frozen=True):
    """To whom a chair is offered: somebody who sat at the game before. In a saga that came as a file, people are known
    by name only."""

    name: str
    person: str = ""


class Chapter(msgspec.Struct, frozen=True):
    """Which game of which saga a table is, and to whom its chairs are offered, by seat."""

    saga: str
    name: str
    number: int
    offers: list[Offer | None] = []


class SagaRow(msgspec.Struct, frozen=True):
    """What a saga is from its first moment on. `setup` is that of its first game."""

    id: str
    name: str
    game: str
    setup: dict[str, Any]
    host: str
    created: float


class ChapterRow(msgspec.Struct, frozen=True):
    number: int
    table: str
    told: bytes | None
    """What the game brought, once somebody has asked for it."""


class SagaLast(msgspec.Struct, frozen=True):
    """A saga in a list, with its last game."""

    id: str
    name: str
    game: str
    number: int
    table: str
    over: bool
    created: float


class SagaQueries(Queries):
    """The part of the store that is about sagas."""

    async def add_saga(
        self, saga: SagaRow, games: Sequence[tuple[Header, Sequence[Entry]]], persons: Iterable[str] = ()
    ) -> None:
        """A saga with its first games: whole or not at all. `persons` sit at all of them."""
        row = msgspec.structs.asdict(saga) | {"options": msgspec.json.encode(saga.setup).decode()}
        del row["setup"]

        async def do(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.sagas).values(**row))
            for header, entries in games:
                await self._put_table(connection, header, entries, persons)

        await self._write(do, saga.id)

    async def saga(self, id: str) -> SagaRow | None:
        if not storable(id):
            return None
        rows = await self._rows(select(schema.sagas).where(schema.sagas.c.id == id))
        if not rows:
            return None
        row = rows[0]
        return SagaRow(row.id, row.name, row.game, msgspec.json.decode(row.options), row.host, row.created)

    async def chapters(self, saga: str) -> list[ChapterRow]:
        """The games of a saga, in order."""
        chapters = schema.chapters
        wanted = select(chapters.c.number, chapters.c.table_id, chapters.c.told)
        rows = await self._rows(wanted.where(chapters.c.saga == saga).order_by(chapters.c.number))
        return [ChapterRow(*row) for row in rows]

    async def chapter_of(self, table: str) -> Chapter | None:
        chapters, sagas = schema.chapters, schema.sagas
        wanted = select(sagas.c.id, sagas.c.name, chapters.c.number, chapters.c.offers)
        joined = wanted.join(sagas, sagas.c.id == chapters.c.saga)
        rows = await self._rows(joined.where(chapters.c.table_id == table))
        if not rows:
            return None
        id, name, number, offers = rows[0]
        return Chapter(id, name, number, msgspec.json.decode(offers, type=list[Offer | None]))

    async def put_aside(self, table: str, begun: bool) -> None:
        """A game that came to nothing leaves its saga, and its place there is free. Before it began, nobody's list
        needs it any more."""
        chapters, tables = schema.chapters, schema.tables

        async def do(connection: AsyncConnection) -> None:
            await connection.execute(delete(chapters).where(chapters.c.table_id == table))
            await connection.execute(update(tables).where(tables.c.rematch == table).values(rematch=None))
            if not begun:
                await connection.execute(update(tables).where(tables.c.id == table).values(kind="aside"))

        await self._write(do, table)

    async def keep_told(self, table: str, data: bytes, seq: int) -> None:
        """As of the log's entry `seq`: if there is a later one, somebody may have been erased meanwhile."""
        chapters, log = schema.chapters, schema.log
        last = select(func.max(log.c.seq)).where(log.c.table_id == table).scalar_subquery()

        async def do(connection: AsyncConnection) -> None:
            mine = update(chapters).where(chapters.c.table_id == table, last == seq)
            await connection.execute(mine.values(told=data))

        await self._write(do, table)

    async def sagas_of(self, person: str) -> list[SagaLast]:
        """The sagas somebody has brought or played in, the latest first."""
        sagas, chapters, tables, seated = schema.sagas, schema.chapters, schema.tables, schema.seated
        sat = select(seated.c.table_id).where(seated.c.person == person)
        played = select(chapters.c.saga).where(chapters.c.table_id.in_(sat))
        every = chapters.alias()
        last = select(func.max(every.c.number)).where(every.c.saga == sagas.c.id).scalar_subquery()
        ended = schema.endings.c.table_id
        wanted = (
            select(
                sagas,
                chapters.c.number,
                tables.c.id.label("last"),
                tables.c.kind,
                tables.c.created.label("table_created"),
            )
            .add_columns(ended.label("ended"))
            .join(chapters, chapters.c.saga == sagas.c.id)
            .join(tables, tables.c.id == chapters.c.table_id)
            .outerjoin(schema.endings, ended == tables.c.id)
            .where(chapters.c.number == last, or_(sagas.c.host == person, sagas.c.id.in_(played)))
            .order_by(tables.c.created.desc())
            .limit(200)
        )
        return [
            SagaLast(
                id=row.id,
                name=row.name,
                game=row.game,
                number=row.number,
                table=row.last,
                over=row.kind == "opened" or row.ended is not None,
                created=row.table_created,
            )
            for row in await self._rows(wanted)
        ]


def chapter_row(table: str, chapter: Chapter) -> dict[str, Any]:
    offers = msgspec.json.encode(chapter.offers).decode()
    return {"saga": chapter.saga, "number": chapter.number, "table_id": table, "offers": offers}
