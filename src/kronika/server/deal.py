"""The deal: what server and people agree on before a game, so that nobody could choose its chance.

The server fixes a secret and publishes its hash: the table is *sealed*. The page of every person who takes part then
sends the hash of bytes of its own; when all chairs are taken and all hashes are here, the pages open their bytes; only
then is dealt. Whoever does not open in time, or leaves when others have opened, cannot choose by that: the table is
sealed again, with another secret, and everybody begins again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from kronika.engine.commitment import Commitment, commitment_hash

Part = Literal["none", "waits", "hashed", "opened", "silent"]
"""A seat's part in the deal: none (bots, and pages that do not take part), or how far its page has come. One that was
silent for too long has none either."""
Stage = Literal["hashes", "bytes", "dealt"]


class Deal:
    """How far the agreement of one table has come. It knows nothing of clocks: its entries come from the log."""

    __slots__ = ("added", "hashes", "number", "secret", "silent", "spoiled", "table")

    def __init__(self, table: str, secret: bytes) -> None:
        self.table = table
        self.secret = secret
        self.number = 1
        """How often the table has been sealed."""
        self.hashes: dict[int, str] = {}
        self.added: dict[int, bytes] = {}
        self.silent: set[int] = set()
        self.spoiled = False
        """Whether a chair changed hands after somebody had opened their bytes: nobody may go on with this secret."""

    @property
    def hash(self) -> str:
        """What the server has published."""
        return commitment_hash(self.secret, self.table)

    # --- from the log ---

    def mix(self, data: Mapping[str, Any]) -> None:
        """A page has sent its hash, its bytes, or both."""
        self.hashes[data["seat"]] = data["hash"]
        if data["bytes"]:
            self.added[data["seat"]] = bytes.fromhex(data["bytes"])

    def seal(self, data: Mapping[str, Any]) -> None:
        """Everybody begins again, without those who were silent."""
        self.secret = bytes.fromhex(data["secret"])
        self.number += 1
        self.hashes, self.added = {}, {}
        self.silent |= set(data["without"])
        self.spoiled = False

    def change_hands(self, seat: int) -> None:
        """Somebody else sits there, or nobody."""
        self.spoiled = self.spoiled or bool(self.added)
        self.hashes.pop(seat, None)
        self.added.pop(seat, None)
        self.silent.discard(seat)

    # --- how far it has come ---

    def part(self, seat: int, takes_part: bool) -> Part:
        if seat in self.added:
            return "opened"
        if seat in self.hashes:
            return "hashed"
        if seat in self.silent:
            return "silent"
        return "waits" if takes_part else "none"

    def stage(self, parts: Sequence[Part], all_taken: bool) -> Stage:
        """What is waited for: hashes (or people), bytes, or nothing any more."""
        if not all_taken or self.spoiled or "waits" in parts:
            return "hashes"
        return "bytes" if "hashed" in parts else "dealt"

    def commitment(self, seats: int) -> Commitment:
        """What it comes to when all is there."""
        return Commitment(self.secret, self.table, [self.added.get(seat) for seat in range(seats)])


def promise_of(data: dict[str, Any]) -> Commitment:
    """What a chronicle's file told of how its seed came about."""
    people = [None if added is None else bytes.fromhex(added) for added in data["people"]]
    return Commitment(bytes.fromhex(data["secret"]), data["table"], people, data["hash"], shown=True)
