"""Tables and their store, without a server around them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

from kronika.server import chairs
from kronika.server.bus import LocalBus
from kronika.server.change import Change
from kronika.server.live_table import LiveTable
from kronika.server.occupant import Occupant
from kronika.server.store.store import Entry, Header, Store
from kronika.server.table_service import answer
from kronika.server.tables import Tables
from tests.server.parlour import legal, relaxed

ANNA, KAREL = "anna", "karel"


class House:
    """Tables at a store, at each of which Anna and Karel sit."""

    def __init__(self, data: Path) -> None:
        self.store = Store(relaxed(data).database, durable=False)
        self.tables = self.fresh_tables()
        self._chance = random.Random(1)

    def fresh_tables(self) -> Tables:
        """As after a restart."""
        nobody, nothing = (lambda table: False), (lambda live: None)
        return Tables(self.store, LocalBus(), 100, is_watched=nobody, changed_elsewhere=nothing)

    async def add(self, id: str, answers: int = 0) -> LiveTable:
        header = Header(id, "played", "dominion", 1, "", {}, "seed", ANNA, 1.0)
        change = chairs.seats({0: Occupant("Anna", ANNA), 1: Occupant("Karel", KAREL)}, "begin")
        live = await self.tables.add(header, [Entry(1, "seat", change.data, "begin", 1.0)], set())
        for _ in range(answers):
            await self.answer(id)
        return live

    async def answer(self, id: str) -> None:
        def plan(live: LiveTable) -> Change:
            seat = next(iter(live.opened))
            keys = legal(live.opened[seat].ask.plain(), self._chance)
            return answer(live, seat, live.ask_id(seat), keys, f"n{live.seq}")

        await self.tables.change(id, plan)

    async def read_again(self, id: str) -> LiveTable:
        header = await self.store.header(id)
        assert header is not None
        return LiveTable(header, await self.store.entries(id))


def play(data: Path, do: Callable[[House], Awaitable[None]]) -> None:
    async def session() -> None:
        house = House(data)
        await house.store.open()
        try:
            for person in (ANNA, KAREL):
                await house.store.add_person(person, f"hash of {person}")
            await do(house)
        finally:
            await house.tables.close()
            await house.store.close()

    asyncio.run(session())
