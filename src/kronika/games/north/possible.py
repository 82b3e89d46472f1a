"""What can be done at all: tile actions (N5.1-d), and the parts of an effect that one may leave out (N11.1-m)."""

from __future__ import annotations

from kronika.games.north.effects import (
    CONSTRUCT,
    EXPLORE,
    HARVEST,
    POPULATE,
    Assign,
    Discard,
    Effect,
    Perform,
    Refresh,
    Release,
    Return,
    Simple,
)
from kronika.games.north.faces import FACES, FIELD, ISLAND, LOCATION
from kronika.games.north.goods import ANY, RESOURCES, TOKENS
from kronika.games.north.realm import realm
from kronika.games.north.state import IN_SUPPLY, Position


def performable(s: Position, seat: int, tile: int) -> bool:
    """The action must really be done; a boost or field is no reason (N5.1-d)."""
    if tile == EXPLORE:
        return bool(s.deck[seat] or s.discard[seat])
    if tile == CONSTRUCT:
        face_of = s.cards.face
        return any(FACES[face_of[card]].builds for card in s.hand[seat])
    if tile == HARVEST:
        return bool(realm(s, seat).fields)
    return tile == POPULATE or s.ships(seat) > 0


def possible(s: Position, seat: int, card: int, part: Effect) -> bool:
    """Whether a part of what the card does would do anything now."""
    own = s.stock[seat]
    if isinstance(part, Perform):
        return performable(s, seat, part.tile)
    if isinstance(part, Refresh):
        return s.tired[seat] > 0 if part.what == "worker" else bool(refreshable(s, seat, part.what))
    if isinstance(part, Assign):
        return any(own[thing] for thing in (RESOURCES if part.thing == ANY else (part.thing,)))
    if isinstance(part, Release):
        return bool(releasable(s, seat, part.thing))
    if isinstance(part, Discard):
        return any(other != card for other in s.empire[seat])
    if isinstance(part, Return):
        return bool(returnable(s, seat))
    if isinstance(part, Simple):
        if part.verb == "move disc":
            return any(disc != IN_SUPPLY for disc in s.discs[seat])
        return any(ship[0] == seat for ship in (s.queue[1:] if part.verb == "move ship" else s.queue))
    return True


def refreshable(s: Position, seat: int, what: str) -> list[int]:
    """Own exhausted cards: any, islands, or those that are none."""
    return [
        card
        for card in s.empire[seat]
        if card in s.exhausted and (what == "card" or (what == "island") == (s.face(card).kind == ISLAND))
    ]


def releasable(s: Position, seat: int, thing: int) -> list[tuple[int, int, int]]:
    """What lies on own cards: card, thing, how many."""
    things = TOKENS if thing == ANY else (thing,)
    return [
        (card, each, s.on[card][each]) for card in s.empire[seat] if card in s.on for each in things if s.on[card][each]
    ]


def returnable(s: Position, seat: int) -> list[int]:
    """Own locations that are no fields; what copies a field is one (N7.6-a)."""
    return [card for card in s.empire[seat] if s.face(card).kind == LOCATION and s.field_face(card).kind != FIELD]
