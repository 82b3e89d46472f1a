"""The part of the store that knows all that is stored about somebody: to give it to them, and to take it out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Executable, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kronika.server.names import erased_name, without_names
from kronika.server.store import schema
from kronika.server.store.locks import locked
from kronika.server.store.ratings import gone_person
from kronika.server.store.reminders import reminders_of
from kronika.server.store.reports import ReportedLine
from kronika.server.store.store import BOT, Entry, Header, Store, encoded, log_row, speaker
from kronika.server.store.ties import untied

PERSONAL = ("seat", "resign", "order")
"""The kinds of log entries that name persons; all others name seats."""

Row = dict[str, Any]


class OwnDataStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    # --- where somebody is ---

    async def tables_of(self, ids: Collection[str]) -> list[str]:
        """All tables that know somebody: where they sit or have sat, which they started, where a chair is or was
        offered to them, where they have spoken or may not. The oldest first."""
        tables, log, chat, chapters = schema.tables, schema.log, schema.chat, schema.chapters
        seated = select(schema.seated.c.table_id).where(schema.seated.c.person.in_(ids))
        named = select(log.c.table_id).where(log.c.kind.in_(PERSONAL), _holds(log.c.data, ids))
        offered = select(chapters.c.table_id).where(_holds(chapters.c.offers, ids))
        spoken = select(chat.c.table_id).where(spoken_by(ids))
        which = or_(tables.c.host.in_(ids), *(tables.c.id.in_(each) for each in (seated, named, offered, spoken)))
        rows = await self._store._rows(select(tables.c.id).where(which).order_by(tables.c.created, tables.c.id))
        return [str(row[0]) for row in rows]

    async def names_of(self, ids: Collection[str]) -> set[str]:
        """What they are called now, at tables and by their account."""
        persons, accounts = schema.persons, schema.accounts
        called = await self._store._rows(select(persons.c.name).where(persons.c.id.in_(ids)))
        signed = await self._store._rows(select(accounts.c.name).where(accounts.c.person.in_(ids)))
        return {str(row[0]) for row in (*called, *signed) if row[0]}

    async def kept(self, table: str) -> tuple[bytes | None, bytes | None]:
        """How a finished game was kept, and what it brought to its saga; both as they are stored."""
        told = select(schema.chapters.c.told).where(schema.chapters.c.table_id == table)
        rows = await self._store._rows(told)
        return await self._store.ending(table), rows[0][0] if rows else None

    async def grown_out_of(self, table: str) -> list[tuple[str, Row]]:
        """The tables whose setup a game may have told, each with its setup."""
        tables = schema.tables
        rows = await self._store._rows(select(tables.c.id, tables.c.options).where(tables.c.rematch_of == table))
        return [(row[0], msgspec.json.decode(row[1])) for row in rows]

    async def with_world(self, game: str, item: str, world: str) -> list[tuple[str, Row]]:
        """The tables that begin with this world."""
        tables = schema.tables
        told = tables.c.options.contains(encoded(world), autoescape=True)
        rows = await self._store._rows(
            select(tables.c.id, tables.c.options).where(tables.c.game == game, told).order_by(tables.c.created)
        )
        found = [(str(row[0]), msgspec.json.decode(row[1])) for row in rows]
        return [(id, setup) for id, setup in found if setup.get(item) == world]

    # --- taking it out ---

    async def rewrite(
        self,
        header: Header,
        entry: Entry,
        past: Sequence[Entry],
        ids: Collection[str],
        markers: Mapping[str, str],
        caches: Iterable[Executable],
    ) -> None:
        """A table without somebody, all in one: its past reads otherwise, and the new entry tells all processes to read
        it again. SeqConflict if another writer was faster; then nothing has changed."""
        tables, log, chapters, seated = schema.tables, schema.log, schema.chapters, schema.seated
        mine = tables.c.id == header.id
        statements: list[Executable] = [
            update(log).where(log.c.table_id == header.id, log.c.seq == each.seq).values(data=encoded(each.data))
            for each in past
        ]
        statements.append(update(tables).where(mine).values(name=header.name, options=encoded(header.setup)))
        statements.append(update(tables).where(mine, tables.c.host.in_(ids)).values(host=""))
        if header.saga is not None:
            offers = encoded(header.saga.offers)
            statements.append(update(chapters).where(chapters.c.table_id == header.id).values(offers=offers))
        statements.append(delete(seated).where(seated.c.table_id == header.id, seated.c.person.in_(ids)))
        statements += caches
        statements += await self._silenced(header.id, ids, markers)
        row = log_row(header.id, entry)

        async def do(connection: AsyncConnection) -> None:
            await connection.execute(log.insert(), row)
            for statement in statements:
                await connection.execute(statement)

        await self._store._write(do, header.id)

    async def _silenced(self, table: str, ids: Collection[str], markers: Mapping[str, str]) -> list[Executable]:
        """What they said is gone; what others said to them names nobody."""
        chat = schema.chat
        found: list[Executable] = []
        for row in await self._store._rows(select(chat).where(chat.c.table_id == table)):
            if speaker(row.nonce) in ids:
                new = {"name": erased_name(row.seat), "text": "", "nonce": f":{row.id}", "mark": ""}
            elif speaker(row.nonce) == BOT:
                continue  # it calls people by their chairs
            else:
                new = {"text": replaced(row.text, markers)}
            if any(getattr(row, name) != value for name, value in new.items()):
                found.append(update(chat).where(chat.c.id == row.id).values(**new))
        return found

    def summary(self, table: str, seq: int, line: str | None) -> Executable:
        """A table's line in lists from now on; without one it is made when somebody looks."""
        summaries = schema.summaries
        if line is None:
            return delete(summaries).where(summaries.c.table_id == table)
        new = self._store._insert(summaries).values(table_id=table, seq=seq, data=line)
        statement: Executable = new.on_conflict_do_update(index_elements=["table_id"], set_={"seq": seq, "data": line})
        return statement

    def ending(self, table: str, data: bytes) -> Executable:
        new = self._store._insert(schema.endings).values(table_id=table, data=data)
        statement: Executable = new.on_conflict_do_update(index_elements=["table_id"], set_={"data": data})
        return statement

    def told(self, table: str, data: bytes) -> Executable:
        return update(schema.chapters).where(schema.chapters.c.table_id == table).values(told=data)

    async def name_saga(self, saga: str, name: str) -> None:
        await self._store._do(update(schema.sagas).where(schema.sagas.c.id == saga).values(name=name))

    async def tournament_tables(self, ids: Collection[str]) -> list[tuple[str, str]]:
        """The tables of somebody's tournaments, whoever sits there, each with its name."""
        held, pairings, tables = schema.tournaments, schema.pairings, schema.tables
        mine = select(pairings.c.table_id).join(held, held.c.id == pairings.c.tournament).where(held.c.host.in_(ids))
        rows = await self._store._rows(select(tables.c.id, tables.c.name).where(tables.c.id.in_(mine)))
        return [(str(row[0]), str(row[1])) for row in rows]

    async def name_tournaments(self, ids: Collection[str], names: Collection[str]) -> None:
        """Somebody's tournaments bear none of their names."""
        held = schema.tournaments
        for id, name in await self._store._rows(select(held.c.id, held.c.name).where(held.c.host.in_(ids))):
            now = without_names(name, names, erased_name(None))
            await self._store._do(update(held).where(held.c.id == id).values(name=now))

    async def anonymise_reports(self, ids: Collection[str], tables: Collection[str], names: Collection[str]) -> None:
        """Reports stay until they are too old, by nobody and about nobody."""
        reports = schema.reports
        which = or_(reports.c.by.in_(ids), reports.c.whom.in_(ids), reports.c.table.in_(tables))
        nobody = erased_name(None)
        for row in await self._store._rows(select(reports).where(which)):
            lines = [
                msgspec.structs.replace(line, name=nobody, text="")
                if line.name in names
                else msgspec.structs.replace(line, text=without_names(line.text, names, nobody))
                for line in msgspec.json.decode(row.lines, type=list[ReportedLine])
            ]
            new: Row = {
                "reason": without_names(row.reason, names, nobody),
                "table_name": without_names(row.table_name, names, nobody),
                "lines": encoded(lines),
            }
            if row.by in ids:
                new |= {"by": "", "by_name": ""}
            if row.whom in ids:
                new |= {"whom": "", "whom_name": nobody}
            await self._store._do(update(reports).where(reports.c.number == row.number).values(**new))

    async def forget(self, ids: Collection[str]) -> None:
        """The persons themselves, with account, sessions, setups and votes. Then nothing here leads to them."""
        accounts, sessions, persons, sagas = schema.accounts, schema.sessions, schema.persons, schema.sagas
        placings, ratings = schema.placings, schema.ratings
        held, entrants, nobody = schema.tournaments, schema.entrants, erased_name(None)
        mine = entrants.c.person.in_(ids)
        await self._store._do(
            locked(persons.c.id, ids),
            update(placings).where(placings.c.person.in_(ids)).values(person=gone_person()),
            delete(ratings).where(ratings.c.person.in_(ids)),
            update(held).where(held.c.host.in_(ids)).values(host=""),
            update(entrants).where(mine).values(person="", name=nobody, mark="", gone=1),
            update(sagas).where(sagas.c.host.in_(ids)).values(host=""),
            delete(schema.setups).where(schema.setups.c.person.in_(ids)),
            delete(schema.votes).where(schema.votes.c.person.in_(ids)),
            delete(accounts).where(accounts.c.person.in_(ids)),
            delete(sessions).where(sessions.c.person.in_(ids)),
            delete(schema.seated).where(schema.seated.c.person.in_(ids)),
            *reminders_of(ids),
            *untied(ids),
            delete(persons).where(persons.c.id.in_(ids)),
        )

    # --- giving it out ---

    async def rows(self, table: str, columns: Sequence[str], which: ColumnElement[bool]) -> list[Row]:
        """Rows of a table as they are stored, these columns only."""
        found = schema.metadata.tables[table]
        wanted = [found.c[name] for name in columns]
        rows = await self._store._rows(select(*wanted).where(which).order_by(*found.primary_key.columns))
        return [dict(zip(columns, row, strict=True)) for row in rows]


def replaced(text: str, markers: Mapping[str, str]) -> str:
    for name in sorted(markers, key=len, reverse=True):
        text = without_names(text, [name], markers[name])
    return text


def spoken_by(ids: Collection[str]) -> ColumnElement[bool]:
    return or_(*(schema.chat.c.nonce.startswith(f"{id}:", autoescape=True) for id in ids))


def _holds(column: Any, ids: Collection[str]) -> ColumnElement[bool]:
    return or_(*(column.contains(id, autoescape=True) for id in ids))
