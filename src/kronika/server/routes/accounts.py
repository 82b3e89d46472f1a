"""Accounts: making one, coming and going, another password, the end."""

from __future__ import annotations

from starlette.requests import Request

from kronika.server.messages import DeleteAccount, NewPassword, SignOut, SignUp, Wire
from kronika.server.routes.endpoint import Desk, read


class Done(Wire):
    """It is done; who one is now, `/api/me` tells."""


async def sign_up(desk: Desk, request: Request) -> Done:
    wanted = await read(desk, request, SignUp)
    await desk.accounts.sign_up(request, wanted.name, wanted.password)
    return Done()


async def sign_in(desk: Desk, request: Request) -> Done:
    wanted = await read(desk, request, SignUp)
    await desk.accounts.sign_in(request, wanted.name, wanted.password)
    return Done()


async def sign_out(desk: Desk, request: Request) -> Done:
    await desk.accounts.sign_out(request, (await read(desk, request, SignOut)).everywhere)
    return Done()


async def change_password(desk: Desk, request: Request) -> Done:
    wanted = await read(desk, request, NewPassword)
    await desk.accounts.change_password(request, wanted.old, wanted.new)
    return Done()


async def delete(desk: Desk, request: Request) -> Done:
    await desk.accounts.delete(request, (await read(desk, request, DeleteAccount)).password)
    return Done()
