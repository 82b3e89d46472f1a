"""Arcane cards beyond the first world in battle: plans, modifiers of Campaign, and the Jinx."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenes.oath import Scene


def war(**more: Any) -> Scene:
    """Seat 0 attacks seat 1 at the steppe, which seat 1 rules."""
    given: dict[str, Any] = {
        "pawns": "steppe steppe river",
        "warbands": {"steppe": (1, 2)},
        "oath": "people",
        "title": 2,
        "board": [6, 3, 3],
        "listen": True,
        **more,
    }
    return Scene(**given)


def empire(**more: Any) -> Scene:
    """Seat 3, an Exile, attacks the Empire's steppe; the Citizens of seats 1 (there) and 2 (far away) look on."""
    given: dict[str, Any] = {
        "seats": 4,
        "banks": 2,
        "turn": 3,
        "roles": "chancellor citizen citizen exile",
        "pawns": "steppe steppe wastes steppe",
        "warbands": {"steppe": (0, 2)},
        "oath": "people",
        "title": 3,
        "board": [2, 2, 2, 6],
        "listen": True,
        **more,
    }
    return Scene(**given)


def attack(scene: Scene) -> tuple[int, int]:
    """How many attack dice were rolled last, and what they were worth."""
    told = scene.told("roll-attack")[-1]["args"]
    return len(told["faces"].split(",")) if told["faces"] else 0, told["attack"]


# --- Rusting Ray


@pytest.mark.rule("5.5.5-b", "7.5-a", "7.1.2-c")
@pytest.mark.parametrize(("use", "worth"), [("use:rusting-ray", 3), ("go-on", 4)])
def test_rusting_ray_makes_hollow_swords_worthless(use: str, worth: int) -> None:
    scene = war(advisers=["", "rusting-ray"], banners={"darkest-secret": (1, 1)})
    scene.dice(defense="two", attack="hollow hollow sword skull").do("campaign", "done", "dice:4")
    assert scene.options(1) == ["go-on", "use:rusting-ray"]
    scene.answers(1, use)
    assert attack(scene) == (4, worth)
    assert scene.flipped(1) == (1 if use != "go-on" else 0), "paid off-turn"


@pytest.mark.rule("5.5.3-d")
@pytest.mark.parametrize(("holder", "offered"), [(0, True), (1, True), (2, False), (3, False), (-1, False)])
def test_rusting_ray_needs_the_darkest_secret_on_its_side(holder: int, offered: bool) -> None:
    """The Citizen of seat 1 is attacked, the Chancellor is an Ally, the Citizen of seat 2 is not."""
    scene = empire(advisers=["", "rusting-ray"], banners={"darkest-secret": (holder, 2)})
    scene.dice(defense="two two two two two", attack="hollow").do("campaign", "player:1", "done", "dice:1")
    assert (scene.asked() == [1]) is offered


@pytest.mark.rule("7.5-a")
def test_rusting_ray_is_not_for_attackers_or_bandits() -> None:
    scene = war(advisers=["rusting-ray"], banners={"darkest-secret": (0, 1)})
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1")
    assert scene.told("plan") == []
    scene = war(warbands={}, pawns="steppe river river", cards={"steppe": "rusting-ray"})
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1")
    assert scene.told("plan") == []


# --- Billowing Fog


@pytest.mark.rule("5.5.6-a", "7.1.2-a")
@pytest.mark.parametrize(("use", "left"), [("use:billowing-fog", 6), ("go-on", 3)])
def test_billowing_fog_spares_a_defeated_attacker(use: str, left: int) -> None:
    scene = war(advisers=["billowing-fog"])
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1", use)
    assert scene.board() == left
    assert scene.advisers() == ["billowing-fog"], "it is not discarded"
    assert scene.secrets_on("billowing-fog") == (1 if left == 6 else 0)


@pytest.mark.rule("5.5.6-a", "5.5.6-b")
def test_billowing_fog_spares_a_defeated_defender_who_still_retreats() -> None:
    scene = war(advisers=["", "billowing-fog"], board=[9, 3, 3])
    scene.dice(defense="blank", attack="skull skull sword sword sword").do("campaign", "done", "dice:5")
    scene.answers(1, "use:billowing-fog")
    scene.picks(0)
    assert (scene.board(1), scene.army("steppe"), scene.flipped(1)) == (5, (-1, 0), 1)


@pytest.mark.rule("5.5.6-a", "2.3-e")
def test_billowing_fog_ignores_what_kills_all() -> None:
    scene = war(advisers=["", "billowing-fog"], uncovered="brutal", board=[9, 3, 3])
    scene.dice(defense="blank", attack="skull skull sword sword sword").do("campaign", "done", "dice:5")
    scene.answers(1, "use:billowing-fog")
    scene.picks(0)
    assert scene.board(1) == 5
    scene = war(advisers=["", "billowing-fog"], relics=["sticky-fire"], board=[9, 3, 3])
    scene.dice(defense="blank", attack="skull skull sword sword sword").do("campaign", "done", "dice:5")
    scene.do("use:sticky-fire").answers(1, "use:billowing-fog")
    scene.picks(0).do("yes")
    assert scene.board(1) == 5


@pytest.mark.rule("5.5.5-a", "5.5.5-c")
def test_billowing_fog_does_not_save_from_skulls_or_sacrifice() -> None:
    scene = war(advisers=["billowing-fog"])
    scene.dice(defense="two", attack="skull").do("campaign", "done", "dice:1", "use:billowing-fog")
    assert scene.board() == 5


# --- Kindred Warriors


@pytest.mark.rule("5.5.5-a", "7.1.2-a")
@pytest.mark.ruling("kindred-warriors", 1)
def test_kindred_warriors_count_other_suits_and_ignore_skulls() -> None:
    scene = war(
        advisers=["kindred-warriors augury wolves"],
        facedown_advisers=["tents"],
        warbands={"steppe": (1, 2), "river": (0, 1), "wastes": (1, 1)},
        cards={"river": "rangers scouts", "wastes": "storyteller", "steppe": "elders"},
    )
    scene.do("campaign", "done", "dice:2", "use:kindred-warriors")
    assert scene.options() == ["more:2", "more:1", "none", "fewer:1", "fewer:2"], "Beast and Order, but not Arcane"
    scene.dice(defense="two", attack="skull skull skull").do("more:1", "go-on")
    assert (attack(scene), scene.board()) == ((3, 6), 6), "no skull kills"
    assert scene.do("none").board() == 3, "half is lost in defeat"


@pytest.mark.rule("5.5.3-d", "5.5.3-a")
def test_kindred_warriors_in_defense_count_what_the_side_rules() -> None:
    scene = empire(
        advisers=["tents", "kindred-warriors", "wolves"],
        warbands={"steppe": (0, 2), "river": (0, 1)},
        cards={"river": "scouts"},
    )
    scene.do("campaign", "player:1", "done", "dice:6").answers(1, "use:kindred-warriors")
    assert scene.options(1) == ["fewer:2", "fewer:1", "none", "more:1", "more:2"], "Nomad of the Ally, Order; no Beast"
    scene.dice(defense="two", attack="skull skull skull skull").answers(1, "fewer:2")
    assert attack(scene)[0] == 4
    assert scene.told("lose-warbands")[0]["args"]["amount"] == 4, "the attacker's skulls kill"


@pytest.mark.rule("5.5.3-a")
def test_kindred_warriors_without_other_suits_serve_only_attackers() -> None:
    scene = war(advisers=["kindred-warriors"])
    scene.dice(defense="two", attack="skull").do("campaign", "done", "dice:1", "use:kindred-warriors")
    assert scene.board() == 6, "no skull kills"
    scene = war(advisers=["", "kindred-warriors"])
    scene.dice(defense="two", attack="skull").do("campaign", "done", "dice:1")
    assert scene.told("plan") == []


# --- Gleaming Armor


@pytest.mark.rule("7.1.4-a", "7.1.2-a")
def test_gleaming_armor_makes_the_enemys_plans_cost_a_secret_more() -> None:
    scene = war(advisers=["longbows kindred-warriors", "gleaming-armor bear-traps"], secrets=[3, 0])
    scene.do("campaign", "done", "dice:3", "use:longbows", "more")
    assert (scene.secrets(), scene.secrets_on("longbows")) == (2, 1)
    scene.do("use:kindred-warriors", "none")
    assert (scene.secrets(), scene.secrets_on("kindred-warriors")) == (0, 2), "beside the printed one"
    assert scene.asked() == [1]
    assert scene.options(1) == ["go-on", "use:bear-traps"], "the own plans are as they were"


@pytest.mark.rule("7.1.4-a", "7.1.2-c")
def test_gleaming_armor_of_the_attacker_is_paid_off_turn_or_not_at_all() -> None:
    given: dict[str, Any] = {"advisers": ["gleaming-armor", "bear-traps"]}
    scene = war(**given, secrets=[3, 1]).do("campaign", "done", "dice:3").answers(1, "use:bear-traps")
    assert (scene.secrets(1), scene.flipped(1), scene.secrets_on("bear-traps")) == (0, 1, 0)
    poor = war(**given, secrets=[3, 0])
    poor.dice(defense="two", attack="hollow hollow hollow").do("campaign", "done", "dice:3")
    assert poor.told("plan") == []


@pytest.mark.rule("5.5.3-b", "7.1.4-a")
@pytest.mark.parametrize("armor", ["gleaming-armor", "augury"])
def test_against_gleaming_armor_bandits_have_no_plans(armor: str) -> None:
    scene = war(advisers=[armor], pawns="steppe river river", warbands={}, cards={"steppe": "longbows"})
    scene.dice(defense="two", attack="hollow hollow").do("campaign", "done", "dice:3")
    assert bool(scene.told("plan")) is (armor == "augury")


@pytest.mark.rule("5.5.2-f")
@pytest.mark.ruling("gleaming-armor", 1)
@pytest.mark.parametrize(("joins", "on_card"), [("yes", 1), ("no", 0)])
def test_gleaming_armor_of_a_citizen_counts_if_the_citizen_joins(joins: str, on_card: int) -> None:
    scene = empire(advisers=["", "gleaming-armor", "", "longbows"])
    scene.do("campaign", "player:0", "done").answers(1, joins)
    if joins == "yes":
        scene.answers(0, "yes")
    scene.do("dice:3", "use:longbows")
    assert scene.secrets_on("longbows") == on_card


@pytest.mark.ruling("gleaming-armor", 2)
def test_gleaming_armor_does_not_help_other_exiles() -> None:
    scene = war(advisers=["longbows", "", "gleaming-armor"], pawns="steppe steppe steppe")
    scene.do("campaign", "player:1", "done", "dice:3", "use:longbows")
    assert scene.secrets_on("longbows") == 0


# --- Cracking Ground


@pytest.mark.rule("7.5.4-a", "10.burn-a")
@pytest.mark.parametrize(("sign", "dice"), [("more", 6), ("fewer", 2)])
def test_cracking_ground_counts_the_targeted_sites(sign: str, dice: int) -> None:
    scene = war(advisers=["cracking-ground"], warbands={"steppe": (1, 1), "river": (1, 1), "wastes": (1, 1)})
    scene.do("campaign", "site:7", "pawn", "done", "dice:4", "use:cracking-ground")
    scene.dice(defense="two two two two", attack="hollow hollow").do(sign)
    assert attack(scene)[0] == dice, "two sites; the pawn is none"
    assert (scene.secrets(), scene.secrets_on("cracking-ground")) == (2, 0), "burned"


@pytest.mark.rule("5.5.3-a", "10.burn-a")
def test_cracking_ground_needs_a_targeted_site_and_burns_off_turn_too() -> None:
    scene = war(advisers=["cracking-ground"], warbands={})
    scene.dice(defense="two two", attack="hollow").do("campaign", "player:1", "dice:1")
    assert scene.told("plan") == [], "only the pawn is targeted"
    scene = war(advisers=["", "cracking-ground"]).do("campaign", "done", "dice:4")
    scene.dice(defense="two", attack="hollow hollow hollow").answers(1, "use:cracking-ground", "fewer")
    assert attack(scene)[0] == 3
    assert (scene.secrets(1), scene.flipped(1)) == (2, 0)


# --- Sealing Ward


def pool(scene: Scene) -> int:
    """Defense dice."""
    dice = scene.told("pools")[-1]["args"]["defense"]
    assert isinstance(dice, int)
    return dice


@pytest.mark.rule("5.5.2-c", "7.1.4-a")
@pytest.mark.parametrize(("relics", "ward", "none"), [("", 1, 1), ("whistle", 4, 3), ("map whistle", 8, 6)])
def test_sealing_ward_adds_a_die_for_each_targeted_relic(relics: str, ward: int, none: int) -> None:
    for adviser, dice in (("sealing-ward", ward), ("augury", none)):
        scene = war(advisers=["", adviser], relics=["", "map whistle"])
        scene.do("campaign", *(f"relic:{relic}" for relic in relics.split()), "done", "dice:0")
        assert pool(scene) == dice


@pytest.mark.rule("7.1.4-a")
def test_sealing_ward_guards_only_the_own_relics() -> None:
    scene = war(advisers=["sealing-ward"], relics=["", "whistle"]).do("campaign", "relic:whistle", "done", "dice:0")
    assert pool(scene) == 1 + 2


@pytest.mark.rule("7.1.4-a")
@pytest.mark.parametrize(("ward", "even"), [("sealing-ward", True), ("augury", False)])
def test_the_die_of_the_sealing_ward_is_one_that_its_target_adds(ward: str, even: bool) -> None:
    """The Giant Python wants targets that add an even number."""
    scene = war(advisers=["", f"{ward} giant-python"], relics=["", "whistle"])
    assert ("campaign" in scene.options()) is even


# --- Jinx


@pytest.mark.rule("7.1.4-a", "5.5.5-a", "7.1.2-a")
@pytest.mark.ruling("jinx", 2)
def test_jinx_rolls_the_attack_anew_and_is_paid_after_the_roll() -> None:
    scene = war(advisers=["jinx"])
    scene.dice(defense="two", attack="hollow hollow sword sword").do("campaign", "done", "dice:2")
    assert scene.ask().what.id == "oath-ask-reroll"
    assert (scene.options(), scene.secrets(), scene.secrets_on("jinx")) == (["no", "yes"], 3, 0)
    assert scene.ask().what.args["faces"] == "0,0"
    scene.do("yes")
    assert (scene.secrets(), scene.secrets_on("jinx")) == (2, 1)
    assert attack(scene) == (2, 2)


@pytest.mark.ruling("jinx", 1)
def test_jinx_rolls_the_same_dice_again_only_once() -> None:
    scene = war(advisers=["jinx"], secrets=[5])
    scene.dice(defense="two", attack="hollow hollow sword hollow").do("campaign", "done", "dice:2", "yes")
    assert (scene.acting, attack(scene)) == (True, (2, 1)), "the second roll stands"
    scene = war(advisers=["", "jinx"], secrets=[3, 5])
    scene.dice(defense="blank two", attack="hollow").do("campaign", "done", "dice:1").answers(1, "yes")
    assert scene.asked() == [0], "off-turn too"


@pytest.mark.rule("7.1.2-c")
def test_jinx_rolls_the_defense_anew_and_is_paid_off_turn() -> None:
    scene = war(advisers=["", "jinx"])
    scene.dice(defense="blank two", attack="hollow").do("campaign", "done", "dice:1")
    assert (scene.asked(), scene.options(1)) == ([1], ["no", "yes"])
    scene.answers(1, "yes")
    assert scene.told("roll-defense")[0]["args"] == {"faces": "2", "defense": 2 + 5}
    assert (scene.secrets(1), scene.flipped(1), scene.secrets_on("jinx")) == (2, 1, 0)


@pytest.mark.rule("7.1.4-a", "7.5.1-a")
def test_jinx_serves_who_rules_it_not_who_stands_there_nor_bandits() -> None:
    scene = war(cards={"steppe": "jinx"})
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1")
    assert scene.asked() == [1], "the defender rules it"
    scene.answers(1, "no")
    assert scene.acting
    scene = war(cards={"steppe": "jinx"}, pawns="steppe river river", warbands={}, board=[1])
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1")
    assert scene.acting


@pytest.mark.rule("7.1.2-b")
def test_jinx_cannot_be_paid_twice_in_ones_own_turn_nor_without_a_secret() -> None:
    scene = war(advisers=["jinx"])
    scene.state.secrets_on[scene.state.advisers[0][0]] = 1
    scene.ask_again().dice(defense="two", attack="hollow").do("campaign", "done", "dice:1")
    assert scene.acting
    scene = war(advisers=["jinx"], secrets=[0])
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1")
    assert scene.acting


@pytest.mark.rule("11.8-a")
def test_jinx_off_turn_does_not_mind_a_token_on_it() -> None:
    scene = war(advisers=["", "jinx"])
    scene.state.secrets_on[scene.state.advisers[1][0]] = 1
    scene.ask_again().dice(defense="blank two", attack="hollow").do("campaign", "done", "dice:1").answers(1, "yes")
    assert (scene.flipped(1), scene.secrets_on("jinx")) == (1, 1)


@pytest.mark.rule("7.1.4-a")
def test_jinx_is_no_battle_plan() -> None:
    scene = war(advisers=["jinx", "gleaming-armor"], secrets=[1])
    scene.dice(defense="two", attack="hollow sword").do("campaign", "done", "dice:1", "yes")
    assert (scene.secrets(), scene.told("plan")) == (0, [])


@pytest.mark.ruling("jinx", 3)
def test_jinx_rolls_the_gambling_hall_anew() -> None:
    scene = Scene(advisers=["jinx"], cards={"0": "gambling-hall"}, bank={"order": 9}, favor=[5, 3, 3], banks=2)
    scene.dice(defense="blank blank blank blank two two shield double").do("use:gambling-hall")
    assert scene.ask().what.id == "oath-ask-reroll"
    scene.do("yes", "bank:order")
    assert scene.favor() == 3 + 9, "ten shields, as far as the bank goes"


@pytest.mark.ruling("jinx", 3)
def test_jinx_rolls_the_dice_of_the_relic_thief_anew() -> None:
    scene = Scene(
        sites={0: "marshes"},
        pawns="0 1 2",
        relics_at={"0": "map"},
        advisers=["", "relic-thief jinx"],
        secrets=[1, 2],
        favor=[0, 1],
    )
    scene.dice(defense="two blank").do("recover")
    if scene.asked() == [0]:
        scene.do("relic:0")
    assert scene.asked() == [1]
    scene.answers(1, "yes")
    assert scene.ask(1).what.id == "oath-ask-reroll"
    scene.answers(1, "yes")
    assert scene.relics(1) == ["map"]
