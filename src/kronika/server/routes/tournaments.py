"""Tournaments: starting one, entering, and what its organizer does."""

from __future__ import annotations

from starlette.requests import Request

from kronika.games import find
from kronika.server import chairs, steady_clock
from kronika.server.deadlines import LONGEST, check_time_limit
from kronika.server.errors import RequestError
from kronika.server.ids import new_id
from kronika.server.names import TABLE_NAME, clean
from kronika.server.routes.endpoint import RouteContext, read
from kronika.server.routes.tables import Nothing, named
from kronika.server.store.tournaments import Entrant
from kronika.server.store.tournaments import Tournament as Held
from kronika.server.tournament_messages import (
    Enter,
    EnterBots,
    NewTournament,
    RemoveEntrant,
    Tournament,
    TournamentLine,
)
from kronika.server.tournaments import bot_entrant

MOST_ROUNDS = 20
LEAST_PATIENCE = 60


async def listed(context: RouteContext, request: Request) -> list[TournamentLine]:
    """The tournaments that everybody finds, and the visitor's own; the newest first."""
    person = await context.sessions.person(request)
    return await context.service.tournaments.lines(None if person is None else person.id)


async def tournament(context: RouteContext, request: Request) -> Tournament:
    """A tournament as it stands, for whoever has its link."""
    person = await context.sessions.person(request)
    return await told(context, request, None if person is None else person.id)


async def told(context: RouteContext, request: Request, person: str | None) -> Tournament:
    return await context.service.tournaments.told(request.path_params["id"], person)


async def create(context: RouteContext, request: Request) -> Tournament:
    """A new tournament; its organizer has an account."""
    wanted = await read(context, request, NewTournament)
    person = await context.sessions.sure(request)
    running = context.service.tournaments
    if await context.accounts.name_of(person) == "":
        raise RequestError("tournament-account", status=409)
    game = find(wanted.game)
    setup = game.full_setup(wanted.seats, wanted.setup)
    chairs.best_bot(wanted.game)
    name = clean(wanted.name, TABLE_NAME)
    if not name:
        raise RequestError("tournament-name", status=422)
    if wanted.seats < 2 or not 1 <= wanted.rounds <= MOST_ROUNDS:
        raise RequestError("tournament-rounds", {"most": MOST_ROUNDS}, status=422)
    if not LEAST_PATIENCE <= wanted.patience <= LONGEST:
        raise RequestError("tournament-patience", {"least": LEAST_PATIENCE, "most": LONGEST}, status=422)
    most = context.settings.tournaments_per_person
    if await running.store.unfinished_of(person.id) >= most:
        raise RequestError("tournaments-enough", {"most": most}, status=429)
    context.quotas.check_new_tournament(request, person)
    held = Held(
        new_id(),
        name,
        wanted.game,
        setup,
        person.id,
        steady_clock.now(),
        wanted.system,
        wanted.seats,
        wanted.rounds,
        check_time_limit(wanted.game, wanted.time_limit, wanted.clock),
        wanted.patience,
        wanted.listed,
        clock=wanted.clock,
    )
    await running.store.add(held)
    return await running.told(held.id, person.id)


async def enter(context: RouteContext, request: Request) -> Tournament:
    """The visitor plays. Whom its organizer does not want to meet finds no room."""
    wanted = await read(context, request, Enter)
    person = await context.sessions.sure(request)
    running, id = context.service.tournaments, request.path_params["id"]
    held = await running.one(id)
    if await context.service.company.ties.has_blocked(held.host, person.id):
        raise RequestError("tournament-full", {"most": context.settings.tournament_players}, status=409)
    if not await running.has_entered(held, person.id):
        context.quotas.check_entry(request, id)
    name = await named(context, person, wanted.name)
    mark = await context.service.marks.of(person.id, name)
    await running.enter(id, Entrant(0, person.id, name, "", mark))
    return await running.told(id, person.id)


async def enter_bots(context: RouteContext, request: Request) -> Tournament:
    """The organizer lets bots play."""
    wanted = await read(context, request, EnterBots)
    person = await context.sessions.sure(request)
    running, id = context.service.tournaments, request.path_params["id"]
    held = await running.one(id)
    if held.host != person.id:
        raise RequestError("tournament-host", status=403)
    if not 1 <= wanted.count <= context.settings.tournament_bots:
        raise RequestError("tournament-bots", {"most": context.settings.tournament_bots}, status=409)
    for _ in range(wanted.count):
        await running.enter(id, bot_entrant(held.game, wanted.bot))
    return await running.told(id, person.id)


async def remove(context: RouteContext, request: Request) -> Tournament:
    """The organizer takes somebody out, or somebody leaves."""
    wanted = await read(context, request, RemoveEntrant)
    person = await context.sessions.sure(request)
    await context.service.tournaments.remove(request.path_params["id"], person.id, wanted.number)
    return await told(context, request, person.id)


async def start(context: RouteContext, request: Request) -> Tournament:
    """The first round is paired, and its tables are opened."""
    await read(context, request, Nothing)
    person = await context.sessions.sure(request)
    await context.service.tournaments.start(request.path_params["id"], person.id)
    return await told(context, request, person.id)


async def end(context: RouteContext, request: Request) -> Tournament:
    """The organizer ends it before its time."""
    await read(context, request, Nothing)
    person = await context.sessions.sure(request)
    await context.service.tournaments.end(request.path_params["id"], person.id)
    return await told(context, request, person.id)
