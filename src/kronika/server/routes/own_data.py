"""One's own data: what is stored here and for how long, all of it as a file, and the end of it."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kronika.server.own_data import privacy
from kronika.server.own_messages import Erase, Privacy
from kronika.server.routes.accounts import Done
from kronika.server.routes.endpoint import RouteContext, read


async def about(context: RouteContext, request: Request) -> Privacy:
    return privacy(context.settings)


async def data(context: RouteContext, request: Request) -> Response:
    """All that is stored about the visitor, by the tables it is stored in."""
    person = await context.sessions.sure(request)
    async with context.heavy.turn(request):
        found = await context.own_data.of(person.id)
    content = msgspec.json.format(msgspec.json.encode(found), indent=1)
    headers = {"Content-Disposition": 'attachment; filename="kronika-data.json"', "Cache-Control": "no-store"}
    return Response(content, headers=headers, media_type="application/json")


async def erase(context: RouteContext, request: Request) -> Done:
    """The visitor is forgotten."""
    wanted = await read(context, request, Erase)
    company = context.service.company
    around = await company.ties.around((await context.sessions.sure(request)).id)
    await context.accounts.erase(request, wanted.password, wanted.sure)
    await company.changed(around)
    return Done()
