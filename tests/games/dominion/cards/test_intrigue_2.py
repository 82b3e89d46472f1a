"""Intrigue cards that cost 2: D9.1 to D9.3, with every ruling on them."""

from __future__ import annotations

import pytest

from kronika.testing import in_order, sorted_names
from tests.scenes.dominion import Scene

# --- Courtyard


@pytest.mark.rule("D9.1")
def test_courtyard_draws_three_and_puts_one_card_of_the_hand_on_the_deck() -> None:
    scene = Scene(hand="courtyard estate*2 silver", deck="gold copper*2 duchy")
    scene.play("courtyard")
    ask = scene.ask()
    assert (ask.rule, ask.least, ask.most, ask.private) == ("D9.1", 1, 1, True)
    assert scene.options() == ["top:copper", "top:silver", "top:gold", "top:estate"]
    scene.answers(0, "top:silver")
    assert scene.hand() == sorted_names("estate*2 gold copper*2")
    assert scene.deck() == in_order("silver duchy")
    assert (scene.actions, scene.buys, scene.coins) == (0, 1, 0)


@pytest.mark.ruling("courtyard", 1)
def test_courtyard_may_put_back_a_card_just_drawn() -> None:
    scene = Scene(hand="courtyard estate", deck="gold copper*2")
    scene.play("courtyard")
    assert scene.hand() == sorted_names("estate gold copper*2")  # drawn before the question is put
    scene.answers(0, "top:gold")
    assert scene.hand() == sorted_names("estate copper*2")
    assert scene.deck() == ["gold"]


@pytest.mark.rule("D9.1")
def test_courtyard_must_put_a_card_back() -> None:
    scene = Scene(hand="courtyard estate", deck="gold copper*2")
    scene.play("courtyard")
    assert scene.illegal(0) == ("answer-too-few", "D9.1")


@pytest.mark.ruling("courtyard", 2)
def test_courtyard_with_nothing_to_draw_and_an_empty_hand_puts_nothing_back() -> None:
    scene = Scene(hand="courtyard")
    scene.play("courtyard")
    assert (scene.hand(), scene.deck()) == ([], [])
    assert scene.ask().rule == "D3.3-d"


@pytest.mark.rule("D9.1")
def test_courtyard_puts_the_only_card_back_without_asking() -> None:
    scene = Scene(hand="courtyard", deck="gold")
    scene.play("courtyard")
    assert (scene.hand(), scene.deck()) == ([], ["gold"])


@pytest.mark.rule("D9.1")
def test_the_rival_does_not_learn_what_courtyard_put_back() -> None:
    scene = Scene(hand="courtyard silver estate", deck="gold copper*2", listen=True)
    scene.play("courtyard")
    assert scene.alike(0, 1, ["top:gold"], ["top:silver"])
    scene.answers(0, "top:gold")
    assert (scene.shown("deck:0", seat=0), scene.shown("deck:0", seat=1)) == (["gold"], [])
    assert scene.zone("deck:0", seat=1)["count"] == 1
    assert (scene.saw("top", seat=0), scene.saw("top", seat=1)) == ([["gold"]], [[]])


# --- Pawn


@pytest.mark.rule("D9.2")
@pytest.mark.parametrize(
    ("chosen", "hand", "actions", "buys", "coins"),
    [
        ("one-card one-action", "gold", 1, 1, 0),
        ("one-card one-buy", "gold", 0, 2, 0),
        ("one-card one-coin", "gold", 0, 1, 1),
        ("one-action one-buy", "", 1, 2, 0),
        ("one-action one-coin", "", 1, 1, 1),
        ("one-buy one-coin", "", 0, 2, 1),
    ],
)
def test_pawn_gives_the_two_bonuses_that_were_chosen(
    chosen: str, hand: str, actions: int, buys: int, coins: int
) -> None:
    scene = Scene(hand="pawn", deck="gold silver")
    scene.play("pawn")
    assert scene.options() == ["one-card", "one-action", "one-buy", "one-coin"]
    assert (scene.ask().rule, scene.ask().least, scene.ask().most) == ("D9.2", 2, 2)
    scene.picks(0, *chosen.split())
    assert scene.hand() == sorted_names(hand)
    assert (scene.actions, scene.buys, scene.coins) == (actions, buys, coins)


@pytest.mark.rule("D11.3")
@pytest.mark.ruling("pawn", 1)
def test_pawn_takes_two_different_bonuses_not_one_and_not_three() -> None:
    scene = Scene(hand="pawn", deck="gold")
    scene.play("pawn")
    assert scene.illegal(0, "one-coin", "one-coin") == ("answer-too-often", "D9.2")
    assert scene.illegal(0, "one-coin") == ("answer-too-few", "D9.2")
    assert scene.illegal(0, "one-coin", "one-buy", "one-card") == ("answer-too-many", "D9.2")


@pytest.mark.ruling("pawn", 2)
def test_pawn_is_decided_before_the_card_is_seen() -> None:
    scene = Scene(hand="pawn", deck="village gold")
    scene.play("pawn")
    assert (scene.hand(), scene.deck()) == ([], in_order("village gold"))
    scene.picks(0, "one-card", "one-action")
    assert scene.options() == ["play:village", "end-actions"]


@pytest.mark.ruling("pawn", 2)
@pytest.mark.parametrize("chosen", [("one-action", "one-card"), ("one-card", "one-action")])
def test_the_order_of_the_two_pawn_bonuses_makes_no_difference(chosen: tuple[str, str]) -> None:
    scene = Scene(hand="pawn", deck="village gold")
    scene.play("pawn", chosen)
    assert (scene.hand(), scene.actions) == (["village"], 1)


@pytest.mark.rule("D9.2")
def test_throne_room_on_pawn_chooses_anew_each_time() -> None:
    scene = Scene(hand="throne-room pawn", deck="gold silver")
    scene.play("throne-room", ["one-card", "one-coin"])  # the Pawn is the only Action to pick
    assert (scene.hand(), scene.coins) == (["gold"], 1)
    scene.picks(0, "one-buy", "one-coin")
    assert (scene.hand(), scene.buys, scene.coins) == (["gold"], 2, 2)
    assert scene.in_play() == in_order("throne-room pawn")


# --- Secret Chamber


@pytest.mark.rule("D9.3")
def test_secret_chamber_gives_a_coin_for_each_discarded_card() -> None:
    scene = Scene(hand="secret-chamber copper*2 estate*2", deck="gold", listen=True)
    scene.play("secret-chamber")
    ask = scene.ask()
    assert (ask.rule, ask.least, ask.most, ask.private) == ("D9.3", 0, 4, True)
    assert scene.options() == ["discard:copper", "discard:estate"]
    scene.picks(0, "discard:copper", "discard:estate", "discard:estate")
    assert scene.hand() == ["copper"]
    assert scene.discard() == in_order("copper estate*2")
    assert scene.deck() == ["gold"]
    assert (scene.actions, scene.buys, scene.coins) == (0, 1, 3)


@pytest.mark.ruling("secret-chamber", 1)
def test_secret_chamber_may_discard_no_card_for_no_coins() -> None:
    scene = Scene(hand="secret-chamber copper*2", deck="gold")
    scene.play("secret-chamber", [])
    assert (scene.hand(), scene.discard(), scene.coins) == (sorted_names("copper*2"), [], 0)


@pytest.mark.ruling("secret-chamber", 2)
def test_the_reaction_part_of_secret_chamber_does_nothing_in_the_own_turn() -> None:
    attack = Scene(hand="minion secret-chamber", deck="gold*2", rival_hand="estate*5")
    attack.play("minion")
    assert (attack.asked(), attack.ask().rule) == ([0], "D9.18")
    played = Scene(hand="secret-chamber estate", deck="gold*2")
    played.play("secret-chamber", "discard:estate")
    assert (played.hand(), played.deck(), played.coins) == ([], sorted_names("gold*2"), 1)


@pytest.mark.ruling("secret-chamber", 3)
@pytest.mark.parametrize(
    ("first", "second", "deck"),
    [("secret-chamber", "gold", "gold secret-chamber province"), ("gold", "copper", "copper gold province")],
)
def test_secret_chamber_draws_two_and_puts_any_two_back_in_any_order(first: str, second: str, deck: str) -> None:
    scene = Scene(hand="torturer", rival_hand="secret-chamber copper*2 estate*2", rival_deck="gold silver province")
    scene.play("torturer")
    assert (scene.asked(), scene.ask(1).rule) == ([1], "D5.1-a")
    assert scene.options(1) == ["reveal:secret-chamber", "no-reaction"]
    scene.answers(1, "reveal:secret-chamber")
    assert scene.hand(1) == sorted_names("secret-chamber copper*2 estate*2 gold silver")
    ask = scene.ask(1)
    assert (ask.rule, ask.least, ask.most, ask.ordered, ask.private) == ("D9.3", 2, 2, True, True)
    assert scene.options(1) == ["top:copper", "top:silver", "top:gold", "top:estate", "top:secret-chamber"]
    scene.picks(1, f"top:{first}", f"top:{second}")
    assert scene.deck(1) == in_order(deck)
    assert len(scene.hand(1)) == 5


@pytest.mark.ruling("secret-chamber", 4)
def test_secret_chamber_reacts_before_the_attack_and_does_not_avert_it() -> None:
    scene = Scene(hand="torturer", deck="gold*3", rival_hand="secret-chamber estate", rival_deck="silver*2")
    scene.play("torturer")
    scene.answers(1, "reveal:secret-chamber").picks(1, "top:silver", "top:silver")
    assert (scene.hand(0), scene.pile("curse")) == ([], 10)  # the Torturer has not done anything yet
    scene.answers(1, "no-reaction")
    assert scene.hand(0) == sorted_names("gold*3")
    assert (scene.asked(), scene.ask(1).rule) == ([1], "D9.20")
    scene.answers(1, "take-curse")
    assert scene.hand(1) == sorted_names("secret-chamber estate curse")


@pytest.mark.ruling("secret-chamber", 5)
def test_secret_chamber_may_be_shown_against_an_attack_that_would_do_no_harm() -> None:
    scene = Scene(hand="minion", rival_hand="secret-chamber", rival_deck="gold silver")
    scene.play("minion")
    scene.answers(1, "reveal:secret-chamber").picks(1, "top:silver", "top:gold")
    assert scene.options(1) == ["reveal:secret-chamber", "no-reaction"]
    scene.answers(1, "no-reaction").answers(0, "two-coins")
    assert (scene.hand(1), scene.deck(1)) == (["secret-chamber"], in_order("gold silver"))


@pytest.mark.ruling("secret-chamber", 5)
def test_secret_chamber_may_be_shown_by_someone_whom_a_moat_has_spared_already() -> None:
    scene = Scene(hand="torturer", rival_hand="moat secret-chamber", rival_deck="gold silver")
    scene.play("torturer")
    assert scene.options(1) == ["reveal:moat", "reveal:secret-chamber", "no-reaction"]
    scene.answers(1, "reveal:moat").answers(1, "reveal:secret-chamber").picks(1, "top:moat", "top:silver")
    scene.answers(1, "no-reaction")
    assert scene.asked() == [0]  # the Moat was shown, though it lies in the deck by now
    assert (scene.hand(1), scene.deck(1)) == (sorted_names("secret-chamber gold"), in_order("silver moat"))


@pytest.mark.ruling("secret-chamber", 6)
def test_a_moat_drawn_with_secret_chamber_may_be_shown_too() -> None:
    scene = Scene(hand="torturer", deck="gold*3", rival_hand="secret-chamber copper*2", rival_deck="moat silver")
    scene.play("torturer")
    scene.answers(1, "reveal:secret-chamber").picks(1, "top:copper", "top:copper")
    assert scene.options(1) == ["reveal:moat", "reveal:secret-chamber", "no-reaction"]
    scene.answers(1, "reveal:moat").answers(1, "no-reaction")
    assert (scene.hand(0), scene.asked()) == (sorted_names("gold*3"), [0])
    assert scene.hand(1) == sorted_names("secret-chamber moat silver")


@pytest.mark.rule("D9.3")
def test_secret_chamber_may_be_shown_again_and_again() -> None:
    scene = Scene(hand="torturer", rival_hand="secret-chamber", rival_deck="gold silver copper estate")
    scene.play("torturer")
    scene.answers(1, "reveal:secret-chamber").picks(1, "top:silver", "top:secret-chamber")
    assert scene.ask(1).rule == "D9.20"  # put back: it cannot be shown any more
    again = Scene(hand="torturer", rival_hand="secret-chamber", rival_deck="gold silver copper estate")
    again.play("torturer")
    for _ in range(3):
        again.answers(1, "reveal:secret-chamber").picks(1, "top:gold", "top:silver")
        assert again.deck(1)[:2] == in_order("silver gold")
    again.answers(1, "no-reaction")
    assert again.hand(1) == ["secret-chamber"]


@pytest.mark.ruling("secret-chamber", 7)
def test_secret_chamber_without_cards_to_draw_goes_back_alone() -> None:
    scene = Scene(hand="torturer", rival_hand="secret-chamber")
    scene.play("torturer")
    scene.answers(1, "reveal:secret-chamber")
    assert (scene.hand(1), scene.deck(1)) == ([], ["secret-chamber"])
    assert scene.ask(1).rule == "D9.20"


@pytest.mark.rule("D9.3")
def test_the_attacker_does_not_learn_what_secret_chamber_put_back() -> None:
    scene = Scene(hand="torturer", rival_hand="secret-chamber estate*2", rival_deck="gold silver", listen=True)
    scene.play("torturer")
    scene.answers(1, "reveal:secret-chamber")
    assert scene.shown("hand:1", seat=0) == ["secret-chamber"]
    assert scene.alike(1, 0, ["top:gold", "top:silver"], ["top:silver", "top:estate"])
    scene.picks(1, "top:gold", "top:estate")
    assert (scene.shown("deck:1", seat=1), scene.shown("deck:1", seat=0)) == (in_order("estate gold"), [])
    assert scene.shown("hand:1", seat=0) == []  # the Secret Chamber itself may have gone back
    assert scene.saw("top", seat=0) == [[]]
    assert scene.saw("show", seat=0) == [["secret-chamber"]]
