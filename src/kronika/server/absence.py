"""Being ready, and then not being there: whoever has said that the game may begin and has gone away is ready no longer.

What they said and when stands in the log, and so does that it holds no more. Who is here is known to all processes that
are at work; a server that has just started gives everybody as long to come back as they would have had to go away.
"""

from __future__ import annotations

from collections.abc import Callable

from kronika.server.change import Change
from kronika.server.live_table import LiveTable

GoneFor = Callable[[LiveTable, int], float]
"""How long a seat's person has had the table out of sight, in seconds."""


def away(live: LiveTable, now: float, gone_for: GoneFor) -> dict[int, float]:
    """For how long each who is ready has been away, since they said so; nobody once the game is about to begin, nor
    where it is played over days, and one need not be there."""
    over_days = live.header.time_limit > 0 and live.header.clock is None
    if not live.awaits_deal or not live.order.ready or live.complete or over_days:
        return {}
    return {
        seat: min(gone_for(live, seat), now - live.said_ready.get(chair.person, 0.0))
        for seat, chair in enumerate(live.chairs)
        if chair.person and chair.ready
    }


def deadline(live: LiveTable, now: float, gone_for: GoneFor, patience: float) -> float | None:
    """When somebody who is ready may have been away for too long; None while nobody is."""
    return min((now + patience - seconds for seconds in away(live, now, gone_for).values()), default=None)


def overdue(live: LiveTable, now: float, gone_for: GoneFor, patience: float) -> Change | None:
    """Those who have been away for too long are ready no longer."""
    gone = [seat for seat, seconds in away(live, now, gone_for).items() if seconds >= patience]
    return Change("ready", {"seats": gone, "ready": False}, f"gone:{live.seq}") if gone else None
