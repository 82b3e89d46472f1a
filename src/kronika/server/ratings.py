"""Ratings at the tables: who may sit at a rated one, what a game brought, who is the strongest, and profiles.

All of it follows from the results of rated games (`results`), which the store keeps and counts (`store.ratings`).
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from secrets import token_hex
from typing import cast, get_args

import msgspec

from kronika.rating import NEW, Standing, alike
from kronika.server.chairs import seats
from kronika.server.change import Change
from kronika.server.errors import RequestError
from kronika.server.live_table import LiveTable
from kronika.server.messages import Rating
from kronika.server.occupant import Occupant
from kronika.server.rating_messages import (
    BoardLine,
    Leaderboard,
    OwnRating,
    OwnRatings,
    RatedSeat,
    Shown,
    TableRatings,
)
from kronika.server.store.accounts import Account, AccountStore
from kronika.server.store.ratings import Ranked, RatingStore
from kronika.server.store.store import Store

PAGE = 25
MOST = 1000
"""Lines of a leaderboard."""
FRESH = 5.0
"""Seconds for which a leaderboard is not made again."""


class Ratings:
    def __init__(self, store: Store) -> None:
        self.store = RatingStore(store)
        self._accounts = AccountStore(store)
        self._boards: dict[str, tuple[float, list[Ranked]]] = {}

    # --- at the tables ---

    async def rated_occupant(self, occupant: Occupant, game: str) -> Occupant:
        """Whoever sits down at a rated table has an account, bears its name, and shows how strong they are if that is
        for everybody to see: all who look at a table see the same."""
        account = await self.check_account(occupant.person)
        hidden = await self.store.hidden([occupant.person], None)
        rating = None if hidden else tuple(await self.standing(occupant.person, game))
        return msgspec.structs.replace(occupant, name=account.name, rating=rating)

    async def check_account(self, person: str) -> Account:
        account = await self._accounts.of(person)
        if account is None:
            raise RequestError("rated-account", status=403)
        return account

    async def standing(self, person: str, game: str) -> Standing:
        return (await self._standings([person], game)).get(person, NEW)

    async def _standings(self, persons: Iterable[str], game: str) -> dict[str, Standing]:
        return {each.person: each.standing for each in await self.store.of(persons, game)}

    async def near(self, tables: Iterable[LiveTable], person: str, game: str, wished: bool) -> list[LiveTable]:
        """Of some tables those at which somebody would meet people about as strong as they are, where they have wished
        it (`wished`) or those who wait there have."""
        found = list(tables)
        known = await self._standings({person, *(each for live in found for each in people(live))}, game)
        mine = known.get(person, NEW)
        return [
            live
            for live in found
            if not (wished or live.order.near) or all(alike(mine, known.get(each, NEW)) for each in people(live))
        ]

    async def of_table(self, live: LiveTable, reader: str | None) -> TableRatings:
        """What a game brought to those whom the reader may see."""
        found = await self.store.result(live.id)
        if found is None:
            return TableRatings(False, [])
        outcome, changes = found
        hidden = await self.store.hidden({each.person for each in outcome.placings.values() if each.person}, reader)
        return TableRatings(
            True,
            [
                RatedSeat(seat, placing.rank, placing.left, told(changes[seat].before), told(changes[seat].after))
                for seat, placing in outcome.placings.items()
                if seat in changes and placing.person not in hidden
            ],
        )

    # --- leaderboards ---

    async def board(self, game: str, page: int, reader: str | None) -> Leaderboard:
        """As the reader sees it: places are counted among those whom they may see."""
        made, everyone = self._boards.get(game, (0.0, []))
        if not made or time.monotonic() - made > FRESH:
            everyone = await self.store.board(game, MOST)
            self._boards[game] = time.monotonic(), everyone
        hidden = {each.person for each in everyone if each.shown != "everybody"}
        if hidden and reader is not None:
            hidden = await self.store.hidden(hidden, reader)
        board = [each for each in everyone if each.person not in hidden]
        lines = [
            BoardLine(place, each.name, Rating(each.mu, each.sigma), each.games, each.person == reader)
            for place, each in enumerate(board[PAGE * page : PAGE * (page + 1)], start=PAGE * page + 1)
        ]
        own = [
            BoardLine(place, each.name, Rating(each.mu, each.sigma), each.games, True)
            for place, each in enumerate(board, start=1)
            if each.person == reader
        ]
        return Leaderboard(game, lines, len(board), PAGE, own[0] if own else None)

    # --- one's own ---

    async def own(self, person: str) -> OwnRatings:
        ratings = [OwnRating(each.game, told(each.standing), each.games) for each in await self.store.of([person])]
        return OwnRatings(shown_of(await self.store.shown(person)), ratings)

    async def show(self, person: str, to: Shown) -> None:
        if await self._accounts.of(person) is None:
            raise RequestError("account-none", status=409)
        await self.store.show(person, to)
        self._boards.clear()


def strength_shown(live: LiveTable, person: str, rating: tuple[float, float] | None) -> Change | None:
    """Somebody's chair shows how strong they are, or no longer, if that is not so already."""
    seat = live.seat_of(person)
    if seat is None or (live.chairs[seat].rating is None) == (rating is None):
        return None
    return seats({seat: msgspec.structs.replace(live.chairs[seat], rating=rating)}, f"shown:{token_hex(8)}")


def people(live: LiveTable) -> list[str]:
    return [chair.person for chair in live.chairs if chair.person]


def told(standing: Standing) -> Rating:
    return Rating(standing.mu, standing.sigma)


def shown_of(kept: str) -> Shown:
    """What is stored and means nothing to us hides them."""
    return cast("Shown", kept) if kept in get_args(Shown) else "nobody"
