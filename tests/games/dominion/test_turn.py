"""The course of a turn: its phases (D3.1) and Clean-up (D3.4)."""

from __future__ import annotations

import pytest

import kronika
from kronika.engine.errors import IllegalAnswer
from kronika.testing import in_order, sorted_names
from tests.scenes.dominion import Scene

# --- D3.1 phases


@pytest.mark.rule("D3.1-a")
def test_a_turn_is_action_phase_buy_phase_clean_up() -> None:
    scene = Scene(hand="village moat copper", deck="silver", rival_hand="copper*5")
    assert scene.view()["phase"] == "action"
    assert scene.ask().rule == "D3.2-a"
    assert {scene.refusals()[f"buy:{name}"] for name in scene.table.sight(0).piles()} == {"D3.1-a"}
    scene.play("village").answers(0, "end-actions")
    assert scene.view()["phase"] == "buy"
    assert scene.ask().rule == "D3.3-d"
    scene.answers(0, "treasures").answers(0, "end-turn")
    assert scene.in_play() == []
    assert scene.view()["turn"] == 1


@pytest.mark.rule("D3.1-b")
def test_the_first_two_phases_may_pass_unused() -> None:
    scene = Scene(hand="village gold*4", deck="copper*5", rival_hand="copper*5")
    scene.answers(0, "end-actions").answers(0, "end-turn")
    assert scene.hand() == ["copper"] * 5
    assert sorted(scene.discard()) == sorted_names("village gold*4")
    assert scene.owned() == {"village": 1, "gold": 4, "copper": 5}


@pytest.mark.rule("D3.1-c", "D3.4-d")
def test_turns_go_round_clockwise_one_after_the_other() -> None:
    scene = Scene(hands=["copper*5"] * 4, decks=["estate*5"] * 4, seats=4)
    order = []
    for _ in range(9):
        assert len(scene.asked()) == 1
        order += scene.asked()
        scene.end_turn()
    assert order == [0, 1, 2, 3, 0, 1, 2, 3, 0]
    assert scene.state.turns == [3, 2, 2, 2]


@pytest.mark.rule("D3.1-c")
def test_nobody_acts_before_the_turn_of_another_is_finished() -> None:
    scene = Scene(hand="village copper", deck="silver", rival_hand="militia copper*4")
    with pytest.raises(IllegalAnswer) as wrong:
        scene.answers(1, "play:militia")
    assert wrong.value.message.id == "answer-not-asked"
    assert wrong.value.message.args == {"seat": 1, "asked": "0"}
    assert scene.table.refused(1)[0].reason.id == "refused-not-asked"


@pytest.mark.rule("D3.1-d", "D4.2-b")
def test_there_is_no_way_back_from_the_buy_phase() -> None:
    scene = Scene(hand="village*2 festival copper", deck="silver*2").play("festival").answers(0, "end-actions")
    assert scene.actions == 2
    assert not any(key.startswith("play:") for key in scene.options())
    assert scene.refusals()["play:village"] == "D3.1-d"
    scene.answers(0, "treasure:copper").buy("copper")
    assert scene.buys == 1
    assert not any(key.startswith("play:") for key in scene.options())


@pytest.mark.rule("D3.1-d")
def test_the_buy_phase_begins_at_once_where_no_action_is_in_hand() -> None:
    scene = Scene(hand="copper*5")
    assert scene.view()["phase"] == "buy"
    assert scene.options()[:2] == ["treasures", "treasure:copper"]


@pytest.mark.rule("D3.1-f")
def test_clean_up_comes_after_the_last_purchase_without_being_asked_for() -> None:
    scene = Scene(hand="copper*3 estate*2", deck="silver*5", rival_hand="copper").to_buy_phase().buy("silver")
    assert scene.state.turn == 1
    assert scene.hand() == ["silver"] * 5
    assert scene.in_play() == []
    assert sorted(scene.discard()) == sorted_names("copper*3 estate*2 silver")


@pytest.mark.rule("D3.1-g")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_begin_with_five_cards_in_hand(seats: int) -> None:
    table = kronika.new_table("dominion", seats=seats, seed=2, setup={"kingdom": "first-game"})
    for _ in range(6 * seats):
        (ask,) = table.asks
        sight = table.sight(ask.seat)
        assert [sight.hand_count(seat) for seat in range(seats)] == [5] * seats
        assert sight.in_play() == []
        table.answer(ask.seat, ["treasures"])
        table.answer(ask.seat, ["buy:silver" if "buy:silver" in table.asks[0].keys() else "end-turn"])


# --- D3.4 Clean-up


@pytest.mark.rule("D3.4-a", "D3.4-f")
def test_clean_up_discards_the_table_and_the_hand() -> None:
    scene = Scene(hand="village gold estate smithy", deck="copper*6", rival_hand="copper")
    scene.play("village").answers(0, "end-actions").answers(0, "treasures")
    assert scene.in_play() == in_order("village gold copper")
    scene.end_turn()
    assert scene.in_play() == []
    assert sorted(scene.discard()) == sorted_names("village gold copper estate smithy")
    assert scene.hand() == ["copper"] * 5
    assert scene.deck() == []


@pytest.mark.rule("D3.4-f")
def test_no_option_keeps_a_card_for_the_next_turn() -> None:
    scene = Scene(hand="gold*2 estate", deck="copper*5", rival_hand="copper")
    assert {key.partition(":")[0] for key in scene.options()} == {"treasures", "treasure", "buy", "end-turn"}
    scene.end_turn()
    assert "gold" not in scene.hand()


@pytest.mark.rule("D3.4-b")
def test_clean_up_takes_the_rest_of_the_deck_and_goes_on_from_the_shuffled_discards() -> None:
    scene = Scene(hand="estate*2", deck="gold silver", discard="copper*3", rival_hand="copper").end_turn()
    assert {"gold", "silver"} <= set(scene.hand())
    assert len(scene.hand()) == 5
    assert sorted(scene.hand() + scene.deck()) == sorted_names("gold silver copper*3 estate*2")
    assert scene.discard() == []


@pytest.mark.rule("D3.4-b")
def test_what_was_just_discarded_takes_part_in_the_shuffle() -> None:
    scene = Scene(hand="gold*5", rival_hand="copper").to_buy_phase().end_turn()
    assert scene.hand() == ["gold"] * 5
    assert scene.deck() == scene.discard() == []


@pytest.mark.rule("D3.4-b")
@pytest.mark.ruling("general", 5)
def test_with_fewer_than_five_cards_all_are_drawn() -> None:
    scene = Scene(hand="gold*2", deck="silver", rival_hand="copper").end_turn()
    assert scene.hand() == sorted_names("gold*2 silver")


@pytest.mark.rule("D3.4-c", "D6.1-a")
def test_the_discarded_hand_stays_unseen_under_the_cards_from_the_table() -> None:
    scene = Scene(hand="gold estate duchy", deck="copper*5", rival_hand="copper", listen=True)
    scene.answers(0, "treasures").answers(0, "end-turn")
    assert scene.shown("discard:0", seat=1) == ["gold"]
    assert scene.saw("clean-up", seat=1) == [[], ["gold"]]
    assert sorted(scene.saw("clean-up", seat=0)[0]) == sorted_names("duchy estate")


@pytest.mark.rule("D3.4-d", "D3.2-a", "D3.3-a", "D3.3-g")
def test_the_next_turn_begins_afresh() -> None:
    scene = Scene(hand="festival", rival_hand="village", rival_deck="copper").play("festival").answers(0, "end-turn")
    assert scene.state.turn == 1
    assert (scene.actions, scene.buys, scene.coins) == (1, 1, 0)
    assert scene.options(1) == ["play:village", "end-actions"]


@pytest.mark.rule("D3.4-e")
@pytest.mark.ruling("general", 4)
def test_five_cards_in_the_deck_are_enough_and_nothing_is_shuffled() -> None:
    scene = Scene(hand="estate", deck="copper*5", discard="gold silver", rival_hand="copper", listen=True).end_turn()
    assert scene.deck() == []
    assert scene.discard() == in_order("gold silver estate")
    assert scene.told("shuffle") == []


@pytest.mark.rule("D3.4-e")
def test_an_empty_deck_stays_empty_until_a_card_is_wanted() -> None:
    scene = Scene(hand="moat chapel", deck="copper*2", discard="gold", rival_hand="copper", listen=True)
    scene.play("moat")
    assert scene.deck() == []
    assert scene.discard() == ["gold"]
    assert scene.told("shuffle") == []
    scene.end_turn()
    assert scene.told("shuffle")[0]["args"] == {"count": 5}


@pytest.mark.rule("D3.4-e")
def test_a_shuffle_takes_the_discards_and_only_them() -> None:
    scene = Scene(hand="smithy estate", deck="copper", discard="gold*2 silver", listen=True).play("smithy")
    assert scene.told("shuffle")[0]["args"] == {"count": 3}
    assert scene.in_play() == ["smithy"]
    assert sorted(scene.hand() + scene.deck()) == sorted_names("estate copper gold*2 silver")


@pytest.mark.rule("D3.4-e")
def test_shuffles_mix_the_cards() -> None:
    orders = set()
    for seed in range(20):
        scene = Scene(hand="moat", discard="gold silver copper estate duchy curse", seed=seed).play("moat")
        assert sorted(scene.hand() + scene.deck()) == sorted_names("gold silver copper estate duchy curse")
        orders.add((*scene.hand(), *scene.deck()))
    assert len(orders) > 10


@pytest.mark.rule("D3.4-b", "D3.3-f")
def test_a_bought_card_comes_back_with_the_shuffle_of_the_same_clean_up() -> None:
    scene = Scene(hand="copper*3", rival_hand="copper").to_buy_phase().buy("silver")
    assert scene.hand() == sorted_names("copper*3 silver")


@pytest.mark.rule("D3.4-d", "D9.12", "D9.13")
def test_nothing_of_a_turn_lasts_into_the_next_one() -> None:
    """Three Actions and a Coppersmith in one turn; in the next a Conspirator is the first and a Copper is worth 1."""
    scene = Scene(
        hand="village*2 coppersmith copper",
        deck="copper*2",
        rival_hand="conspirator copper",
        rival_deck="gold",
    )
    scene.play("village").play("village").play("coppersmith").to_buy_phase()
    assert scene.coins == 6
    scene.end_turn().play("conspirator")
    assert (scene.coins, scene.actions) == (2, 0)
    assert scene.deck(1) == ["gold"]
    scene.answers(1, "treasures")
    assert scene.coins == 3
