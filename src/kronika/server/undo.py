"""Undo at a table of people: free where the engine allows it, else by everybody's word."""

from __future__ import annotations

from kronika.engine.errors import CannotUndo
from kronika.server.errors import RequestError
from kronika.server.live_table import LiveTable
from kronika.server.tables import Change


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
        raise RequestError("table-gathers", status=409)
    if live.status == "over":
        raise RequestError("answer-over", status=409)
    return seat


def undo(live: LiveTable, person: str | None, nonce: str) -> Change | None:
    """The undo that needs nobody's word; where it needs one, the question goes into the log."""
    seat = player(live, person)
    if live.undo_by is not None and live.undo_by != seat:
        raise RequestError("undo-other-asks", {"name": live.chairs[live.undo_by].name}, status=409)
    last = live.last_answer(seat)
    if last < 0:
        raise CannotUndo("undo-nothing", {"seat": seat})
    if live.free_undo(seat):
        return Change("undo", {"seat": seat, "answer": last, "consent": False}, nonce)
    if not live.persons(besides=seat):
        return Change("undo", {"seat": seat, "answer": last, "consent": True}, nonce)
    return None if live.undo_by == seat else word(seat, True, nonce)


def word(seat: int, agree: bool, nonce: str) -> Change:
    """Talk about an undo, in the log so that everybody hears it, wherever they are."""
    return Change("word", {"seat": seat, "agree": agree}, nonce)


def consent(live: LiveTable, person: str | None, agree: bool) -> Change | None:
    """One's word on the undo that was asked for. A no ends it, and so does the asker's own; with the last yes it is
    done. Bots always agree."""
    seat = player(live, person)
    asker = live.undo_by
    if asker is None:
        raise RequestError("undo-not-asked", status=409)
    nonce = f"word:{live.seq}.{seat}"
    if not agree:
        return word(seat, False, nonce)
    if seat == asker or seat in live.agreed:
        return None
    if {*live.agreed, seat}.issuperset(live.persons(besides=asker)):
        return Change("undo", {"seat": asker, "answer": live.last_answer(asker), "consent": True}, nonce)
    return word(seat, True, nonce)
