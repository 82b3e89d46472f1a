"""The visitor."""

from __future__ import annotations

from starlette.requests import Request

from kronika.server.messages import Me, Rename
from kronika.server.names import person_name
from kronika.server.routes.endpoint import Desk, read
from kronika.server.sessions import Person


async def get_me(desk: Desk, request: Request) -> Me:
    return await told(desk, await desk.sessions.sure(request, anew=True))


async def set_me(desk: Desk, request: Request) -> Me:
    name = person_name((await read(desk, request, Rename)).name)
    person = await desk.sessions.sure(request)
    await desk.sessions.rename(person, name)
    return await told(desk, person)


async def told(desk: Desk, person: Person) -> Me:
    return Me(person.name, await desk.accounts.name_of(person))
