"""Who a visitor is: a random word in a cookie, of which the store knows only the hash."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from hashlib import sha256
from ipaddress import IPv4Address, IPv6Network, ip_address, ip_network
from secrets import token_hex, token_urlsafe

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from kronika.server import steady_clock
from kronika.server.agents import kind_of_device
from kronika.server.errors import RequestError
from kronika.server.limits import Buckets
from kronika.server.store.accounts import AccountStore, Device
from kronika.server.store.store import Store

logger = logging.getLogger("kronika.server")

COOKIE = "kronika"
YEAR = 365 * 24 * 3600
CACHED = 5_000
HOUR = 3600.0
FRESH = 30.0
"""Seconds after which a session is looked up again: another process may have ended it (`kronika password` does)."""
ROUND = FRESH / 3
"""Seconds between two rounds that look up all sessions in use, and those of open lines, which may be silent."""


class Person(msgspec.Struct):
    id: str
    name: str

    def rename(self, name: str) -> None:
        """Every part that holds this person has the new name, too."""
        self.name = name


class OpenSession(msgspec.Struct):
    person: Person
    until: float
    used: bool = True
    """Whether somebody came with it since the last round."""


class Sessions:
    """The sessions that this process knows. `tell_others` tells the other processes somebody's new name, or with None
    that their sessions have ended; `on_end` is called when somebody's sessions have ended, here or there, so that their
    connections can be cut."""

    def __init__(
        self,
        store: Store,
        per_minute: float,
        *,
        tell_others: Callable[[str, str | None], Awaitable[None]],
        on_end: Callable[[str], Awaitable[None]],
    ) -> None:
        self._store = store
        self._sessions = AccountStore(store)
        self.new = Buckets(per_minute / 60, per_minute)
        self._known: OrderedDict[str, OpenSession] = OrderedDict()
        self._lines: Counter[tuple[str, str]] = Counter()
        """Open lines by session and person: whoever only listens hears things as well."""
        self._tell_others = tell_others
        self._on_end = on_end
        self._renamings = 0
        self._rounds: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._rounds = asyncio.create_task(self._go_round(), name="sessions")

    async def close(self) -> None:
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)

    # --- whose cookie it is ---

    async def person(self, connection: HTTPConnection) -> Person | None:
        """Whose cookie this is; None without one that we know."""
        return await self.of(session_of(connection))

    async def of(self, session: str) -> Person | None:
        """Whose session this is, by its hash."""
        known = self._known.get(session)
        if known is not None and known.until > time.monotonic():
            known.used = True
            return known.person
        renamings = self._renamings
        found = (await self._store.persons_of([session])).get(session) if session else None
        if found is None:
            self._known.pop(session, None)
            return None
        return await self._found(session, *found, renamings)

    async def _found(self, session: str, id: str, name: str, seen: float, renamings: int) -> Person:
        """The store's word; that of the name if nobody has got another since it was asked, when there were this many
        `renamings`."""
        if steady_clock.now() - seen > HOUR:
            await self._sessions.note_seen(session)
        known = self._known.get(session)
        if known is None or known.person.id != id:
            return self._keep(session, Person(id, name))
        if renamings == self._renamings:
            known.person.rename(name)
        known.until = time.monotonic() + FRESH
        return known.person

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.round()
            except Exception as error:
                logger.warning("sessions could not be looked up (%s)", type(error).__name__)

    @contextmanager
    def line_of(self, session: str, person: Person | None) -> Iterator[None]:
        """As long as it is open, somebody's line is cut soon after their session has ended, wherever that was."""
        line = (session, person.id if person is not None else "")
        self._lines[line] += 1
        try:
            yield
        finally:
            self._lines[line] -= 1
            if not self._lines[line]:
                del self._lines[line]

    async def round(self) -> None:
        """Looks up all sessions that somebody came with since the last round or has a line open with, at once.
        Connections of one that has ended elsewhere are cut, also where nobody says anything."""
        renamings = self._renamings
        used = {session: known.person.id for session, known in self._known.items() if known.used}
        used |= {session: person for session, person in self._lines if person}
        found = await self._store.persons_of(list(used))
        for session, person in used.items():
            if session in found:
                await self._found(session, *found[session], renamings)
                if session in self._known:
                    self._known[session].used = False
            else:
                await self.forget(person)

    def _keep(self, session: str, person: Person) -> Person:
        self._known[session] = OpenSession(person, time.monotonic() + FRESH)
        if len(self._known) > CACHED:
            self._known.popitem(last=False)
        return person

    async def looking(self, request: Request) -> Person | None:
        """Whose cookie this is who only looks. Nobody becomes a guest by that: a page asks for several things at once,
        and each answer would bring another cookie."""
        person = await self.person(request)
        if person is None and session_of(request):
            raise RequestError("session-over", status=401)
        return person

    async def sure(self, request: Request, new_guest: bool = False) -> Person:
        """Whose cookie this is; on first contact a new guest, whose cookie goes out with the response. A
        visitor with the cookie of a session that has ended becomes a guest only on asking who they are (`new_guest`):
        another request may be under way with their new cookie, and nobody should start a table under a wrong name."""
        person = await self.person(request)
        if person is not None:
            return person
        if session_of(request) and not new_guest:
            raise RequestError("session-over", status=401)
        if not self.new.take(address(request)):
            raise RequestError("too-fast", status=429)
        word, session = new_word()
        person = Person(token_hex(8), "")
        await self._store.add_person(person.id, session, agent_of(request))
        request.state.new_session = word
        return self._keep(session, person)

    # --- beginning and ending ---

    async def begin(self, request: Request, id: str) -> None:
        """A new session of this person, whose cookie goes out with the response; the one they came with has ended."""
        before = session_of(request)
        old = await self.of(before)
        word, session = new_word()
        await self._sessions.begin_session(session, id, agent_of(request), before)
        request.state.new_session = word
        if old is not None:
            await self.end_cached(old.id)

    async def end(self, request: Request, person: Person) -> None:
        """On this device."""
        await self._sessions.end_session(session_of(request))
        request.state.new_session = ""
        await self.end_cached(person.id)

    async def end_all(self, person: str, except_for: str = "") -> None:
        """On all devices, or on all but one."""
        await self._sessions.end_sessions(person, except_for)
        await self.end_cached(person)

    async def devices(self, person: str) -> list[Device]:
        """Where somebody is signed in, the device that was there last first."""
        return sorted(await self._sessions.devices(person), key=lambda each: -max(each.seen, each.begun))

    async def end_device(self, person: str, id: str) -> bool:
        """On one of somebody's devices; whether they have it."""
        found = [each.session for each in await self._sessions.devices(person) if device_id(each.session) == id]
        for session in found:
            await self._sessions.end_session(session)
        if found:
            await self.end_cached(person)
        return bool(found)

    async def end_cached(self, person: str) -> None:
        """Somebody's sessions have ended: what is remembered of them no longer counts."""
        await self.forget(person)
        await self._tell_others(person, None)

    async def forget(self, person: str) -> None:
        self._known = OrderedDict((hash, each) for hash, each in self._known.items() if each.person.id != person)
        await self._on_end(person)

    # --- names ---

    async def rename(self, person: Person, name: str) -> None:
        await self._store.rename(person.id, name)
        self.renamed(person.id, name)
        person.rename(name)
        await self._tell_others(person.id, name)

    def renamed(self, id: str, name: str) -> None:
        """Somebody has a new name, given here or at another process."""
        self._renamings += 1
        for known in self._known.values():
            if known.person.id == id:
                known.person.rename(name)


def new_word() -> tuple[str, str]:
    """A word for a cookie, and its hash for the store."""
    word = token_urlsafe(32)
    return word, sha256(word.encode()).hexdigest()


def session_of(connection: HTTPConnection) -> str:
    """The hash of the cookie's word; empty without one."""
    word = connection.cookies.get(COOKIE, "")
    return sha256(word.encode()).hexdigest() if 20 <= len(word) <= 100 else ""


def device_id(session: str) -> str:
    """How a session is called by its owner: neither the cookie nor what the store knows of it."""
    return sha256(f"device {session}".encode()).hexdigest()[:16]


def agent_of(connection: HTTPConnection) -> str:
    return kind_of_device(connection.headers.get("user-agent", ""))


def address(connection: HTTPConnection) -> str:
    """Where a visitor comes from."""
    return network(connection.client.host if connection.client else "")


@lru_cache(4096)  # the door asks for every open line
def network(host: str) -> str:
    """Of an IPv6 address the first half: whoever has one such address has all of them."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


@lru_cache(4096)
def is_among(host: str, networks: str) -> bool:
    """Whether an address is one of those listed, with commas between them; `*` is all."""
    if networks == "*":
        return True
    try:
        found = ip_address(host.partition("%")[0])
        return any(found in ip_network(each.strip(), strict=False) for each in networks.split(",") if each.strip())
    except ValueError:
        return host in networks.split(",")


def set_cookie(request: Request, response: Response) -> None:
    """Sends the cookie of a new session, or takes back the one of a session that has ended."""
    word = getattr(request.state, "new_session", None)
    if word is None:
        return
    secure = request.url.scheme == "https"
    age = YEAR if word else 0
    response.set_cookie(COOKIE, word, max_age=age, httponly=True, samesite="lax", secure=secure, path="/")
