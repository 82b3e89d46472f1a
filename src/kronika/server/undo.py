"""Undo at a table of people: free where the engine allows it, else with everybody's consent."""

from __future__ import annotations

from kronika.engine.errors import CannotUndo
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
        raise RequestError("table-gathers", status=409)
    if live.status == "over":
        raise RequestError("answer-over", status=409)
    return seat


def consenting(live: LiveTable, seat: int, free: bool | None = None) -> list[int]:
    """The seats whose consent is needed before this one may take its last answer back: nobody's where the engine
    allows it (it is asked, unless `free` says), else that of every other person. Bots always agree."""
    others = live.persons(except_for=seat)
    return others if others and not (live.free_undo(seat) if free is None else free) else []


def can_undo(live: LiveTable, seat: int, free: bool | None = None) -> bool:
    """Whether the person in this seat may take an answer back without asking anybody."""
    return live.last_answer(seat) >= 0 and live.chairs[seat].asked_by_name and not consenting(live, seat, free)


def undo(live: LiveTable, person: str | None, nonce: str) -> Change | None:
    """The undo, where nobody has to consent to it; else the others are asked, in the log."""
    seat = player(live, person)
    if live.undo_by is not None and live.undo_by != seat:
        raise RequestError("undo-other-asks", {"name": live.chairs[live.undo_by].name}, status=409)
    last = live.last_answer(seat)
    if last < 0:
        raise CannotUndo("undo-nothing", {"seat": seat})
    if not consenting(live, seat):
        return Change("undo", {"seat": seat, "answer": last, "consent": not live.free_undo(seat)}, nonce)
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
        return Change("undo", {"seat": asker, "answer": live.last_answer(asker), "consent": True}, nonce)
    return undo_vote(seat, True, nonce)
