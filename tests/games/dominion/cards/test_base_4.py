"""Kingdom cards of the base set that cost 4: D10.8 to D10.16."""

from __future__ import annotations

import pytest

import kronika
from kronika.engine.errors import IllegalAnswer
from kronika.testing import in_order, sorted_names
from tests.scenes.dominion import Scene

# --- Bureaucrat


@pytest.mark.rule("D10.8")
def test_bureaucrat_gains_a_silver_onto_the_deck() -> None:
    scene = Scene(hand="bureaucrat", deck="copper", rival_hand="estate", rival_deck="gold")
    scene.play("bureaucrat")
    assert scene.deck() == in_order("silver copper")
    assert scene.discard() == []
    assert scene.pile("silver") == 39
    assert (scene.actions, scene.buys, scene.coins) == (0, 1, 0)
    assert scene.deck(1) == in_order("estate gold")
    assert scene.hand(1) == []


@pytest.mark.rule("D10.8")
def test_bureaucrat_without_silvers_still_attacks() -> None:
    scene = Scene(hand="bureaucrat", deck="copper", rival_hand="estate copper", piles={"silver": 0})
    scene.play("bureaucrat")
    assert scene.deck() == ["copper"]
    assert scene.pile("silver") == 0
    assert scene.deck(1) == ["estate"]


@pytest.mark.rule("D10.8")
def test_bureaucrat_lets_the_victim_choose_the_victory_card() -> None:
    scene = Scene(hand="bureaucrat", rival_hand="estate*2 duchy copper curse", listen=True)
    scene.play("bureaucrat")
    assert scene.asked() == [1]
    ask = scene.ask(1)
    assert (ask.rule, ask.least, ask.most) == ("D10.8", 1, 1)
    assert scene.options(1) == ["top:estate", "top:duchy"]
    scene.answers(1, "top:duchy")
    assert scene.deck(1) == ["duchy"]
    assert scene.hand(1) == sorted_names("estate*2 copper curse")
    assert scene.saw("show", seat=0) == [["duchy"]]
    assert scene.shown("deck:1", seat=0) == ["duchy"]
    assert scene.shown("hand:1", seat=0) == []


@pytest.mark.rule("D10.8", "D1.2-b", "D9.24")
@pytest.mark.ruling("harem", 1)
@pytest.mark.parametrize("dual", ["harem", "great-hall", "nobles"])
def test_bureaucrat_takes_cards_of_two_types_for_victory_cards(dual: str) -> None:
    scene = Scene(hand="bureaucrat", rival_hand=f"{dual} copper estate").play("bureaucrat")
    assert set(scene.options(1)) == {f"top:{dual}", "top:estate"}
    scene.answers(1, f"top:{dual}")
    assert scene.deck(1) == [dual]
    assert scene.hand(1) == sorted_names("copper estate")


@pytest.mark.rule("D10.8")
def test_bureaucrat_makes_a_hand_without_victory_cards_be_shown() -> None:
    scene = Scene(hand="bureaucrat", rival_hand="copper*2 curse village", rival_deck="gold", listen=True)
    scene.play("bureaucrat")
    assert scene.asked() == [0]
    assert scene.hand(1) == sorted_names("copper*2 curse village")
    assert scene.deck(1) == ["gold"]
    assert [sorted(faces) for faces in scene.saw("show", seat=0)] == [sorted_names("copper*2 curse village")]
    assert sorted(scene.shown("hand:1", seat=0)) == sorted_names("copper*2 curse village")
    assert sorted(scene.shown("hand:1", seat=None)) == sorted_names("copper*2 curse village")


@pytest.mark.rule("D10.8", "D11.4")
def test_bureaucrat_goes_round_clockwise() -> None:
    scene = Scene(hands=["bureaucrat", "estate duchy", "duchy province", "copper"], seats=4)
    scene.play("bureaucrat")
    assert scene.asked() == [1]
    scene.answers(1, "top:estate")
    assert scene.asked() == [2]
    assert scene.deck(1) == ["estate"]
    scene.answers(2, "top:province")
    assert scene.deck(2) == ["province"]
    assert scene.shown("hand:3", seat=0) == ["copper"]
    assert scene.asked() == [0]


@pytest.mark.rule("D10.8")
def test_bureaucrat_against_an_empty_hand_does_nothing() -> None:
    scene = Scene(hand="bureaucrat", rival_deck="gold").play("bureaucrat")
    assert scene.deck(1) == ["gold"]
    assert scene.asked() == [0]


# --- Feast


@pytest.mark.rule("D10.9")
def test_feast_is_trashed_for_a_card_up_to_five() -> None:
    scene = Scene(hand="feast", kingdom="market adventurer").play("feast")
    assert scene.trash() == ["feast"]
    assert scene.in_play() == []
    assert scene.ask().rule == "D10.9"
    assert {"gain:market", "gain:duchy", "gain:feast", "gain:copper"} <= set(scene.options())
    assert {scene.refusals()[f"gain:{dear}"] for dear in in_order("gold province adventurer")} == {"D10.9"}
    assert "nothing" not in scene.options()
    scene.answers(0, "gain:market")
    assert scene.discard() == ["market"]
    assert (scene.actions, scene.buys, scene.coins) == (0, 1, 0)
    scene.end_turn()
    assert scene.owned() == {"market": 1}
    assert scene.trash() == ["feast"]


@pytest.mark.rule("D10.9", "D10.17")
@pytest.mark.ruling("feast", 1)
def test_throne_room_on_feast_trashes_once_and_gains_twice() -> None:
    scene = Scene(hand="throne-room feast", kingdom="market").play("throne-room", "gain:duchy")
    assert scene.trash() == ["feast"]
    assert scene.ask().rule == "D10.9"
    scene.answers(0, "gain:market")
    assert scene.trash() == ["feast"]
    assert scene.discard() == in_order("duchy market")
    assert scene.in_play() == ["throne-room"]
    assert scene.ask().rule == "D3.3-d"


@pytest.mark.rule("D10.9", "D4.11-b")
def test_feast_reaches_a_gold_after_a_bridge_and_a_province_after_three() -> None:
    scene = Scene(hand="village*3 bridge*3 feast", deck="copper*3")
    scene.play("village").play("village").play("village").play("bridge")
    scene.play("bridge").play("bridge").play("feast")
    assert "gain:province" in scene.options()
    one = Scene(hand="village bridge feast", deck="copper").play("village").play("bridge").play("feast")
    assert "gain:gold" in one.options()
    assert one.refusals()["gain:province"] == "D10.9"


# --- Gardens: its points are counted in test_end.py too


@pytest.mark.rule("D10.10")
@pytest.mark.ruling("gardens", 1)
@pytest.mark.parametrize(("others", "points"), [(8, 0), (9, 1), (18, 1), (19, 2), (28, 2), (29, 3)])
def test_gardens_count_every_complete_ten_of_all_cards(others: int, points: int) -> None:
    """The Gardens lie in the deck, the rest in hand and discard pile: all of them are counted."""
    scene = Scene(hand="copper*4", deck="gardens", discard=f"copper*{others - 4}")
    assert scene.view()["seats"][0]["points"] == points


@pytest.mark.rule("D10.10")
@pytest.mark.ruling("gardens", 1)
def test_each_gardens_scores_for_itself() -> None:
    scene = Scene(hand="gardens*3", deck="copper*18", discard="silver*2")
    assert scene.view()["seats"][0]["points"] == 6


@pytest.mark.rule("D10.10", "D2.4-c")
@pytest.mark.parametrize(("seats", "size"), [(2, 8), (3, 12), (4, 12)])
def test_gardens_pile(seats: int, size: int) -> None:
    table = kronika.new_table("dominion", seats=seats, seed=1, setup={"kingdom": "size-distortion"})
    assert table.sight(0).pile_count("gardens") == size


# --- Militia


@pytest.mark.rule("D10.11")
def test_militia_brings_every_opponent_down_to_three() -> None:
    scene = Scene(hand="militia", rival_hand="copper*2 estate*2 gold")
    scene.play("militia")
    assert scene.coins == 2
    ask = scene.ask(1)
    assert (ask.rule, ask.least, ask.most, ask.private) == ("D10.11", 2, 2, True)
    scene.picks(1, "discard:copper", "discard:estate")
    assert scene.hand(1) == sorted_names("copper estate gold")
    assert scene.discard(1) == in_order("copper estate")
    assert (scene.actions, scene.buys, scene.coins) == (0, 1, 2)


@pytest.mark.rule("D10.11")
def test_militia_takes_neither_more_nor_less() -> None:
    scene = Scene(hand="militia", rival_hand="copper*5 estate").play("militia")
    for keys in (["discard:copper"] * 2, ["discard:copper"] * 3 + ["discard:estate"]):
        with pytest.raises(IllegalAnswer) as wrong:
            scene.picks(1, *keys)
        assert wrong.value.rule == "D10.11"
        assert scene.hand(1) == sorted_names("copper*5 estate")
    scene.picks(1, *["discard:copper"] * 3)
    assert scene.hand(1) == sorted_names("copper*2 estate")


@pytest.mark.rule("D10.11")
def test_militia_does_not_ask_where_all_cards_are_alike() -> None:
    scene = Scene(hand="militia", rival_hand="copper*5").play("militia")
    assert scene.asked() == [0]
    assert scene.hand(1) == ["copper"] * 3
    assert scene.discard(1) == ["copper"] * 2


@pytest.mark.rule("D10.11")
@pytest.mark.parametrize("hand", ["copper*3", "copper estate", ""])
def test_militia_spares_hands_of_three_or_fewer(hand: str) -> None:
    scene = Scene(hand="militia", rival_hand=hand).play("militia")
    assert scene.asked() == [0]
    assert scene.hand(1) == sorted_names(hand)
    assert scene.discard(1) == []


@pytest.mark.rule("D10.11", "D11.4")
def test_militia_asks_the_left_neighbor_first() -> None:
    scene = Scene(hands=["militia", "copper estate gold silver", "copper*3", "copper curse duchy gold"], seats=4)
    scene.play("militia")
    assert scene.asked() == [1]
    scene.answers(1, "discard:copper")
    assert scene.asked() == [3]
    scene.answers(3, "discard:curse")
    assert scene.asked() == [0]
    assert [scene.discard(seat) for seat in range(4)] == [[], ["copper"], [], ["curse"]]


@pytest.mark.rule("D10.11", "D10.17", "D5.1-b")
def test_throne_room_on_militia_lets_victims_react_to_each_play() -> None:
    scene = Scene(hand="throne-room militia", rival_hand="moat copper*4")
    scene.play("throne-room")
    scene.answers(1, "reveal:moat")
    assert scene.coins == 2
    assert scene.options(1) == ["reveal:moat", "no-reaction"]
    scene.answers(1, "no-reaction")
    assert scene.coins == 4
    assert scene.ask(1).rule == "D10.11"
    scene.picks(1, "discard:copper", "discard:copper")
    assert scene.hand(1) == sorted_names("moat copper*2")
    assert scene.coins == 4


# --- Moneylender


@pytest.mark.rule("D10.12")
def test_moneylender_trashes_a_copper_for_three_coins() -> None:
    scene = Scene(hand="moneylender copper*2 estate").play("moneylender")
    assert scene.trash() == ["copper"]
    assert scene.hand() == sorted_names("copper estate")
    assert (scene.actions, scene.buys, scene.coins) == (0, 1, 3)


@pytest.mark.rule("D10.12", "D3.2-c")
def test_moneylender_does_not_ask_whether() -> None:
    scene = Scene(hand="moneylender copper").play("moneylender")
    assert scene.table.seq == 1
    assert scene.trash() == ["copper"]
    assert scene.hand() == []


@pytest.mark.rule("D10.12")
def test_moneylender_without_a_copper_gives_nothing() -> None:
    scene = Scene(hand="moneylender silver estate").play("moneylender")
    assert scene.trash() == []
    assert scene.hand() == sorted_names("silver estate")
    assert scene.coins == 0


@pytest.mark.rule("D10.12", "D10.17")
@pytest.mark.parametrize(("coppers", "coins"), [(0, 0), (1, 3), (2, 6), (3, 6)])
def test_throne_room_on_moneylender_needs_a_copper_each_time(coppers: int, coins: int) -> None:
    scene = Scene(hand=f"throne-room moneylender estate {'copper ' * coppers}").play("throne-room")
    assert scene.coins == coins
    assert scene.trash() == ["copper"] * min(coppers, 2)


# --- Remodel


@pytest.mark.rule("D10.13")
def test_remodel_gains_up_to_two_more() -> None:
    scene = Scene(hand="remodel estate gold copper", kingdom="market smithy").play("remodel")
    ask = scene.ask()
    assert (ask.rule, ask.least, ask.most) == ("D10.13", 1, 1)
    assert scene.options() == ["trash:copper", "trash:gold", "trash:estate"]
    scene.answers(0, "trash:estate")
    assert scene.trash() == ["estate"]
    assert scene.ask().rule == "D10.13"
    assert {"gain:smithy", "gain:silver", "gain:estate", "gain:copper", "gain:remodel"} <= set(scene.options())
    assert {scene.refusals()[f"gain:{dear}"] for dear in in_order("market duchy gold province")} == {"D10.13"}
    assert "nothing" not in scene.options()
    scene.answers(0, "gain:smithy")
    assert scene.discard() == ["smithy"]
    assert scene.hand() == sorted_names("copper gold")
    assert (scene.actions, scene.buys, scene.coins) == (0, 1, 0)


@pytest.mark.rule("D10.13")
def test_remodel_turns_a_gold_into_a_province_or_another_gold() -> None:
    scene = Scene(hand="remodel gold").play("remodel")
    assert scene.trash() == ["gold"]
    assert {"gain:province", "gain:gold", "gain:copper"} <= set(scene.options())
    scene.answers(0, "gain:province")
    assert scene.discard() == ["province"]


@pytest.mark.rule("D10.13", "D3.2-d")
def test_remodel_with_an_empty_hand_gains_nothing() -> None:
    scene = Scene(hand="remodel").play("remodel")
    assert scene.ask().rule == "D3.3-d"
    assert scene.trash() == scene.discard() == []


@pytest.mark.rule("D10.13", "D4.11-a", "D4.11-b", "D4.11-c")
def test_remodel_under_a_bridge_uses_current_costs_on_both_sides() -> None:
    """A Copper still costs 0 while a Silver has come down to 2; an Estate at 1 reaches 3: what is printed at 4."""
    copper = Scene(hand="village bridge remodel copper", deck="curse", kingdom="smithy")
    copper.play("village").play("bridge").play("remodel", "trash:copper")
    assert "gain:silver" in copper.options()
    assert copper.refusals()["gain:smithy"] == "D10.13"
    estate = Scene(hand="village bridge remodel estate", deck="curse", kingdom="smithy market")
    estate.play("village").play("bridge").play("remodel", "trash:estate")
    assert "gain:smithy" in estate.options()
    assert estate.refusals()["gain:market"] == "D10.13"


@pytest.mark.rule("D10.13", "D10.17")
def test_throne_room_on_remodel_does_the_first_entirely_before_the_second() -> None:
    scene = Scene(hand="throne-room remodel estate copper")
    scene.play("throne-room", "trash:estate", "gain:silver")
    assert scene.discard() == ["silver"]
    assert scene.trash() == in_order("estate copper")
    scene.answers(0, "gain:estate")
    assert scene.discard() == in_order("silver estate")


# --- Smithy


@pytest.mark.rule("D10.14")
def test_smithy() -> None:
    scene = Scene(hand="smithy estate", deck="gold silver copper curse").play("smithy")
    assert scene.hand() == sorted_names("estate gold silver copper")
    assert scene.deck() == ["curse"]
    assert (scene.actions, scene.buys, scene.coins) == (0, 1, 0)


# --- Spy


@pytest.mark.rule("D10.15")
@pytest.mark.ruling("spy", 1)
def test_spy_looks_at_its_player_first_and_then_clockwise() -> None:
    scene = Scene(
        hands=["spy", "copper", "copper"],
        decks=["gold silver estate", "duchy copper", "curse estate"],
        seats=3,
        listen=True,
    )
    scene.play("spy")
    assert scene.hand() == ["gold"]
    assert scene.actions == 1
    ask = scene.ask()
    assert (ask.rule, ask.what.id, ask.what.args) == (
        "D10.15",
        "dominion-ask-spy-own",
        {"card": "silver", "victim": 0},
    )
    assert scene.aside() == ["silver"]
    assert scene.shown("aside:0", seat=2) == ["silver"]
    assert scene.options() == ["no", "yes"]
    scene.answers(0, "no")
    assert scene.deck() == in_order("silver estate")
    assert scene.asked() == [0]
    assert (scene.ask().what.id, scene.ask().what.args) == ("dominion-ask-spy", {"card": "duchy", "victim": 1})
    scene.answers(0, "no")
    assert scene.ask().what.args == {"card": "curse", "victim": 2}
    scene.answers(0, "yes")
    assert scene.deck(1) == in_order("duchy copper")
    assert scene.deck(2) == ["estate"]
    assert scene.discard(2) == ["curse"]
    assert scene.saw("reveal", seat=None) == [["silver"], ["duchy"], ["curse"]]
    assert (scene.actions, scene.buys, scene.coins) == (1, 1, 0)


@pytest.mark.rule("D10.15")
def test_spy_discards_what_its_player_says() -> None:
    scene = Scene(hand="spy", deck="gold curse copper", rival_deck="silver estate", rival_discard="copper")
    scene.play("spy", "yes", "yes")
    assert scene.deck() == ["copper"]
    assert scene.discard() == ["curse"]
    assert scene.deck(1) == ["estate"]
    assert scene.discard(1) == in_order("copper silver")


@pytest.mark.rule("D10.15", "D4.6-a")
def test_a_card_that_spy_put_back_is_known_to_all() -> None:
    scene = Scene(hand="spy", deck="gold silver copper", rival_deck="duchy estate").play("spy", "no", "no")
    assert scene.zone("deck:1", seat=0)["cards"][0]["face"] == "duchy"
    assert scene.zone("deck:1", seat=0)["cards"][0]["depth"] == 0
    assert scene.shown("deck:1", seat=None) == ["duchy"]
    assert scene.shown("deck:0", seat=1) == ["silver"]


@pytest.mark.rule("D10.15", "D4.6-b")
def test_spy_shuffles_for_those_whose_deck_is_empty_and_skips_who_has_no_card() -> None:
    scene = Scene(hands=["spy", "copper", "copper"], decks=["gold"], discards=["silver", "duchy", ""], seats=3).play(
        "spy"
    )
    assert scene.hand() == ["gold"]
    assert scene.ask().what.args == {"card": "silver", "victim": 0}
    scene.answers(0, "no")
    assert scene.ask().what.args == {"card": "duchy", "victim": 1}
    scene.answers(0, "yes")
    assert scene.discard(1) == ["duchy"]
    assert scene.ask().rule == "D3.3-d"


@pytest.mark.rule("D10.15", "D10.3")
def test_spy_turns_nothing_up_behind_a_moat_but_goes_on_with_the_others() -> None:
    scene = Scene(hands=["spy", "moat", "copper"], decks=["gold silver", "duchy", "estate"], seats=3)
    scene.play("spy")
    scene.answers(1, "reveal:moat")
    assert scene.ask().what.args == {"card": "silver", "victim": 0}
    scene.answers(0, "yes")
    assert scene.ask().what.args == {"card": "estate", "victim": 2}
    scene.answers(0, "yes")
    assert scene.deck(1) == ["duchy"]
    assert scene.shown("deck:1", seat=0) == []
    assert scene.discard(2) == ["estate"]


# --- Thief


@pytest.mark.rule("D10.16")
@pytest.mark.ruling("thief", 1)
def test_thief_picks_one_of_two_different_treasures() -> None:
    scene = Scene(hand="thief", rival_deck="silver gold copper", listen=True)
    scene.play("thief")
    assert scene.saw("reveal", seat=None) == [["silver", "gold"]]
    ask = scene.ask()
    assert (ask.rule, ask.least, ask.most) == ("D10.16", 1, 1)
    assert scene.options() == ["trash:silver", "trash:gold"]
    scene.answers(0, "trash:gold")
    assert scene.trash() == ["gold"]
    assert scene.discard(1) == ["silver"]
    assert scene.deck(1) == ["copper"]
    ask = scene.ask()
    assert (ask.rule, ask.least, ask.most) == ("D10.16", 0, 1)
    assert scene.options() == ["gain:gold"]
    scene.answers(0, "gain:gold")
    assert scene.trash() == []
    assert scene.discard() == ["gold"]
    assert scene.pile("gold") == 30
    assert (scene.actions, scene.buys, scene.coins) == (0, 1, 0)


@pytest.mark.rule("D10.16")
def test_thief_may_leave_the_treasure_in_the_trash() -> None:
    scene = Scene(hand="thief", rival_deck="copper estate").play("thief", [])
    assert scene.trash() == ["copper"]
    assert scene.discard() == []
    assert scene.discard(1) == ["estate"]


@pytest.mark.rule("D10.16")
@pytest.mark.ruling("thief", 1)
def test_thief_takes_only_one_of_two_alike() -> None:
    scene = Scene(hand="thief", rival_deck="silver*2").play("thief")
    assert scene.trash() == ["silver"]
    assert scene.discard(1) == ["silver"]
    assert scene.options() == ["gain:silver"]


@pytest.mark.rule("D10.16", "D9.24")
@pytest.mark.ruling("thief", 1)
@pytest.mark.ruling("harem", 1)
def test_thief_counts_a_harem_as_a_treasure() -> None:
    scene = Scene(hand="thief", rival_deck="harem copper").play("thief")
    assert set(scene.options()) == {"trash:harem", "trash:copper"}
    scene.answers(0, "trash:harem").answers(0, "gain:harem")
    assert scene.discard() == ["harem"]
    assert scene.discard(1) == ["copper"]
    assert scene.trash() == []


@pytest.mark.rule("D10.16")
def test_thief_discards_everything_where_no_treasure_came() -> None:
    scene = Scene(hand="thief", rival_deck="estate curse gold").play("thief")
    assert scene.discard(1) == in_order("estate curse")
    assert scene.deck(1) == ["gold"]
    assert scene.trash() == []
    assert scene.ask().rule == "D3.3-d"


@pytest.mark.rule("D10.16", "D11.4")
def test_thief_robs_all_clockwise_and_then_chooses_from_what_was_trashed_just_now() -> None:
    scene = Scene(
        hands=["village chapel thief curse"],
        decks=["estate", "silver copper", "estate gold", "copper silver"],
        seats=4,
    )
    scene.play("village").play("chapel", ["trash:curse"]).play("thief")
    assert scene.aside(1) == in_order("silver copper")
    assert scene.aside(2) == []
    scene.answers(0, "trash:silver")
    assert scene.trash() == in_order("curse silver gold")
    assert scene.aside(3) == in_order("copper silver")
    scene.answers(0, "trash:silver")
    assert scene.ask().least == 0
    assert [(option.key, option.most) for option in scene.ask().options] == [("gain:silver", 2), ("gain:gold", 1)]
    scene.picks(0, "gain:gold", "gain:silver")
    assert sorted(scene.discard()) == sorted_names("gold silver")
    assert scene.trash() == in_order("curse silver")
    assert [scene.discard(seat) for seat in (1, 2, 3)] == [["copper"], ["estate"], ["copper"]]


@pytest.mark.rule("D10.16", "D4.6-b")
def test_thief_shuffles_without_the_card_already_turned_up() -> None:
    scene = Scene(hand="thief", rival_deck="silver", rival_discard="gold")
    scene.play("thief")
    assert scene.options() == ["trash:silver", "trash:gold"]
    scene.answers(0, "trash:silver")
    assert scene.discard(1) == ["gold"]
    assert scene.deck(1) == []


@pytest.mark.rule("D10.16")
def test_thief_finds_one_card_or_none() -> None:
    scene = Scene(hands=["thief", "", ""], decks=["", "copper", ""], seats=3).play("thief", "gain:copper")
    assert scene.discard() == ["copper"]
    assert scene.ask().rule == "D3.3-d"
