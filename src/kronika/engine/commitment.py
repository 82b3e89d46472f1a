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
    return sha256(sealed(b"kronika commitment 1", secret, table.encode())).hexdigest()


def person_hash(added: bytes, table: str) -> str:
    """What a person publishes before all open what they add: so nobody, the server included, can choose last."""
    return sha256(sealed(b"kronika person 1", added, table.encode())).hexdigest()


def chance_key(secret: bytes, table: str, people: Sequence[bytes | None]) -> bytes:
    """What follows from the secret and from what each seat added; None, for a bot or a chair taken later, is empty."""
    added = [b"" if each is None else each for each in people]
    return sha512(sealed(b"kronika chance 1", secret, table.encode(), *added)).digest()[:32]


class Commitment:
    """How the seed of one table came about: its secret, its id, and what the person in each seat added."""

    __slots__ = ("people", "secret", "table")

    def __init__(self, secret: bytes, table: str, people: Sequence[bytes | None]) -> None:
        self.secret = secret
        self.table = table
        self.people = list(people)

    @property
    def hash(self) -> str:
        """What was published before the game."""
        return commitment_hash(self.secret, self.table)

    @property
    def seed(self) -> str:
        """The seed of the table's stream."""
        return chance_key(self.secret, self.table, self.people).hex()

    def promised(self) -> dict[str, object]:
        """What a chronicle says of it while the game is on: neither secret nor seed."""
        people = [None if added is None else added.hex() for added in self.people]
        return {"commitment": {"hash": self.hash, "table": self.table}, "people": people}

    def plain(self) -> dict[str, object]:
        """What a chronicle says of it when the game is over: all that is needed to verify it."""
        return {"seed": self.seed, **self.promised(), "secret": self.secret.hex()}
