"""The Buy phase: D3.3 with its examples."""

from __future__ import annotations

import pytest

from kronika.engine.errors import IllegalAnswer
from kronika.testing import in_order, sorted_names
from tests.scenes.dominion import Scene


@pytest.mark.rule("D3.3-a")
def test_one_purchase_and_one_more_for_every_bonus() -> None:
    one = Scene(hand="gold*2", rival_hand="copper").to_buy_phase().buy("copper")
    assert one.state.turn == 1
    three = Scene(hand="festival market gold", deck="estate", rival_hand="copper")
    three.play("festival").play("market").to_buy_phase()
    assert three.buys == 3
    three.buy("copper", "copper")
    assert (three.state.turn, three.buys) == (0, 1)
    three.buy("copper")
    assert three.state.turn == 1


@pytest.mark.rule("D3.3-b", "D2.3-d")
def test_everything_in_the_supply_is_for_sale() -> None:
    scene = Scene(hand="gold*3", kingdom="moat market").to_buy_phase()
    assert scene.coins == 9
    on_sale = [key.removeprefix("buy:") for key in scene.options() if key.startswith("buy:")]
    assert sorted(on_sale) == sorted(scene.table.sight(0).piles())
    assert len(on_sale) == 17
    assert on_sale[:2] == ["province", "gold"]
    assert on_sale[-2:] == ["copper", "curse"], "hardly anybody wants them, so they do not stand first"


@pytest.mark.rule("D3.3-c")
def test_treasures_are_played_one_by_one_or_all_at_once() -> None:
    scene = Scene(hand="copper*2 silver gold estate")
    assert scene.options()[:4] == ["treasures", "treasure:copper", "treasure:silver", "treasure:gold"]
    scene.answers(0, "treasure:silver")
    assert scene.coins == 2
    assert scene.in_play() == ["silver"]
    assert scene.shown("play", seat=1) == ["silver"]
    assert scene.hand() == sorted_names("copper*2 gold estate")
    scene.answers(0, "treasures")
    assert scene.coins == 7
    assert scene.hand() == ["estate"]
    assert "treasures" not in scene.options()


@pytest.mark.rule("D3.3-c")
def test_treasures_may_stay_in_hand() -> None:
    scene = Scene(hand="copper gold", deck="estate*5", rival_hand="copper").answers(0, "treasure:copper").buy("copper")
    assert sorted(scene.discard()) == sorted_names("copper*2 gold")


@pytest.mark.rule("D3.3-c")
def test_virtual_coins_add_to_the_treasures() -> None:
    scene = Scene(hand="woodcutter copper*2").play("woodcutter").to_buy_phase()
    assert scene.coins == 4


@pytest.mark.rule("D3.3-d")
def test_a_card_is_affordable_up_to_the_coins_at_hand() -> None:
    scene = Scene(hand="silver*2 copper", kingdom="market smithy adventurer", rival_hand="copper").to_buy_phase()
    assert scene.ask().rule == "D3.3-d"
    assert scene.coins == 5
    assert {"buy:market", "buy:duchy", "buy:smithy", "buy:copper"} <= set(scene.options())
    assert {scene.refusals()[f"buy:{dear}"] for dear in in_order("gold province adventurer")} == {"D3.3-d"}
    reason = next(refusal.reason for refusal in scene.table.refused(0) if refusal.key == "buy:gold")
    assert reason.args == {"card": "gold", "cost": 6, "coins": 5}
    with pytest.raises(IllegalAnswer) as wrong:
        scene.buy("gold")
    assert wrong.value.rule == "D3.3-d"
    assert (scene.coins, scene.buys) == (5, 1)


@pytest.mark.rule("D3.3-d", "D3.3-e")
def test_money_is_divided_among_the_purchases() -> None:
    scene = Scene(hand="festival gold*2", rival_hand="copper").play("festival").to_buy_phase()
    assert (scene.coins, scene.buys) == (8, 2)
    scene.buy("silver")
    assert (scene.coins, scene.buys) == (5, 1)
    assert "buy:duchy" in scene.options()
    assert scene.refusals()["buy:gold"] == "D3.3-d"
    scene.buy("duchy")
    assert sorted(name for name in scene.discard() + scene.hand()) == sorted_names("festival gold*2 silver duchy")


@pytest.mark.rule("D3.3-f")
def test_a_bought_card_lies_open_on_the_discard_pile_at_once() -> None:
    scene = Scene(hand="woodcutter copper", discard="estate", kingdom="village", listen=True)
    scene.play("woodcutter").to_buy_phase().buy("village")
    assert scene.discard() == in_order("estate village")
    assert scene.shown("discard:0", seat=1) == ["village"]
    assert scene.pile("village") == 9
    assert scene.saw("buy", seat=1) == [["village"]]
    assert scene.hand() == []


@pytest.mark.rule("D3.3-f")
def test_a_bought_treasure_is_not_used_in_the_same_turn() -> None:
    scene = Scene(hand="woodcutter copper", setup={"late-treasures": True})
    scene.play("woodcutter").to_buy_phase().buy("silver")
    assert not any(key.startswith("treasure") for key in scene.options())
    assert scene.coins == 0


@pytest.mark.rule("D3.3-g", "D4.10-a")
def test_unused_coins_and_buys_expire() -> None:
    scene = Scene(hand="festival gold", deck="copper*5", rival_hand="estate", rival_deck="estate*5")
    scene.play("festival").to_buy_phase().end_turn()
    assert (scene.coins, scene.buys) == (0, 1)
    scene.end_turn()
    assert scene.state.turn == 0
    assert (scene.coins, scene.buys, scene.actions) == (0, 1, 1)


@pytest.mark.rule("D3.3-h")
def test_treasures_are_not_paid_away() -> None:
    scene = Scene(hand="gold*2 copper*2 woodcutter", deck="estate*5", rival_hand="copper")
    scene.play("woodcutter").to_buy_phase().buy("province")
    assert scene.in_play() == in_order("woodcutter gold*2 copper*2")
    scene.end_turn()
    assert scene.owned() == {"gold": 2, "copper": 2, "woodcutter": 1, "province": 1, "estate": 5}


@pytest.mark.rule("D3.3-i", "D9.24")
def test_a_harem_is_played_with_the_treasures() -> None:
    alone = Scene(hand="harem copper").answers(0, "treasure:harem")
    assert alone.coins == 2
    assert alone.in_play() == ["harem"]
    together = Scene(hand="harem copper estate").answers(0, "treasures")
    assert together.coins == 3
    assert together.hand() == ["estate"]


@pytest.mark.rule("D3.3-j", "D4.4-b")
def test_the_trash_sells_nothing() -> None:
    scene = Scene(hand="festival chapel gold*3", piles={"gold": 0}).play("festival").play("chapel", ["trash:gold"])
    scene.to_buy_phase()
    assert scene.trash() == ["gold"]
    assert scene.coins == 8
    assert "buy:gold" not in scene.options()
    assert scene.refusals()["buy:gold"] == "D3.3-k"


@pytest.mark.rule("D3.3-k")
def test_an_empty_pile_sells_nothing() -> None:
    scene = Scene(hand="gold*2", piles={"duchy": 0, "curse": 1}, rival_hand="copper").to_buy_phase()
    assert "buy:duchy" not in scene.options()
    assert scene.refusals()["buy:duchy"] == "D3.3-k"
    assert "buy:curse" in scene.options()


@pytest.mark.rule("D3.3-k")
def test_a_card_for_nothing_needs_a_buy_but_no_treasure() -> None:
    scene = Scene(hand="estate*5", deck="estate*5", rival_hand="copper")
    assert scene.coins == 0
    assert [key for key in scene.options() if key.startswith("buy:")] == ["buy:copper", "buy:curse"]
    scene.buy("copper")
    assert scene.state.turn == 1
    assert scene.discard()[0] == "copper"


@pytest.mark.rule("D3.3-x1")
def test_example_three_coppers_for_a_silver() -> None:
    scene = Scene(hand="copper*3 estate*2", deck="estate*5", rival_hand="copper").answers(0, "treasures")
    assert scene.coins == 3
    scene.buy("silver")
    assert scene.state.turn == 1
    assert scene.discard()[0] == "silver"
    assert scene.owned() == {"copper": 3, "estate": 7, "silver": 1}


@pytest.mark.rule("D3.3-x2")
def test_example_a_pawns_coin_makes_it_a_bridge() -> None:
    scene = Scene(hand="pawn copper*3", deck="estate*6", rival_hand="copper", kingdom="bridge")
    scene.play("pawn", ["one-card", "one-coin"]).to_buy_phase()
    assert scene.coins == 4
    scene.buy("bridge")
    assert scene.owned()["bridge"] == 1
    assert scene.state.turn == 1


@pytest.mark.rule("D3.3-x3", "D4.11-b")
def test_example_a_bridge_a_duke_and_a_copper() -> None:
    scene = Scene(hand="bridge silver copper*2", deck="estate*5", rival_hand="copper", kingdom="duke")
    scene.play("bridge").to_buy_phase()
    assert (scene.coins, scene.buys) == (5, 2)
    assert scene.zone("pile:duke")["cost"] == 4
    scene.buy("duke")
    assert (scene.coins, scene.buys) == (1, 1)
    scene.buy("copper")
    assert scene.state.turn == 1
    assert scene.coins == 0
    assert scene.owned() == {"bridge": 1, "silver": 1, "copper": 3, "duke": 1, "estate": 5}


@pytest.mark.rule("D3.3-k")
def test_a_pile_bought_empty_is_gone_from_the_next_turn_on() -> None:
    """The same seat in the same situation, but for the last Curse."""
    scene = Scene(hand="estate*5", deck="estate*5", rival_hand="estate*5", rival_deck="estate*5", piles={"curse": 1})
    assert [key for key in scene.options() if key.startswith("buy:")] == ["buy:copper", "buy:curse"]
    scene.buy("curse").end_turn()
    assert [key for key in scene.options() if key.startswith("buy:")] == ["buy:copper"]
    assert scene.refusals()["buy:curse"] == "D3.3-k"


@pytest.mark.rule("D3.3-d", "D4.11-b")
def test_what_is_affordable_depends_on_coins_buys_and_bridges_alike() -> None:
    """One coin and two Buys from a Market reach less than one coin and two Buys from a Bridge."""
    ten = "pawn market bridge moat village smithy witch duke harem nobles"
    market = Scene(hand="market", deck="estate", kingdom=ten).play("market")
    assert market.ask().what.args == {"coins": 1, "buys": 2}
    assert [key for key in market.options() if key.startswith("buy:")] == ["buy:copper", "buy:curse"]
    bridge = Scene(hand="bridge", kingdom=ten).play("bridge")
    assert bridge.ask().what.args == {"coins": 1, "buys": 2}
    on_sale = [key for key in bridge.options() if key.startswith("buy:")]
    assert on_sale == ["buy:estate", "buy:moat", "buy:pawn", "buy:copper", "buy:curse"]
    pawn = Scene(hand="pawn", deck="estate", kingdom=ten).play("pawn", ["one-card", "one-coin"])
    assert pawn.ask().what.args == {"coins": 1, "buys": 1}
