"""The Action phase: D3.2 with its examples."""

from __future__ import annotations

import pytest

from kronika.engine.errors import IllegalAnswer
from kronika.testing import in_order, sorted_names
from tests.scenes.dominion import Scene


@pytest.mark.rule("D3.2-a")
def test_each_action_card_from_hand_costs_an_action() -> None:
    scene = Scene(hand="village smithy*2 moat", deck="copper*9")
    assert scene.actions == 1
    assert scene.ask().rule == "D3.2-a"
    scene.play("village")
    assert scene.actions == 2
    scene.play("smithy")
    assert scene.actions == 1
    scene.play("smithy")
    assert scene.actions == 0
    assert scene.view()["phase"] == "buy"
    assert scene.refusals()["play:moat"] == "D3.1-d"


@pytest.mark.rule("D3.2-a")
def test_an_action_card_that_asks_costs_an_action_too() -> None:
    scene = Scene(hand="village chapel*2 estate", deck="copper").play("village").play("chapel", [])
    assert scene.actions == 1
    assert "play:chapel" in scene.options()


@pytest.mark.rule("D3.2-b")
def test_a_played_card_lies_open_before_anything_it_says_is_done() -> None:
    scene = Scene(hand="chapel estate copper", listen=True).play("chapel")
    assert scene.in_play() == ["chapel"]
    assert scene.shown("play", seat=1) == scene.shown("play", seat=None) == ["chapel"]
    assert scene.saw("play", seat=1) == [["chapel"]]
    assert scene.hand() == sorted_names("estate copper")


@pytest.mark.rule("D3.2-b")
def test_a_card_is_carried_out_from_the_top() -> None:
    """The Spy draws before it looks at the deck; the Silver of the Bureaucrat lies there before he attacks."""
    spy = Scene(hand="spy", deck="gold silver").play("spy")
    assert spy.hand() == ["gold"]
    assert spy.ask().what.args["card"] == "silver"
    bureaucrat = Scene(hand="bureaucrat", rival_hand="estate duchy").play("bureaucrat")
    assert bureaucrat.asked() == [1]
    assert bureaucrat.deck() == ["silver"]


@pytest.mark.rule("D3.2-c")
@pytest.mark.ruling("general", 1)
def test_what_can_be_done_is_done_and_the_rest_passed_over() -> None:
    scene = Scene(hand="smithy", deck="gold", discard="silver").play("smithy")
    assert scene.hand() == sorted_names("gold silver")
    witch = Scene(hand="witch", deck="gold", piles={"curse": 0}).play("witch")
    assert witch.hand() == ["gold"]
    assert witch.discard(1) == []


@pytest.mark.rule("D3.2-c")
def test_instructions_are_binding() -> None:
    scene = Scene(hand="remodel estate copper").play("remodel")
    with pytest.raises(IllegalAnswer) as wrong:
        scene.picks(0)
    assert (wrong.value.message.id, wrong.value.rule) == ("answer-too-few", "D10.13")
    assert scene.hand() == sorted_names("copper estate")


@pytest.mark.rule("D3.2-d")
@pytest.mark.ruling("general", 1)
@pytest.mark.parametrize("useless", in_order("moneylender remodel mine throne-room chapel smithy adventurer thief"))
def test_a_card_that_can_do_nothing_may_be_played(useless: str) -> None:
    scene = Scene(hand=useless).play(useless)
    assert scene.in_play() == [useless]
    assert (scene.actions, scene.coins, scene.buys) == (0, 0, 1)
    assert scene.hand() == scene.trash() == scene.discard() == []


@pytest.mark.rule("D3.2-e")
@pytest.mark.ruling("general", 2)
def test_a_card_is_finished_before_the_next_one() -> None:
    scene = Scene(hand="village chapel smithy estate", deck="copper").play("village").play("chapel")
    with pytest.raises(IllegalAnswer) as wrong:
        scene.answers(0, "play:smithy")
    assert wrong.value.message.id == "answer-unknown"
    scene.answers(0, "trash:estate")
    assert "play:smithy" in scene.options()


@pytest.mark.rule("D3.2-f")
def test_played_cards_stay_on_the_table_until_clean_up() -> None:
    scene = Scene(hand="village festival woodcutter copper", deck="silver", rival_hand="copper")
    scene.play("village").play("festival").play("woodcutter").to_buy_phase().buy("copper")
    assert scene.in_play() == in_order("village festival woodcutter copper silver")
    assert scene.discard() == ["copper"]
    scene.end_turn()
    assert scene.in_play() == []


@pytest.mark.rule("D3.2-g")
def test_the_action_phase_ends_without_actions_without_action_cards_or_at_will() -> None:
    no_action = Scene(hand="smithy moat", deck="copper*3").play("smithy")
    assert (no_action.actions, no_action.view()["phase"]) == (0, "buy")
    no_card = Scene(hand="village", deck="copper").play("village")
    assert (no_card.actions, no_card.view()["phase"]) == (2, "buy")
    at_will = Scene(hand="village moat")
    assert at_will.view()["phase"] == "action"
    at_will.answers(0, "end-actions")
    assert (at_will.actions, at_will.view()["phase"]) == (1, "buy")


@pytest.mark.rule("D3.2-g")
def test_the_action_phase_goes_on_with_a_card_drawn_on_the_way() -> None:
    scene = Scene(hand="village", deck="smithy copper*3").play("village")
    assert scene.options() == ["play:smithy", "end-actions"]


@pytest.mark.rule("D3.2-h")
def test_action_cards_are_played_in_ones_own_action_phase_alone() -> None:
    scene = Scene(hand="copper", rival_hand="smithy village")
    assert scene.asked() == [0]
    assert [refusal.key for refusal in scene.table.refused(1)] == ["*"]
    scene.end_turn()
    assert set(scene.options(1)) == {"play:smithy", "play:village", "end-actions"}


@pytest.mark.rule("D3.2-h")
def test_action_and_victory_may_be_played_here_treasure_and_victory_may_not() -> None:
    scene = Scene(hand="great-hall nobles harem")
    assert scene.options() == ["play:great-hall", "play:nobles", "end-actions"]
    assert scene.refusals()["play:harem"] == "D3.3-c"


@pytest.mark.rule("D3.2-x1")
def test_example_nobles_for_cards_end_the_action_phase() -> None:
    scene = Scene(hand="nobles moat", deck="village smithy festival").play("nobles", "three-cards")
    assert scene.hand() == sorted_names("moat village smithy festival")
    assert scene.actions == 0
    assert scene.view()["phase"] == "buy"
    assert {scene.refusals()[f"play:{name}"] for name in in_order("village smithy festival moat")} == {"D3.1-d"}


@pytest.mark.rule("D3.2-x2")
def test_example_nobles_pawn_bridge() -> None:
    scene = Scene(hand="nobles pawn", deck="bridge copper").play("nobles", "two-actions")
    assert scene.actions == 2
    scene.play("pawn", ["one-card", "one-coin"])
    assert scene.hand() == ["bridge"]
    assert (scene.actions, scene.coins) == (1, 1)
    scene.play("bridge")
    assert (scene.actions, scene.coins, scene.buys) == (0, 2, 2)
    assert scene.view()["phase"] == "buy"
    assert scene.state.played == 3


@pytest.mark.rule("D3.2-x3")
def test_example_bridge_or_masquerade() -> None:
    scene = Scene(hand="bridge masquerade", rival_hand="copper")
    assert scene.options() == ["play:masquerade", "play:bridge", "end-actions"]
    scene.play("bridge")
    assert scene.hand() == ["masquerade"]
    assert scene.actions == 0
    assert scene.refusals()["play:masquerade"] == "D3.1-d"


@pytest.mark.rule("D3.2-a")
def test_the_question_tells_how_many_actions_are_left() -> None:
    scene = Scene(hand="village*3", deck="copper*3")
    for left in (1, 2, 3):
        assert scene.ask().what.args == {"actions": left}
        scene.play("village")
