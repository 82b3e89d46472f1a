"""Dominion looked back upon: its charts, the moments that turn it, and what statistics count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kronika.engine.setup import Value
from kronika.games.dominion import score
from kronika.games.dominion.faces import COINS, NAMES, NUMBER
from kronika.games.dominion.kingdoms import RECOMMENDED, recommended
from kronika.games.dominion.sight import DominionSight
from kronika.games.dominion.state import Position

GAINS: Final = ("dominion-log-buy", "dominion-log-gain")
KINGDOMS: Final = {frozenset(recommended(id)): id for id in RECOMMENDED}


def chart_values(sight: DominionSight) -> dict[str, list[float | None]]:
    """Points, Treasures and cards of all dominions, as far as they can be known."""
    found: dict[str, list[float | None]] = {"points": [], "treasures": [], "cards": []}
    for seat in range(sight.seats):
        owned = sight.owned(seat)
        found["points"].append(sight.points(seat))
        if owned is None:
            found["treasures"].append(None)
            found["cards"].append(None)
        else:
            found["treasures"].append(sum(n for card, n in owned.items() if COINS[NUMBER[card]]))
            found["cards"].append(sum(owned.values()))
    return found


def is_turning_point(event: Mapping[str, Any]) -> bool:
    """Each Province brings points, and the end nearer."""
    return event["id"] in GAINS and event["args"].get("card") == "province"


def kingdom(s: Position) -> dict[str, list[str]]:
    """The kingdom by name, if it is one of the recommended ones, and its cards."""
    cards = [NAMES[face] for face in s.kingdom.cards]
    return {"kingdom": [KINGDOMS.get(frozenset(cards), "other")], "cards": cards}


def played_setup(s: Position) -> dict[str, Value]:
    """The kingdom by its name, or by its cards in the order of the box."""
    name, *_ = kingdom(s)["kingdom"]
    return {"kingdom": [NAMES[face] for face in s.kingdom.cards] if name == "other" else name}


def gathered(s: Position, seat: int) -> dict[str, list[str]]:
    """The kingdom cards that a seat owns at the end."""
    owned = score.owned(s, seat)
    return {"owned": [NAMES[face] for face in s.kingdom.cards if owned[face]]}
