"""Kingdom cards of the base set that cost 2 and 3: D10.1 to D10.7."""

from __future__ import annotations

import pytest

from kronika.engine.errors import IllegalAnswer
from kronika.testing import in_order, sorted_names
from tests.scenes.dominion import Scene

# --- Cellar


@pytest.mark.rule("D10.1")
def test_cellar_discards_first_and_draws_as_many() -> None:
    scene = Scene(hand="cellar estate*2 curse village", deck="gold silver copper")
    scene.play("cellar")
    ask = scene.ask()
    assert (ask.rule, ask.least, ask.most, ask.private) == ("D10.1", 0, 4, True)
    assert scene.options() == ["discard:estate", "discard:curse", "discard:village"]
    assert [option.most for option in ask.options] == [2, 1, 1]
    scene.picks(0, "discard:estate", "discard:estate")
    assert scene.hand() == sorted_names("curse village gold silver")
    assert scene.discard() == in_order("estate*2")
    assert scene.deck() == ["copper"]
    assert scene.in_play() == ["cellar"]
    assert (scene.actions, scene.buys, scene.coins) == (1, 1, 0)
    assert scene.options() == ["play:village", "end-actions"]


@pytest.mark.rule("D10.1")
def test_cellar_may_discard_nothing() -> None:
    scene = Scene(hand="cellar estate village", deck="gold")
    scene.play("cellar", [])
    assert scene.hand() == sorted_names("estate village")
    assert scene.discard() == []
    assert scene.deck() == ["gold"]
    assert scene.actions == 1


@pytest.mark.rule("D10.1")
def test_cellar_with_an_empty_hand_asks_nothing() -> None:
    scene = Scene(hand="cellar", deck="gold")
    scene.play("cellar")
    assert scene.ask().rule == "D3.3-d"
    assert scene.hand() == []
    assert scene.deck() == ["gold"]


@pytest.mark.rule("D10.1")
def test_cellar_shuffles_the_cards_just_discarded_with_the_rest() -> None:
    scene = Scene(hand="cellar curse*2 estate", deck="gold", discard="silver")
    scene.play("cellar", ["discard:curse", "discard:curse", "discard:estate"])
    assert "gold" in scene.hand()
    assert len(scene.hand()) == 3
    assert sorted(scene.hand() + scene.deck()) == sorted_names("gold silver curse*2 estate")
    assert scene.discard() == []


@pytest.mark.rule("D10.1")
def test_cellar_does_not_draw_before_everything_is_discarded() -> None:
    """With an empty deck and nothing in the discard pile only what was discarded can be drawn again."""
    scene = Scene(hand="cellar curse estate")
    scene.play("cellar", ["discard:curse", "discard:estate"])
    assert scene.hand() == sorted_names("curse estate")
    assert scene.deck() == scene.discard() == []


@pytest.mark.rule("D10.1")
def test_cellar_tells_others_how_many_and_the_top_card_only() -> None:
    scene = Scene(hand="cellar estate copper curse", deck="gold*3", listen=True)
    scene.play("cellar", ["discard:copper", "discard:estate", "discard:curse"])
    assert scene.shown("discard:0", seat=1) == ["curse"]
    assert scene.zone("discard:0", seat=1)["count"] == 3
    (told,) = scene.told("discard", seat=1)
    assert told["args"] == {"count": 3}
    assert scene.saw("discard", seat=1) == [[]]
    assert scene.saw("discard-top", seat=1) == [["curse"]]
    assert scene.saw("draw", seat=1) == [[]]
    assert scene.saw("draw", seat=0) == [["gold"] * 3]


# --- Chapel


@pytest.mark.rule("D10.2")
def test_chapel_trashes_up_to_four() -> None:
    scene = Scene(hand="chapel estate*3 curse copper*2")
    scene.play("chapel")
    ask = scene.ask()
    assert (ask.rule, ask.least, ask.most) == ("D10.2", 0, 4)
    assert scene.options() == ["trash:copper", "trash:estate", "trash:curse"]
    scene.picks(0, "trash:estate", "trash:estate", "trash:estate", "trash:curse")
    assert sorted(scene.trash()) == sorted_names("estate*3 curse")
    assert scene.hand() == sorted_names("copper*2")
    assert scene.discard() == []
    assert (scene.actions, scene.buys, scene.coins) == (0, 1, 0)


@pytest.mark.rule("D10.2")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_chapel_trashes_any_smaller_number(count: int) -> None:
    scene = Scene(hand="chapel estate*5")
    scene.play("chapel", ["trash:estate"] * count)
    assert scene.trash() == ["estate"] * count
    assert scene.hand() == ["estate"] * (5 - count)


@pytest.mark.rule("D10.2")
def test_chapel_refuses_a_fifth_card() -> None:
    scene = Scene(hand="chapel estate*5").play("chapel")
    with pytest.raises(IllegalAnswer) as wrong:
        scene.picks(0, *["trash:estate"] * 5)
    assert wrong.value.rule == "D10.2"
    assert wrong.value.message.id == "answer-too-many"
    assert scene.hand() == ["estate"] * 5
    assert scene.trash() == []


@pytest.mark.rule("D10.2")
def test_chapel_cannot_trash_itself() -> None:
    scene = Scene(hand="chapel copper").play("chapel")
    assert scene.options() == ["trash:copper"]
    scene.answers(0, "trash:copper")
    assert scene.trash() == ["copper"]
    assert scene.in_play() == ["chapel"]


@pytest.mark.rule("D10.2")
def test_chapel_can_trash_another_chapel() -> None:
    scene = Scene(hand="chapel*2").play("chapel", "trash:chapel")
    assert scene.trash() == ["chapel"]
    assert scene.in_play() == ["chapel"]


@pytest.mark.rule("D10.2", "D10.17")
def test_throne_room_on_chapel_trashes_up_to_eight_in_two_steps() -> None:
    scene = Scene(hand="throne-room chapel estate*6 copper")
    scene.play("throne-room", ["trash:estate"] * 4, ["trash:estate", "trash:estate", "trash:copper"])
    assert sorted(scene.trash()) == sorted_names("estate*6 copper")
    assert scene.hand() == []
    assert scene.in_play() == in_order("throne-room chapel")


# --- Moat


@pytest.mark.rule("D10.3")
def test_moat_draws_two() -> None:
    scene = Scene(hand="moat copper", deck="gold silver estate").play("moat")
    assert scene.hand() == sorted_names("copper gold silver")
    assert scene.deck() == ["estate"]
    assert (scene.actions, scene.buys, scene.coins) == (0, 1, 0)


@pytest.mark.rule("D10.3")
def test_moat_may_be_shown_or_kept_back() -> None:
    scene = Scene(hand="militia", rival_hand="moat copper*4")
    scene.play("militia")
    assert scene.asked() == [1]
    ask = scene.ask(1)
    assert (ask.rule, ask.least, ask.most, ask.private) == ("D5.1-a", 1, 1, True)
    assert scene.options(1) == ["reveal:moat", "no-reaction"]
    scene.answers(1, "no-reaction")
    assert scene.ask(1).rule == "D10.11"
    scene.picks(1, "discard:copper", "discard:copper")
    assert scene.hand(1) == sorted_names("moat copper*2")


@pytest.mark.rule("D10.3")
def test_moat_goes_back_to_hand_and_once_shown_is_not_asked_for_again() -> None:
    scene = Scene(hand="village militia*2", deck="copper", rival_hand="moat*2 copper*3")
    scene.play("village")
    for coins in (2, 4):
        scene.play("militia").answers(1, "reveal:moat")
        assert scene.hand(1) == sorted_names("moat*2 copper*3")
        assert (scene.asked(), scene.coins) == ([0], coins), "the next Attack is another one"


@pytest.mark.rule("D10.3")
def test_under_rules_1_a_moat_is_asked_for_until_one_says_no() -> None:
    scene = Scene(hand="militia", rival_hand="moat copper*4", rules=1).play("militia")
    for _ in range(3):
        scene.answers(1, "reveal:moat")
        assert scene.options(1) == ["reveal:moat", "no-reaction"]
    scene.answers(1, "no-reaction")
    assert (scene.asked(), scene.hand(1)) == ([0], sorted_names("moat copper*4"))


@pytest.mark.rule("D10.3")
@pytest.mark.ruling("moat", 1)
def test_moat_saves_its_owner_alone_and_the_attacker_loses_nothing() -> None:
    scene = Scene(hands=["witch", "moat copper", "copper"], decks=["gold silver"], seats=3)
    scene.play("witch")
    assert scene.asked() == [1]
    scene.answers(1, "reveal:moat")
    assert scene.hand() == sorted_names("gold silver")
    assert scene.discard(1) == []
    assert scene.discard(2) == ["curse"]
    assert scene.pile("curse") == 19


@pytest.mark.rule("D10.3")
@pytest.mark.ruling("moat", 1)
@pytest.mark.parametrize("attack", ["bureaucrat", "militia", "spy", "thief", "witch"])
def test_moat_keeps_every_base_attack_away_entirely(attack: str) -> None:
    scene = Scene(hand=attack, deck="copper*3", rival_hand="moat estate*4", rival_deck="gold silver", listen=True)
    scene.play(attack)
    scene.answers(1, "reveal:moat")
    if attack == "spy":
        assert scene.ask().what.args == {"card": "copper", "victim": 0}
        scene.answers(0, "no")
    assert scene.hand(1) == sorted_names("moat estate*4")
    assert scene.deck(1) == in_order("gold silver")
    assert scene.discard(1) == []
    assert scene.trash() == []
    assert scene.pile("curse") == 10
    assert scene.saw("show", seat=0) == [["moat"]]
    assert all(event["seat"] == 0 for event in scene.told("reveal"))


@pytest.mark.rule("D10.3")
def test_moat_does_not_answer_a_card_that_is_no_attack() -> None:
    scene = Scene(hand="council-room", deck="copper*4", rival_hand="moat", rival_deck="gold")
    scene.play("council-room")
    assert scene.asked() == [0]
    assert scene.hand(1) == sorted_names("moat gold")


@pytest.mark.rule("D10.3")
def test_moat_of_the_attacker_is_not_asked_for() -> None:
    scene = Scene(hand="militia moat", rival_hand="copper*3").play("militia")
    assert scene.asked() == [0]
    assert scene.ask().rule == "D3.3-d"


# --- Chancellor


@pytest.mark.rule("D10.4")
def test_chancellor_turns_the_deck_over_onto_the_discard_pile() -> None:
    """Turned over as a whole, the card that lay lowest comes to lie uppermost."""
    scene = Scene(hand="chancellor", deck="gold silver copper", discard="estate", listen=True)
    scene.play("chancellor")
    assert scene.ask().rule == "D10.4"
    assert scene.options() == ["no", "yes"]
    scene.answers(0, "yes")
    assert scene.deck() == []
    assert scene.discard() == in_order("estate gold silver copper")
    assert (scene.coins, scene.actions, scene.buys) == (2, 0, 1)
    assert scene.shown("discard:0", seat=1) == ["copper"]
    assert scene.saw("discard-deck", seat=0) == scene.saw("discard-deck", seat=1) == [[]]


@pytest.mark.rule("D10.4")
def test_chancellor_may_leave_the_deck() -> None:
    scene = Scene(hand="chancellor", deck="gold silver", discard="estate").play("chancellor", "no")
    assert scene.deck() == in_order("gold silver")
    assert scene.discard() == ["estate"]
    assert scene.coins == 2


@pytest.mark.rule("D10.4")
def test_chancellor_with_an_empty_deck_gives_its_coins_and_asks_nothing() -> None:
    scene = Scene(hand="chancellor", discard="estate").play("chancellor")
    assert scene.ask().rule == "D3.3-d"
    assert scene.coins == 2
    assert scene.discard() == ["estate"]


@pytest.mark.rule("D10.4")
def test_chancellor_decides_before_the_next_action() -> None:
    scene = Scene(hand="village chancellor*2", deck="copper gold", discard="")
    scene.play("village").play("chancellor", "yes")
    assert scene.discard() == ["gold"]
    assert scene.options() == ["play:chancellor", "end-actions"]
    scene.play("chancellor")
    assert scene.ask().rule == "D3.3-d"
    assert scene.coins == 4


@pytest.mark.rule("D10.4")
def test_chancellor_makes_the_next_hand_come_from_a_shuffle() -> None:
    scene = Scene(hand="chancellor", deck="gold*5", discard="silver*5").play("chancellor", "yes").end_turn()
    assert len(scene.hand()) == 5
    assert sorted(scene.hand() + scene.deck()) == sorted_names("gold*5 silver*5 chancellor")
    assert scene.discard() == []


# --- Village and Woodcutter


@pytest.mark.rule("D10.5")
def test_village() -> None:
    scene = Scene(hand="village*2", deck="gold silver copper").play("village")
    assert scene.hand() == sorted_names("village gold")
    assert (scene.actions, scene.buys, scene.coins) == (2, 1, 0)
    scene.play("village")
    assert scene.hand() == sorted_names("gold silver")
    assert scene.actions == 3


@pytest.mark.rule("D10.6")
def test_woodcutter() -> None:
    scene = Scene(hand="woodcutter", deck="gold").play("woodcutter")
    assert (scene.actions, scene.buys, scene.coins) == (0, 2, 2)
    assert scene.hand() == []
    assert scene.deck() == ["gold"]


# --- Workshop


@pytest.mark.rule("D10.7")
def test_workshop_gains_a_card_up_to_four_to_the_discard_pile() -> None:
    scene = Scene(hand="workshop", deck="copper", discard="estate", kingdom="gardens moat market adventurer")
    scene.play("workshop")
    assert scene.ask().rule == "D10.7"
    assert {"gain:copper", "gain:silver", "gain:estate", "gain:curse", "gain:gardens", "gain:moat"} <= set(
        scene.options()
    )
    refused = scene.refusals()
    assert {key for key in refused if key in scene.options()} == set()
    assert {refused[f"gain:{dear}"] for dear in in_order("gold duchy province market adventurer")} == {"D10.7"}
    scene.answers(0, "gain:gardens")
    assert scene.discard() == in_order("estate gardens")
    assert scene.pile("gardens") == 7
    assert (scene.actions, scene.buys, scene.coins) == (0, 1, 0)


@pytest.mark.rule("D10.7")
def test_workshop_must_gain_something() -> None:
    scene = Scene(hand="workshop").play("workshop")
    assert scene.ask().least == 1
    assert "nothing" not in scene.options()
    with pytest.raises(IllegalAnswer) as wrong:
        scene.picks(0)
    assert (wrong.value.message.id, wrong.value.rule) == ("answer-too-few", "D10.7")


@pytest.mark.rule("D10.7", "D4.11-b")
def test_workshop_reaches_further_after_a_bridge() -> None:
    scene = Scene(hand="village bridge workshop", deck="copper", kingdom="market adventurer")
    scene.play("village").play("bridge").play("workshop")
    assert "gain:market" in scene.options()
    assert "gain:duchy" in scene.options()
    assert scene.refusals()["gain:gold"] == "D10.7"
    assert scene.refusals()["gain:adventurer"] == "D10.7"
    scene.answers(0, "gain:duchy")
    assert scene.discard() == ["duchy"]
    assert scene.coins == 1


@pytest.mark.rule("D10.7", "D4.5-c")
def test_workshop_does_not_offer_an_empty_pile() -> None:
    scene = Scene(hand="workshop", piles={"silver": 0}).play("workshop")
    assert "gain:silver" not in scene.options()
    assert scene.refusals()["gain:silver"] == "D4.5-c"
