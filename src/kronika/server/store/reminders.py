"""The part of the store that knows who wants to be reminded of what, which browsers can be told, and what was said."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import Executable, and_, case, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kronika.server.store import schema
from kronika.server.store.store import Store, encoded

NONE = "{}"
CURSOR = "reminded of ends"
OVERLAP = 100
"""With several writers a game may get a lower number and be there later: how many are looked at again."""
ASIDE = 5
"""Failures in a row after which a browser's address is given up."""
DAY = 24 * 3600


class Wishes(msgspec.Struct, frozen=True):
    """What somebody wants to be reminded of, and when not."""

    person: str
    choices: dict[str, list[str]] = {}
    quiet_begins: int | None = None
    quiet_ends: int | None = None
    zone: str = ""
    lang: str = "en"
    address: str = ""
    confirmed: float | None = None
    since: float = 0.0


class Subscription(msgspec.Struct, frozen=True):
    """A browser that can be told something."""

    person: str
    session: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str

    @property
    def id(self) -> str:
        return sha256(self.endpoint.encode()).hexdigest()


class Notice(msgspec.Struct, frozen=True):
    """What somebody is to be told about a table, and when."""

    person: str
    table: str
    kind: str
    about: str
    due: float


class Ended(msgspec.Struct, frozen=True):
    """A game that is over, and somebody who sat there."""

    person: str
    table: str
    at: float


class ReminderStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    # --- wishes ---

    async def of(self, person: str) -> Wishes | None:
        found = await self.of_all([person])
        return found.get(person)

    async def of_all(self, persons: Collection[str]) -> dict[str, Wishes]:
        known = schema.reminders
        columns = [known.c[name] for name in Wishes.__struct_fields__]
        rows = await self._store._rows(select(*columns).where(known.c.person.in_(persons)))
        return {row[0]: Wishes(row[0], msgspec.json.decode(row[1]), *row[2:]) for row in rows}

    async def put(self, wishes: Wishes, anew: bool) -> None:
        """Where somebody wants something else, their tables are looked at `anew`: nobody has noted what they had no
        wish for."""
        row = msgspec.structs.asdict(wishes) | {"choices": encoded(wishes.choices)}
        new = self._store._insert(schema.reminders).values(**row, mail_day=0, mails=0)
        seated = select(schema.seated.c.table_id).where(schema.seated.c.person == wishes.person)
        statements = [new.on_conflict_do_update(index_elements=["person"], set_=row)]
        if anew:
            statements.append(delete(schema.reminded).where(schema.reminded.c.table_id.in_(seated)))
        await self._store._do(*statements)

    async def hand_over(self, guest: str, person: str) -> None:
        """A guest has signed in: what they wished holds, unless the account has wishes of its own."""
        known, taken = schema.reminders, schema.reminders.alias()
        free = ~select(taken.c.person).where(taken.c.person == person).exists()
        await self._store._do(
            update(known).where(known.c.person == guest, free).values(person=person),
            delete(known).where(known.c.person == guest),
            delete(schema.notices).where(schema.notices.c.person == guest),
        )

    async def count_mail(self, person: str, now: float, most: int) -> bool:
        """Whether somebody may get one more mail today; then it counts."""
        known, day, won = schema.reminders, int(now // DAY), False
        fresh = known.c.mail_day != day
        count = (
            update(known)
            .where(known.c.person == person, or_(fresh, known.c.mails < most))
            .values(mail_day=day, mails=case((fresh, 1), else_=known.c.mails + 1))
        )

        async def do(connection: AsyncConnection) -> None:
            nonlocal won
            won = (await connection.execute(count)).rowcount == 1

        await self._store._write(do)
        return won

    # --- browsers ---

    async def subscribe(self, new: Subscription, now: float, most: int) -> None:
        """A browser, in place of what it was before; where somebody has too many, the oldest go."""
        known = schema.push_subscriptions
        row = msgspec.structs.asdict(new) | {"id": new.id, "created": now, "failures": 0}
        put = self._store._insert(known).values(**row)
        kept = select(known.c.id).where(known.c.person == new.person).order_by(known.c.created.desc(), known.c.id)
        kept = select(kept.limit(most).subquery().c.id)
        await self._store._do(
            delete(known).where(known.c.session == new.session, known.c.id != new.id),
            put.on_conflict_do_update(index_elements=["id"], set_=row),
            delete(known).where(known.c.person == new.person, known.c.id.not_in(kept)),
        )

    async def subscriptions(self, person: str) -> list[Subscription]:
        known = schema.push_subscriptions
        columns = [known.c[name] for name in Subscription.__struct_fields__]
        rows = await self._store._rows(select(*columns).where(known.c.person == person).order_by(known.c.created))
        return [Subscription(*row) for row in rows]

    async def unsubscribe(self, id: str) -> None:
        await self._store._do(delete(schema.push_subscriptions).where(schema.push_subscriptions.c.id == id))

    async def unsubscribe_session(self, session: str) -> None:
        known = schema.push_subscriptions
        await self._store._do(delete(known).where(known.c.session == session))

    async def note_failure(self, id: str, failed: bool) -> None:
        known = schema.push_subscriptions
        failures = known.c.failures + 1 if failed else 0
        await self._store._do(
            update(known).where(known.c.id == id).values(failures=failures),
            delete(known).where(known.c.id == id, known.c.failures >= ASIDE),
        )

    # --- what is to be looked at ---

    async def changed(self, slowest: int, most: int) -> list[tuple[str, int]]:
        """Tables with a time limit of this many seconds at least where something has happened that nobody has looked
        at, each with its last entry; only those where somebody sits who wants to be reminded of anything. By lot, so
        that whoever has many of them does not keep the others waiting."""
        tables, log, noted, seated = schema.tables, schema.log, schema.reminded, schema.seated
        last = select(func.max(log.c.seq)).where(log.c.table_id == tables.c.id).scalar_subquery()
        wanted = (
            select(tables.c.id, last)
            .outerjoin(noted, noted.c.table_id == tables.c.id)
            .where(tables.c.kind == "played", tables.c.pace >= slowest)
            .where(tables.c.id.in_(select(seated.c.table_id).where(seated.c.person.in_(_wishing()))))
            .where(or_(noted.c.seq.is_(None), noted.c.seq < last))
            .order_by(func.random())
            .limit(most)
        )
        return [(row[0], row[1]) for row in await self._store._rows(wanted)]

    async def wishing_at(self, table: str) -> list[str]:
        """Those who sit there and want to be reminded of something."""
        seated = schema.seated
        rows = await self._store._rows(
            select(seated.c.person).where(seated.c.table_id == table, seated.c.person.in_(_wishing()))
        )
        return sorted(str(row[0]) for row in rows)

    async def ended(self) -> list[Ended]:
        """Games that have ended since this was last asked, by who sat there and wants to be reminded of something; the
        first time none. Some come again."""
        facts, seated, log = schema.facts, schema.seated, schema.log
        newest = int((await self._store._rows(select(func.coalesce(func.max(facts.c.number), 0))))[0][0])
        known = int(await self._store.secret(CURSOR, str(newest)))
        # The last answer ended it; what was written later (somebody was erased) did not.
        answers = select(func.max(log.c.at)).where(log.c.table_id == facts.c.table_id, log.c.kind == "answer")
        wanted = (
            select(seated.c.person, facts.c.table_id, answers.scalar_subquery())
            .join(facts, facts.c.table_id == seated.c.table_id)
            .where(facts.c.number > known - OVERLAP, seated.c.person.in_(_wishing()))
        )
        found = [Ended(row[0], row[1], row[2] or 0.0) for row in await self._store._rows(wanted)]
        if newest != known:
            secrets = schema.secrets
            await self._store._do(update(secrets).where(secrets.c.name == CURSOR).values(value=str(newest)))
        return found

    # --- notices ---

    async def note_table(self, table: str, seq: int, kinds: Collection[str], found: Sequence[Notice]) -> None:
        """All that there is to say of these kinds about a table, up to an entry of its log; what was there before and
        is no longer so is forgotten. What has been said once is not said again."""
        known = schema.notices
        same = [and_(known.c.person == each.person, known.c.kind == each.kind) for each in found]
        mark = self._store._insert(schema.reminded).values(table_id=table, seq=seq)
        await self._store._do(
            delete(known).where(known.c.table_id == table, known.c.kind.in_(kinds), ~or_(False, *same)),
            *(self._put(each) for each in found),
            mark.on_conflict_do_update(index_elements=["table_id"], set_={"seq": seq}),
            table=table,
        )

    async def note(self, found: Sequence[Notice]) -> None:
        if found:
            await self._store._do(*(self._put(each) for each in found))

    def _put(self, notice: Notice) -> Executable:
        known = schema.notices
        row = msgspec.structs.asdict(notice)
        row["table_id"] = row.pop("table")
        new = self._store._insert(known).values(**row, settled=None)
        changes = {"about": notice.about, "due": notice.due, "settled": None}
        statement: Executable = new.on_conflict_do_update(
            index_elements=["person", "table_id", "kind"], set_=changes, where=known.c.about != notice.about
        )
        return statement

    async def due(self, now: float, most: int) -> list[Notice]:
        known = schema.notices
        columns = (known.c.person, known.c.table_id, known.c.kind, known.c.about, known.c.due)
        wanted = select(*columns).where(known.c.settled.is_(None), known.c.due <= now)
        rows = await self._store._rows(wanted.order_by(known.c.due, known.c.person).limit(most))
        return [Notice(*row) for row in rows]

    async def settle(self, notice: Notice, now: float) -> bool:
        """Whoever gets a yes sends it, and nobody else ever does: it is written before it is sent."""
        return await self._change(notice, {"settled": now})

    async def put_off(self, notice: Notice, due: float) -> bool:
        return await self._change(notice, {"due": due})

    async def _change(self, notice: Notice, values: dict[str, Any]) -> bool:
        known, won = schema.notices, False
        mine = and_(known.c.person == notice.person, known.c.table_id == notice.table, known.c.kind == notice.kind)
        change = update(known).where(mine, known.c.about == notice.about, known.c.settled.is_(None)).values(**values)

        async def do(connection: AsyncConnection) -> None:
            nonlocal won
            won = (await connection.execute(change)).rowcount == 1

        await self._store._write(do)
        return won

    async def forget(self, before: float) -> None:
        """What was said before, or was to be."""
        known = schema.notices
        await self._store._do(delete(known).where(known.c.due < before, func.coalesce(known.c.settled, 0) < before))


def _wishing() -> Any:
    return select(schema.reminders.c.person).where(schema.reminders.c.choices != NONE)


def reminders_of(ids: Collection[str]) -> list[Executable]:
    """Takes out all of this that is about somebody."""
    return [
        delete(known).where(known.c.person.in_(ids))
        for known in (schema.notices, schema.push_subscriptions, schema.reminders)
    ]
