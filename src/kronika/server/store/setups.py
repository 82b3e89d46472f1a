"""The part of the store that keeps setups: those of one's own under a name, and how players liked what their games
were set up with."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import case, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kronika.server.store import schema
from kronika.server.store.database import storable
from kronika.server.store.store import Store, encoded

PRIOR = 3.0
WEIGHT = 5
"""A list is ordered as if a number of others had voted in the middle: one vote tops nothing."""


class KeptSetup(msgspec.Struct, frozen=True):
    game: str
    name: str
    data: dict[str, Any]


class Vote(msgspec.Struct, frozen=True):
    """How somebody liked what a game was set up with. `key` is the same for the same setup; what is not `open`
    only those hear of who played it."""

    table: str
    person: str
    game: str
    key: str
    setup: dict[str, Any]
    open: bool
    stars: int
    at: float


class Popularity(msgspec.Struct, frozen=True):
    """What people think of one thing: each of them counts once, however often they have played it."""

    setup: dict[str, Any]
    mean: float
    voters: int
    mine: float
    """The mean of the reader's own votes; 0: none."""


class SetupStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    # --- one's own ---

    async def of(self, person: str) -> list[KeptSetup]:
        """The newest first."""
        setups = schema.setups
        wanted = select(setups.c.game, setups.c.name, setups.c.data).where(setups.c.person == person)
        rows = await self._store._rows(wanted.order_by(setups.c.at.desc(), setups.c.name))
        return [KeptSetup(row[0], row[1], msgspec.json.decode(row[2])) for row in rows]

    async def keep(self, person: str, kept: KeptSetup, at: float, most: int) -> bool:
        """One of the same name gives way. Whether there was room."""
        setups, data = schema.setups, encoded(kept.data)
        mine = (setups.c.person == person) & (setups.c.game == kept.game) & (setups.c.name == kept.name)
        new = self._store._insert(setups).values(person=person, game=kept.game, name=kept.name, data=data, at=at)
        room = False

        async def do(connection: AsyncConnection) -> None:
            nonlocal room
            others = select(func.count()).select_from(setups).where(setups.c.person == person, ~mine)
            room = (await connection.execute(others)).scalar_one() < most
            if room:
                renewed = new.on_conflict_do_update(
                    index_elements=["person", "game", "name"], set_={"data": data, "at": at}
                )
                await connection.execute(renewed)

        await self._store._write(do)
        return room

    async def forget(self, person: str, game: str, name: str) -> None:
        setups = schema.setups
        if storable(game) and storable(name):
            mine = (setups.c.person == person) & (setups.c.game == game) & (setups.c.name == name)
            await self._store._do(delete(setups).where(mine))

    # --- what people liked ---

    async def vote(self, vote: Vote) -> None:
        """One for each game; another takes its place."""
        row = msgspec.structs.asdict(vote) | {"setup": encoded(vote.setup), "open": int(vote.open)}
        new = self._store._insert(schema.votes).values(**row)
        await self._store._do(
            new.on_conflict_do_update(index_elements=["table", "person"], set_={"stars": vote.stars, "at": vote.at})
        )

    async def take_back(self, table: str, person: str) -> None:
        votes = schema.votes
        await self._store._do(delete(votes).where(votes.c.table == table, votes.c.person == person))

    async def stars(self, table: str, person: str) -> int:
        """Somebody's vote about a game; 0: none."""
        votes = schema.votes
        wanted = select(votes.c.stars).where(votes.c.table == table, votes.c.person == person)
        rows = await self._store._rows(wanted)
        return int(rows[0][0]) if rows else 0

    async def liked(self, game: str, person: str, enough: int, most: int) -> list[Popularity]:
        """The best first: what is open to all and has voters enough, and what the reader has voted for."""
        votes = schema.votes
        each = (
            select(
                votes.c.key,
                func.min(votes.c.setup).label("setup"),
                func.min(votes.c.open).label("open"),
                func.avg(votes.c.stars).label("stars"),
                case((votes.c.person == person, func.avg(votes.c.stars)), else_=0).label("mine"),
            )
            .where(votes.c.game == game)
            .group_by(votes.c.key, votes.c.person)
            .subquery()
        )
        voters, mine = func.count(), func.max(each.c.mine)
        rank = (func.sum(each.c.stars) + PRIOR * WEIGHT) / (voters + WEIGHT)
        # Of what few have rated not even the place in the list may tell how they did; the reader knows their own vote.
        known = case((voters >= enough, rank), else_=(mine + PRIOR * WEIGHT) / (1 + WEIGHT))
        wanted = (
            select(func.min(each.c.setup), func.avg(each.c.stars), voters, mine)
            .group_by(each.c.key)
            .having(((voters >= enough) & (func.min(each.c.open) == 1)) | (mine > 0))
            .order_by(known.desc(), each.c.key)
            .limit(most)
        )
        rows = await self._store._rows(wanted)
        return [Popularity(msgspec.json.decode(row[0]), float(row[1]), int(row[2]), float(row[3])) for row in rows]
