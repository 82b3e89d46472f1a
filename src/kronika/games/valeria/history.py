"""Valeria looked back upon: its charts, the moments that turn it, and what statistics count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kronika.engine.setup import Value
from kronika.games.valeria.effects import AREAS
from kronika.games.valeria.faces import CITIZEN, FACES, MONSTER, NUMBER, SETS, of_kind
from kronika.games.valeria.sight import ValeriaSight
from kronika.games.valeria.state import NOTHING, Position

GREAT: Final = ("boss", "titan")


def chart_values(sight: ValeriaSight) -> dict[str, list[float | None]]:
    """Points (one's own with one's duke), resources on the board, citizens in the duchy."""
    seats = range(sight.seats)
    points = [sight.points(seat) for seat in seats]
    return {
        "points": [*points],
        "resources": [sum(sight.stock(seat)[:3]) for seat in seats],
        "citizens": [sum(sight.face(card).kind == CITIZEN for card in sight.duchy(seat)) for seat in seats],
    }


def is_turning_point(event: Mapping[str, Any]) -> bool:
    """A boss or a titan is slain, or a stack runs out."""
    if event["id"] == "valeria-log-exhausted":
        return True
    card = event["args"].get("card")
    if event["id"] != "valeria-log-slay" or card not in NUMBER:
        return False
    face = FACES[NUMBER[card]]
    return face.kind == MONSTER and face.type in GREAT


def played_setup(s: Position, setup: Mapping[str, Value]) -> dict[str, Value]:
    """A set by its name, else the areas and citizens that chance, a draft or somebody chose."""
    if setup["set"] in SETS:
        found: dict[str, Value] = {"set": setup["set"]}
    else:
        found = {"set": "chosen", "areas": [area for i, area in enumerate(AREAS) if s.areas[i] != NOTHING]}
    if setup["mixed-citizens"]:
        found["mixed-citizens"] = True
    elif "areas" in found:
        dealt = set(s.cards.face)
        found["citizens"] = [face.id for face in of_kind(CITIZEN) if face.number in dealt]
    return found


def dukes(s: Position) -> list[dict[str, list[str]]]:
    """Whom each seat served."""
    return [{} if duke == NOTHING else {"duke": [s.cards.name(duke)]} for duke in s.duke]
