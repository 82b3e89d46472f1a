"""Intrigue cards that cost 5 and 6: D9.17 to D9.25, with every ruling on them."""

from __future__ import annotations

import pytest

from kronika.testing import in_order, sorted_names
from tests.scenes.dominion import Scene

# --- Duke


@pytest.mark.rule("D9.17")
@pytest.mark.ruling("duke", 1)
def test_each_duke_scores_a_point_for_every_duchy_wherever_it_lies() -> None:
    scene = Scene(
        hand="gold*2 silver duchy",
        deck="duke duchy*2",
        discard="duchy duke curse",
        piles={"province": 1},
        rival_deck="duke",
    )
    assert scene.points() == 4 * 3 + 2 * 4 - 1
    scene.to_buy_phase().buy("province")
    result = scene.table.result
    assert result is not None
    assert result.scores == [6 + 4 * 3 + 2 * 4 - 1, 0]
    assert {"card": "duke", "count": 2, "each": 4, "points": 8} in result.breakdown[0]["cards"]


@pytest.mark.rule("D9.17")
def test_duke_is_a_victory_card_and_is_never_played() -> None:
    scene = Scene(hand="duke village")
    assert scene.options() == ["play:village", "end-actions"]
    assert scene.refusals()["play:duke"] == "D1.2-e"


# --- Minion


@pytest.mark.rule("D9.18")
@pytest.mark.ruling("minion", 1)
def test_minion_for_two_coins_gives_an_action_and_leaves_all_hands_alone() -> None:
    scene = Scene(hand="minion copper", deck="gold*4", rival_hand="estate*5", rival_deck="silver*4")
    scene.play("minion")
    assert (scene.ask().rule, scene.options()) == ("D9.18", ["two-coins", "new-hands"])
    scene.answers(0, "two-coins")
    assert (scene.actions, scene.buys, scene.coins) == (1, 1, 2)
    assert (scene.hand(0), scene.hand(1)) == (["copper"], sorted_names("estate*5"))


@pytest.mark.rule("D9.18")
@pytest.mark.ruling("minion", 1)
def test_minion_for_new_hands_gives_an_action_and_four_cards_to_those_who_had_five() -> None:
    scene = Scene(
        hand="minion copper estate",
        deck="gold*4 duchy",
        rival_hand="estate*4 curse",
        rival_deck="silver*4 duchy",
        listen=True,
    )
    scene.play("minion", "new-hands", "top:estate").answers(1, "top:curse")
    assert (scene.actions, scene.buys, scene.coins) == (1, 1, 0)
    assert (scene.hand(0), sorted(scene.discard(0)), scene.deck(0)) == (
        sorted_names("gold*4"),
        sorted_names("copper estate"),
        ["duchy"],
    )
    assert (scene.hand(1), scene.discard(1), scene.deck(1)) == (
        sorted_names("silver*4"),
        in_order("estate*4 curse"),
        ["duchy"],
    )
    assert scene.saw("discard", seat=0)[1] == []  # of the rival's hand only the uppermost card is seen
    assert scene.saw("discard-top", seat=0)[1] == ["curse"]


@pytest.mark.ruling("minion", 2)
def test_minion_is_decided_when_the_reactions_are_over() -> None:
    scene = Scene(hand="minion", rival_hand="moat estate*4")
    scene.play("minion")
    assert (scene.asked(), scene.ask(1).rule) == ([1], "D5.1-a")
    assert scene.actions == 0
    scene.answers(1, "no-reaction")
    assert (scene.asked(), scene.options(0)) == ([0], ["two-coins", "new-hands"])


@pytest.mark.ruling("minion", 3)
def test_minion_spares_those_with_four_cards_or_fewer() -> None:
    hands = ["minion", "estate*4", "estate*5", "estate"]
    scene = Scene(hands=hands, decks=["gold*4", "silver*4", "silver*4", "silver*4"], seats=4)
    scene.play("minion", "new-hands")
    assert [scene.hand(seat) for seat in range(4)] == [
        sorted_names("gold*4"),
        sorted_names("estate*4"),
        sorted_names("silver*4"),
        ["estate"],
    ]
    assert [scene.discard(seat) for seat in range(4)] == [[], [], in_order("estate*5"), []]


@pytest.mark.ruling("minion", 4)
def test_who_shows_a_moat_neither_discards_nor_draws() -> None:
    scene = Scene(hands=["minion", "moat estate*4", "estate*5"], decks=["gold*4", "silver*4", "silver*4"], seats=3)
    scene.play("minion")
    scene.answers(1, "reveal:moat").answers(0, "new-hands")
    assert (scene.hand(1), scene.deck(1), scene.discard(1)) == (
        sorted_names("moat estate*4"),
        sorted_names("silver*4"),
        [],
    )
    assert (scene.hand(0), scene.hand(2)) == (sorted_names("gold*4"), sorted_names("silver*4"))


@pytest.mark.ruling("minion", 5)
@pytest.mark.parametrize(("others", "spared"), [(0, True), (3, True), (4, False)])
def test_secret_chamber_may_be_shown_against_minion_with_a_hand_of_any_size(others: int, spared: bool) -> None:
    scene = Scene(hand="minion", rival_hand=f"secret-chamber estate*{others}", rival_deck="gold*2 silver*4")
    scene.play("minion")
    scene.answers(1, "reveal:secret-chamber").picks(1, "top:gold", "top:gold")
    scene.answers(1, "no-reaction").answers(0, "new-hands")
    if not spared:
        scene.answers(1, "top:estate")
    kept = sorted_names(f"secret-chamber estate*{others}")
    assert scene.hand(1) == (kept if spared else sorted_names("gold*2 silver*2"))


@pytest.mark.ruling("minion", 6)
def test_the_attacker_draws_four_even_with_no_hand_to_discard() -> None:
    scene = Scene(hand="minion", deck="gold*5")
    scene.play("minion", "new-hands")
    assert (scene.hand(), scene.deck(), scene.discard()) == (sorted_names("gold*4"), ["gold"], [])


@pytest.mark.rule("D9.18")
def test_throne_room_on_minion_chooses_and_lets_react_each_time() -> None:
    scene = Scene(hand="throne-room minion", deck="gold*4", rival_hand="moat estate*4", rival_deck="silver*4")
    scene.play("throne-room")
    scene.answers(1, "no-reaction").answers(0, "two-coins")
    assert (scene.asked(), scene.ask(1).rule) == ([1], "D5.1-a")
    scene.answers(1, "no-reaction").answers(0, "new-hands").answers(1, "top:estate")
    assert (scene.actions, scene.coins) == (2, 2)
    assert (scene.hand(0), scene.hand(1)) == (sorted_names("gold*4"), sorted_names("silver*4"))


@pytest.mark.rule("D9.18", "D11.11")
def test_whose_hand_goes_says_which_card_lies_on_top() -> None:
    hands = ["minion gold copper", "estate*4 gold", "silver*5"]
    scene = Scene(hands=hands, decks=["copper*4"] * 3, seats=3, listen=True)
    scene.play("minion", "new-hands")
    assert (scene.ask(0).rule, scene.options(0)) == ("D9.18", ["top:copper", "top:gold"])
    assert scene.alike(0, 1, ["top:copper"], ["top:copper"])
    scene.answers(0, "top:copper").answers(1, "top:estate")
    assert scene.discard(0) == in_order("gold copper")
    assert scene.discard(1)[-1] == "estate"
    assert scene.shown("discard:1", seat=2) == ["estate"], "the Gold stays unseen"
    assert scene.asked() == [0], "five Silvers leave no choice"
    old = Scene(hands=hands, decks=["copper*4"] * 3, seats=3, rules=1).play("minion", "new-hands")
    assert old.discard(1) == in_order("estate*4 gold"), "rules 1: as the hand was held"


# --- Saboteur


@pytest.mark.rule("D9.19")
def test_saboteur_trashes_the_first_card_of_three_or_more_and_the_victim_may_gain_one_two_cheaper() -> None:
    kingdom = "saboteur moat village smithy duke harem laboratory market nobles witch"
    scene = Scene(hand="saboteur", rival_deck="copper estate gold silver", kingdom=kingdom)
    scene.play("saboteur")
    assert (scene.trash(), scene.aside(1), scene.deck(1)) == (["gold"], in_order("copper estate"), ["silver"])
    assert (scene.asked(), scene.ask(1).rule) == ([1], "D9.19")
    offered = "smithy silver village estate moat copper curse"
    assert scene.options(1) == [f"gain:{card}" for card in offered.split()] + ["nothing"]
    assert scene.refusals(1)["gain:duke"] == "D9.19"
    scene.answers(1, "gain:smithy")
    assert scene.discard(1) == in_order("smithy copper estate")
    assert (scene.aside(1), scene.deck(1), scene.pile("smithy")) == ([], ["silver"], 9)
    assert (scene.actions, scene.buys, scene.coins) == (0, 1, 0)


@pytest.mark.ruling("saboteur", 1)
@pytest.mark.parametrize("seed", range(5))
def test_cards_that_saboteur_revealed_are_not_shuffled_in(seed: int) -> None:
    scene = Scene(hand="saboteur", rival_deck="curse*2 estate", rival_discard="gold copper*3", seed=seed)
    scene.play("saboteur")
    assert scene.trash() == ["gold"]
    assert scene.aside(1)[:3] == in_order("curse*2 estate")
    assert set(scene.aside(1)[3:] + scene.deck(1)) == {"copper"}
    assert len(scene.aside(1)[3:] + scene.deck(1)) == 3
    left = scene.deck(1)
    scene.answers(1, "nothing")
    assert (sorted(scene.discard(1) + left), scene.deck(1)) == (sorted_names("curse*2 estate copper*3"), left)


@pytest.mark.ruling("saboteur", 2)
def test_when_no_card_costs_three_everything_revealed_is_discarded() -> None:
    scene = Scene(hand="saboteur", rival_deck="copper estate", rival_discard="curse copper", rival_hand="gold")
    scene.play("saboteur")
    assert (scene.trash(), scene.deck(1), scene.aside(1)) == ([], [], [])
    assert sorted(scene.discard(1)) == sorted_names("copper*2 estate curse")
    assert (scene.hand(1), scene.ask(0).rule) == (["gold"], "D3.3-d")


@pytest.mark.ruling("saboteur", 3)
def test_the_victim_of_saboteur_need_not_gain_anything() -> None:
    scene = Scene(hand="saboteur", rival_deck="gold")
    scene.play("saboteur").answers(1, "nothing")
    assert (scene.discard(1), scene.trash()) == ([], ["gold"])


@pytest.mark.ruling("saboteur", 4)
def test_saboteur_without_a_bridge_finds_silver_and_offers_what_costs_one() -> None:
    scene = Scene(hand="saboteur", rival_deck="silver", kingdom="moat")
    scene.play("saboteur")
    assert scene.options(1) == ["gain:copper", "gain:curse", "nothing"]


@pytest.mark.ruling("saboteur", 4)
def test_saboteur_under_a_bridge_goes_by_current_costs() -> None:
    scene = Scene(hand="village bridge saboteur", deck="copper", rival_deck="silver smithy", kingdom="moat village")
    scene.play("village").play("bridge").play("saboteur")
    assert (scene.trash(), scene.aside(1)) == (["smithy"], ["silver"])  # 2 is too little, 3 is enough
    assert {"gain:estate", "gain:moat"} <= set(scene.options(1))  # 1 each
    assert scene.refusals(1)["gain:silver"] == scene.refusals(1)["gain:village"] == "D9.19"


@pytest.mark.rule("D9.19")
def test_when_nothing_cheap_enough_is_left_saboteur_does_not_ask() -> None:
    scene = Scene(hand="saboteur gold", rival_deck="copper silver", piles={"copper": 0, "curse": 0})
    scene.play("saboteur")
    assert (scene.trash(), scene.discard(1), scene.asked()) == (["silver"], ["copper"], [0])


@pytest.mark.rule("D9.19")
def test_saboteur_goes_round_from_the_left_and_a_moat_spares_its_owner() -> None:
    scene = Scene(
        hands=["saboteur", "", "moat", ""],
        decks=["", "gold", "gold", "gold"],
        seats=4,
        kingdom="smithy",
        piles={"smithy": 1},
    )
    scene.play("saboteur")
    scene.answers(2, "reveal:moat")
    assert (scene.asked(), scene.trash()) == ([1], ["gold"])
    scene.answers(1, "gain:smithy")
    assert (scene.asked(), scene.trash()) == ([3], in_order("gold*2"))
    assert scene.refusals(3)["gain:smithy"] == "D4.5-c"
    scene.answers(3, "gain:silver")
    assert [scene.discard(seat) for seat in range(4)] == [[], ["smithy"], [], ["silver"]]
    assert scene.deck(2) == ["gold"]


# --- Torturer


@pytest.mark.rule("D9.20")
def test_torturer_draws_three_and_the_victim_may_discard_two_cards() -> None:
    scene = Scene(hand="torturer", deck="gold*3 silver", rival_hand="estate*3 copper gold")
    scene.play("torturer")
    assert (scene.hand(0), scene.deck(0)) == (sorted_names("gold*3"), ["silver"])
    assert (scene.asked(), scene.ask(1).rule) == ([1], "D9.20")
    assert scene.options(1) == ["discard-two", "take-curse"]
    scene.answers(1, "discard-two")
    ask = scene.ask(1)
    assert (ask.rule, ask.least, ask.most, ask.private) == ("D9.20", 2, 2, True)
    assert scene.options(1) == ["discard:copper", "discard:gold", "discard:estate"]
    scene.picks(1, "discard:estate", "discard:estate")
    assert (scene.hand(1), scene.discard(1)) == (sorted_names("estate copper gold"), in_order("estate*2"))
    assert (scene.pile("curse"), scene.trash()) == (10, [])
    assert (scene.actions, scene.buys, scene.coins) == (0, 1, 0)


@pytest.mark.ruling("torturer", 1)
def test_choosing_a_curse_when_none_is_left_costs_nothing() -> None:
    scene = Scene(hand="torturer", rival_hand="estate*5", piles={"curse": 0})
    scene.play("torturer")
    assert scene.options(1) == ["discard-two", "take-curse"]
    scene.answers(1, "take-curse")
    assert (scene.hand(1), scene.discard(1), scene.asked()) == (sorted_names("estate*5"), [], [0])


@pytest.mark.ruling("torturer", 1)
@pytest.mark.parametrize("held", ["", "estate"])
def test_choosing_to_discard_with_fewer_than_two_cards_is_legal(held: str) -> None:
    scene = Scene(hand="torturer", rival_hand=held)
    scene.play("torturer")
    assert scene.options(1) == ["discard-two", "take-curse"]
    scene.answers(1, "discard-two")
    assert (scene.hand(1), scene.discard(1)) == ([], sorted_names(held))
    assert (scene.pile("curse"), scene.asked()) == (10, [0])


@pytest.mark.ruling("torturer", 2)
def test_the_curse_of_torturer_comes_to_the_hand() -> None:
    scene = Scene(hand="torturer", rival_hand="estate*5")
    scene.play("torturer").answers(1, "take-curse")
    assert (scene.hand(1), scene.discard(1), scene.deck(1)) == (sorted_names("curse estate*5"), [], [])
    assert (scene.pile("curse"), scene.shown("hand:1", seat=0)) == (9, ["curse"])


@pytest.mark.rule("D11.4")
@pytest.mark.ruling("torturer", 3)
def test_the_last_curse_goes_to_who_is_asked_first() -> None:
    scene = Scene(hands=["torturer", "estate*3", "duchy*3"], seats=3, piles={"curse": 1})
    scene.play("torturer")
    assert scene.asked() == [1]
    scene.answers(1, "take-curse")
    assert scene.asked() == [2]
    scene.answers(2, "take-curse")
    assert (scene.hand(1), scene.hand(2), scene.pile("curse")) == (
        sorted_names("curse estate*3"),
        sorted_names("duchy*3"),
        0,
    )


@pytest.mark.rule("D9.20")
def test_throne_room_on_torturer_tortures_twice() -> None:
    scene = Scene(hand="throne-room torturer", deck="gold*6", rival_hand="estate*2")
    scene.play("throne-room").answers(1, "take-curse")
    assert (scene.hand(0), scene.hand(1)) == (sorted_names("gold*6"), sorted_names("curse estate*2"))
    scene.answers(1, "discard-two").picks(1, "discard:curse", "discard:estate")
    assert scene.hand(1) == ["estate"]


# --- Trading Post


@pytest.mark.rule("D9.21")
@pytest.mark.ruling("trading-post", 1)
def test_trading_post_trashes_two_cards_for_a_silver_that_can_be_used_at_once() -> None:
    scene = Scene(hand="trading-post copper estate curse", deck="gold")
    scene.play("trading-post")
    assert (scene.ask().rule, scene.ask().least, scene.ask().most) == ("D9.21", 2, 2)
    assert scene.options() == ["trash:copper", "trash:estate", "trash:curse"]
    assert scene.illegal(0, "trash:curse") == ("answer-too-few", "D9.21")
    scene.picks(0, "trash:estate", "trash:curse")
    assert (scene.hand(), sorted(scene.trash())) == (sorted_names("copper silver"), sorted_names("estate curse"))
    assert (scene.discard(), scene.pile("silver"), scene.deck()) == ([], 39, ["gold"])
    scene.to_buy_phase()
    assert scene.coins == 3


@pytest.mark.rule("D9.21")
def test_trading_post_with_just_two_cards_trashes_both() -> None:
    scene = Scene(hand="trading-post copper estate")
    scene.play("trading-post")
    assert (scene.hand(), sorted(scene.trash())) == (["silver"], sorted_names("copper estate"))


@pytest.mark.ruling("trading-post", 2)
@pytest.mark.parametrize("held", ["", "estate"])
def test_trading_post_with_one_card_trashes_it_for_nothing(held: str) -> None:
    scene = Scene(hand=f"trading-post {held}")
    scene.play("trading-post")
    assert (scene.hand(), scene.trash(), scene.discard()) == ([], sorted_names(held), [])
    assert scene.pile("silver") == 40


@pytest.mark.ruling("trading-post", 3)
def test_trading_post_trashes_even_if_no_silver_is_left() -> None:
    scene = Scene(hand="trading-post copper*2", piles={"silver": 0})
    scene.play("trading-post")
    assert (scene.hand(), scene.trash(), scene.discard()) == ([], sorted_names("copper*2"), [])


# --- Tribute


@pytest.mark.rule("D9.22")
@pytest.mark.parametrize(
    ("tribute", "actions", "coins", "drawn"),
    [
        ("copper village", 2, 2, 0),
        ("estate duchy", 0, 0, 4),
        ("silver gold", 0, 4, 0),
        ("village smithy", 4, 0, 0),
        ("moat duke", 2, 0, 2),
    ],
)
def test_tribute_pays_by_the_types_of_two_cards_of_the_left_neighbor(
    tribute: str, actions: int, coins: int, drawn: int
) -> None:
    scene = Scene(
        hands=["tribute", "gold", "gold"], decks=["copper*5", f"{tribute} province", "gold*2"], seats=3, listen=True
    )
    scene.play("tribute")
    assert (scene.actions, scene.buys, scene.coins, len(scene.hand())) == (actions, 1, coins, drawn)
    assert (scene.discard(1), scene.deck(1), scene.aside(1)) == (in_order(tribute), ["province"], [])
    assert (scene.deck(2), scene.discard(2)) == (sorted_names("gold*2"), [])
    assert scene.saw("reveal", seat=2) == [in_order(tribute)]


@pytest.mark.ruling("tribute", 1)
@pytest.mark.parametrize("seed", range(5))
def test_tribute_has_the_discards_shuffled_without_the_card_revealed_already(seed: int) -> None:
    scene = Scene(hand="tribute", deck="copper*4", rival_deck="silver", rival_discard="estate*3", seed=seed)
    scene.play("tribute")
    assert (scene.discard(1), scene.deck(1)) == (in_order("silver estate"), sorted_names("estate*2"))
    assert (scene.coins, len(scene.hand())) == (2, 2)


@pytest.mark.ruling("tribute", 2)
@pytest.mark.parametrize(
    ("tribute", "actions", "coins", "drawn"),
    [("copper*2", 0, 2, 0), ("village*2", 2, 0, 0), ("estate*2", 0, 0, 2), ("harem*2", 0, 2, 2)],
)
def test_two_copies_of_a_card_count_once(tribute: str, actions: int, coins: int, drawn: int) -> None:
    scene = Scene(hand="tribute", deck="copper*5", rival_deck=tribute)
    scene.play("tribute")
    assert (scene.actions, scene.coins, len(scene.hand())) == (actions, coins, drawn)
    assert scene.discard(1) == in_order(tribute)


@pytest.mark.ruling("tribute", 3)
@pytest.mark.parametrize(
    ("tribute", "actions", "coins", "drawn"),
    [("harem nobles", 2, 2, 4), ("great-hall curse", 2, 0, 2), ("curse*2", 0, 0, 0), ("harem", 0, 2, 2), ("", 0, 0, 0)],
)
def test_cards_of_two_types_bring_both_bonuses_and_a_curse_none(
    tribute: str, actions: int, coins: int, drawn: int
) -> None:
    scene = Scene(hand="tribute", deck="copper*5", rival_deck=tribute)
    scene.play("tribute")
    assert (scene.actions, scene.coins, len(scene.hand())) == (actions, coins, drawn)


@pytest.mark.ruling("tribute", 4)
def test_tribute_is_no_attack() -> None:
    scene = Scene(hand="tribute", rival_hand="moat secret-chamber", rival_deck="copper gold")
    scene.play("tribute")
    assert (scene.asked(), scene.coins, scene.discard(1)) == ([0], 4, in_order("copper gold"))


# --- Upgrade


@pytest.mark.rule("D9.23")
@pytest.mark.ruling("upgrade", 1)
def test_upgrade_draws_first_then_trashes_a_card_for_one_that_costs_one_more() -> None:
    kingdom = "upgrade moat village steward smithy duke harem laboratory market witch"
    scene = Scene(hand="upgrade copper", deck="estate gold", kingdom=kingdom, piles={"steward": 0})
    scene.play("upgrade")
    assert scene.hand() == sorted_names("copper estate")
    assert (scene.ask().rule, scene.options()) == ("D9.23", ["trash:copper", "trash:estate"])
    assert scene.illegal(0) == ("answer-too-few", "D9.23")
    scene.answers(0, "trash:estate")
    assert (scene.ask().rule, scene.options()) == ("D9.23", ["gain:silver", "gain:village"])
    refused = scene.refusals()
    assert (refused["gain:estate"], refused["gain:smithy"], refused["gain:steward"]) == ("D9.23", "D9.23", "D4.5-c")
    assert scene.illegal(0) == ("answer-too-few", "D9.23")
    scene.answers(0, "gain:village")
    assert (scene.hand(), scene.discard(), scene.trash()) == (["copper"], ["village"], ["estate"])
    assert (scene.actions, scene.buys, scene.coins) == (1, 1, 0)


@pytest.mark.ruling("upgrade", 1)
def test_upgrade_without_any_card_does_nothing_more() -> None:
    scene = Scene(hand="upgrade")
    scene.play("upgrade")
    assert (scene.trash(), scene.discard(), scene.actions) == ([], [], 1)


@pytest.mark.ruling("upgrade", 2)
@pytest.mark.parametrize("card", ["copper", "province", "curse"])
def test_upgrade_gains_nothing_when_no_pile_costs_one_more_and_the_card_stays_trashed(card: str) -> None:
    scene = Scene(hand=f"upgrade {card}")
    scene.play("upgrade")
    assert (scene.hand(), scene.trash(), scene.discard()) == ([], [card], [])
    assert scene.ask().rule == "D3.3-d"


@pytest.mark.ruling("upgrade", 3)
def test_with_a_bridge_upgrade_turns_a_copper_into_a_card_printed_at_two() -> None:
    scene = Scene(hand="village bridge upgrade copper", deck="copper*2", kingdom="moat pawn")
    scene.play("village").play("bridge").play("upgrade")
    assert scene.options() == ["gain:estate", "gain:moat", "gain:pawn"]
    assert scene.refusals()["gain:silver"] == "D9.23"
    scene.answers(0, "gain:moat")
    assert (scene.trash(), scene.discard()) == (["copper"], ["moat"])


@pytest.mark.ruling("upgrade", 2)
def test_upgrade_under_a_bridge_reckons_with_the_lower_cost_of_both_cards() -> None:
    scene = Scene(hand="festival bridge upgrade estate", kingdom="village smithy")
    scene.play("festival").play("bridge").play("upgrade")
    assert {"gain:silver", "gain:village"} <= set(scene.options())
    assert scene.refusals()["gain:smithy"] == "D9.23"


# --- Harem


@pytest.mark.rule("D9.24")
@pytest.mark.ruling("harem", 1)
def test_harem_is_played_like_a_silver_and_scores_two() -> None:
    scene = Scene(hand="harem*2 village")
    assert scene.points() == 4
    assert scene.refusals()["play:harem"] == "D3.3-c"
    scene.answers(0, "end-actions").answers(0, "treasure:harem")
    assert scene.coins == 2
    scene.answers(0, "treasures")
    assert (scene.coins, scene.in_play(), scene.points()) == (4, in_order("harem*2"), 4)


@pytest.mark.ruling("harem", 1)
def test_scout_tribute_ironworks_and_bureaucrat_find_harem_to_be_a_victory_card() -> None:
    scout = Scene(hand="scout", deck="harem")
    scout.play("scout")
    assert scout.hand() == ["harem"]
    tribute = Scene(hand="tribute", deck="gold*2", rival_deck="harem")
    tribute.play("tribute")
    assert (tribute.coins, tribute.hand()) == (2, sorted_names("gold*2"))
    ironworks = Scene(hand="festival*2 bridge*2 ironworks", deck="gold*2", kingdom="harem")
    ironworks.play("festival").play("festival").play("bridge").play("bridge").play("ironworks", "gain:harem")
    assert (ironworks.coins, ironworks.hand(), ironworks.discard()) == (4 + 2 + 1, ["gold"], ["harem"])
    bureaucrat = Scene(hand="bureaucrat", rival_hand="harem copper")
    bureaucrat.play("bureaucrat")
    assert (bureaucrat.hand(1), bureaucrat.deck(1)) == (["copper"], ["harem"])


# --- Nobles


@pytest.mark.rule("D9.25")
@pytest.mark.ruling("nobles", 1)
@pytest.mark.parametrize(("chosen", "hand", "actions"), [("three-cards", "gold*3", 0), ("two-actions", "", 2)])
def test_nobles_give_three_cards_or_two_actions_and_nothing_besides(chosen: str, hand: str, actions: int) -> None:
    scene = Scene(hand="nobles", deck="gold*3 silver")
    assert scene.points() == 2
    scene.play("nobles")
    assert (scene.ask().rule, scene.options()) == ("D9.25", ["three-cards", "two-actions"])
    assert scene.illegal(0, "three-cards", "two-actions") == ("answer-too-many", "D9.25")
    scene.answers(0, chosen)
    assert scene.hand() == sorted_names(hand)
    assert (scene.actions, scene.buys, scene.coins) == (actions, 1, 0)
    assert scene.points() == 2
