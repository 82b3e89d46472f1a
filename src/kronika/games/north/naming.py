"""What cards are called outside: keys name one of an empire by its face, references by its place. Never by its id,
which would tell a card again that everybody had lost track of in the meantime."""

from __future__ import annotations

from typing import Final

from kronika.engine.message import Args, Ref
from kronika.games.north.realm import realm
from kronika.games.north.state import Position


def key_of(s: Position, seat: int, card: int) -> str:
    """A card of an empire in a key: fishery; the second one that lies there is fishery.2."""
    return names_of(s, seat, card)[0]


def ref_of(s: Position, seat: int, card: int) -> Ref:
    """A card of an empire as a view shows it: the zone of its kind and owner, and its index there."""
    return names_of(s, seat, card)[1]


NAMES: Final[dict[tuple[int, int, int, int], tuple[str, Ref]]] = {}
"""Made once: by seat, index, face, and which of that face."""


def names_of(s: Position, seat: int, card: int) -> tuple[str, Ref]:
    """Both; they hold as long as the empire does not change."""
    index = s.empire[seat].index(card)
    faces = realm(s, seat).faces
    face = faces[index]
    return named(s, seat, index, face, faces[: index + 1].count(face))


def named(s: Position, seat: int, index: int, face: int, nth: int) -> tuple[str, Ref]:
    """Both, of the card at an index, which is the nth of its face there."""
    place = seat, index, face, nth
    found = NAMES.get(place)
    if found is None:
        name = s.cards.names[face]
        found = NAMES[place] = (name if nth == 1 else f"{name}.{nth}", Ref("empire", f"{seat}.{index}"))
    if s.rules < 2:
        return str(s.empire[seat][index]), found[1]  # chronicles of these rules call it so
    return found


def words_for(s: Position, seat: int, card: int) -> Args:
    """A card of an empire in the words of an option; of several alike, which of them."""
    return words_at(s, realm(s, seat).faces, s.empire[seat].index(card))


def words_at(s: Position, faces: list[int], index: int) -> Args:
    """The same for a row of cards of these faces."""
    face = faces[index]
    return worded(s.cards.names[face], faces[: index + 1].count(face))


def worded(name: str, nth: int) -> Args:
    """A card's name, and a number from the second of that name on."""
    return {"card": name} if nth == 1 else {"card": name, "nth": nth}


def ref_anywhere(s: Position, seat: int, card: int) -> Ref:
    """A card of a player that may lie in the empire, in the hand or among those just drawn; else any with its face."""
    if card in s.empire[seat]:
        return ref_of(s, seat, card)
    if card in s.drawn[seat]:
        return Ref("drawn", str(s.drawn[seat].index(card)))
    return Ref("hand" if card in s.hand[seat] else "card", s.cards.name(card))
