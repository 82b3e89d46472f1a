"""People: friends, who is here, whom one does not want to meet, and chairs that somebody is offered."""

from __future__ import annotations

from starlette.requests import Request

from kronika.server import moderation
from kronika.server.company_messages import (
    AnswerFriend,
    AskFriend,
    Block,
    Company,
    Decline,
    EndTie,
    Folded,
    Hide,
    OfferChair,
)
from kronika.server.friends import named
from kronika.server.order import alias
from kronika.server.routes.endpoint import RouteContext, read
from kronika.server.routes.moderation import meant
from kronika.server.sessions import Person


async def company(context: RouteContext, request: Request) -> Company:
    """The visitor's people."""
    return await now(context, await context.sessions.sure(request))


async def ask(context: RouteContext, request: Request) -> Company:
    """Asks somebody to be friends, by the name of their account. Names can be tried here as when signing up, and no
    faster."""
    wanted = await read(context, request, AskFriend)
    person = await context.sessions.sure(request)
    context.accounts.guesses.from_network(request)
    return await now(context, person, await context.service.company.friends.ask(person.id, wanted.name))


async def answer(context: RouteContext, request: Request) -> Company:
    """Says yes or no to somebody who has asked."""
    wanted = await read(context, request, AnswerFriend)
    person = await context.sessions.sure(request)
    friends = context.service.company.friends
    return await now(context, person, await friends.answer(person.id, wanted.who, wanted.accept))


async def end(context: RouteContext, request: Request) -> Company:
    """Takes a question back, or ends a friendship."""
    wanted = await read(context, request, EndTie)
    person = await context.sessions.sure(request)
    return await now(context, person, await context.service.company.friends.end(person.id, wanted.who))


async def block(context: RouteContext, request: Request) -> Company:
    """Blocks somebody whom the visitor knows, or no longer."""
    wanted = await read(context, request, Block)
    person = await context.sessions.sure(request)
    friends = context.service.company.friends
    return await now(context, person, await friends.block(person.id, wanted.who, wanted.blocked))


async def block_at_table(context: RouteContext, request: Request) -> Company:
    """Blocks somebody at a table, seated or not, or no longer. Whoever plays at another's device goes with it."""
    wanted = await read(context, request, Block)
    person = await context.sessions.sure(request)
    service = context.service
    live = await service.tables.fresh(request.path_params["id"])
    await moderation.check_open(service.tables, live, person.id)
    other, name = meant(live, await service.store.lines(live.id), wanted.who)
    keepers = [chair.keeper for chair in live.chairs if chair.person == other and chair.keeper]
    moved = await service.company.friends.put_block(person.id, [*keepers, other][0], name, wanted.blocked)
    return await now(context, person, moved)


async def folded(context: RouteContext, request: Request) -> Folded:
    """Whose lines the visitor does not want to see at a table."""
    person = await context.sessions.looking(request)
    mine = {} if person is None else await context.service.company.ties.of(person.id)
    table = request.path_params["id"]
    return Folded([alias(table, other) for other, tie in mine.items() if tie.kind == "blocked"])


async def hide(context: RouteContext, request: Request) -> Company:
    """Lets friends see that the visitor is here, or not."""
    wanted = await read(context, request, Hide)
    person = await context.sessions.sure(request)
    hall = context.service.company
    await hall.friends.own(person.id)
    await hall.ties.hide(person.id, wanted.hidden)
    friends = [other for other, tie in (await hall.ties.of(person.id)).items() if tie.kind == "friend"]
    return await now(context, person, [person.id, *friends])


async def offer(context: RouteContext, request: Request) -> Company:
    """Offers a chair of a table that gathers to a friend."""
    wanted = await read(context, request, OfferChair)
    person = await context.sessions.sure(request)
    hall = context.service.company
    friends = {other: tie for other, tie in (await hall.ties.of(person.id)).items() if tie.kind == "friend"}
    friend = named(person.id, wanted.who, friends)
    live = await context.service.tables.fresh(request.path_params["id"])
    await hall.offer(person.id, live, friend.other)
    await context.reminders.offer(live, {friend.other})
    return await now(context, person)


async def decline(context: RouteContext, request: Request) -> Company:
    """Says no to a chair that the visitor is offered. Nobody learns of it."""
    wanted = await read(context, request, Decline)
    person = await context.sessions.sure(request)
    await context.service.company.ties.decline(wanted.table, person.id)
    return await now(context, person, [person.id])


async def now(context: RouteContext, person: Person, changed: list[str] | None = None) -> Company:
    """The visitor's people as they are now, after all whom it concerns have been told."""
    hall = context.service.company
    await hall.changed(changed or ())
    return await hall.of(person.id)
