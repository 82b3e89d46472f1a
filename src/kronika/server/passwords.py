"""Passwords: argon2id, off the event loop, few at a time, since each takes 64 MB and a fifth of a second of the
processor; answers at tables go first. Those of known devices have a place of their own, so that nobody's flood of
guesses keeps an owner waiting."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from secrets import token_hex
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from kronika.server.common_passwords import is_common
from kronika.server.errors import RequestError
from kronika.server.priority import give_way

T = TypeVar("T")

LEAST, MOST = 8, 200
AT_ONCE, OF_KNOWN = 1, 1
"""How many are hashed at a time: of anybody's, and besides of those whom we know."""
IN_LINE = 1000
"""How many may wait for that. Three hundred networks that try one name do not fill it (see `guesses.WAITING`)."""
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
    def __init__(self, hasher: PasswordHasher = ARGON) -> None:
        self._hasher = hasher
        self._lines = {known: Line(OF_KNOWN if known else AT_ONCE) for known in (False, True)}
        self._nobody: str | None = None

    async def hash(self, password: str, known: bool = False) -> str:
        return await self._lines[known].thread(self._hasher.hash, typed(password))

    async def fits(self, hash: str | None, password: str, known: bool = False) -> bool:
        """Whether this is the password. Where there is no account, it takes as long to say no."""
        if self._nobody is None:
            self._nobody = await self.hash(token_hex(16), known)
        right = await self._lines[known].thread(self._verify, hash or self._nobody, typed(password[:MOST]))
        return right and hash is not None and len(password) <= MOST

    def _verify(self, hash: str, password: str) -> bool:
        try:
            return self._hasher.verify(hash, password)
        except (VerificationError, InvalidHashError):
            return False

    def is_old(self, hash: str) -> bool:
        """Whether it was made with parameters that are no longer ours."""
        return self._hasher.check_needs_rehash(hash)


class Line:
    """Work that waits in line for a thread, as long as the line is not too long."""

    def __init__(self, at_once: int) -> None:
        self._threads = ThreadPoolExecutor(at_once, "passwords", give_way)
        self._waiting = 0

    async def thread(self, work: Callable[..., T], *args: str) -> T:
        if self._waiting >= IN_LINE:
            raise RequestError("server-busy", {"seconds": SOON}, status=503, retry=SOON)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)
        finally:
            self._waiting -= 1


def typed(password: str) -> str:
    """The same password whichever keyboard it was typed on: é may be one sign or two."""
    return unicodedata.normalize("NFKC", password).encode(errors="replace").decode()
