"""Setups: what one would make, those of one's own under a name, and what people liked."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request

from kronika.engine.errors import SetupError
from kronika.games import find
from kronika.server import steady_clock
from kronika.server.deadlines import check_time_limit
from kronika.server.errors import RequestError
from kronika.server.messages import Text
from kronika.server.names import clean
from kronika.server.routes.endpoint import RouteContext, read
from kronika.server.routes.tables import looked_at
from kronika.server.sessions import Person
from kronika.server.setup_messages import (
    ForgetSetup,
    Like,
    LikedSetup,
    Liking,
    LookAhead,
    NamedSetup,
    Preview,
    PreviewPart,
)
from kronika.server.store.setups import KeptSetup

NAME = 40
SIZE = 4000
"""Bytes of a kept setup; a world of Oath by string takes some 700."""


async def preview(context: RouteContext, request: Request) -> Preview:
    """What a setup would make, as far as anybody may know before the game; what is wrong with it is refused as when a
    table is set up."""
    wanted = await read(context, request, LookAhead)
    game = find(request.path_params["game"])
    check_size(wanted.setup)
    told = game.preview(game.full_setup(wanted.seats, wanted.setup))
    return Preview(
        [PreviewPart(head, [Text(line.id, dict(line.args)) for line in lines]) for head, lines in told.items()]
    )


# --- under a name ---


async def own_setups(context: RouteContext, request: Request) -> list[NamedSetup]:
    """The visitor's own, the newest first; a guest's browser keeps them."""
    person = await context.sessions.looking(request)
    return [] if person is None else await listed(context, person)


async def keep_setup(context: RouteContext, request: Request) -> list[NamedSetup]:
    """Keeps one, for all devices of the account; one of the same name gives way."""
    wanted = await read(context, request, NamedSetup)
    person = await with_account(context, request)
    name = clean(wanted.name, NAME)
    if not name:
        raise RequestError("setup-nameless", status=422)
    check_size(wanted.setup)
    check_time_limit(wanted.game, wanted.time_limit, wanted.clock)
    setup = fitting(wanted.game, wanted.setup, wanted.seats)
    limit = {"pace": wanted.time_limit, "clock": msgspec.to_builtins(wanted.clock)}
    kept = KeptSetup(wanted.game, name, {"setup": setup, "seats": wanted.seats, **limit})
    most = context.settings.setups_per_person
    if not await context.setups.keep(person.id, kept, steady_clock.now(), most):
        raise RequestError("setup-enough", {"most": most}, status=409)
    return await listed(context, person)


async def forget_setup(context: RouteContext, request: Request) -> list[NamedSetup]:
    wanted = await read(context, request, ForgetSetup)
    person = await with_account(context, request)
    await context.setups.forget(person.id, wanted.game[:NAME], wanted.name[:NAME])
    return await listed(context, person)


async def listed(context: RouteContext, person: Person) -> list[NamedSetup]:
    kept = await context.setups.of(person.id)
    return [msgspec.convert({"game": each.game, "name": each.name, **each.data}, NamedSetup) for each in kept]


async def with_account(context: RouteContext, request: Request) -> Person:
    person = await context.sessions.sure(request)
    if not await context.accounts.name_of(person):
        raise RequestError("account-none", status=409)
    return person


def check_size(setup: dict[str, Any]) -> None:
    size = len(msgspec.json.encode(setup))
    if size > SIZE:
        raise RequestError("setup-large", {"size": size, "most": SIZE}, status=413)


def fitting(id: str, setup: dict[str, Any], seats: int) -> dict[str, Any]:
    """The setup, if a table can start with it, for this number of players or for some; nobody is named in it."""
    game = find(id)
    numbers = [n for variant in game.variants for n in range(variant.least, variant.most + 1)]
    faults: list[SetupError] = []
    for number in [seats] if seats else numbers:
        try:
            whole = game.full_setup(number, setup)
        except SetupError as fault:
            faults.append(fault)
        else:
            nameless = game.nameless(whole)
            return {item: nameless[item] for item in setup}
    raise faults[0]


# --- what people liked ---


async def liked(context: RouteContext, request: Request) -> list[LikedSetup]:
    """What those who played a game liked, the best first."""
    person = await context.sessions.looking(request)
    game = find(request.path_params["game"])
    return await context.likes.listed(game.id, "" if person is None else person.id)


async def liking(context: RouteContext, request: Request) -> Liking:
    """The visitor's own vote about a finished game."""
    person = await context.sessions.sure(request)
    return await context.likes.of(await looked_at(context, request), person.id)


async def like(context: RouteContext, request: Request) -> Liking:
    """How the visitor liked what a finished game was set up with at which they sat; nobody else learns it."""
    wanted = await read(context, request, Like)
    person = await context.sessions.sure(request)
    return await context.likes.vote(await looked_at(context, request), person.id, wanted.stars)
