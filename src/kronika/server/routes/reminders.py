"""Reminders: what one wants to be told and how, browsers and mail."""

from __future__ import annotations

from urllib.parse import urlencode

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kronika.server.accept_language import preferred
from kronika.server.reminder_messages import MailDone, MailWord, Reminders, SetMail, SetReminders, Subscribe
from kronika.server.reminders import session_for
from kronika.server.routes.endpoint import RouteContext, read
from kronika.server.sessions import session_of


async def reminders(context: RouteContext, request: Request) -> Reminders:
    """What the visitor has chosen, and what this server can do."""
    person = await context.sessions.sure(request)
    return await context.reminders.told(person.id, session_of(request))


async def choose(context: RouteContext, request: Request) -> Reminders:
    wanted = await read(context, request, SetReminders)
    person = await context.sessions.sure(request)
    await context.reminders.choose(person.id, wanted)
    return await context.reminders.told(person.id, session_of(request))


async def subscribe(context: RouteContext, request: Request) -> Reminders:
    """This browser gets reminders from now on."""
    wanted = await read(context, request, Subscribe)
    spoken = wanted.lang or preferred(request.headers.get("accept-language", ""))
    person, session = await context.sessions.sure(request), session_for(request)
    await context.reminders.subscribe(person.id, session, msgspec.structs.replace(wanted, lang=spoken))
    return await context.reminders.told(person.id, session)


async def unsubscribe(context: RouteContext, request: Request) -> Reminders:
    """This browser gets no more reminders."""
    person, session = await context.sessions.sure(request), session_for(request)
    await context.reminders.unsubscribe(session)
    return await context.reminders.told(person.id, session)


async def set_mail(context: RouteContext, request: Request) -> Reminders:
    """Sends a mail by which its owner confirms an address, or forgets the one that is there."""
    wanted = await read(context, request, SetMail)
    person = await context.sessions.sure(request)
    await context.reminders.set_mail(request, person, wanted)
    return await context.reminders.told(person.id, session_of(request))


async def confirm(context: RouteContext, request: Request) -> MailDone:
    """The owner of an address wants mails there. Nobody needs to be signed in for it."""
    return MailDone(await context.reminders.confirm((await read(context, request, MailWord)).word))


async def stop(context: RouteContext, request: Request) -> MailDone:
    """No more mails, by the link of one of them: from our page, or by the button of a mail program (RFC 8058), which
    sends a form that says nothing more."""
    return MailDone(await context.reminders.stop(request.query_params.get("word", "")))


async def ask_stop(context: RouteContext, request: Request) -> Response:
    """A mail program that only opens addresses is led to the page with the button."""
    word = request.query_params.get("word", "")
    return RedirectResponse(f"/reminders?{urlencode({'stop': word})}", 303)
