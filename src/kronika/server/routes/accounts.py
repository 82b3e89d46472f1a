"""Accounts: making one, coming and going, another password, the end."""

from __future__ import annotations

from starlette.requests import Request

from kronika.server.messages import DeleteAccount, NewPassword, SignOut, SignUp, Wire
from kronika.server.routes.endpoint import RouteContext, read


class Done(Wire):
    """It is done; `/api/me` says who the visitor is now."""


async def sign_up(context: RouteContext, request: Request) -> Done:
    wanted = await read(context, request, SignUp)
    await context.accounts.sign_up(request, wanted.name, wanted.password)
    return Done()


async def sign_in(context: RouteContext, request: Request) -> Done:
    wanted = await read(context, request, SignUp)
    await context.accounts.sign_in(request, wanted.name, wanted.password)
    return Done()


async def sign_out(context: RouteContext, request: Request) -> Done:
    await context.accounts.sign_out(request, (await read(context, request, SignOut)).everywhere)
    return Done()


async def change_password(context: RouteContext, request: Request) -> Done:
    wanted = await read(context, request, NewPassword)
    await context.accounts.change_password(request, wanted.old, wanted.new)
    return Done()


async def delete(context: RouteContext, request: Request) -> Done:
    await context.accounts.delete(request, (await read(context, request, DeleteAccount)).password)
    return Done()
