"""The rulings that concern all cards."""

from __future__ import annotations

import pytest

import kronika
from kronika.testing import in_order, sorted_names
from tests.scenes.dominion import Scene


@pytest.mark.rule("D3.2-d")
@pytest.mark.ruling("general", 1)
@pytest.mark.parametrize("card", ["trading-post", "remodel", "mine", "throne-room", "courtyard", "moneylender"])
def test_an_action_may_be_played_even_if_nothing_of_it_can_be_done(card: str) -> None:
    scene = Scene(hand=card)
    scene.play(card)
    assert (scene.in_play(), scene.hand(), scene.discard(), scene.trash()) == ([card], [], [], [])
    assert (scene.actions, scene.buys, scene.coins) == (0, 1, 0)
    assert scene.ask().rule == "D3.3-d"


@pytest.mark.rule("D3.2-c")
@pytest.mark.ruling("general", 1)
def test_what_can_be_done_of_an_action_is_done_from_top_to_bottom() -> None:
    scene = Scene(hand="baron estate", piles={"estate": 0})
    scene.play("baron")
    assert scene.buys == 2  # the first line is done before the question of the second
    scene.answers(0, "gain-estate")
    assert (scene.buys, scene.coins, scene.discard()) == (2, 0, [])


@pytest.mark.rule("D3.2-e")
@pytest.mark.ruling("general", 2)
def test_a_card_is_finished_before_the_next_action_is_played() -> None:
    scene = Scene(hand="mining-village village", deck="copper*2")
    scene.play("mining-village")
    assert scene.options() == ["no", "yes"]
    assert scene.illegal(0, "play:village") == ("answer-unknown", "D9.15")
    scene.answers(0, "no")
    assert scene.options() == ["play:village", "end-actions"]


@pytest.mark.rule("D4.8-a")
@pytest.mark.ruling("general", 3)
def test_of_several_bonuses_only_the_chosen_one_is_carried_out() -> None:
    scene = Scene(hand="steward copper*2", deck="gold*2")
    scene.play("steward", "two-coins")
    assert (scene.coins, scene.hand(), scene.deck(), scene.trash()) == (
        2,
        sorted_names("copper*2"),
        sorted_names("gold*2"),
        [],
    )


@pytest.mark.rule("D4.8-c")
@pytest.mark.ruling("general", 3)
def test_an_option_that_cannot_be_carried_out_may_be_chosen() -> None:
    steward = Scene(hand="steward")
    steward.play("steward", "two-cards")
    assert (steward.hand(), steward.coins) == ([], 0)
    torturer = Scene(hand="torturer", rival_hand="copper*2", piles={"curse": 0})
    torturer.play("torturer").answers(1, "take-curse")
    assert torturer.hand(1) == sorted_names("copper*2")


@pytest.mark.rule("D3.4-e")
@pytest.mark.ruling("general", 4)
def test_the_discards_are_shuffled_only_when_a_card_is_needed() -> None:
    scene = Scene(hand="smithy", deck="copper*3", discard="gold")
    scene.play("smithy")
    assert (scene.deck(), scene.discard()) == ([], ["gold"])
    one_more = Scene(hand="smithy", deck="copper*2", discard="gold*2")
    one_more.play("smithy")
    assert (one_more.hand(), one_more.deck(), one_more.discard()) == (sorted_names("copper*2 gold"), ["gold"], [])


@pytest.mark.rule("D4.6-b")
@pytest.mark.ruling("general", 4)
@pytest.mark.parametrize("seed", range(5))
def test_cards_revealed_or_set_aside_are_not_shuffled_in(seed: int) -> None:
    revealed = Scene(hand="adventurer", deck="curse", discard="gold*2 silver", seed=seed)
    revealed.play("adventurer")
    assert (len(revealed.hand()), revealed.discard(), len(revealed.deck())) == (2, ["curse"], 1)
    aside = Scene(hand="library copper*5", deck="village", discard="gold*2", seed=seed)
    aside.play("library", "yes")
    assert (aside.hand(), aside.discard(), aside.deck()) == (sorted_names("copper*5 gold*2"), ["village"], [])


@pytest.mark.rule("D4.1-b")
@pytest.mark.ruling("general", 4)
def test_cards_in_play_are_not_shuffled_in() -> None:
    scene = Scene(hand="village smithy", deck="copper", discard="gold")
    scene.play("village").play("smithy")
    assert (scene.hand(), scene.in_play()) == (sorted_names("copper gold"), in_order("village smithy"))


@pytest.mark.rule("D4.1-b")
@pytest.mark.ruling("general", 5)
def test_who_has_too_few_cards_uses_what_there_is() -> None:
    drawing = Scene(hand="smithy", deck="copper", discard="gold")
    drawing.play("smithy")
    assert (drawing.hand(), drawing.deck(), drawing.discard()) == (sorted_names("copper gold"), [], [])
    revealing = Scene(hand="tribute", rival_deck="copper")
    revealing.play("tribute")
    assert (revealing.coins, revealing.discard(1)) == (2, ["copper"])


@pytest.mark.rule("D4.5-b")
@pytest.mark.ruling("general", 6)
def test_to_gain_a_card_is_not_to_buy_it() -> None:
    scene = Scene(hand="ironworks", kingdom="smithy")
    scene.play("ironworks", "gain:smithy")
    assert (scene.discard(), scene.pile("smithy")) == (["smithy"], 9)
    assert (scene.buys, scene.coins) == (1, 0)


@pytest.mark.rule("D4.4-b")
@pytest.mark.ruling("general", 6)
def test_cards_in_the_trash_can_be_neither_gained_nor_bought() -> None:
    scene = Scene(hand="village trading-post ironworks smithy*2 gold", deck="estate", piles={"smithy": 0})
    scene.play("village").play("trading-post", ["trash:smithy", "trash:smithy"])
    scene.play("ironworks")
    assert "gain:smithy" not in scene.options()
    assert scene.refusals()["gain:smithy"] == "D4.5-c"
    scene.answers(0, "gain:copper").to_buy_phase()
    assert scene.coins == 1 + 2 + 3
    assert "buy:smithy" not in scene.options()
    assert scene.refusals()["buy:smithy"] == "D3.3-k"
    assert scene.trash() == in_order("smithy*2")


@pytest.mark.rule("D11.11")
@pytest.mark.ruling("general", 7)
def test_of_several_discarded_cards_the_others_see_their_number_and_the_top_one() -> None:
    scene = Scene(hand="secret-chamber copper*2 estate gold", listen=True)
    scene.play("secret-chamber")
    assert scene.alike(0, 1, ["discard:copper", "discard:estate"], ["discard:gold", "discard:estate"])
    scene.picks(0, "discard:copper", "discard:gold", "discard:estate")
    assert [event["args"] for event in scene.told("discard", seat=1)] == [{"count": 3}]
    assert (scene.saw("discard", seat=1), scene.saw("discard-top", seat=1)) == ([[]], [["estate"]])
    assert scene.saw("discard", seat=0) == [["copper", "gold"]]
    assert scene.shown("discard:0", seat=1) == ["estate"]
    assert scene.zone("discard:0", seat=1)["count"] == 3


@pytest.mark.rule("D1.2-b")
@pytest.mark.ruling("general", 8)
def test_a_card_with_several_types_counts_as_each_of_them() -> None:
    scene = Scene(hand="tribute", deck="copper*4", rival_deck="harem great-hall")
    scene.play("tribute")
    assert (scene.actions, scene.coins, len(scene.hand())) == (2, 2, 4)
    nobles = Scene(hand="shanty-town nobles", deck="copper*2")
    nobles.play("shanty-town")
    assert (nobles.hand(), nobles.options()) == (["nobles"], ["play:nobles", "end-actions"])


@pytest.mark.rule("D11.4")
@pytest.mark.ruling("general", 9)
def test_an_attack_is_resolved_in_turn_order_from_the_left() -> None:
    scene = Scene(hand="witch", seats=4, piles={"curse": 2})
    scene.play("witch")
    assert [scene.discard(seat) for seat in range(4)] == [[], ["curse"], ["curse"], []]


@pytest.mark.rule("D11.4")
@pytest.mark.ruling("general", 9)
def test_turn_order_goes_on_past_the_last_seat() -> None:
    hands = ["copper", "torturer", "copper", "copper"]
    scene = Scene(hands=hands, seats=4, piles={"curse": 2})
    scene.end_turn().play("torturer")
    for seat in (2, 3, 0):
        assert scene.asked() == [seat]
        scene.answers(seat, "take-curse")
    assert [scene.hand(seat) for seat in (2, 3, 0)] == [
        sorted_names("copper curse"),
        sorted_names("copper curse"),
        ["copper"],
    ]


@pytest.mark.rule("D5.1-b")
@pytest.mark.rule("D11.5")
@pytest.mark.ruling("general", 10)
def test_reactions_come_before_any_effect_in_turn_order_several_and_repeatedly() -> None:
    hands = ["witch", "moat secret-chamber", "moat"]
    scene = Scene(hands=hands, decks=["gold*2", "copper*2", ""], seats=3, listen=True)
    scene.play("witch")
    assert scene.asked() == [1]
    scene.answers(1, "reveal:moat")
    for _ in range(2):
        scene.answers(1, "reveal:secret-chamber").picks(1, "top:copper", "top:copper")
    scene.answers(1, "no-reaction")
    assert scene.asked() == [2]
    assert (scene.hand(0), scene.pile("curse")) == ([], 20)  # nothing of the Witch has happened
    scene.answers(2, "no-reaction")
    assert (scene.hand(0), scene.discard(1), scene.discard(2)) == (sorted_names("gold*2"), [], ["curse"])
    assert scene.saw("show", seat=2) == [["moat"], ["secret-chamber"], ["secret-chamber"]]


@pytest.mark.rule("D10.17")
@pytest.mark.ruling("general", 11)
def test_throne_room_resolves_a_card_and_then_again_with_one_card_in_play() -> None:
    scene = Scene(hand="throne-room steward copper*2", deck="gold*2")
    scene.play("throne-room", "trash-two")
    assert (scene.trash(), scene.in_play()) == (sorted_names("copper*2"), in_order("throne-room steward"))
    scene.answers(0, "two-cards")
    assert (scene.hand(), scene.in_play()) == (sorted_names("gold*2"), in_order("throne-room steward"))
    assert scene.actions == 0


@pytest.mark.rule("D10.17")
@pytest.mark.ruling("general", 12)
def test_throne_room_on_throne_room_plays_two_actions_twice_each() -> None:
    scene = Scene(hand="throne-room*2 festival smithy moat", deck="copper*7")
    scene.play("throne-room", "play:throne-room")
    assert sorted(scene.options()) == ["play:festival", "play:moat", "play:smithy"]
    scene.answers(0, "play:festival")
    assert (scene.actions, scene.coins) == (4, 4)
    assert sorted(scene.options()) == ["play:moat", "play:smithy"]
    scene.answers(0, "play:smithy")
    assert (scene.hand(), scene.deck()) == (sorted_names("copper*6 moat"), ["copper"])
    assert scene.in_play() == in_order("throne-room*2 festival smithy")
    assert scene.actions == 4


@pytest.mark.rule("D4.11-b")
@pytest.mark.ruling("general", 13)
def test_costs_are_always_the_current_costs() -> None:
    scene = Scene(hand="festival bridge workshop", kingdom="laboratory")
    scene.play("festival").play("bridge").play("workshop", "gain:laboratory")
    assert scene.discard() == ["laboratory"]
    scene.to_buy_phase()
    assert scene.coins == 3
    assert "buy:bridge" in scene.options()
    assert scene.refusals()["buy:duchy"] == "D3.3-d"


@pytest.mark.rule("D2.4-c")
@pytest.mark.ruling("general", 14)
@pytest.mark.parametrize(("seats", "victory"), [(2, 8), (3, 12), (4, 12)])
def test_kingdom_piles_with_the_victory_type_have_eight_cards_for_two_and_twelve_for_more(
    seats: int, victory: int
) -> None:
    kingdom = in_order("great-hall duke harem nobles gardens pawn bridge scout moat market")
    table = kronika.new_table("dominion", seats=seats, seed=1, setup={"kingdom": kingdom})
    piles = {zone["id"]: zone["count"] for zone in table.view(0)["zones"] if zone["kind"] == "pile"}
    for name in kingdom[:5]:
        assert piles[f"pile:{name}"] == victory
    for name in kingdom[5:]:
        assert piles[f"pile:{name}"] == 10
