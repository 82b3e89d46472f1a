"""Counts all ratings again from the logs of the tables, for whoever runs the server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from kronika.engine.errors import KronikaError
from kronika.games import ids
from kronika.rating import Outcome
from kronika.server.anchors import measured
from kronika.server.erasure import nobodys_tables
from kronika.server.errors import RequestError
from kronika.server.settings import Settings
from kronika.server.store.ratings import RatingStore
from kronika.server.store.store import Store
from kronika.server.tables import Tables


class Recounted(msgspec.Struct):
    """What there is of one game: results, people who are rated, and how many ratings after a game are other than they
    were."""

    game: str
    results: int
    people: int
    changed: int = 0


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    if settings.file is not None and not settings.file.is_file():
        raise RequestError("store-none", {"file": str(settings.file)})
    store = Store(settings.database)
    try:
        await store.open()
        yield store
    finally:
        await store.close()


async def counted(settings: Settings) -> list[Recounted]:
    """What there is; nothing changes."""
    async with opened(settings) as store:
        return [Recounted(*each) for each in await RatingStore(store).counts()]


async def recompute(settings: Settings) -> list[Recounted]:
    """A server may go on running; it waits with its next result until a game is done."""
    async with opened(settings) as store:
        return await recount(store)


async def recount(store: Store) -> list[Recounted]:
    """Results of tables that are gone, or whose rules nobody plays any more, count as they did."""
    ratings, tables = RatingStore(store), nobodys_tables(store)
    found: dict[str, list[str]] = {game: [] for game, _, _ in await ratings.counts()}
    for table, game in await ratings.rated_tables():
        found.setdefault(game, []).append(table)
    changed: dict[str, int] = {}
    for game, rated in found.items():
        if game in ids():
            outcomes = [outcome for table in rated if (outcome := await decided(tables, table)) is not None]
            changed[game] = await ratings.recount(game, measured(game).get, outcomes)
    return [Recounted(*each, changed.get(each[0], 0)) for each in await ratings.counts()]


async def decided(tables: Tables, table: str) -> Outcome | None:
    try:
        return (await tables.get(table)).outcome
    except KronikaError:
        return None
