"""Order at the tables: what the host does about people and spectators, and what anybody reports to the operator."""

from __future__ import annotations

from starlette.requests import Request

from kronika.server import moderation
from kronika.server.errors import RequestError
from kronika.server.live_table import LiveTable
from kronika.server.messages import TableInfo
from kronika.server.moderation_messages import Arrange, Mute, Remove, Report, Reported
from kronika.server.order import alias
from kronika.server.routes.endpoint import RouteContext, read
from kronika.server.routes.tables import Nothing, changed, nonce
from kronika.server.sessions import address
from kronika.server.store.store import Line


async def mute(context: RouteContext, request: Request) -> TableInfo:
    """Mutes somebody, seated or not, or lets them write again."""
    wanted = await read(context, request, Mute)
    host = await context.sessions.sure(request)
    live = await context.service.tables.fresh(request.path_params["id"])
    moderation.check_host(live, host.id)
    person, name = meant(live, await context.service.store.lines(live.id), wanted.who)
    return await changed(
        context, request, lambda live: moderation.mute(live, host.id, person, name, wanted.muted, nonce())
    )


async def remove(context: RouteContext, request: Request) -> TableInfo:
    """Takes somebody off their chair."""
    wanted = await read(context, request, Remove)
    host = await context.sessions.sure(request)
    live = await context.service.tables.fresh(request.path_params["id"])
    moderation.check_host(live, host.id)
    person, _ = meant(live, [], wanted.who)
    return await changed(context, request, lambda live: moderation.remove(live, host.id, person, nonce()))


async def arrange(context: RouteContext, request: Request) -> TableInfo:
    """Lets spectators write, or in, or neither; the seats ask the coach; and strangers find the table, or not."""
    wanted = await read(context, request, Arrange)
    host = await context.sessions.sure(request)
    return await changed(
        context,
        request,
        lambda live: moderation.arrange(live, host.id, wanted, nonce()),
    )


async def uninvite(context: RouteContext, request: Request) -> TableInfo:
    """Takes all invitations back that were given so far."""
    await read(context, request, Nothing)
    host = await context.sessions.sure(request)
    return await changed(context, request, lambda live: moderation.take_back_invitations(live, host.id, nonce()))


async def report(context: RouteContext, request: Request) -> Reported:
    """Tells the operator about a line, a name or somebody. Whoever was removed from a closed table may do so too."""
    wanted = await read(context, request, Report)
    by = await context.sessions.sure(request)
    service = context.service
    live = await service.tables.fresh(request.path_params["id"])
    if by.id not in live.order.removed:
        await moderation.check_open(service.tables, live, by.id)
    lines = await service.store.lines(live.id)
    if wanted.about == "line":
        found = [line for line in lines if line.id == wanted.line]
        if not found:
            raise RequestError("line-unknown", status=404)
        whom = found[0].person, found[0].name
    else:
        found = []
        whom = meant(live, lines, wanted.who)
    seat = live.seat_of(by.id)
    called = by.name if seat is None else live.chairs[seat].name
    await context.reports.take(
        live, (by.id, called), whom, wanted.about, wanted.reason, lines, found, network=address(request)
    )
    return Reported()


def meant(live: LiveTable, lines: list[Line], who: str) -> tuple[str, str]:
    """Person and name of somebody at a table: on a chair, in the chat, or among the muted."""
    seated = [(chair.person, chair.name) for chair in live.chairs if chair.person]
    spoken = [(line.person, line.name) for line in reversed(lines)]
    for person, name in [*seated, *live.order.muted.items(), *spoken]:
        if who and alias(live.id, person) == who:
            return person, name
    raise RequestError("person-unknown", status=404)
