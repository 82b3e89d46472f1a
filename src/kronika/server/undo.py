"""Undo at a table of people: free where the engine allows it, else with everybody's consent."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any

import msgspec

from kronika.engine.errors import CannotUndo
from kronika.engine.table import Table
from kronika.server.change import Change
from kronika.server.errors import RequestError
from kronika.server.live_table import LiveTable


def player(live: LiveTable, person: str | None) -> int:
    """The seat of somebody who decides there in person, or RequestError."""
    seat = live.seat_of(person)
    if seat is None:
        raise RequestError("not-seated", status=403)
    chair = live.chairs[seat]
    if chair.resigned:
        raise RequestError("seat-resigned", status=403)
    if chair.bot:
        raise RequestError("seat-lent", status=403)
    if live.status == "gathering":
        raise RequestError("table-gathers" if any(each.empty for each in live.chairs) else "table-deals", status=409)
    if live.status == "over":
        raise RequestError("answer-over", status=409)
    return seat


def consenting(live: LiveTable, seat: int, free: bool | None = None) -> list[int]:
    """The seats whose consent is needed before this one may take its last answer back: nobody's where the engine
    allows it (it is asked, unless `free` says), else that of every other person. Bots always agree, but not for a
    person whose chair they only keep."""
    others = [other for other, chair in enumerate(live.chairs) if chair.person and not chair.resigned and other != seat]
    return others if others and not (live.free_undo(seat) if free is None else free) else []


def can_undo(live: LiveTable, seat: int, free: bool | None = None) -> bool:
    """Whether the person in this seat may take an answer back without asking anybody."""
    if live.last_answer(seat) < 0 or not live.chairs[seat].asked_by_name or consenting(live, seat, free):
        return False
    return not live.order.counts or (live.free_undo(seat) if free is None else free)


def check_all_there(live: LiveTable, others: Collection[int], here: Collection[int]) -> None:
    """Whoever is away cannot agree, and nobody may use that: a bot in their chair has no voice. Where people play over
    days, nobody has to be here to be asked."""
    for seat in others:
        if live.chairs[seat].bot or not (seat in here or live.header.over_days):
            raise RequestError("undo-away", {"name": live.chairs[seat].name}, status=409)


def undo(live: LiveTable, person: str | None, here: Collection[int], nonce: str) -> Change | None:
    """The undo, where nobody has to consent to it; else the others are asked, in the log. `here` are the seats whose
    persons have the table before them."""
    seat = player(live, person)
    if live.undo_by is not None and live.undo_by != seat:
        raise RequestError("undo-other-asks", {"name": live.chairs[live.undo_by].name}, status=409)
    last = live.last_answer(seat)
    if last < 0:
        raise CannotUndo("undo-nothing", {"seat": seat})
    if live.order.counts and not live.free_undo(seat):
        raise RequestError("undo-rated", status=409)
    others = consenting(live, seat)
    if not others:
        return taken_back(live, seat, nonce)
    check_all_there(live, others, here)
    return None if live.undo_by == seat else undo_vote(seat, True, nonce)


def undo_vote(seat: int, agree: bool, nonce: str) -> Change:
    """Somebody asks for an undo, agrees or refuses: in the log, so that everybody hears of it, wherever they are."""
    return Change("word", {"seat": seat, "agree": agree}, nonce)


def consent(live: LiveTable, person: str | None, agree: bool) -> Change | None:
    """A vote on the undo that was asked for. A no ends it, and so does the asker's own; with the last yes it is
    done."""
    seat = player(live, person)
    asker = live.undo_by
    if asker is None:
        raise RequestError("undo-not-asked", status=409)
    nonce = f"word:{live.seq}.{seat}"
    if not agree:
        return undo_vote(seat, False, nonce)
    if seat == asker or seat in live.agreed:
        return None
    if {*live.agreed, seat}.issuperset(consenting(live, asker)):
        return taken_back(live, asker, nonce)
    return undo_vote(seat, True, nonce)


def taken_back(live: LiveTable, seat: int, nonce: str) -> Change:
    """The undo itself. Where something had come out, cards that nobody knows are mixed again: the engine says how, and
    the log tells it, so that whoever reads the log need not play what was taken back."""
    table, free = live.table, live.free_undo(seat)
    assert table is not None
    data: dict[str, Any] = {"seat": seat, "answer": live.last_answer(seat), "consent": not free}
    if live.times is not None:
        data["times"] = msgspec.to_builtins(live.times)
    return Change("undo", data, nonce, None if free else partial(reshuffles_after, table.fork(), seat))


def reshuffles_after(past: Table, seat: int) -> dict[str, Any]:
    """Plays a fork of the table again, up to the seat's last answer."""
    past.undo(seat, consent=True)
    return {"reshuffles": past.reshuffles}
