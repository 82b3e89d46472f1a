"""Intrigue cards that cost 4: D9.10 to D9.16, with every ruling on them."""

from __future__ import annotations

import pytest

from kronika.testing import in_order, sorted_names
from tests.scenes.dominion import Scene

# --- Baron


@pytest.mark.rule("D9.10")
def test_baron_gives_a_buy_and_four_coins_for_a_discarded_estate() -> None:
    scene = Scene(hand="baron estate*2 copper", deck="gold")
    scene.play("baron")
    assert (scene.ask().rule, scene.options()) == ("D9.10", ["discard-estate", "gain-estate"])
    scene.answers(0, "discard-estate")
    assert (scene.hand(), scene.discard()) == (sorted_names("estate copper"), ["estate"])
    assert (scene.actions, scene.buys, scene.coins) == (0, 2, 4)
    assert (scene.pile("estate"), scene.deck(), scene.trash()) == (8, ["gold"], [])


@pytest.mark.ruling("baron", 1)
def test_baron_may_keep_the_estate_and_gains_another() -> None:
    scene = Scene(hand="baron estate copper")
    scene.play("baron", "gain-estate")
    assert (scene.hand(), scene.discard()) == (sorted_names("estate copper"), ["estate"])
    assert (scene.buys, scene.coins, scene.pile("estate")) == (2, 0, 7)


@pytest.mark.ruling("baron", 2)
def test_baron_without_an_estate_in_hand_gains_one_without_asking() -> None:
    scene = Scene(hand="baron copper duchy")
    scene.play("baron")
    assert (scene.hand(), scene.discard()) == (sorted_names("copper duchy"), ["estate"])
    assert (scene.buys, scene.coins, scene.pile("estate")) == (2, 0, 7)
    assert scene.ask().rule == "D3.3-d"


@pytest.mark.ruling("baron", 2)
def test_baron_leaves_no_third_way() -> None:
    scene = Scene(hand="baron estate copper")
    scene.play("baron")
    assert scene.illegal(0) == ("answer-too-few", "D9.10")
    assert scene.illegal(0, "discard-estate", "gain-estate") == ("answer-too-many", "D9.10")


@pytest.mark.ruling("baron", 3)
@pytest.mark.parametrize(("hand", "answers"), [("copper", []), ("estate copper", ["gain-estate"])])
def test_baron_with_no_estates_left_and_none_discarded_gives_just_the_buy(hand: str, answers: list[str]) -> None:
    scene = Scene(hand=f"baron {hand}", piles={"estate": 0})
    scene.play("baron", *answers)
    assert (scene.hand(), scene.discard()) == (sorted_names(hand), [])
    assert (scene.actions, scene.buys, scene.coins) == (0, 2, 0)


# --- Bridge


@pytest.mark.rule("D9.11")
def test_bridge_gives_a_coin_and_a_buy_and_makes_all_cards_cheaper() -> None:
    scene = Scene(hand="bridge copper")
    scene.play("bridge")
    assert (scene.actions, scene.buys, scene.coins) == (0, 2, 1)
    costs = {card: scene.zone(f"pile:{card}")["cost"] for card in ("estate", "silver", "bridge", "gold", "province")}
    assert costs == {"estate": 1, "silver": 2, "bridge": 3, "gold": 5, "province": 7}
    scene.to_buy_phase().buy("silver")
    assert (scene.coins, scene.discard()) == (0, ["silver"])


@pytest.mark.ruling("bridge", 1)
def test_bridge_lowers_the_costs_of_cards_in_hand_in_decks_and_in_the_supply() -> None:
    in_hand = Scene(hand="village bridge remodel estate", deck="copper", kingdom="smithy laboratory")
    in_hand.play("village").play("bridge").play("remodel", "trash:estate")
    assert "gain:smithy" in in_hand.options()  # 1 + 2 = 3, and a card printed at 4 costs 3
    assert in_hand.refusals()["gain:laboratory"] == "D10.13"
    in_deck = Scene(hand="village bridge saboteur", deck="copper", rival_deck="silver duchy")
    in_deck.play("village").play("bridge").play("saboteur")
    assert in_deck.trash() == ["duchy"]  # the Silver costs only 2 now
    in_supply = Scene(hand="village bridge ironworks", deck="copper", kingdom="duchy gold")
    in_supply.play("village").play("bridge").play("ironworks")
    assert "gain:duchy" in in_supply.options()
    assert in_supply.refusals()["gain:gold"] == "D9.14"


@pytest.mark.rule("D4.11-b")
@pytest.mark.ruling("bridge", 1)
def test_bridge_lasts_until_the_turn_is_over() -> None:
    scene = Scene(hand="bridge", rival_hand="silver*3")
    scene.play("bridge").end_turn()
    assert scene.zone("pile:gold")["cost"] == 6
    scene.to_buy_phase()
    assert "buy:gold" in scene.options(1)
    assert scene.refusals(1)["buy:province"] == "D3.3-d"


@pytest.mark.ruling("bridge", 2)
def test_bridges_add_up_also_by_throne_room_but_nothing_costs_less_than_nothing() -> None:
    scene = Scene(hand="festival throne-room bridge*2")
    scene.play("festival").play("throne-room").play("bridge")
    assert (scene.coins, scene.buys) == (2 + 3, 2 + 3)
    costs = {card: scene.zone(f"pile:{card}")["cost"] for card in ("estate", "silver", "bridge", "gold", "province")}
    assert costs == {"estate": 0, "silver": 0, "bridge": 1, "gold": 3, "province": 5}
    scene.to_buy_phase().buy("estate")
    assert scene.coins == 5  # a card that costs nothing gives no change either


@pytest.mark.ruling("bridge", 3)
def test_bridge_leaves_copper_and_curse_at_nothing() -> None:
    scene = Scene(hand="bridge")
    scene.play("bridge")
    assert (scene.zone("pile:copper")["cost"], scene.zone("pile:curse")["cost"]) == (0, 0)


# --- Conspirator


@pytest.mark.rule("D9.12")
@pytest.mark.parametrize(("before", "card", "actions"), [(0, [], 0), (1, [], 1), (2, ["gold"], 3), (3, ["gold"], 4)])
def test_conspirator_gives_a_card_and_an_action_from_the_third_action_on(
    before: int, card: list[str], actions: int
) -> None:
    scene = Scene(hand=f"village*{before} conspirator", deck=f"copper*{before} gold")
    for _ in range(before):
        scene.play("village")
    scene.play("conspirator")
    assert scene.hand() == sorted_names(f"copper*{before}") + card
    assert (scene.actions, scene.buys, scene.coins) == (actions, 1, 2)


@pytest.mark.ruling("conspirator", 1)
def test_later_plays_do_not_improve_an_earlier_conspirator() -> None:
    scene = Scene(hand="village conspirator*2", deck="copper gold silver")
    scene.play("village").play("conspirator")
    assert (scene.hand(), scene.actions, scene.coins) == (sorted_names("conspirator copper"), 1, 2)
    scene.play("conspirator")  # the third play: only this one draws
    assert (scene.hand(), scene.deck(), scene.actions, scene.coins) == (sorted_names("copper gold"), ["silver"], 1, 4)


@pytest.mark.ruling("conspirator", 2)
def test_throne_room_on_conspirator_earns_the_bonus_the_second_time() -> None:
    scene = Scene(hand="throne-room conspirator", deck="gold silver")
    scene.play("throne-room")
    assert (scene.hand(), scene.deck()) == (["gold"], ["silver"])
    assert (scene.actions, scene.coins) == (1, 4)


@pytest.mark.ruling("conspirator", 3)
def test_conspirator_counts_plays_not_cards() -> None:
    scene = Scene(hand="throne-room village conspirator", deck="copper*2 gold silver")
    scene.play("throne-room", "play:village").play("conspirator")  # Throne Room, Village, Village, Conspirator
    assert scene.hand() == sorted_names("copper*2 gold")
    assert (scene.actions, scene.coins) == (4, 2)


@pytest.mark.ruling("conspirator", 3)
def test_a_card_that_was_trashed_meanwhile_still_counts_for_conspirator() -> None:
    scene = Scene(hand="mining-village village conspirator", deck="copper*2 gold silver")
    scene.play("mining-village", "yes").play("village").play("conspirator")
    assert scene.in_play() == in_order("village conspirator")
    assert (scene.hand(), scene.coins) == (sorted_names("copper*2 gold"), 4)


@pytest.mark.rule("D9.12")
def test_the_count_of_conspirator_starts_afresh_each_turn() -> None:
    scene = Scene(hand="village*2", deck="copper*2", rival_hand="conspirator", rival_deck="gold")
    scene.play("village").play("village").end_turn()
    scene.play("conspirator")
    assert (scene.hand(1), scene.actions, scene.coins) == ([], 0, 2)


@pytest.mark.rule("D9.12")
def test_throne_room_of_throne_room_on_conspirator_and_great_hall() -> None:
    scene = Scene(hand="throne-room*2 conspirator great-hall", deck="copper silver gold estate duchy")
    scene.play("throne-room", "play:throne-room", "play:conspirator")  # the Conspirator is play 3 and play 4
    assert scene.hand() == sorted_names("copper silver gold estate")  # two from it, two from the Great Hall
    assert (scene.actions, scene.coins) == (4, 4)
    assert scene.in_play() == in_order("throne-room*2 conspirator great-hall")


# --- Coppersmith


@pytest.mark.rule("D9.13")
@pytest.mark.ruling("coppersmith", 1)
def test_coppersmith_makes_each_copper_worth_one_more_and_nothing_else() -> None:
    scene = Scene(hand="coppersmith copper*3 silver gold harem")
    scene.play("coppersmith")
    assert (scene.actions, scene.buys, scene.coins) == (0, 1, 0)
    assert scene.zone("pile:copper")["cost"] == 0
    scene.answers(0, "treasure:copper")
    assert scene.coins == 2
    scene.answers(0, "treasure:silver")
    assert scene.coins == 4
    scene.answers(0, "treasures")
    assert scene.coins == 4 + 2 * 2 + 3 + 2


@pytest.mark.ruling("coppersmith", 1)
def test_coppersmiths_add_up_also_by_throne_room() -> None:
    scene = Scene(hand="festival throne-room coppersmith*2 copper*2")
    scene.play("festival").play("throne-room").play("coppersmith").to_buy_phase()
    assert scene.coins == 2 + 2 * (1 + 3)


@pytest.mark.ruling("coppersmith", 1)
def test_coppersmith_lasts_for_this_turn_only() -> None:
    scene = Scene(hand="coppersmith", rival_hand="copper*3")
    scene.play("coppersmith").end_turn().to_buy_phase()
    assert scene.coins == 3


# --- Ironworks


@pytest.mark.rule("D9.14")
@pytest.mark.parametrize(
    ("card", "hand", "actions", "coins"),
    [("village", "", 1, 0), ("silver", "", 0, 1), ("copper", "", 0, 1), ("estate", "gold", 0, 0)],
)
def test_ironworks_gives_a_bonus_by_the_type_of_the_gained_card(card: str, hand: str, actions: int, coins: int) -> None:
    scene = Scene(hand="ironworks", deck="gold duchy", kingdom="village")
    scene.play("ironworks", f"gain:{card}")
    assert (scene.discard(), scene.hand()) == ([card], sorted_names(hand))
    assert (scene.actions, scene.buys, scene.coins) == (actions, 1, coins)


@pytest.mark.rule("D9.14")
def test_ironworks_offers_what_costs_four_or_less_and_has_to_gain() -> None:
    kingdom = "ironworks moat village smithy duke harem laboratory market nobles witch"
    scene = Scene(hand="ironworks", kingdom=kingdom, piles={"village": 0})
    scene.play("ironworks")
    offered = "ironworks smithy silver estate moat copper curse"
    assert (scene.ask().rule, scene.options()) == ("D9.14", [f"gain:{card}" for card in offered.split()])
    assert scene.refusals() == {
        **{
            f"gain:{card}": "D9.14"
            for card in ["gold", "duchy", "province", "duke", "harem", "laboratory", "market", "nobles", "witch"]
        },
        "gain:village": "D4.5-c",
    }
    assert scene.illegal(0) == ("answer-too-few", "D9.14")


@pytest.mark.ruling("ironworks", 1)
@pytest.mark.parametrize(
    ("card", "hand", "actions", "coins"),
    [("great-hall", "gold", 1, 0), ("nobles", "gold", 1, 0), ("harem", "gold", 0, 1)],
)
def test_ironworks_gives_both_bonuses_for_a_card_of_two_types(card: str, hand: str, actions: int, coins: int) -> None:
    scene = Scene(hand="festival throne-room bridge ironworks", deck="gold duchy", kingdom="great-hall nobles harem")
    scene.play("festival").play("throne-room", "play:bridge")
    before = (scene.actions, scene.coins)
    scene.play("ironworks", f"gain:{card}")
    assert (scene.discard(), scene.hand(), scene.deck()) == ([card], sorted_names(hand), ["duchy"])
    assert (scene.actions - before[0] + 1, scene.coins - before[1]) == (actions, coins)


@pytest.mark.ruling("ironworks", 2)
def test_the_limit_of_ironworks_is_the_current_cost() -> None:
    scene = Scene(hand="village bridge ironworks", deck="copper gold", kingdom="duchy")
    scene.play("village").play("bridge").play("ironworks", "gain:duchy")
    assert (scene.discard(), scene.hand()) == (["duchy"], sorted_names("copper gold"))


@pytest.mark.ruling("ironworks", 3)
def test_ironworks_gives_no_bonus_for_a_curse() -> None:
    scene = Scene(hand="ironworks", deck="gold")
    scene.play("ironworks", "gain:curse")
    assert (scene.discard(), scene.hand(), scene.deck()) == (["curse"], [], ["gold"])
    assert (scene.actions, scene.buys, scene.coins) == (0, 1, 0)


@pytest.mark.rule("D9.14")
def test_ironworks_with_nothing_cheap_enough_left_gains_nothing_and_gives_nothing() -> None:
    gone = {"copper": 0, "silver": 0, "estate": 0, "curse": 0, "ironworks": 0}
    dear = "duke minion saboteur torturer trading-post tribute upgrade harem nobles"
    scene = Scene(hand="ironworks gold", deck="gold", kingdom=dear, piles=gone)
    scene.play("ironworks")
    assert (scene.hand(), scene.discard(), scene.deck()) == (["gold"], [], ["gold"])
    assert (scene.actions, scene.buys, scene.coins) == (0, 1, 0)
    assert scene.ask().rule == "D3.3-d"


# --- Mining Village


@pytest.mark.rule("D9.15")
def test_mining_village_may_be_trashed_for_two_coins() -> None:
    scene = Scene(hand="mining-village", deck="gold silver")
    scene.play("mining-village")
    assert (scene.ask().rule, scene.options()) == ("D9.15", ["no", "yes"])
    scene.answers(0, "yes")
    assert (scene.trash(), scene.in_play()) == (["mining-village"], [])
    assert (scene.hand(), scene.actions, scene.buys, scene.coins) == (["gold"], 2, 1, 2)


@pytest.mark.rule("D9.15")
def test_mining_village_may_stay() -> None:
    scene = Scene(hand="mining-village", deck="gold silver")
    scene.play("mining-village", "no")
    assert (scene.trash(), scene.in_play()) == ([], ["mining-village"])
    assert (scene.hand(), scene.actions, scene.coins) == (["gold"], 2, 0)


@pytest.mark.ruling("mining-village", 1)
def test_trashing_mining_village_is_decided_before_anything_else_is_done() -> None:
    scene = Scene(hand="mining-village village", deck="gold silver")
    scene.play("mining-village")
    assert scene.illegal(0, "play:village") == ("answer-unknown", "D9.15")
    scene.answers(0, "no")
    assert scene.options() == ["play:village", "end-actions"]  # the offer does not come again


@pytest.mark.ruling("mining-village", 2)
def test_the_card_and_the_actions_of_mining_village_come_before_the_question() -> None:
    scene = Scene(hand="mining-village", deck="gold silver")
    scene.play("mining-village")
    assert (scene.hand(), scene.actions, scene.coins) == (["gold"], 2, 0)


@pytest.mark.ruling("mining-village", 3)
def test_throne_room_on_mining_village_trashes_it_once_for_two_coins() -> None:
    scene = Scene(hand="throne-room mining-village", deck="gold silver copper")
    scene.play("throne-room", "yes")
    assert (scene.trash(), scene.in_play()) == (["mining-village"], ["throne-room"])
    assert (scene.hand(), scene.actions, scene.coins) == (sorted_names("gold silver"), 4, 2)
    assert scene.ask().rule == "D3.3-d"  # not asked a second time


@pytest.mark.ruling("mining-village", 3)
def test_throne_room_on_mining_village_may_trash_it_the_second_time() -> None:
    scene = Scene(hand="throne-room mining-village", deck="gold silver copper")
    scene.play("throne-room", "no", "yes")
    assert (scene.trash(), scene.in_play()) == (["mining-village"], ["throne-room"])
    assert (scene.hand(), scene.actions, scene.coins) == (sorted_names("gold silver"), 4, 2)


# --- Scout


@pytest.mark.rule("D9.16")
@pytest.mark.parametrize(
    ("order", "deck"),
    [("copper gold", "gold copper silver"), ("gold copper", "copper gold silver")],
)
def test_scout_takes_the_victory_cards_of_four_and_puts_the_rest_back_in_any_order(order: str, deck: str) -> None:
    scene = Scene(hand="scout", deck="estate copper gold great-hall silver")
    scene.play("scout")
    assert scene.hand() == sorted_names("estate great-hall")
    assert scene.aside() == in_order("copper gold")
    ask = scene.ask()
    assert (ask.rule, ask.least, ask.most, ask.ordered, ask.private) == ("D9.16", 2, 2, True, True)
    assert scene.options() == ["top:copper", "top:gold"]
    scene.picks(0, *(f"top:{card}" for card in order.split()))
    assert (scene.deck(), scene.aside()) == (in_order(deck), [])  # the last one put back lies uppermost
    assert (scene.actions, scene.buys, scene.coins) == (1, 1, 0)


@pytest.mark.ruling("scout", 1)
@pytest.mark.parametrize("seed", range(5))
def test_scout_shuffles_the_discards_without_what_is_revealed_already(seed: int) -> None:
    scene = Scene(hand="scout", deck="estate curse", discard="copper*2 silver*2 gold*2", seed=seed, listen=True)
    scene.play("scout")
    revealed = scene.saw("reveal", seat=1)[0]
    assert revealed[:2] == ["estate", "curse"]
    assert (len(revealed), scene.hand(), scene.discard()) == (4, ["estate"], [])
    assert sorted_names("copper*2 silver*2 gold*2") == sorted(revealed[2:] + scene.deck())


@pytest.mark.ruling("scout", 1)
def test_scout_reveals_what_there_is_when_it_is_less_than_four() -> None:
    scene = Scene(hand="scout", deck="duchy", discard="estate")
    scene.play("scout")
    assert (scene.hand(), scene.deck(), scene.discard()) == (sorted_names("duchy estate"), [], [])


@pytest.mark.ruling("scout", 2)
def test_scout_has_to_take_cards_of_two_types_too_but_no_curse() -> None:
    scene = Scene(hand="scout", deck="harem nobles curse duke province")
    scene.play("scout")
    assert (scene.hand(), scene.deck()) == (sorted_names("harem nobles duke"), in_order("curse province"))
    assert scene.options() == ["play:nobles", "end-actions"]


@pytest.mark.ruling("scout", 3)
def test_only_the_player_of_scout_knows_the_order_of_the_returned_cards() -> None:
    scene = Scene(hand="scout", deck="copper gold estate silver", listen=True)
    scene.play("scout")
    assert scene.alike(0, 1, ["top:copper", "top:silver", "top:gold"], ["top:gold", "top:copper", "top:silver"])
    scene.picks(0, "top:copper", "top:silver", "top:gold")
    assert scene.shown("deck:0", seat=0) == in_order("gold silver copper")
    assert scene.shown("deck:0", seat=1) == []
    assert scene.saw("reveal", seat=1) == [in_order("copper gold estate silver")]
    assert scene.saw("back", seat=1) == [[]]
    assert scene.shown("hand:0", seat=1) == ["estate"]


@pytest.mark.rule("D9.16")
def test_a_single_card_that_scout_returns_is_known_to_all() -> None:
    scene = Scene(hand="scout", deck="copper estate*3 gold")
    scene.play("scout")
    assert scene.deck() == in_order("copper gold")
    assert scene.shown("deck:0", seat=1) == ["copper"]
