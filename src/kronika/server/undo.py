"""Undo at a table of people: free where the engine allows it, else by everybody's word."""

from __future__ import annotations

from kronika.engine.errors import CannotUndo
from kronika.server.errors import Trouble
from kronika.server.live import Live
from kronika.server.tables import Change


def player(live: Live, person: str | None) -> int:
    """The seat of somebody who decides there himself, or Trouble."""
    seat = live.seat_of(person)
    if seat is None:
        raise Trouble("not-seated", status=403)
    chair = live.chairs[seat]
    if chair.resigned:
        raise Trouble("seat-resigned", status=403)
    if chair.bot:
        raise Trouble("seat-lent", status=403)
    if live.status == "gathering":
        raise Trouble("table-gathers", status=409)
    if live.status == "over":
        raise Trouble("answer-over", status=409)
    return seat


def undo(live: Live, person: str | None, nonce: str) -> Change | None:
    """The undo that needs nobody's word; where it needs one, the question is put and nothing goes into the log."""
    seat = player(live, person)
    if live.undo_by is not None and live.undo_by != seat:
        raise Trouble("undo-other-asks", {"name": live.chairs[live.undo_by].name}, status=409)
    last = live.last_answer(seat)
    if last < 0:
        raise CannotUndo("undo-nothing", {"seat": seat})
    if live.free_undo(seat):
        return Change("undo", {"seat": seat, "answer": last, "consent": False}, nonce)
    if not live.persons(besides=seat):
        return Change("undo", {"seat": seat, "answer": last, "consent": True}, nonce)
    live.undo_by = seat
    live.agreed = set()
    return None


def consent(live: Live, person: str | None, agree: bool) -> Change | None:
    """One's word on the undo that was asked for. A no ends it, and so does the asker's own."""
    seat = player(live, person)
    asker = live.undo_by
    if asker is None:
        raise Trouble("undo-not-asked", status=409)
    if not agree:
        live.undo_by = None
        return None
    if seat == asker:
        return None
    live.agreed.add(seat)
    return agreed(live)


def agreed(live: Live) -> Change | None:
    """The undo, as soon as all the others agree; bots always do."""
    asker = live.undo_by
    if asker is None or not live.agreed.issuperset(live.persons(besides=asker)):
        return None
    last = live.last_answer(asker)
    return Change("undo", {"seat": asker, "answer": last, "consent": True}, f"consent:{live.undos}.{live.seq}")
