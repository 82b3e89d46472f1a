"""Valeria's cards as they are printed: the rows of the data files and nothing the game made of them."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, Final

import kronika

DATA: Final = Path(kronika.__file__).parent / "games" / "valeria" / "data"
RESOURCES: Final = ("strength", "gold", "magic")
ROLES: Final = ("worker", "soldier", "shadow", "holy")


def rows(kind: str) -> dict[str, dict[str, Any]]:
    found = tomllib.loads((DATA / f"{kind}.toml").read_text(encoding="utf-8"))
    return {id: {"kind": kind, **row} for id, row in found.items()}


CARDS: Final = {
    id: row
    for kind in ("citizens", "starters", "monsters", "domains", "dukes", "events", "exhausted")
    for id, row in rows(kind).items()
}


def name(card: str) -> str:
    """A starter Peasant is a Peasant (V6.4-c, V7.3-a)."""
    named: str = CARDS[card].get("named", card)
    return named


def numbers(card: str) -> list[int]:
    """The activation numbers: one, two, or none at all (V5.1-b, V5.5-e)."""
    found: list[int] = CARDS[card].get("numbers", [])
    return found


def symbols(cards: list[str]) -> Counter[str]:
    """The role symbols on cards. A citizen has one, a domain those it asks for, a starter none (V6.6-b, V7.3-b)."""
    found: Counter[str] = Counter()
    for card in cards:
        row = CARDS[card]
        if "role" in row:
            found[row["role"]] += 1
        found.update(row.get("roles", {}))
    return found


def citizens(duchy: list[str]) -> list[str]:
    """The citizens of a duchy: starters are a type of their own (V7.1-l, V15.3)."""
    return [card for card in duchy if CARDS[card]["kind"] == "citizens"]


def amount(text: str) -> Counter[str]:
    """'2 gold' (V7.1-b)."""
    count, thing = text.split()
    return Counter({thing: int(count)})
