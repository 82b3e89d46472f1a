"""What a chronicle string tells somebody who comes new to its world: what will lie open on the table, and how much of
the rest there is. What lies facedown, and in which order, is for the game to show."""

from __future__ import annotations

from copy import copy

from kronika.engine.message import Message
from kronika.games.oath.chronicle_string import NONE, ChronicleString
from kronika.games.oath.faces import DENIZEN, FACES, NAMES, RELIC
from kronika.games.oath.state import COLORS, REGION_SLOTS, REGIONS
from kronika.games.oath.world_string import CARD_BYTES, COLOR_BITS, FACEDOWN, OATH_CODES, SITE_BYTES, check

Lines = list[Message]


def preview(string: ChronicleString) -> dict[str, Lines]:
    """The past, the map by regions, the decks; StringFault where the string makes no world."""
    check(string)
    found = {"oath-preview-past": past(string)}
    for region, slots in zip(REGIONS, REGION_SLOTS, strict=True):
        found[f"oath-region-{region}"] = region_lines([string.sites[slot] for slot in slots])
    found["oath-preview-decks"] = decks(string)
    return found


def past(string: ChronicleString) -> Lines:
    lines = [
        Message("oath-preview-name", {"name": string.name}),
        Message("oath-preview-games", {"count": string.games}),
        Message("oath-preview-oath", {"oath": OATH_CODES[string.oath]}),
    ]
    citizens = [color for color in COLORS[1:] if string.citizens & COLOR_BITS[color]]
    lines += [Message("oath-preview-citizen", {"color": color}) for color in citizens]
    if string.winner_name != ChronicleString().winner_name:
        lines.append(Message("oath-preview-winner", {"name": string.winner_name}))
    return lines


def region_lines(sites: list[tuple[int, list[int]]]) -> Lines:
    """Sites that lie open with what lies there; relics lie facedown, so how many."""
    lines: Lines = []
    for site, cards in sites:
        if site == NONE or site >= FACEDOWN:
            continue
        lines.append(Message("oath-preview-site", {"card": NAMES[SITE_BYTES[site]]}))
        faces = [FACES[CARD_BYTES[card]] for card in cards if card != NONE]
        lines += [Message("oath-preview-there", {"card": face.id}) for face in faces if face.kind != RELIC]
        relics = sum(face.kind == RELIC for face in faces)
        if relics:
            lines.append(Message("oath-preview-relics", {"count": relics}))
    facedown = sum(site == NONE or site >= FACEDOWN for site, _ in sites)
    return [*lines, Message("oath-preview-facedown", {"count": facedown})] if facedown else lines


def decks(string: ChronicleString) -> Lines:
    """A fresh string names no decks: then they are those of a first game."""
    if not string.world:
        return [Message("oath-preview-fresh")]
    denizens = sum(FACES[CARD_BYTES[card]].kind == DENIZEN for card in string.world)
    return [
        Message("oath-preview-world", {"count": denizens}),
        Message("oath-preview-dispossessed", {"count": len(string.dispossessed)}),
    ]


def nameless(string: ChronicleString) -> ChronicleString:
    """The same world, without the names of its chronicle and of who won last."""
    found, fresh = copy(string), ChronicleString()
    found.name, found.winner_name = fresh.name, fresh.winner_name
    return found
