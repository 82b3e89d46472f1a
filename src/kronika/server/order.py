"""What the host of a table has ordered: who may write and look there, and which invitations hold."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Literal

import msgspec

from kronika.languages import SpokenLanguage
from kronika.server.messages import Coaching

ChatRight = Literal["free", "seats", "muted"]
"""Whether somebody may write: freely; not, since only the seats do; not, since they are muted."""


class Order(msgspec.Struct, frozen=True, omit_defaults=True):
    """Each log entry that changes it holds the whole of it."""

    open_chat: bool = False
    """Whether spectators may write too."""
    closed: bool = False
    """Whether the table is for its own people alone, see `moderation.check_open`."""
    muted: dict[str, str] = {}
    """Persons who may not write, with the names they had."""
    removed: list[str] = []
    """Persons whom the host has taken off their chair, and who have not sat down again since."""
    coach: Coaching = "free"
    invites: int = 0
    """How often all invitations have been taken back; those of an earlier number are void."""
    listed: bool = False
    """Whether the table stands among the open ones, where anybody finds it and may sit down."""
    locked: bool = False
    """Whether nobody new may sit down, though the table may be seen in the list."""
    ready: bool = False
    """Whether the game waits until all people have said that it may begin."""
    lang: SpokenLanguage = ""
    """The language that is spoken there; "": any."""
    rated: bool = False
    """Whether the game counts for ratings; from the first entry on."""
    near: bool = False
    """Whether whoever looks for a game is brought here only if they are about as strong as those who sit here."""
    fill_at: float = 0.0
    """When bots take the chairs that are empty then; 0: they wait for somebody."""
    tournament: str = ""
    """The tournament that the game belongs to. There bots play though nobody looks."""

    @property
    def counts(self) -> bool:
        """Whether something outside the game depends on who wins: a rating, or the points of a tournament."""
        return self.rated or bool(self.tournament)

    def handed_over(self, guest: str, person: str) -> Order:
        """A guest has signed in: what holds for them holds for the account."""
        if guest not in self.muted and guest not in self.removed:
            return self
        muted = {person if each == guest else each: name for each, name in self.muted.items()}
        removed = list(dict.fromkeys(person if each == guest else each for each in self.removed))
        return msgspec.structs.replace(self, muted=muted, removed=removed)

    def seated(self, person: str) -> Order:
        """Somebody has sat down, perhaps again, with a new invitation."""
        if person not in self.removed:
            return self
        return msgspec.structs.replace(self, removed=[each for each in self.removed if each != person])

    def chat_right(self, person: str | None, at_home: bool) -> ChatRight:
        """`at_home`: they sit at the table, or are its host."""
        if person in self.muted:
            return "muted"
        return "free" if at_home or self.open_chat else "seats"


@lru_cache(4096)
def alias(table: str, person: str) -> str:
    """What others call a person at this table, seated or not: it leads neither to who they are nor to other tables."""
    return blake2b(f"{table} {person}".encode(), digest_size=8).hexdigest() if person else ""
