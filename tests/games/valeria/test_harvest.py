"""The Harvest phase (V5): activation, doubles, order, taking from others, the Herald."""

from __future__ import annotations

import pytest

from tests.scenes.valeria import Scene

# --- V5.1 activation


@pytest.mark.rule("V5.1-a")
def test_a_card_is_activated_by_a_die_or_the_sum() -> None:
    assert Scene(dice=(1, 3), duchy="archer", has="").has(0, "2 strength")  # the sum
    assert Scene(dice=(4, 3), duchy="archer", has="").has(0, "2 strength")  # a die
    scene = Scene(dice=(2, 3), duchy="archer", has="")
    assert scene.has(0, "1 gold")  # 5 is the Peasant's, 4 is not rolled


@pytest.mark.rule("V5.1-b")
@pytest.mark.parametrize("dice", [(4, 5), (6, 4), (5, 6), (6, 6)])
def test_a_card_with_two_numbers_is_activated_by_either(dice: tuple[int, int]) -> None:
    scene = Scene(dice=dice, duchy="paladin miner", has="")
    assert (scene.magic() == 2) is (sum(dice) in (9, 10))
    miner = scene.gold() - dice.count(5)
    assert (miner == 1) is (sum(dice) in (11, 12))


@pytest.mark.rule("V5.1-c")
def test_left_effect_for_the_active_player_right_effect_for_the_others() -> None:
    scene = Scene(dice=(3, 4), seats=3, duchies=["rogue", "rogue", "rogue"], boards=["", "", ""])
    assert scene.has(0, "2 strength 2 gold")
    assert scene.has(1, "1 strength 1 gold")
    assert scene.has(2, "1 strength 1 gold")


@pytest.mark.rule("V5.1-d", "V5.1-x1")
def test_each_copy_is_activated() -> None:
    assert Scene(dice=(4, 3), duchy="archer*2", has="").has(0, "4 strength")


@pytest.mark.rule("V5.1-e")
def test_who_is_hired_this_turn_is_not_activated_in_it() -> None:
    scene = Scene(dice=(4, 3), duchy="rogue", has="2 gold").finish_harvest()
    assert scene.gold() == 4
    scene.do("hire:archer")
    assert scene.citizens() == ["archer", "rogue"]
    assert scene.strength() == 2


# --- V5.2 doubles


@pytest.mark.rule("V5.2-a", "V5.2-x1")
def test_doubles_activate_each_card_twice() -> None:
    scene = Scene(dice=(4, 4), duchy="archer*3 champion", has="").finish_harvest()
    assert scene.strength() == 6 * 2 + 4, "six Archers, and the sum of 8 activates the Champion once"


@pytest.mark.rule("V5.2-a")
@pytest.mark.parametrize(
    ("dice", "duchy", "gain"),
    [
        ((1, 1), "cleric merchant", "6 magic"),  # and the Merchant once, to be chosen
        ((5, 5), "paladin", "1 strength 2 gold 2 magic"),
        ((6, 6), "miner", "2 strength 1 gold"),
    ],
)
def test_what_doubles_activate(dice: tuple[int, int], duchy: str, gain: str) -> None:
    scene = Scene(dice=dice, duchy=duchy, has="")
    assert scene.has(0, gain)
    herald = 1
    merchant = int("merchant" in duchy)
    assert scene.ask().what.args == {"left": herald + merchant}


@pytest.mark.rule("V5.2-b", "V5.5-c")
def test_doubles_activate_the_herald_of_every_player_once() -> None:
    scene = Scene(dice=(5, 5), seats=3, boards=["", "", ""])
    assert scene.asked() == [0, 1, 2]
    for seat in range(3):
        scene.answers(seat, "starter-herald:1-magic")
        assert scene.has(seat, "2 gold 1 magic")
    assert scene.phase == "action"


# --- V5.3 order and spending


@pytest.mark.rule("V5.3-a", "V5.3-f", "V5.3-x1")
def test_gold_of_the_peasant_pays_the_monk() -> None:
    scene = Scene(dice=(1, 4), rival="monk", rival_has="")
    assert scene.options(1) == ["monk:exchange", "done"]
    scene.answers(1, "monk:exchange")
    assert scene.has(1, "2 magic")


@pytest.mark.rule("V5.3-a", "V5.3-f")
def test_activations_in_any_order() -> None:
    # double 1: the Monk comes twice, but only the Herald can bring the gold for it
    scene = Scene(dice=(1, 1), rival="monk", rival_has="")
    assert scene.options(1) == ["starter-herald:1-gold", "starter-herald:1-strength", "starter-herald:1-magic", "done"]
    scene.answers(1, "starter-herald:1-gold")
    assert scene.options(1) == ["monk:exchange", "done"]
    scene.answers(1, "monk:exchange")
    assert scene.has(1, "2 magic")
    assert 1 not in scene.asked(), "the second time can't be paid"


@pytest.mark.rule("V5.3-b")
def test_effects_may_be_declined_and_an_exchange_is_used_once() -> None:
    scene = Scene(dice=(1, 3), rival="monk*2", rival_has="5 gold")
    scene.answers(1, "monk:exchange")
    assert scene.options(1) == ["monk:exchange", "done"]
    scene.answers(1, "done")
    assert scene.has(1, "4 gold 2 magic")
    scene = Scene(dice=(1, 3), rival="monk*2", rival_has="5 gold")
    scene.answers(1, "monk:exchange", "monk:exchange")
    assert scene.has(1, "3 gold 4 magic")
    assert 1 not in scene.asked(), "each of the two once"


@pytest.mark.rule("V5.3-d", "V5.3-x2")
def test_miner_counts_the_own_domains() -> None:
    lands = ["palace-of-the-dawn eye-of-asteraten", "gargans-embrace*3"]
    scene = Scene(dice=(6, 6), duchy="miner", has="", lands=lands)
    scene.do("keep-dice")
    assert scene.gold() == 3


@pytest.mark.rule("V5.3-d")
def test_counting_looks_at_the_own_duchy_only() -> None:
    scene = Scene(dice=(2, 1), duchy="blacksmith archer", has="", rival="archer*4", rival_has="")
    assert scene.gold() == 1


@pytest.mark.rule("V5.3-e")
def test_an_effect_that_names_a_card_counts_all_of_that_name() -> None:
    scene = Scene(dice=(6, 2), rival="warlord knight*2", rival_has="")
    # two hired Knights and the starter: three by name for the Warlord, and each brings one of its own
    assert scene.strength(1) == 3 + 3


def test_all_seats_harvest_at_once_and_on_their_own() -> None:
    scene = Scene(dice=(1, 2), seats=3, boards=["", "", ""])
    assert scene.asked() == [0, 1, 2]
    scene.answers(2, "starter-herald:1-gold")
    assert scene.asked() == [0, 1]
    scene.answers(0, "starter-herald:1-gold")
    scene.answers(1, "done")
    assert [scene.gold(seat) for seat in range(3)] == [1, 0, 1]
    assert scene.phase == "action"


# --- V5.4 taking from opponents


@pytest.mark.rule("V5.4-a", "V5.4-x1")
def test_the_thief_comes_before_every_other_activation() -> None:
    scene = Scene(dice=(2, 5), duchy="thief merchant", has="", rival="merchant", rival_has="1 gold")
    assert scene.asked() == [0]
    assert scene.has(0, ""), "nothing has been harvested yet"
    assert scene.has(1, "1 gold")
    scene.do("take:1-gold")
    assert scene.gold() == 2, "one taken, and one of the Peasant"
    assert scene.gold(1) == 2, "Merchant and Peasant came after the Thief"


@pytest.mark.rule("V5.4-a")
def test_the_victim_loses_only_what_was_there_before() -> None:
    scene = Scene(dice=(2, 5), duchy="thief", has="", rival="merchant*3", rival_has="")
    assert scene.has(1, "4 gold")
    assert scene.has(0, "1 gold"), "there was nothing to take"


@pytest.mark.rule("V5.4-b")
def test_each_activation_chooses_an_opponent_anew() -> None:
    scene = Scene(dice=(3, 4), duchy="thief*2", seats=3, boards=["", "4 gold", "3 magic"])
    scene.do("take:1-gold")
    assert scene.options() == ["take:1-gold", "take:2-magic", "nothing"]
    scene.do("take:2-magic")
    assert scene.has(0, "3 gold 3 magic")
    assert scene.has(1, "1 gold")


@pytest.mark.rule("V5.4-c")
def test_a_taking_never_mixes() -> None:
    scene = Scene(dice=(3, 4), duchy="thief", has="", rival_has="2 gold 2 magic")
    scene.do("take:1-gold")
    assert scene.has(0, "2 gold")
    assert scene.has(1, "2 magic")


# --- V5.5 the Herald


@pytest.mark.rule("V5.5-a", "V5.5-x1")
def test_no_own_citizen_activated_brings_the_herald() -> None:
    scene = Scene(dice=(1, 2), has="", rival="cleric", rival_has="")
    assert scene.asked() == [0], "the rival's Cleric was activated"
    scene.do("starter-herald:1-magic")
    assert scene.has(0, "1 magic")
    scene = Scene(dice=(1, 2), duchy="cleric", has="", rival_has="")
    assert scene.asked() == [1]


@pytest.mark.rule("V5.5-b", "V5.5-x2")
def test_a_citizen_that_is_activated_for_nothing_keeps_the_herald_away() -> None:
    scene = Scene(dice=(1, 2), duchy="cleric", rival="monk*2", rival_has="")
    assert scene.asked() == [0]
    assert scene.phase == "action"
    assert scene.has(1, "")


@pytest.mark.rule("V5.5-d")
def test_doubles_and_no_citizen_bring_the_herald_twice() -> None:
    scene = Scene(dice=(2, 2), has="", rival="archer", rival_has="")
    assert scene.ask(0).what.args == {"left": 2}
    scene.answers(0, "starter-herald:1-gold", "starter-herald:1-strength")
    assert scene.has(0, "1 strength 1 gold")
    assert scene.ask(1).what.args == {"left": 1}, "the sum of 4 activated the Archer"


@pytest.mark.rule("V5.5-d")
@pytest.mark.parametrize("dice", [(5, 2), (6, 1), (1, 4), (4, 2)])
def test_a_starter_that_is_activated_keeps_the_herald_away(dice: tuple[int, int]) -> None:
    scene = Scene(dice=dice, has="", rival_has="")
    assert scene.phase == "action"
    assert sum(scene.state.stock[1]) == 1
