"""All faces, loaded in the order of the clauses, and the numbers and sets that hot paths use."""

from __future__ import annotations

from typing import Final

from kronika.games.dominion.cards import basic as _basic  # first: the numbers follow the order of loading

# isort: split
from kronika.games.dominion.cards import base as _base
from kronika.games.dominion.cards import intrigue as _intrigue
from kronika.games.dominion.face import (
    ACTION,
    ATTACK,
    BIT,
    COINS,
    COST,
    CURSE,
    FACES,
    KINDS,
    NUMBER,
    REACTION,
    TREASURE,
    TYPES,
    VICTORY,
    Face,
)

LOADED: Final = (_basic, _base, _intrigue)

NAMES: Final[list[str]] = [face.id for face in FACES]

COPPER: Final[int] = NUMBER["copper"]
SILVER: Final[int] = NUMBER["silver"]
GOLD: Final[int] = NUMBER["gold"]
ESTATE: Final[int] = NUMBER["estate"]
DUCHY: Final[int] = NUMBER["duchy"]
PROVINCE: Final[int] = NUMBER["province"]
CURSE_CARD: Final[int] = NUMBER["curse"]
BASIC: Final[list[int]] = [COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE_CARD]

SETS: Final = ("intrigue", "base")


def kingdom_faces(set: str, rules: int | None = None) -> list[int]:
    """The Kingdom cards of one box: all, or those that random kingdoms of a rules version are drawn from."""
    return [face.number for face in FACES if face.set == set and (rules is None or face.since <= rules)]


__all__ = [
    "ACTION",
    "ATTACK",
    "BASIC",
    "BIT",
    "COINS",
    "COPPER",
    "COST",
    "CURSE",
    "CURSE_CARD",
    "DUCHY",
    "ESTATE",
    "FACES",
    "GOLD",
    "KINDS",
    "NAMES",
    "NUMBER",
    "PROVINCE",
    "REACTION",
    "SETS",
    "SILVER",
    "TREASURE",
    "TYPES",
    "VICTORY",
    "Face",
    "kingdom_faces",
]
