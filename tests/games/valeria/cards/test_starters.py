"""The three starters: a Peasant, a Knight and a Herald for every player."""

from __future__ import annotations

import pytest

from kronika.games.valeria.faces import FACES, NUMBER, STARTER, of_kind
from tests.scenes.valeria import Scene


def test_there_are_three() -> None:
    assert [face.id for face in of_kind(STARTER)] == ["starter-peasant", "starter-knight", "starter-herald"]


@pytest.mark.rule("V6.6-b")
def test_they_have_no_cost_and_no_role() -> None:
    for face in of_kind(STARTER):
        assert face.cost == 0
        assert face.roles == [0, 0, 0, 0]


@pytest.mark.rule("V7.3-a", "V6.4-c")
def test_they_bear_the_names_of_citizens() -> None:
    assert FACES[NUMBER["starter-peasant"]].named == "peasant"
    assert FACES[NUMBER["starter-knight"]].named == "knight"


def test_peasant_gives_gold_to_all() -> None:
    scene = Scene(dice=(5, 2), has="", rival_has="")
    assert scene.has(0, "1 gold")
    assert scene.has(1, "1 gold")


def test_knight_gives_strength_to_all() -> None:
    scene = Scene(dice=(6, 2), has="", rival_has="")
    assert scene.has(0, "1 strength")
    assert scene.has(1, "1 strength")


@pytest.mark.parametrize("seat", [0, 1])
def test_herald_gives_a_resource_of_choice(seat: int) -> None:
    for resource in ("strength", "gold", "magic"):
        scene = Scene(dice=(1, 2), has="", rival_has="")
        keys = ["starter-herald:1-gold", "starter-herald:1-strength", "starter-herald:1-magic", "done"]
        assert scene.options(seat) == keys
        scene.answers(seat, f"starter-herald:1-{resource}")
        assert scene.has(seat, f"1 {resource}")


@pytest.mark.rule("V5.5-e")
def test_herald_has_no_number_and_is_never_hired() -> None:
    assert FACES[NUMBER["starter-herald"]].numbers == []
    scene = Scene(has="99 gold")
    assert not [key for key in scene.options() if "herald" in key]
    assert not [name for name in scene.refusals() if "herald" in name]
