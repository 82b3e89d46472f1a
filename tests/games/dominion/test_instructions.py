"""The standard instructions: D4."""

from __future__ import annotations

import pytest

from kronika.engine.errors import IllegalAnswer
from kronika.games.dominion.faces import ACTION, FACES
from kronika.testing import in_order, sorted_names
from tests.scenes.dominion import Scene

# --- D4.1 +X Cards


@pytest.mark.rule("D4.1-a")
def test_cards_are_drawn_from_the_top_without_being_asked() -> None:
    scene = Scene(hand="smithy", deck="curse*3 gold").play("smithy")
    assert scene.hand() == ["curse"] * 3
    assert scene.deck() == ["gold"]
    assert scene.table.seq == 1


@pytest.mark.rule("D4.1-b")
@pytest.mark.ruling("general", 4)
@pytest.mark.ruling("general", 5)
def test_drawing_goes_on_from_the_shuffled_discards_without_the_cards_on_the_table() -> None:
    scene = Scene(hand="village smithy", deck="gold silver", discard="duchy estate").play("village").play("smithy")
    assert scene.hand() == sorted_names("gold silver duchy estate")
    assert scene.in_play() == in_order("village smithy")
    assert scene.deck() == scene.discard() == []


# --- D4.2 +X Actions


@pytest.mark.rule("D4.2-a", "D4.2-c")
def test_additional_actions_accumulate_and_need_not_be_used() -> None:
    scene = Scene(hand="village festival nobles moat*2", deck="copper").play("village").play("festival")
    assert scene.actions == 3
    scene.play("nobles", "two-actions")
    assert scene.actions == 4
    assert scene.options() == ["play:moat", "end-actions"]
    scene.answers(0, "end-actions")
    assert scene.view()["phase"] == "buy"


@pytest.mark.rule("D4.2-b", "D4.2-c")
def test_actions_left_over_are_of_no_use_in_the_buy_phase() -> None:
    scene = Scene(hand="festival moat gold", rival_hand="copper", rival_deck="copper*5").play("festival")
    scene.answers(0, "end-actions").answers(0, "treasures").buy("copper")
    assert scene.actions == 2
    assert scene.refusals()["play:moat"] == "D3.1-d"
    scene.end_turn().end_turn()
    assert scene.actions == 1


# --- D4.3 discard


@pytest.mark.rule("D4.3-a")
def test_discarded_cards_lie_face_up_on_their_owners_pile() -> None:
    scene = Scene(hand="militia", rival_hand="estate copper*3", rival_discard="gold").play("militia")
    scene.answers(1, "discard:estate")
    assert scene.discard(1) == in_order("gold estate")
    assert scene.discard(0) == []
    assert scene.shown("discard:1", seat=0) == ["estate"]


@pytest.mark.rule("D4.3-b", "D4.3-d", "D11.11")
@pytest.mark.ruling("general", 7)
def test_of_several_discarded_cards_only_the_uppermost_is_seen() -> None:
    scene = Scene(hand="militia", rival_hand="gold duchy copper*3", listen=True).play("militia")
    scene.picks(1, "discard:gold", "discard:duchy")
    top = scene.discard(1)[-1]
    for seat in (0, None):
        assert scene.shown("discard:1", seat) == [top]
        assert scene.zone("discard:1", seat)["count"] == 2
        assert scene.saw("discard", seat) == [[]]
        assert scene.saw("discard-top", seat) == [[top]]


@pytest.mark.rule("D4.3-d", "D11.11")
def test_discards_lie_in_the_order_their_owner_gave() -> None:
    """The last one picked shows, and hides what kind the others are."""
    for picks in (("gold", "duchy"), ("duchy", "gold")):
        militia = Scene(hand="militia", rival_hand="gold duchy copper*3").play("militia")
        assert militia.ask(1).ordered
        militia.picks(1, *(f"discard:{name}" for name in picks))
        assert militia.discard(1) == list(picks)
        torturer = Scene(hand="torturer", rival_hand="gold duchy").play("torturer").answers(1, "discard-two")
        torturer.picks(1, *(f"discard:{name}" for name in picks))
        assert torturer.discard(1) == list(picks), "both go, and still one says which shows"
    for own in ("cellar", "secret-chamber"):
        scene = Scene(hand=f"{own} gold estate copper*2", deck="silver*4")
        scene.play(own, ["discard:copper", "discard:gold", "discard:copper", "discard:estate"])
        assert scene.discard() == in_order("copper gold copper estate")


@pytest.mark.rule("D11.11")
def test_which_of_equal_cards_shows_tells_nothing_of_the_others() -> None:
    scene = Scene(hand="secret-chamber copper*3 gold*2").play("secret-chamber")
    for below in (["gold", "gold"], ["gold", "copper"], ["copper", "gold"]):
        answer = [f"discard:{name}" for name in (*below, "copper")]
        assert scene.alike(0, 1, ["discard:copper"] * 3, answer)


@pytest.mark.rule("D11.11")
def test_under_rules_1_discards_were_sorted_by_kind() -> None:
    for picks in (("gold", "duchy"), ("duchy", "gold")):
        scene = Scene(hand="militia", rival_hand="gold duchy copper*3", rules=1).play("militia")
        assert scene.picks(1, *(f"discard:{name}" for name in picks)).discard(1) == ["gold", "duchy"]


@pytest.mark.rule("D4.3-c")
@pytest.mark.parametrize("player", ["secret-chamber", "cellar"])
def test_the_number_of_discarded_cards_is_made_known(player: str) -> None:
    scene = Scene(hand=f"{player} estate*3 copper", deck="silver*4", listen=True)
    scene.play(player, ["discard:estate", "discard:estate", "discard:copper"])
    (told,) = scene.told("discard", seat=1)
    assert told["args"]["count"] == 3
    assert scene.coins == (3 if player == "secret-chamber" else 0)


@pytest.mark.rule("D4.3-d", "D6.1-e")
def test_the_uppermost_discard_is_visible_to_all_at_any_time() -> None:
    scene = Scene(hand="copper", discard="gold estate", rival_hand="copper", rival_discard="silver duchy")
    for seat in (0, 1, None):
        assert scene.shown("discard:0", seat) == ["estate"]
        assert scene.shown("discard:1", seat) == ["duchy"]


# --- D4.4 trash


@pytest.mark.rule("D4.4-a", "D4.4-c")
def test_a_trashed_card_goes_to_the_trash_and_to_no_pile() -> None:
    scene = Scene(hand="chapel estate copper", listen=True)
    estates, coppers = scene.pile("estate"), scene.pile("copper")
    scene.play("chapel", ["trash:estate", "trash:copper"])
    assert sorted(scene.trash()) == sorted_names("estate copper")
    assert scene.discard() == []
    assert (scene.pile("estate"), scene.pile("copper")) == (estates, coppers)
    assert sorted(scene.shown("trash", seat=1)) == sorted_names("estate copper")


@pytest.mark.rule("D4.4-b", "D4.4-c")
@pytest.mark.ruling("general", 6)
def test_what_lies_in_the_trash_can_neither_be_bought_nor_gained() -> None:
    scene = Scene(hand="village*2 chapel workshop silver*2", deck="copper*2", piles={"silver": 0})
    scene.play("village").play("village").play("chapel", ["trash:silver", "trash:silver"]).play("workshop")
    assert scene.trash() == ["silver"] * 2
    assert "gain:silver" not in scene.options()
    assert scene.refusals()["gain:silver"] == "D4.5-c"
    scene.answers(0, "gain:estate").to_buy_phase()
    assert scene.refusals()["buy:silver"] == "D3.3-k"
    assert scene.pile("silver") == 0


# --- D4.5 gain


@pytest.mark.rule("D4.5-a")
def test_gained_cards_go_to_the_discard_pile_unless_another_place_is_named() -> None:
    pile = Scene(hand="workshop", discard="copper").play("workshop", "gain:silver")
    assert pile.discard() == in_order("copper silver")
    assert pile.pile("silver") == 39
    deck = Scene(hand="bureaucrat", deck="copper").play("bureaucrat")
    assert deck.deck() == in_order("silver copper")
    hand = Scene(hand="mine copper").play("mine", "gain:silver")
    assert hand.hand() == ["silver"]


@pytest.mark.rule("D4.5-b")
@pytest.mark.ruling("general", 6)
def test_gaining_takes_neither_money_nor_a_buy() -> None:
    scene = Scene(hand="workshop copper*3", listen=True).play("workshop", "gain:silver")
    assert (scene.coins, scene.buys) == (0, 1)
    assert scene.told("buy") == []
    scene.to_buy_phase()
    assert "buy:silver" in scene.options()


@pytest.mark.rule("D4.5-c")
def test_nothing_is_gained_from_an_empty_pile() -> None:
    scene = Scene(hand="bureaucrat", piles={"silver": 0}, listen=True).play("bureaucrat")
    assert scene.told("gain") == []
    assert scene.deck() == []
    choice = Scene(hand="workshop", piles={"estate": 0}).play("workshop")
    assert choice.refusals()["gain:estate"] == "D4.5-c"


@pytest.mark.rule("D4.5-d")
def test_a_gained_card_is_not_at_hand_in_this_turn_unless_it_came_to_the_hand() -> None:
    scene = Scene(hand="village workshop*2", deck="copper", kingdom="moat").play("village")
    scene.play("workshop", "gain:moat")
    assert scene.options() == ["play:workshop", "end-actions"]
    mine = Scene(hand="mine silver").play("mine", "gain:gold").to_buy_phase()
    assert mine.coins == 3


# --- D4.6 reveal


@pytest.mark.rule("D4.6-a")
def test_a_revealed_card_is_seen_by_all_and_goes_back() -> None:
    scene = Scene(hand="spy", deck="copper estate gold", rival_deck="duchy", listen=True).play("spy")
    assert scene.shown("aside:0", seat=1) == scene.shown("aside:0", seat=None) == ["estate"]
    scene.answers(0, "no").answers(0, "no")
    assert scene.deck() == in_order("estate gold")
    assert scene.deck(1) == ["duchy"]
    assert scene.aside() == scene.aside(1) == []


@pytest.mark.rule("D4.6-a")
def test_a_hand_that_was_shown_stays_in_hand() -> None:
    scene = Scene(hand="shanty-town copper estate", deck="gold silver", listen=True).play("shanty-town")
    assert sorted(scene.saw("show", seat=1)[0]) == sorted_names("copper estate")
    assert scene.hand() == sorted_names("copper estate gold silver")
    assert sorted(scene.shown("hand:0", seat=1)) == sorted_names("copper estate")


@pytest.mark.rule("D4.6-b")
@pytest.mark.ruling("general", 4)
def test_revealing_shuffles_the_discards_without_what_is_already_revealed() -> None:
    scene = Scene(hand="adventurer", deck="estate", discard="copper duchy", listen=True).play("adventurer")
    assert scene.told("shuffle")[0]["args"] == {"count": 2}
    assert scene.hand() == ["copper"]
    assert sorted(scene.discard()) == sorted_names("duchy estate")
    assert len(scene.told("shuffle")) == 1


@pytest.mark.rule("D4.6-b")
def test_only_the_cards_that_exist_are_revealed() -> None:
    scene = Scene(hand="thief", rival_deck="estate", listen=True).play("thief")
    assert scene.saw("reveal", seat=0) == [["estate"]]
    assert scene.discard(1) == ["estate"]


# --- D4.7 set aside


@pytest.mark.rule("D4.7-a", "D4.7-b")
def test_a_card_set_aside_lies_open_and_does_nothing_until_its_effect_says_where_it_goes() -> None:
    scene = Scene(hand="library copper*5", deck="festival witch gold silver").play("library", "yes")
    assert scene.aside() == ["festival"]
    assert scene.shown("aside:0", seat=1) == scene.shown("aside:0", seat=None) == ["festival"]
    assert (scene.actions, scene.coins, scene.buys) == (0, 0, 1)
    scene.answers(0, "yes")
    assert scene.aside() == []
    assert scene.discard() == in_order("festival witch")
    assert scene.discard(1) == []


# --- D4.8 choose


@pytest.mark.rule("D4.8-a")
@pytest.mark.ruling("general", 3)
def test_the_choice_comes_first_and_only_what_was_chosen_is_done() -> None:
    scene = Scene(hand="pawn", deck="gold").play("pawn")
    assert scene.hand() == []
    assert scene.table.ask(0) is not None
    scene.picks(0, "one-card", "one-buy")
    assert scene.hand() == ["gold"]
    assert (scene.actions, scene.buys, scene.coins) == (0, 2, 0)


@pytest.mark.rule("D4.8-b", "D4.8-x2", "D11.3")
@pytest.mark.parametrize(
    ("keys", "why"),
    [
        (["one-coin"], "answer-too-few"),
        (["one-coin", "one-card", "one-buy"], "answer-too-many"),
        (["one-coin", "one-coin"], "answer-too-often"),
        ([], "answer-too-few"),
    ],
)
def test_two_different_things_are_chosen_where_two_are_asked_for(keys: list[str], why: str) -> None:
    scene = Scene(hand="pawn", deck="gold").play("pawn")
    assert set(scene.options()) == {"one-coin", "one-buy", "one-action", "one-card"}
    assert (scene.ask().least, scene.ask().most) == (2, 2)
    with pytest.raises(IllegalAnswer) as wrong:
        scene.picks(0, *keys)
    assert (wrong.value.message.id, wrong.value.rule) == (why, "D9.2")
    assert (scene.actions, scene.buys, scene.coins, scene.hand()) == (0, 1, 0, [])


@pytest.mark.rule("D4.8-c")
@pytest.mark.ruling("general", 3)
def test_what_cannot_be_done_may_be_chosen() -> None:
    torturer = Scene(hand="torturer", rival_hand="copper", piles={"curse": 0}).play("torturer")
    assert torturer.options(1) == ["discard-two", "take-curse"]
    torturer.answers(1, "take-curse")
    assert torturer.hand(1) == ["copper"]
    steward = Scene(hand="steward").play("steward", "trash-two")
    assert steward.trash() == []
    assert (steward.coins, steward.hand()) == (0, [])


@pytest.mark.rule("D4.8-x1")
def test_example_two_cards_from_a_steward_and_nothing_else() -> None:
    scene = Scene(hand="steward estate", deck="gold silver").play("steward", "two-cards")
    assert scene.hand() == sorted_names("estate gold silver")
    assert scene.coins == 0
    assert scene.trash() == []


# --- D4.9 pass


@pytest.mark.rule("D4.9-a", "D4.9-b", "D6.1-c")
def test_a_passed_card_goes_unseen_to_one_other_hand() -> None:
    scene = Scene(hands=["masquerade gold", "estate duchy", "curse copper"], seats=3, listen=True).play("masquerade")
    scene.answers(1, "pass:duchy").answers(2, "pass:curse")
    assert scene.hand(1) == sorted_names("estate gold")
    assert scene.hand(2) == sorted_names("copper duchy")
    assert scene.hand(0) == ["curse"]
    assert [event["seat"] for event in scene.told("pass")] == [0, 1, 2]
    assert scene.saw("pass", seat=0) == [["gold"], [], ["curse"]]
    assert scene.saw("pass", seat=1) == [["gold"], ["duchy"], []]
    assert scene.saw("pass", seat=2) == [[], ["duchy"], ["curse"]]
    assert scene.saw("pass", seat=None) == [[], [], []]
    assert scene.shown("hand:2", seat=0) == []
    assert scene.shown("hand:2", seat=1) == ["duchy"]


@pytest.mark.rule("D4.9-c")
def test_passing_sets_nothing_off() -> None:
    scene = Scene(hand="masquerade witch", rival_hand="militia", deck="", listen=True).play("masquerade")
    scene.picks(0)
    assert (scene.hand(0), scene.hand(1)) == (["militia"], ["witch"])
    assert scene.coins == 0
    assert scene.discard(1) == []
    assert scene.told("gain") == scene.told("trash") == []


@pytest.mark.rule("D4.9-d")
@pytest.mark.parametrize("name", [face.id for face in FACES if face.set == "intrigue" and face.is_a(ACTION)])
def test_masquerade_alone_passes_cards(name: str) -> None:
    scene = Scene(
        hand=f"{name} copper*2 estate",
        deck="gold silver*3 estate",
        rival_hand="copper*3 estate duchy",
        rival_deck="gold estate silver copper",
        listen=True,
    ).play(name)
    while (ask := scene.table.asks[0]).rule not in {"D3.2-a", "D3.3-d"}:
        keys = [option.key for option in ask.options for _ in range(option.most)]
        scene.picks(ask.seat, *keys[: max(ask.least, 1)])
    assert bool(scene.told("pass")) == (name == "masquerade")


# --- D4.10 +1 Buy, +X coins


@pytest.mark.rule("D4.10-a", "D4.10-b")
def test_virtual_coins_are_a_number_for_this_turn_alone() -> None:
    scene = Scene(hand="festival", deck="estate*5", rival_hand="estate", rival_deck="estate*5").play("festival")
    assert (scene.coins, scene.buys) == (2, 2)
    assert scene.in_play() == ["festival"]
    assert scene.owned() == {"festival": 1, "estate": 5}
    assert not any(key.startswith("treasure") for key in scene.options())
    scene.end_turn()
    assert (scene.coins, scene.buys) == (0, 1)


@pytest.mark.rule("D4.10-c")
def test_bonuses_of_one_turn_add_up() -> None:
    scene = Scene(hand="festival market woodcutter", deck="estate")
    scene.play("festival").play("market").play("woodcutter")
    assert (scene.buys, scene.coins) == (4, 5)


# --- D4.11 cost changes


@pytest.mark.rule("D4.11-a", "D4.11-c")
@pytest.mark.ruling("general", 13)
def test_a_bridge_makes_every_card_one_cheaper_but_none_cheaper_than_nothing() -> None:
    scene = Scene(hand="bridge", kingdom="moat")
    sight = scene.table.sight(0)
    before = {name: sight.cost(name) for name in sight.piles()}
    scene.play("bridge")
    assert {name: sight.cost(name) for name in sight.piles()} == {name: max(c - 1, 0) for name, c in before.items()}
    assert sight.cost("copper") == sight.cost("curse") == 0
    assert scene.zone("pile:moat")["cost"] == 1


@pytest.mark.rule("D4.11-a", "D4.11-b")
def test_cards_in_hand_are_cheaper_too() -> None:
    """A Gold in hand costs 5 now, so remodelling it reaches no further than 7: what is printed as 8."""
    scene = Scene(hand="village bridge remodel gold", deck="curse").play("village").play("bridge")
    scene.play("remodel", "trash:gold")
    assert "gain:province" in scene.options()
    more = Scene(hand="village bridge remodel duchy", deck="curse").play("village").play("bridge")
    more.play("remodel", "trash:duchy")
    assert more.refusals()["gain:province"] == "D10.13"


@pytest.mark.rule("D4.11-b")
def test_the_lower_cost_is_paid_and_ends_with_the_turn() -> None:
    scene = Scene(hand="bridge silver", deck="estate*5", rival_hand="copper*2", rival_deck="estate*5")
    scene.play("bridge").to_buy_phase()
    assert scene.coins == 3
    scene.buy("silver")
    assert scene.coins == 1
    scene.buy("estate")
    assert scene.state.turn == 1
    assert scene.table.sight(1).cost("silver") == 3
    scene.to_buy_phase()
    assert "buy:silver" not in scene.options(1)
    assert scene.refusals(1)["buy:silver"] == "D3.3-d"


@pytest.mark.rule("D4.11-d")
def test_further_bridges_and_repeated_ones_lower_costs_again() -> None:
    two = Scene(hand="village bridge*2", deck="curse").play("village").play("bridge").play("bridge")
    assert two.table.sight(0).cost("gold") == 4
    doubled = Scene(hand="throne-room bridge").play("throne-room")
    assert doubled.table.sight(0).cost("gold") == 4
    assert (doubled.coins, doubled.buys) == (2, 3)
    many = Scene(hand="throne-room*2 bridge*2 copper").play("throne-room", "play:throne-room")
    assert many.table.sight(0).cost("province") == 4
    assert many.table.sight(0).cost("silver") == 0
