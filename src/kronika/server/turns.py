"""The next one where only one can go on: whoever matters more; of equals all owners in turn, however much one of them
wants."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

Rank = Callable[[], int]
"""How much somebody matters, the lowest first. Asked when a turn is free, since it may change while they wait."""


class Waiting:
    """Somebody in line. `round` is how many turns their owner has wanted before, counted from those that were served
    when they came."""

    __slots__ = ("rank", "round", "turn")

    def __init__(self, rank: Rank, round: int, turn: asyncio.Future[None]) -> None:
        self.rank = rank
        self.round = round
        self.turn = turn


class Turns:
    def __init__(self) -> None:
        self._busy = False
        self._line: list[Waiting] = []
        """In the order in which they came."""
        self._round = 0
        self._rounds: dict[str, int] = {}
        """The last round in which an owner wants a turn."""

    @property
    def waiting(self) -> int:
        """How many stand in line."""
        return len(self._line)

    @asynccontextmanager
    async def turn(self, rank: Rank, owner: str) -> AsyncIterator[None]:
        """Waits for the turn."""
        if self._busy:
            await self._wait(rank, owner)
        self._busy = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, rank: Rank, owner: str) -> None:
        round = max(self._round, self._rounds.get(owner, -1) + 1)
        mine = Waiting(rank, round, asyncio.get_running_loop().create_future())
        self._rounds[owner] = round
        self._line.append(mine)
        try:
            await mine.turn
        except asyncio.CancelledError:
            if mine in self._line:
                self._line.remove(mine)
            else:
                self._pass_on()  # the turn had just come
            raise

    def _pass_on(self) -> None:
        if not self._line:
            self._busy = False
            self._rounds.clear()
            return
        following = min(self._line, key=lambda each: (each.rank(), each.round))
        self._line.remove(following)
        self._round = max(self._round, following.round)
        following.turn.set_result(None)
