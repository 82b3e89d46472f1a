"""The visitor."""

from __future__ import annotations

from starlette.requests import Request

from kronika.server.messages import Me
from kronika.server.names import person_name
from kronika.server.routes.endpoint import Desk, read


async def get_me(desk: Desk, request: Request) -> Me:
    return Me((await desk.sessions.sure(request)).name)


async def set_me(desk: Desk, request: Request) -> Me:
    name = person_name((await read(desk, request, Me)).name)
    person = await desk.sessions.sure(request)
    await desk.sessions.rename(person, name)
    return Me(person.name)
