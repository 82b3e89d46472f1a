"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex

from argon2 import PasswordHasher
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from kronika.server.accounts import Accounts
from kronika.server.bus import Notice, open_bus
from kronika.server.errors import RequestError
from kronika.server.gate import Gate
from kronika.server.guesses import Guesses
from kronika.server.interface import interface
from kronika.server.invites import Invites
from kronika.server.limits import SharedLimits
from kronika.server.mail import Mailer
from kronika.server.openapi import openapi
from kronika.server.passwords import ARGON, Passwords
from kronika.server.push import Signer, can_push, fresh_key
from kronika.server.reminders import ReminderService
from kronika.server.reminding import Reminding
from kronika.server.routes.endpoint import RouteContext, failure, route
from kronika.server.security import KnownHosts, SafeHeaders
from kronika.server.sessions import Sessions
from kronika.server.settings import Settings
from kronika.server.shares import Shares
from kronika.server.socket import Socket
from kronika.server.static import Static
from kronika.server.store.store import Store
from kronika.server.table_service import TableService
from kronika.server.tidying import Tidying
from kronika.server.worker import register_games

LOST = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Kronika</title>
<h1>Nothing here</h1><p><a href="/">Kronika</a></p></html>"""


class Running:
    """What lives from the start of the server to its end."""

    def __init__(
        self,
        settings: Settings,
        secret: str,
        channel: str,
        store: Store,
        hasher: PasswordHasher,
        signer: Signer | None,
        shares: Shares,
    ) -> None:
        bus = open_bus(settings.redis_url, channel)
        invites = Invites(secret, settings.invite_age)
        self.service = TableService(settings, store, bus, invites)
        self.sessions = Sessions(
            store, settings.new_guests_per_minute, tell_others=self._tell_others, on_end=self._cut_connections
        )
        guesses = Guesses(secret, settings.passwords_per_minute)
        passwords = Passwords(hasher, lambda: shares.is_full)
        accounts = Accounts(store, self.sessions, self.service.tables, passwords, guesses)
        mailer = Mailer(settings)
        desk = ReminderService(store, settings, mailer, signer, secret)
        self.context = RouteContext(settings, self.service, self.sessions, accounts, invites, desk, shares)
        self.reminding = Reminding(
            store, self.service.tables, self.service.rooms, settings, desk, mailer, signer, self.service.metrics
        )
        self.tidying = Tidying(store, self.service.tables, settings)
        self.shares = shares
        self.socket = Socket(self.service, self.sessions, settings, shares)
        self.service.metrics.read("sockets", "gauge", "Open sockets.", lambda: self.socket.count)
        waits = "Tries of passwords that wait for their turn."
        self.service.metrics.read("tries_waiting", "gauge", waits, lambda: guesses.waiting)
        late = "Requests and lines that wait because their address has used up its share."
        self.service.metrics.read("work_waiting", "gauge", late, lambda: shares.waiting)
        away = "Those that were turned away because too many waited for their address, or were open from it."
        self.service.metrics.read("turned_away_total", "counter", away, lambda: shares.turned_away)
        bodies = "Bytes of bodies of requests that are in memory."
        self.service.metrics.read("body_bytes", "gauge", bodies, lambda: self.context.bodies.held)
        bus.listen(self._heard)
        self._limits = SharedLimits(
            bus,
            messages=self.socket.rates,
            watches=self.socket.watches,
            requests=self.context.rates,
            addresses=self.context.address_rates,
            tables=self.context.quotas.rates,
            networks=self.context.quotas.networks,
            organizers=self.context.quotas.organizers,
            organizing=self.context.quotas.organizing,
            guests=self.sessions.new,
            passwords=guesses.networks,
            devices=guesses.devices,
            guesses=guesses.names,
            wrong=guesses.wrong,
            files=self.context.quotas.files,
            open_chairs=self.context.quotas.open_chairs,
            entering=self.context.quotas.entering,
            lines=self.service.lines,
            hints=self.context.coach.rates,
            asking=self.service.company.friends.rates,
            offers=self.service.company.rates,
            reporters=self.context.reports.persons,
            reporting=self.context.reports.networks,
            confirming=desk.askers,
            mailing=desk.networks,
        )

    async def _tell_others(self, person: str, name: str | None) -> None:
        await self.service.bus.publish("person", person, data=name)

    async def _cut_connections(self, person: str) -> None:
        await self.socket.ended(person)

    async def _heard(self, notice: Notice) -> None:
        """Another process has renamed somebody, or ended their sessions."""
        if notice.what == "person" and notice.sender != self.service.bus.name:
            if notice.data is None:
                await self.sessions.forget(notice.about)
            else:
                self.sessions.renamed(notice.about, notice.data)

    async def open(self) -> None:
        self.shares.open()
        await self.service.open()
        self.sessions.open()
        self._limits.open()
        self.tidying.open()
        self.reminding.open()

    async def close(self) -> None:
        await self.context.heavy.close()
        await self.context.analyses.close()
        await self.reminding.close()
        await self.tidying.close()
        await self._limits.close()
        await self.sessions.close()
        await self.service.close()
        await self.shares.close()


def create_app(settings: Settings, hasher: PasswordHasher = ARGON) -> Starlette:
    """The application. The `hasher` decides how much work the hash of a password is."""
    running: list[Running] = []
    shares = Shares(settings)
    static = Static(settings.static)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        if settings.file is not None:
            settings.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        register_games(settings.games, settings.bots)
        store = Store(settings.database, settings.durable)
        await store.open()
        try:
            secret = await store.secret("invitations", token_hex(32))
            channel = await store.secret("channel", token_hex(8))
            signer = await signer_of(settings, store)
            now = Running(settings, secret, channel, store, hasher, signer, shares)
            running[:] = [now]
            app.state.running = now
            await now.open()
            try:
                yield
            finally:
                await now.close()
        finally:
            await store.close()

    def context() -> RouteContext:
        return running[0].context

    async def socket(websocket: WebSocket) -> None:
        await running[0].socket(websocket)

    async def page(request: Request) -> Response:
        """Whatever is not an interface is a page or a file."""
        if request.url.path.startswith(("/api/", "/texts/")):
            return failure(RequestError("address-unknown", status=404))
        return static.respond(request) or HTMLResponse(LOST, 404)

    app = Starlette(
        routes=[
            *interface(context),
            route(context, "/api/openapi.json", openapi),
            WebSocketRoute("/ws", socket),
            Route("/{path:path}", page),
        ],
        middleware=[
            Middleware(Gate, shares=shares, most=settings.connections_per_address),
            Middleware(SafeHeaders, hsts=settings.hsts),
            Middleware(KnownHosts, hosts=settings.hosts, refusal=failure(RequestError("host-unknown", status=421))),
            Middleware(GZipMiddleware, minimum_size=2000, compresslevel=4),
        ],
        exception_handlers={HTTPException: wrong_method},
        lifespan=lifespan,
    )
    app.state.shares = shares
    return app


async def signer_of(settings: Settings, store: Store) -> Signer | None:
    """The server as push services know it; None where nothing can be encrypted for browsers."""
    if not can_push():
        return None
    contact = settings.address or "mailto:operator@kronika.invalid"
    return Signer(await store.secret("vapid", fresh_key()), contact)


async def wrong_method(request: Request, error: Exception) -> Response:
    """What the framework itself refuses: a method that an address does not have."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    return failure(RequestError("method-wrong", {"method": request.method}, status=status))
