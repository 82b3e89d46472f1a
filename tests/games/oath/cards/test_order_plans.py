"""Battle plans of Order beyond the first world."""

from __future__ import annotations

import pytest

from tests.games.oath.cards.test_battle_plans import duel, rolled, worth
from tests.scenes.oath import Scene


def empire(**more: object) -> Scene:
    """An Exile attacks a Citizen at the steppe, which the Empire rules; the Chancellor is an ally from afar."""
    given: dict[str, object] = {
        "roles": "chancellor citizen exile",
        "oath": "people",
        "turn": 2,
        "pawns": "river steppe steppe",
        "warbands": {"steppe": (0, 2)},
        "board": [2, 0, 6],
        "listen": True,
        **more,
    }
    return Scene(**given)  # type: ignore[arg-type]


def bandits(**more: object) -> Scene:
    """The Chancellor attacks bandits at the steppe."""
    given: dict[str, object] = {
        "oath": "people",
        "pawns": "steppe river wastes",
        "board": [4],
        "listen": True,
        **more,
    }
    return Scene(**given)  # type: ignore[arg-type]


def plans(scene: Scene) -> list[tuple[int, str]]:
    """Who used which plans, in their order."""
    return [(event["seat"], event["args"]["card"]) for event in scene.told("plan")]


def without_plans(scene: Scene) -> bool:
    """Whether the dice fell and nobody had a plan to use."""
    return plans(scene) == [] and scene.told("roll-defense") != []


# --- Code of Honor


def test_code_of_honor_adds_two_dice_or_removes_two() -> None:
    scene = duel(advisers=["code-of-honor"])
    scene.dice(defense="two", attack="hollow " * 5).do("campaign", "done", "dice:3", "use:code-of-honor")
    assert scene.options() == ["more", "fewer"]
    scene.do("more", "none")
    assert rolled(scene) == (5, 1)
    weak = duel(advisers=["-", "code-of-honor"])
    weak.dice(defense="two", attack="hollow").do("campaign", "done", "dice:3").answers(1, "use:code-of-honor", "fewer")
    assert rolled(weak) == (1, 1)


def test_code_of_honor_must_be_the_only_plan_of_its_side() -> None:
    scene = duel(advisers=["code-of-honor longbows scouts", "wrestlers"])
    scene.dice(defense="two two", attack="hollow " * 5).do("campaign", "done", "dice:3", "use:code-of-honor", "more")
    assert scene.asked() == [1], "the attacker has no more to choose from; the defender is free"
    assert scene.options(1) == ["go-on", "use:wrestlers"]
    after = duel(advisers=["code-of-honor longbows scouts"])
    after.do("campaign", "done", "dice:3", "use:longbows", "more")
    assert after.options() == ["go-on", "use:scouts"], "after another plan it is too late for it"


@pytest.mark.ruling("code-of-honor", 1)
@pytest.mark.rule("5.5.3-d")
def test_an_allys_code_of_honor_binds_the_defender_too() -> None:
    scene = empire(advisers=["code-of-honor", "longbows wrestlers"])
    scene.dice(defense="two", attack="hollow " * 4).do("campaign", "player:1", "done", "dice:6").answers(1, "go-on")
    assert scene.options(0) == ["go-on", "use:code-of-honor"]
    scene.answers(0, "use:code-of-honor", "fewer")
    assert plans(scene) == [(0, "code-of-honor")], "the Citizen is not asked again"
    assert rolled(scene)[0] == 4
    late = empire(advisers=["code-of-honor", "wrestlers"])
    late.do("campaign", "player:1", "done", "dice:6").answers(1, "use:wrestlers")
    assert (0, "code-of-honor") not in plans(late)
    assert late.asked() != [0], "the Chancellor cannot use it after the Citizen's plan"


@pytest.mark.ruling("code-of-honor", 2)
@pytest.mark.rule("5.5.3-b")
def test_bandits_use_code_of_honor_and_nothing_else() -> None:
    scene = bandits(cards={"ancient-city": "longbows", "steppe": "bear-traps", "river": "code-of-honor"})
    scene.dice(defense="two", attack="hollow hollow").do("campaign", "done", "dice:4")
    assert plans(scene) == [(-1, "code-of-honor")]
    assert rolled(scene) == (2, 1)


def test_bandits_who_may_not_use_code_of_honor_use_their_other_plans() -> None:
    scene = bandits(cards={"wastes": "horse-archers", "river": "code-of-honor"}, advisers=["true-names longbows"])
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:4", "go-on")
    assert plans(scene) == [(-1, "horse-archers")], "True Names beside an Order adviser forbids it to them"


# --- Outriders


def test_outriders_ignore_skulls_but_not_the_swords_beside_them() -> None:
    scene = duel(advisers=["outriders"], warbands={"steppe": (1, 1)})
    scene.dice(defense="blank", attack="skull skull").do("campaign", "done", "dice:2", "use:outriders")
    assert worth(scene, "attack") == 4
    assert scene.board() == 4, "nobody died"
    bare = duel(warbands={"steppe": (1, 1)})
    bare.dice(defense="blank", attack="skull skull").do("campaign", "done", "dice:2")
    assert bare.board() == 2


def test_outriders_are_for_attackers() -> None:
    scene = duel(advisers=["-", "outriders"])
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1")
    assert without_plans(scene)


# --- Field Promotion


@pytest.mark.rule("5.5.8-a", "10.gain-a")
def test_field_promotion_gains_three_warbands_on_victory() -> None:
    scene = duel(advisers=["field-promotion"], warbands={"steppe": (1, 1)})
    scene.dice(defense="blank", attack="sword sword").do("campaign", "done", "dice:2", "use:field-promotion")
    scene.picks(0)
    assert (scene.board(), scene.favor(), scene.favor_on("field-promotion")) == (7, 4, 1)


@pytest.mark.rule("7.1.2-c", "5.5.8-a")
def test_a_defenders_field_promotion_is_paid_to_the_bank() -> None:
    scene = duel(advisers=["-", "field-promotion"])
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1").answers(1, "use:field-promotion")
    assert (scene.board(1), scene.favor(1), scene.favor_on("field-promotion")) == (3, 4, 0)
    assert scene.bank("order") == 4


@pytest.mark.rule("5.5.8-a")
def test_field_promotion_brings_nothing_on_defeat_and_only_what_the_bank_has() -> None:
    scene = duel(advisers=["field-promotion"])
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1", "use:field-promotion")
    assert scene.board() == 2, "two of four died"
    short = duel(advisers=["-", "field-promotion"], warbands={"steppe": (1, 2), "river": (1, 11)}, board=[1, 0])
    short.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1").answers(1, "use:field-promotion")
    assert (short.board(1), short.reserve(1)) == (1, 0)


# --- Shield Wall


@pytest.mark.rule("5.5.6-d", "7.1.2-c")
def test_shield_wall_adds_two_dice_and_dies_to_the_last_on_defeat() -> None:
    scene = duel(advisers=["-", "shield-wall"], warbands={"steppe": (1, 3)}, board=[6, 2])
    scene.dice(defense="blank blank blank", attack="sword " * 6).do("campaign", "done", "dice:6")
    scene.answers(1, "use:shield-wall")
    assert rolled(scene) == (6, 3)
    assert (scene.board(1), scene.reserve(1)) == (0, 14), "sites and board alike"


@pytest.mark.rule("5.5.6-a")
def test_shield_wall_harms_nobody_if_it_holds() -> None:
    scene = duel(advisers=["-", "shield-wall"], warbands={"steppe": (1, 3)}, board=[6, 2])
    scene.dice(defense="two two two", attack="sword").do("campaign", "done", "dice:1").answers(1, "use:shield-wall")
    assert (scene.board(1), scene.army("steppe"), scene.board()) == (2, (1, 3), 3)


@pytest.mark.rule("5.5.3-d", "5.5.6-d")
def test_shield_wall_of_an_ally_dooms_the_whole_side_and_no_far_board() -> None:
    scene = empire(advisers=["shield-wall"], warbands={"steppe": (0, 1)}, board=[2, 2, 6])
    scene.dice(defense="blank blank blank", attack="sword " * 6).do("campaign", "player:1", "done", "dice:6")
    scene.answers(0, "use:shield-wall")
    scene.picks(2)
    assert (scene.board(1), scene.board(0)) == (0, 2), "the Chancellor's board was not in the force"


def test_the_traveling_doctor_saves_what_the_shield_wall_dooms() -> None:
    scene = duel(advisers=["-", "shield-wall traveling-doctor"], warbands={"steppe": (1, 3)}, board=[6, 2])
    scene.dice(defense="blank blank blank", attack="sword " * 6).do("campaign", "done", "dice:6")
    scene.answers(1, "use:shield-wall", "use:traveling-doctor")
    assert scene.board(1) == 5


# --- Military Parade


@pytest.mark.ruling("military-parade", 1)
@pytest.mark.rule("5.5.8-a")
def test_military_parade_gains_one_favor_for_each_faceup_adviser() -> None:
    scene = duel(
        advisers=["military-parade", "tavern-songs storyteller", "scryer"],
        facedown_advisers=["", "wolves"],
        warbands={"steppe": (1, 1)},
    )
    scene.dice(defense="blank", attack="sword sword").do("campaign", "done", "dice:2", "use:military-parade")
    scene.picks(0)
    assert (scene.favor(), scene.bank("hearth")) == (7, 1), "two Hearth advisers; facedown ones have no suit"
    assert (scene.bank("beast"), scene.bank("discord"), scene.bank("order")) == (3, 3, 3)


@pytest.mark.rule("10.your-enemy-a", "9.3-a")
def test_military_parade_counts_imperial_allies_and_stops_at_an_empty_bank() -> None:
    scene = empire(
        advisers=["scryer naysayers", "storyteller", "military-parade"],
        warbands={"steppe": (0, 1)},
        bank={"discord": 1},
    )
    scene.dice(defense="blank", attack="sword " * 6)
    scene.do("campaign", "player:1", "done", "dice:6", "use:military-parade")
    scene.picks(2)
    assert (scene.favor(2), scene.bank("discord"), scene.bank("hearth")) == (7, 0, 2)


@pytest.mark.ruling("military-parade", 2)
def test_favor_of_the_bandits_parade_is_burned() -> None:
    scene = bandits(advisers=["tavern-songs storyteller"], cards={"river": "military-parade"}, board=[1])
    shared = scene.state.shared
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1")
    assert plans(scene) == [(-1, "military-parade")]
    assert (scene.bank("hearth"), scene.state.shared) == (1, shared + 2)


def test_military_parade_against_bandits_is_not_offered() -> None:
    scene = bandits(advisers=["military-parade"])
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1")
    assert without_plans(scene)


def test_a_defeated_parade_gains_nothing() -> None:
    scene = duel(advisers=["military-parade", "storyteller"])
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1", "use:military-parade")
    assert (scene.favor(), scene.bank("hearth")) == (5, 3)


# --- Specialist


@pytest.mark.rule("9.2-a", "7.1.2-a")
def test_specialist_keeps_the_defender_from_using_plans() -> None:
    scene = duel(advisers=["specialist longbows", "wrestlers"])
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1", "use:specialist")
    assert scene.options() == ["go-on", "use:longbows"], "the attacker goes on"
    scene.do("go-on")
    assert plans(scene) == [(0, "specialist")]
    assert (scene.favor(), scene.favor_on("specialist")) == (3, 2)
    poor = duel(advisers=["specialist", "wrestlers"], favor=[1])
    poor.do("campaign", "done", "dice:1")
    assert poor.asked() == [1], "two favor or nothing"


@pytest.mark.ruling("specialist", 1)
def test_specialist_binds_imperial_allies_as_well() -> None:
    scene = empire(advisers=["longbows", "wrestlers", "specialist"], board=[2, 0, 1])
    scene.dice(defense="two", attack="hollow").do("campaign", "player:1", "done", "dice:1", "use:specialist")
    assert plans(scene) == [(2, "specialist")]
    assert scene.acting


def test_specialist_binds_bandits() -> None:
    scene = bandits(advisers=["specialist"], cards={"steppe": "longbows"})
    scene.dice(defense="two", attack="hollow hollow").do("campaign", "done", "dice:2", "use:specialist")
    assert plans(scene) == [(0, "specialist")]
    assert rolled(scene) == (2, 1)


# --- Encirclement


def test_encirclement_needs_the_larger_force() -> None:
    scene = duel(advisers=["encirclement"], board=[3, 0])
    scene.dice(defense="two", attack="hollow " * 5).do("campaign", "done", "dice:3", "use:encirclement", "more", "none")
    assert (rolled(scene), scene.favor(), scene.favor_on("encirclement")) == ((5, 1), 4, 1)
    even = duel(advisers=["encirclement"], board=[2, 0])
    even.dice(defense="two", attack="hollow").do("campaign", "done", "dice:1")
    assert without_plans(even), "two against two is not larger"


@pytest.mark.rule("5.5.3-e")
def test_encirclement_of_the_defender_counts_sites_and_boards_when_it_is_used() -> None:
    scene = duel(advisers=["-", "encirclement bear-traps"], board=[4, 2])
    scene.dice(defense="two", attack="hollow").do("campaign", "done", "dice:4")
    assert scene.options(1) == ["go-on", "use:bear-traps"], "two and two are no more than four"
    scene.answers(1, "use:bear-traps", "use:encirclement", "fewer")
    assert rolled(scene) == (1, 1), "four, less the traps' one, less two"


def test_encirclement_counts_the_bandits_of_the_defense() -> None:
    scene = bandits(advisers=["encirclement"], board=[2])
    scene.dice(defense="two two", attack="hollow").do("campaign", "site:0", "done", "dice:1")
    assert without_plans(scene), "two bandits are as many"
    few = bandits(advisers=["encirclement"], board=[2])
    few.do("campaign", "done", "dice:1")
    assert few.options() == ["go-on", "use:encirclement"]
