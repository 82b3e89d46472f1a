"""What a chronicle string means: a world, read from it and written to it, with everything said that can't be."""

from __future__ import annotations

from typing import Final

from kronika.engine.rng import Rng
from kronika.games.oath.chronicle_string import CARDS_PER_SITE, NONE, ChronicleString, StringFault
from kronika.games.oath.faces import (
    DENIZEN,
    EDIFICE,
    FACES,
    NAMES,
    OATHS,
    RELIC,
    SCEPTER,
    SITE,
    VISION,
    of_kind,
)
from kronika.games.oath.legacy import Legacy, Place, build_world_deck, furnished
from kronika.games.oath.state import COLORS, REGION_SLOTS

FACEDOWN: Final = 24
"""Added to the byte of a site that lies facedown."""
OATH_CODES: Final = ("supremacy", "people", "devotion", "protection")
COLOR_BITS: Final = {"red": 1, "blue": 2, "white": 4, "yellow": 8, "black": 16, "purple": 32}
CARD_BYTES: Final = {face.save: face.number for face in FACES if face.kind != SITE and face.number != SCEPTER}
SITE_BYTES: Final = {face.save: face.number for face in of_kind(SITE)}


# --- reading ---


def read_world(string: ChronicleString, rng: Rng, rules: int) -> Legacy:
    """The world of a string. What was shuffled for it is shuffled again, so that nobody who has read the string, or
    replayed the game it comes from, knows the order: the world deck as 8.8 builds it, relics and facedown sites
    (OQ-58). A fresh string names no decks: then it is the first world."""
    check(string)
    places = [place_of(site, cards) for site, cards in string.sites]
    # Nobody has seen a facedown site since it came from the site deck (8.3.5-d), so another is as good.
    kept = [None if place is None or place.facedown else place for place in places]
    if rules < 3:
        kept = places
    named = [place.site for place in kept if place is not None]
    others = [face.number for face in of_kind(SITE) if face.number not in named]
    rng.shuffle(others)
    full = [place if place is not None else Place(others.pop(), True) for place in kept]
    show_one_per_region(full)
    oath = OATHS.index(OATH_CODES[string.oath])
    legacy = furnished(oath, full, [face.number for face in of_kind(DENIZEN) if face.first], rng, {})
    if string.world:
        denizens = [card for card in map(CARD_BYTES.__getitem__, string.world) if FACES[card].kind == DENIZEN]
        legacy.world = build_world_deck(denizens, rng)
        legacy.dispossessed = [CARD_BYTES[byte] for byte in string.dispossessed]
    if string.relics:
        legacy.relics = stored_relics(string, full, rng, rules)
    legacy.citizens = [i for i, color in enumerate(COLORS) if i and string.citizens & COLOR_BITS[color]]
    return legacy


def stored_relics(string: ChronicleString, places: list[Place], rng: Rng, rules: int) -> list[int]:
    """Next first, and below them those that the string leaves out. The four on top go to the Reliquary (8.6.3); how
    many more the winner put there, a string does not say, so all others are one deck (OQ-58)."""
    placed = [relic for place in places for relic in place.relics]
    stored = [relic for byte in reversed(string.relics) if (relic := CARD_BYTES[byte]) not in placed]
    relics = stored + [relic for relic in legacy_relics() if relic not in stored and relic not in placed]
    if rules < 3:
        return relics
    deck = relics[4:]
    rng.shuffle(deck)
    return relics[:4] + deck


def legacy_relics() -> list[int]:
    return [face.number for face in of_kind(RELIC) if face.number != SCEPTER]


def place_of(site: int, cards: list[int]) -> Place | None:
    if site == NONE:
        return None
    facedown = site >= FACEDOWN
    faces = [CARD_BYTES[card] for card in cards if card != NONE]
    return Place(
        SITE_BYTES[site - FACEDOWN if facedown else site],
        facedown,
        [card for card in faces if FACES[card].kind != RELIC],
        [card for card in faces if FACES[card].kind == RELIC],
    )


def show_one_per_region(places: list[Place]) -> None:
    """In a region without a faceup site the top one is turned up (8.3.5-d)."""
    for slots in REGION_SLOTS:
        if all(places[slot].facedown for slot in slots):
            places[slots[0]].facedown = False


def check(string: ChronicleString) -> None:
    """Every byte means something that can be there, and no card is in two places."""
    if string.oath >= len(OATH_CODES):
        raise StringFault("oath-string-oath", {"code": string.oath})
    where: dict[int, str] = {}
    for slot, (site, cards) in enumerate(string.sites):
        place = f"site-{slot + 1}"
        if site != NONE:
            known = site - FACEDOWN if site >= FACEDOWN else site
            if known not in SITE_BYTES:
                raise StringFault("oath-string-site", {"place": place, "code": site})
            once(where, SITE_BYTES[known], place)
        for card in cards:
            if card != NONE:
                if site == NONE or site >= FACEDOWN:
                    raise StringFault("oath-string-nothing-there", {"place": place, "code": card})
                once(where, meaning(card, place, (DENIZEN, EDIFICE, RELIC)), place)
        room(place, site, cards)
    for place, cards, kinds in (
        ("world", string.world, (DENIZEN, VISION)),
        ("dispossessed", string.dispossessed, (DENIZEN,)),
        ("relics", string.relics, (RELIC,)),
    ):
        for card in cards:
            once(where, meaning(card, place, kinds), place)
    visions = sum(FACES[face].kind == VISION for face in where)
    if string.world and visions not in (0, len(of_kind(VISION))):
        raise StringFault("oath-string-visions", {"count": visions})


def meaning(byte: int, place: str, kinds: tuple[int, ...]) -> int:
    if byte not in CARD_BYTES:
        raise StringFault("oath-string-card", {"place": place, "code": byte})
    face = CARD_BYTES[byte]
    if FACES[face].kind not in kinds:
        raise StringFault("oath-string-kind", {"place": place, "card": NAMES[face]})
    return face


def once(where: dict[int, str], face: int, place: str) -> None:
    """Both sides of an edifice are one card."""
    for side in (face, *(other.number for other in of_kind(EDIFICE) if other.other == NAMES[face])):
        if side in where:
            raise StringFault("oath-string-twice", {"card": NAMES[face], "place": place, "other": where[side]})
    where[face] = place


def room(place: str, site: int, cards: list[int]) -> None:
    """Not more cards than the site holds; edifices and denizens only where they may lie."""
    if site == NONE or site >= FACEDOWN:
        return
    faces = [FACES[CARD_BYTES[card]] for card in cards if card != NONE]
    for face in faces:
        if face.adviser_only:
            raise StringFault("oath-string-adviser", {"place": place, "card": face.id})
    lying = [face for face in faces if face.kind != RELIC]
    most = FACES[SITE_BYTES[site]].capacity
    if len(lying) > max(most, 1):
        raise StringFault("oath-string-room", {"place": place, "count": len(lying), "most": most})


# --- writing ---


def write_world(legacy: Legacy, before: ChronicleString | None = None) -> ChronicleString:
    """The string of a world. `before` is the string of the game it comes from, whose name goes on."""
    string = ChronicleString()
    if before is not None:
        string.name = before.name
        string.games = before.games + 1
        string.previous_citizens = before.citizens
    string.oath = OATH_CODES.index(OATHS[legacy.oath])
    string.citizens = sum(COLOR_BITS[COLORS[color]] for color in legacy.citizens)
    string.sites = [site_bytes(place) for place in legacy.places]
    string.world = [FACES[card].save for card in legacy.world]
    string.dispossessed = [FACES[card].save for card in legacy.dispossessed]
    string.relics = [FACES[card].save for card in reversed(legacy.relics)]
    return string


def site_bytes(place: Place) -> tuple[int, list[int]]:
    """Cards from the left, relics from the right. By rules 2 and 3 more might lie there than there is room for; what is
    over is left out."""
    byte = FACES[place.site].save + (FACEDOWN if place.facedown else 0)
    cards = [NONE] * CARDS_PER_SITE
    for i, card in enumerate(place.cards[:CARDS_PER_SITE]):
        cards[i] = FACES[card].save
    for i, relic in enumerate(place.relics):
        cards[-1 - i] = FACES[relic].save
    return byte, cards
