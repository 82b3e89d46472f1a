"""Tables: starting them, sitting down, leaving."""

from __future__ import annotations

from contextlib import nullcontext
from secrets import token_hex

import msgspec
from starlette.requests import Request

from kronika.engine.errors import KronikaError
from kronika.engine.rng import SHA512
from kronika.games import find
from kronika.server import chairs, dealing, moderation, sagas, steady_clock
from kronika.server.anchors import best_measured, check_measured
from kronika.server.change import Change, Plan
from kronika.server.deadlines import LONGEST, check_time_limit
from kronika.server.errors import RequestError
from kronika.server.ids import new_id
from kronika.server.live_table import LiveTable
from kronika.server.messages import (
    FillChair,
    Invitation,
    NewTable,
    OwnChair,
    PlayAgain,
    Ready,
    Seat,
    SitBeside,
    SitDown,
    StandIn,
    TableInfo,
    Wire,
)
from kronika.server.names import NAME, NUMBERED, TABLE_NAME, among, bot_name, clean, person_name
from kronika.server.occupant import Occupant
from kronika.server.open_messages import Swap
from kronika.server.open_tables import is_open, met_at
from kronika.server.order import Order
from kronika.server.projection import Summary, info
from kronika.server.routes.endpoint import RouteContext, read
from kronika.server.sessions import Person
from kronika.server.store.sagas import SagaRow
from kronika.server.store.store import Entry, Header


class Nothing(Wire):
    """An empty body."""


def info_for(context: RouteContext, about: LiveTable | Summary, person: Person | None) -> TableInfo:
    line, here = context.service.rooms.line(about)
    return info(line, None if person is None else person.id, here)


# --- looking ---


async def my_tables(context: RouteContext, request: Request) -> list[TableInfo]:
    person = await context.sessions.looking(request)
    found: list[TableInfo] = []
    if person is None:
        return found
    for each in await context.service.store.tables_of(person.id):
        live = context.service.tables.cached(each.table)
        try:
            about: LiveTable | Summary
            if live is not None and live.seq >= each.seq:
                about = live
            else:
                line = None if each.line is None else msgspec.json.decode(each.line, type=Summary)
                about = await context.service.tables.fresh(each.table) if line is None or line.is_old else line
        except KronikaError:
            continue  # a table of other rules says so when it is opened
        # How it was dealt is for the table's own page: a saved line may tell a secret that has to be kept again.
        found.append(msgspec.structs.replace(info_for(context, about, person), deal=None))
    return sorted(found, key=lambda each: -each.changed)


async def table(context: RouteContext, request: Request) -> TableInfo:
    """A table's line; of a closed one for its own people, and for whoever brings an `invite`."""
    live = await context.service.tables.fresh(request.path_params["id"])
    person = await context.sessions.person(request)
    invite = request.query_params.get("invite", "")
    if invite and live.order.closed and live.status == "gathering":
        context.invites.check(invite, live.id, live.order.invites)
    else:
        await moderation.check_open(context.service.tables, live, None if person is None else person.id)
    return info_for(context, live, person)


async def looked_at(context: RouteContext, request: Request) -> LiveTable:
    """The table that a request is about, if the visitor may look at it."""
    live = await context.service.tables.fresh(request.path_params["id"])
    person = await context.sessions.person(request)
    await moderation.check_open(context.service.tables, live, None if person is None else person.id)
    return live


# --- creating a table ---


async def create_table(context: RouteContext, request: Request) -> TableInfo:
    wanted = await read(context, request, NewTable)
    person = await context.sessions.sure(request)
    if wanted.rated:
        check_rated(wanted)
    own = [seat for seat in wanted.seats if seat.kind == "me"]
    if len(own) > 1:
        raise RequestError("chairs-mine", status=422)
    if own:
        await named(context, person, wanted.player or own[0].name)
    elif any(seat.kind == "beside" for seat in wanted.seats):
        raise RequestError("chairs-beside-whom", status=422)
    game = find(wanted.game)
    setup = game.full_setup(len(wanted.seats), wanted.setup)
    occupants: list[Occupant] = []
    for seat in wanted.seats:
        occupants.append(occupant_of(wanted.game, seat, person, [each.name for each in occupants]))
    await context.quotas.check_new_table(request, person, all(each.bot for each in occupants))
    header = Header(
        id=new_id(),
        kind="played",
        game=wanted.game,
        rules=game.rules,
        name=clean(wanted.name, TABLE_NAME),
        setup=setup,
        seed="",
        generator=SHA512,
        host=person.id,
        created=steady_clock.now(),
        time_limit=check_time_limit(wanted.game, wanted.time_limit, wanted.clock),
        clock=wanted.clock,
    )
    saga: SagaRow | None = None
    if name := clean(wanted.saga, TABLE_NAME):
        saga, header = sagas.first_game(game, name, new_id(), header)
    order = Order(listed=wanted.listed, lang=wanted.lang, coach=wanted.coach, rated=wanted.rated)
    order = opening(order, wanted.fill_after, header, wanted.ready)
    occupants = await introduced(context, occupants, person, wanted.takes_part, header.game if order.rated else "")
    return info_for(context, await begin(context, header, occupants, saga, order=order), person)


def check_rated(wanted: NewTable) -> None:
    """What a rated table cannot be."""
    if wanted.saga:
        raise RequestError("rated-saga", status=409)
    if len(wanted.seats) < 2:
        raise RequestError("rated-alone", status=409)
    if any(seat.kind == "beside" for seat in wanted.seats):
        raise RequestError("rated-device", status=409)
    for seat in wanted.seats:
        if seat.kind == "bot":
            check_measured(find(wanted.game).id, seat.bot)


def opening(order: Order, fill_after: int, header: Header, ready: bool | None = None) -> Order:
    """What is ordered at a new table, with when bots fill it, and whether it waits until all are ready: where there is
    a clock, it does, so that it runs for nobody who is not there yet. No coach where the game is rated."""
    if not 0 <= fill_after <= LONGEST:
        raise RequestError("fill-after-wrong", {"most": LONGEST}, status=422)
    if order.listed and header.saga is not None:
        raise RequestError("listed-saga", status=409)
    if fill_after:
        (best_measured if order.rated else chairs.best_bot)(header.game)
    fill_at = header.created + fill_after if fill_after else 0.0
    waits = header.clock is not None if ready is None else ready
    coach = "off" if order.rated else order.coach
    return msgspec.structs.replace(order, fill_at=fill_at, coach=coach, ready=waits)


async def named(context: RouteContext, person: Person, given: str) -> str:
    """The name of somebody who sits down: the one they give now, else the one they have."""
    if clean(given, TABLE_NAME) or not person.name:
        await context.sessions.rename(person, person_name(given, person.name))
    return person.name


def occupant_of(game: str, seat: Seat, person: Person, others: list[str]) -> Occupant:
    if seat.kind == "empty":
        return Occupant()
    if seat.kind == "me":
        return Occupant(among(person.name, others), person.id)
    if seat.kind == "beside":
        return beside(among(person_name(seat.name), others), person)
    chairs.check_bot(game, seat.bot)
    name = person_name(seat.name) if clean(seat.name, NAME) else bot_name(seat.bot)
    return Occupant(among(name, others), bot=seat.bot)


def beside(name: str, keeper: Person) -> Occupant:
    """Somebody who plays at the visitor's device. They are a person of their own at this table, and known nowhere
    else."""
    return Occupant(name, token_hex(8), keeper=keeper.id)


async def introduced(
    context: RouteContext, occupants: list[Occupant], person: Person, takes_part: bool, rated: str = ""
) -> list[Occupant]:
    """The visitor's page takes part in the deal, or not, and so for those at their device; and whose the names are that
    they bear. `rated`: the game, where it is."""
    if rated:
        await context.ratings.check_account(person.id)  # though they may not sit there
    return [
        await seated_as(context, each, takes_part, rated)
        if each.device == person.id
        else await marked(context, each)
        if each.bot
        else each
        for each in occupants
    ]


async def marked(context: RouteContext, bot: Occupant) -> Occupant:
    """A bot that the visitor has named. What it is called by itself imitates nobody."""
    if NUMBERED.sub("", bot.name) == bot_name(bot.bot):
        return bot
    return msgspec.structs.replace(bot, mark=await context.service.marks.of("", bot.name))


async def seated_as(context: RouteContext, occupant: Occupant, takes_part: bool, rated: str = "") -> Occupant:
    """Somebody who sits down, with all that the table knows of them; under their account's name where it is rated."""
    if rated:
        occupant = await context.ratings.rated_occupant(occupant, rated)
    mark = await context.service.marks.of(occupant.person, occupant.name)
    return msgspec.structs.replace(occupant, takes_part=takes_part, mark=mark)


async def begin(
    context: RouteContext,
    header: Header,
    occupants: list[Occupant],
    saga: SagaRow | None = None,
    before: LiveTable | None = None,
    order: Order = Order(),  # noqa: B008 (it is frozen)
) -> LiveTable:
    """A new table. Where people may sit, it is sealed before anything else; bots are promised nothing. The order of the
    game `before` goes on."""
    change = chairs.seats(dict(enumerate(occupants)), "begin")
    if before is not None:
        order = moderation.goes_on(before.order, header.host)
    if order != Order():
        change.data["order"] = msgspec.to_builtins(order)
    if all(each.bot for each in occupants):
        header = msgspec.structs.replace(header, seed=token_hex(16))
    else:
        change.data["secret"] = dealing.fresh_secret()
    first = Entry(1, change.kind, change.data, change.nonce, header.created)
    persons = {each.person for each in occupants if each.person and not each.keeper}
    live = await context.service.tables.add(header, [first], persons, saga)
    context.service.bots.nudge(live)
    context.service.clock.note(live)
    await context.service.lobby.changed(live)
    return live


# --- chairs ---


async def sit(context: RouteContext, request: Request) -> TableInfo:
    wanted = await read(context, request, SitDown)
    person = await context.sessions.sure(request)
    live = await context.service.tables.fresh(request.path_params["id"])
    shunned = await shunned_by(context, live, person)
    if shunned or not await moderation.welcome(context.service.tables, live, person.id):
        context.invites.check(wanted.invite, live.id, live.order.invites)
        if live.header.host in shunned:
            raise RequestError("invite-void", status=403)
    elif live.order.listed and not is_invited(context, live, wanted.invite):
        await context.check_waits(live, person)
    # Invited or not: whoever sits at an open table invites whom they like.
    counts = is_open(live) and person.id != live.header.host and live.seat_of(person.id) is None
    with context.quotas.open_chair(request) if counts else nullcontext():
        name = await named(context, person, wanted.name)
        occupant = await seated_as(context, Occupant(name, person.id), wanted.takes_part, rated_at(live))
        return await changed(context, request, lambda live: chairs.sit(live, wanted.seat, occupant, nonce()))


def is_invited(context: RouteContext, live: LiveTable, word: str) -> bool:
    """Whether somebody has a good invitation, where they would need none."""
    try:
        context.invites.check(word, live.id, live.order.invites)
    except RequestError:
        return False
    return True


def rated_at(live: LiveTable) -> str:
    """The game of a rated table; "" where it is not."""
    return live.header.game if live.order.rated else ""


async def shunned_by(context: RouteContext, live: LiveTable, person: Person) -> set[str]:
    """Who of the host and those who sit there does not want to meet somebody. They are not told: they need an
    invitation, as if the table were not open, and where it is the host no link works for them, as if all had been taken
    back. Whoever is invited by others sits there: whose table it is decides. At the games of a saga its own people sit,
    whatever they think of each other."""
    if live.header.saga is not None or live.seat_of(person.id) is not None:
        return set()
    blocks = await context.service.company.ties.blocks({person.id, *met_at(live)})
    return {one for one, other in blocks if other == person.id}


async def sit_beside(context: RouteContext, request: Request) -> TableInfo:
    """A chair for somebody who plays at the visitor's device."""
    wanted = await read(context, request, SitBeside)
    person = await context.sessions.sure(request)
    occupant = beside(person_name(wanted.name), person)
    occupant.mark = await context.service.marks.of(occupant.person, occupant.name)
    occupant.takes_part = wanted.takes_part
    return await changed(context, request, lambda live: chairs.sit_beside(live, wanted.seat, occupant, nonce()))


async def fill(context: RouteContext, request: Request) -> TableInfo:
    wanted = await read(context, request, FillChair)
    person = await context.sessions.sure(request)
    rooms, settings = context.service.rooms, context.settings
    await check_last_chair(context, await context.service.tables.fresh(request.path_params["id"]), wanted)

    def plan(live: LiveTable) -> Change | None:
        # Whoever has just started a table, or seen somebody sit down, may still be on their way to it.
        host = min(rooms.host_gone_for(live), steady_clock.now() - live.changed)
        silence = steady_clock.now() - max((each.since for each in live.opened.values()), default=live.changed)
        gone = chairs.Gone(
            rooms.gone_for(live, wanted.seat),
            host,
            settings.patience,
            settings.lend_patience,
            silence,
            settings.silence_patience,
        )
        return chairs.fill(live, person.id, wanted.seat, wanted.bot, gone, nonce())

    return await changed(context, request, plan)


async def check_last_chair(context: RouteContext, live: LiveTable, wanted: FillChair) -> None:
    """A table at which only bots sit is one whether it was started so or filled one by one."""
    others = [chair for seat, chair in enumerate(live.chairs) if seat != wanted.seat]
    if live.status == "gathering" and wanted.bot and all(chair.bot and not chair.person for chair in others):
        await context.quotas.check_unfinished(live.header.host, bots_only=True, but=live.id)


async def swap(context: RouteContext, request: Request) -> TableInfo:
    wanted = await read(context, request, Swap)
    person = await context.sessions.sure(request)
    return await changed(context, request, lambda live: chairs.swap(live, person.id, wanted.one, wanted.other, nonce()))


async def ready(context: RouteContext, request: Request) -> TableInfo:
    """The game may begin, as far as the visitor is concerned; or not yet."""
    wanted = await read(context, request, Ready)
    person = await context.sessions.sure(request)
    return await changed(context, request, lambda live: chairs.say_ready(live, person.id, wanted.ready, nonce()))


async def away(context: RouteContext, request: Request) -> TableInfo:
    wanted = await read(context, request, OwnChair)
    person = await context.sessions.sure(request)
    return await changed(context, request, lambda live: chairs.away(live, live.acting(person.id, wanted.seat), nonce()))


async def stand_in(context: RouteContext, request: Request) -> TableInfo:
    """Chooses who plays for the visitor while they are not there."""
    wanted = await read(context, request, StandIn)
    person = await context.sessions.sure(request)
    return await changed(
        context,
        request,
        lambda live: chairs.choose_stand_in(live, live.acting(person.id, wanted.seat), wanted.bot, nonce()),
    )


async def back(context: RouteContext, request: Request) -> TableInfo:
    wanted = await read(context, request, OwnChair)
    person = await context.sessions.sure(request)
    return await changed(context, request, lambda live: chairs.back(live, live.acting(person.id, wanted.seat), nonce()))


async def resign(context: RouteContext, request: Request) -> TableInfo:
    wanted = await read(context, request, OwnChair)
    person = await context.sessions.sure(request)
    return await changed(
        context, request, lambda live: chairs.resign(live, live.acting(person.id, wanted.seat), nonce())
    )


async def changed(context: RouteContext, request: Request, plan: Plan) -> TableInfo:
    live = await context.service.tables.change(request.path_params["id"], plan)
    return info_for(context, live, await context.sessions.person(request))


def nonce() -> str:
    """A request is never repeated by itself, so each is its own."""
    return f"http:{token_hex(8)}"


# --- inviting and playing again ---


async def invite(context: RouteContext, request: Request) -> Invitation:
    await read(context, request, Nothing)
    person = await context.sessions.sure(request)
    live = await context.service.tables.fresh(request.path_params["id"])
    if live.header.host != person.id and live.seat_of(person.id) is None:
        raise RequestError("not-seated", status=403)
    if live.status != "gathering":
        raise RequestError("table-begun", status=409)
    return Invitation(context.invites.write(live.id, live.order.invites))


async def rematch(context: RouteContext, request: Request) -> TableInfo:
    """The same game once more: bots and the visitor sit down at once, the chairs of the others wait for them."""
    wanted = await read(context, request, PlayAgain)
    person = await context.sessions.sure(request)
    old = await context.service.tables.fresh(request.path_params["id"])
    if old.header.host != person.id and old.seat_of(person.id) is None:
        raise RequestError("not-seated", status=403)
    if old.status != "over" or old.header.kind != "played":
        raise RequestError("table-runs", status=409)
    if old.header.saga is not None:
        raise RequestError("rematch-saga", status=409)
    if not old.rematch:  # unless another process knows of one
        old.note_rematch((await context.service.store.progress([old.id]))[0].rematch)
    if not old.rematch:
        occupants = chairs_again(old, person)
        await context.quotas.check_new_table(request, person, all(each.bot for each in occupants))
        occupants = await introduced(context, occupants, person, wanted.takes_part, rated_at(old))
        live = await begin_again(context, old, person, occupants)
        old.note_rematch(await context.service.store.set_rematch(old.id, live.id))
        context.service.rooms.greet(old)
        await context.service.bus.publish("table", old.id)
        if old.rematch == live.id:
            await context.reminders.offer(live, {each.device for each in old.chairs} - {person.id, ""})
            await context.service.company.offer_again(old, live, person.id)
    return info_for(context, await context.service.tables.get(old.rematch), person)


def chairs_again(old: LiveTable, person: Person) -> list[Occupant]:
    rated = rated_at(old)
    return [chairs.again(each, person.id) if each.person else chairs.bots_own(each, rated) for each in old.chairs]


async def begin_again(context: RouteContext, old: LiveTable, person: Person, occupants: list[Occupant]) -> LiveTable:
    header = msgspec.structs.replace(
        old.header,
        id=new_id(),
        rules=find(old.header.game).rules,
        seed="",
        generator=SHA512,
        host=person.id,
        created=steady_clock.now(),
        rematch="",
        rematch_of=old.id,
    )
    return await begin(context, header, occupants, before=old)
