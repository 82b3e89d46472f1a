"""Where the rulebook leaves something open: the decisions of D11."""

from __future__ import annotations

import pytest

import kronika
from kronika.testing import in_order, sorted_names
from tests.scenes.dominion import Scene


@pytest.mark.rule("D11.1")
def test_treasures_are_played_before_the_first_purchase() -> None:
    scene = Scene(hand="woodcutter gold silver*2").play("woodcutter").answers(0, "treasure:gold").buy("silver")
    assert (scene.coins, scene.buys) == (2, 1)
    assert not any(key.startswith("treasure") for key in scene.options())
    assert scene.refusals()["treasure:silver"] == "D11.1"
    reason = next(refusal.reason for refusal in scene.table.refused(0) if refusal.key == "treasure:silver")
    assert (reason.id, reason.args) == ("dominion-why-treasures-first", {"card": "silver"})
    assert scene.hand() == ["silver"] * 2


@pytest.mark.rule("D11.1")
def test_with_late_treasures_more_may_be_added_between_purchases() -> None:
    scene = Scene(hand="woodcutter gold silver*2", rival_hand="copper", setup={"late-treasures": True})
    scene.play("woodcutter").answers(0, "treasure:gold").buy("silver")
    assert "treasure:silver" in scene.options()
    assert "treasure:silver" not in scene.refusals()
    scene.answers(0, "treasures")
    assert (scene.coins, scene.buys) == (6, 1)
    scene.buy("gold")
    assert scene.owned()["gold"] == 2


@pytest.mark.rule("D11.1")
def test_the_next_turn_allows_treasures_again() -> None:
    scene = Scene(hand="copper", deck="copper*5", rival_hand="silver", rival_deck="copper*5").to_buy_phase()
    scene.buy("copper")
    assert "treasures" in scene.options(1)


@pytest.mark.rule("D11.2")
def test_the_trash_is_open_of_discards_the_top_is_shown_and_decks_are_counted() -> None:
    scene = Scene(hand="chapel estate copper", deck="gold*3", rival_discard="gold curse", rival_deck="copper*4")
    scene.play("chapel", ["trash:estate", "trash:copper"])
    for seat in (0, 1, None):
        assert sorted(scene.shown("trash", seat)) == sorted_names("estate copper")
        assert scene.shown("discard:1", seat) == ["curse"]
        assert (scene.zone("deck:0", seat)["count"], scene.zone("deck:1", seat)["count"]) == (3, 4)
        assert scene.shown("deck:0", seat) == []
        sight = scene.table.sight(seat)
        assert (sight.deck_count(0), sight.deck_count(1), sight.discard_count(1)) == (3, 4, 2)


@pytest.mark.rule("D11.3")
def test_a_pawns_bonuses_differ() -> None:
    scene = Scene(hand="pawn").play("pawn")
    assert [option.most for option in scene.ask().options] == [1, 1, 1, 1]
    with pytest.raises(kronika.IllegalAnswer) as wrong:
        scene.picks(0, "one-buy", "one-buy")
    assert wrong.value.message.args == {"key": "one-buy", "most": 1}


@pytest.mark.rule("D11.4")
@pytest.mark.ruling("general", 9)
def test_an_attack_goes_round_from_the_left_neighbor() -> None:
    scene = Scene(hands=["copper", "torturer", "copper*2", "estate*2"], seats=4, piles={"curse": 1}).end_turn()
    scene.play("torturer")
    assert scene.asked() == [2]
    scene.answers(2, "take-curse")
    assert scene.asked() == [3]
    scene.answers(3, "take-curse")
    assert scene.asked() == [0]
    assert scene.hand(2) == sorted_names("copper*2 curse")
    assert scene.hand(3) == sorted_names("estate*2")


@pytest.mark.rule("D11.5")
@pytest.mark.ruling("general", 10)
def test_all_reactions_are_over_clockwise_before_the_attack_works_on_anyone() -> None:
    scene = Scene(
        hands=["militia", "copper*2 estate*2", "moat copper*4", "secret-chamber copper*3 gold"],
        decks=["", "", "", "silver*2"],
        seats=4,
    ).play("militia")
    assert scene.asked() == [2]
    scene.answers(2, "reveal:moat")
    assert scene.asked() == [3]
    assert scene.coins == 0
    scene.answers(3, "reveal:secret-chamber").picks(3, "top:gold", "top:silver").answers(3, "no-reaction")
    assert scene.coins == 2
    assert scene.asked() == [1]
    assert scene.ask(1).rule == "D10.11"
    scene.answers(1, "discard:estate")
    assert scene.asked() == [3]
    scene.picks(3, "discard:silver", "discard:secret-chamber")
    assert scene.hand(3) == ["copper"] * 3
    assert scene.hand(2) == sorted_names("moat copper*4")


@pytest.mark.rule("D11.6")
def test_if_everybody_won_the_lot_decides_among_all() -> None:
    setup = {"last-winners": ["0", "1"]}
    starts = {kronika.new_table("dominion", seed=seed, setup=setup).sight(None).turn for seed in range(40)}
    assert starts == {0, 1}


@pytest.mark.rule("D11.7")
@pytest.mark.parametrize(("seats", "provinces", "curses"), [(5, 15, 40), (6, 18, 50)])
def test_five_or_six_play_with_two_boxes(seats: int, provinces: int, curses: int) -> None:
    setup = {"large": True, "kingdom": "size-distortion"}
    sight = kronika.new_table("dominion", seats=seats, seed=1, setup=setup).sight(None)
    assert sight.pile_count("province") == provinces
    assert [sight.pile_count(name) for name in ("duchy", "estate", "gardens")] == [12, 12, 12]
    assert sight.pile_count("curse") == curses
    assert [sight.pile_count(name) for name in ("copper", "silver", "gold")] == [120 - 7 * seats, 80, 60]
    assert sight.pile_count("witch") == 10
    assert sight.end_piles == 4


@pytest.mark.rule("D11.8")
def test_cards_on_the_table_and_set_aside_are_owned() -> None:
    scene = Scene(hand="great-hall library copper*6", deck="copper nobles gold").play("great-hall").play("library")
    assert scene.view(1)["seats"][0]["owned"] == {
        "copper": 7,
        "gold": 1,
        "great-hall": 1,
        "library": 1,
        "nobles": 1,
    }
    aside = Scene(hand="library copper*5", deck="nobles village gold silver").play("library", "yes")
    assert aside.aside() == ["nobles"]
    assert aside.view(1)["seats"][0]["owned"]["nobles"] == 1


@pytest.mark.rule("D11.9")
def test_an_empty_hand_gives_nothing_to_masquerade_but_is_given_a_card() -> None:
    scene = Scene(hands=["masquerade gold", "", "estate copper"], seats=3).play("masquerade").answers(2, "pass:estate")
    assert [scene.hand(seat) for seat in range(3)] == [["estate"], ["gold"], ["copper"]]


@pytest.mark.rule("D11.9")
def test_with_the_setup_item_empty_hands_are_passed_over() -> None:
    scene = Scene(hands=["masquerade gold", "", "estate copper"], seats=3, setup={"masquerade-empty": "skips"}).play(
        "masquerade"
    )
    scene.answers(2, "pass:estate")
    assert [scene.hand(seat) for seat in range(3)] == [["estate"], [], ["copper", "gold"]]


@pytest.mark.rule("D11.10")
def test_clean_up_puts_what_is_in_play_over_the_hand() -> None:
    scene = Scene(hand="village gold duchy", deck="silver copper*5", rival_hand="copper")
    scene.play("village").to_buy_phase().end_turn()
    assert scene.discard()[0] == "duchy"
    assert sorted(scene.discard()[1:]) == sorted_names("village gold silver")
    assert scene.discard()[1] == "village"


@pytest.mark.rule("D11.10")
def test_with_nothing_on_the_table_the_top_of_the_hand_shows() -> None:
    scene = Scene(hand="duchy estate", deck="copper*5", rival_hand="copper").end_turn()
    assert scene.discard() == in_order("duchy estate")
    assert scene.shown("discard:0", seat=1) == ["estate"]


@pytest.mark.rule("D11.11")
def test_others_learn_how_many_were_discarded_and_the_uppermost() -> None:
    scene = Scene(hand="secret-chamber gold duchy estate", listen=True)
    scene.play("secret-chamber", ["discard:gold", "discard:duchy", "discard:estate"])
    assert scene.coins == 3
    assert scene.told("discard", seat=1)[0]["args"] == {"count": 3}
    assert scene.saw("discard", seat=1) == [[]]
    assert scene.saw("discard-top", seat=1) == [[scene.discard()[-1]]]
    assert len(scene.saw("discard", seat=0)[0]) == 2


@pytest.mark.rule("D11.12")
@pytest.mark.parametrize("start", [0, 1])
def test_the_draft_is_opened_by_the_start_player(start: int) -> None:
    setup = {"kingdom": "draft", "last-winners": [str(1 - start)]}
    table = kronika.new_table("dominion", seed=4, setup=setup)
    order = []
    while table.view(None)["phase"] == "draft":
        (ask,) = table.asks
        order.append(ask.seat)
        table.answer(ask.seat, [ask.keys()[0]])
    assert order == [start, 1 - start] * 5
    assert table.sight(None).turn == start


@pytest.mark.rule("D11.13")
def test_all_treasures_of_two_boxes() -> None:
    sight = kronika.new_table("dominion", seats=3, seed=1, setup={"all-treasures": True}).sight(None)
    assert [sight.pile_count(name) for name in ("copper", "silver", "gold")] == [120 - 21, 80, 60]
    assert sight.owned(0) == {"copper": 7, "estate": 3}
