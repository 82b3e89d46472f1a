"""An empire by what its cards do: an index that copies of the state share, made again when the empire changes."""

from __future__ import annotations

from kronika.games.north.effects import Feature
from kronika.games.north.faces import FIELD
from kronika.games.north.state import Position


class Realm:
    """Cards with actions, fields, features that trigger or pay, and discounts; and for each card where it lies: its
    index, and the how-manieth it is of those with its face."""

    __slots__ = ("actions", "cheaper", "fields", "spots", "stored", "triggers")

    def __init__(self, s: Position, seat: int) -> None:
        self.actions: list[int] = []
        self.fields: list[int] = []
        self.triggers: list[tuple[int, Feature]] = []
        self.stored: list[tuple[int, Feature]] = []
        self.cheaper: list[Feature] = []
        self.spots: dict[int, tuple[int, int]] = {}
        found: dict[int, int] = {}
        for index, card in enumerate(s.empire[seat]):
            printed = s.cards.face[card]
            found[printed] = found.get(printed, 0) + 1
            self.spots[card] = (index, found[printed])
            face = s.effective(card)
            if face.action is not None:
                self.actions.append(card)
            if face.kind == FIELD and card not in s.host:
                self.fields.append(card)
            feature = face.feature
            if feature is not None:
                if feature.trigger:
                    self.triggers.append((card, feature))
                elif feature.sets:
                    self.stored.append((card, feature))
                elif feature.cheaper:
                    self.cheaper.append(feature)


def realm(s: Position, seat: int) -> Realm:
    found = s.realms[seat]
    if found is None:
        found = s.realms[seat] = Realm(s, seat)
    return found
