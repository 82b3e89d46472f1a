"""The sight as JSON-able data."""

from __future__ import annotations

from typing import Any

from kronika.games.north.goods import THINGS, TOKENS
from kronika.games.north.sight import NorthSight
from kronika.games.north.state import DISTANCES

Plain = dict[str, Any]


def view(sight: NorthSight) -> Plain:
    return {
        "turn": sight.turn,
        "phase": sight.phase,
        "seats": [seat_view(sight, seat) for seat in range(sight.seats)],
        "zones": [*sea_zones(sight), *seat_zones(sight)],
        "tracks": tracks(sight),
        "tokens": [],
        "extra": extra(sight),
    }


def seat_view(sight: NorthSight, seat: int) -> Plain:
    return {
        "seat": seat,
        "clan": sight.clan(seat),
        "points": sight.points(seat),
        "track": sight.track(seat),
        "passed": sight.passed(seat),
        "first": sight.first == seat,
        "discs": [None if disc is None else {"tile": disc[0], "turned": disc[1]} for disc in sight.discs(seat)],
    }


def sea_zones(sight: NorthSight) -> list[Plain]:
    shown: list[Plain] = []
    for distance, name in enumerate(DISTANCES):
        cards = [{**card, "ref": f"island:{card['face']}"} for card in sight.shore_cards(distance)]
        shown.append({"id": f"shore:{name}", "owner": None, "kind": "shore", "count": len(cards), "cards": cards})
        count = sight.islands_left(distance)
        deck: Plain = {"id": f"islands:{name}", "owner": None, "kind": "islands", "count": count, "cards": []}
        shown.append({**deck, "ref": f"deck:{name}"})
    return shown


def seat_zones(sight: NorthSight) -> list[Plain]:
    shown: list[Plain] = []
    for seat in range(sight.seats):
        empire = sight.empire_cards(seat)
        shown.append({"id": f"empire:{seat}", "owner": seat, "kind": "empire", "count": len(empire), "cards": empire})
        hand = sight.own_cards("hand", seat)
        count = sight.hand_count(seat)
        shown.append({"id": f"hand:{seat}", "owner": seat, "kind": "hand", "count": count, "cards": hand})
        # Options mean a drawn card by its place; the zone must not be called as one of them.
        drawn = [{**card, "ref": f"drawn:{i}"} for i, card in enumerate(sight.own_cards("drawn", seat))]
        if drawn:
            shown.append({"id": f"looked:{seat}", "owner": seat, "kind": "looked", "count": len(drawn), "cards": drawn})
        count = sight.deck_count(seat)
        shown.append({"id": f"deck:{seat}", "owner": seat, "kind": "deck", "count": count, "cards": []})
        gone = sight.discard_cards(seat)
        shown.append({"id": f"discard:{seat}", "owner": seat, "kind": "discard", "count": len(gone), "cards": gone})
    return shown


def tracks(sight: NorthSight) -> list[Plain]:
    shown: list[Plain] = []
    for seat in range(sight.seats):
        stock = sight.stock(seat)
        for thing in TOKENS:
            shown.append({"id": THINGS[thing], "owner": seat, "value": stock[thing]})
        shown.append({"id": "tired", "owner": seat, "value": sight.tired(seat)})
        for name in ("ship", "common-ship", "vp"):
            shown.append({"id": name, "owner": seat, "value": sight.have(seat, name)})
    shown.append({"id": "round", "owner": None, "value": sight.round})
    return shown


def extra(sight: NorthSight) -> Plain:
    return {
        "tiles": sight.tiles(),
        "queue": [
            {"seat": seat, "fish": fish, "raze": raze, "common": bool(common)}
            for seat, fish, raze, common in sight.queue()
        ],
        "goal": sight.goal,
        "goalRounds": sight.goal_rounds,
        "last": sight.last,
        "first": sight.first,
        # Only of a draft, so that whoever has learned the game without one reads what it knows.
        **({"struck": sight.struck()} if sight.struck() else {}),
    }
