"""Building domains (V6.6), free citizens (V6.7) and exhausted stacks (V6.8)."""

from __future__ import annotations

import pytest

from tests.scenes.valeria import Scene

# --- V6.6 build a domain


@pytest.mark.rule("V6.6-a", "V6.6-x1")
def test_palace_of_the_dawn_with_a_hired_peasant_and_two_archers() -> None:
    scene = Scene(center="palace-of-the-dawn", duchy="peasant archer*2", has="11 gold")
    scene.do("build:palace-of-the-dawn")
    assert scene.domains() == ["palace-of-the-dawn"]
    assert scene.has(0, "")


@pytest.mark.rule("V6.6-b", "V6.6-x1")
def test_starters_and_domains_show_no_role_for_a_requirement() -> None:
    scene = Scene(center="palace-of-the-dawn", duchy="archer*2", has="11 gold", domains="halfpenny-hill")
    assert scene.why("build:palace-of-the-dawn") == {
        "why": "valeria-why-roles",
        "card": "palace-of-the-dawn",
        "role": "worker",
        "needed": 1,
        "have": 0,
    }


@pytest.mark.rule("V6.6-a")
def test_only_the_open_top_of_a_stack_can_be_built() -> None:
    scene = Scene(center="gargans-embrace watcher-on-the-water", duchy="archer*2", has="99 gold")
    assert set(scene.options(about="build")) >= {"build:gargans-embrace", "build:watcher-on-the-water"}
    tops = {f"build:{scene.top(f'domain-{i}')}" for i in range(1, 6)}
    assert set(scene.options(about="build")) <= tops


@pytest.mark.rule("V6.6-c")
def test_roles_are_not_used_up() -> None:
    scene = Scene(center="gargans-embrace watcher-on-the-water", duchy="archer*2", has="13 gold", slain="")
    scene.load(1, 2).do("build:gargans-embrace", "build:watcher-on-the-water")
    assert scene.domains() == ["gargans-embrace", "watcher-on-the-water"]
    assert scene.citizens() == ["archer", "archer"]


@pytest.mark.rule("V6.6-d")
def test_too_dear() -> None:
    scene = Scene(center="gargans-embrace", duchy="archer*2", has="4 gold 2 magic")
    assert scene.why("build:gargans-embrace") == {
        "why": "valeria-why-gold",
        "card": "gargans-embrace",
        "cost": 7,
        "have": 4,
        "haveMagic": 2,
    }
    assert scene.refusals()["build:gargans-embrace"] == "V6.6-d"


@pytest.mark.rule("V6.6-e")
def test_once_at_once_or_lasting_from_now_on() -> None:
    scene = Scene(center="cloudriders-camp", duchy="archer paladin", has="8 gold", exhausted="6 8")
    scene.load(1, 2).do("build:cloudriders-camp", "gain:gold")
    scene.finish_harvest()
    assert scene.strength() == 3, "once"
    scene.finish_harvest().load(2, 3).idle()
    assert scene.strength() == 3
    scene = Scene(center="the-violet-thorn", duchy="archer paladin", has="7 gold 1 strength")
    scene.load(1, 2).do("build:the-violet-thorn", "slay:goblin")
    assert scene.magic() == 1, "from now on"


@pytest.mark.rule("V6.6-f")
def test_the_next_domain_is_turned_up() -> None:
    scene = Scene(center="gargans-embrace", duchy="archer*2", has="7 gold", listen=True)
    below = scene.pile("domain-1")[1]
    at = scene.stack("domain-1")
    assert scene.shown(f"stack:{at}") == ["gargans-embrace"]
    scene.do("build:gargans-embrace")
    assert scene.shown(f"stack:{at}", seat=1) == [below]
    assert scene.told("turn-up")[0]["args"] == {"card": below}


@pytest.mark.rule("V6.6-e", "V6.6-f")
def test_the_next_domain_is_turned_up_after_the_effect() -> None:
    scene = Scene(center="shattered-hand", duchy="merchant paladin", has="7 gold")
    at = scene.stack("domain-1")
    below = scene.state.stacks[at][-2]
    scene.do("build:shattered-hand")
    assert scene.options() == ["take:cleric", "take:paladin"]
    assert scene.shown(f"stack:{at}") == []
    assert scene.table.sight(0).top(at) is None
    scene.do("take:cleric")
    assert scene.shown(f"stack:{at}") == [scene.state.cards.name(below)]


@pytest.mark.rule("V6.6-g", "V9.12-a")
def test_card_text_beats_the_rules() -> None:
    # the rule says one gold more for each copy, the card says otherwise
    scene = Scene(domains="emerald-stronghold", duchy="archer*3", has="4 gold")
    assert "hire:archer" in scene.options()
    # the rule gives two actions, the card grants a slaying besides
    scene = Scene(center="eye-of-asteraten", duchy="archer paladin", has="8 gold")
    scene.do("build:eye-of-asteraten", "slay:goblin", "gain:gold")
    assert scene.slain() == ["goblin"]


@pytest.mark.rule("V6.6-h")
def test_the_owner_orders_effects_of_one_moment() -> None:
    scene = Scene(domains="foxgrove-palisade palace-of-the-dawn", dice=(2, 3), has="2 gold")
    assert {key.rpartition("-")[0] for key in scene.options(about="change")} == {
        "change:foxgrove-palisade",
        "change:palace-of-the-dawn",
    }
    # takings at the end of the Action phase take different things, so their order changes nothing
    scene = Scene(domains="the-orb-of-urdr cathedral-of-st-aquila", rival_has="1 gold 1 magic", has="")
    scene.load(1, 2).do("gain:strength", "gain:strength", "take:1-magic", "take:1-gold")
    assert scene.has(0, "2 strength 1 gold 1 magic")


@pytest.mark.rule("V6.6-i")
def test_a_built_domain_lies_open_for_all() -> None:
    scene = Scene(center="gargans-embrace", duchy="archer*2", has="7 gold").do("build:gargans-embrace")
    assert scene.shown("domains:0", seat=1) == ["gargans-embrace"]
    assert scene.shown("domains:0", seat=None) == ["gargans-embrace"]


# --- V6.7 free citizens


@pytest.mark.rule("V6.7-a")
def test_a_free_citizen_costs_nothing_and_only_its_base_cost_counts() -> None:
    scene = Scene(center="wraith", duchy="champion*4", has="4 strength 3 magic")
    scene.do("slay:wraith", "take:champion")
    assert scene.citizens() == ["champion"] * 5
    assert scene.has(0, "")


@pytest.mark.rule("V6.7-b")
def test_it_comes_from_the_top_of_a_stack_that_is_left_or_not_at_all() -> None:
    scene = Scene(center="wraith", has="4 strength 3 magic", exhausted="2 5 6 7 8 9/10 11/12")
    scene.do("slay:wraith")
    assert scene.ask().what.args == {"left": 1}, "nobody qualifies"
    scene = Scene(center="shattered-hand", duchy="merchant paladin", has="7 gold", exhausted="1")
    scene.do("build:shattered-hand")
    assert scene.citizens() == ["merchant", "paladin", "paladin"], "the only one that qualifies"


# --- V6.8 exhausted stacks


@pytest.mark.rule("V6.8-a", "V6.8-d")
@pytest.mark.parametrize(
    ("has", "key", "where", "last"),
    [
        ("1 strength", "slay:goblin", "hills", "goblin"),
        ("2 gold", "hire:rogue", "7", "rogue"),
        ("7 gold", "build:gargans-embrace", "domain-1", "gargans-embrace"),
    ],
)
def test_an_empty_stack_gets_an_exhausted_card(has: str, key: str, where: str, last: str) -> None:
    scene = Scene(stacks={where: last}, duchy="archer*2", has=has)
    scene.do(key)
    assert scene.cover(where) == "exhausted"
    assert scene.exhausted() == 1
    assert len(scene.deck()) == 3
    assert scene.shown(f"stack:{scene.stack(where)}") == []
    assert [card["face"] for card in scene.zone(f"stack:{scene.stack(where)}")["cover"]] == ["exhausted"]


@pytest.mark.rule("V6.8-a")
def test_first_the_action_is_finished() -> None:
    scene = Scene(stacks={"mountains": "orc-warrior", "7": "rogue"}, has="9 strength")
    scene.do("slay:orc-warrior")
    assert scene.cover("mountains") is None
    scene.do("take:rogue")
    assert scene.cover("mountains") == "exhausted"
    assert scene.cover("7") == "exhausted", "also when the last card leaves as a reward (V6.8-d)"


@pytest.mark.rule("V6.8-b")
def test_an_exhausted_stack_cannot_be_chosen() -> None:
    scene = Scene(exhausted="hills 1 domain-1", has="99 strength 99 gold", duchy="archer*2")
    assert "slay:goblin" not in scene.options()
    assert "hire:cleric" not in scene.options()
    refusals = scene.refusals()
    places = [scene.stack("hills"), scene.stack("1"), scene.stack("domain-1")]
    keys = [f"{verb}:{at}" for verb, at in zip(("slay", "hire", "build"), places, strict=True)]
    assert [refusals[key] for key in keys] == ["V6.8-b"] * 3
    assert scene.table.refused(0)[0].reason.id == "valeria-why-exhausted"


@pytest.mark.rule("V6.8-c")
def test_exhausted_stacks_are_counted_for_the_end() -> None:
    scene = Scene(exhausted="1 2 3", stacks={"hills": "goblin"}, has="1 strength", rival_has="")
    assert scene.view()["extra"]["exhausted"] == 3
    assert scene.view()["extra"]["endExhausted"] == 4
    scene.load(1, 2).do("slay:goblin", "gain:gold")
    assert scene.view()["extra"]["ending"]
