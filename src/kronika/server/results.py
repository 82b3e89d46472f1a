"""What came of a rated game: who was ahead of whom, as its log tells.

Those who played to the end are ranked as the game ranks them. Whoever resigned, or let a bot play for them, is behind
all people who did not and behind the table's own bots, whatever the bot then made of it; of several the one who left
later is ahead. If all people have left, the game was not finished, and bots are compared with nobody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kronika.rating import Outcome, Placing
from kronika.server.anchors import measured
from kronika.server.store.ratings import RatingStore
from kronika.server.store.store import Store

if TYPE_CHECKING:
    from kronika.server.live_table import LiveTable


def is_decided(live: LiveTable) -> bool:
    """Whether nothing can change the outcome any more: the game is over; or all people have resigned, of whom the last
    may stay on where no bot is to be beaten."""
    if not live.order.rated or live.table is None:
        return False
    if live.status == "over":
        return True
    staying = sum(bool(chair.person) and not chair.resigned for chair in live.chairs)
    resigned = any(chair.person and chair.resigned for chair in live.chairs)
    return resigned and staying <= (0 if own_bots(live) else 1)


def outcome(live: LiveTable, at: float) -> Outcome | None:
    """What came of a game that is decided now; None while it is not, or where nobody is compared with anybody."""
    if not is_decided(live):
        return None
    people = {seat: chair for seat, chair in enumerate(live.chairs) if chair.person}
    left = {seat: live.gave_up.get(seat, live.seq) for seat, chair in people.items() if has_left(live, seat)}
    stayed = [seat for seat in people if seat not in left]
    finished = bool(stayed) and live.status == "over"
    ended = [0] * len(live.chairs) if live.result is None else live.result["ranks"]
    places = {seat: (0, ended[seat] if finished else 0) for seat in stayed}
    places |= {seat: (1, -left[seat]) for seat in left}
    if finished:
        places |= {seat: (0, ended[seat]) for seat in own_bots(live)}
    if len(places) < 2 or not people:
        return None
    placings = {
        seat: Placing(
            live.chairs[seat].person,
            "" if seat in people else live.chairs[seat].bot,
            1 + sum(other < place for other in places.values()),
            seat in left,
        )
        for seat, place in sorted(places.items())
    }
    return Outcome(live.id, live.header.game, at, placings)


def has_left(live: LiveTable, seat: int) -> bool:
    """Whether a bot has played for somebody, or has their chair."""
    return seat in live.gave_up or bool(live.chairs[seat].bot)


def own_bots(live: LiveTable) -> list[int]:
    """The seats of bots that play for nobody."""
    return [seat for seat, chair in enumerate(live.chairs) if chair.bot and not chair.person and not chair.resigned]


async def settle(store: Store, live: LiveTable) -> None:
    """Counts a game that is decided, once."""
    ratings = RatingStore(store)
    if live.outcome is not None and not await ratings.has(live.id):
        await ratings.settle(live.outcome, measured(live.header.game).get)
