"""Ratings: what a game brought, leaderboards, profiles, and who may see one's own."""

from __future__ import annotations

import logging
from functools import partial

from starlette.requests import Request

from kronika.engine.errors import KronikaError
from kronika.games import find
from kronika.server.rating_messages import Leaderboard, OwnRatings, Profile, ShowRatings, TableRatings
from kronika.server.ratings import strength_shown
from kronika.server.routes.endpoint import RouteContext, read
from kronika.server.routes.replays import number, reader
from kronika.server.routes.tables import looked_at

logger = logging.getLogger("kronika.server")


async def of_table(context: RouteContext, request: Request) -> TableRatings:
    """What a rated game brought to those who sat there."""
    live = await looked_at(context, request)
    return await context.ratings.of_table(live, await reader(context, request))


async def leaderboard(context: RouteContext, request: Request) -> Leaderboard:
    """A page of the strongest at a game."""
    game = find(request.path_params["game"]).id
    page = number(request.query_params.get("page", "0"), "page")
    return await context.ratings.board(game, page, await reader(context, request))


async def profile(context: RouteContext, request: Request) -> Profile:
    """Somebody by the `name` of their account."""
    who = await reader(context, request)
    async with context.heavy.turn(request):
        return await context.profiles.of(request.query_params.get("name", ""), who)


async def own(context: RouteContext, request: Request) -> OwnRatings:
    """The visitor's ratings, and who may see them."""
    who = await reader(context, request)
    return OwnRatings("nobody", []) if who is None else await context.ratings.own(who)


async def show(context: RouteContext, request: Request) -> OwnRatings:
    """Shows the visitor's ratings and profile to everybody, to their friends, or to nobody."""
    wanted = await read(context, request, ShowRatings)
    person = await context.sessions.sure(request)
    await context.ratings.show(person.id, wanted.shown)
    await show_at_tables(context, person.id)
    return await context.ratings.own(person.id)


async def show_at_tables(context: RouteContext, person: str) -> None:
    """What tables that are not over show of somebody's strength is what they want now."""
    tables = context.service.tables
    for table, chair in (await context.accounts.chairs_of(person, running=True)).items():
        try:
            live = await tables.get(table)
            if live.order.rated:
                shown = await context.ratings.rated_occupant(chair, live.header.game)
                await tables.change(table, partial(strength_shown, person=person, rating=shown.rating))
        except KronikaError as error:  # nobody can play on there, nor look
            logger.warning("table %s: a rating could not be hidden: %s", table, error)
