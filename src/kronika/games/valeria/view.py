"""The sight as JSON-able data."""

from __future__ import annotations

from typing import Any

from kronika.games.valeria.effects import RESOURCES
from kronika.games.valeria.sight import ValeriaSight
from kronika.games.valeria.state import CITIZEN_STACKS, DOMAIN_STACKS, MONSTER_STACKS

Plain = dict[str, Any]


def view(sight: ValeriaSight) -> Plain:
    whole = position(sight)
    ahead = sight.forecast()
    if ahead is not None:
        whole["extra"]["forecast"] = ahead
    return whole


def position(sight: ValeriaSight) -> Plain:
    """All but what is for eyes."""
    return {
        "turn": sight.turn,
        "phase": sight.phase,
        "seats": [seat_view(sight, seat) for seat in range(sight.seats)],
        "zones": [*stacks(sight), *seat_zones(sight), *common(sight)],
        "tracks": tracks(sight),
        "tokens": sight.tokens(),
        "extra": extra(sight),
    }


def seat_view(sight: ValeriaSight, seat: int) -> Plain:
    return {
        "seat": seat,
        "turns": sight.turns(seat),
        "points": sight.points(seat),
        "resting": sight.resting == seat,
        "first": sight.first == seat,
    }


def stacks(sight: ValeriaSight) -> list[Plain]:
    """The 5 x 4 grid, with what each top costs the reader."""
    shown: list[Plain] = []
    for stack in (*MONSTER_STACKS, *CITIZEN_STACKS, *DOMAIN_STACKS):
        kind = "monsters" if stack < 5 else "citizens" if stack < 15 else "domains"
        zone: Plain = {
            "id": f"stack:{stack}",
            "owner": None,
            "kind": kind,
            "count": sight.count(stack),
            "cards": sight.stack_cards(stack),
            "cover": sight.cover_cards(stack),
        }
        if sight.monster(stack) is not None:
            strength, magic = sight.slay_price(stack)
            zone["price"] = {"strength": strength, "magic": magic}
        elif sight.top(stack) is not None:
            zone["price"] = {"gold": sight.gold_price(sight.turn if sight.seat is None else sight.seat, stack)}
        shown.append(zone)
    return shown


def seat_zones(sight: ValeriaSight) -> list[Plain]:
    shown: list[Plain] = []
    for seat in range(sight.seats):
        for kind in ("duchy", "domains", "slain"):
            cards = sight.zone(kind, seat)
            shown.append({"id": f"{kind}:{seat}", "owner": seat, "kind": kind, "count": len(cards), "cards": cards})
        dukes = sight.duke_cards(seat)
        count = int(sight.has_duke(seat))
        shown.append({"id": f"duke:{seat}", "owner": seat, "kind": "duke", "count": count, "cards": dukes})
        offer = sight.offered_cards(seat)
        if offer:
            shown.append({"id": f"offer:{seat}", "owner": seat, "kind": "offer", "count": len(offer), "cards": offer})
    return shown


def common(sight: ValeriaSight) -> list[Plain]:
    captured = sight.captured_cards()
    shown: list[Plain] = [
        {"id": "deck", "owner": None, "kind": "deck", "count": sight.deck_count, "cards": []},
        {"id": "captured", "owner": None, "kind": "captured", "count": len(captured), "cards": captured},
    ]
    if sight.seats == 1:
        dark = sight.dark_duke_cards()
        shown.append({"id": "duke:dark-lord", "owner": None, "kind": "duke", "count": 1, "cards": dark})
    return shown


def tracks(sight: ValeriaSight) -> list[Plain]:
    return [
        {"id": name, "owner": seat, "value": value}
        for seat in range(sight.seats)
        for name, value in zip(RESOURCES, sight.stock(seat), strict=True)
    ]


def extra(sight: ValeriaSight) -> Plain:
    return {
        "dice": list(sight.dice),
        "actions": sight.actions,
        "exhausted": sight.exhausted,
        "endExhausted": 5 if sight.seats == 1 else 2 * sight.seats,
        "ending": sight.ending,
        "resting": sight.resting,
        "first": sight.first,
        # Only of a draft, so that whoever has learned the game without one reads what it knows.
        **({"draft": sight.draft()} if sight.draft() else {}),
    }
