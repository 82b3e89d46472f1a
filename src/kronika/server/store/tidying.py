"""The part of the store that knows what nobody has touched for long, and takes it out with all that belongs to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, Executable, Select, and_, delete, exists, func, or_, select, update

from kronika.server.store import schema
from kronika.server.store.locks import locked
from kronika.server.store.reminders import reminders_of
from kronika.server.store.store import Store
from kronika.server.store.ties import untied

Kind = Literal["unfinished", "finished", "aside", "opened"]


class Old(msgspec.Struct, frozen=True):
    """A table that nobody has touched for long, with when somebody last did."""

    table: str
    game: str
    name: str
    touched: float


class OldSaga(msgspec.Struct, frozen=True):
    saga: str
    name: str
    game: str
    touched: float


class TidyStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    # --- whose turn it is ---

    async def since(self, now: float) -> float:
        """When somebody first tidied here."""
        return float(await self._store.secret("tidy since", str(now)))

    # --- tables ---

    async def old_tables(self, kind: Kind, before: float, most: int, except_for: Sequence[str] = ()) -> list[Old]:
        """Tables outside of sagas where nothing has happened since. One out of which a game has grown that is not over
        stays: its people are at home there."""
        tables, endings = schema.tables, schema.endings
        child = tables.alias()
        ended = select(endings.c.table_id)
        grows = exists().where(child.c.rematch_of == tables.c.id, child.c.kind == "played", child.c.id.not_in(ended))
        wanted = (
            select(tables.c.id, tables.c.game, tables.c.name, _touched(tables.c.id, tables.c.created))
            .where(_is(kind), tables.c.id.not_in(select(schema.chapters.c.table_id)), ~grows)
            .where(tables.c.id.not_in(except_for), *_untouched(before))
            .order_by(tables.c.created)
            .limit(most)
        )
        return [Old(*row) for row in await self._store._rows(wanted)]

    async def old_sagas(self, kind: Kind, before: float, most: int) -> list[OldSaga]:
        """Sagas of which all games are old. They count as finished as soon as one game is over, as opened while all
        came as files, else as unfinished."""
        sagas, chapters, tables = schema.sagas, schema.chapters, schema.tables
        games = select(tables.c.id).join(chapters, chapters.c.table_id == tables.c.id)
        games = games.where(chapters.c.saga == sagas.c.id).correlate(sagas)
        fresh = games.where(~and_(*_untouched(before)))
        played = games.where(tables.c.kind == "played")
        over = games.where(tables.c.id.in_(select(schema.endings.c.table_id)), tables.c.kind == "played")
        kinds = {
            "opened": ~played.exists(),
            "finished": over.exists(),
            "unfinished": and_(played.exists(), ~over.exists()),
        }
        if kind not in kinds:
            return []
        wanted = (
            select(sagas.c.id, sagas.c.name, sagas.c.game, sagas.c.created)
            .where(kinds[kind], ~fresh.exists())
            .order_by(sagas.c.created)
            .limit(most)
        )
        return [OldSaga(*row) for row in await self._store._rows(wanted)]

    async def tables_of_saga(self, saga: str) -> list[str]:
        return [row.table for row in await self._store.chapters(saga)]

    async def delete_tables(self, tables: Sequence[str], saga: str = "") -> None:
        """Tables with all that belongs to them, and the saga whose games they are."""
        known = schema.tables
        statements: list[Executable] = [locked(known.c.id, tables)]
        for belongs in reversed(schema.metadata.sorted_tables):
            for column in belongs.columns:
                if any(key.column is known.c.id for key in column.foreign_keys):
                    statements.append(delete(belongs).where(column.in_(tables)))
        if saga:
            statements.append(delete(schema.sagas).where(schema.sagas.c.id == saga))
        statements.append(update(known).where(known.c.rematch.in_(tables)).values(rematch=None))
        parent = known.alias()
        for table in tables:  # what has its world from there has it from where that one had it
            origin = select(parent.c.rematch_of).where(parent.c.id == table).scalar_subquery()
            statements.append(update(known).where(known.c.rematch_of == table).values(rematch_of=origin))
        statements.append(delete(known).where(known.c.id.in_(tables)))
        await self._store._do(*statements)

    # --- the rest ---

    async def old_chat(self, before: float) -> int:
        return await self._count(select(func.count()).select_from(schema.chat).where(_old_chat(before)))

    async def delete_chat(self, before: float) -> None:
        await self._store._do(delete(schema.chat).where(_old_chat(before)))

    async def old_sessions(self, before: float) -> int:
        return await self._count(select(func.count()).select_from(schema.sessions).where(_old_session(before)))

    async def delete_sessions(self, before: float, now: float) -> None:
        """Of those that began before anybody noted when they were seen, it is noted from now on."""
        sessions, pushed = schema.sessions, schema.push_subscriptions
        old = select(sessions.c.hash).where(_old_session(before))
        await self._store._do(
            delete(pushed).where(pushed.c.session.in_(old)),
            delete(sessions).where(_old_session(before)),
            update(sessions).where(sessions.c.seen == 0).values(seen=now),
        )

    async def old_guests(self, before: float, most: int) -> list[str]:
        """Guests who have no table and have not come back."""
        persons, sessions = schema.persons, schema.sessions
        mine = sessions.c.person == persons.c.id
        wanted = select(persons.c.id).where(
            persons.c.created < before,
            ~exists().where(schema.accounts.c.person == persons.c.id),
            ~exists().where(schema.seated.c.person == persons.c.id),
            ~exists().where(schema.tables.c.host == persons.c.id),
            ~exists().where(schema.sagas.c.host == persons.c.id),
            ~exists().where(mine, or_(sessions.c.seen >= before, sessions.c.seen == 0)),
        )
        return [str(row[0]) for row in await self._store._rows(wanted.order_by(persons.c.created).limit(most))]

    async def delete_persons(self, ids: Sequence[str]) -> None:
        await self._store._do(
            locked(schema.persons.c.id, ids),
            delete(schema.sessions).where(schema.sessions.c.person.in_(ids)),
            *reminders_of(ids),
            *untied(ids),
            delete(schema.persons).where(schema.persons.c.id.in_(ids)),
        )

    async def old_reports(self, before: float) -> int:
        return await self._count(select(func.count()).select_from(schema.reports).where(schema.reports.c.at < before))

    async def _count(self, wanted: Select[Any]) -> int:
        return int((await self._store._rows(wanted))[0][0])


def _is(kind: Kind) -> ColumnElement[bool]:
    tables = schema.tables
    if kind in ("aside", "opened"):
        return tables.c.kind == kind
    over = tables.c.id.in_(select(schema.endings.c.table_id))
    return and_(tables.c.kind == "played", over if kind == "finished" else ~over)


def _untouched(before: float) -> list[ColumnElement[bool]]:
    tables, log, chat = schema.tables, schema.log, schema.chat
    return [
        tables.c.created < before,
        ~exists().where(log.c.table_id == tables.c.id, log.c.at >= before).correlate(tables),
        ~exists().where(chat.c.table_id == tables.c.id, chat.c.at >= before).correlate(tables),
    ]


def _touched(id: ColumnElement[str], created: ColumnElement[float]) -> ColumnElement[float]:
    last = select(func.max(schema.log.c.at)).where(schema.log.c.table_id == id).scalar_subquery()
    return func.coalesce(last, created)


def _old_chat(before: float) -> ColumnElement[bool]:
    chat = schema.chat
    return and_(chat.c.at < before, chat.c.table_id.in_(select(schema.endings.c.table_id)))


def _old_session(before: float) -> ColumnElement[bool]:
    sessions = schema.sessions
    return and_(sessions.c.seen > 0, sessions.c.seen < before)
