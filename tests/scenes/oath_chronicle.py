"""Scenes at the end of a game of Oath: somebody has won, and the Chronicle is about to be written."""

from __future__ import annotations

from typing import Any

from kronika.games.oath.chronicle_string import ChronicleString, read_string
from kronika.games.oath.faces import FACES, NAMES, OATHS
from kronika.games.oath.world_string import CARD_BYTES, FACEDOWN, OATH_CODES, SITE_BYTES
from tests.scenes.oath import Scene


def won(winner: int = 0, ending: str = "stable-regime", **layout: Any) -> Scene:
    """The winner's first choice in the Chronicle, from a layout as `Scene` takes it."""
    return Scene(writes=True, won=(winner, ending), **layout)


def write(scene: Scene, *keys: str) -> Scene:
    """The winner answers, one ask after the other; what is left is decided by the first option."""
    for key in keys:
        scene.table.answer(scene.state.winner, [key] if key else [])
    while not scene.table.over:
        ask = scene.table.asks[0]
        picks = ask.keys()[: ask.least]
        scene.table.answer(ask.seat, picks)
    return scene


def left(scene: Scene) -> ChronicleString:
    """The world that the Chronicle left."""
    return read_string(scene.state.testament)


def next_map(scene: Scene) -> list[str]:
    """The sites of the next world from the top of the Cradle down; "?" for a facedown one."""
    return ["?" if site >= FACEDOWN else FACES[SITE_BYTES[site]].id for site, _ in left(scene).sites]


def next_cards(scene: Scene, site: str) -> list[str]:
    """What lies at a site of the next world, relics too."""
    slot = next_map(scene).index(site)
    return [NAMES[CARD_BYTES[card]] for card in left(scene).sites[slot][1] if card != 255]


def cards(bytes: list[int]) -> list[str]:
    return [NAMES[CARD_BYTES[byte]] for byte in bytes]


def next_oath(scene: Scene) -> str:
    oath = OATH_CODES[left(scene).oath]
    assert oath in OATHS
    return oath
