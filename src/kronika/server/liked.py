"""How people liked what games were set up with: a kingdom, a world, clans. The server knows none of these: a game
says by which setup it would begin again (`Game.played_setup`), and two that are the same are one thing.

Whoever has an account and sat there to the end has one vote for each game; in a mean every person counts once. Nobody
learns how few have voted, so that no vote can be read off a mean; means are shown in halves.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Literal

import msgspec

from kronika.games import find
from kronika.server import facts, steady_clock, worlds
from kronika.server.errors import RequestError
from kronika.server.live_table import LiveTable
from kronika.server.setup_messages import LikedSetup, Liking
from kronika.server.store.accounts import AccountStore
from kronika.server.store.setups import SetupStore, Vote
from kronika.server.store.store import Store
from kronika.server.tables import Tables

ENOUGH = 3
"""How many voters it takes until a mean is shown."""
MOST = 60
"""Lines of a list."""

Why = Literal["", "account", "chair", "nothing"]


class Likes:
    def __init__(self, store: Store, tables: Tables) -> None:
        self._whole = store
        self._store = SetupStore(store)
        self._accounts = AccountStore(store)
        self._tables = tables

    async def of(self, live: LiveTable, person: str) -> Liking:
        """Somebody's vote about a game, or why they have none."""
        why, _ = await self._about(live, person)
        return Liking(0 if why else await self._store.stars(live.id, person), why)

    async def vote(self, live: LiveTable, person: str, stars: int) -> Liking:
        why, setup = await self._about(live, person)
        if why == "nothing":
            raise RequestError("like-nothing", status=409)
        if why:
            raise RequestError("like-chair" if why == "chair" else "like-account", status=403)
        if stars:
            game = live.header.game
            vote = Vote(live.id, person, game, key_of(setup), setup, is_open(game, setup), stars, steady_clock.now())
            await self._store.vote(vote)
        else:
            await self._store.take_back(live.id, person)
        return Liking(stars, "")

    async def listed(self, game: str, person: str) -> list[LikedSetup]:
        """What people liked of a game, the best first."""
        known = {item.id for item in find(game).setup_items}
        return [
            LikedSetup(
                each.setup,
                round(2 * each.mean) / 2 if each.voters >= ENOUGH else 0.0,
                each.voters if each.voters >= ENOUGH else 0,
                round(each.mine),
            )
            for each in await self._store.liked(game, person, ENOUGH, MOST)
            if set(each.setup) <= known
        ]

    async def _about(self, live: LiveTable, person: str) -> tuple[Why, dict[str, Any]]:
        """What somebody may rate of a game, or why they may not."""
        setup = None if live.table is None or facts.record(live) is None else live.table.played_setup()
        if setup is None or not await self._told(live, setup):
            return "nothing", {}
        seat = live.seat_of(person)
        if seat is None or live.chairs[seat].resigned:
            return "chair", {}
        if await self._accounts.of(person) is None:
            return "account", {}
        return "", dict(setup)

    async def _told(self, live: LiveTable, setup: dict[str, Any]) -> bool:
        """A saga's world is its people's, for as long as it goes on: whatever a secret item says of it stays there."""
        if is_open(live.header.game, setup):
            return True
        return (await worlds.source(self._tables, live)).header.saga is None


def is_open(game: str, setup: dict[str, Any]) -> bool:
    """Whether anybody may see it. What a secret item says, only those know who played it."""
    secret = {item.id for item in find(game).setup_items if item.secret}
    return not secret & set(setup)


def key_of(setup: dict[str, Any]) -> str:
    return sha256(msgspec.json.encode(setup, order="sorted")).hexdigest()[:32]
