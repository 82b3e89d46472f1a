"""The coach: hints at a table."""

from __future__ import annotations

from starlette.requests import Request

from kronika.server.coach_messages import AskCoach, Hint
from kronika.server.routes.endpoint import RouteContext, read
from kronika.server.routes.tables import looked_at


async def hint(context: RouteContext, request: Request) -> Hint:
    """What a good player would do about the visitor's open question."""
    wanted = await read(context, request, AskCoach)
    person = await context.sessions.sure(request)
    live = await looked_at(context, request)
    return await context.coach.hint(live, person.id, wanted)
