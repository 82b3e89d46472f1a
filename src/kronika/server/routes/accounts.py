"""Accounts: making one, coming and going, devices, another password."""

from __future__ import annotations

from starlette.requests import Request

from kronika.server.messages import Wire
from kronika.server.own_messages import Device, NewPassword, SignOut, SignOutDevice, SignUp
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


async def devices(context: RouteContext, request: Request) -> list[Device]:
    """Where the visitor is signed in."""
    return await context.accounts.devices(request)


async def sign_out_device(context: RouteContext, request: Request) -> list[Device]:
    """Signs out another device, or all others; those that are left."""
    wanted = await read(context, request, SignOutDevice)
    await context.accounts.sign_out_device(request, wanted.id)
    return await context.accounts.devices(request)


async def change_password(context: RouteContext, request: Request) -> Done:
    wanted = await read(context, request, NewPassword)
    await context.accounts.change_password(request, wanted.old, wanted.new)
    return Done()
