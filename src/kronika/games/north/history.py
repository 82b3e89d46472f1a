"""Empires of the North looked back upon: its charts, the moments that turn it, what statistics count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kronika.engine.setup import Value
from kronika.games.north.faces import CLANS
from kronika.games.north.goods import GOLD, RAZE, RESOURCES
from kronika.games.north.sight import NorthSight
from kronika.games.north.state import Position

CONQUESTS: Final = ("north-log-conquer", "north-log-pillage")


def chart_values(sight: NorthSight) -> dict[str, list[float | None]]:
    """Points as if the game ended now, goods in the supply, cards in the empire."""
    seats = range(sight.seats)
    stocks = [sight.stock(seat) for seat in seats]
    return {
        "points": [sight.points(seat) for seat in seats],
        "goods": [sum(stock[thing] for thing in (*RESOURCES, GOLD, RAZE)) for stock in stocks],
        "cards": [len(sight.empire(seat)) for seat in seats],
    }


def is_turning_point(event: Mapping[str, Any]) -> bool:
    """An island is taken or plundered."""
    return event["id"] in CONQUESTS


def played_setup(s: Position) -> dict[str, Value] | None:
    """The clans, whoever led them. Decks of an owner's own nobody else could play with."""
    return None if s.own_decks else {"clans": [CLANS[clan] for clan in sorted(s.clan)]}


def clans(s: Position) -> list[dict[str, list[str]]]:
    return [{"clans": [CLANS[clan]]} for clan in s.clan]
