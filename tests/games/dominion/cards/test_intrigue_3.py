"""Intrigue cards that cost 3: D9.4 to D9.9, with every ruling on them."""

from __future__ import annotations

import pytest

from kronika.testing import in_order, sorted_names
from tests.scenes.dominion import Scene

# Ten kinds of which none costs 2; 3 is the cost of four of them and of Silver.
NO_TWOS = "swindler village steward woodcutter bridge baron smithy duke upgrade harem"

# --- Great Hall


@pytest.mark.rule("D9.4")
def test_great_hall_gives_a_card_and_an_action_and_scores_a_point() -> None:
    scene = Scene(hand="great-hall", deck="copper silver")
    scene.play("great-hall")
    assert (scene.hand(), scene.deck()) == (["copper"], ["silver"])
    assert (scene.actions, scene.buys, scene.coins) == (1, 1, 0)
    assert scene.points() == 1


@pytest.mark.ruling("great-hall", 1)
def test_great_hall_is_an_action_and_a_victory_card_to_every_effect() -> None:
    scout = Scene(hand="scout", deck="great-hall")
    scout.play("scout")
    assert scout.hand() == ["great-hall"]
    ironworks = Scene(hand="ironworks", deck="gold", kingdom="great-hall")
    ironworks.play("ironworks", "gain:great-hall")
    assert (ironworks.actions, ironworks.hand(), ironworks.coins) == (1, ["gold"], 0)
    tribute = Scene(hand="tribute", deck="gold*2", rival_deck="great-hall")
    tribute.play("tribute")
    assert (tribute.actions, tribute.hand(), tribute.coins) == (2, sorted_names("gold*2"), 0)
    throne = Scene(hand="throne-room great-hall", deck="gold*2")
    throne.play("throne-room")
    assert (throne.actions, throne.hand()) == (2, sorted_names("gold*2"))
    bureaucrat = Scene(hand="bureaucrat", rival_hand="great-hall copper")
    bureaucrat.play("bureaucrat")
    assert bureaucrat.deck(1) == ["great-hall"]
    assert Scene(hand="great-hall", seats=2).pile("great-hall") == 8


# --- Masquerade


@pytest.mark.rule("D9.5")
def test_masquerade_draws_two_then_everybody_passes_left_then_its_player_may_trash() -> None:
    scene = Scene(hand="masquerade copper estate", deck="gold silver duchy", rival_hand="curse duchy")
    scene.play("masquerade")
    assert scene.asked() == [0, 1]
    assert scene.options(0) == ["pass:copper", "pass:silver", "pass:gold", "pass:estate"]
    assert scene.options(1) == ["pass:duchy", "pass:curse"]
    for ask in (scene.ask(0), scene.ask(1)):
        assert (ask.rule, ask.least, ask.most, ask.private) == ("D9.5", 1, 1, True)
    scene.answers(0, "pass:estate").answers(1, "pass:curse")
    assert scene.hand(1) == sorted_names("duchy estate")
    assert (scene.ask().rule, scene.ask().least, scene.ask().most) == ("D9.5", 0, 1)
    assert scene.options() == ["trash:copper", "trash:silver", "trash:gold", "trash:curse"]
    scene.answers(0, "trash:silver")
    assert scene.hand() == sorted_names("copper gold curse")
    assert scene.trash() == ["silver"]
    assert (scene.actions, scene.buys, scene.coins) == (0, 1, 0)


@pytest.mark.ruling("masquerade", 1)
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_masquerade_cards_move_only_when_all_have_chosen(order: tuple[int, int, int]) -> None:
    scene = Scene(hands=["masquerade copper estate", "silver duchy", "gold curse"], seats=3)
    passes = ["pass:copper", "pass:silver", "pass:gold"]
    scene.play("masquerade")
    assert scene.asked() == [0, 1, 2]
    for seat in order[:2]:
        scene.answers(seat, passes[seat])
        assert [scene.hand(i) for i in range(3)] == [
            sorted_names("copper estate"),
            sorted_names("silver duchy"),
            sorted_names("gold curse"),
        ]
    assert scene.options(order[2])[0] == passes[order[2]]
    assert len(scene.options(order[2])) == 2  # nothing that may arrive is among the options
    scene.answers(order[2], passes[order[2]])
    assert [scene.hand(i) for i in range(3)] == [
        sorted_names("estate gold"),
        sorted_names("copper duchy"),
        sorted_names("silver curse"),
    ]


@pytest.mark.ruling("masquerade", 2)
def test_only_the_player_of_masquerade_may_trash_and_the_received_card_too() -> None:
    scene = Scene(hands=["masquerade copper", "estate silver", "curse gold"], seats=3)
    scene.play("masquerade")
    scene.answers(1, "pass:estate").answers(2, "pass:curse")
    assert scene.asked() == [0]
    scene.answers(0, "trash:curse")
    assert (scene.hand(0), scene.trash()) == ([], ["curse"])
    assert (scene.asked(), scene.ask().rule) == ([0], "D3.3-d")  # nobody else is asked


@pytest.mark.ruling("masquerade", 2)
def test_masquerade_may_trash_nothing() -> None:
    scene = Scene(hand="masquerade copper", rival_hand="curse")
    scene.play("masquerade")
    scene.picks(0)
    assert (scene.hand(), scene.trash()) == (["curse"], [])


@pytest.mark.ruling("masquerade", 3)
def test_masquerade_is_no_attack_and_nobody_can_react() -> None:
    scene = Scene(hand="masquerade copper estate", rival_hand="moat secret-chamber", rival_deck="gold")
    scene.play("masquerade")
    assert (scene.asked(), scene.ask(1).rule) == ([0, 1], "D9.5")
    assert scene.options(1) == ["pass:moat", "pass:secret-chamber"]
    assert scene.deck(1) == ["gold"]


@pytest.mark.ruling("masquerade", 4)
def test_a_passed_card_is_neither_gained_nor_trashed() -> None:
    scene = Scene(hand="masquerade estate", rival_hand="copper", listen=True)
    supply = scene.state.supply[:]
    scene.play("masquerade").picks(0)
    assert (scene.hand(0), scene.hand(1)) == (["copper"], ["estate"])
    assert scene.state.supply == supply
    assert (scene.trash(), scene.discard(0), scene.discard(1)) == ([], [], [])
    assert (scene.told("gain"), scene.told("trash")) == ([], [])
    assert len(scene.told("pass")) == 2


@pytest.mark.ruling("masquerade", 5)
def test_the_text_of_a_passed_card_is_not_carried_out() -> None:
    scene = Scene(hand="masquerade festival", rival_hand="witch", rival_deck="gold*2", deck="silver*2")
    scene.play("masquerade", "pass:festival")
    assert (scene.hand(1), scene.deck(1)) == (["festival"], sorted_names("gold*2"))
    assert scene.hand() == sorted_names("silver*2 witch")
    assert scene.pile("curse") == 10
    assert (scene.actions, scene.buys, scene.coins) == (0, 1, 0)


@pytest.mark.rule("D11.9")
@pytest.mark.ruling("masquerade", 6)
def test_a_player_with_an_empty_hand_passes_nothing_and_still_receives() -> None:
    scene = Scene(hands=["masquerade copper", "", "silver gold"], seats=3)
    scene.play("masquerade")
    assert scene.asked() == [2]
    scene.answers(2, "pass:gold").picks(0)
    assert [scene.hand(seat) for seat in range(3)] == [["gold"], ["copper"], ["silver"]]


@pytest.mark.rule("D11.9")
@pytest.mark.ruling("masquerade", 6)
def test_with_skips_in_the_setup_empty_hands_are_passed_over() -> None:
    scene = Scene(hands=["masquerade copper", "", "silver gold"], seats=3, setup={"masquerade-empty": "skips"})
    scene.play("masquerade")
    assert scene.asked() == [2]
    scene.answers(2, "pass:gold").picks(0)
    assert [scene.hand(seat) for seat in range(3)] == [["gold"], [], sorted_names("silver copper")]


@pytest.mark.rule("D11.9")
def test_with_skips_in_the_setup_a_lone_holder_of_cards_passes_nothing() -> None:
    scene = Scene(hand="masquerade copper estate", setup={"masquerade-empty": "skips"}, listen=True)
    scene.play("masquerade")
    assert scene.options() == ["trash:copper", "trash:estate"]
    assert scene.told("pass") == []
    assert scene.view(1)["seats"][0]["owned"] == {"copper": 1, "estate": 1, "masquerade": 1}


@pytest.mark.rule("D9.5")
def test_masquerade_with_no_card_left_asks_for_no_trashing() -> None:
    scene = Scene(hand="masquerade copper")
    scene.play("masquerade")
    assert (scene.hand(0), scene.hand(1)) == ([], ["copper"])
    assert scene.ask().rule == "D3.3-d"


@pytest.mark.rule("D6.1-c")
@pytest.mark.rule("D9.5")
def test_a_passed_card_is_known_to_giver_and_receiver_only() -> None:
    scene = Scene(hands=["masquerade copper estate", "silver", "gold"], seats=3, listen=True)
    scene.play("masquerade")
    assert scene.alike(0, 2, ["pass:copper"], ["pass:estate"])
    assert scene.alike(0, None, ["pass:copper"], ["pass:estate"])
    assert not scene.alike(0, 1, ["pass:copper"], ["pass:estate"])
    scene.answers(0, "pass:estate")
    assert scene.shown("hand:1", seat=0) == scene.shown("hand:1", seat=1) == ["estate"]
    assert scene.shown("hand:1", seat=2) == scene.shown("hand:1", seat=None) == []
    assert scene.zone("hand:1", seat=2)["count"] == 1
    assert scene.saw("pass", seat=0) == [["estate"], [], ["gold"]]
    assert scene.saw("pass", seat=1) == [["estate"], ["silver"], []]
    assert scene.saw("pass", seat=2) == [[], ["silver"], ["gold"]]
    assert scene.saw("pass", seat=None) == [[], [], []]
    owned = [seat["owned"] for seat in scene.view(2)["seats"]]
    assert owned == [None, None, {"silver": 1}]


@pytest.mark.rule("D9.5")
def test_throne_room_on_masquerade_passes_and_trashes_twice() -> None:
    scene = Scene(hand="throne-room masquerade copper", deck="estate*2 gold silver", rival_hand="curse duchy")
    scene.play("throne-room")
    scene.answers(0, "pass:copper").answers(1, "pass:curse").answers(0, "trash:curse")
    assert scene.hand(0) == sorted_names("estate*2 gold silver")  # the Curse is trashed and two more cards are drawn
    assert scene.asked() == [0, 1]
    scene.answers(0, "pass:estate").answers(1, "pass:copper").picks(0)
    assert (scene.hand(0), scene.hand(1)) == (sorted_names("estate gold silver copper"), sorted_names("duchy estate"))
    assert (scene.trash(), scene.in_play()) == (["curse"], in_order("throne-room masquerade"))


# --- Shanty Town


@pytest.mark.rule("D9.6")
def test_shanty_town_draws_two_when_the_shown_hand_has_no_action() -> None:
    scene = Scene(hand="shanty-town copper estate", deck="gold silver duchy", listen=True)
    scene.play("shanty-town")
    assert scene.saw("show", seat=1) == [["copper", "estate"]]
    assert scene.hand() == sorted_names("copper estate gold silver")
    assert scene.deck() == ["duchy"]
    assert sorted(scene.shown("hand:0", seat=1)) == sorted_names("copper estate")  # what was drawn stays secret
    assert (scene.actions, scene.buys, scene.coins) == (2, 1, 0)


@pytest.mark.ruling("shanty-town", 1)
def test_shanty_town_gives_two_actions_even_if_an_action_in_hand_prevents_the_draw() -> None:
    scene = Scene(hand="shanty-town village copper", deck="gold silver")
    scene.play("shanty-town")
    assert scene.actions == 2
    assert scene.hand() == sorted_names("village copper")
    assert scene.deck() == in_order("gold silver")
    assert sorted(scene.shown("hand:0", seat=1)) == sorted_names("village copper")


@pytest.mark.ruling("shanty-town", 2)
def test_shanty_town_draws_both_cards_even_if_the_first_is_an_action() -> None:
    scene = Scene(hand="shanty-town", deck="village silver gold")
    scene.play("shanty-town")
    assert (scene.hand(), scene.deck()) == (sorted_names("village silver"), ["gold"])


@pytest.mark.ruling("shanty-town", 3)
@pytest.mark.parametrize(
    ("held", "drawn"), [("great-hall", 0), ("nobles", 0), ("secret-chamber", 0), ("harem", 2), ("duke", 2)]
)
def test_cards_that_are_action_and_victory_are_actions_to_shanty_town(held: str, drawn: int) -> None:
    scene = Scene(hand=f"shanty-town {held}", deck="gold silver")
    scene.play("shanty-town")
    assert len(scene.hand()) == 1 + drawn


# --- Steward


@pytest.mark.rule("D9.7")
@pytest.mark.parametrize(
    ("chosen", "hand", "coins"),
    [("two-cards", "copper estate curse gold silver", 0), ("two-coins", "copper estate curse", 2)],
)
def test_steward_gives_two_cards_or_two_coins(chosen: str, hand: str, coins: int) -> None:
    scene = Scene(hand="steward copper estate curse", deck="gold silver")
    scene.play("steward")
    assert (scene.ask().rule, scene.options()) == ("D9.7", ["two-cards", "two-coins", "trash-two"])
    scene.answers(0, chosen)
    assert scene.hand() == sorted_names(hand)
    assert (scene.actions, scene.buys, scene.coins, scene.trash()) == (0, 1, coins, [])


@pytest.mark.rule("D9.7")
@pytest.mark.ruling("steward", 1)
def test_steward_trashes_two_cards_not_one_not_three_and_gives_nothing_else() -> None:
    scene = Scene(hand="steward copper estate curse", deck="gold silver")
    scene.play("steward", "trash-two")
    assert (scene.ask().rule, scene.ask().least, scene.ask().most) == ("D9.7", 2, 2)
    assert scene.options() == ["trash:copper", "trash:estate", "trash:curse"]
    assert scene.illegal(0, "trash:curse") == ("answer-too-few", "D9.7")
    assert scene.illegal(0, "trash:copper", "trash:estate", "trash:curse") == ("answer-too-many", "D9.7")
    scene.picks(0, "trash:estate", "trash:curse")
    assert (scene.hand(), sorted(scene.trash())) == (["copper"], sorted_names("estate curse"))
    assert (scene.deck(), scene.coins) == (in_order("gold silver"), 0)


@pytest.mark.ruling("steward", 1)
def test_steward_options_are_not_mixed() -> None:
    scene = Scene(hand="steward copper", deck="gold silver")
    scene.play("steward")
    assert scene.illegal(0, "two-cards", "two-coins") == ("answer-too-many", "D9.7")


@pytest.mark.ruling("steward", 1)
@pytest.mark.parametrize("held", ["", "estate"])
def test_steward_trashes_what_there_is_when_it_is_less_than_two(held: str) -> None:
    scene = Scene(hand=f"steward {held}", deck="gold silver")
    scene.play("steward", "trash-two")
    assert (scene.hand(), scene.trash()) == ([], sorted_names(held))
    assert (scene.deck(), scene.coins) == (in_order("gold silver"), 0)


# --- Swindler


@pytest.mark.rule("D9.8")
@pytest.mark.ruling("swindler", 7)
def test_swindler_trashes_the_top_card_and_picks_one_of_equal_cost_for_the_victims_discard_pile() -> None:
    scene = Scene(hand="swindler", rival_hand="copper", rival_deck="silver gold", kingdom=NO_TWOS, piles={"steward": 0})
    scene.play("swindler")
    assert (scene.coins, scene.trash(), scene.deck(1)) == (2, ["silver"], ["gold"])
    assert (scene.asked(), scene.ask().rule) == ([0], "D9.8")
    assert scene.options() == ["gain:silver", "gain:swindler", "gain:village", "gain:woodcutter"]
    refused = scene.refusals()
    assert (refused["gain:steward"], refused["gain:copper"], refused["gain:gold"]) == ("D4.5-c", "D9.8", "D9.8")
    scene.answers(0, "gain:woodcutter")
    assert (scene.discard(1), scene.hand(1), scene.deck(1)) == (["woodcutter"], ["copper"], ["gold"])
    assert (scene.pile("woodcutter"), scene.discard(0)) == (9, [])


@pytest.mark.ruling("swindler", 1)
def test_swindler_has_an_empty_deck_shuffled_first() -> None:
    scene = Scene(hand="swindler", rival_discard="silver*2", kingdom=NO_TWOS)
    scene.play("swindler", "gain:village")
    assert (scene.trash(), scene.deck(1), scene.discard(1)) == (["silver"], ["silver"], ["village"])


@pytest.mark.ruling("swindler", 1)
def test_someone_without_deck_and_discards_trashes_and_gains_nothing() -> None:
    scene = Scene(hand="swindler", rival_hand="silver")
    scene.play("swindler")
    assert (scene.trash(), scene.discard(1), scene.hand(1)) == ([], [], ["silver"])
    assert (scene.ask().rule, scene.coins) == ("D3.3-d", 2)


@pytest.mark.rule("D11.4")
@pytest.mark.ruling("swindler", 2)
def test_swindler_goes_round_from_the_left_so_the_last_estate_goes_to_the_first_victim() -> None:
    scene = Scene(hand="swindler", decks=["", "estate", "estate"], seats=3, kingdom=NO_TWOS, piles={"estate": 1})
    scene.play("swindler")
    assert [scene.discard(seat) for seat in range(3)] == [[], ["estate"], []]
    assert scene.trash() == in_order("estate*2")


@pytest.mark.rule("D11.4")
@pytest.mark.ruling("swindler", 2)
def test_swindler_with_four_players_asks_for_one_victim_after_the_other() -> None:
    scene = Scene(
        hand="swindler", decks=["", "silver", "copper", "silver"], seats=4, kingdom=NO_TWOS, piles={"village": 1}
    )
    scene.play("swindler")
    assert scene.trash() == ["silver"]  # the next victim's card is not turned up yet
    scene.answers(0, "gain:village")
    assert scene.trash() == in_order("silver copper")
    scene.answers(0, "gain:curse")
    assert "gain:village" not in scene.options()
    assert scene.refusals()["gain:village"] == "D4.5-c"
    scene.answers(0, "gain:silver")
    assert [scene.discard(seat) for seat in range(4)] == [[], ["village"], ["curse"], ["silver"]]


@pytest.mark.ruling("swindler", 3)
@pytest.mark.parametrize("top", ["copper", "curse"])
def test_for_a_card_that_cost_nothing_swindler_hands_over_a_copper_or_a_curse(top: str) -> None:
    scene = Scene(hand="swindler", rival_deck=top, kingdom=NO_TWOS)
    scene.play("swindler")
    assert scene.options() == ["gain:copper", "gain:curse"]
    scene.answers(0, "gain:curse")
    assert (scene.discard(1), scene.trash()) == (["curse"], [top])


@pytest.mark.ruling("swindler", 3)
@pytest.mark.parametrize(("coppers", "gained"), [(5, ["copper"]), (0, [])])
def test_when_the_curses_are_gone_swindler_hands_over_coppers_while_there_are_any(
    coppers: int, gained: list[str]
) -> None:
    scene = Scene(hand="swindler", rival_deck="copper", kingdom=NO_TWOS, piles={"curse": 0, "copper": coppers})
    scene.play("swindler")
    assert (scene.discard(1), scene.trash()) == (gained, ["copper"])


@pytest.mark.ruling("swindler", 4)
def test_swindler_may_give_back_the_same_kind_of_card() -> None:
    scene = Scene(hand="swindler", rival_deck="village", kingdom=NO_TWOS)
    scene.play("swindler", "gain:village")
    assert (scene.discard(1), scene.trash(), scene.pile("village")) == (["village"], ["village"], 9)


@pytest.mark.ruling("swindler", 5)
def test_swindler_has_to_pick_a_card_if_a_pile_has_that_cost() -> None:
    scene = Scene(hand="swindler", rival_deck="silver", kingdom=NO_TWOS)
    scene.play("swindler")
    assert scene.illegal(0) == ("answer-too-few", "D9.8")
    assert scene.illegal(0, "nothing") == ("answer-unknown", "D9.8")
    assert scene.illegal(0, "gain:copper") == ("answer-unknown", "D9.8")


@pytest.mark.ruling("swindler", 5)
@pytest.mark.parametrize(("left", "gained"), [(1, ["province"]), (0, [])])
def test_the_only_pile_of_that_cost_is_taken_and_if_it_is_empty_nothing(left: int, gained: list[str]) -> None:
    scene = Scene(hand="swindler", rival_deck="province", kingdom=NO_TWOS, piles={"province": left})
    scene.play("swindler")
    assert (scene.trash(), scene.discard(1)) == (["province"], gained)


@pytest.mark.ruling("swindler", 6)
def test_a_moat_spares_its_owner_but_not_the_next_player() -> None:
    scene = Scene(hands=["swindler", "moat", ""], decks=["", "gold", "gold"], seats=3, kingdom="harem")
    scene.play("swindler")
    scene.answers(1, "reveal:moat")
    assert (scene.deck(1), scene.shown("deck:1")) == (["gold"], [])  # not even turned up
    scene.answers(0, "gain:harem")
    assert [scene.discard(seat) for seat in range(3)] == [[], [], ["harem"]]
    assert scene.trash() == ["gold"]


@pytest.mark.rule("D9.8")
@pytest.mark.rule("D4.11-b")
def test_swindler_under_bridges_compares_current_costs() -> None:
    one = Scene(hand="village bridge swindler", deck="copper", rival_deck="estate", kingdom=NO_TWOS)
    one.play("village").play("bridge").play("swindler")
    assert (one.trash(), one.discard(1)) == (["estate"], ["estate"])  # the only card that costs 1 now
    two = Scene(hand="festival*2 bridge*2 swindler", rival_deck="curse", kingdom="moat village silver")
    two.play("festival").play("festival").play("bridge").play("bridge").play("swindler")
    assert {"gain:copper", "gain:estate", "gain:curse", "gain:moat"} <= set(two.options())
    assert two.refusals()["gain:village"] == two.refusals()["gain:silver"] == "D9.8"
    two.answers(0, "gain:estate")
    assert two.discard(1) == ["estate"]


@pytest.mark.rule("D9.8")
def test_throne_room_on_swindler_hits_two_cards_and_moat_may_be_shown_each_time() -> None:
    scene = Scene(hand="throne-room swindler", rival_hand="moat", rival_deck="silver gold", kingdom=NO_TWOS)
    scene.play("throne-room")
    scene.answers(1, "no-reaction").answers(0, "gain:village")
    assert (scene.asked(), scene.ask(1).rule) == ([1], "D5.1-a")
    scene.answers(1, "reveal:moat")
    assert (scene.trash(), scene.deck(1), scene.discard(1), scene.coins) == (["silver"], ["gold"], ["village"], 4)


# --- Wishing Well


@pytest.mark.rule("D9.9")
def test_wishing_well_takes_the_card_that_was_named() -> None:
    scene = Scene(hand="wishing-well", deck="copper gold silver", listen=True)
    scene.play("wishing-well", "name:gold")
    assert (scene.hand(), scene.deck(), scene.aside()) == (sorted_names("copper gold"), ["silver"], [])
    assert (scene.actions, scene.buys, scene.coins) == (1, 1, 0)
    assert [event["args"] for event in scene.told("name", seat=1)] == [{"card": "gold"}]
    assert scene.saw("reveal", seat=1) == [["gold"]]
    assert scene.shown("hand:0", seat=1) == ["gold"]


@pytest.mark.ruling("wishing-well", 1)
def test_wishing_well_draws_first_then_names_then_reveals() -> None:
    scene = Scene(hand="wishing-well", deck="copper gold silver")
    scene.play("wishing-well")
    assert (scene.hand(), scene.deck(), scene.aside()) == (["copper"], in_order("gold silver"), [])
    assert scene.ask().rule == "D9.9"
    assert scene.shown("deck:0", seat=0) == []


@pytest.mark.ruling("wishing-well", 2)
def test_wishing_well_names_a_card_of_the_game_not_a_type() -> None:
    scene = Scene(hand="wishing-well", deck="copper gold", kingdom=f"{NO_TWOS} wishing-well")
    scene.play("wishing-well")
    named = "copper silver gold estate duchy province curse " + NO_TWOS + " wishing-well"
    assert sorted(scene.options()) == sorted(f"name:{name}" for name in named.split())
    assert scene.illegal(0, "name:treasure") == ("answer-unknown", "D9.9")


@pytest.mark.ruling("wishing-well", 3)
def test_wishing_well_leaves_another_card_on_top_and_all_have_seen_it() -> None:
    scene = Scene(hand="wishing-well", deck="copper gold silver")
    scene.play("wishing-well", "name:silver")
    assert (scene.hand(), scene.deck(), scene.aside()) == (["copper"], in_order("gold silver"), [])
    assert scene.shown("deck:0", seat=1) == ["gold"]


@pytest.mark.rule("D9.9")
def test_wishing_well_shuffles_when_the_deck_is_empty_after_the_draw() -> None:
    scene = Scene(hand="wishing-well", deck="copper", discard="gold")
    scene.play("wishing-well")
    assert (scene.deck(), scene.discard()) == ([], ["gold"])  # not shuffled before a card is needed
    scene.answers(0, "name:gold")
    assert (scene.hand(), scene.discard()) == (sorted_names("copper gold"), [])


@pytest.mark.rule("D9.9")
def test_wishing_well_without_any_card_left_reveals_nothing() -> None:
    scene = Scene(hand="wishing-well copper")
    scene.play("wishing-well", "name:copper")
    assert (scene.hand(), scene.deck(), scene.discard()) == (["copper"], [], [])
    assert scene.actions == 1
