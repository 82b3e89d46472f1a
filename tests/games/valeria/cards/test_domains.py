"""The 24 domains: what each needs and costs, what it is worth, and what it does."""

from __future__ import annotations

import pytest

from kronika.games.valeria.effects import ROLES
from kronika.games.valeria.faces import DOMAIN, FACES, NUMBER, of_kind
from kronika.testing import in_order
from tests.scenes.valeria import Scene

PRINTED = """
foxgrove-palisade         9 soldier shadow             3
the-desert-orchid         9 holy shadow                3
emerald-stronghold       12 worker soldier holy        5
pratchetts-plateau        8 worker holy                3
cathedral-of-st-aquila    8 holy*2                     3
darktide-harbour          6 shadow worker soldier      2
cloudriders-camp          8 soldier holy               2
the-orb-of-urdr           6 shadow holy                1
rogues-landing            7 worker shadow              3
blood-crow-army           5 soldier*3                  2
eye-of-asteraten          8 holy soldier               1
cutthroats-truce          5 shadow holy                1
halfpenny-hill            6 worker*3                   2
shattered-hand            7 holy worker                3
forgotten-sorrows         9 worker shadow              3
watcher-on-the-water      6 soldier*2                  3
gargans-embrace           7 soldier*2                  2
nest-of-the-weaver-witch  6 worker*2                   3
palace-of-the-dawn       11 worker soldier*2           4
grimmwater-keep          10 worker*2 shadow            4
the-violet-thorn          7 soldier holy               3
purloiners-perch         10 shadow*2                   2
golden-obelisk-of-nae     6 worker holy                3
monolith-of-ostendaar     9 worker soldier             3
"""
ROWS = [
    (w[0], int(w[1]), in_order(" ".join(w[2:-1])), int(w[-1])) for w in map(str.split, PRINTED.strip().splitlines())
]
ALL_ROLES = "merchant*3 archer*3 rogue*2 paladin*2"
"""Citizens that show all a domain can ask for."""
CITIZEN_OF = {"worker": "merchant", "soldier": "archer", "shadow": "rogue", "holy": "paladin"}


def ready(name: str, has: str = "", **more: object) -> Scene:
    """Seat 0 has just the gold for the domain (and what is given), and citizens enough."""
    cost = FACES[NUMBER[name]].cost
    return Scene(center=name, duchy=ALL_ROLES, has=f"{cost} gold {has}".strip(), **more)  # type: ignore[arg-type]


def build(name: str, has: str = "", **more: object) -> Scene:
    scene = ready(name, has, **more).do(f"build:{name}")
    if scene.ask().what.id == "valeria-ask-pay":
        scene.do(scene.options()[0])  # all in gold
    return scene


@pytest.mark.rule("V6.6-a", "V6.6-d")
@pytest.mark.parametrize(("name", "cost", "roles", "vp"), ROWS, ids=[row[0] for row in ROWS])
def test_what_is_printed(name: str, cost: int, roles: list[str], vp: int) -> None:
    face = FACES[NUMBER[name]]
    assert (face.cost, face.vp) == (cost, vp)
    assert face.roles == [roles.count(role) for role in ROLES]
    just = " ".join(CITIZEN_OF[role] for role in roles)
    scene = Scene(center=name, duchy=just, has=f"{cost} gold")
    assert f"build:{name}" in scene.options()
    for missing in set(roles):
        less = roles.copy()
        less.remove(missing)
        scene = Scene(center=name, duchy=" ".join(CITIZEN_OF[role] for role in less), has=f"{cost} gold")
        assert f"build:{name}" not in scene.options()
        assert scene.refusals()[f"build:{name}"] == "V6.6-a"
        assert scene.why(f"build:{name}")["role"] == missing
    scene = Scene(center=name, duchy=just, has=f"{cost - 1} gold")
    assert f"build:{name}" not in scene.options()
    assert scene.refusals()[f"build:{name}"] == "V6.6-d"
    scene = build(name)
    assert scene.domains() == [name]
    assert scene.score()["domains"] == vp


def test_there_are_no_others() -> None:
    assert [face.id for face in of_kind(DOMAIN)] == [row[0] for row in ROWS]


# --- changing dice


@pytest.mark.rule("V9.4-a")
def test_foxgrove_palisade() -> None:
    scene = Scene(domains="foxgrove-palisade", dice=(2, 3), has="2 gold", duchy="butcher")
    assert scene.options() == ["change:foxgrove-palisade-1", "change:foxgrove-palisade-2", "keep-dice"]
    scene.do("change:foxgrove-palisade-2")
    assert scene.dice == (2, 6)
    assert scene.has(0, "1 strength"), "two gold are paid, and the Knight brings strength"


def test_foxgrove_palisade_needs_two_gold_and_takes_no_magic_for_it() -> None:
    scene = Scene(domains="foxgrove-palisade", dice=(1, 2), has="1 gold 9 magic")
    assert scene.phase == "harvest"
    assert scene.dice == (1, 2)


@pytest.mark.rule("V9.7-a")
def test_desert_orchid() -> None:
    scene = Scene(domains="the-desert-orchid", duchy="cleric paladin", dice=(4, 6), has="2 gold")
    scene.do("change:the-desert-orchid-1")
    assert scene.dice == (1, 6)
    assert scene.has(0, "3 magic 1 strength"), "one gold for each of two holy citizens; then Cleric and Knight"
    scene = Scene(domains="the-desert-orchid", duchy="cleric paladin", dice=(4, 6), has="1 gold")
    assert scene.dice == (4, 6), "there is not enough gold to ask"


@pytest.mark.rule("V9.7-b")
def test_desert_orchid_is_free_without_holy_citizens() -> None:
    scene = Scene(domains="the-desert-orchid", duchy="archer", dice=(4, 6), has="")
    scene.do("change:the-desert-orchid-2")
    assert scene.dice == (4, 1)


@pytest.mark.rule("V9.5-a")
def test_palace_of_the_dawn() -> None:
    scene = Scene(domains="palace-of-the-dawn", dice=(1, 5))
    assert scene.options() == ["change:palace-of-the-dawn-2", "keep-dice"], "a 1 can't be lowered"
    scene.do("change:palace-of-the-dawn-2")
    assert scene.dice == (1, 4)


@pytest.mark.rule("V9.5-b", "V4.1-e")
def test_palace_of_the_dawn_lowers_a_die_that_was_changed() -> None:
    scene = Scene(domains="palace-of-the-dawn foxgrove-palisade", dice=(1, 2), has="2 gold")
    scene.do("change:foxgrove-palisade-1", "change:palace-of-the-dawn-1")
    assert scene.dice == (5, 2)


# --- doubles


@pytest.mark.rule("V9.2-a")
@pytest.mark.parametrize("owner", [0, 1])
def test_gargans_embrace_pays_whoever_rolls(owner: int) -> None:
    lands = ["gargans-embrace", ""] if owner == 0 else ["", "gargans-embrace"]
    scene = Scene(lands=lands, dice=(3, 3))
    assert [scene.vp(0), scene.vp(1)] == [int(owner == 0), int(owner == 1)]
    assert Scene(lands=lands, dice=(3, 4)).vp(owner) == 0


@pytest.mark.rule("V9.2-b")
def test_gargans_embrace_pays_for_doubles_that_are_made() -> None:
    scene = Scene(domains="palace-of-the-dawn", rival_domains="gargans-embrace", dice=(3, 4))
    scene.do("change:palace-of-the-dawn-2")
    assert scene.dice == (3, 3)
    assert scene.vp(1) == 1


@pytest.mark.rule("V9.2-c")
def test_gargans_embrace_pays_for_doubles_that_are_changed_away() -> None:
    scene = Scene(domains="palace-of-the-dawn gargans-embrace", dice=(4, 4))
    scene.do("change:palace-of-the-dawn-1")
    assert scene.dice == (3, 4)
    assert scene.vp() == 1


@pytest.mark.rule("V9.2-d")
def test_gargans_embrace_pays_twice_for_other_doubles() -> None:
    scene = Scene(domains="palace-of-the-dawn foxgrove-palisade gargans-embrace", dice=(6, 6), has="2 gold")
    scene.do("change:palace-of-the-dawn-1", "change:foxgrove-palisade-1")
    assert scene.dice == (6, 6)
    assert scene.vp() == 2


# --- in the Action phase


def test_emerald_stronghold_ignores_the_plus() -> None:
    scene = Scene(domains="emerald-stronghold", duchy="archer*3", has="4 gold")
    scene.do("hire:archer")
    assert scene.has(0, "")
    assert scene.citizens() == ["archer"] * 4
    assert "hire:archer" not in Scene(duchy="archer*3", has="6 gold").options()


def test_pratchetts_plateau_makes_domains_cheaper() -> None:
    scene = Scene(domains="pratchetts-plateau", center="gargans-embrace", duchy="archer*2", has="6 gold")
    scene.do("build:gargans-embrace")
    assert scene.has(0, "")


def test_pratchetts_plateau_works_from_the_next_action_on() -> None:
    scene = Scene(center="pratchetts-plateau gargans-embrace", duchy=ALL_ROLES, has="14 gold")
    scene.load(1, 3).do("build:pratchetts-plateau", "build:gargans-embrace")
    assert scene.domains() == ["pratchetts-plateau", "gargans-embrace"]
    assert scene.gold() == 0


@pytest.mark.parametrize(
    ("name", "gain"),
    [("blood-crow-army", "1 strength"), ("halfpenny-hill", "1 gold"), ("monolith-of-ostendaar", "1 magic")],
)
def test_domains_that_give_at_the_start_of_the_action_phase(name: str, gain: str) -> None:
    scene = Scene(domains=name, duchy="cleric", dice=(1, 2), has="", rival_domains=name, rival_has="")
    scene.finish_harvest()
    amounts = f"{gain} 3 magic" if "magic" not in gain else "4 magic"
    assert scene.has(0, amounts)
    assert scene.has(1, ""), "it is not the rival's Action phase"
    scene.do("gain:gold")
    assert scene.gold() == (2 if "gold" in gain else 1), "only once"
    assert build(name).has(0, ""), "the start of this Action phase is over when it is built"


@pytest.mark.parametrize(("name", "resource"), [("cathedral-of-st-aquila", "gold"), ("the-orb-of-urdr", "magic")])
def test_domains_that_take_at_the_end_of_the_action_phase(name: str, resource: str) -> None:
    scene = Scene(domains=name, has="", seats=3, boards=["", "2 gold 2 magic", "1 gold 1 magic"], seed=4)
    scene.do("gain:strength", "gain:strength")
    assert scene.options() == [f"take:1-{resource}", f"take:2-{resource}", "nothing"]
    scene.load(1, 2).do(f"take:2-{resource}")
    assert scene.has(0, f"2 strength 1 {resource}")
    assert scene.turn == 1


@pytest.mark.parametrize(("name", "resource"), [("cathedral-of-st-aquila", "gold"), ("the-orb-of-urdr", "magic")])
def test_they_take_at_the_end_of_the_turn_they_are_built_in(name: str, resource: str) -> None:
    scene = build(name, rival_has="1 gold 1 magic")
    scene.do("gain:strength")
    assert scene.options() == [f"take:1-{resource}", "nothing"]


def test_they_take_nothing_where_there_is_nothing() -> None:
    scene = Scene(domains="cathedral-of-st-aquila the-orb-of-urdr", rival_has="")
    scene.do("gain:gold", "gain:gold")
    assert scene.turn == 1


def test_forgotten_sorrows() -> None:
    scene = Scene(domains="forgotten-sorrows", has="3 gold 9 strength", center="orc-warrior")
    scene.do("hire:cleric")
    assert scene.magic() == 1
    scene.do("slay:orc-warrior", "pay:9-strength-0-magic", "take:rogue")
    assert scene.citizens() == ["cleric", "rogue"]
    assert scene.magic() == 2, "free citizens count too"
    assert Scene(rival_domains="forgotten-sorrows", has="3 gold", rival_has="").do("hire:cleric").magic(1) == 0


def test_the_violet_thorn() -> None:
    scene = Scene(domains="the-violet-thorn", has="1 strength")
    assert scene.do("slay:goblin").has(0, "1 gold 1 magic")
    scene = build("eye-of-asteraten", domains="the-violet-thorn")
    scene.do("slay:owlbear")
    assert scene.magic() == 3, "a slaying that is granted counts too: 2 magic of the Owlbear and 1"


# --- at once


def test_darktide_harbour_gives_a_shadow_citizen() -> None:
    scene = build("darktide-harbour")
    assert scene.options() == ["take:mercenary", "take:rogue"]
    assert "mercenary" in scene.do("take:mercenary").citizens()


def test_rogues_landing_gives_a_worker() -> None:
    scene = build("rogues-landing")
    assert scene.options() == ["take:merchant", "take:peasant", "take:butcher"]
    assert "butcher" in scene.do("take:butcher").citizens()


def test_shattered_hand_gives_a_holy_citizen() -> None:
    scene = build("shattered-hand")
    assert scene.options() == ["take:cleric", "take:paladin"]
    assert "cleric" in scene.do("take:cleric").citizens()


def test_cloudriders_camp_gives_strength_and_a_soldier_of_two_or_less() -> None:
    scene = build("cloudriders-camp")
    assert scene.strength() == 3
    assert scene.options() == ["take:knight", "take:champion"]
    assert "champion" in scene.do("take:champion").citizens()


@pytest.mark.rule("V6.7-a")
def test_grimmwater_keep_gives_a_citizen_of_three_or_less() -> None:
    scene = build("grimmwater-keep")
    names = "cleric merchant mercenary peasant knight rogue champion paladin butcher"
    assert scene.options() == [f"take:{name}" for name in in_order(names)], "all but the Archer, whatever the plus"


@pytest.mark.rule("V6.1-d")
def test_eye_of_asteraten_grants_a_slaying() -> None:
    scene = build("eye-of-asteraten")
    assert scene.strength() == 5
    assert scene.options() == [
        "slay:goblin",
        "slay:skeleton",
        "slay:treant",
        "slay:owlbear",
        "slay:dire-bear",
        "nothing",
    ]
    scene.do("slay:dire-bear", "get:2-magic")
    assert scene.has(0, "2 magic")
    assert scene.ask().what.args["left"] == 1, "one action is left"
    assert build("eye-of-asteraten").do("nothing").strength() == 5


def test_eye_of_asteraten_asks_how_to_pay() -> None:
    scene = build("eye-of-asteraten", "1 magic")
    scene.do("slay:skeleton")
    assert scene.options() == ["pay:2-strength-0-magic", "pay:1-strength-1-magic"]


def test_cutthroats_truce_takes_three_gold() -> None:
    scene = build("cutthroats-truce", seats=3, duchies=[ALL_ROLES], boards=["5 gold", "2 gold", "7 gold"])
    assert scene.options() == ["take:1-gold", "take:2-gold", "nothing"]
    scene.do("take:1-gold")
    assert scene.has(0, "2 gold"), "as much as there is"
    assert scene.gold(1) == 0


@pytest.mark.rule("V9.1-a", "V9.1-d")
def test_nest_of_the_weaver_witch() -> None:
    scene = build("nest-of-the-weaver-witch")
    assert scene.options() == ["return:archer", "return:merchant", "return:paladin", "return:rogue", "nothing"]
    before = len(scene.pile("merchant"))
    scene.do("return:merchant")
    assert scene.vp() == 3
    assert scene.citizens().count("merchant") == 2
    assert len(scene.pile("merchant")) == before + 1
    assert build("nest-of-the-weaver-witch").do("nothing").vp() == 0


@pytest.mark.rule("V9.1-b", "V9.1-d")
def test_nest_opens_an_exhausted_stack_again() -> None:
    scene = build("nest-of-the-weaver-witch", exhausted="2 5", deck="exhausted*2", has="10 gold")
    assert scene.exhausted() == 2
    card = scene.state.cover[scene.stack("2")]
    scene.do("return:merchant")
    assert scene.cover("2") is None
    assert scene.exhausted() == 1
    assert scene.pile("2") == ["merchant"]
    assert scene.state.deck[0] == card, "its exhausted card lies at the bottom of the deck"
    scene.do("hire:merchant")
    assert scene.citizens().count("merchant") == 3
    assert scene.cover("2") == "exhausted"


@pytest.mark.rule("V9.1-c")
def test_nest_sends_an_event_to_the_top_of_the_deck() -> None:
    scene = build("nest-of-the-weaver-witch", events={"4": "bat-swarm"}, deck="exhausted*3", enemy_events=True)
    assert scene.cover("4") == "bat-swarm"
    scene.do("return:archer")
    assert scene.cover("4") is None
    assert scene.pile("4") == ["archer"]
    assert scene.deck() == ["bat-swarm", "exhausted", "exhausted", "exhausted"]


@pytest.mark.rule("V9.6-a", "V9.6-c")
def test_watcher_on_the_water() -> None:
    scene = build("watcher-on-the-water", slain="goblin troll", stacks={"hills": "goblin-king", "valley": "giant"})
    assert scene.options() == ["return:goblin", "return:troll", "nothing"]
    scene.do("return:goblin")
    assert scene.vp() == 3
    assert scene.slain() == ["troll"]
    assert scene.pile("hills") == ["goblin", "goblin-king"]
    assert build("watcher-on-the-water", slain="goblin").do("nothing").slain() == ["goblin"]


def test_watcher_puts_a_monster_in_its_place_by_strength() -> None:
    scene = build("watcher-on-the-water", slain="goblin-king", stacks={"hills": "goblin goblin-mage"})
    scene.do("return:goblin-king")
    assert scene.pile("hills") == ["goblin", "goblin-mage", "goblin-king"]


@pytest.mark.rule("V9.6-b", "V9.6-c")
def test_watcher_opens_an_exhausted_stack_again() -> None:
    scene = build("watcher-on-the-water", "2 strength", slain="skeleton", exhausted="ruins", deck="exhausted*3")
    card = scene.state.cover[scene.stack("ruins")]
    scene.do("return:skeleton")
    assert scene.cover("ruins") is None
    assert scene.state.deck[0] == card
    assert "slay:skeleton" in scene.options()


def test_watcher_returns_no_event_and_asks_nothing_without_monsters() -> None:
    assert build("watcher-on-the-water", slain="mimic").ask().what.args["left"] == 1
    assert build("watcher-on-the-water").ask().what.args["left"] == 1


@pytest.mark.rule("V9.10-a", "V9.10-b")
def test_purloiners_perch() -> None:
    scene = build("purloiners-perch", seats=3, duchies=[ALL_ROLES], boards=["10 gold"], piles=["", "troll", "goblin*2"])
    assert scene.options() == ["rob:1", "rob:2", "nothing"]
    scene.do("rob:1")
    assert scene.slain() == ["troll"]
    assert scene.slain(1) == []
    assert scene.has(0, ""), "its reward is not taken"
    assert scene.score()["monsters"] == 6


@pytest.mark.rule("V9.10-a")
def test_purloiners_perch_draws_blind() -> None:
    drawn = set()
    for seed in range(12):
        scene = build("purloiners-perch", rival_slain="troll goblin giant", seed=seed)
        drawn.add(scene.do("rob:1").slain()[0])
        assert len(scene.slain(1)) == 2
    assert drawn == {"troll", "goblin", "giant"}
    assert build("purloiners-perch", rival_slain="troll").do("nothing").slain() == []


def test_golden_obelisk_of_nae() -> None:
    scene = build("golden-obelisk-of-nae", "3 magic")
    assert scene.options() == ["use", "nothing"]
    assert scene.do("use").has(0, "3 vp")
    assert build("golden-obelisk-of-nae", "2 magic").vp() == 0
    assert build("golden-obelisk-of-nae", "3 magic").do("nothing").magic() == 3
