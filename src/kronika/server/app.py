"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from secrets import token_hex

from argon2 import PasswordHasher
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from kronika.server.accounts import Accounts
from kronika.server.bus import Notice, open_bus
from kronika.server.errors import RequestError
from kronika.server.gate import Gate
from kronika.server.guesses import Guesses
from kronika.server.invites import Invites
from kronika.server.limits import SharedLimits
from kronika.server.mail import Mailer
from kronika.server.openapi import openapi
from kronika.server.passwords import ARGON, Passwords
from kronika.server.push import Signer, can_push, fresh_key
from kronika.server.reminders import ReminderDesk
from kronika.server.reminding import Reminding
from kronika.server.routes import (
    accounts,
    coach,
    company,
    games,
    health,
    lessons,
    me,
    moderation,
    open_tables,
    own_data,
    own_games,
    puzzles,
    ratings,
    reminders,
    replays,
    sagas,
    setups,
    stats,
    stories,
    tables,
    tournaments,
)
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
        desk = ReminderDesk(store, settings, mailer, signer, secret)
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
        away = "Those that were turned away because too many waited for their address."
        self.service.metrics.read("turned_away_total", "counter", away, lambda: shares.turned_away)
        bus.listen(self._heard)
        self._limits = SharedLimits(
            bus,
            messages=self.socket.rates,
            watches=self.socket.watches,
            requests=self.context.rates,
            addresses=self.context.address_rates,
            tables=self.context.quotas.rates,
            networks=self.context.quotas.networks,
            organisers=self.context.quotas.organisers,
            organising=self.context.quotas.organising,
            guests=self.sessions.new,
            passwords=guesses.networks,
            devices=guesses.devices,
            guesses=guesses.names,
            wrong=guesses.wrong,
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
        register_games(settings.games)
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

    async def socket(websocket: WebSocket) -> None:
        await running[0].socket(websocket)

    async def page(request: Request) -> Response:
        """Whatever is not an interface is a page or a file."""
        if request.url.path.startswith(("/api/", "/texts/")):
            return failure(RequestError("address-unknown", status=404))
        return static.respond(request) or HTMLResponse(LOST, 404)

    app = Starlette(
        routes=[*interface(lambda: running[0].context), WebSocketRoute("/ws", socket), Route("/{path:path}", page)],
        middleware=[
            Middleware(Gate, shares=shares),
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


def interface(context: Callable[[], RouteContext]) -> list[BaseRoute]:
    return [
        route(context, "/health", health.health),
        route(context, "/metrics", health.metrics),
        route(context, "/api/about", health.about),
        route(context, "/api/openapi.json", openapi),
        route(context, "/api/me", me.get_me),
        route(context, "/api/me", me.set_me, "POST"),
        route(context, "/api/me/spoken", stories.spoken),
        route(context, "/api/me/spoken", stories.speak, "POST"),
        route(context, "/api/me/data", own_data.data),
        route(context, "/api/me/games", own_games.own_games),
        route(context, "/api/me/ratings", ratings.own),
        route(context, "/api/me/ratings", ratings.show, "POST"),
        route(context, "/api/me/setups", setups.own_setups),
        route(context, "/api/me/setups", setups.keep_setup, "POST"),
        route(context, "/api/me/setups/forget", setups.forget_setup, "POST"),
        route(context, "/api/me/erase", own_data.erase, "POST"),
        route(context, "/api/me/reminders", reminders.reminders),
        route(context, "/api/me/reminders", reminders.choose, "POST"),
        route(context, "/api/me/reminders/push", reminders.subscribe, "POST"),
        route(context, "/api/me/reminders/push-off", reminders.unsubscribe, "POST"),
        route(context, "/api/me/reminders/mail", reminders.set_mail, "POST"),
        route(context, "/api/reminders/confirm", reminders.confirm, "POST"),
        route(context, "/api/reminders/stop", reminders.ask_stop),
        route(context, "/api/reminders/stop", reminders.stop, "POST"),
        route(context, "/api/privacy", own_data.about),
        route(context, "/api/account", accounts.sign_up, "POST"),
        route(context, "/api/account/in", accounts.sign_in, "POST"),
        route(context, "/api/account/out", accounts.sign_out, "POST"),
        route(context, "/api/account/devices", accounts.devices),
        route(context, "/api/account/devices", accounts.sign_out_device, "POST"),
        route(context, "/api/account/password", accounts.change_password, "POST"),
        route(context, "/api/games", games.games),
        route(context, "/api/games/{game}/cards", games.cards),
        route(context, "/api/games/{game}/draw", games.draw, "POST"),
        route(context, "/api/games/{game}/preview", setups.preview, "POST"),
        route(context, "/api/games/{game}/liked", setups.liked),
        route(context, "/api/games/{game}/rules/{lang}", games.rules),
        route(context, "/api/games/{game}/summary/{lang}", games.summary),
        route(context, "/api/games/{game}/lessons", lessons.lessons),
        route(context, "/api/games/{game}/lessons/{lesson}", lessons.answer, "POST"),
        route(context, "/api/games/{game}/scenes", lessons.scenes),
        route(context, "/api/games/{game}/scenes/{clause}", lessons.scene),
        route(context, "/api/games/{game}/statistics", stats.statistics),
        route(context, "/api/games/{game}/statistics.csv", stats.sheet),
        route(context, "/api/games/{game}/leaderboard", ratings.leaderboard),
        route(context, "/api/profile", ratings.profile),
        route(context, "/api/puzzles", puzzles.listed),
        route(context, "/api/puzzles/{game}", puzzles.puzzle),
        route(context, "/api/puzzles/{game}", puzzles.try_puzzle, "POST"),
        route(context, "/texts/{name}.{lang}.ftl", games.texts),
        route(context, "/api/open-tables", open_tables.open_tables),
        route(context, "/api/open-tables", open_tables.find_game, "POST"),
        route(context, "/api/company", company.company),
        route(context, "/api/company/ask", company.ask, "POST"),
        route(context, "/api/company/answer", company.answer, "POST"),
        route(context, "/api/company/end", company.end, "POST"),
        route(context, "/api/company/block", company.block, "POST"),
        route(context, "/api/company/hide", company.hide, "POST"),
        route(context, "/api/company/decline", company.decline, "POST"),
        route(context, "/api/tournaments", tournaments.listed),
        route(context, "/api/tournaments", tournaments.create, "POST"),
        route(context, "/api/tournaments/{id}", tournaments.tournament),
        route(context, "/api/tournaments/{id}/enter", tournaments.enter, "POST"),
        route(context, "/api/tournaments/{id}/bots", tournaments.enter_bots, "POST"),
        route(context, "/api/tournaments/{id}/remove", tournaments.remove, "POST"),
        route(context, "/api/tournaments/{id}/start", tournaments.start, "POST"),
        route(context, "/api/tournaments/{id}/end", tournaments.end, "POST"),
        route(context, "/api/tables", tables.my_tables),
        route(context, "/api/tables", tables.create_table, "POST"),
        route(context, "/api/tables/{id}", tables.table),
        route(context, "/api/tables/{id}/sit", tables.sit, "POST"),
        route(context, "/api/tables/{id}/beside", tables.sit_beside, "POST"),
        route(context, "/api/tables/{id}/fill", tables.fill, "POST"),
        route(context, "/api/tables/{id}/swap", tables.swap, "POST"),
        route(context, "/api/tables/{id}/ready", tables.ready, "POST"),
        route(context, "/api/tables/{id}/away", tables.away, "POST"),
        route(context, "/api/tables/{id}/stand-in", tables.stand_in, "POST"),
        route(context, "/api/tables/{id}/back", tables.back, "POST"),
        route(context, "/api/tables/{id}/resign", tables.resign, "POST"),
        route(context, "/api/tables/{id}/invite", tables.invite, "POST"),
        route(context, "/api/tables/{id}/uninvite", moderation.uninvite, "POST"),
        route(context, "/api/tables/{id}/mute", moderation.mute, "POST"),
        route(context, "/api/tables/{id}/remove", moderation.remove, "POST"),
        route(context, "/api/tables/{id}/arrange", moderation.arrange, "POST"),
        route(context, "/api/tables/{id}/report", moderation.report, "POST"),
        route(context, "/api/tables/{id}/offer", company.offer, "POST"),
        route(context, "/api/tables/{id}/block", company.block_at_table, "POST"),
        route(context, "/api/tables/{id}/folded", company.folded),
        route(context, "/api/tables/{id}/hint", coach.hint, "POST"),
        route(context, "/api/tables/{id}/analysis", coach.analysis),
        route(context, "/api/tables/{id}/analysis", coach.analyse, "POST"),
        route(context, "/api/tables/{id}/ratings", ratings.of_table),
        route(context, "/api/tables/{id}/like", setups.liking),
        route(context, "/api/tables/{id}/like", setups.like, "POST"),
        route(context, "/api/tables/{id}/rematch", tables.rematch, "POST"),
        route(context, "/api/tables/{id}/next", sagas.follow, "POST"),
        route(context, "/api/sagas", sagas.my_sagas),
        route(context, "/api/sagas", sagas.open_saga, "POST"),
        route(context, "/api/sagas/{id}", sagas.story),
        route(context, "/api/sagas/{id}/file", sagas.file),
        route(context, "/api/sagas/{id}/string", sagas.string),
        route(context, "/api/tables/{id}/events", replays.events),
        route(context, "/api/tables/{id}/chronicle", replays.chronicle),
        route(context, "/api/tables/{id}/replay", replays.replay),
        route(context, "/api/tables/{id}/charts", replays.graphs),
        route(context, "/api/tables/{id}/story", stories.told),
        route(context, "/api/tables/{id}/play-on", replays.play_on, "POST"),
        route(context, "/api/replays", replays.open_chronicle, "POST"),
    ]
