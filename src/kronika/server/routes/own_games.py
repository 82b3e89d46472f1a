"""The visitor's finished games, with what they have won."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request

from kronika.engine.errors import KronikaError
from kronika.server.game_records import FinishedLine, game_records
from kronika.server.own_messages import OwnGames
from kronika.server.projection import Summary, summary
from kronika.server.routes.endpoint import RouteContext
from kronika.server.routes.replays import number
from kronika.server.routes.tables import info_for
from kronika.server.store.facts import Finished
from kronika.server.store.store import encoded

PAGE = 20
AT_ONCE = 20
"""Games without a line that are read for one request; the next one has more."""


async def own_games(context: RouteContext, request: Request) -> OwnGames:
    """The visitor's finished games, a page at a time, and what they have played and won of each game."""
    page = number(request.query_params.get("page", "0"), "page")
    person = await context.sessions.looking(request)
    if person is None:
        return OwnGames([], [], 0, PAGE, 0)
    async with context.heavy.turn(request):
        finished = await context.service.store.finished_of(person.id)
        lines, unread = await read_lines(context, finished)
        told = await asyncio.to_thread(decoded, lines)
    latest = sorted(lines, key=lambda table: -told[table].changed)[PAGE * page : PAGE * (page + 1)]
    games = [info_for(context, msgspec.json.decode(lines[table], type=Summary), person) for table in latest]
    counted = game_records((told[each.table] for each in finished if each.counts and each.table in told), person.id)
    # How a game was dealt is for its own page, as in `tables.my_tables`.
    return OwnGames(counted, [msgspec.structs.replace(each, deal=None) for each in games], len(lines), PAGE, unread)


async def read_lines(context: RouteContext, finished: list[Finished]) -> tuple[dict[str, str], int]:
    """The line of each game, and how many have none yet. What has to be read for it is kept for the next time."""
    lines = {each.table: each.line for each in finished if each.line is not None}
    missing = [each for each in finished if each.line is None]
    fresh: list[tuple[str, int, str]] = []
    for each in missing[:AT_ONCE]:
        try:
            live = await context.service.tables.fresh(each.table)
        except KronikaError:
            continue  # a table of other rules says so when it is opened
        fresh.append((each.table, live.seq, encoded(summary(live))))
    if fresh:
        await context.service.store.summarise(fresh)
    return lines | {table: line for table, _, line in fresh}, max(0, len(missing) - AT_ONCE)


def decoded(lines: dict[str, str]) -> dict[str, FinishedLine]:
    return {table: msgspec.json.decode(line, type=FinishedLine) for table, line in lines.items()}
