"""The words for what a game has and `check_game` does not know of: phases nobody is asked in, goods, suits, clans."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import pytest

import kronika
from kronika.engine.texts import LANGUAGES, catalogue
from kronika.games.dominion.state import PHASES as DOMINION_PHASES
from kronika.games.north.effects import TILES
from kronika.games.north.faces import CLANS
from kronika.games.north.faces import FACES as NORTH_FACES
from kronika.games.north.faces import KINDS as NORTH_KINDS
from kronika.games.north.goods import THINGS
from kronika.games.north.state import PHASES as NORTH_PHASES
from kronika.games.oath.faces import KINDS as OATH_KINDS
from kronika.games.oath.faces import OATHS, SUITS
from kronika.games.oath.state import BANNERS, COLORS, REGIONS, RELIQUARY, ROLES
from kronika.games.oath.state import PHASES as OATH_PHASES
from kronika.games.valeria.effects import AREAS
from kronika.games.valeria.effects import ROLES as VALERIA_ROLES
from kronika.games.valeria.faces import FACES as VALERIA_FACES
from kronika.games.valeria.state import PHASES as VALERIA_PHASES

kronika.games()  # puts the texts of all games on the shelf

ENDINGS = ("usurper", "visionary", "usurper-visionary", "successor", "stable-regime")
EXHAUSTED = ("exhaustion-empire", "exhaustion-usurper", "exhaustion-visionary")
DEEDS = ("vow", "fell", "rose", "built", "repaired", "ruined", "buried", "lost", "favored", "recalled")
DEED = {"oath": "people", "card": "elders", "color": "red", "suit": "order"}
"""What a deed of the Chronicle is told."""
WORDS: Mapping[str, Mapping[str, tuple[Iterable[str], str]]] = {
    "dominion": {"phase": (DOMINION_PHASES, "")},
    "north": {
        "phase": (NORTH_PHASES, ""),
        "zone": (("drawn",), ""),
        "thing": (THINGS, "count"),
        "tile": (TILES, "about"),
        "clan": (CLANS, "about"),
        "type": (sorted({face.type for face in NORTH_FACES if face.type}), ""),
        "kind": (NORTH_KINDS, ""),
    },
    "oath": {
        "phase": (OATH_PHASES, ""),
        "color": (COLORS, ""),
        "how": ((*ENDINGS, *EXHAUSTED), ""),
        "deed": (DEEDS, ""),
        "suit": (SUITS, ""),
        "region": (REGIONS, "at"),
        "kind": (OATH_KINDS, ""),
        "role": (ROLES, ""),
        "oath": (OATHS, "successor"),
        "banner": ((*BANNERS, "mob"), "text"),
        "reliquary": (RELIQUARY, "text"),
    },
    "valeria": {
        "phase": (VALERIA_PHASES, ""),
        "resource": (("strength", "gold", "magic", "vp"), "count"),
        "role": (VALERIA_ROLES, ""),
        "area": (AREAS, ""),
        "type": (sorted({face.type for face in VALERIA_FACES if face.type}), ""),
        "kind": (sorted({face.kind for face in VALERIA_FACES}), ""),
    },
}
"""By game and kind: what there is, and the further part that its text must have."""


def wanted(game: str) -> Iterator[tuple[str, str]]:
    for kind, (things, part) in WORDS[game].items():
        for thing in things:
            yield f"{game}-{kind}-{thing}", part
    if game == "dominion":
        yield "dominion-phase-clean-up", "about"  # in which nobody is asked: the table names and explains it
    if game == "north":
        yield from ((f"option-north-clans-{clan}", "help") for clan in CLANS)
    if game == "oath":
        yield from ((f"type-{kind}", "") for kind in OATH_KINDS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", WORDS)
def test_everything_in_a_game_has_its_word(game: str, lang: str) -> None:
    texts = catalogue(lang, game)
    ids = dict(wanted(game))
    assert [id for id, part in ids.items() if not texts.has(id) or not texts.has(id, part)] == []
    for id, part in ids.items():
        args = DEED if "-deed-" in id else {}
        assert texts.faults(id, args) == []
        assert texts.text(id, args).strip() != ""
        if part in ("about", "help", "text", "successor"):
            assert texts.text(id, part=part).endswith(".")
