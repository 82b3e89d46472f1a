"""A world between two games: what the last Chronicle left and the next setup begins with (8.7, 1.1)."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from kronika.engine.rng import Rng
from kronika.games.oath.faces import (
    DATA,
    DENIZEN,
    EDIFICE,
    FACES,
    FLIPPED,
    NUMBER,
    OATHS,
    RELIC,
    SCEPTER,
    SITE,
    VISION,
    is_ruin,
    of_kind,
)
from kronika.games.oath.state import REGION_SLOTS, SLOTS

WORLD_DENIZENS: Final = 54
"""How many denizens are in the first world, on the map and in the deck."""


class Place:
    """A map slot: the site's face, whether it lies facedown, and the faces of denizens, edifices and relics there."""

    __slots__ = ("cards", "facedown", "relics", "site")

    def __init__(
        self, site: int, facedown: bool = False, cards: list[int] | None = None, relics: list[int] | None = None
    ) -> None:
        self.site = site
        self.facedown = facedown
        self.cards = cards or []
        self.relics = relics or []


class Legacy:
    """All by faces. `world` (top first) and `relics` (next first) are the stored decks, `dispossessed` the denizens
    that were sent away; `citizens` the colors whose boards lie on their Citizen side. The tutorial also says what was
    dealt."""

    def __init__(
        self, oath: int, places: list[Place], world: list[int], relics: list[int], citizens: list[int]
    ) -> None:
        self.oath = oath
        self.places = places
        self.world = world
        self.relics = relics
        self.citizens = citizens
        self.dispossessed: list[int] = []
        self.dealt: dict[str, Any] | None = None

    def archive(self) -> list[int]:
        """All denizens and edifices that are nowhere else, edifices by their intact side (OQ-25)."""
        used = {*self.world, *self.dispossessed, *(card for place in self.places for card in place.cards)}
        if self.dealt is not None:
            used |= {NUMBER[name] for pile in self.dealt["piles"] for name in pile}
            used |= {NUMBER[name] for name in self.dealt["advisers"]}
        denizens = [face.number for face in of_kind(DENIZEN) if face.number not in used]
        edifices = [
            face.number
            for face in of_kind(EDIFICE)
            if not is_ruin(face.number) and not used & {face.number, FLIPPED[face.number]}
        ]
        return denizens + edifices


WORLDS: Final[dict[str, dict[str, Any]]] = tomllib.loads((DATA / "worlds.toml").read_text(encoding="utf-8"))


def build_world_deck(denizens: list[int], rng: Rng) -> list[int]:
    """8.8: two Visions in the top 12 cards, three in the next 18, the rest of the denizens below. Top first."""
    visions = [face.number for face in of_kind(VISION)]
    rng.shuffle(denizens)
    rng.shuffle(visions)
    top, middle = denizens[:10] + visions[:2], denizens[10:25] + visions[2:]
    rng.shuffle(top)
    rng.shuffle(middle)
    return top + middle + denizens[25:]


def written_world(name: str, rng: Rng) -> Legacy:
    """A world of the data file; what it leaves open, chance decides."""
    row = WORLDS[name]
    named = [NUMBER[place["site"]] for place in row["sites"] if place]
    others = [face.number for face in of_kind(SITE) if face.number not in named]
    rng.shuffle(others)
    places = [
        Place(
            NUMBER[place["site"]] if place else others.pop(),
            place.get("facedown", not place),
            [NUMBER[card] for card in place.get("cards", ())],
            [NUMBER[card] for card in place.get("relics", ())],
        )
        for place in row["sites"]
    ]
    first = [face.number for face in of_kind(DENIZEN) if face.first]
    return furnished(OATHS.index(row["oath"]), places, first, rng, row)


def random_world(rng: Rng) -> Legacy:
    """A world as some Chronicle might have left it: an oath, faceup sites in each region, denizens of the whole box
    here and there, now and then an edifice or its ruin, six of the Dispossessed."""
    sites = [face.number for face in of_kind(SITE)]
    rng.shuffle(sites)
    box = [face.number for face in of_kind(DENIZEN)]
    rng.shuffle(box)
    pool, gone = box[:WORLD_DENIZENS], box[WORLD_DENIZENS : WORLD_DENIZENS + 6]
    free = [card for card in pool if not FACES[card].adviser_only]
    edifices = [face.number for face in of_kind(EDIFICE) if not is_ruin(face.number)]
    rng.shuffle(edifices)
    places = []
    for slot in range(SLOTS):
        first = any(slot == slots[0] for slots in REGION_SLOTS)
        place = Place(sites.pop(), not first and rng.below(2) == 0)
        room = FACES[place.site].capacity
        if not place.facedown and room:
            if rng.below(4) == 0:
                edifice = edifices.pop()
                place.cards.append(edifice if rng.below(2) else FLIPPED[edifice])
            place.cards += [free.pop() for _ in range(rng.below(room + 1 - len(place.cards)))]
        places.append(place)
    legacy = furnished(rng.below(len(OATHS)), places, pool, rng, {})
    legacy.dispossessed = gone
    return legacy


def furnished(oath: int, places: list[Place], pool: list[int], rng: Rng, row: dict[str, Any]) -> Legacy:
    """Decks for the rest of a pool of denizens, and relics at faceup sites (8.6.2)."""
    relics = [face.number for face in of_kind(RELIC) if face.number != SCEPTER]
    fixed = [relic for place in places for relic in place.relics]
    if "relics" in row:
        relics = [NUMBER[name] for name in (*row["reliquary"], *row["relics"])]
    else:
        relics = [relic for relic in relics if relic not in fixed]
        rng.shuffle(relics)
        for place in places:
            while not place.facedown and len(place.relics) < FACES[place.site].reveal_relics:
                place.relics.append(relics.pop())
    if "world" in row:
        world = [NUMBER[name] for name in row["world"]]
    else:
        used = [card for place in places for card in place.cards]
        world = build_world_deck([card for card in pool if card not in used], rng)
    legacy = Legacy(oath, places, world, relics, [])
    if "advisers" in row:
        legacy.dealt = row
    return legacy
