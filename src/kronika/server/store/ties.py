"""The part of the store that knows who is whose friend, who blocks whom, and which chairs are offered to whom."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import msgspec
from sqlalchemy import Executable, and_, delete, func, or_, select, update

from kronika.server import steady_clock
from kronika.server.store import schema
from kronika.server.store.database import storable
from kronika.server.store.store import AT_ONCE, Store


class Tie(msgspec.Struct, frozen=True):
    """What somebody is to a person: as what the person has put them down, or as what they have put down the person."""

    other: str
    kind: str
    name: str
    """That of their account; without one, what they were called at the table."""
    at: float
    hidden: bool = False
    """Whether they do not want to be seen."""


class Bid(msgspec.Struct, frozen=True):
    """A chair that is offered to somebody."""

    table: str
    person: str
    by: str
    kind: str
    seat: int | None
    number: int
    declined: bool
    at: float


class TieStore:
    """Each row is its own person's: nobody's word about somebody else changes by what that one does, but that a
    friendship has two sides and ends on both."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- friends and blocks ---

    async def of(self, person: str) -> dict[str, Tie]:
        """Whom somebody has put down as what, by person, the oldest first."""
        ties, accounts = schema.ties, schema.accounts
        wanted = select(ties.c.other, ties.c.kind, ties.c.name, ties.c.at, accounts.c.name, accounts.c.hidden)
        wanted = wanted.outerjoin(accounts, accounts.c.person == ties.c.other).where(ties.c.person == person)
        return {row[0]: _tie(row) for row in await self._store._rows(wanted.order_by(ties.c.at, ties.c.other))}

    async def towards(self, person: str, kind: str, most: int) -> list[Tie]:
        """Who has put somebody down as this, the newest first; those with an account alone."""
        ties, accounts = schema.ties, schema.accounts
        wanted = select(ties.c.person, ties.c.kind, ties.c.name, ties.c.at, accounts.c.name, accounts.c.hidden)
        wanted = wanted.join(accounts, accounts.c.person == ties.c.person)
        wanted = wanted.where(ties.c.other == person, ties.c.kind == kind).order_by(ties.c.at.desc()).limit(most)
        return [_tie(row) for row in await self._store._rows(wanted)]

    async def between(self, person: str, other: str) -> tuple[str, str]:
        """As what each of the two has put down the other; "": as nothing."""
        ties = schema.ties
        both = or_(
            and_(ties.c.person == person, ties.c.other == other), and_(ties.c.person == other, ties.c.other == person)
        )
        kinds = {row[0]: row[1] for row in await self._store._rows(select(ties.c.person, ties.c.kind).where(both))}
        return kinds.get(person, ""), kinds.get(other, "")

    async def around(self, person: str) -> set[str]:
        """All who have put somebody down as anything, or whom they have."""
        ties = schema.ties
        wanted = select(ties.c.person, ties.c.other).where(or_(ties.c.person == person, ties.c.other == person))
        return {id for row in await self._store._rows(wanted) for id in row} - {person}

    async def put(self, *rows: tuple[str, str, str, str]) -> None:
        """Person, other, kind and what the other is called, for each."""
        now = steady_clock.now()
        await self._store._do(*(self._putting(*row, now) for row in rows))

    def _putting(self, person: str, other: str, kind: str, name: str, now: float) -> Executable:
        new: Any = self._store._insert(schema.ties).values(person=person, other=other, kind=kind, name=name, at=now)
        done: Executable = new.on_conflict_do_update(
            index_elements=["person", "other"], set_={"kind": kind, "name": name, "at": now}
        )
        return done

    async def drop(self, person: str, other: str, kind: str, both: bool = False) -> None:
        """Takes somebody's word back, and where it has two sides, the other's too."""
        ties = schema.ties
        mine = and_(ties.c.person == person, ties.c.other == other, ties.c.kind == kind)
        theirs = and_(ties.c.person == other, ties.c.other == person, ties.c.kind == kind)
        await self._store._do(delete(ties).where(or_(mine, theirs) if both else mine))

    async def block(self, person: str, other: str, name: str) -> None:
        """What they were to each other ends with it. A request of the other stays: they are not told."""
        ties, now = schema.ties, steady_clock.now()
        theirs = and_(ties.c.person == other, ties.c.other == person, ties.c.kind == "friend")
        await self._store._do(delete(ties).where(theirs), self._putting(person, other, "blocked", name, now))

    async def count(self, person: str, kind: str) -> int:
        ties = schema.ties
        wanted = select(func.count()).select_from(ties).where(ties.c.person == person, ties.c.kind == kind)
        return int((await self._store._rows(wanted))[0][0])

    async def has_blocked(self, person: str, other: str) -> bool:
        return bool(person and other) and (await self.between(person, other))[0] == "blocked"

    async def blocks(self, persons: Collection[str]) -> set[tuple[str, str]]:
        """Who of some people has blocked whom of them."""
        ties = schema.ties
        which = and_(ties.c.kind == "blocked", ties.c.person.in_(persons), ties.c.other.in_(persons))
        return {(row[0], row[1]) for row in await self._store._rows(select(ties.c.person, ties.c.other).where(which))}

    async def veils(self, persons: Collection[str]) -> dict[str, set[str]]:
        """Between whom and whom there is a block, whichever of them has made it; those of whom there is none are left
        out."""
        ties, found, some = schema.ties, dict[str, set[str]](), list(persons)
        for start in range(0, len(some), AT_ONCE):
            these = some[start : start + AT_ONCE]
            which = and_(ties.c.kind == "blocked", or_(ties.c.person.in_(these), ties.c.other.in_(these)))
            for one, other in await self._store._rows(select(ties.c.person, ties.c.other).where(which)):
                for person, from_whom in ((one, other), (other, one)):
                    if person in persons:
                        found.setdefault(person, set()).add(from_whom)
        return found

    async def hand_over(self, guest: str, person: str) -> None:
        """A guest has signed in: what they were to others, and others to them, holds for the account, unless it knows
        better."""
        ties, bids = schema.ties, schema.bids
        statements: list[Executable] = []
        for mine, theirs in ((ties.c.person, ties.c.other), (ties.c.other, ties.c.person)):
            known = select(theirs).where(mine == person).scalar_subquery()
            free = and_(mine == guest, theirs != person, theirs.not_in(known))
            statements.append(update(ties).where(free).values({mine.name: person}))
        known = select(bids.c.table_id).where(bids.c.person == person).scalar_subquery()
        own = and_(bids.c.person == guest, bids.c.table_id.not_in(known))
        statements.append(update(bids).where(own).values(person=person))
        await self._store._do(*statements, *untied([guest]))

    # --- whether they are seen ---

    async def is_hidden(self, person: str) -> bool:
        accounts = schema.accounts
        rows = await self._store._rows(select(accounts.c.hidden).where(accounts.c.person == person))
        return bool(rows and rows[0][0])

    async def hide(self, person: str, hidden: bool) -> None:
        accounts = schema.accounts
        await self._store._do(update(accounts).where(accounts.c.person == person).values(hidden=int(hidden)))

    async def seen(self, persons: Collection[str]) -> dict[str, float]:
        """When they were last here, to the hour."""
        sessions = schema.sessions
        wanted = select(sessions.c.person, func.max(sessions.c.seen)).where(sessions.c.person.in_(persons))
        return {row[0]: row[1] for row in await self._store._rows(wanted.group_by(sessions.c.person))}

    # --- chairs that are offered ---

    async def bids(self, person: str, most: int) -> list[Bid]:
        """The chairs that are offered to somebody, the newest first; whether they still are, their tables say."""
        bids = schema.bids
        mine = and_(bids.c.person == person, bids.c.declined == 0)
        return await self._bids(select(bids).where(mine).order_by(bids.c.at.desc()).limit(most))

    async def bids_to(self, table: str) -> list[Bid]:
        """To whom chairs of a table were offered."""
        return await self._bids(select(schema.bids).where(schema.bids.c.table_id == table))

    async def _bids(self, wanted: Any) -> list[Bid]:
        rows = await self._store._rows(wanted)
        return [
            Bid(row.table_id, row.person, row.by, row.kind, row.seat, row.number, bool(row.declined), row.at)
            for row in rows
        ]

    async def bid(self, bids: Iterable[Bid]) -> None:
        """Offers chairs. Whoever was offered one at the same table before is offered it again, unless they said no
        since the invitations were last taken back."""
        statements: list[Executable] = []
        for each in bids:
            row = {**msgspec.structs.asdict(each), "table_id": each.table, "declined": int(each.declined)}
            del row["table"]
            new: Any = self._store._insert(schema.bids).values(**row)
            again = {name: row[name] for name in ("by", "kind", "seat", "number", "declined", "at")}
            older = schema.bids.c.number < each.number
            statements.append(new.on_conflict_do_update(index_elements=["table_id", "person"], set_=again, where=older))
        if statements:
            await self._store._do(*statements)

    async def decline(self, table: str, person: str) -> None:
        bids = schema.bids
        mine = and_(bids.c.table_id == table, bids.c.person == person)
        if storable(table):
            await self._store._do(update(bids).where(mine).values(declined=1))

    async def strike(self, person: str, tables: Collection[str]) -> None:
        """These are offered no longer."""
        bids = schema.bids
        await self._store._do(delete(bids).where(bids.c.person == person, bids.c.table_id.in_(tables)))


def untied(ids: Collection[str]) -> list[Executable]:
    """Nothing is left between these and anybody."""
    ties, bids = schema.ties, schema.bids
    return [
        delete(ties).where(or_(ties.c.person.in_(ids), ties.c.other.in_(ids))),
        delete(bids).where(or_(bids.c.person.in_(ids), bids.c.by.in_(ids))),
    ]


def _tie(row: Any) -> Tie:
    return Tie(row[0], row[1], row[4] or row[2], row[3], bool(row[5]))
