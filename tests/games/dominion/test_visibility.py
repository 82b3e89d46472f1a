"""What is open and what is secret: D6. What was shown on the way stays known as long as one can follow it."""

from __future__ import annotations

import json

import pytest

from kronika.testing import in_order, sorted_names
from tests.scenes.dominion import Scene


@pytest.mark.rule("D6.1-a")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    scene = Scene(hand="gold estate", rival_hand="silver*2 duchy")
    assert sorted(scene.shown("hand:0", seat=0)) == sorted_names("gold estate")
    assert sorted(scene.shown("hand:1", seat=1)) == sorted_names("silver*2 duchy")
    for zone, seat in (("hand:0", 1), ("hand:1", 0), ("hand:0", None), ("hand:1", None)):
        assert scene.shown(zone, seat) == []
    assert scene.zone("hand:1", seat=0)["count"] == 3
    assert scene.table.sight(0).hand() == in_order("gold estate")
    assert scene.table.sight(None).hand() == []
    assert scene.view(1)["extra"]["handValue"] == 4


@pytest.mark.rule("D6.1-a")
def test_drawn_cards_are_told_to_the_one_who_draws() -> None:
    scene = Scene(hand="smithy", deck="gold silver estate", listen=True).play("smithy")
    assert sorted(scene.saw("draw", seat=0)[0]) == sorted_names("gold silver estate")
    assert scene.saw("draw", seat=1) == scene.saw("draw", seat=None) == [[]]
    assert scene.told("draw", seat=1)[0]["args"] == {"count": 3}


@pytest.mark.rule("D6.1-a", "D3.4-c", "D11.10")
def test_the_hand_discarded_in_clean_up_stays_secret_under_the_played_cards() -> None:
    scene = Scene(hand="village gold estate duchy", deck="copper*6", rival_hand="copper", listen=True)
    scene.play("village").to_buy_phase().end_turn()
    top = scene.discard()[-1]
    assert top in {"gold", "copper"}
    for seat in (1, None):
        assert scene.shown("discard:0", seat) == [top]
        assert scene.saw("clean-up", seat)[0] == []
    assert scene.discard()[:2] == in_order("estate duchy")


@pytest.mark.rule("D6.1-b")
def test_a_played_card_is_announced_to_all() -> None:
    scene = Scene(hand="village moat", deck="copper*4", listen=True).play("village").play("moat")
    for seat in (0, 1, None):
        assert [event["args"]["card"] for event in scene.told("play", seat)] == ["village", "moat"]


@pytest.mark.rule("D6.1-c")
def test_a_card_passed_with_masquerade_is_seen_by_two() -> None:
    scene = Scene(hands=["masquerade duchy", "estate*2", "copper*2"], seats=3).play("masquerade")
    assert scene.shown("hand:1", seat=0) == ["duchy"]
    assert sorted(scene.shown("hand:1", seat=1)) == sorted_names("duchy estate")
    assert scene.shown("hand:1", seat=2) == scene.shown("hand:1", seat=None) == []
    assert scene.shown("hand:2", seat=1) == ["estate"]
    assert scene.shown("hand:2", seat=0) == []
    # Where the giver had nothing else to give, whoever keeps count knows it all the same; test_memory.py has the rest.
    assert scene.view(2)["seats"][0]["owned"] == {"copper": 1, "masquerade": 1}


@pytest.mark.rule("D6.1-d")
def test_nobody_knows_the_order_of_a_deck_not_even_its_owner() -> None:
    scene = Scene(deck="gold silver estate", rival_deck="duchy", rival_hand="copper", hand="copper")
    for seat in (0, 1, None):
        assert scene.shown("deck:0", seat) == scene.shown("deck:1", seat) == []
        assert scene.zone("deck:0", seat)["count"] == 3
    assert scene.table.sight(0).known_deck(0) == []


@pytest.mark.rule("D6.1-d")
def test_a_shuffle_makes_everything_known_forgotten() -> None:
    scene = Scene(hand="bureaucrat", deck="gold", rival_hand="estate", listen=True).play("bureaucrat")
    assert scene.shown("deck:0", seat=1) == ["silver"]
    assert scene.shown("deck:1", seat=0) == ["estate"]
    scene.end_turn()
    assert sorted(scene.hand()) == sorted_names("bureaucrat gold silver")
    assert scene.shown("hand:0", seat=1) == ["silver"]
    scene.end_turn()
    assert scene.hand(1) == ["estate"]
    assert scene.shown("hand:1", seat=0) == ["estate"]
    scene.end_turn()
    assert scene.shown("hand:0", seat=1) == []


@pytest.mark.rule("D6.1-d")
def test_cards_put_on_the_deck_are_known_to_the_one_who_put_them() -> None:
    scene = Scene(hand="courtyard gold", deck="copper*4").play("courtyard", "top:gold")
    assert scene.shown("deck:0", seat=0) == ["gold"]
    assert scene.zone("deck:0", seat=0)["cards"][0]["depth"] == 0
    assert scene.shown("deck:0", seat=1) == scene.shown("deck:0", seat=None) == []


@pytest.mark.rule("D6.1-e", "D11.2")
def test_of_a_discard_pile_the_uppermost_card_lies_open() -> None:
    scene = Scene(hand="copper", discard="gold silver estate")
    for seat in (0, 1, None):
        assert scene.shown("discard:0", seat) == ["estate"]
        assert scene.zone("discard:0", seat)["count"] == 3
        assert scene.shown("discard:1", seat) == []


@pytest.mark.rule("D6.1-f")
def test_table_supply_and_trash_are_open_to_everyone() -> None:
    scene = Scene(hand="village chapel estate copper", deck="gold", kingdom="moat")
    scene.play("village").play("chapel", ["trash:estate"]).to_buy_phase()
    for seat in (0, 1, None):
        assert sorted(scene.shown("play", seat)) == sorted_names("village chapel copper gold")
        assert scene.shown("trash", seat) == ["estate"]
        assert scene.zone("pile:moat", seat)["count"] == 10
        assert scene.zone("pile:moat", seat)["cost"] == 2
        tracks = {track["id"]: track["value"] for track in scene.view(seat)["tracks"]}
        assert tracks == {"actions": 1, "buys": 1, "coins": 4}


@pytest.mark.rule("D6.1-a", "D6.1-d")
def test_no_word_of_a_hidden_card_is_in_a_rivals_view() -> None:
    """Cards that exist nowhere else: their names may stand in the rival's view as piles and nothing more."""
    scene = Scene(hand="thief copper", deck="witch*2", discard="estate", rival_hand="copper", listen=True)
    text = json.dumps({**scene.view(1), "seats": []})
    assert text.count('"witch"') == text.count('"thief"') == 2  # the pile's face and the list of the kingdom
    assert scene.events(1) == []


@pytest.mark.rule("D6.1-a")
def test_cards_known_in_a_hand_are_lost_from_sight_when_several_are_discarded() -> None:
    """The rival showed all five cards, then discards two of them unseen: which three are left nobody knows."""
    scene = Scene(hand="village bureaucrat militia", deck="copper", rival_hand="copper*2 silver gold curse")
    scene.play("village").play("bureaucrat")
    assert sorted(scene.shown("hand:1", seat=0)) == sorted_names("copper*2 silver gold curse")
    scene.play("militia").picks(1, "discard:silver", "discard:gold")
    assert scene.shown("hand:1", seat=0) == []
    assert sorted(scene.shown("hand:1", seat=1)) == sorted_names("copper*2 curse")


@pytest.mark.rule("D6.1-a")
def test_a_single_card_discarded_in_sight_takes_only_its_like_from_memory() -> None:
    scene = Scene(hand="village bureaucrat militia", deck="copper", rival_hand="copper*2 gold curse")
    scene.play("village").play("bureaucrat").play("militia").answers(1, "discard:copper")
    assert sorted(scene.shown("hand:1", seat=0)) == sorted_names("curse gold")
    assert scene.shown("discard:1", seat=0) == ["copper"]


@pytest.mark.rule("D6.1-d")
def test_a_card_everybody_saw_is_lost_from_sight_in_the_shuffle() -> None:
    """The Spy showed the Curse and discarded it; it is drawn again, but who could know it among the others?"""
    scene = Scene(hand="spy smithy", deck="copper curse", discard="gold silver", rival_deck="copper")
    scene.play("spy", "yes", "no")
    assert scene.shown("discard:0", seat=1) == ["curse"]
    scene.play("smithy")
    assert scene.hand() == sorted_names("copper curse gold silver")
    assert scene.shown("hand:0", seat=1) == []


@pytest.mark.rule("D6.1-a")
def test_what_was_shown_is_known_until_its_like_is_played() -> None:
    """Adventurer brought a Gold and a Copper in sight of all; playing a Copper makes the other one uncertain."""
    scene = Scene(hand="adventurer copper", deck="gold copper").play("adventurer")
    assert sorted(scene.shown("hand:0", seat=1)) == sorted_names("copper gold")
    scene.answers(0, "treasure:copper")
    assert scene.shown("hand:0", seat=1) == ["gold"]


@pytest.mark.rule("D6.1-a")
def test_of_two_alike_nobody_knows_which_one_was_trashed() -> None:
    """One Copper was shown, another drawn unseen, one of the two is trashed: the rest may be the other one."""
    scene = Scene(hand="shanty-town laboratory chapel copper", deck="copper estate").play("shanty-town")
    assert sorted(scene.shown("hand:0", seat=1)) == sorted_names("laboratory chapel copper")
    scene.play("laboratory").play("chapel", ["trash:copper"])
    assert scene.trash() == ["copper"]
    assert scene.hand() == sorted_names("copper estate")
    assert scene.shown("hand:0", seat=1) == []


@pytest.mark.rule("D11.16")
@pytest.mark.parametrize("hand", ["village copper", "estate copper"])
def test_others_do_not_see_whether_a_hand_holds_an_action(hand: str) -> None:
    scene = Scene(hand=hand)
    assert scene.table.view(0)["phase"] == ("action" if "village" in hand else "buy")
    assert scene.table.view(1)["phase"] == scene.table.view(None)["phase"] == "action"
    if "village" in hand:
        scene.answers(0, "end-actions")
        assert scene.table.view(1)["phase"] == "action"
    scene.answers(0, "treasures")
    assert scene.table.view(1)["phase"] == "buy"


@pytest.mark.rule("D11.16")
def test_others_see_that_the_last_action_is_used_up() -> None:
    scene = Scene(hand="smithy copper", deck="copper*3").play("smithy")
    assert scene.table.view(1)["phase"] == "buy"
