"""The part of the store that knows tournaments. Two keys decide where several processes want the same: an entrant's
number, and an entrant's place in a round."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import and_, delete, func, insert, or_, select, update

from kronika.server.messages import LiveClock
from kronika.server.pairing import System
from kronika.server.store import schema
from kronika.server.store.database import storable
from kronika.server.store.store import SeqConflict, Store, encoded


class Tournament(msgspec.Struct, frozen=True):
    id: str
    name: str
    game: str
    setup: dict[str, Any]
    host: str
    created: float
    system: System
    seats: int
    rounds: int
    time_limit: int
    patience: int
    listed: bool
    status: str = "entering"
    clock: LiveClock | None = None


class Entrant(msgspec.Struct, frozen=True):
    number: int
    person: str
    name: str
    bot: str
    mark: str = ""
    gone: bool = False


class Pairing(msgspec.Struct, frozen=True):
    """An entrant's place in a round."""

    round: int
    entrant: int
    board: int
    seat: int
    table: str
    due: float
    came: float | None = None
    points: float | None = None


class TournamentStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, tournament: Tournament) -> None:
        row = msgspec.structs.asdict(tournament)
        clock = "" if tournament.clock is None else encoded(tournament.clock)
        row["pace"] = row.pop("time_limit")
        row |= {"options": encoded(row.pop("setup")), "listed": int(tournament.listed), "clock": clock}
        await self._store._do(insert(schema.tournaments).values(**row))

    async def one(self, id: str) -> Tournament | None:
        found = await self._some(schema.tournaments.c.id == id, 1) if storable(id) else []
        return found[0] if found else None

    async def running(self) -> list[Tournament]:
        return await self._some(schema.tournaments.c.status == "running", None)

    async def shown_to(self, person: str | None, most: int, since: float) -> list[Tournament]:
        """Those that everybody finds and that are on, or have been waiting for players `since` then at most; and those
        of a person; the newest first."""
        held, entrants = schema.tournaments, schema.entrants
        mine = select(entrants.c.tournament).where(entrants.c.person == (person or "-"))
        removed = mine.where(entrants.c.gone == 1)
        entered = and_(held.c.id.in_(mine), or_(held.c.status != "entering", held.c.id.not_in(removed)))
        on = or_(held.c.status == "running", and_(held.c.status == "entering", held.c.created > since))
        public = and_(held.c.listed == 1, on)
        return await self._some(or_(public, held.c.host == (person or "-"), entered), most)

    async def _some(self, which: Any, most: int | None) -> list[Tournament]:
        held = schema.tournaments
        rows = await self._store._rows(select(held).where(which).order_by(held.c.created.desc(), held.c.id).limit(most))
        return [
            Tournament(
                row.id,
                row.name,
                row.game,
                msgspec.json.decode(row.options),
                row.host,
                row.created,
                row.system,
                row.seats,
                row.rounds,
                row.pace,
                row.patience,
                bool(row.listed),
                row.status,
                msgspec.json.decode(row.clock, type=LiveClock) if row.clock else None,
            )
            for row in rows
        ]

    async def unfinished_of(self, host: str) -> int:
        held = schema.tournaments
        wanted = select(func.count()).select_from(held).where(held.c.host == host, held.c.status != "over")
        return int((await self._store._rows(wanted))[0][0])

    async def turn(self, id: str, before: str, now: str) -> bool:
        """From one status to the next; whether it was this call that did it. When nobody can enter any more, those who
        were taken out need not be remembered."""
        held, entrants, turned = schema.tournaments, schema.entrants, 0

        async def do(connection: Any) -> None:
            nonlocal turned
            mine = update(held).where(held.c.id == id, held.c.status == before).values(status=now)
            turned = (await connection.execute(mine)).rowcount
            if turned and before == "entering":
                out = and_(entrants.c.tournament == id, entrants.c.gone == 1)
                await connection.execute(delete(entrants).where(out))

        await self._store._write(do)
        return bool(turned)

    # --- who plays ---

    async def entrants(self, ids: Collection[str]) -> dict[str, list[Entrant]]:
        entrants = schema.entrants
        wanted = select(entrants).where(entrants.c.tournament.in_(ids)).order_by(entrants.c.number)
        found: dict[str, list[Entrant]] = {id: [] for id in ids}
        for row in await self._store._rows(wanted):
            found[row.tournament].append(Entrant(row.number, row.person, row.name, row.bot, row.mark, bool(row.gone)))
        return found

    async def enter(self, id: str, entrant: Entrant) -> bool:
        """Whether the number was free."""
        row = {**msgspec.structs.asdict(entrant), "tournament": id, "gone": int(entrant.gone)}
        try:
            await self._store._do(insert(schema.entrants).values(**row))
        except SeqConflict:
            return False
        return True

    async def strike(self, id: str, number: int) -> None:
        """Before it begins an entrant who leaves, leaves no trace."""
        entrants = schema.entrants
        await self._store._do(delete(entrants).where(entrants.c.tournament == id, entrants.c.number == number))

    async def note_gone(self, id: str, number: int) -> None:
        entrants = schema.entrants
        mine = and_(entrants.c.tournament == id, entrants.c.number == number)
        await self._store._do(update(entrants).where(mine).values(gone=1))

    async def hand_over(self, guest: str, person: str) -> None:
        """A guest has signed in: their place is the account's, unless that has one already."""
        entrants = schema.entrants
        taken = select(entrants.c.tournament).where(entrants.c.person == person).scalar_subquery()
        mine = and_(entrants.c.person == guest, entrants.c.tournament.not_in(taken))
        await self._store._do(
            update(entrants).where(mine).values(person=person),
            update(entrants).where(entrants.c.person == guest).values(person="", gone=1),
        )

    # --- rounds ---

    async def pairings(self, id: str) -> list[Pairing]:
        pairings = schema.pairings
        wanted = select(pairings).where(pairings.c.tournament == id)
        rows = await self._store._rows(wanted.order_by(pairings.c.round, pairings.c.board, pairings.c.seat))
        return [
            Pairing(row.round, row.entrant, row.board, row.seat, row.table_id, row.due, row.came, row.points)
            for row in rows
        ]

    async def rounds(self, ids: Collection[str]) -> dict[str, int]:
        """Which round is on in each of them."""
        pairings = schema.pairings
        wanted = select(pairings.c.tournament, func.max(pairings.c.round)).where(pairings.c.tournament.in_(ids))
        return {row[0]: row[1] for row in await self._store._rows(wanted.group_by(pairings.c.tournament))}

    async def pair(self, id: str, places: Sequence[Pairing]) -> bool:
        """A round; False if another process has paired it already."""
        rows = [{**msgspec.structs.asdict(each), "tournament": id} for each in places]
        for row in rows:
            row["table_id"] = row.pop("table")
        try:
            await self._store._do(insert(schema.pairings).values(rows))
        except SeqConflict:
            return False
        return True

    async def note_came(self, table: str, person: str, at: float) -> None:
        pairings, entrants = schema.pairings, schema.entrants
        who = select(entrants.c.number).where(
            entrants.c.tournament == pairings.c.tournament, entrants.c.person == person
        )
        here = and_(pairings.c.table_id == table, pairings.c.came.is_(None))
        mine = and_(here, pairings.c.entrant.in_(who.scalar_subquery()))
        await self._store._do(update(pairings).where(mine).values(came=at))

    async def settle(self, table: str, points: Sequence[float]) -> bool:
        """What a game brought, by seat; whether it was this call that noted it."""
        pairings, noted = schema.pairings, 0

        async def do(connection: Any) -> None:
            nonlocal noted
            for seat, each in enumerate(points):
                mine = and_(pairings.c.table_id == table, pairings.c.seat == seat, pairings.c.points.is_(None))
                noted += (await connection.execute(update(pairings).where(mine).values(points=each))).rowcount

        await self._store._write(do, table)
        return bool(noted)

    async def forget(self, before: float) -> None:
        """Tournaments that began before then."""
        held = schema.tournaments
        old = select(held.c.id).where(held.c.created < before).scalar_subquery()
        await self._store._do(
            delete(schema.pairings).where(schema.pairings.c.tournament.in_(old)),
            delete(schema.entrants).where(schema.entrants.c.tournament.in_(old)),
            delete(held).where(held.c.created < before),
        )
