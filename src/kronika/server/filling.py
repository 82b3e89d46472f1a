"""Bots for chairs to which nobody came: at a table that waits for anybody, at the time its host has named."""

from __future__ import annotations

from kronika.server.anchors import best_measured
from kronika.server.chairs import best_bot, seats
from kronika.server.change import Change
from kronika.server.live_table import LiveTable
from kronika.server.names import among, bot_name
from kronika.server.occupant import Occupant


def deadline(live: LiveTable) -> float | None:
    """When bots take the empty chairs; None where they never do by themselves. Where nobody sits, nobody waits."""
    gathers = live.status == "gathering" and live.header.kind == "played" and bool(live.order.fill_at)
    waits = gathers and any(chair.empty for chair in live.chairs) and any(chair.person for chair in live.chairs)
    return live.order.fill_at if waits else None


def overdue(live: LiveTable, now: float) -> Change | None:
    """All who wanted to come have had their time: bots sit down."""
    due = deadline(live)
    if due is None or due > now:
        return None
    bot = best_measured(live.header.game) if live.order.rated else best_bot(live.header.game)
    names = [chair.name for chair in live.chairs]
    filled: dict[int, Occupant] = {}
    for seat, chair in enumerate(live.chairs):
        if chair.empty:
            name = among(bot_name(bot), names)
            names.append(name)
            filled[seat] = Occupant(name, bot=bot)
    return seats(filled, f"filled:{live.seq}")
