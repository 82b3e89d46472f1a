"""A world between two games: what the last Chronicle left and the next setup begins with (8.7, 1.1)."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from kronika.engine.rng import Rng
from kronika.games.oath.faces import DATA, DENIZEN, FACES, NUMBER, OATHS, RELIC, SCEPTER, SITE, VISION, of_kind
from kronika.games.oath.state import REGION_SLOTS, SLOTS


class Place:
    """A map slot: the site's face, whether it lies facedown, and the faces of denizens and relics there."""

    __slots__ = ("cards", "facedown", "relics", "site")

    def __init__(
        self, site: int, facedown: bool = False, cards: list[int] | None = None, relics: list[int] | None = None
    ) -> None:
        self.site = site
        self.facedown = facedown
        self.cards = cards or []
        self.relics = relics or []


class Legacy:
    """All by faces. `world` (top first) and `relics` (next first) are the stored decks; `citizens` the colors whose
    boards lie on their Citizen side. The tutorial also says what was dealt."""

    def __init__(
        self, oath: int, places: list[Place], world: list[int], relics: list[int], citizens: list[int]
    ) -> None:
        self.oath = oath
        self.places = places
        self.world = world
        self.relics = relics
        self.citizens = citizens
        self.dealt: dict[str, Any] | None = None


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
    return furnished(OATHS.index(row["oath"]), places, rng, row)


def random_world(rng: Rng) -> Legacy:
    """A world as some Chronicle might have left it: an oath, faceup sites in each region, denizens here and there."""
    sites = [face.number for face in of_kind(SITE)]
    rng.shuffle(sites)
    denizens = [face.number for face in of_kind(DENIZEN) if not face.adviser_only]
    rng.shuffle(denizens)
    places = []
    for slot in range(SLOTS):
        first = any(slot == slots[0] for slots in REGION_SLOTS)
        place = Place(sites.pop(), not first and rng.below(2) == 0)
        if not place.facedown:
            room = FACES[place.site].capacity
            place.cards = [denizens.pop() for _ in range(rng.below(room + 1))]
        places.append(place)
    return furnished(rng.below(len(OATHS)), places, rng, {})


def furnished(oath: int, places: list[Place], rng: Rng, row: dict[str, Any]) -> Legacy:
    """Decks for the rest, and relics at faceup sites (8.6.2)."""
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
        world = build_world_deck([face.number for face in of_kind(DENIZEN) if face.number not in used], rng)
    legacy = Legacy(oath, places, world, relics, [])
    if "advisers" in row:
        legacy.dealt = row
    return legacy
