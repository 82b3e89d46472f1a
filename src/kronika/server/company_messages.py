"""What is said about people: friends, who is here, whom one has blocked, and chairs that somebody is offered."""

from __future__ import annotations

from typing import Literal

import msgspec

from kronika.server.messages import Wire

BidKind = Literal["friend", "rematch", "tournament"]


class LookCompany(Wire, tag="company"):
    """I am here, and want to hear of my friends and of chairs that I am offered; or no longer."""

    look: bool


class Friend(Wire):
    """`who` names them in messages about them, to the reader alone. `seen` is the day on which they were last here, in
    seconds (0: nobody says); whoever hides is neither online nor seen."""

    who: str
    name: str
    online: bool
    seen: float


class Acquaintance(Wire):
    """Somebody who has asked the reader, whom the reader has asked, or whom they have blocked; and when."""

    who: str
    name: str
    at: float


class Bid(Wire):
    """A chair that the reader is offered: by a friend, by the one who wants the same game with the same people once
    more, or by a tournament. `invite` lets them sit down; `seat` is the chair that is meant (null: any)."""

    table: str
    game: str
    name: str
    by: str
    kind: BidKind
    seat: int | None
    free: int
    """How many chairs are free."""
    time_limit: int = msgspec.field(name="pace")
    invite: str
    at: float


class Company(Wire, tag="company"):
    """The reader's people: friends by name, those who ask the reader and whom the reader has asked, chairs that they
    are offered, whom they have blocked, and whether they let themselves be seen."""

    friends: list[Friend]
    asking: list[Acquaintance]
    asked: list[Acquaintance]
    bids: list[Bid]
    blocked: list[Acquaintance]
    hidden: bool


class AskFriend(Wire):
    """Asks somebody, by the name of their account. If they have asked the visitor, the two are friends."""

    name: str


class AnswerFriend(Wire):
    """Says yes or no to somebody who has asked. They are not told a no."""

    who: str
    accept: bool


class EndTie(Wire):
    """Takes a question back, or ends a friendship."""

    who: str


class Block(Wire):
    """Blocks somebody, or no longer."""

    who: str
    blocked: bool = True


class Hide(Wire):
    """Whether friends do not see that the visitor is here."""

    hidden: bool


class OfferChair(Wire):
    """Offers a chair to a friend."""

    who: str


class Decline(Wire):
    """No, thanks: I do not sit down at this table."""

    table: str


class Folded(Wire):
    """Whose lines the reader does not want to see at a table, by their `who` there."""

    who: list[str]
