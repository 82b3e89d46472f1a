"""Where only one can: who matters more comes first, and nobody gets more turns by wanting more."""

from __future__ import annotations

import asyncio

from kronika.server.turns import Turns


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


class Counter:
    """Where people stand in line; one is served, and goes when the test says so."""

    def __init__(self) -> None:
        self.turns = Turns()
        self.served: list[str] = []
        self.ranks: dict[str, int] = {}
        self._gates: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, name: str, rank: int, owner: str = "") -> None:
        self.ranks[name] = rank
        self._gates[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._stand(name, owner or name))
        await settle()

    async def _stand(self, name: str, owner: str) -> None:
        async with self.turns.turn(lambda: self.ranks[name], owner):
            self.served.append(name)
            await self._gates[name].wait()

    async def serve_all(self) -> list[str]:
        while any(not task.done() for task in self.tasks.values()):
            self._gates[self.served[-1]].set()
            await settle()
        return self.served


def test_who_matters_more_comes_first_and_of_equals_whoever_came_first() -> None:
    async def session() -> None:
        counter = Counter()
        await counter.come("served", 2)
        for name, rank in (("late", 2), ("first", 1), ("second", 1), ("best", 0)):
            await counter.come(name, rank)
        assert await counter.serve_all() == ["served", "best", "first", "second", "late"]
        await counter.come("alone", 2)
        assert counter.served[-1] == "alone"
        await counter.serve_all()

    asyncio.run(session())


def test_somebody_may_come_to_matter_while_they_wait() -> None:
    async def session() -> None:
        counter = Counter()
        for name in ("served", "first", "second"):
            await counter.come(name, 2)
        counter.ranks["second"] = 0
        assert await counter.serve_all() == ["served", "second", "first"]

    asyncio.run(session())


def test_owners_take_turns_however_much_one_of_them_wants() -> None:
    async def session() -> None:
        counter = Counter()
        for number in range(5):
            await counter.come(f"rude {number}", 1, "rude")
        for number in range(2):
            await counter.come(f"kind {number}", 1, "kind")
        await counter.come("third", 1)
        served = await counter.serve_all()
        assert served[:4] == ["rude 0", "rude 1", "kind 0", "third"]
        assert served[4:] == ["rude 2", "kind 1", "rude 3", "rude 4"]

    asyncio.run(session())


def test_whoever_goes_leaves_the_turn_to_the_next() -> None:
    async def session() -> None:
        counter = Counter()
        for name in ("served", "gone", "goes at once", "next"):
            await counter.come(name, 1)
        counter.tasks["gone"].cancel()
        await settle()
        counter._gates["served"].set()
        await asyncio.sleep(0)
        counter.tasks["goes at once"].cancel()  # the turn may have come in the very same moment
        await settle()
        assert await counter.serve_all() in (["served", "next"], ["served", "goes at once", "next"])

    asyncio.run(session())
