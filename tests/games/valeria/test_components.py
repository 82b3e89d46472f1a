"""What is in the box (V1) and what the symbols on the cards mean (V7.1–V7.4)."""

from __future__ import annotations

from collections import Counter

import pytest

from kronika.games.valeria.effects import AREAS, ROLES
from kronika.games.valeria.faces import (
    CITIZEN,
    DOMAIN,
    DUKE,
    EVENT,
    EXHAUSTED,
    FACES,
    MONSTER,
    STACK_NUMBERS,
    STARTER,
    citizens_for,
    of_kind,
)
from tests.scenes.valeria import Scene


@pytest.mark.rule("V1.1-a")
def test_the_cards_of_the_box() -> None:
    monsters = sum(face.copies + face.extra for face in of_kind(MONSTER))
    exhausted = sum(face.copies for face in of_kind(EXHAUSTED))
    assert len(of_kind(CITIZEN)) * 6 == 108
    assert monsters == 48
    assert len(of_kind(DOMAIN)) == 24
    assert len(of_kind(DUKE)) == 10
    assert len(of_kind(STARTER)) * 5 == 15
    assert exhausted == 10
    assert len(of_kind(EVENT)) == 6
    references = 5  # one for each player: no rules effect (V1.2-b)
    assert 108 + monsters + 24 + 10 + 15 + exhausted + 6 + references == 226


@pytest.mark.rule("V1.1-b", "V7.1-k")
def test_each_area_has_one_card_for_five_players() -> None:
    for area in range(len(AREAS)):
        assert sum(face.extra for face in of_kind(MONSTER) if face.area == area) == 1
        assert sum(face.copies for face in of_kind(MONSTER) if face.area == area) == 5


@pytest.mark.rule("V1.1-c")
def test_two_kinds_for_each_number_but_five_and_six() -> None:
    kinds = {numbers: len(citizens_for(numbers)) for numbers in STACK_NUMBERS}
    assert kinds == {numbers: 1 if numbers in ((5,), (6,)) else 2 for numbers in STACK_NUMBERS}
    assert sum(kinds.values()) == 18


@pytest.mark.rule("V1.2-a")
def test_two_dice_and_four_tracks_for_each_of_five_players() -> None:
    scene = Scene(seats=5)
    assert len(scene.view()["extra"]["dice"]) == 2
    tracks = Counter(track["id"] for track in scene.view()["tracks"])
    assert tracks == {"strength": 5, "gold": 5, "magic": 5, "vp": 5}


@pytest.mark.rule("V7.1-l")
def test_every_card_is_of_one_kind() -> None:
    assert Counter(face.kind for face in FACES) == {
        STARTER: 3,
        DUKE: 10,
        CITIZEN: 18,
        MONSTER: 24,
        DOMAIN: 24,
        EVENT: 6,
        EXHAUSTED: 1,
    }


@pytest.mark.rule("V7.3-b")
def test_every_citizen_has_one_role_one_or_two_numbers_a_cost_and_two_effects() -> None:
    for face in of_kind(CITIZEN):
        assert sum(face.roles) == 1
        assert 1 <= len(face.numbers) <= 2
        assert face.cost >= 1
        assert face.active is not None
        assert face.other is not None


@pytest.mark.rule("V7.4-b")
def test_three_strengths_in_each_area() -> None:
    for area in range(len(AREAS)):
        assert len({face.strength for face in of_kind(MONSTER) if face.area == area}) == 3


@pytest.mark.rule("V7.4-a")
def test_every_monster_has_strength_an_area_and_a_type() -> None:
    for face in of_kind(MONSTER):
        assert face.strength >= 1
        assert face.area >= 0
        assert face.type in ("minion", "beast", "boss", "titan")
    counted = {thing for face in of_kind(DUKE) for thing in face.points}
    assert counted <= {*ROLES, "citizen", "monster", "domain", "titan", "boss"}, "only dukes look at types"


@pytest.mark.rule("V7.1-c")
def test_points_are_no_resources() -> None:
    scene = Scene(has="9 vp", dukes=["cornelius-the-dreamer"])
    assert scene.options() == ["gain:strength", "gain:gold", "gain:magic"], "points pay for nothing"
    assert scene.score()["duke"] == 0
    assert scene.score()["board"] == 9


@pytest.mark.rule("V7.1-m")
def test_a_citizen_of_a_role_is_one_of_that_role_only() -> None:
    scene = Scene(center="shattered-hand", duchy="merchant paladin", has="7 gold")
    scene.do("build:shattered-hand")
    assert scene.options() == ["take:cleric", "take:paladin"]


@pytest.mark.rule("V7.1-n", "V6.3-e", "V6.3-f")
def test_points_of_a_reward_move_the_marker_those_on_the_edge_do_not() -> None:
    scene = Scene(center="spider-queen", has="10 strength 3 magic")
    scene.do("slay:spider-queen", "get:citizen-1-vp", "take:archer")
    assert scene.vp() == 1
    assert scene.score()["monsters"] == 5
    assert scene.score()["board"] == 1


@pytest.mark.rule("V7.1-i", "V7.1-j")
def test_the_active_player_chooses_opponent_and_die() -> None:
    scene = Scene(duchy="thief", dice=(3, 4), seats=3, boards=["", "3 gold", "3 magic"])
    assert scene.asked() == [0]
    assert scene.options() == ["take:1-gold", "take:2-magic", "nothing"]
    scene = Scene(domains="palace-of-the-dawn", dice=(3, 5))
    assert scene.asked() == [0]
    assert scene.options(about="change") == ["change:palace-of-the-dawn-1", "change:palace-of-the-dawn-2"]


@pytest.mark.rule("V7.3-c")
def test_what_roles_are_for() -> None:
    # requirements of domains, effects that name a role, and dukes
    scene = Scene(center="gargans-embrace", duchy="archer*2", has="7 gold", dukes=["simon-the-unclean"])
    assert "build:gargans-embrace" in scene.options()
    assert Scene(duchy="blacksmith archer*2", dice=(2, 1), has="").gold() == 2
    assert Scene(duchy="archer*2", has="", dukes=["simon-the-unclean"]).score()["duke"] == 2


@pytest.mark.rule("V7.2-a")
def test_there_is_no_limit_on_cards() -> None:
    scene = Scene(duchy="archer*5 rogue*5 butcher*5", has="9 gold", stacks={"4": "archer"})
    scene.do("hire:archer")
    assert len(scene.citizens()) == 16
    assert Counter(scene.shown("duchy:0"))["starter-herald"] == 1


@pytest.mark.rule("V7.2-b")
def test_starters_and_dukes_are_never_lost() -> None:
    scene = Scene(center="nest-of-the-weaver-witch", duchy="merchant*2", has="6 gold", rival_has="")
    scene.do("build:nest-of-the-weaver-witch")
    assert scene.options() == ["return:merchant", "nothing"], "no starter and no duke"
    # and nobody can gain them: no stack holds any
    kinds = {scene.state.face(card).kind for stack in scene.state.stacks for card in stack}
    assert kinds == {CITIZEN, MONSTER, DOMAIN}
