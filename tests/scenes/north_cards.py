"""Little cards for scenes of the North: each does one thing, whatever the numbers of the real decks are.

They are in no deck; a scene lays them where it wants them while they are `lent` (the fixture `little_cards`)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from kronika.games.north.faces import FACES, NAMES, NUMBER, Face

Facts = dict[str, dict[str, object]]
"""Cards by name, as a deck file would write them."""

FIELDS: Final[Facts] = {
    "woods": {"with": "harvest", "yields": "2 wood"},
    "lake": {"with": "sail", "yields": "1 fish"},
    "meadow": {"with": "explore", "yields": "1 food + 1 sheep"},
    "seam": {"with": "construct", "yields": "1 gold"},
    "stall": {"with": "harvest", "yields": "1 food", "either": True},
}
UPGRADES: Final[Facts] = {
    "sawmill": {"with": "explore", "yields": "1 wood"},
    "jetty": {"with": "harvest", "yields": "1 fish + 1 raze"},
    "bakery": {"with": "harvest", "yields": "3 food"},
}
LOCATIONS: Final[Facts] = {
    "hut": {"cost": "1 wood"},
    "tower": {"cost": "2 wood + 1 stone + 1 worker"},
    "palace": {"cost": "2 gold + 1 sheep"},
    "arena": {"cost": "1 raze + 2 worker"},
    "shed": {"cost": "2 resource"},
    "shrine": {"cost": "1 wood", "bonus": "gain 2 vp"},
    "gate": {"cost": "1 wood", "type": "gate", "bonus": "gain 1 vp per type:gate"},
    "gate-house": {"cost": "1 wood", "type": "gate"},
    "gate-bell": {"cost": "1 wood", "type": "gate", "action": "gain 1 vp"},
    "gate-painter": {"cost": "1 wood", "type": "painter", "bonus": "gain 1 vp per type:gate max 2"},
    "builder": {"cost": "1 stone", "bonus": "perform construct"},
    "forge": {"cost": "1 stone", "action": "pay 1 wood: gain 1 raze"},
    "school": {"cost": "1 stone", "action": "pay 1 worker: gain 1 vp"},
    "bell": {"cost": "1 stone", "action": "gain 1 vp"},
    "chapel": {"cost": "1 stone", "action": "gain 1 vp", "bonus": "gain 2 sheep"},
    "market": {"cost": "1 stone", "action": "gain 1 wood / 2 stone"},
    "trader": {"cost": "1 stone", "action": "pay 1 resource: gain 1 resource"},
    "mint": {"cost": "1 stone", "action": "pay 1 gold: gain 3 vp"},
    "butcher": {"cost": "1 stone", "action": "pay 2 sheep: gain 1 vp"},
    "pit": {"cost": "1 stone", "action": "pay 1 raze + 1 worker: gain 1 vp"},
    "barracks": {"cost": "1 stone", "action": "gain 1 worker"},
    "wharf": {"cost": "1 stone", "action": "gain 1 ship"},
    "shipyard": {"cost": "1 stone", "action": "gain 2 common-ship"},
    "library": {"cost": "1 stone", "action": "gain 2 card"},
    "admiral": {"cost": "1 stone", "action": "pay 1 worker: perform sail"},
    "crier": {"cost": "1 stone", "action": "perform populate"},
    "ladder": {"cost": "1 stone", "action": "perform construct"},
    "inn": {"cost": "1 stone", "action": "refresh 2 worker"},
    "smith": {"cost": "1 stone", "action": "refresh 1 location"},
    "lantern": {"cost": "1 stone", "action": "refresh 1 card"},
    "ranger": {"cost": "1 stone", "action": "refresh all island"},
    "dormitory": {"cost": "1 stone", "action": "assign 1 worker; gain 1 vp"},
    "stack": {"cost": "1 stone", "action": "assign 1 food"},
    "barn": {"cost": "1 stone", "action": "assign up to 2 resource"},
    "toll": {"cost": "1 stone", "action": "pay 1 food: assign 1 food"},
    "key": {"cost": "1 stone", "action": "release 2 worker"},
    "axe": {"cost": "1 stone", "action": "release all"},
    "pyre": {"cost": "1 stone", "action": "discard up to 2 card: gain 3 vp each"},
    "carter": {"cost": "1 stone", "action": "return 1 card"},
    "finder": {"cost": "1 stone", "action": "search type:gate"},
    "drum": {"cost": "1 stone", "action": "move disc"},
    "oar": {"cost": "1 stone", "action": "move ship"},
    "horn": {"cost": "1 stone", "action": "resolve ship"},
    "census": {"cost": "1 stone", "action": "gain 1 vp per exhausted"},
    "keeper": {"cost": "1 stone", "action": "gain 1 vp per type:gate"},
    "reformer": {"cost": "1 stone", "action": "call resculpt"},
    "bank": {"cost": "1 stone", "feature": "stored 2 gold: 1 gold / 1 vp"},
    "silo": {"cost": "1 stone", "feature": "stored 2 resource: 1 wood / 2 vp"},
    "rival-scorn": {"cost": "1 stone", "feature": "when raid: gain 1 vp"},
    "herald": {"cost": "1 stone", "feature": "when conquer: gain 1 vp"},
    "reeve": {"cost": "1 stone", "feature": "when conquer: pay 1 stone: gain 2 vp"},
    "looter": {"cost": "1 stone", "feature": "when pillage: gain 1 vp"},
    "midwife": {"cost": "1 stone", "feature": "when populate: gain 1 sheep"},
    "mason": {"cost": "1 stone", "feature": "when build: gain 1 stone"},
    "gate-mason": {"cost": "1 stone", "feature": "when build type:gate: gain 1 sheep"},
    "minstrel": {"cost": "1 stone", "feature": "when boost: gain 1 sheep"},
    "gleaner": {"cost": "1 stone", "feature": "when harvest: gain 1 food / 1 sheep"},
    "usher": {"cost": "1 stone", "feature": "when assign: gain 1 sheep"},
    "warden": {"cost": "1 stone", "feature": "when release: gain 1 sheep"},
    "scout": {"cost": "1 stone", "feature": "when explore: gain 1 sheep"},
    "coxswain": {"cost": "1 stone", "feature": "when sail: gain 1 sheep"},
    "ragman": {"cost": "1 stone", "feature": "when discard: gain 1 sheep"},
    "quarter": {"cost": "1 stone", "feature": "cheaper 1"},
    "mirror": {"cost": "1 stone", "feature": "copy action"},
    "echo": {"cost": "1 stone", "feature": "copy feature"},
    "outfield": {"cost": "1 stone", "feature": "copy field"},
}
BOOSTS: Final[Facts] = {
    "song": {"with": "explore", "instant": "gain 1 wood"},
    "hymn": {"with": "explore", "instant": "gain 1 card"},
    "march": {"with": "explore", "instant": "move disc"},
    "toast": {"with": "populate", "instant": "gain 1 vp"},
    "dance": {"with": "populate", "instant": "refresh 1 worker"},
    "wind": {"with": "sail", "instant": "gain 1 fish"},
    "beams": {"with": "construct", "instant": "gain 1 stone"},
    "feast": {"with": "harvest", "instant": "may gain 1 sheep"},
    "parcel": {"with": "construct", "instant": "return 1 card"},
}
ISLANDS: Final[Facts] = {
    "cove": {"distance": "near", "pillage": "2 wood + 1 vp"},
    "reef": {"distance": "near", "pillage": "1 stone", "action": "pay 1 worker: gain 1 vp"},
    "skerry": {"distance": "near", "pillage": "3 fish", "bonus": "gain 2 sheep"},
    "seal-bank": {"distance": "near", "pillage": "1 food", "feature": "when conquer: gain 1 sheep"},
    "atoll": {"distance": "distant", "pillage": "3 gold", "action": "gain 1 gold"},
    "volcano": {"distance": "distant", "pillage": "1 raze + 1 vp", "bonus": "gain 1 vp"},
}
LITTLE: Final[dict[str, Facts]] = {
    "field": FIELDS,
    "upgrade": UPGRADES,
    "location": LOCATIONS,
    "boost": BOOSTS,
    "island": ISLANDS,
}


@contextmanager
def lent() -> Iterator[None]:
    """The little cards stand among the faces, at the end, always with the same numbers."""
    count = len(FACES)
    for kind, cards in LITTLE.items():
        for id, facts in cards.items():
            face = Face(id, "little", {"kind": kind, "name": {"en": id, "cs": id}, **facts}, len(FACES))
            face.copies = 0  # in no deck, not even the islands'
            FACES.append(face)
            NAMES.append(id)
            NUMBER[id] = face.number
    try:
        yield
    finally:
        for face in FACES[count:]:
            del NUMBER[face.id]
        del FACES[count:], NAMES[count:]
