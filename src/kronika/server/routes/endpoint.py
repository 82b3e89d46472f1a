"""What all endpoints share: who asks, how much, and what errors say."""

from __future__ import annotations

import gzip
import logging
import time
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kronika.engine.errors import ChronicleError, KronikaError, SetupError
from kronika.engine.saga import SagaError
from kronika.server import logs
from kronika.server.accept_language import preferred
from kronika.server.accounts import Accounts
from kronika.server.analyses import Analyses
from kronika.server.bodies import Bodies
from kronika.server.coach import Coach
from kronika.server.errors import RequestError, reason
from kronika.server.guesses import set_known_device
from kronika.server.heavy import HeavyWork
from kronika.server.invites import Invites
from kronika.server.lesson_table import Lessons, Scenes
from kronika.server.liked import Likes
from kronika.server.limits import Buckets
from kronika.server.live_table import LiveTable
from kronika.server.messages import Failure
from kronika.server.own_data import OwnData
from kronika.server.profiles import Profiles
from kronika.server.quotas import Quotas
from kronika.server.ratings import Ratings
from kronika.server.reminders import ReminderService
from kronika.server.reports import Reports
from kronika.server.security import body_of, own_origin, same_wire
from kronika.server.sessions import COOKIE, Person, Sessions, address, set_cookie
from kronika.server.settings import Settings
from kronika.server.shares import Shares
from kronika.server.stats import Book
from kronika.server.store.setups import SetupStore
from kronika.server.table_service import TableService

logger = logging.getLogger("kronika.server")

T = TypeVar("T")

NOT_FOUND = ("game-unknown", "rulebook-none", "lesson-unknown", "lesson-chapter-unknown", "scene-none", "summary-none")
"""What somebody has named that there is not."""


class RouteContext:
    """What endpoints work with."""

    def __init__(
        self,
        settings: Settings,
        service: TableService,
        sessions: Sessions,
        accounts: Accounts,
        invites: Invites,
        reminders: ReminderService,
        shares: Shares,
    ) -> None:
        self.settings = settings
        self.service = service
        self.sessions = sessions
        self.accounts = accounts
        self.invites = invites
        self.reminders = reminders
        self.book = Book(service.store)
        self.reports = Reports(service.store, settings)
        self.setups = SetupStore(service.store)
        self.likes = Likes(service.store, service.tables)
        self.own_data = OwnData(service.store, service.tables)
        rate = settings.requests_per_second
        self.rates = Buckets(rate, 5 * rate)
        self.address_rates = Buckets(10 * rate, 50 * rate)
        self.bodies = Bodies(settings)
        self.heavy = HeavyWork(settings.games, lambda: shares.is_full)
        self.analyses = Analyses(service.store, settings)
        self.coach = Coach(service.bots, service.store, service.bus, settings)
        self.lessons = Lessons()
        self.scenes = Scenes()
        self.ratings = Ratings(service.store)
        self.profiles = Profiles(service.store, service.tables)
        self.quotas = Quotas(settings, service.store, service.tables)

    async def check_waits(self, live: LiveTable | None, person: Person) -> None:
        """Whether somebody may sit down at one more table where strangers wait for each other: nobody takes all the
        chairs there are."""
        others = [each for each in await self.service.lobby.tables() if each is not live]
        if sum(each.seat_of(person.id) is not None for each in others) >= self.settings.open_chairs_per_person:
            raise RequestError("open-enough", {"most": self.settings.open_chairs_per_person}, status=429)


Handler = Callable[[RouteContext, Request], Awaitable[Any]]


def route(context: Callable[[], RouteContext], path: str, handler: Handler, method: str = "GET") -> Route:
    @wraps(handler)  # so that `openapi` finds it
    async def endpoint(request: Request) -> Response:
        begun = time.perf_counter()
        try:
            check(context(), request)
            given = await handler(context(), request)
            response = given if isinstance(given, Response) else encoded(given)
        except KronikaError as error:
            response = failure(error, preferred(request.headers.get("accept-language", "")))
        except Exception:
            logger.exception("%s %s went wrong", method, path)
            response = encoded(Failure("server-fault"), 500)
        finally:
            context().bodies.give_back(request)
        set_cookie(request, response)
        set_known_device(request, response)
        ms = round(1000 * (time.perf_counter() - begun), 1)
        logs.note("request", method=method, route=path, status=response.status_code, ms=ms)
        return response

    return Route(path, endpoint, methods=[method])


def check(context: RouteContext, request: Request) -> None:
    """Foreign pages may not act for a visitor, old ones reload first, and nobody may ask without end."""
    if request.method != "GET" and not own_origin(request, context.settings.origins):
        raise RequestError("origin-foreign", status=403)
    if not same_wire(request):
        raise RequestError("reload-page", status=409)
    host = address(request)
    if not context.address_rates.take(host) or not context.rates.take(request.cookies.get(COOKIE, host)[:100]):
        raise RequestError("too-fast", status=429)


async def read(context: RouteContext, request: Request, kind: type[T]) -> T:
    """The request's body as this message."""
    settings = context.settings
    body = await body_of(request, context.bodies, settings.body_limit, settings.body_patience)
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RequestError("message-wrong", {"why": str(error)[:200]}) from None


def encoded(value: Any, status: int = 200) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def kept_response(request: Request, found: bytes) -> Response:
    """What heavy work has found, packed as it is kept, unless the visitor cannot read that."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        found = gzip.decompress(found)
    return Response(found, headers=headers, media_type="application/json")


def failure(error: KronikaError, lang: str = "en") -> Response:
    if isinstance(error, RequestError):
        status = error.status
    elif isinstance(error, SetupError) and error.message.id in NOT_FOUND:
        status = 404
    else:
        status = 422 if isinstance(error, (ChronicleError, SagaError, SetupError)) else 409
    response = encoded(Failure(*reason(error, lang)), status)
    if isinstance(error, RequestError) and error.retry:
        response.headers["Retry-After"] = str(error.retry)
    if status == 408:
        response.headers["Connection"] = "close"
    return response
