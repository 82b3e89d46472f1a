"""What a finished game brought, for the history of a saga."""

from __future__ import annotations

from typing import Any

from kronika.games.oath.chronicle_string import read_string
from kronika.games.oath.faces import FACES, NAMES, OATHS, SUITS
from kronika.games.oath.state import COLORS, ROLES, Position
from kronika.games.oath.world_string import CARD_BYTES, OATH_CODES, place_of


def saga_record(s: Position) -> dict[str, Any]:
    """Who sat where and won how, the oath then and next, what the Chronicle did, and the map it left. Of the decks only
    what they began with: how many of each suit, and who had been exiled; what they hold now is the next game's
    secret."""
    before = read_string(s.starting_world) if s.starting_world else None
    left = read_string(s.testament) if s.testament else None
    return {
        "oath": OATHS[s.oath],
        "next": OATH_CODES[left.oath] if left is not None else "",
        "number": before.games if before is not None else 1,
        "round": s.round,
        "winner": s.winner,
        "ending": s.ending,
        "colors": [COLORS[color] for color in s.colors],
        "roles": [ROLES[role] for role in s.role],
        "deeds": [list(deed) for deed in s.deeds],
        "suits": {name: s.roots[suit] for suit, name in enumerate(SUITS)},
        "exiled": [] if before is None else [NAMES[CARD_BYTES[card]] for card in before.dispossessed],
        "map": [] if left is None else [site(byte, cards) for byte, cards in left.sites],
    }


def site(byte: int, cards: list[int]) -> dict[str, Any]:
    """A site as the Chronicle left it; a facedown one has no name."""
    place = place_of(byte, cards)
    if place is None or place.facedown:
        return {"site": "", "cards": [], "relics": 0}
    return {
        "site": FACES[place.site].id,
        "cards": [NAMES[card] for card in place.cards],
        "relics": len(place.relics),
    }
