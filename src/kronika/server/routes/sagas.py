"""Sagas: my own, one of them, its next game, and its way out and in as a file or a line of text."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import kronika
from kronika.engine.saga import Saga
from kronika.server import chairs, moderation, sagas, steady_clock, worlds
from kronika.server.change import Change
from kronika.server.errors import RequestError
from kronika.server.ids import new_id
from kronika.server.live_table import LiveTable
from kronika.server.messages import TableInfo
from kronika.server.routes.endpoint import RouteContext, read
from kronika.server.routes.replays import check_seed, file_of, opened, reader
from kronika.server.routes.tables import begin, info_for, introduced, nonce
from kronika.server.saga_messages import NextGame, OpenedSaga, SagaGame, SagaLine, SagaStory, WorldString
from kronika.server.sessions import Person
from kronika.server.store.sagas import Chapter, ChapterRow, SagaRow
from kronika.server.store.store import SeqConflict


async def my_sagas(context: RouteContext, request: Request) -> list[SagaLine]:
    person = await context.sessions.looking(request)
    found: list[SagaLine] = []
    if person is None:
        return found
    for row in await context.service.store.sagas_of(person.id):
        live = context.service.tables.cached(row.table)  # its end is kept a moment after it has come
        over = row.over or (live is not None and live.status == "over")
        found.append(SagaLine(row.id, row.name, row.game, row.number, row.table, over, row.created))
    return found


async def saga_of(context: RouteContext, request: Request) -> SagaRow:
    id = request.path_params["id"]
    saga = await context.service.store.saga(id)
    if saga is None:
        raise RequestError("saga-unknown", {"saga": id[:40]}, status=404)
    return saga


async def story(context: RouteContext, request: Request) -> SagaStory:
    saga = await saga_of(context, request)
    person = await context.sessions.person(request)
    games: list[SagaGame] = []
    lives: list[LiveTable] = []
    for row in await context.service.store.chapters(saga.id):
        lives.append(await context.service.tables.fresh(row.table))
        games.append(await game_told(context, request, row, lives[-1], person))
    on = not lives or lives[-1].status != "over"
    over = lives[:-1] if on else lives
    allowed = bool(over) and sagas.may_go_on(over[-1], saga, person.id if person else None)
    renew = on and allowed and sagas.may_renew(lives[-1])
    return SagaStory(saga.id, saga.name, saga.game, games, on=on, may_go_on=allowed and not on, may_renew=renew)


async def game_told(
    context: RouteContext, request: Request, row: ChapterRow, live: LiveTable, person: Person | None
) -> SagaGame:
    line = info_for(context, live, person)
    service, by = context.service, None if person is None else person.id
    if not await moderation.is_open_to(service.tables, live, by):
        return SagaGame(row.number, live.id, line.status, [], None, line.created)
    game = SagaGame(
        number=row.number,
        table=live.id,
        status=line.status,
        names=[chair.name for chair in line.chairs],
        mine=line.my_seat,
        created=line.created,
        winners=line.winners,
    )
    if not await worlds.tells_story(service.tables, service.store, live, by):
        return game
    async with context.heavy.turn(request):
        told = await sagas.tell(service.store, row, live)
    if told is None:
        return game
    return msgspec.structs.replace(
        game, winners=told.winners, saga_record=told.saga_record, turns=told.turns, scene=told.scene
    )


# --- going on ---


async def follow(context: RouteContext, request: Request) -> TableInfo:
    """The next game of the saga that a finished table belongs to: the one that is there already, or a new one; also
    where the one that is there has come to nothing."""
    wanted = await read(context, request, NextGame)
    person = await context.sessions.sure(request)
    old = await context.service.tables.fresh(request.path_params["id"])
    chapter = sagas.chapter_of(old)
    saga = await worlds.saga_of(context.service.store, chapter)
    if not sagas.may_go_on(old, saga, person.id):
        raise RequestError("not-seated", status=403)
    if old.status != "over":
        raise RequestError("table-runs", status=409)
    created = await sagas.game_after(context.service.store, chapter)
    if created and created == wanted.replaces:  # else somebody else was faster, and theirs is the next game
        created = await renew(context, request, old, saga, wanted, person)
    created = created or await create_next(context, request, old, saga, wanted, person)
    return info_for(context, await context.service.tables.fresh(created), person)


async def renew(
    context: RouteContext, request: Request, old: LiveTable, saga: SagaRow, wanted: NextGame, person: Person
) -> str:
    """Whoever still waits at the old table is shown the way to the new one."""
    sagas.next_game(old, saga, wanted.seats, person, "")  # if that cannot be, nothing changes

    def plan(live: LiveTable) -> Change | None:
        if not sagas.may_renew(live):
            raise RequestError("saga-goes-on", {"number": sagas.chapter_of(old).number + 1}, status=409)
        return chairs.put_aside(live, nonce())

    aside = await context.service.tables.change(wanted.replaces, plan)
    await context.service.store.put_aside(aside.id, aside.table is not None)
    created = await create_next(context, request, old, saga, wanted, person)
    await point_to(context, aside, created)
    return created


async def create_next(
    context: RouteContext, request: Request, old: LiveTable, saga: SagaRow, wanted: NextGame, person: Person
) -> str:
    header, occupants = sagas.next_game(old, saga, wanted.seats, person, new_id())
    bots_only = all(each.bot for each in occupants)
    await context.quotas.check_new_table(request, person, bots_only)
    try:
        occupants = await introduced(context, occupants, person, wanted.takes_part)
        live = await begin(context, header, occupants, before=old)
        created = live.id
        offers = [] if header.saga is None else header.saga.offers
        await context.reminders.offer(live, {each.person for each in offers if each} - {person.id, ""})
    except SeqConflict:  # somebody else was faster: theirs is the next game
        created = await sagas.game_after(context.service.store, sagas.chapter_of(old))
    await point_to(context, old, created)
    return created


async def point_to(context: RouteContext, table: LiveTable, created: str) -> None:
    table.note_rematch(await context.service.store.set_rematch(table.id, created))
    context.service.rooms.greet(table)
    await context.service.bus.publish("table", table.id)


# --- out and in ---


async def file(context: RouteContext, request: Request) -> Response:
    saga = await exported(context, request)
    content = msgspec.json.format(msgspec.json.encode(saga.plain()), indent=1)
    name = request.path_params["id"]
    headers = {"Content-Disposition": f'attachment; filename="{saga.game}-saga-{name}.json"'}
    return Response(content, headers=headers, media_type="application/json")


async def string(context: RouteContext, request: Request) -> WorldString:
    saga = await exported(context, request)
    text = saga.next_setup.get("chronicle", "")
    if not text:
        raise RequestError("saga-no-string", status=409)
    return WorldString(str(text))


async def exported(context: RouteContext, request: Request) -> Saga:
    service, saga = context.service, await saga_of(context, request)
    games = await service.store.chapters(saga.id)
    last = await service.tables.fresh(games[-1].table)
    person = await reader(context, request)
    await worlds.check_told(service.tables, service.store, last, person)
    for game in games if person != saga.host else ():
        await moderation.check_open(service.tables, await service.tables.fresh(game.table), person)
    return await sagas.whole(service.tables, service.store, saga)


async def open_saga(context: RouteContext, request: Request) -> OpenedSaga:
    """A saga's file: every game is played again, then all of them are tables that can be looked at."""
    person, saga = await file_of(context, request, context.settings.saga_limit, kronika.resume_saga)
    if not saga.chronicles:
        raise RequestError("saga-empty", {"name": saga.name}, status=422)
    for plain in saga.chronicles:
        check_seed(plain["chance"]["seed"])
    context.quotas.take_games(request, person, len(saga.chronicles))
    now = steady_clock.now()
    row = SagaRow(new_id(), saga.name, saga.game, saga.setup, person.id, now)
    await context.service.store.add_saga(row, [game_of(row, i, plain) for i, plain in enumerate(saga.chronicles)])
    return OpenedSaga(row.id)


def game_of(saga: SagaRow, i: int, chronicle: dict[str, Any]) -> Any:
    header, entries = opened(chronicle, saga.host)
    return msgspec.structs.replace(header, saga=Chapter(saga.id, saga.name, i + 1)), entries
