"""The sight as JSON-able data for browsers and programs, built from the sight alone."""

from __future__ import annotations

from typing import Any

from kronika.games.dominion import tracker
from kronika.games.dominion.sight import DominionSight, Estate

Plain = dict[str, Any]


def view(sight: DominionSight) -> Plain:
    estates = sight.estates()
    whole = of_estates(sight, estates)
    for seat, (_, _, between) in zip(whole["seats"], estates, strict=True):
        seat["between"] = None if between is None else {card: list(both) for card, both in between.items()}
    whole["extra"]["tracker"] = tracker.tracker(sight)
    return whole


def position(sight: DominionSight) -> Plain:
    """All but what is for eyes."""
    return of_estates(sight, sight.estates())


def of_estates(sight: DominionSight, estates: list[Estate]) -> Plain:
    return {
        "turn": sight.turn,
        "phase": sight.phase,
        "seats": [
            {"seat": seat, "turns": sight.turns(seat), "points": points, "owned": owned}
            for seat, (points, owned, _) in enumerate(estates)
        ],
        "zones": zones(sight),
        "tracks": tracks(sight),
        "tokens": [],
        "extra": extra(sight),
    }


def zones(sight: DominionSight) -> list[Plain]:
    shown = [pile(*row) for row in sight.supply()]
    shown.append(zone("trash", None, "trash", sight.shown_trash()))
    shown.append(zone("play", sight.turn, "play", sight.shown_play()))
    for seat in range(sight.seats):
        shown.append(zone(f"hand:{seat}", seat, "hand", sight.shown_hand(seat), sight.hand_count(seat)))
        shown.append(zone(f"deck:{seat}", seat, "deck", sight.shown_deck(seat), sight.deck_count(seat)))
        shown.append(zone(f"discard:{seat}", seat, "discard", sight.shown_discard(seat), sight.discard_count(seat)))
        shown.append(zone(f"aside:{seat}", seat, "aside", sight.shown_aside(seat)))
    return shown


def zone(id: str, owner: int | None, kind: str, cards: list[Plain], count: int | None = None) -> Plain:
    return {
        "id": id,
        "owner": owner,
        "kind": kind,
        "count": len(cards) if count is None else count,
        "cards": cards,
    }


def pile(card: str, count: int, cost: int) -> Plain:
    return {
        "id": f"pile:{card}",
        "owner": None,
        "kind": "pile",
        "count": count,
        "cards": [{"face": card}],
        "cost": cost,
        "alike": True,
    }


def tracks(sight: DominionSight) -> list[Plain]:
    counters = {"actions": sight.actions, "buys": sight.buys, "coins": sight.coins}
    return [{"id": id, "owner": sight.turn, "value": value} for id, value in counters.items()]


def extra(sight: DominionSight) -> Plain:
    return {
        "kingdom": sight.kingdom(),
        "emptyPiles": sight.empty_piles,
        "endPiles": sight.end_piles,
        "discount": sight.discount,
        "copperBonus": sight.copper_bonus,
        "played": sight.played,
        "chain": sight.chain(),
        "handValue": sight.hand_value(),
        "draft": sight.draft(),
    }
