"""What a story tells of a game of Dominion: what somebody bought first of all, and every Province."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

PLAIN: Final = frozenset({"copper", "silver", "estate", "curse"})
"""Bought by everybody, and told of nobody."""


def worth_telling(events: Sequence[Mapping[str, Any]]) -> list[int]:
    found: list[int] = []
    known: set[tuple[int, str]] = set()
    for i, event in enumerate(events):
        if event["id"] != "dominion-log-buy":
            continue
        card = str(event["args"]["card"])
        new = (event["seat"], card) not in known
        known.add((event["seat"], card))
        if card not in PLAIN and (new or card == "province"):
            found.append(i)
    return found
