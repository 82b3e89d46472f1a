"""Guests: a random word in a cookie, of which the store knows only the hash."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from hashlib import sha256
from secrets import token_hex, token_urlsafe

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from kronika.server.errors import Trouble
from kronika.server.limits import Buckets
from kronika.server.store.store import Store

COOKIE = "kronika"
YEAR = 365 * 24 * 3600
CACHED = 5_000


class Person(msgspec.Struct):
    id: str
    name: str


class Sessions:
    def __init__(self, store: Store, per_minute: float) -> None:
        self._store = store
        self.new = Buckets(per_minute / 60, per_minute)
        self._known: OrderedDict[str, Person] = OrderedDict()
        self.tell: Callable[[str, str], Awaitable[None]] | None = None
        """Tells the other processes somebody's new name."""

    async def person(self, connection: HTTPConnection) -> Person | None:
        """Whose cookie this is; None without one that we know."""
        word = connection.cookies.get(COOKIE, "")
        if not 20 <= len(word) <= 100:
            return None
        hash = sha256(word.encode()).hexdigest()
        person = self._known.get(hash)
        if person is None:
            found = await self._store.person_of(hash)
            if found is None:
                return None
            person = self._known[hash] = Person(*found)
            if len(self._known) > CACHED:
                self._known.popitem(last=False)
        return person

    async def sure(self, request: Request) -> Person:
        """Whose cookie this is; on first contact a new guest, whose cookie goes out with the response."""
        person = await self.person(request)
        if person is None:
            if not self.new.take(address(request)):
                raise Trouble("too-fast", status=429)
            word = token_urlsafe(32)
            hash = sha256(word.encode()).hexdigest()
            person = Person(token_hex(8), "")
            await self._store.add_person(person.id, hash)
            self._known[hash] = person
            request.state.new_session = word
        return person

    async def rename(self, person: Person, name: str) -> None:
        await self._store.rename(person.id, name)
        self.renamed(person.id, name)
        person.name = name
        if self.tell is not None:
            await self.tell(person.id, name)

    def renamed(self, id: str, name: str) -> None:
        """Somebody has a new name, given here or at another process."""
        for person in self._known.values():
            if person.id == id:
                person.name = name


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def set_cookie(request: Request, response: Response) -> None:
    """Sends the cookie of a new guest."""
    word = getattr(request.state, "new_session", None)
    if word is not None:
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, word, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
