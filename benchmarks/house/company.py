"""Company for a full house: people who look at the list of open tables while it changes all the time, and tables at
which the strongest bots play each other, with somebody who looks on."""

from __future__ import annotations

import asyncio
import itertools
import sys
from collections import Counter
from collections.abc import Awaitable
from typing import Any

import httpx
import msgspec
from websockets.exceptions import WebSocketException

import kronika
from benchmarks.house.aside import act
from benchmarks.house.people import Guest, caller, dial, heard, message

HOSTS = 20
"""Open tables; one of them leaves the list or comes back every second."""
COMING = 16
"""People who come at the same time."""


class Aim(msgspec.Struct):
    bases: list[str]
    lookers: int = 0
    thinkers: int = 0


class Company:
    def __init__(self, aim: Aim, client: httpx.AsyncClient, done: Counter[str]) -> None:
        self._aim = aim
        self._client = client
        self._done = done
        self._coming = asyncio.Semaphore(COMING)

    def _base(self, number: int) -> str:
        return self._aim.bases[number % len(self._aim.bases)]

    async def _guest(self, number: int, kind: int) -> Guest:
        async with self._coming:
            guest = Guest(self._client, f"C{number}", f"10.{100 + kind}.{number // 250}.{number % 250 + 1}")
            await guest.come(self._base(number))
            return guest

    async def look(self, number: int) -> None:
        """Somebody in the lobby."""
        guest = await self._guest(number, 1)
        async with self._coming:
            line = await dial(self._base(number), guest.cookie)
        await line.send(message({"type": "lobby", "look": True}))
        self._done["look at the list"] += 1
        try:
            async for _ in line:
                self._done["lists"] += 1
        except WebSocketException:
            pass
        self._done["broke: were cut off"] += 1

    async def host(self) -> None:
        """Those whose tables stand in the list, and leave it, by turns."""
        guests = [await self._guest(number, 2) for number in range(HOSTS)]
        tables = []
        for number, guest in enumerate(guests):
            seats = [{"kind": "me"}, {"kind": "empty"}]
            wanted = {"game": "dominion", "name": "", "seats": seats, "player": guest.name, "listed": True}
            tables.append((await guest.post(f"{self._base(number)}/api/tables", wanted))["id"])
        for number in itertools.count():
            guest, table = guests[number % HOSTS], tables[number % HOSTS]
            order = {"listed": number // HOSTS % 2 == 1}
            await guest.post(f"{self._base(number)}/api/tables/{table}/arrange", order)
            self._done["changes of the list"] += 1
            await asyncio.sleep(1.0)

    async def think(self, number: int) -> None:
        """A table of the strongest of each game after the other, and the next when it is over."""
        guest = await self._guest(number, 3)
        games: list[Any] = kronika.games()
        for count in itertools.count(number):
            game = games[count % len(games)]
            seats = [{"kind": "bot", "bot": game["levels"][-1]["id"]}] * 2
            wanted = {"game": game["id"], "name": "", "seats": seats, "player": guest.name}
            table = (await guest.post(f"{self._base(number)}/api/tables", wanted))["id"]
            line = await guest.look(self._base(number), table)
            async for text in line:
                told = heard(text)
                self._done["states of bots' tables"] += 1
                if told.result is not None:
                    break
            await line.close()
            self._done["games of bots"] += 1


async def deeds(aim: Aim, done: Counter[str]) -> None:
    async with caller() as client:
        company = Company(aim, client, done)
        everybody: list[Awaitable[None]] = [company.look(number) for number in range(aim.lookers)]
        everybody += [company.think(number) for number in range(aim.thinkers)]
        if aim.lookers:
            everybody.append(company.host())
        await asyncio.gather(*everybody)


if __name__ == "__main__":
    aim = msgspec.json.decode(sys.argv[1], type=Aim)
    act(lambda done: [deeds(aim, done)])
