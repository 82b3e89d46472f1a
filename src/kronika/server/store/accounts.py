"""The part of the store that knows accounts and the sessions of persons."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import ColumnElement, delete, insert, select, update

from kronika.server import steady_clock
from kronika.server.store import schema
from kronika.server.store.store import SeqConflict, Store


class Account(msgspec.Struct, frozen=True):
    """Who signs in by this name, and the hash of their password."""

    person: str
    name: str
    hash: str = ""
    skeleton: str = ""


class Device(msgspec.Struct, frozen=True):
    """A session of somebody, by the hash of its cookie's word: the kind of device, when it began, when it was last
    there (to the hour)."""

    session: str
    agent: str
    begun: float
    seen: float


class AccountStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    # --- accounts ---

    async def named(self, key: str) -> Account | None:
        return await self._one(schema.accounts.c.key == key)

    async def of(self, person: str) -> Account | None:
        return await self._one(schema.accounts.c.person == person)

    async def _one(self, which: ColumnElement[bool]) -> Account | None:
        accounts = schema.accounts
        wanted = select(accounts.c.person, accounts.c.name, accounts.c.hash, accounts.c.skeleton).where(which)
        rows = await self._store._rows(wanted)
        return Account(*rows[0]) if rows else None

    async def alike(self, skeletons: Collection[str]) -> list[str]:
        """The persons of accounts whose names look like this, who had theirs first before the others."""
        accounts = schema.accounts
        wanted = select(accounts.c.person).where(accounts.c.skeleton.in_(sorted(skeletons)))
        rows = await self._store._rows(wanted.order_by(accounts.c.created, accounts.c.person))
        return [str(row[0]) for row in rows]

    async def add(self, key: str, account: Account) -> bool:
        """Whether the name was free, and the person had no account yet."""
        row = {**msgspec.structs.asdict(account), "key": key, "created": steady_clock.now()}
        try:
            await self._store._do(insert(schema.accounts).values(**row))
        except SeqConflict:
            return False
        return True

    async def take_back(self, person: str) -> None:
        """An account that has just been made, and may not be."""
        await self._store._do(delete(schema.accounts).where(schema.accounts.c.person == person))

    async def set_skeleton(self, person: str, skeleton: str) -> None:
        accounts = schema.accounts
        await self._store._do(update(accounts).where(accounts.c.person == person).values(skeleton=skeleton))

    async def set_hash(self, person: str, before: str, now: str) -> bool:
        """Another hash of the password, unless somebody has changed it meanwhile."""
        accounts = schema.accounts
        mine = (accounts.c.person == person) & (accounts.c.hash == before)
        await self._store._do(update(accounts).where(mine).values(hash=now))
        found = await self.of(person)
        return found is not None and found.hash == now

    # --- sessions ---

    async def begin_session(self, hash: str, person: str, agent: str, instead_of: str = "") -> None:
        """A new session of somebody; the one that it replaces ends in the same moment."""
        now = steady_clock.now()
        begin = insert(schema.sessions).values(hash=hash, person=person, created=now, agent=agent, seen=now)
        pushed = schema.push_subscriptions
        await self._store._do(
            delete(schema.sessions).where(schema.sessions.c.hash == instead_of),
            begin,
            # The browser is the same, whoever looks at it now.
            update(pushed).where(pushed.c.session == instead_of).values(session=hash, person=person),
        )

    async def end_session(self, hash: str) -> None:
        sessions, pushed = schema.sessions, schema.push_subscriptions
        await self._store._do(
            delete(sessions).where(sessions.c.hash == hash), delete(pushed).where(pushed.c.session == hash)
        )

    async def end_sessions(self, person: str, except_for: str = "") -> None:
        sessions = schema.sessions
        others = (sessions.c.person == person) & (sessions.c.hash != except_for)
        pushed = schema.push_subscriptions
        theirs = (pushed.c.person == person) & (pushed.c.session != except_for)
        await self._store._do(delete(sessions).where(others), delete(pushed).where(theirs))

    async def devices(self, person: str) -> list[Device]:
        sessions = schema.sessions
        wanted = select(sessions.c.hash, sessions.c.agent, sessions.c.created, sessions.c.seen)
        rows = await self._store._rows(wanted.where(sessions.c.person == person))
        return [Device(*row) for row in rows]

    async def note_seen(self, hash: str) -> None:
        sessions = schema.sessions
        await self._store._do(update(sessions).where(sessions.c.hash == hash).values(seen=steady_clock.now()))

    # --- tables and sagas ---

    async def hand_sagas(self, guest: str, person: str) -> None:
        sagas = schema.sagas
        await self._store._do(update(sagas).where(sagas.c.host == guest).values(host=person))

    async def kept_from(self, person: str) -> set[str]:
        """The unfinished tables with an order that names somebody: they may not write there, or not sit down again. By
        the tables' lines, which are saved a moment after what they tell."""
        lines, endings = schema.summaries, schema.endings
        told = lines.c.data.contains(person, autoescape=True)
        wanted = select(lines.c.table_id).where(told, lines.c.table_id.not_in(select(endings.c.table_id)))
        return {str(row[0]) for row in await self._store._rows(wanted)}

    async def tables_of(self, person: str) -> list[str]:
        """All tables where somebody sits, which they started, or where they are offered a chair; finished ones too."""
        tables, seated, chapters = schema.tables, schema.seated, schema.chapters
        mine = select(seated.c.table_id).where(seated.c.person == person)
        offered = select(chapters.c.table_id).where(chapters.c.offers.contains(person, autoescape=True))
        theirs = tables.c.id.in_(mine) | tables.c.id.in_(offered) | (tables.c.host == person)
        wanted = select(tables.c.id).where(theirs).order_by(tables.c.created)
        return [str(row[0]) for row in await self._store._rows(wanted)]
