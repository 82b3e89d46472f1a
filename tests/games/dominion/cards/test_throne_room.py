"""Throne Room, the card that plays others: D10.17. What it does with single cards stands in their own tests."""

from __future__ import annotations

import pytest

from kronika.engine.errors import IllegalAnswer
from kronika.testing import in_order, sorted_names
from tests.scenes.dominion import Scene


@pytest.mark.rule("D10.17")
@pytest.mark.ruling("general", 11)
def test_throne_room_plays_a_card_twice_for_no_further_action() -> None:
    scene = Scene(hand="throne-room smithy village", deck="gold*3 silver*3 copper").play("throne-room")
    ask = scene.ask()
    assert (ask.rule, ask.least, ask.most) == ("D10.17", 1, 1)
    assert scene.options() == ["play:village", "play:smithy"]
    scene.answers(0, "play:smithy")
    assert scene.hand() == sorted_names("village gold*3 silver*3")
    assert scene.in_play() == in_order("throne-room smithy")
    assert scene.actions == 0
    assert scene.ask().rule == "D3.3-d"


@pytest.mark.rule("D10.17")
def test_throne_room_gives_the_actions_of_both_plays() -> None:
    scene = Scene(hand="throne-room village smithy", deck="gold silver copper").play("throne-room", "play:village")
    assert scene.actions == 4
    assert scene.hand() == sorted_names("smithy gold silver")
    assert scene.state.played == 3


@pytest.mark.rule("D10.17")
def test_throne_room_must_be_used_on_an_action_in_hand() -> None:
    scene = Scene(hand="throne-room smithy moat").play("throne-room")
    assert scene.options() == ["play:moat", "play:smithy"]
    with pytest.raises(IllegalAnswer) as wrong:
        scene.picks(0)
    assert wrong.value.rule == "D10.17"
    alone = Scene(hand="throne-room smithy", deck="copper*6").play("throne-room")
    assert len(alone.hand()) == 6


@pytest.mark.rule("D10.17", "D3.2-d")
def test_throne_room_without_another_action_does_nothing() -> None:
    scene = Scene(hand="throne-room copper estate").play("throne-room")
    assert scene.in_play() == ["throne-room"]
    assert scene.hand() == sorted_names("copper estate")
    assert scene.ask().rule == "D3.3-d"


@pytest.mark.rule("D10.17")
@pytest.mark.ruling("general", 12)
def test_throne_room_on_throne_room_doubles_two_actions_one_after_the_other() -> None:
    scene = Scene(hand="throne-room*2 woodcutter smithy festival", deck="copper*6 gold")
    scene.play("throne-room", "play:throne-room")
    assert scene.ask().rule == "D10.17"
    assert set(scene.options()) == {"play:woodcutter", "play:smithy", "play:festival"}
    scene.answers(0, "play:woodcutter")
    assert (scene.coins, scene.buys) == (4, 3)
    assert set(scene.options()) == {"play:smithy", "play:festival"}
    scene.answers(0, "play:smithy")
    assert scene.hand() == sorted_names("festival copper*6")
    assert scene.in_play() == in_order("throne-room*2 woodcutter smithy")
    assert scene.actions == 0
    assert scene.ask().rule == "D3.3-d"
    assert scene.state.played == 7


@pytest.mark.rule("D10.17")
def test_throne_room_takes_back_what_the_first_play_drew() -> None:
    """The second card of the inner Throne Room may be one that the first one drew."""
    scene = Scene(hand="throne-room*2 smithy", deck="woodcutter copper*5")
    scene.play("throne-room")
    scene.answers(0, "play:throne-room")
    assert scene.in_play() == in_order("throne-room*2 smithy woodcutter")
    assert (scene.coins, scene.buys) == (4, 3)
    assert scene.hand() == sorted_names("copper*5")


@pytest.mark.rule("D10.17", "D3.2-e")
def test_the_chain_tells_which_card_is_being_carried_out() -> None:
    scene = Scene(hand="throne-room*2 chapel workshop estate").play("throne-room", "play:throne-room", "play:chapel")
    assert scene.view(1)["extra"]["chain"] == in_order("throne-room throne-room chapel")
    scene.picks(0).picks(0)
    assert scene.view(1)["extra"]["chain"] == in_order("throne-room throne-room workshop")
    scene.answers(0, "gain:silver").answers(0, "gain:estate")
    assert scene.view(1)["extra"]["chain"] == []
