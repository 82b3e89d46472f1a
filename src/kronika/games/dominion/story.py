"""What a story tells of a game of Dominion: what somebody bought first, every Province, and Attacks that hurt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kronika.engine.message import Args
from kronika.games.dominion.faces import ATTACK, NUMBER, TYPES

PLAIN: Final = frozenset({"copper", "silver", "estate", "curse"})
"""Bought by everybody, and told of nobody."""
BUY: Final = "dominion-log-buy"
PLAYED: Final = frozenset({"dominion-log-play", "dominion-log-again"})
HURT: Final = frozenset({"dominion-log-gain", "dominion-log-discard", "dominion-log-trash"})


def worth_telling(events: Sequence[Mapping[str, Any]]) -> list[int]:
    found: list[int] = []
    known: set[tuple[int, str]] = set()
    hurt: set[tuple[int, str, str]] = set()
    for i, event in enumerate(events):
        if event["id"] in HURT:
            by = attack(events, i)
            if by is None or (event["id"] == "dominion-log-gain" and event["args"]["card"] != "curse"):
                continue
            harm = (event["seat"], event["id"], by["attack"])
            if event["id"] == "dominion-log-gain" or harm not in hurt:
                found.append(i)
            hurt.add(harm)
        if event["id"] != BUY:
            continue
        card = str(event["args"]["card"])
        new = (event["seat"], card) not in known
        known.add((event["seat"], card))
        if card not in PLAIN and (new or card == "province"):
            found.append(i)
    return found


def attack(events: Sequence[Mapping[str, Any]], place: int) -> dict[str, Any] | None:
    """The Attack of somebody else by which this happened, and who played it; none where it was one's own turn."""
    seat = events[place]["seat"]
    for i in range(place - 1, -1, -1):
        event = events[i]
        if event["id"] in PLAYED:
            card = str(event["args"]["card"])
            if event["seat"] == seat or not TYPES[NUMBER[card]] & ATTACK:
                return None
            return {"player": event["seat"], "attack": card}
        if event["id"] in (BUY, "dominion-log-turn", "dominion-log-clean-up"):
            return None
    return None


def around(events: Sequence[Mapping[str, Any]], place: int) -> Args:
    by = attack(events, place) if events[place]["id"] in HURT else None
    return {} if by is None else dict(by)
