"""Passwords: argon2id, off the event loop, one at a time, since each takes 64 MB and a fifth of a second of the
processor; answers at tables go first. Those of known devices have a place of their own, and those of networks from
which nobody has guessed wrong lately go before the others: no flood of guesses keeps an owner waiting."""

from __future__ import annotations

import asyncio
import time
import unicodedata
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from secrets import token_hex
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from kronika.server.common_passwords import is_common
from kronika.server.errors import RequestError
from kronika.server.priority import give_way
from kronika.server.turns import Turns

T = TypeVar("T")

LEAST, MOST = 8, 200
IN_LINE = 1000
"""How many may wait for their hash. Three hundred networks that try one name do not fill it (see `guesses.WAITING`)."""
REST, FULL_REST, LONGEST_REST = 4.0, 24.0, 5.0
"""How many times as long as a hash has taken nobody else is hashed for who has guessed wrong lately: in any house, in a
full one; and seconds at most. A hash keeps up to four cores busy while it takes."""
FORGIVEN = 0.25
"""Wrong guesses of a network, as far as they are not forgotten, that are held against nobody: one, four minutes ago."""
SOON = 5
"""Seconds after which it is worth while to try again."""
ARGON = PasswordHasher()
"""argon2id with the parameters of RFC 9106 for little memory."""


def good_password(given: str, name: str) -> str:
    """A new password that is neither short nor endless, and not the first that anybody would try for this name."""
    if not LEAST <= len(given) <= MOST:
        raise RequestError("password-length", {"least": LEAST, "most": MOST}, status=422)
    if is_common(typed(given), name):
        raise RequestError("password-common", status=422)
    return given


class Passwords:
    def __init__(self, hasher: PasswordHasher = ARGON, is_full: Callable[[], bool] = lambda: False) -> None:
        """`is_full`: whether the house has better things to do."""
        self._hasher = hasher
        self._is_full = is_full
        self._known, self._strangers = HashQueue(), HashQueue()
        self._nobody: str | None = None

    async def hash(self, password: str, known: bool = False) -> str:
        line = self._known if known else self._strangers
        return await line.thread(self._hasher.hash, typed(password))

    async def fits(
        self, hash: str | None, password: str, known: bool = False, wrong: float = 0.0, network: str = ""
    ) -> bool:
        """Whether this is the password. Where there is no account, it takes as long to say no. `wrong` is how many
        wrong guesses came from that network lately: whoever has none goes first."""
        if self._nobody is None:
            self._nobody = await self.hash(token_hex(16), known)
        asked = (self._verify, hash or self._nobody, typed(password[:MOST]))
        if known:
            right = await self._known.thread(*asked)
        elif wrong < FORGIVEN:
            right = await self._strangers.thread(*asked)
        else:
            rest = FULL_REST if self._is_full() else REST
            right = await self._strangers.patiently(*asked, wrong=wrong, network=network, rest=rest)
        return right and hash is not None and len(password) <= MOST

    def _verify(self, hash: str, password: str) -> bool:
        try:
            return self._hasher.verify(hash, password)
        except (VerificationError, InvalidHashError):
            return False

    def is_old(self, hash: str) -> bool:
        """Whether it was made with parameters that are no longer ours."""
        return self._hasher.check_needs_rehash(hash)


class HashQueue:
    """Hashes, one at a time. Whoever has guessed wrong lately stands in a line of their own, of which one at a time
    comes forward, those with the fewest wrong guesses first; so nobody else waits for more than one of them."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "passwords", give_way)
        self._waiting = 0
        self._patient = Turns()
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep

    async def thread(self, work: Callable[..., T], *args: str) -> T:
        if self._waiting >= IN_LINE:
            raise RequestError("server-busy", {"seconds": SOON}, status=503, retry=SOON)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)
        finally:
            self._waiting -= 1

    async def patiently(self, work: Callable[..., T], *args: str, wrong: float, network: str, rest: float) -> T:
        """After those who have guessed wrong less often, and with a rest after it."""
        if self._patient.waiting >= IN_LINE:
            raise RequestError("server-busy", {"seconds": SOON}, status=503, retry=SOON)
        async with self._patient.turn(lambda: int(wrong), network):
            begun = time.monotonic()
            found = await self.thread(work, *args)
            await self.sleep(min(LONGEST_REST, rest * (time.monotonic() - begun)))
            return found


def typed(password: str) -> str:
    """The same password whichever keyboard it was typed on: é may be one sign or two."""
    return unicodedata.normalize("NFKC", password).encode(errors="replace").decode()
