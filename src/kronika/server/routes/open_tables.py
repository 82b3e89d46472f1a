"""Open tables: the list for programs, and a game for whoever wants any."""

from __future__ import annotations

from starlette.requests import Request

from kronika.engine.rng import SHA512
from kronika.games import find
from kronika.server import chairs, steady_clock
from kronika.server.deadlines import check_time_limit
from kronika.server.errors import RequestError
from kronika.server.ids import new_id
from kronika.server.live_table import LiveTable
from kronika.server.messages import TableInfo
from kronika.server.occupant import Occupant
from kronika.server.open_messages import FindGame, OpenTables
from kronika.server.open_tables import Wish, line
from kronika.server.order import Order
from kronika.server.routes.endpoint import RouteContext, read
from kronika.server.routes.tables import (
    begin,
    info_for,
    introduced,
    named,
    nonce,
    opening,
    rated_at,
    seated_as,
)
from kronika.server.sessions import Person
from kronika.server.store.store import Header


async def open_tables(context: RouteContext, request: Request) -> OpenTables:
    """All tables at which anybody may sit down, the newest first."""
    service = context.service
    person = await context.sessions.person(request)
    found = await service.lobby.tables_for(None if person is None else person.id)
    return OpenTables([line(live, service.rooms) for live in found], [], True)


async def find_game(context: RouteContext, request: Request) -> TableInfo:
    """Brings the visitor to an open table that suits them, the oldest first; where there is none, they wait at one of
    their own, and others find it."""
    wanted = await read(context, request, FindGame)
    person = await context.sessions.sure(request)
    game = find(wanted.game)
    check_time_limit(wanted.game, wanted.time_limit, wanted.clock)
    seats = wanted.seats or max(2, game.variants[0].least)
    setup = game.full_setup(seats, {})
    await named(context, person, wanted.player)
    if wanted.rated:
        await context.ratings.check_account(person.id)
    veil = frozenset((await context.service.company.ties.veils([person.id])).get(person.id, ()))
    wish = Wish(wanted.game, wanted.seats, wanted.time_limit, wanted.clock, wanted.lang, wanted.rated, veil)
    fitting = [live for live in reversed(await context.service.lobby.tables()) if wish.fits(live, person.id)]
    for live in await context.ratings.near(fitting, person.id, wanted.game, wanted.near):
        if found := await seated(context, request, live, person, wanted.takes_part):
            return info_for(context, found, person)
    await context.check_waits(None, person)
    await context.quotas.check_new_table(request, person)
    header = Header(
        id=new_id(),
        kind="played",
        game=wanted.game,
        rules=game.rules,
        name="",
        setup=setup,
        seed="",
        generator=SHA512,
        host=person.id,
        created=steady_clock.now(),
        time_limit=wanted.time_limit,
        clock=wanted.clock,
    )
    own = [Occupant(person.name, person.id), *(Occupant() for _ in range(seats - 1))]
    order = Order(listed=True, lang=wanted.lang, rated=wanted.rated, near=wanted.near)
    order = opening(order, wanted.fill_after, header)
    own = await introduced(context, own, person, wanted.takes_part, header.game if order.rated else "")
    live = await begin(context, header, own, order=order)
    return info_for(context, live, person)


async def seated(
    context: RouteContext, request: Request, live: LiveTable, person: Person, takes_part: bool
) -> LiveTable | None:
    """The table with the visitor on the first chair that is empty; None if somebody was faster."""
    await context.check_waits(live, person)
    occupant = await seated_as(context, Occupant(person.name, person.id), takes_part, rated_at(live))
    for seat, chair in enumerate(live.chairs):
        if chair.empty:
            try:
                with context.quotas.open_chair(request):
                    return await context.service.tables.change(
                        live.id,
                        lambda live, seat=seat: chairs.sit(live, seat, occupant, nonce()),  # type: ignore[misc]
                    )
            except RequestError as refused:
                if refused.message.id == "open-network":
                    raise
    return None
