"""What programs that learn read beside the view: it follows from the sight, and says what a player would work out."""

from __future__ import annotations

import random

from kronika.engine.errors import KronikaError
from kronika.engine.features import PARTS, Feature
from kronika.games.oath.game import Oath
from kronika.learn.encoder import encoded
from kronika.testing import Case, walk
from tests.scenes.oath import Scene

GAME = Oath()


def read(scene: Scene, seat: int = 0) -> list[Feature]:
    return list(GAME.features(scene.table.sight(seat), scene.ask(seat)))


def told(scene: Scene, name: str, seat: int = 0) -> dict[int, int]:
    """By seat, what is said under a name."""
    return {each.seat: each.value for each in read(scene, seat) if each.name == name and not each.option}


def on_options(scene: Scene, name: str) -> dict[str, int]:
    return {each.option: each.value for each in read(scene) if each.name == name and each.option}


def test_who_rules_how_much_and_how_far_each_is_from_the_oath() -> None:
    scene = Scene(warbands={"0": (0, 4), "2": (0, 2), "3": (1, 3)}, title=0)
    assert told(scene, "rules") == {0: 2, 1: 1, 2: 0}
    assert told(scene, "garrison") == {0: 2, 1: 3, 2: 0}
    assert told(scene, "bandits") == {-1: 5}
    assert told(scene, "oath") == {0: 1, 1: -1, 2: -2}
    assert told(scene, "oathkeeper") == {0: 1}
    assert told(Scene(title=1, usurper=True), "wins-usurper") == {1: 1}


def test_a_vision_on_its_way_is_told_to_all_and_one_in_hand_to_its_player() -> None:
    scene = Scene(visions=["", "faith"], facedown_advisers=["", "", "faith"], visions_drawn=2)
    assert told(scene, "visions-missing") == {-1: 1}
    assert told(scene, "vision-met") == {1: 0}
    scene = Scene(visions=["", "conquest"], warbands={"3": (1, 3)}, banners={"darkest-secret": (2, 1)}, visions_drawn=3)
    assert told(scene, "vision-met") == told(scene, "vision-ahead") == {1: 1}
    hidden = Scene(facedown_advisers=["", "faith"], banners={"darkest-secret": (1, 1)}, turn=1)
    assert told(hidden, "vision-in-hand-met", 1) == {1: 1}
    elsewhere = Scene(facedown_advisers=["", "faith"])
    assert told(elsewhere, "vision-in-hand-met") == {}


def test_each_campaign_on_offer_tells_what_it_would_meet() -> None:
    layout = {"pawns": "0 0 2", "board": [8, 1, 1], "warbands": {"2": (1, 1)}}
    scene = Scene(**layout)  # type: ignore[arg-type]
    raid, attack = told(scene, "raid-wins")[-1], told(scene, "attack-wins")[1]
    assert on_options(scene, "wins") == {"campaign": max(raid, attack)}
    scene.do("campaign")
    assert on_options(scene, "wins") == {"bandits": raid, "player:1": attack}
    assert on_options(scene, "defense")["player:1"] == 2  # the pawn alone: there is nothing else here
    assert 0 < attack <= PARTS
    weaker = Scene(**{**layout, "board": [1, 8, 1]})  # type: ignore[arg-type]
    assert told(weaker, "attack-wins")[1] < attack


def test_each_target_more_is_told() -> None:
    scene = Scene(pawns="0 0 2", board=[8, 1, 1], warbands={"0": (1, 1), "2": (1, 1)}).do("campaign")
    found = on_options(scene, "wins")
    assert set(found) == set(scene.options())
    assert found["site:2"] <= found["done"]


def test_views_that_are_alike_have_the_same_features() -> None:
    compared = 0
    table = Case(GAME).table(11)
    chance = random.Random("features")
    for asked in walk(table, chance):
        if chance.random() > 0.25:
            continue
        try:
            world = table.imagine(asked.seat, "other")
        except KronikaError:
            continue
        other = world.ask(asked.seat)
        assert other is not None
        mine, theirs = GAME.features(table.sight(asked.seat), asked), GAME.features(world.sight(asked.seat), other)
        assert [each.plain() for each in mine] == [each.plain() for each in theirs]
        compared += 1
    assert compared > 20


def test_they_change_nothing_at_the_table_and_are_in_what_nets_read() -> None:
    scene = Scene(pawns="0 0 2", board=[8, 1, 1], warbands={"2": (1, 1)}).do("campaign")
    before = scene.table.digest()
    seen = encoded(GAME, scene.table.sight(0), scene.ask(0), 3)
    assert scene.table.digest() == before
    twin = Scene(pawns="0 0 2", board=[3, 1, 1], warbands={"2": (1, 1)}).do("campaign")
    other = encoded(GAME, twin.table.sight(0), twin.ask(0), 3)
    assert seen.options != other.options  # the odds of an attack are read with its option
