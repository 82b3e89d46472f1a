"""The 10 dukes: what each counts at the end."""

from __future__ import annotations

import pytest

from kronika.games.valeria.faces import DUKE, FACES, NUMBER, of_kind
from tests.scenes.valeria import Scene

# One estate for all: 3 workers, 2 soldiers, 1 shadow and 4 holy on citizens; on the domains 1 worker, 1 soldier,
# 2 shadow and 1 holy; 4 monsters, one of them a titan; 11 resources left.
ESTATE = {
    "duchy": "peasant merchant butcher archer knight thief cleric*3 paladin",
    "domains": "foxgrove-palisade the-desert-orchid nest-of-the-weaver-witch",
    "slain": "goblin*2 goblin-mage troll",
    "has": "4 strength 5 gold 2 magic 9 vp",
}
WORKERS, SOLDIERS, SHADOWS, HOLY = 3 + 2, 2 + 1, 1 + 2, 4 + 1

POINTS = [
    ("cornelius-the-dreamer", 3 * 3 + 11 // 3),
    ("elsyn-saint-of-shadows", 2 * HOLY + 2 * SHADOWS + 11 // 4),
    ("elisium-the-allsmith", WORKERS + SOLDIERS + SHADOWS + HOLY + 11 // 4),
    ("hrothgar-the-conqueror", 2 * 4 + 1 + 11 // 4),
    ("isabella-the-righteous", SOLDIERS + 2 * HOLY + 11 // 3),
    ("lekzandr-the-protector", WORKERS + 2 * HOLY + 11 // 3),
    ("node-master-of-swords", SOLDIERS + 2 * SHADOWS + 11 // 3),
    ("reese-the-firebrand", 10 + 4 + 3 + 11 // 4),
    ("simon-the-unclean", WORKERS + SOLDIERS + 11 // 2),
    ("waryn-lord-of-rogues", WORKERS + 2 * SHADOWS + 11 // 3),
]


@pytest.mark.rule("V8.2-b", "V8.2-c", "V8.2-d")
@pytest.mark.parametrize(("name", "points"), POINTS)
def test_points_at_the_end(name: str, points: int) -> None:
    scene = Scene(**ESTATE, dukes=[name])  # type: ignore[arg-type]
    assert scene.score()["duke"] == points
    assert scene.score()["dukeCard"] == name
    bare = Scene(has="1 strength 9 vp", dukes=[name])
    assert bare.score()["duke"] == 0, "starters and points on the board count for no duke"


def test_there_are_no_others() -> None:
    assert [face.id for face in of_kind(DUKE)] == [name for name, _ in POINTS]


@pytest.mark.rule("V8.2-d")
def test_every_duke_scores_left_over_resources() -> None:
    for name, _ in POINTS:
        each = FACES[NUMBER[name]].resources
        assert Scene(has=f"{each} magic", dukes=[name]).score()["duke"] == 1
        assert Scene(has=f"{each - 1} magic", dukes=[name]).score()["duke"] == 0


def test_hrothgar_counts_a_titan_twice_over() -> None:
    scene = Scene(slain="giant", has="", dukes=["hrothgar-the-conqueror"])
    assert scene.score()["duke"] == 3
