"""The Action phase (V6.1–V6.5): two actions, paying with magic, slaying, hiring, taking a resource."""

from __future__ import annotations

import pytest

from kronika.testing import in_order
from tests.scenes.valeria import Scene

# --- V6.1 two actions


@pytest.mark.rule("V6.1-a")
def test_exactly_two_actions_the_same_twice_if_one_likes() -> None:
    scene = Scene(has="1 gold", center="gargans-embrace", duchy="archer*2")
    assert scene.ask().what.args == {"left": 2}
    scene.do("gain:gold")
    assert scene.ask().what.args == {"left": 1}
    assert scene.turn == 0
    scene.load(1, 2).do("gain:gold")
    assert scene.turn == 1


@pytest.mark.rule("V6.1-a")
def test_the_four_kinds_of_action() -> None:
    scene = Scene(has="9 strength 9 gold", center="gargans-embrace", duchy="archer*2")
    assert {key.partition(":")[0] for key in scene.options()} == {"gain", "hire", "build", "slay"}
    scene.do("slay:goblin", "slay:goblin")
    assert scene.slain() == ["goblin", "goblin"]


@pytest.mark.rule("V6.1-b")
def test_an_action_is_complete_before_the_next_begins() -> None:
    scene = Scene(has="3 strength", center="goblin-mage")
    scene.do("slay:goblin-mage")
    assert scene.options() == ["get:1-gold", "get:1-magic"], "first the reward"
    assert scene.illegal(0, "gain:gold")[0] == "answer-unknown"
    scene.do("get:1-gold")
    assert scene.ask().what.args == {"left": 1}
    scene = Scene(has="1 strength", stacks={"hills": "goblin"}).do("slay:goblin")
    assert scene.cover("hills") == "exhausted", "the exhausted card lies there before the second action"
    assert scene.refusals()[f"slay:{scene.stack('hills')}"] == "V6.8-b"


@pytest.mark.rule("V6.1-c")
def test_nobody_can_pass_and_a_resource_can_always_be_taken() -> None:
    scene = Scene(has="")
    assert scene.options() == ["gain:strength", "gain:gold", "gain:magic"]
    assert scene.illegal(0) == ("answer-too-few", "V6.1-a")


@pytest.mark.rule("V6.1-d")
def test_a_granted_slaying_is_part_of_its_action() -> None:
    scene = Scene(center="eye-of-asteraten", duchy="archer paladin", has="8 gold")
    scene.do("build:eye-of-asteraten", "slay:goblin")
    assert scene.ask().what.args == {"left": 1}
    assert scene.slain() == ["goblin"]


@pytest.mark.rule("V6.1-e")
def test_the_end_phase_comes_after_both_actions() -> None:
    scene = Scene(has="2 strength", stacks={"hills": "goblin", "ruins": "skeleton"}, exhausted="1 2 3", turn=1)
    scene.answers(1, "gain:strength")
    assert not scene.table.over
    scene = Scene(rival_has="1 strength", stacks={"hills": "goblin"}, exhausted="1 2 3", turn=1)
    scene.do("slay:goblin")
    assert scene.exhausted() == 4
    assert not scene.table.over, "the second action is still to come"
    scene.do("gain:gold")
    assert scene.table.over


# --- V6.2 magic as a substitute


@pytest.mark.rule("V6.2-a")
def test_every_split_of_a_payment_is_offered() -> None:
    scene = Scene(has="3 gold 2 magic")
    scene.do("hire:mercenary")
    assert scene.options() == ["pay:3-gold-0-magic", "pay:2-gold-1-magic", "pay:1-gold-2-magic"]
    assert scene.ask().what.args == {"card": "mercenary", "cost": 3, "resource": "gold", "magic": 0}
    assert [option.text.args["left"] for option in scene.ask().options] == [0, 1, 2]
    assert [option.text.args["magicLeft"] for option in scene.ask().options] == [2, 1, 0]
    scene.do("pay:1-gold-2-magic")
    assert scene.has(0, "2 gold")


@pytest.mark.rule("V6.2-a")
def test_at_least_one_must_be_real() -> None:
    scene = Scene(has="9 magic", center="gargans-embrace", duchy="archer*2")
    assert scene.options() == ["gain:strength", "gain:gold", "gain:magic"]
    scene = Scene(has="1 gold 9 magic")
    scene.do("hire:archer")
    assert scene.has(0, "6 magic"), "one gold and three magic: the only way"
    scene = Scene(has="1 strength 9 magic")
    assert "slay:dire-bear" in scene.options()


@pytest.mark.rule("V6.2-a")
def test_a_cost_of_one_is_paid_with_the_real_thing() -> None:
    scene = Scene(has="1 gold 5 magic")
    scene.do("hire:butcher")
    assert scene.has(0, "5 magic")
    scene = Scene(has="1 strength 5 magic")
    scene.do("slay:goblin")
    assert scene.has(0, "1 gold 5 magic")


@pytest.mark.rule("V6.2-a")
def test_gold_and_strength_replace_nothing() -> None:
    scene = Scene(has="9 gold 4 strength", center="gelatinous-cube")
    assert scene.refusals()["slay:gelatinous-cube"] == "V6.3-b"
    scene = Scene(has="9 strength 2 gold")
    assert scene.refusals()["hire:archer"] == "V6.4-a"
    scene = Scene(has="9 gold")
    assert scene.refusals()["slay:goblin"] == "V6.3-b"


@pytest.mark.rule("V6.2-a", "V6.6-d")
def test_domains_are_paid_in_the_same_way() -> None:
    scene = Scene(has="5 gold 2 magic", center="gargans-embrace", duchy="archer*2")
    scene.do("build:gargans-embrace")
    assert scene.has(0, ""), "seven in all: the only way"
    scene = Scene(has="6 gold 2 magic", center="gargans-embrace", duchy="archer*2")
    scene.do("build:gargans-embrace")
    assert scene.options() == ["pay:6-gold-1-magic", "pay:5-gold-2-magic"]


@pytest.mark.rule("V6.2-b")
def test_an_exchange_takes_only_what_is_printed() -> None:
    scene = Scene(dice=(1, 3), rival="monk", rival_has="9 magic")
    assert 1 not in scene.asked()
    scene = Scene(dice=(4, 3), domains="foxgrove-palisade", has="9 magic")
    assert scene.phase == "harvest", "the dice could not be changed"


# --- V6.3 slay a monster


@pytest.mark.rule("V6.3-a")
def test_the_top_of_any_monster_stack() -> None:
    scene = Scene(has="99 strength")
    assert scene.options(about="slay") == [
        "slay:goblin",
        "slay:skeleton",
        "slay:treant",
        "slay:owlbear",
        "slay:dire-bear",
    ]
    scene.do("slay:owlbear")
    assert scene.pile("valley") == ["owlbear", "owlbear", "giant", "troll"]


@pytest.mark.rule("V6.3-b", "V6.3-x2")
def test_printed_magic_comes_on_top_of_what_replaces_strength() -> None:
    scene = Scene(center="gelatinous-cube", has="4 strength 3 magic")
    scene.do("slay:gelatinous-cube")
    assert scene.options() == ["pay:4-strength-1-magic", "pay:3-strength-2-magic", "pay:2-strength-3-magic"]
    scene.do("pay:3-strength-2-magic")
    assert scene.has(0, "1 strength 1 magic 2 gold")


@pytest.mark.rule("V6.3-b")
def test_too_weak_says_what_is_missing() -> None:
    scene = Scene(center="wraith", has="5 strength 2 magic")
    assert scene.why("slay:wraith") == {
        "why": "valeria-why-slay",
        "card": "wraith",
        "strength": 4,
        "magic": 3,
        "have": 5,
        "haveMagic": 2,
    }


@pytest.mark.rule("V6.3-c")
def test_a_slain_monster_is_no_card_of_the_duchy() -> None:
    scene = Scene(has="1 strength", rival_has="").do("slay:goblin")
    assert scene.slain() == ["goblin"]
    assert scene.citizens() == []
    assert scene.score()["owned"] == 3


@pytest.mark.rule("V6.3-d", "V6.3-x1")
def test_treant() -> None:
    scene = Scene(has="1 strength 2 magic")
    scene.do("slay:treant")
    assert scene.slain() == ["treant"]
    assert scene.has(0, "1 gold 1 magic")


@pytest.mark.rule("V6.3-h")
def test_a_citizen_in_a_reward_comes_from_the_center() -> None:
    scene = Scene(center="bane-spider", has="6 strength", rival="knight")
    scene.do("slay:bane-spider", "get:citizen")
    assert len(scene.pile("knight")) == 4
    assert scene.citizens() == ["knight"]
    assert scene.citizens(1) == ["knight"]


# --- V6.4 hire a citizen


@pytest.mark.rule("V6.4-a", "V6.4-x1", "V6.4-c", "V7.3-a")
def test_each_card_of_that_name_makes_it_dearer_starters_too() -> None:
    scene = Scene(has="3 gold")
    scene.do("hire:peasant")
    assert scene.has(0, "")
    price = Scene(duchy="peasant*2 archer", has="9 gold").table.sight(0)
    scene = Scene(duchy="peasant*2 archer", has="9 gold")
    assert price.gold_price(0, scene.stack("peasant")) == 2 + 3
    assert price.gold_price(0, scene.stack("archer")) == 4 + 1
    assert price.gold_price(1, scene.stack("archer")) == 4, "other players' copies don't matter"


@pytest.mark.rule("V6.4-a")
def test_the_top_of_any_citizen_stack() -> None:
    scene = Scene(has="9 gold")
    names = in_order("cleric merchant mercenary archer peasant knight rogue champion paladin butcher")
    assert scene.options(about="hire") == [f"hire:{name}" for name in names]


@pytest.mark.rule("V6.4-b")
def test_a_hired_citizen_lies_open_in_the_duchy() -> None:
    scene = Scene(has="2 gold").do("hire:rogue")
    assert scene.shown("duchy:0", seat=1)[-1] == "rogue"
    assert scene.zone(f"stack:{scene.stack('rogue')}")["count"] == 4


@pytest.mark.rule("V6.4-x2")
def test_first_take_a_gold_then_hire() -> None:
    scene = Scene(has="3 gold").do("gain:gold")
    scene.load(1, 2).do("hire:archer")
    assert scene.citizens() == ["archer"]
    assert scene.gold() == 0


# --- V6.5 gain a resource


@pytest.mark.rule("V6.5-a")
@pytest.mark.parametrize("resource", ["strength", "gold", "magic"])
def test_one_resource_of_choice(resource: str) -> None:
    scene = Scene(has="").do(f"gain:{resource}")
    assert scene.has(0, f"1 {resource}")
    assert "gain:vp" not in scene.options()
