"""An empire by what its cards do: an index that copies of the state share, made again when the empire changes."""

from __future__ import annotations

from kronika.engine.ask import Option
from kronika.games.north.effects import Deed, Feature
from kronika.games.north.faces import FIELD
from kronika.games.north.state import Position


class Realm:
    """Cards with actions and what these do, fields, features that trigger or pay, and discounts; all printed faces in
    their order. The options to use and to raid the cards with actions are kept here when they have been made
    (turn.py)."""

    __slots__ = ("actions", "cheaper", "deeds", "faces", "fields", "raids", "stored", "triggers", "uses")

    def __init__(self, s: Position, seat: int) -> None:
        self.actions: list[int] = []
        self.deeds: list[Deed] = []
        self.fields: list[int] = []
        self.triggers: list[tuple[int, Feature]] = []
        self.stored: list[tuple[int, Feature]] = []
        self.cheaper: list[Feature] = []
        face_of = s.cards.face
        self.faces = [face_of[card] for card in s.empire[seat]]
        self.uses: list[Option] | None = None
        self.raids: list[Option] | None = None
        for card in s.empire[seat]:
            face = s.effective(card)
            if face.action is not None:
                self.actions.append(card)
                self.deeds.append(face.action)
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
