"""Statistics of a game: as counts and as CSV."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from kronika.engine.texts import LANGUAGES
from kronika.games import find
from kronika.server.errors import RequestError
from kronika.server.messages import Statistics
from kronika.server.routes.endpoint import RouteContext
from kronika.server.routes.games import unknown_language
from kronika.server.routes.replays import number
from kronika.statistics import WHO, Who, csv_text, sheet_text


async def statistics(context: RouteContext, request: Request) -> Statistics:
    game = find(request.path_params["game"]).id
    seats = number(request.query_params.get("seats", "0"), "seats")
    async with context.heavy.turn(request):
        return await context.book.statistics(game, seats, who_of(request.query_params.get("who", "all")))


async def sheet(context: RouteContext, request: Request) -> Response:
    """All numbers of seats and all kinds of players, unless one asks for one of them. With a language it is for a
    spreadsheet, else for a program."""
    game = find(request.path_params["game"]).id
    seats = request.query_params.get("seats")
    who = request.query_params.get("who")
    lang = request.query_params.get("lang", "")
    if lang and lang not in LANGUAGES:
        unknown_language(lang)
    number_of = None if seats is None else number(seats, "seats")
    kind = None if who is None else who_of(who)
    async with context.heavy.turn(request):
        records, _ = await context.book.records(game)
        if lang:
            text = await asyncio.to_thread(sheet_text, game, records, number_of, kind, lang)
        else:
            text = await asyncio.to_thread(csv_text, {game: records}, number_of, kind)
    headers = {"Content-Disposition": f'attachment; filename="{game}-statistics.csv"', "Cache-Control": "no-store"}
    return Response(text, headers=headers, media_type="text/csv")


def who_of(given: str) -> Who:
    if given not in WHO:
        raise RequestError("stats-who-wrong", {"value": given[:20], "right": ", ".join(WHO)})
    return given
