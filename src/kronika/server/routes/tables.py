"""Tables: laying them, sitting down, leaving."""

from __future__ import annotations

import time
from secrets import token_hex

import msgspec
from starlette.requests import Request

from kronika.engine.errors import KronikaError
from kronika.engine.rng import MWC
from kronika.games import find
from kronika.server import chairs, sagas
from kronika.server.errors import Trouble
from kronika.server.live import Live, Sitter
from kronika.server.messages import FillChair, Invitation, NewTable, Seat, SitDown, TableInfo, Wire
from kronika.server.names import TABLE_NAME, among, bot_name, clean, person_name
from kronika.server.pace import check_pace
from kronika.server.routes.endpoint import Desk, read
from kronika.server.sessions import Person
from kronika.server.shown import Summary, info
from kronika.server.store.sagas import SagaRow
from kronika.server.store.store import Entry, Header
from kronika.server.tables import Change, Plan

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"


class Nothing(Wire):
    """An empty body."""


def new_id() -> str:
    """A name that nobody guesses (60 bits) and that can be read out."""
    number = int(token_hex(8), 16)
    return "".join(ALPHABET[number >> 5 * i & 31] for i in range(12))


def shown(desk: Desk, about: Live | Summary, person: Person | None) -> TableInfo:
    line, here = desk.house.rooms.line(about)
    return info(line, None if person is None else person.id, here)


# --- looking ---


async def my_tables(desk: Desk, request: Request) -> list[TableInfo]:
    person = await desk.sessions.sure(request)
    found: list[TableInfo] = []
    for each in await desk.house.store.tables_of(person.id):
        live = desk.house.tables.cached(each.table)
        try:
            about: Live | Summary
            if live is not None and live.seq >= each.seq:
                about = live
            elif each.line is not None:
                about = msgspec.json.decode(each.line, type=Summary)
            else:
                about = await desk.house.tables.fresh(each.table)
        except KronikaError:
            continue  # a table of other rules says so when it is opened
        found.append(shown(desk, about, person))
    return sorted(found, key=lambda each: -each.changed)


async def table(desk: Desk, request: Request) -> TableInfo:
    live = await desk.house.tables.fresh(request.path_params["id"])
    return shown(desk, live, await desk.sessions.person(request))


# --- laying a table ---


async def lay(desk: Desk, request: Request) -> TableInfo:
    wanted = await read(desk, request, NewTable)
    person = await desk.sessions.sure(request)
    own = [seat for seat in wanted.seats if seat.kind == "me"]
    if len(own) > 1:
        raise Trouble("chairs-mine", status=422)
    if own:
        await named(desk, person, wanted.player or own[0].name)
    game = find(wanted.game)
    setup = game.full_setup(len(wanted.seats), wanted.setup)
    sitters: list[Sitter] = []
    for seat in wanted.seats:
        sitters.append(sitter(wanted.game, seat, person, [each.name for each in sitters]))
    if not desk.new_tables.take(person.id):
        raise Trouble("too-fast", status=429)
    header = Header(
        id=new_id(),
        kind="played",
        game=wanted.game,
        rules=game.rules,
        name=clean(wanted.name, TABLE_NAME),
        setup=setup,
        seed=token_hex(16),
        host=person.id,
        created=time.time(),
        pace=check_pace(wanted.game, wanted.pace),
    )
    saga: SagaRow | None = None
    if name := clean(wanted.saga, TABLE_NAME):
        saga, header = sagas.first_game(game, name, new_id(), header)
    return shown(desk, await begin(desk, header, sitters, saga), person)


async def named(desk: Desk, person: Person, given: str) -> str:
    """The name of somebody who sits down: the one he gives now, else the one he has."""
    if clean(given, TABLE_NAME) or not person.name:
        await desk.sessions.rename(person, person_name(given))
    return person.name


def sitter(game: str, seat: Seat, person: Person, others: list[str]) -> Sitter:
    if seat.kind == "empty":
        return Sitter()
    if seat.kind == "me":
        return Sitter(among(person.name, others), person.id)
    chairs.check_bot(game, seat.bot)
    return Sitter(among(clean(seat.name, 32) or bot_name(seat.bot), others), bot=seat.bot)


async def begin(desk: Desk, header: Header, sitters: list[Sitter], saga: SagaRow | None = None) -> Live:
    change = chairs.seats(dict(enumerate(sitters)), "begin")
    first = Entry(1, change.kind, change.data, change.nonce, header.created)
    live = await desk.house.tables.add(header, [first], {each.person for each in sitters if each.person}, saga)
    desk.house.bots.nudge(live)
    desk.house.clock.note(live)
    return live


# --- chairs ---


async def sit(desk: Desk, request: Request) -> TableInfo:
    wanted = await read(desk, request, SitDown)
    person = await desk.sessions.sure(request)
    live = await desk.house.tables.fresh(request.path_params["id"])
    if not await welcome(desk, live, person):
        desk.invites.check(wanted.invite, live.id)
    name = await named(desk, person, wanted.name)
    return await changed(desk, request, lambda live: chairs.sit(live, person.id, wanted.seat, name, nonce()))


async def welcome(desk: Desk, live: Live, person: Person) -> bool:
    """Who needs no invitation: the host, who sits here already, and who sat at the table this is a rematch of."""
    if live.header.host == person.id or live.seat_of(person.id) is not None:
        return True
    if not live.header.rematch_of:
        return False
    return (await desk.house.tables.get(live.header.rematch_of)).seat_of(person.id) is not None


async def fill(desk: Desk, request: Request) -> TableInfo:
    wanted = await read(desk, request, FillChair)
    person = await desk.sessions.sure(request)
    rooms, patience = desk.house.rooms, desk.settings.patience

    def plan(live: Live) -> Change | None:
        # Who has just laid a table, or seen somebody sit down, may still be on his way to it.
        host = min(rooms.host_gone_for(live), time.time() - live.changed)
        gone = chairs.Gone(rooms.gone_for(live, wanted.seat), host, patience)
        return chairs.fill(live, person.id, wanted.seat, wanted.bot, gone, nonce())

    return await changed(desk, request, plan)


async def away(desk: Desk, request: Request) -> TableInfo:
    await read(desk, request, Nothing)
    person = await desk.sessions.sure(request)
    return await changed(desk, request, lambda live: chairs.away(live, person.id, nonce()))


async def back(desk: Desk, request: Request) -> TableInfo:
    await read(desk, request, Nothing)
    person = await desk.sessions.sure(request)
    return await changed(desk, request, lambda live: chairs.back(live, person.id, nonce()))


async def resign(desk: Desk, request: Request) -> TableInfo:
    await read(desk, request, Nothing)
    person = await desk.sessions.sure(request)
    return await changed(desk, request, lambda live: chairs.resign(live, person.id, nonce()))


async def changed(desk: Desk, request: Request, plan: Plan) -> TableInfo:
    live = await desk.house.tables.change(request.path_params["id"], plan)
    return shown(desk, live, await desk.sessions.person(request))


def nonce() -> str:
    """A request is never repeated by itself, so each is its own."""
    return f"http:{token_hex(8)}"


# --- inviting and playing again ---


async def invite(desk: Desk, request: Request) -> Invitation:
    await read(desk, request, Nothing)
    person = await desk.sessions.sure(request)
    live = await desk.house.tables.fresh(request.path_params["id"])
    if live.header.host != person.id and live.seat_of(person.id) is None:
        raise Trouble("not-seated", status=403)
    if live.status != "gathering":
        raise Trouble("table-begun", status=409)
    return Invitation(desk.invites.write(live.id))


async def rematch(desk: Desk, request: Request) -> TableInfo:
    """The same game once more: bots and who asks sit down at once, the chairs of the others wait for them."""
    await read(desk, request, Nothing)
    person = await desk.sessions.sure(request)
    old = await desk.house.tables.fresh(request.path_params["id"])
    if old.header.host != person.id and old.seat_of(person.id) is None:
        raise Trouble("not-seated", status=403)
    if old.status != "over" or old.header.kind != "played":
        raise Trouble("table-runs", status=409)
    if old.header.saga is not None:
        raise Trouble("rematch-saga", status=409)
    if not old.rematch:  # unless another process knows of one
        old.rematch = (await desk.house.store.standings([old.id]))[0].rematch
    if not old.rematch:
        if not desk.new_tables.take(person.id):
            raise Trouble("too-fast", status=429)
        live = await lay_again(desk, old, person)
        old.rematch = await desk.house.store.set_rematch(old.id, live.id)
        desk.house.rooms.greet(old)
        await desk.house.bus.publish("table", old.id)
    return shown(desk, await desk.house.tables.get(old.rematch), person)


async def lay_again(desk: Desk, old: Live, person: Person) -> Live:
    header = msgspec.structs.replace(
        old.header,
        id=new_id(),
        rules=find(old.header.game).rules,
        seed=token_hex(16),
        generator=MWC,
        host=person.id,
        created=time.time(),
        rematch="",
        rematch_of=old.id,
    )
    sitters = [Sitter() if each.person and each.person != person.id else fresh(each) for each in old.chairs]
    return await begin(desk, header, sitters)


def fresh(chair: Sitter) -> Sitter:
    """A chair as it was before the game: a person's own again, whoever played it at the end."""
    return Sitter(chair.name, chair.person, "" if chair.person else chair.bot)
