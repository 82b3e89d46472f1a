"""The visitor."""

from __future__ import annotations

from starlette.requests import Request

from kronika.server.names import person_name
from kronika.server.own_messages import Me, Rename
from kronika.server.routes.endpoint import RouteContext, read
from kronika.server.sessions import Person


async def get_me(context: RouteContext, request: Request) -> Me:
    return await me_of(context, await context.sessions.sure(request, new_guest=True))


async def set_me(context: RouteContext, request: Request) -> Me:
    wanted = await read(context, request, Rename)
    person = await context.sessions.sure(request)
    await context.sessions.rename(person, person_name(wanted.name, person.name))
    return await me_of(context, person)


async def me_of(context: RouteContext, person: Person) -> Me:
    return Me(person.name, await context.accounts.name_of(person))
