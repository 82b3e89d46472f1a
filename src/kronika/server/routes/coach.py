"""The coach: hints at a table, and the analysis of a finished game."""

from __future__ import annotations

from starlette.requests import Request

from kronika.server import worlds
from kronika.server.coach_messages import AskCoach, GameAnalysis, Hint
from kronika.server.errors import RequestError
from kronika.server.live_table import LiveTable
from kronika.server.replays import Recording
from kronika.server.routes.endpoint import RouteContext, read
from kronika.server.routes.replays import reader
from kronika.server.routes.tables import Nothing, looked_at
from kronika.server.sessions import address


async def hint(context: RouteContext, request: Request) -> Hint:
    """What a good player would do about the visitor's open question."""
    wanted = await read(context, request, AskCoach)
    person = await context.sessions.sure(request)
    live = await looked_at(context, request)
    return await context.coach.hint(live, person.id, wanted)


async def analysis(context: RouteContext, request: Request) -> GameAnalysis:
    """How far the analysis of a game has come."""
    return await context.analyses.told((await finished(context, request)).id)


async def analyze(context: RouteContext, request: Request) -> GameAnalysis:
    """Has a finished game looked at, unless it was."""
    await read(context, request, Nothing)
    await context.sessions.sure(request)
    live = await finished(context, request)
    return await context.analyses.begin(Recording(live), address(request))


async def finished(context: RouteContext, request: Request) -> LiveTable:
    """The game, if it is over and the visitor may know all of it: an analysis tells what everybody held."""
    live = await looked_at(context, request)
    if live.status != "over":
        raise RequestError("analysis-running", status=403)
    if live.table is None:
        raise RequestError("table-old-rules", {"rules": live.header.rules}, status=409)
    await worlds.check_told(context.service.tables, context.service.store, live, await reader(context, request))
    return live
