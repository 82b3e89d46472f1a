"""What pages and the clock do before a table is dealt. Each function looks at the table and says what changes, or why
not; `deal` tells what it is about."""

from __future__ import annotations

from hmac import compare_digest
from secrets import token_hex

from kronika.engine.commitment import PERSON, SECRET, person_hash
from kronika.server.change import Change
from kronika.server.errors import RequestError
from kronika.server.live_table import LiveTable


def fresh_secret() -> str:
    return token_hex(SECRET)


def mix(live: LiveTable, person: str | None, promise: str, hash: str, opened: str) -> Change | None:
    """A page takes part: it sends the hash of its bytes, and the bytes themselves once all hashes are here."""
    seat = live.seat_of(person)
    if seat is None:
        raise RequestError("not-seated", status=403)
    deal = live.deal
    if deal is None or not live.awaits_deal:
        raise RequestError("deal-done", status=409)
    if promise != deal.hash or deal.spoiled:
        raise RequestError("deal-replaced", status=409)
    before = live.parts[seat]
    if before in ("none", "silent"):
        raise RequestError("deal-no-part", status=409)
    if len(hash) != 64 or not is_hex(hash):
        raise RequestError("deal-hash-form", status=422)
    if seat in deal.hashes and not compare_digest(deal.hashes[seat], hash):
        raise RequestError("deal-hash-other", status=409)
    if opened:
        check_bytes(live, seat, hash, opened)
    if before == "opened" or (before == "hashed" and not opened):
        return None  # it is here already
    return Change("mix", {"seat": seat, "hash": hash, "bytes": opened}, f"mix:{live.seq}.{seat}")


def check_bytes(live: LiveTable, seat: int, hash: str, opened: str) -> None:
    """Nobody opens before all have fixed what they will open: one's own hash may come along as the last."""
    if len(opened) != 2 * PERSON or not is_hex(opened):
        raise RequestError("deal-bytes-form", {"bytes": PERSON}, status=422)
    others = [part for each, part in enumerate(live.parts) if each != seat]
    if "waits" in others or not live.complete:
        raise RequestError("deal-early", status=409)
    if not compare_digest(person_hash(bytes.fromhex(opened), live.id), hash):
        raise RequestError("deal-bytes-wrong", status=409)


def is_hex(text: str) -> bool:
    return all(letter in "0123456789abcdef" for letter in text)


def deadline(live: LiveTable, patience: float) -> float | None:
    """Until when pages may be silent; None while the table does not wait for them alone."""
    if live.deal is None or not live.awaits_deal:
        return None
    if live.deal.spoiled:
        return live.changed
    return live.changed + patience if live.complete else None


def overdue(live: LiveTable, now: float, patience: float) -> Change | None:
    """The table is sealed again: without those who were silent for too long, or because somebody left too late."""
    due, deal = deadline(live, patience), live.deal
    if deal is None or due is None or due > now:
        return None
    missing = "waits" if "waits" in live.parts else "hashed"
    without = [] if deal.spoiled else [seat for seat, part in enumerate(live.parts) if part == missing]
    return Change("seal", {"secret": fresh_secret(), "without": without}, f"seal:{deal.number + 1}")
