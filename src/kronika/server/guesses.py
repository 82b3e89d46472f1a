"""Who may try passwords, and how often. Nobody can lock an owner out, and nobody guesses fast.

- A network (an address, or the /64 of an IPv6 one) has a bucket of tries. What is too much is refused.
- Wrong guesses of a name, from wherever they come, make the next try of that name wait, longer and longer, up to some
  seconds. It is never refused for what others do: only a few tries of one name from one network wait at a time.
- A network from which nobody has guessed wrong lately does not wait for those from which somebody has.
- A device on which the account has signed in before does not wait, and has a bucket of its own. It has a signed cookie,
  which is worth nothing when the password is another one.

A name for which there is no account is counted in the same way, so that nobody learns by this which ones there are.
"""

from __future__ import annotations

import asyncio
import hmac
import math
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from secrets import token_urlsafe

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from kronika.server.errors import RequestError
from kronika.server.limits import Buckets
from kronika.server.sessions import YEAR, address
from kronika.server.store.accounts import Account

COOKIE = "kronika-known"
AT = "/api/account"
"""Nothing else needs to know the cookie."""
ACCOUNTS = 8
"""How many accounts a device remembers: a family's."""

FREE = 5
"""Wrong guesses of a name that cost nothing: one's own typing errors."""
FIRST, LONGEST = 0.5, 8.0
"""Seconds that the first try after those waits, and the most that any does; each waits twice as long as the last."""
MOST = FREE + 6
"""Where counting ends: a flood of an hour is over as soon as one of a minute."""
HALF = 120.0
"""Seconds after which half of the guesses are forgotten."""
WAITING = 3
"""Tries of one name from one network that may wait at a time."""
NAMES = 10_000
"""Names whose guesses are counted; beyond, those with the fewest are forgotten."""


class Guesses:
    def __init__(self, secret: str, per_minute: float) -> None:
        self._secret = sha256(f"known devices {secret}".encode()).digest()
        self.networks = Buckets(per_minute / 60, per_minute)
        self.devices = Buckets(per_minute / 60, per_minute)
        self.names = NameCounts()
        self.wrong = NameCounts()
        """Wrong guesses by network instead: whoever has made some lately waits behind those who have not."""
        self._waiting: Counter[tuple[str, str]] = Counter()
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep

    @property
    def waiting(self) -> int:
        return self._waiting.total()

    def from_network(self, request: HTTPConnection) -> None:
        """A try that is about no name in particular."""
        take(self.networks, address(request))

    def from_owner(self, person: str) -> None:
        """A try of somebody who has signed in."""
        take(self.devices, person)

    @asynccontextmanager
    async def attempt(self, request: Request, key: str, account: Account | None) -> AsyncIterator[Attempt]:
        """A try of a name, which begins when it may. It counts as a wrong guess unless it turns out right; those of
        known devices do not count."""
        device = self.known(request, account)
        if device:
            take(self.devices, device)
            yield Attempt(known=True)
            return
        self.from_network(request)
        pair = (key, address(request))
        wait = delay(self.names.of(key))
        if self._waiting[pair] >= WAITING:
            raise RequestError("too-fast", status=429, retry=math.ceil(max(wait, 1)))
        attempt = Attempt(network=pair[1], wrong=self.wrong.of(pair[1]))
        self.names.add(key)  # before it waits: a hundred tries at once are a hundred
        self.wrong.add(pair[1])
        self._waiting[pair] += 1
        try:
            if wait:
                await self.sleep(wait)
            yield attempt
        finally:
            self._waiting[pair] -= 1
            if not self._waiting[pair]:
                del self._waiting[pair]
            if attempt.right is not False:
                self.names.take_back(key)
                self.wrong.take_back(pair[1])

    # --- devices ---

    def known(self, connection: HTTPConnection, account: Account | None) -> str:
        """The name of this device, if the account has signed in here since it has this password; else empty."""
        for device, signature in marks_of(connection):
            if hmac.compare_digest(signature, self._sign(device, account)) and account is not None:
                return device
        return ""

    def remember(self, request: Request, account: Account) -> None:
        """From now on the device is known to the account; the cookie goes out with the response."""
        old = marks_of(request)
        device = self.known(request, account) or token_urlsafe(12)
        others = [each for each in old if each[0] != device]
        mine = (device, self._sign(device, account))
        request.state.known_device = ".".join(":".join(each) for each in [mine, *others][:ACCOUNTS])

    def _sign(self, device: str, account: Account | None) -> str:
        about = "nobody" if account is None else f"{account.person} {account.hash}"
        return hmac.new(self._secret, f"{device} {about}".encode(), sha256).hexdigest()[:40]


class Attempt(msgspec.Struct):
    known: bool = False
    network: str = ""
    wrong: float = 0.0
    """Wrong guesses that came from there lately."""
    right: bool | None = None
    """Whether the password was the right one; None if that was never found out."""


class NameCounts:
    """How many wrong guesses of each name there were lately. All processes know of them, like buckets."""

    def __init__(self) -> None:
        self._of: dict[str, tuple[float, float]] = {}
        """The count, and when it was right."""
        self._new: Counter[str] = Counter()

    def of(self, key: str) -> float:
        return self._now(hidden(key))

    def add(self, key: str) -> None:
        self._change(hidden(key), 1)
        self._new[hidden(key)] += 1

    def take_back(self, key: str) -> None:
        self._change(hidden(key), -1)
        self._new[hidden(key)] -= 1

    def taken(self) -> dict[str, int]:
        """What has come since this was last asked."""
        found = {name: count for name, count in self._new.items() if count}
        self._new.clear()
        return found

    def taken_elsewhere(self, counts: dict[str, int]) -> None:
        for name, count in counts.items():
            self._change(name, count)

    def _now(self, name: str) -> float:
        count, at = self._of.get(name, (0.0, 0.0))
        return count * 0.5 ** ((time.monotonic() - at) / HALF) if count else 0.0

    def _change(self, name: str, by: int) -> None:
        if name not in self._of and len(self._of) >= NAMES:
            self._forget_some()
        self._of[name] = (min(MOST, max(0.0, self._now(name) + by)), time.monotonic())

    def _forget_some(self) -> None:
        fewest = sorted(self._of, key=self._now)[: NAMES // 10]
        for name in fewest:
            del self._of[name]


def delay(guesses: float) -> float:
    """How many seconds a try waits after this many wrong ones."""
    over = math.floor(guesses) - FREE
    return 0.0 if over < 0 else min(LONGEST, FIRST * 2.0**over)


def take(buckets: Buckets, sender: str) -> None:
    bucket = buckets.of(sender)
    if not bucket.take():
        raise RequestError("too-fast", status=429, retry=bucket.retry)


def hidden(key: str) -> str:
    """What somebody typed as a name may be their password: nobody else hears of it, and Redis does not either."""
    return sha256(key.encode(errors="replace")).hexdigest()[:20]


def marks_of(connection: HTTPConnection) -> list[tuple[str, str]]:
    """What the cookie says: names of the device and their signatures, one for each account."""
    given = connection.cookies.get(COOKIE, "")
    if len(given) > 100 * ACCOUNTS or not given.isascii():
        return []
    pairs = [each.partition(":") for each in given.split(".")[:ACCOUNTS]]
    return [(device, signature) for device, _, signature in pairs if device and signature]


def set_known_device(request: Request, response: Response) -> None:
    """Sends the cookie of a device that has become known."""
    told = getattr(request.state, "known_device", None)
    if told is not None:
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, told, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path=AT)
