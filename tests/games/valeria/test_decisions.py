"""Our decisions where the rulebook leaves something open (V15)."""

from __future__ import annotations

import pytest

import kronika
from kronika.games.valeria.faces import FACES, NUMBER
from kronika.testing import in_order
from tests.scenes.valeria import Scene, position

ALL_ROLES = "merchant*3 archer*3 rogue*2 paladin*2"


@pytest.mark.rule("V15.1")
@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("archer", {"cost": 4, "numbers": [4]}),
        ("peasant", {"cost": 2, "numbers": [5]}),
        ("treant", {"strength": 3, "magic": 0}),
        ("gelatinous-cube", {"strength": 4, "magic": 1}),
        ("palace-of-the-dawn", {"cost": 11, "roles": [1, 2, 0, 0]}),
        ("bat-swarm", {"numbers": [3]}),
    ],
)
def test_where_the_rulebook_quotes_a_card_we_agree(name: str, numbers: dict[str, object]) -> None:
    face = FACES[NUMBER[name]]
    assert {key: getattr(face, key) for key in numbers} == numbers


@pytest.mark.rule("V15.2")
def test_takers_first_then_all_at_once_plain_gains_before_choices() -> None:
    scene = Scene(dice=(2, 5), seats=3, duchies=["thief merchant", "merchant", "thief"], boards=["", "2 gold", ""])
    assert scene.asked() == [0], "the taker; the rival's Thief takes nothing"
    scene.do("take:1-gold")
    assert scene.asked() == [0, 2]
    assert [scene.gold(seat) for seat in range(3)] == [3, 2, 1], "what needs no decision is in"
    assert scene.options() == ["merchant:2-gold", "merchant:2-magic", "done"]
    assert scene.options(2) == ["thief:2-gold", "thief:2-magic", "done"]


@pytest.mark.rule("V15.3")
def test_starters_are_citizens_for_the_herald_and_for_nothing_else() -> None:
    assert Scene(dice=(1, 4), has="", rival_has="").phase == "action", "the starter Peasant was activated"
    assert Scene(has="", dukes=["reese-the-firebrand"]).score()["duke"] == 0
    assert Scene(has="", dukes=["elisium-the-allsmith"]).score()["duke"] == 0


@pytest.mark.rule("V15.4")
def test_which_cards_count_in_a_tie() -> None:
    scene = Scene(duchy="archer*2", domains="gargans-embrace", slain="troll*3")
    assert scene.score()["owned"] == 3 + 2 + 1


@pytest.mark.rule("V15.5")
def test_majorities_without_dukes() -> None:
    scene = Scene(no_dukes=True, has="", rival_has="", duchy="rogue merchant", rival="paladin archer")
    roles = 2 + 1
    assert scene.score()["dukeless"] == roles + 3 * 3, "all three are shared, two of them by having none"
    scene = Scene(no_dukes=True, has="", rival_has="", slain="goblin")
    assert scene.score()["dukeless"] == 7 + 3 + 3


@pytest.mark.rule("V15.6")
def test_more_stacks_run_out_than_there_are_exhausted_cards() -> None:
    stacks = {"mountains": "orc-warrior", "7": "rogue"}
    scene = Scene(stacks=stacks, deck="exhausted", exhausted="1 2 3", has="9 strength", first=1)
    scene.do("slay:orc-warrior", "take:rogue")
    assert scene.cover("mountains") == "exhausted"
    assert scene.cover("7") == "exhausted"
    assert scene.exhausted() == 5
    scene.do("gain:gold")
    assert scene.table.over


@pytest.mark.rule("V15.7")
def test_a_called_end_stays_called() -> None:
    scene = Scene(exhausted="1 2 3 4", rival="merchant*2", rival_has="6 gold", center="nest-of-the-weaver-witch")
    scene.load(3, 3).idle().finish_harvest()
    assert scene.turn == 1
    scene.do("build:nest-of-the-weaver-witch", "return:merchant", "gain:gold")
    assert scene.exhausted() == 3
    assert scene.table.over


@pytest.mark.rule("V15.8")
def test_lasting_effects_come_in_the_order_of_building_and_work_at_once() -> None:
    scene = Scene(domains="the-orb-of-urdr cathedral-of-st-aquila", rival_has="1 gold 1 magic", has="")
    scene.do("gain:strength", "gain:strength")
    assert scene.options() == ["take:1-magic", "nothing"]
    scene = Scene(center="the-orb-of-urdr", duchy=ALL_ROLES, has="6 gold", rival_has="1 magic")
    scene.do("build:the-orb-of-urdr", "gain:gold")
    assert scene.options() == ["take:1-magic", "nothing"], "at the end of the turn it was built in"


@pytest.mark.rule("V15.9", "V8.1-a")
def test_an_event_on_the_table_is_a_monster_left() -> None:
    stacks = {"mountains": "orc-chieftain"}
    gone = "hills ruins forest"
    scene = Scene(
        seats=4,
        boards=["14 strength"],
        stacks=stacks,
        exhausted=gone,
        events={"valley": "mimic"},
        enemy_events=True,
        deck="exhausted*6",
        first=1,
    )
    scene.load(1, 2).do("slay:orc-chieftain", "gain:gold")
    assert not scene.table.over
    assert not scene.state.ending


@pytest.mark.rule("V15.10")
def test_what_holds_for_who_rests() -> None:
    scene = Scene(seats=5, dice=(2, 2), lands=["", "", "", "", "gargans-embrace"], boards=["1 strength"] * 5,
                  events={"1": "giant-leech"}, enemy_events=True)  # fmt: skip
    assert scene.vp(4) == 0
    assert [scene.strength(seat) for seat in range(5)] == [0, 0, 0, 0, 1]
    assert scene.view()["extra"]["endExhausted"] == 10
    scene = Scene(seats=5, exhausted="1 2 3 4 5 6 7 8 9/10 11/12", turn=4, first=0).idle()
    assert scene.table.over, "the player who rested has the last turn of the round"


@pytest.mark.rule("V15.11")
def test_alone() -> None:
    scene = Scene(seats=1, has="3 vp")
    assert scene.deck() == ["exhausted"] * 5
    assert scene.score()["points"] >= 3
    scene = Scene(seats=1, dice=(1, 2)).finish_harvest().do("gain:gold", "gain:gold")
    assert scene.options() == ["give:cleric", "give:knight"]


@pytest.mark.rule("V15.12")
def test_the_herald_in_the_second_harvest() -> None:
    scene = Scene(seats=1, dice=(2, 2), has="")
    scene.do("starter-herald:1-gold", "starter-herald:1-gold").do("gain:gold", "gain:gold")
    scene.do("give:merchant", "give:merchant")
    assert scene.phase == "second-harvest"
    assert scene.ask().what.args == {"left": 2}, "doubles and no citizen: twice again"


@pytest.mark.rule("V15.13")
def test_nobody_has_a_monster_to_rob() -> None:
    scene = Scene(center="purloiners-perch", duchy="rogue*2", has="10 gold")
    scene.do("build:purloiners-perch")
    assert scene.ask().what.args == {"left": 1}
    alone = Scene(seats=1, center="purloiners-perch", duchy="rogue*2", has="10 gold")
    alone.do("build:purloiners-perch", "yes")
    assert alone.slain() == ["goblin"]
    assert alone.has(0, "")


@pytest.mark.rule("V15.14")
def test_magic_never_replaces_what_an_effect_asks_for() -> None:
    scene = Scene(dice=(4, 3), domains="foxgrove-palisade", has="1 gold 9 magic").finish_harvest()
    assert scene.dice == (4, 3)
    assert 1 not in Scene(dice=(2, 6), rival="champion", rival_has="9 magic", duchy="champion").asked()
    scene = Scene(center="golden-obelisk-of-nae", duchy=ALL_ROLES, has="20 gold 2 magic")
    scene.do("build:golden-obelisk-of-nae", "pay:6-gold-0-magic")
    assert scene.ask().what.args == {"left": 1}


@pytest.mark.rule("V15.15")
def test_the_announced_dice_count_but_for_gargans_embrace() -> None:
    scene = Scene(domains="palace-of-the-dawn gargans-embrace", dice=(5, 5), has="")
    scene.do("change:palace-of-the-dawn-2")
    assert scene.has(0, "1 gold 1 vp")
    scene = Scene(domains="foxgrove-palisade", dice=(6, 6), has="2 gold")
    assert scene.phase == "harvest", "a 6 can't be made a 6"


@pytest.mark.rule("V15.16")
def test_where_a_returned_monster_lies() -> None:
    more = {"center": "watcher-on-the-water", "duchy": ALL_ROLES, "has": "6 gold"}
    scene = Scene(slain="troll owlbear", stacks={"valley": "owlbear giant"}, **more)  # type: ignore[arg-type]
    assert scene.do("build:watcher-on-the-water", "return:troll").pile("valley") == in_order("owlbear giant troll")
    scene = Scene(slain="owlbear mimic", events={"valley": "bat-swarm"}, deck="exhausted*2", enemy_events=True, **more)  # type: ignore[arg-type]
    scene.do("build:watcher-on-the-water")
    assert scene.options() == ["return:owlbear", "nothing"], "a slain event has no stack"
    scene.do("return:owlbear")
    assert scene.pile("valley") == ["owlbear"]
    assert scene.cover("valley") is None
    assert scene.deck() == ["bat-swarm", "exhausted", "exhausted"]


@pytest.mark.rule("V15.17")
def test_the_active_player_orders_events() -> None:
    scene = Scene(events={"1": "bat-swarm", "2": "mimic"}, enemy_events=True, dice=(3, 5))
    assert scene.asked() == [0]
    assert scene.options() == ["wake:bat-swarm", "wake:mimic"]


@pytest.mark.rule("V15.18")
def test_the_end_is_looked_at_in_the_end_phase_alone_after_every_action() -> None:
    scene = Scene(exhausted="1 2 3", stacks={"7": "rogue"}, has="2 gold", first=1)
    scene.do("hire:rogue")
    assert not scene.state.ending
    scene.do("gain:gold")
    assert scene.table.over
    scene = Scene(seats=1, exhausted="1 2 3 4", stacks={"7": "rogue"}, has="2 gold").do("hire:rogue")
    assert scene.table.over


@pytest.mark.rule("V15.19")
@pytest.mark.parametrize(
    ("areas", "order"),
    [
        ("barrens hills swamp valley cavern", "goblin gargoyle owlbear gelatinous-cube kobolds"),
        ("cavern mountains swamp valley ruins", "skeleton owlbear gelatinous-cube dire-bear kobolds"),
    ],
)
def test_stacks_with_equal_tops(areas: str, order: str) -> None:
    table = kronika.new_table("valeria", 2, 1, {"set": "chosen", "areas": areas.split()})
    sight = table.sight(0)
    assert [sight.top(at) for at in range(5)] == in_order(order)


@pytest.mark.rule("V15.20")
def test_what_may_be_refused() -> None:
    assert "nothing" in Scene(dice=(3, 4), duchy="thief", rival_has="1 gold").options()
    for name, slain in (("purloiners-perch", "goblin"), ("watcher-on-the-water", ""), ("nest-of-the-weaver-witch", "")):
        has = f"{FACES[NUMBER[name]].cost} gold"
        scene = Scene(center=name, duchy=ALL_ROLES, has=has, slain="goblin", rival_slain=slain).do(f"build:{name}")
        assert "nothing" in scene.options()
    assert "nothing" in Scene(center="orc-warrior", has="9 strength").do("slay:orc-warrior").options()
    assert "nothing" in Scene(center="wraith", has="4 strength 3 magic").do("slay:wraith").options()
    scene = Scene(center="grimmwater-keep", duchy=ALL_ROLES, has="10 gold").do("build:grimmwater-keep")
    assert "nothing" not in scene.options(), "a citizen given by a domain must be taken"
    scene = Scene(center="spider-queen", has="10 strength 3 magic").do("slay:spider-queen", "get:citizen-1-vp")
    assert "nothing" not in scene.options(), "so must one that was picked as a reward"


@pytest.mark.rule("V15.21")
def test_chance_fills_up_what_is_not_chosen() -> None:
    for seed in range(4):
        for name in ("chosen", "random"):
            table = kronika.new_table("valeria", 2, seed, {"set": name, "areas": ["cavern"], "citizens": ["thief"]})
            sight = table.sight(0)
            assert "kobolds" in [sight.top(at) for at in range(5)]
            assert sight.top(11) == "thief"
            assert all(sight.count(at) == 5 for at in range(15))


@pytest.mark.rule("V15.22")
def test_chosen_events_are_in_the_deck_and_one_can_play_with_them_alone() -> None:
    setup = {"enemy-events": True, "events": ["mimic", "sorcerer"]}
    s = position(kronika.new_table("valeria", 2, 1, setup))
    assert {s.cards.name(card) for card in s.deck[-2:]} == {"mimic", "sorcerer"}
    s = position(kronika.new_table("valeria", 1, 1, {"enemy-events": True}))
    assert [s.face(card).kind for card in s.deck] == ["exhausted"] * 5 + ["event"]


def test_nobody_is_asked_to_take_a_plain_gain() -> None:
    scene = Scene(dice=(4, 6), duchy="archer paladin", has="", rival="archer", rival_has="")
    assert scene.phase == "action"
    assert scene.has(0, "4 strength 2 magic")
