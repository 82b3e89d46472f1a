"""Chance that nobody could choose: what the server promises before a game, what people add, and what follows from both.

The server fixes a secret and publishes its hash; every person adds bytes of their own, of which they publish the hash
first; only then is the seed known. Browsers do the same arithmetic to check it, so nothing here may ever change:
another way has other names in its tags.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256, sha512
from typing import Final

SECRET: Final = 32
"""Bytes of a server's secret."""
PERSON: Final = 16
"""Bytes that a person adds."""


def sealed(*parts: bytes) -> bytes:
    """Parts in one, each behind its length: no two lists of parts give the same bytes."""
    return b"".join([len(part).to_bytes(4, "big") + part for part in parts])


def commitment_hash(secret: bytes, table: str) -> str:
    """What the server publishes before anybody has added anything. The table's id belongs to it, so that no secret
    serves two tables."""
    return sha256(sealed(b"kronika commitment 1", secret, text_bytes(table))).hexdigest()


def person_hash(added: bytes, table: str) -> str:
    """What a person publishes before all open what they add: so nobody, the server included, can choose last."""
    return sha256(sealed(b"kronika person 1", added, text_bytes(table))).hexdigest()


def chance_key(secret: bytes, table: str, people: Sequence[bytes | None]) -> bytes:
    """What follows from the secret and from what each seat added; None, for a bot or a chair taken later, is empty."""
    added = [b"" if each is None else each for each in people]
    return sha512(sealed(b"kronika chance 1", secret, text_bytes(table), *added)).digest()[:32]


def text_bytes(text: str) -> bytes:
    """A text as it is hashed; half a character, as a damaged file may hold it, too."""
    return text.encode(errors="surrogatepass")


class Commitment:
    """How the seed of one table came about: the hash that was published, the table's id that was hashed along, the
    secret behind it, and what the person in each seat added. Read from a chronicle, it need not hold."""

    __slots__ = ("hash", "people", "secret", "shown", "table")

    def __init__(
        self, secret: bytes, table: str, people: Sequence[bytes | None], hash: str = "", shown: bool = False
    ) -> None:
        self.secret = secret
        self.table = table
        self.people = list(people)
        self.hash = hash or commitment_hash(secret, table)
        self.shown = shown
        """Whether the secret is out although the game goes on: it was read from a chronicle, or all agreed to stop."""

    @property
    def seed(self) -> str:
        """The seed that follows from it."""
        return chance_key(self.secret, self.table, self.people).hex()

    @property
    def kept(self) -> bool:
        """Whether the secret is the one that was promised."""
        return self.hash == commitment_hash(self.secret, self.table)

    def plain(self, open: bool) -> dict[str, object]:
        """What a chronicle says of it: the secret only when it is open."""
        people = [None if added is None else added.hex() for added in self.people]
        promise: dict[str, object] = {"commitment": {"hash": self.hash, "table": self.table}, "people": people}
        return {**promise, "secret": self.secret.hex()} if open else promise
