"""Passwords: argon2id, off the event loop, few at a time, since each takes 64 MB for a moment."""

from __future__ import annotations

import asyncio
import unicodedata
from secrets import token_hex

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from kronika.server.errors import RequestError

LEAST, MOST = 8, 200
AT_ONCE = 2
ARGON = PasswordHasher()
"""argon2id with the parameters of RFC 9106 for little memory."""


def good_password(given: str) -> str:
    """A new password that is neither short nor endless."""
    if not LEAST <= len(given) <= MOST:
        raise RequestError("password-length", {"least": LEAST, "most": MOST}, status=422)
    return given


class Passwords:
    def __init__(self, hasher: PasswordHasher = ARGON) -> None:
        self._hasher = hasher
        self._few = asyncio.Semaphore(AT_ONCE)
        self._nobody: str | None = None

    async def hash(self, password: str) -> str:
        async with self._few:
            return await asyncio.to_thread(self._hasher.hash, typed(password))

    async def fits(self, hash: str | None, password: str) -> bool:
        """Whether this is the password. Where there is no account, it takes as long to say no."""
        if self._nobody is None:
            self._nobody = await self.hash(token_hex(16))
        async with self._few:
            right = await asyncio.to_thread(self._verify, hash or self._nobody, typed(password[:MOST]))
        return right and hash is not None and len(password) <= MOST

    def _verify(self, hash: str, password: str) -> bool:
        try:
            return self._hasher.verify(hash, password)
        except (VerificationError, InvalidHashError):
            return False

    def is_old(self, hash: str) -> bool:
        """Whether it was made with parameters that are no longer ours."""
        return self._hasher.check_needs_rehash(hash)


def typed(password: str) -> str:
    """The same password whichever keyboard it was typed on: é may be one sign or two."""
    return unicodedata.normalize("NFKC", password).encode(errors="replace").decode()
